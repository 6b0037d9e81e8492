package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"assay/protocol"
)

// maxSpecFile bounds a task template: a whole spec is about 3 kB.
const maxSpecFile = 64 << 10

var (
	amountFields = map[string]bool{
		"rewardPerGradient": true, "trainerLock": true, "keeperLock": true, "quorumLock": true, "enrollmentFee": true,
	}
	rateFields = map[string]bool{"outerLearningRate": true, "outerMomentum": true, "clipL2Norm": true}
)

// template is a specification as a file states it.
type template struct {
	protocol.TaskSpec
	// custody says that the file states custodyAssumed.
	custody bool
}

// assumeCustody states custodyAssumed where the file does not: what it has to be in a deployment that takes in so many bytes a second.
func (t *template) assumeCustody(revealRate uint32) {
	if !t.custody {
		t.CustodyAssumed = t.Known() == nil && t.CascadeDepth > 0 && t.MustAssumeCustody(revealRate)
	}
}

// readTemplate reads a task template. It has the spec's fields under the contract's names with units for
// people: amounts in whole tokens ("12.5") or the smallest unit ("1000wei"), rates and each of the weights as decimals ("0.7") or
// binary32 bits ("0x3f333333"). Fields that are left out are zero, and the version 1; one that is given twice is refused.
func readTemplate(path string, decimals uint8) (template, error) {
	spec := template{TaskSpec: protocol.TaskSpec{Version: protocol.SpecVersion}}
	raw, err := readLimited(path, maxSpecFile)
	if err != nil {
		return spec, err
	}
	const hint = "`assay-trainer init` writes a valid template; docs/formats.md names the fields"
	fields := map[string]json.RawMessage{}
	if err := protocol.UnmarshalUnique(raw, &fields); err != nil {
		return spec, withHint(fmt.Errorf("%s: %w", path, err), hint)
	}
	if fields == nil {
		return spec, withHint(fmt.Errorf("%s: it is no JSON object", path), hint)
	}
	for name, value := range fields {
		var converted any
		switch {
		case amountFields[name]:
			amount, err := parseAmount(unquote(value), decimals)
			if err != nil {
				return spec, fmt.Errorf("%s: %s: %w", path, name, err)
			}
			converted = amount.String()
		case rateFields[name]:
			if converted, err = rateBits(unquote(value)); err != nil {
				return spec, withHint(fmt.Errorf("%s: %s: %w", path, name, err), hint)
			}
		case name == "weights":
			if converted, err = weightBits(value); err != nil {
				return spec, withHint(fmt.Errorf("%s: %s: %w", path, name, err), `weights are a list by enrolment slot, such as ["3", "1", "1"]`)
			}
		default:
			continue
		}
		if fields[name], err = json.Marshal(converted); err != nil {
			return spec, err
		}
	}
	_, spec.custody = fields["custodyAssumed"]
	converted, err := json.Marshal(fields)
	if err != nil {
		return spec, err
	}
	if err := json.Unmarshal(converted, &spec.TaskSpec); err != nil {
		return spec, withHint(fmt.Errorf("%s: %w", path, err), hint)
	}
	return spec, nil
}

// unquote returns a JSON string's content, and the text of anything else.
func unquote(value json.RawMessage) string {
	var s string
	if json.Unmarshal(value, &s) == nil {
		return s
	}
	return string(bytes.TrimSpace(value))
}

// rateBits turns a decimal into the hexadecimal bits of the nearest binary32; bits stay as they are.
func rateBits(s string) (string, error) {
	if strings.HasPrefix(s, "0x") {
		return s, nil
	}
	value, err := strconv.ParseFloat(s, 32)
	if err != nil || math.IsNaN(value) || math.IsInf(value, 0) {
		return "", fmt.Errorf("%.40q is no finite decimal", s)
	}
	return fmt.Sprintf("0x%08x", math.Float32bits(float32(value))), nil
}

// weightBits is rateBits for each element of a list.
func weightBits(list json.RawMessage) ([]string, error) {
	var elements []json.RawMessage
	if err := json.Unmarshal(list, &elements); err != nil {
		return nil, err
	}
	bits := make([]string, len(elements))
	for slot, e := range elements {
		var err error
		if bits[slot], err = rateBits(unquote(e)); err != nil {
			return nil, fmt.Errorf("slot %d: %w", slot, err)
		}
	}
	return bits, nil
}

var errTooLarge = errors.New("file is too large")

func readLimited(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, err
	}
	if int64(len(raw)) > limit {
		return nil, withHint(fmt.Errorf("%s: %w", path, errTooLarge), "at most %d bytes are read", limit)
	}
	return raw, nil
}
