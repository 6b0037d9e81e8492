package indexer

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"strings"
	"testing"

	"assay/indexer/transportws"
)

// TestSubscriptionTextsDoNotPanic checks texts that are put together at random, and prints what they select.
func TestSubscriptionTextsDoNotPanic(t *testing.T) {
	l := newLive(t, newWorld(t))
	values := []string{"1", "99999999999999999999999999", "-99999999999999999999999999", "1e400", "1.5e999999", `"x"`, `"""b"""`, "null", "true", "[]", "[1,[2]]", "{a:1}", "{}", "$v", "$w", "ENUM", `"\ud800"`, `""`, "[$v]", "{taskId:$v}", "0x1", "-0"}
	types := []string{"Int", "Int!", "String", "[String!]", "[[Int]]", "Bytes32", "Bytes32!", "Nope", "Float", "Boolean!", "ChainMessage", "Rounds_filter", "RoundFilter", "BigInt", "Long"}
	names := []string{"taskId", "names", "after", "first", "nope", "if"}
	fields := []string{"cursor", "undo", "block{number hash}", "event{name args}", "event", "block", "__typename", "nope", "x:cursor", "x:undo", "event{args{a}}", "__schema{types{name}}", "...f", "...g", "...on ChainMessage{cursor}", "...on Query{_meta{chainHead}}", "...on Nope{a}", "...{undo}"}
	dirs := []string{"", "", "", "@skip(if:VAL)", "@include(if:VAL)", "@nope", "@skip", "@skip(if:VAL) @skip(if:VAL)", "@deprecated(reason:VAL)", "@specifiedBy(url:VAL)"}
	r := rand.New(rand.NewPCG(2, 7))
	pick := func(l []string) string { return l[r.IntN(len(l))] }
	val := func() string { return pick(values) }
	dir := func() string { return strings.ReplaceAll(pick(dirs), "VAL", val()) }
	args := func() string {
		n := r.IntN(3)
		if n == 0 {
			return ""
		}
		var a []string
		for range n {
			a = append(a, pick(names)+":"+val())
		}
		return "(" + strings.Join(a, ",") + ")"
	}
	sel := func() string {
		var s []string
		for range 1 + r.IntN(4) {
			s = append(s, pick(fields)+" "+dir())
		}
		return "{" + strings.Join(s, " ") + "}"
	}
	doc := func() string {
		vars := ""
		if n := r.IntN(3); n > 0 {
			var v []string
			for i := range n {
				def := ""
				if r.IntN(2) == 0 {
					def = "=" + val()
				}
				v = append(v, fmt.Sprintf("$%c:%s%s", "vw"[i], pick(types), def))
			}
			vars = "S(" + strings.Join(v, ",") + ")"
		}
		out := "subscription " + vars + " " + dir() + "{" + pick([]string{"events", "e:events", "__typename", "nope", "...r"}) + args() + dir() + sel() + "}"
		out += " fragment f on " + pick([]string{"ChainMessage", "Query", "Nope", "Subscription", "Int", "RoundFilter"}) + dir() + sel()
		if r.IntN(2) == 0 {
			out += " fragment g on ChainMessage{...f cursor}"
		}
		if r.IntN(3) == 0 {
			out += " fragment r on Subscription{events" + args() + sel() + "}"
		}
		return out
	}
	seen := map[string]bool{}
	variables := []map[string]any{nil, {"v": 1.5}, {"v": "x", "w": nil}, {"v": []any{1.0, map[string]any{}}, "w": map[string]any{"a": 1.0}}, {"v": 1e300}}
	for range 1500 {
		text, vs := doc(), variables[r.IntN(len(variables))]
		func() {
			defer func() {
				if p := recover(); p != nil {
					stack := string(debug.Stack())
					at := strings.Index(stack, "panic.go")
					key := fmt.Sprint(p)
					if !seen[key] {
						seen[key] = true
						t.Errorf("PANIC %v\nfor %s\nwith %v\n%.1500s", p, text, vs, stack[at:])
					}
				}
			}()
			w, err := l.readSubscription(transportws.Request{Query: text, Variables: vs})
			if err == nil {
				_, _ = w.selects.print(nil, &occurrence{})
				_, _ = w.selects.print(nil, &occurrence{undo: true})
			}
		}()
	}
}
