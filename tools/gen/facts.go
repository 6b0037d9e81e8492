package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"

	"assay/repops/quant"
)

// Where the facts are written.
const (
	types  = "contracts/src/facts/Types.sol"
	abi    = "trainer-py/assay_trainer/abi/TrainingTasks.json"
	leaves = "repops/leaves.go"
)

// facts is what the generated files are made of.
type facts struct {
	fields []field
	enums  []enum
	dtypes []dtype

	operators []operator
	contracts []contract
	refusals  []refusal
}

// field is one of the spec, in the contract's order.
type field struct {
	name string
	kind string // its type in the ABI; "enum X" for an enumeration
	doc  []string
	// section is what a line of its own says before it in Types.sol.
	section string
}

// enum is an enumeration of the contracts that others repeat.
type enum struct {
	file, name string
	// goPackage is the package that has its type (protocol if empty), goName the type's name and goPrefix that of its values; bare says that the
	// package has words of its own for the values. indexer is the list of its names in package indexer. python says that the trainer has it.
	// What is empty is not wanted.
	goPackage, goName, goPrefix, indexer string
	bare, python                         bool
	// schema is how the GraphQL schema has it, nil if it does not.
	schema *served

	doc     []string
	members []string
	// docs is what the contract says of each member, empty of most.
	docs [][]string
}

// served is an enumeration of the schema.
type served struct {
	name string
	// words is its description, none if the values say enough.
	words string
	// without is the members that nothing served has; and what rows can have besides, which is the indexer's own.
	without, and []string
}

// dtype is an element type of a committed vector.
type dtype struct {
	name  string
	value string
}

const (
	audits   = "contracts/src/training/ITrainingAudit.sol"
	enclaves = "contracts/src/training/IEnclaves.sol"
	chainPkg = "internal/chain"
)

