package indexer

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	gqlast "github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/parser"
)

// document is a request's text as it was read. The executor has a parser of its own, which takes some texts for something else: a block
// string with \""" in it, for one. So it is never given what was sent, but text: what was read, and is priced, printed again in a form that
// has one meaning.
type document struct {
	parsed *gqlast.QueryDocument
	text   string
	// keys has, for each field that is asked for, how long the longest name is that it has in the answer.
	keys map[string]int
}

func readDocument(query string) (document, error) {
	doc, err := parser.ParseQueryWithTokenLimit(&gqlast.Source{Input: query}, maxTokens)
	if err != nil {
		if strings.Contains(err.Error(), "token limit") {
			return document{}, &queryError{"QueryTooComplex", fmt.Sprintf("the query has more than %d tokens", maxTokens), "split it"}
		}
		return document{}, &queryError{"InvalidQuery", err.Error(), "see the schema at /graphiql"}
	}
	p := printer{line: 1, column: 1, keys: map[string]int{}}
	p.document(doc)
	return document{doc, p.out.String(), p.keys}, nil
}

// selections is how many fields and fragments are selected in it.
func (d document) selections() (n int) {
	var count func(gqlast.SelectionSet)
	count = func(set gqlast.SelectionSet) {
		n += len(set)
		for _, sel := range set {
			switch sel := sel.(type) {
			case *gqlast.Field:
				count(sel.SelectionSet)
			case *gqlast.InlineFragment:
				count(sel.SelectionSet)
			}
		}
	}
	for _, op := range d.parsed.Operations {
		count(op.SelectionSet)
	}
	for _, f := range d.parsed.Fragments {
		count(f.SelectionSet)
	}
	return n
}

// printer writes a document without comments, block strings or characters beyond ASCII. Whatever errors are about stays where it was,
// unless a string before it in its line has become longer.
type printer struct {
	out          strings.Builder
	line, column int
	// last is what was written last.
	last byte
	keys map[string]int
}

func (p *printer) document(doc *gqlast.QueryDocument) {
	type definition struct {
		start int
		print func()
	}
	var all []definition
	for _, op := range doc.Operations {
		all = append(all, definition{op.Position.Start, func() { p.operation(op) }})
	}
	for _, f := range doc.Fragments {
		all = append(all, definition{f.Position.Start, func() { p.fragment(f) }})
	}
	slices.SortFunc(all, func(a, b definition) int { return a.start - b.start })
	for _, d := range all {
		d.print()
	}
}

// joins says whether a character would join with one of the same kind beside it.
func joins(c byte) bool {
	return c == '_' || c == '"' || c == '.' || c == '-' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// token writes one. It has no line end.
func (p *printer) token(text string) {
	if joins(p.last) && joins(text[0]) {
		p.space(' ')
	}
	p.out.WriteString(text)
	p.column += len(text)
	p.last = text[len(text)-1]
}

func (p *printer) space(c byte) {
	p.out.WriteByte(c)
	p.last = c
	if p.column++; c == '\n' {
		p.line, p.column = p.line+1, 1
	}
}

func (p *printer) lines(at *gqlast.Position) {
	for p.line < at.Line {
		p.space('\n')
	}
}

// name writes a token where it was, or after that.
func (p *printer) name(at *gqlast.Position, text string) {
	p.lines(at)
	for p.line == at.Line && p.column < at.Column {
		p.space(' ')
	}
	p.token(text)
}

func (p *printer) operation(op *gqlast.OperationDefinition) {
	p.name(op.Position, string(op.Operation))
	if op.Name != "" {
		p.token(op.Name)
	}
	p.variables(op.VariableDefinitions)
	p.directives(op.Directives)
	p.selections(op.SelectionSet)
}

func (p *printer) fragment(f *gqlast.FragmentDefinition) {
	p.name(f.Position, "fragment")
	p.token(f.Name)
	p.variables(f.VariableDefinition)
	p.token("on")
	p.token(f.TypeCondition)
	p.directives(f.Directives)
	p.selections(f.SelectionSet)
}

func (p *printer) variables(defs gqlast.VariableDefinitionList) {
	if len(defs) == 0 {
		return
	}
	p.token("(")
	for _, v := range defs {
		p.name(v.Position, "$")
		p.token(v.Variable)
		p.token(":")
		p.token(v.Type.String())
		if v.DefaultValue != nil {
			p.token("=")
			p.value(v.DefaultValue)
		}
		p.directives(v.Directives)
	}
	p.token(")")
}

func (p *printer) directives(all gqlast.DirectiveList) {
	for _, d := range all {
		p.token("@")
		p.name(d.Position, d.Name)
		p.arguments(d.Arguments)
	}
}

func (p *printer) arguments(all gqlast.ArgumentList) {
	if len(all) == 0 {
		return
	}
	p.token("(")
	for _, a := range all {
		p.name(a.Position, a.Name)
		p.token(":")
		p.value(a.Value)
	}
	p.token(")")
}

func (p *printer) selections(set gqlast.SelectionSet) {
	if len(set) == 0 {
		return
	}
	p.token("{")
	for _, sel := range set {
		switch sel := sel.(type) {
		case *gqlast.Field:
			p.keys[sel.Name] = max(p.keys[sel.Name], len(sel.Alias))
			p.name(sel.Position, sel.Alias)
			if sel.Name != sel.Alias {
				p.token(":")
				p.token(sel.Name)
			}
			p.arguments(sel.Arguments)
			p.directives(sel.Directives)
			p.selections(sel.SelectionSet)
		case *gqlast.InlineFragment:
			p.lines(sel.Position)
			p.token("...")
			if sel.TypeCondition != "" {
				p.name(sel.Position, "on")
				p.token(sel.TypeCondition)
			}
			p.directives(sel.Directives)
			p.selections(sel.SelectionSet)
		case *gqlast.FragmentSpread:
			p.lines(sel.Position)
			p.token("...")
			p.name(sel.Position, sel.Name)
			p.directives(sel.Directives)
		}
	}
	p.token("}")
}

func (p *printer) value(v *gqlast.Value) {
	switch v.Kind {
	case gqlast.Variable:
		p.token("$")
		p.token(v.Raw)
	case gqlast.StringValue, gqlast.BlockValue:
		// The executor reads strings as Go does.
		p.token(strconv.QuoteToASCII(v.Raw))
	case gqlast.ListValue:
		p.token("[")
		for _, c := range v.Children {
			p.value(c.Value)
		}
		p.token("]")
	case gqlast.ObjectValue:
		p.token("{")
		for _, c := range v.Children {
			p.name(c.Position, c.Name)
			p.token(":")
			p.value(c.Value)
		}
		p.token("}")
	default:
		p.token(v.Raw)
	}
}
