package indexer

import (
	"fmt"

	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// programs names a task's programs, which the contracts number.
var programs = []string{"PROLOGUE", "STEP", "EPILOGUE"}

// enumName fails on a value that a later version of the contracts may have added.
func enumName(names []string, v uint8) (string, error) {
	if int(v) >= len(names) {
		return "", fmt.Errorf("enum value %d of %d known", v, len(names))
	}
	return names[v], nil
}

// weights is the weights of the enrolment slots, without the zeros behind the last one.
func weights(s trainingtasks.TrainingTaskSpec) []Long {
	spec, list := protocol.TaskSpec(s), []Long{}
	for _, w := range spec.WeightList() {
		list = append(list, Long(w))
	}
	return list
}
