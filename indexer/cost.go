package indexer

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/graph-gophers/graphql-go/ast"
	gqlast "github.com/vektah/gqlparser/v2/ast"
)

const (
	// maxRows is the most rows one request may ask for: lists count their page size times what is asked of each row.
	maxRows = 50_000
	// maxValues is the most values it may ask for, one for about every hundred bytes of the answer. It bounds the work outside the database,
	// and the answer's size: rows are priced the same however many of their fields are selected, under however long names.
	maxValues = 250_000
	// maxDescribed is the most values it may ask for of the schema's description, which takes no rows. What tools ask for at their start,
	// all of it, is below half of that.
	maxDescribed = 600_000
	// maxTokens bounds the work of parsing; a query of maxQueryLength cannot need more.
	maxTokens = 5_000
	// countCost is what a totalCount adds to its list: it visits an index, not rows.
	countCost = 20
	// valueBytes is how much of an answer counts as a value.
	valueBytes = 100
	// listLength is what a list that is no page counts: there is one entry at most for each slot of a task.
	listLength = 64
	// describedBytes is more than any text of the schema's description has.
	describedBytes = 1 << 10
	// maxAnswer bounds the bytes of an answer. What the limits above admit is below it, unless most values are longer than they count.
	maxAnswer = 32 << 20
	// signaturesCost is the reading of what a proposal's calldata has of signatures, beside their entries.
	signaturesCost = 200
	// specCost is the reading of a task's specification.
	specCost = 32
)

// price is what a query may come to.
type price struct{ rows, values, described int64 }

func (p price) plus(q price) price {
	return price{add(p.rows, q.rows), add(p.values, q.values), add(p.described, q.described)}
}

func (p price) times(n int64) price {
	return price{mul(p.rows, n), mul(p.values, n), mul(p.described, n)}
}

// coster prices a query before any of it runs.
type coster struct {
	schema *ast.Schema
	// entries is how many entries a list of the schema's description has, about.
	entries map[string]int64
	// lists are the fields that are lists of scalars.
	lists map[schemaField]bool
}

// schemaField is a field of a type.
type schemaField struct{ of, name string }

func newCoster(schema *ast.Schema) coster {
	c := coster{schema, map[string]int64{
		"types": int64(len(schema.Types)), "directives": int64(len(schema.Directives)), "fields": 10, "inputFields": 5, "enumValues": 4, "args": 2,
	}, map[schemaField]bool{}}
	for name, t := range schema.Types {
		obj, ok := t.(*ast.ObjectTypeDefinition)
		if !ok {
			continue
		}
		for _, f := range obj.Fields {
			of, list := namedType(f.Type)
			if _, rows := schema.Types[of].(*ast.ObjectTypeDefinition); list && !rows {
				c.lists[schemaField{name, f.Name}] = true
			}
		}
	}
	return c
}

// check refuses a query that asks for too much.
func (c coster) check(doc document, variables map[string]any) error {
	p, err := c.price(doc, variables)
	if err != nil {
		return err
	}
	for _, limit := range []struct {
		asked, most int64
		what, hint  string
	}{
		{p.rows, maxRows, "rows", fmt.Sprintf("lower first or last, above all of nested lists (without one a list counts %d)", defaultPage)},
		{p.values, maxValues, "values", fmt.Sprintf("select fewer fields, or lower first or last of nested lists (without one a list counts %d)", defaultPage)},
		{p.described, maxDescribed, "values of the schema's description", "ask for each list of it once"},
	} {
		if limit.asked > limit.most {
			return &queryError{"QueryTooComplex", fmt.Sprintf("the query may ask for %d %s, the limit is %d", limit.asked, limit.what, limit.most), limit.hint}
		}
	}
	return nil
}

// price is what the operations of a document may ask for. A document that names what is not in the schema costs nothing there: the executor
// refuses it with a better message.
func (c coster) price(doc document, variables map[string]any) (total price, err error) {
	p := pricing{coster: c, doc: doc.parsed, fragments: map[fragmentUse]price{}}
	for _, op := range doc.parsed.Operations {
		root := c.schema.RootOperationTypes[string(op.Operation)]
		if root == nil {
			continue
		}
		p.variables = map[string]any{}
		for _, v := range op.VariableDefinitions {
			if v.DefaultValue != nil {
				p.variables[v.Variable] = literal(v.DefaultValue, nil)
			}
			if given, ok := variables[v.Variable]; ok {
				p.variables[v.Variable] = given
			}
		}
		clear(p.fragments)
		total = total.plus(p.selections(op.SelectionSet, root.TypeName(), 0))
	}
	if p.cyclic {
		return price{}, &queryError{"InvalidQuery", "a fragment includes itself", "remove the cycle"}
	}
	return total, nil
}

type pricing struct {
	coster
	doc       *gqlast.QueryDocument
	variables map[string]any
	// fragments holds prices already worked out, and inProgress while one is.
	fragments map[fragmentUse]price
	cyclic    bool
}

// fragmentUse is a fragment in a list of some page size, which its price depends on if it is one of a connection.
type fragmentUse struct {
	name string
	page int64
}

var inProgress = price{rows: -1}

