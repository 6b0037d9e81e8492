package ops

import (
	"slices"
	"strings"
	"testing"

	"assay/repops/program"
)

// Every primitive of programs is an operation here, by itself, with a shape, or as several; but for iota, which reads nothing.
func TestPrimitivesAreOperations(t *testing.T) {
	count := 0
	for o := program.OpCopy; !strings.HasPrefix(o.String(), "op("); o++ {
		count++
		if o == program.OpIota || slices.Contains(TensorNames(), o.String()) {
			continue
		}
		if _, err := Lookup(o.String()); err != nil && strings.HasPrefix(err.Error(), "no scalar operation") {
			t.Errorf("%v: %v", o, err)
		}
	}
	if count < 20 {
		t.Fatalf("%d primitives", count)
	}
}