// wanted is the enumerations.
var wanted = []enum{
	{file: types, name: "TaskStatus", goName: "TaskStatus", goPrefix: "Status", indexer: "taskStatuses", python: true, schema: &served{name: "TaskStatus"}},
	{file: types, name: "Phase", goName: "Phase", goPrefix: "Phase", python: true},
	{file: types, name: "RoundStatus", goName: "RoundStatus", goPrefix: "Round", python: true, schema: &served{
		name: "RoundStatus", without: []string{"None"}, and: []string{"LAPSED"},
		words: "CARRIED: without a proposal; accepted is above 0 where the run failed meanwhile, which pays what was committed. LAPSED: the run ended while " +
			"nothing was committed in the open round.",
	}},
	{file: types, name: "Role", goName: "Role", goPrefix: "Role", indexer: "roles", schema: &served{name: "Role"}},
	{file: types, name: "Tier", goName: "Tier", goPrefix: "Tier", indexer: "tiers", python: true, schema: &served{name: "Tier"}},
	{file: types, name: "AggregationRule", goName: "AggregationRule", indexer: "aggregationRules", python: true, schema: &served{name: "AggregationRule"}},
	{file: types, name: "Quantization", goName: "Quantization", goPrefix: "Quantization", indexer: "quantizations", python: true,
		schema: &served{name: "Quantization"}},
	{file: types, name: "PayloadKind", goName: "PayloadKind", goPrefix: "Payload", indexer: "payloadKinds", python: true, schema: &served{name: "PayloadKind"}},
	{file: types, name: "OuterUpdate", goName: "OuterUpdate", indexer: "outerUpdates", python: true, schema: &served{name: "OuterUpdate"}},
	{file: "contracts/src/aggregation/IAggregationFraud.sol", name: "Fault", goName: "Fault", goPrefix: "Fault", indexer: "faults", schema: &served{
		name: "Fault", and: []string{"EQUIVOCATION"},
		words: "What was proven wrong: a number of a statement (PARAMETER, MOMENTUM, INTERLEAVED, PARTIAL, TOTAL, SCORE), an included payload that is malformed " +
			"(PAYLOAD), silence of signers (WITHHELD), or two statements of one transition (EQUIVOCATION).",
	}},
	{file: "contracts/src/aggregation/IRootDescent.sol", name: "Turn", goPackage: chainPkg, goName: "Turn", goPrefix: "Turn"},
	{file: "contracts/src/publication/IObjectDemands.sol", name: "Part", goPackage: chainPkg, goName: "ObjectPart", goPrefix: "Object", bare: true,
		indexer: "objectParts", schema: &served{
			name: "ObjectPart",
			words: "What of a task somebody demanded that its sponsor show, or the run ends and the escrow is divided: MANIFEST, a range of leaves of the first " +
				"state's PARAMS or MOMENTUM, up to 20 entries of a PROGRAM, a range of records of the DATASET, or a range of leaves of a CONSTANT that a " +
				"program names.",
		}},
	{file: "contracts/src/training/ITrainingFraud.sol", name: "Fault", goPackage: chainPkg, goName: "TrainingFault", goPrefix: "TrainingFault",
		indexer: "trainingFaults", schema: &served{
			name: "TrainingFault",
			words: "What was proven of a trainer's claim. ELEMENT: an element of a node's output. SOURCE: one that was to be a copy of a record or of the round's " +
				"state. OUTPUT: a tensor of the local state after a transition. PAYLOAD: what is paid for is not what was computed. WITHHELD: the trainer did not " +
				"publish what it had committed to.",
		}},
	{file: "contracts/src/training/IDisputeViews.sol", name: "Turn", goPackage: chainPkg, goName: "TrainingTurn", goPrefix: "TrainingTurn",
		indexer: "disputeTurns", schema: &served{
			name: "DisputeTurn", without: []string{"None", "Over"},
			words: "CHALLENGE: ask, or prove. POST: the segment's root. REVEAL: what is below the node. LEAF: the leaf of the element, and its accumulators.",
		}},
	{file: enclaves, name: "Vendor", goName: "EnclaveVendor", goPrefix: "Vendor", indexer: "vendors", schema: &served{
		name:  "Vendor",
		words: "Whose quote it is. SOFTWARE is a guest that nothing protects: it is taken on development chains alone.",
	}},
	{file: enclaves, name: "QuoteFault", goName: "QuoteFault", goPrefix: "Quote", indexer: "quoteFaults", schema: &served{
		name: "QuoteFault",
		words: "What an attestation of a TDX guest was proven wrong by. SIGNATURE: its quote is not signed by the key that it brings. ATTESTATION_KEY: the " +
			"quoting enclave does not vouch for that key.",
	}},
	{file: audits, name: "Stage", goPackage: chainPkg, goName: "AuditStage", goPrefix: "Audit", schema: &served{name: "AuditStage", without: []string{"None"}}},
	{file: audits, name: "Outcome", indexer: "auditOutcomes", schema: &served{
		name: "AuditOutcome",
		words: "PAID: bond and reward are the auditor's. VOID: nothing was drawn to open, the bond goes back. NOT_OPENED: the bond burns. REFUTED: half of it " +
			"burns, half is the trainer's.",
	}},
	{file: "contracts/src/arithmetic/TensorProof.sol", name: "Verdict", goPackage: chainPkg, goName: "OpeningVerdict", goPrefix: "Opening"},
	{file: "contracts/src/training/Program.sol", name: "Rule", indexer: "programRules", schema: &served{name: "ProgramRule"}},
}

func read() (*facts, error) {
	f := &facts{enums: slices.Clone(wanted)}
	for i := range f.enums {
		if err := f.enums[i].read(); err != nil {
			return nil, err
		}
	}
	var err error
	if f.fields, err = readFields(); err != nil {
		return nil, err
	}
	if f.dtypes, err = readDTypes(); err != nil {
		return nil, err
	}
	if f.operators, err = readOperators(); err != nil {
		return nil, err
	}
	if f.contracts, err = readContracts(); err != nil {
		return nil, err
	}
	f.refusals, err = readRefusals(f)
	return f, err
}

// isBits says that a field is the bits of a binary32, which the ABI does not tell from a number.
func (f field) isBits() bool {
	switch f.name {
	case "outerLearningRate", "outerMomentum", "clipL2Norm":
		return true
	}
	return false
}

// enum is the enumeration that a field has values of, nil if it has none.
func (f *facts) enum(kind string) *enum {
	for i := range f.enums {
		if f.enums[i].file == types && kind == "enum "+f.enums[i].name {
			return &f.enums[i]
		}
	}
	return nil
}

