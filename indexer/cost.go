package indexer

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/graph-gophers/graphql-go/ast"
	gqlast "github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/parser"
)

const (
	// maxCost is the most rows one request may ask for: lists count their page size times what is asked of each row.
	maxCost = 50_000
	// maxTokens bounds the work of parsing; a query of maxQueryLength cannot need more.
	maxTokens = 5_000
	// countCost is what a totalCount adds to its list: it visits an index, not rows.
	countCost = 20
)

// coster prices a query before any of it runs.
type coster struct{ schema *ast.Schema }

// cost is the number of rows that the operations of a document may ask for. A document that does not parse costs nothing:
// the executor refuses it with a better message.
func (c coster) cost(query string, variables map[string]any) (int64, error) {
	doc, err := parser.ParseQueryWithTokenLimit(&gqlast.Source{Input: query}, maxTokens)
	if err != nil {
		if strings.Contains(err.Error(), "token limit") {
			return 0, &queryError{"QueryTooComplex", fmt.Sprintf("the query has more than %d tokens", maxTokens), "split it"}
		}
		return 0, &queryError{"InvalidQuery", err.Error(), "see the schema at /"}
	}
	p := pricing{schema: c.schema, doc: doc, fragments: map[fragmentUse]int64{}}
	var total int64
	for _, op := range doc.Operations {
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
		total = add(total, p.selections(op.SelectionSet, root.TypeName(), 0))
	}
	if p.cyclic {
		return 0, &queryError{"InvalidQuery", "a fragment includes itself", "remove the cycle"}
	}
	return total, nil
}

type pricing struct {
	schema    *ast.Schema
	doc       *gqlast.QueryDocument
	variables map[string]any
	// fragments holds prices already worked out, and inProgress while one is.
	fragments map[fragmentUse]int64
	cyclic    bool
}

// fragmentUse is a fragment in a list of some page size, which its price depends on if it is one of a connection.
type fragmentUse struct {
	name string
	page int64
}

const inProgress = -1

// selections prices a selection set of a type; page is the page size if the type is a connection.
func (p *pricing) selections(set gqlast.SelectionSet, typeName string, page int64) (sum int64) {
	for _, sel := range set {
		switch sel := sel.(type) {
		case *gqlast.Field:
			sum = add(sum, p.field(sel, typeName, page))
		case *gqlast.InlineFragment:
			sum = add(sum, p.selections(sel.SelectionSet, typeName, page))
		case *gqlast.FragmentSpread:
			sum = add(sum, p.fragment(fragmentUse{sel.Name, page}))
		}
	}
	return sum
}

func (p *pricing) fragment(use fragmentUse) int64 {
	if price, ok := p.fragments[use]; ok {
		if price == inProgress {
			p.cyclic = true
			return 0
		}
		return price
	}
	def := p.doc.Fragments.ForName(use.name)
	if def == nil {
		return 0 // Refused by validation.
	}
	p.fragments[use] = inProgress
	price := p.selections(def.SelectionSet, def.TypeCondition, use.page)
	p.fragments[use] = price
	return price
}

// introspected is how many entries a list of the schema's description has, about: types of this schema, and what a type holds.
var introspected = map[string]int64{"types": 130, "fields": 10, "inputFields": 5, "enumValues": 4, "args": 2, "directives": 5}

// introspection prices a description of the schema: no rows, but aliased and nested lists multiply in the same way.
func (p *pricing) introspection(f *gqlast.Field) int64 {
	return mul(max(1, introspected[f.Name]), add(1, p.selections(f.SelectionSet, "__"+f.Name, 0)))
}

func (p *pricing) field(f *gqlast.Field, typeName string, page int64) int64 {
	if f.Name == "__typename" {
		return 0
	}
	if strings.HasPrefix(f.Name, "__") || strings.HasPrefix(typeName, "__") {
		if len(f.SelectionSet) == 0 {
			return 0
		}
		return p.introspection(f)
	}
	obj, ok := p.schema.Types[typeName].(*ast.ObjectTypeDefinition)
	if !ok {
		return 1
	}
	def := obj.Fields.Get(f.Name)
	if def == nil {
		return 1 // Refused by validation.
	}
	child := namedType(def.Type)
	switch {
	case strings.HasSuffix(child, "Connection"):
		return add(1, p.selections(f.SelectionSet, child, p.pageSize(f)))
	case strings.HasSuffix(typeName, "Connection"):
		if f.Name == "totalCount" {
			return countCost
		}
		return mul(page, add(1, p.selections(f.SelectionSet, child, 0)))
	case strings.HasSuffix(typeName, "Edge"):
		return p.selections(f.SelectionSet, child, 0) // Counted by its connection.
	case len(f.SelectionSet) > 0:
		return add(1, p.selections(f.SelectionSet, child, 0))
	}
	return 0
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

func namedType(t ast.Type) string {
	for {
		switch inner := t.(type) {
		case *ast.NonNull:
			t = inner.OfType
		case *ast.List:
			t = inner.OfType
		case ast.NamedType:
			return inner.TypeName()
		default:
			return ""
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
