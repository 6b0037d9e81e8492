package mutants

// All are the defects that the arena has to find.
var All = []Mutant{
	{
		Name: "blind-challenger", Shows: "the challenger takes every statement for right: what any search must see",
		File: "verifier/challenger.go", Old: "\tjudgedSettled\n)", New: "\tjudgedSettled\n)\n\nconst mutantBlind = true",
		Also: []Replacement{{
			File: "verifier/watch.go", Old: "\tcase r.agrees(k.outcome):\n", New: "\tcase mutantBlind || r.agrees(k.outcome):\n",
		}},
		Scripts: []string{`{"seed":2,"rounds":2,"trainers":3,"keepers":1,"liars":2,"moves":[{"kind":"lie-parameter","round":0},{"kind":"lie-parameter","round":1}]}`},
	},
}