func (e *enum) read() error {
	text, err := os.ReadFile(e.file)
	if err != nil {
		return err
	}
	m := regexp.MustCompile(`((?:[ ]*///[^\n]*\n)*)[ ]*enum ` + e.name + ` \{([^}]*)\}`).FindStringSubmatch(string(text))
	if m == nil {
		return fmt.Errorf("%s has no enum %s", e.file, e.name)
	}
	var said string
	for line := range strings.Lines(m[2]) {
		switch name := strings.Trim(line, " ,\n"); {
		case strings.HasPrefix(name, "///"):
			said += line
		case name != "" && !strings.HasPrefix(name, "//"):
			e.members, e.docs, said = append(e.members, name), append(e.docs, comment(said)), ""
		}
	}
	e.doc = comment(m[1])
	return nil
}

// comment is the text of NatSpec lines.
func comment(lines string) []string {
	var text []string
	for line := range strings.Lines(lines) {
		line = strings.TrimPrefix(strings.TrimSpace(line), "///")
		text = append(text, regexp.MustCompile(`^ (@(dev|notice) )?`).ReplaceAllString(line, ""))
	}
	return text
}

// readFields takes names, types and order from the ABI, and what they mean from Types.sol.
func readFields() ([]field, error) {
	raw, err := os.ReadFile(abi)
	if err != nil {
		return nil, err
	}
	type parameter struct {
		Name, Type, InternalType string
		Components               []parameter
	}
	var entries []struct {
		Name    string
		Outputs []parameter
	}
	if err := json.Unmarshal(raw, &entries); err != nil {
		return nil, fmt.Errorf("%s: %w", abi, err)
	}
	var fields []field
	for _, e := range entries {
		if e.Name != "specOf" || len(e.Outputs) != 1 {
			continue
		}
		for _, c := range e.Outputs[0].Components {
			kind := c.Type
			if strings.HasPrefix(c.InternalType, "enum ") {
				kind = c.InternalType
			}
			fields = append(fields, field{name: c.Name, kind: kind})
		}
	}
	source, err := os.ReadFile(types)
	if err != nil {
		return nil, err
	}
	_, body, _ := strings.Cut(string(source), "struct TrainingTaskSpec {\n")
	body, _, _ = strings.Cut(body, "\n}")
	found := regexp.MustCompile(`(?m)(?:^    // (----[^\n]*)\n)?((?:^    ///[^\n]*\n)*)^    [\w\[\]]+ (\w+);`).FindAllStringSubmatch(body, -1)
	if len(fields) == 0 || len(found) != len(fields) {
		return nil, fmt.Errorf("the spec has %d fields in %s and %d in %s. Hint: make bindings", len(fields), abi, len(found), types)
	}
	for i, m := range found {
		if fields[i].name != m[3] {
			return nil, fmt.Errorf("field %d of the spec is %s in %s, %s in %s. Hint: make bindings", i, fields[i].name, abi, m[3], types)
		}
		fields[i].section, fields[i].doc = m[1], comment(m[2])
	}
	return fields, nil
}

// readDTypes takes the element types from the constants of package repops.
func readDTypes() ([]dtype, error) {
	parsed, err := parser.ParseFile(token.NewFileSet(), leaves, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var found []dtype
	ast.Inspect(parsed, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
			name, is := strings.CutPrefix(v.Names[0].Name, "DType")
			if value, number := v.Values[0].(*ast.BasicLit); is && number {
				found = append(found, dtype{name, value.Value})
			}
		}
		return true
	})
	if len(found) == 0 {
		return nil, fmt.Errorf("%s has no constants DType…", leaves)
	}
	return found, nil
}

// block is the block encoding of a quantization, which has its name; false of none.
func block(member string) (quant.Format, bool, error) {
	if member == "None" {
		return 0, false, nil
	}
	f, ok := quant.Named(strings.ToLower(member))
	if !ok {
		return 0, false, fmt.Errorf("quantization %s has no block encoding in repops/quant", member)
	}
	return f, true, nil
}

// upper is a name in capitals with underscores, as GraphQL and Python write values.
func upper(name string) string {
	return strings.ToUpper(regexp.MustCompile(`([a-z0-9])([A-Z])`).ReplaceAllString(name, "${1}_$2"))
}

// title is a name with a capital, as Go exports it.
func title(name string) string { return strings.ToUpper(name[:1]) + name[1:] }
