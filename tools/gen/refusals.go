package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

const (
	// abis is where every deployed contract's ABI is.
	abis = "trainer-py/assay_trainer/abi"
	// advice is where it is written what to do about each error.
	advice = "docs/errors.md"
)

// entry is one of an ABI.
type entry struct {
	Type, Name string
	Inputs     []struct{ Name, InternalType string }
}

// contract is a deployed contract: what it can say and refuse with.
type contract struct {
	name            string
	events, refuses []entry
}

// refusal is a custom error of the contracts.
type refusal struct {
	name, advice string
	// enums is the enumerations among its arguments.
	enums map[string]*enum
}

// readContracts takes events and errors from the ABIs, both by name.
func readContracts() (list []contract, err error) {
	paths, err := filepath.Glob(filepath.Join(abis, "*.json"))
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		raw, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		var entries []entry
		if err := json.Unmarshal(raw, &entries); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		c := contract{name: strings.TrimSuffix(filepath.Base(path), ".json")}
		for _, e := range entries {
			switch e.Type {
			case "event":
				c.events = append(c.events, e)
			case "error":
				c.refuses = append(c.refuses, e)
			}
		}
		byName := func(a, b entry) int { return strings.Compare(a.Name, b.Name) }
		slices.SortFunc(c.events, byName)
		slices.SortFunc(c.refuses, byName)
		list = append(list, c)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s has no ABIs. Hint: make bindings", abis)
	}
	return list, nil
}

// readRefusals takes the errors from the contracts and the advice from its page. Neither may have what the other lacks.
func readRefusals(f *facts) ([]refusal, error) {
	page, err := os.ReadFile(advice)
	if err != nil {
		return nil, err
	}
	words := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^\| (\w+) \| (.+) \|$`).FindAllStringSubmatch(string(page), -1) {
		if _, twice := words[m[1]]; twice {
			return nil, fmt.Errorf("%s advises on %s twice", advice, m[1])
		}
		words[m[1]] = m[2]
	}
	delete(words, "error") // the table's head
	all := map[string]refusal{}
	for _, c := range f.contracts {
		for _, e := range c.refuses {
			r := refusal{name: e.Name, advice: words[e.Name], enums: map[string]*enum{}}
			if r.advice == "" {
				return nil, fmt.Errorf("%s of %s: %s does not say what to do about it. Hint: add a row", e.Name, c.name, advice)
			}
			for _, x := range e.Inputs {
				if !strings.HasPrefix(x.InternalType, "enum ") {
					continue
				}
				if r.enums[x.Name] = f.named(x.InternalType); r.enums[x.Name] == nil {
					return nil, fmt.Errorf("%s of %s carries the %s, which nobody can name. Hint: add it to wanted in tools/gen/facts.go", e.Name, c.name, x.InternalType)
				}
			}
			all[e.Name] = r
		}
	}
	for name := range words {
		if _, ok := all[name]; !ok {
			return nil, fmt.Errorf("%s advises on %s, with which no contract refuses. Hint: take the row out", advice, name)
		}
	}
	var list []refusal
	for _, name := range slices.Sorted(maps.Keys(all)) {
		list = append(list, all[name])
	}
	return list, nil
}

// named is the enumeration that an ABI calls so: "enum Phase", or of an interface or library "enum ITrainingAudit.Stage".
func (f *facts) named(internal string) *enum {
	scope, name, scoped := strings.Cut(strings.TrimPrefix(internal, "enum "), ".")
	if !scoped {
		return f.enum(internal)
	}
	for i := range f.enums {
		if e := &f.enums[i]; e.name == name && filepath.Base(e.file) == scope+".sol" {
			return e
		}
	}
	return nil
}

// goRefusals is the errors as package chain has them.
func goRefusals(f *facts) ([]byte, error) {
	imports := []string{"github.com/ethereum/go-ethereum/accounts/abi/bind/v2", ""}
	for _, c := range f.contracts {
		imports = append(imports, "assay/bindings/"+strings.ToLower(c.name))
	}
	s := newSource("chain", append(imports, "assay/protocol")...)
	s.line("// Names of the contracts' custom errors, as Revert.Name has them.\nconst (")
	for _, r := range f.refusals {
		s.line("Revert%s = %q", r.name, r.name)
	}
	s.line(")\n\n// advice is what %s says to do about each error.\nvar advice = map[string]string{", advice)
	for _, r := range f.refusals {
		s.line("Revert%s: %q,", r.name, r.advice)
	}
	s.line("}\n\n// enumArgs are the arguments of errors that are enums, which bindings know as numbers, with what gives their members' names.")
	s.line("var enumArgs = map[string]func(uint8) string{")
	for _, r := range f.refusals {
		for _, argument := range slices.Sorted(maps.Keys(r.enums)) {
			e := r.enums[argument]
			kind := e.goName
			if e.goPackage == "" {
				kind = "protocol." + kind
			}
			s.line("Revert%s + %q: func(n uint8) string { return %s(n).String() },", r.name, "."+argument, kind)
		}
	}
	s.line("}\n\n// metaData is that of every contract: one may pass on another's error.\nvar metaData = []*bind.MetaData{")
	for _, c := range f.contracts {
		s.line("&%s.%sMetaData,", strings.ToLower(c.name), c.name)
	}
	s.line("}")
	return s.done()
}

// pythonRefusals is what the trainer has of the errors.
func pythonRefusals(f *facts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n# ruff: noqa: E501\n\"\"\"The contracts' custom errors: what to do about each (%s), and the names of their arguments' values.\"\"\"\n\n", header, advice)
	b.WriteString("from __future__ import annotations\n\n# Contracts whose ABI the package has.\nCONTRACTS = (\n")
	for _, c := range f.contracts {
		fmt.Fprintf(&b, "    %q,\n", c.name)
	}
	b.WriteString(")\n\nADVICE = {\n")
	for _, r := range f.refusals {
		fmt.Fprintf(&b, "    %q: %s,\n", r.name, pythonText(r.advice))
	}
	b.WriteString("}\n\n# Arguments that are enumerations: the members' names.\nENUMS = {\n")
	for _, r := range f.refusals {
		for _, argument := range slices.Sorted(maps.Keys(r.enums)) {
			var members []string
			for _, m := range r.enums[argument].members {
				members = append(members, fmt.Sprintf("%q", m))
			}
			fmt.Fprintf(&b, "    (%q, %q): (%s),\n", r.name, argument, strings.Join(members, ", "))
		}
	}
	b.WriteString("}\n")
	return b.Bytes(), nil
}

// pythonText is a text as the formatter leaves it.
func pythonText(text string) string {
	if strings.Contains(text, `"`) && !strings.Contains(text, "'") {
		return "'" + text + "'"
	}
	return fmt.Sprintf("%q", text)
}
