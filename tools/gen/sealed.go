package main

import (
	"bytes"
	"fmt"

	"assay/internal/seal"
)

// pythonSealed is what sealed data is refused for: the names and words of Go's package, for the trainer that opens it.
func pythonSealed(*facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\"\"\"What sealed data is refused for (docs/sealed-data.md).\"\"\"\n\n", header)
	b.WriteString("from __future__ import annotations\n\nfrom enum import StrEnum\n\n\nclass Refusal(StrEnum):\n    \"\"\"Names.\"\"\"\n\n")
	for _, r := range seal.Refusals {
		fmt.Fprintf(&b, "    %s = %q\n", upper(r.Name), r.Name)
	}
	b.WriteString("\n\n# What is wrong, and what to do about it.\nTEXTS = {\n")
	for _, r := range seal.Refusals {
		fmt.Fprintf(&b, "    Refusal.%s: (\n        %s,\n        %s,\n    ),\n", upper(r.Name), pythonText(r.Message), pythonText(r.Hint))
	}
	b.WriteString("}\n")
	return b.Bytes(), nil
}