// selections prices a selection set of a type; page is the page size if the type is a connection.
func (p *pricing) selections(set gqlast.SelectionSet, typeName string, page int64) (sum price) {
	for _, sel := range set {
		switch sel := sel.(type) {
		case *gqlast.Field:
			sum = sum.plus(p.field(sel, typeName, page))
		case *gqlast.InlineFragment:
			sum = sum.plus(p.selections(sel.SelectionSet, typeName, page))
		case *gqlast.FragmentSpread:
			sum = sum.plus(p.fragment(fragmentUse{sel.Name, page}))
		}
	}
	return sum
}

func (p *pricing) fragment(use fragmentUse) price {
	if known, ok := p.fragments[use]; ok {
		if known == inProgress {
			p.cyclic = true
			return price{}
		}
		return known
	}
	def := p.doc.Fragments.ForName(use.name)
	if def == nil {
		return price{} // Refused by validation.
	}
	p.fragments[use] = inProgress
	sum := p.selections(def.SelectionSet, def.TypeCondition, use.page)
	p.fragments[use] = sum
	return sum
}

// describes prices a field of the schema's description: no rows, but aliased and nested lists multiply in the same way.
func (p *pricing) describes(f *gqlast.Field) price {
	return price{described: nameCost(f)}.plus(p.selections(f.SelectionSet, "__"+f.Name, 0)).times(max(1, p.entries[f.Name]))
}

// nameCost is that of a value under the name that it has in the answer.
func nameCost(f *gqlast.Field) int64 { return 1 + int64(len(f.Alias))/valueBytes }

func (p *pricing) field(f *gqlast.Field, typeName string, page int64) price {
	if strings.HasPrefix(typeName, "__") || strings.HasPrefix(f.Name, "__") && f.Name != "__typename" {
		return p.describes(f)
	}
	value := price{values: nameCost(f)}
	obj, ok := p.schema.Types[typeName].(*ast.ObjectTypeDefinition)
	if !ok {
		return value
	}
	def := obj.Fields.Get(f.Name)
	if def == nil {
		return value // __typename, or refused by validation.
	}
	child, list := namedType(def.Type)
	row := price{rows: 1}
	switch {
	case strings.HasSuffix(child, "Connection"):
		return value.plus(row).plus(p.selections(f.SelectionSet, child, p.pageSize(f)))
	case strings.HasSuffix(typeName, "Connection"):
		switch {
		case f.Name == "totalCount":
			return value.plus(price{rows: countCost})
		case list:
			return value.plus(row.plus(p.selections(f.SelectionSet, child, 0)).times(page))
		}
		// The page is read for what is said of it.
		return value.plus(row.times(page)).plus(p.selections(f.SelectionSet, child, 0))
	case strings.HasSuffix(typeName, "Edge"):
		return value.plus(p.selections(f.SelectionSet, child, 0)) // The row is counted by its connection.
	case typeName == "Attestation" && f.Name == "quote":
		return value.plus(row).plus(price{values: quoteBytes / valueBytes})
	case typeName == "Round" && f.Name == "signatures":
		// The node is asked for a transaction, and its calldata decoded.
		value = value.plus(row).plus(price{values: signaturesCost})
		return value.plus(p.selections(f.SelectionSet, child, 0).plus(price{values: 1}).times(listLength))
	case child == "TrainingTaskSpec":
		return value.plus(row).plus(price{values: specCost}).plus(p.selections(f.SelectionSet, child, 0))
	case list:
		return value.plus(p.selections(f.SelectionSet, child, 0).plus(price{values: 1}).times(listLength))
	case len(f.SelectionSet) > 0:
		return value.plus(row).plus(p.selections(f.SelectionSet, child, 0))
	}
	return value
}

func (p *pricing) pageSize(f *gqlast.Field) int64 {
	size := int64(defaultPage)
	for _, arg := range f.Arguments {
		if arg.Name != "first" && arg.Name != "last" {
			continue
		}
		switch v := literal(arg.Value, p.variables).(type) {
		case nil:
		case int64:
			size = v
		case float64:
			size = int64(min(max(v, 0), maxPage))
		default:
			size = maxPage // Refused by validation.
		}
	}
	// A page of none still asks whether there are any.
	return min(max(size, 1), maxPage)
}

// literal reads the scalars that a page size can be.
func literal(v *gqlast.Value, variables map[string]any) any {
	switch v.Kind {
	case gqlast.Variable:
		return variables[v.Raw]
	case gqlast.IntValue:
		if n, err := strconv.ParseInt(v.Raw, 10, 64); err == nil {
			return n
		}
		return int64(maxPage)
	case gqlast.NullValue:
		return nil
	}
	return v.Raw
}

// namedType is the type that a type wraps, and whether it is one of a list.
func namedType(t ast.Type) (name string, list bool) {
	for {
		switch inner := t.(type) {
		case *ast.NonNull:
			t = inner.OfType
		case *ast.List:
			t, list = inner.OfType, true
		case ast.NamedType:
			return inner.TypeName(), list
		default:
			return "", list
		}
	}
}

func add(a, b int64) int64 {
	if a > math.MaxInt64-b {
		return math.MaxInt64
	}
	return a + b
}

func mul(a, b int64) int64 {
	if a != 0 && b > math.MaxInt64/a {
		return math.MaxInt64
	}
	return a * b
}
