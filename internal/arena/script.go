package arena

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
)

// Move is one thing that goes wrong, or that an adversary does. What the numbers mean is the kind's.
type Move struct {
	Kind string `json:"kind"`
	// At is when, in steps after the task began to train.
	At int `json:"at,omitempty"`
	// Round is which round it is about.
	Round uint32 `json:"round,omitempty"`
	// N is how much, how long, or whom.
	N int `json:"n,omitempty"`
}

func (m Move) String() string {
	var b strings.Builder
	b.WriteString(m.Kind)
	fmt.Fprintf(&b, "(at=%d round=%d n=%d)", m.At, m.Round, m.N)
	return b.String()
}

// Script is a whole run: who takes part, and the moves.
type Script struct {
	Seed     uint64 `json:"seed"`
	Verified bool   `json:"verified,omitempty"`
	Rounds   uint32 `json:"rounds"`
	// Trainers, Keepers and Liars are how many there are of each; Ghost adds a keeper without a service, whose key the adversary holds.
	Trainers int    `json:"trainers"`
	Keepers  int    `json:"keepers"`
	Liars    int    `json:"liars"`
	Ghost    bool   `json:"ghost,omitempty"`
	Moves    []Move `json:"moves"`
}

func (s Script) String() string {
	raw, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err.Error()
	}
	return string(raw)
}

// has says whether a move of a kind is in the script.
func (s Script) has(kind string) bool {
	for _, m := range s.Moves {
		if m.Kind == kind {
			return true
		}
	}
	return false
}

// Outcome is what a run came to.
type Outcome struct {
	Script Script `json:"script"`
	// WrongFinal are wrong numbers that are final or paid, Losses honest parties that lost money, Excused why a wrong number breaks no promise.
	WrongFinal []string `json:"wrong_final,omitempty"`
	Losses     []string `json:"losses,omitempty"`
	Excused    []string `json:"excused,omitempty"`
	// Ended says that the task came to its end, Steps after how many blocks, Notes what the moves did.
	Ended   bool     `json:"ended"`
	Status  string   `json:"status"`
	Steps   int      `json:"steps"`
	Notes   []string `json:"notes,omitempty"`
	Seconds float64  `json:"seconds"`
	// Changes are what each party has more or less than when the task began to be posted, in the token's smallest unit, gas apart.
	Changes map[string]*big.Int `json:"changes,omitempty"`
	// Broken says that the arena itself failed.
	Broken string `json:"broken,omitempty"`
}

// Fails says that the run shows a defect.
func (o Outcome) Fails() bool {
	return o.Broken != "" || len(o.Losses) > 0 || len(o.WrongFinal) > 0 && len(o.Excused) == 0
}

// Kinds lists the kinds of moves by name.
func Kinds() []string { return sorted(kinds) }

// firstLater is the first seed that draws moves and campaigns of laterKinds and laterCampaigns: those before it mean the scripts that they always did.
const firstLater = 1001

// laterKinds are moves that seeds from firstLater on draw, named those that no seed draws, as they ask for more than a challenger promises, or for what
// scripts name in the right place only.
var (
	laterKinds = []string{"auditor", "auditor-flap", "dispute-late", "forget", "ghost-payloads", "restart-auditor", "rpc-thin", "short-clock", "tarpit"}
	named      = []string{"clock-slow", "defender-ahead", "defender-thin", "named", "rpc-ahead", "small-gas", "small-purse"}
)

// drawn are the kinds that a seed draws from.
func drawn(seed uint64) []string {
	return slices.DeleteFunc(Kinds(), func(n string) bool {
		return slices.Contains(named, n) || seed < firstLater && slices.Contains(laterKinds, n)
	})
}

// Draw is the script of a seed: one to four moves of any kind, one of them a lie more often than not.
func Draw(seed uint64) Script {
	r := rand.New(rand.NewPCG(seed, 0xa12e4a))
	s := Script{Seed: seed, Verified: r.IntN(3) == 0, Rounds: uint32(2 + r.IntN(2)), Trainers: 3, Keepers: 1, Liars: r.IntN(3), Ghost: r.IntN(2) == 0}
	names, campaigns := drawn(seed), campaigns
	if seed >= firstLater {
		campaigns = slices.Concat(campaigns, laterCampaigns)
	}
	if r.IntN(3) == 0 {
		s.campaign(r, campaigns[r.IntN(len(campaigns))])
		if r.IntN(2) == 0 {
			s.add(r, names[r.IntN(len(names))])
		}
		return s
	}
	lies := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !strings.HasPrefix(n, "lie-") })
	for want := 1 + r.IntN(4); len(s.Moves) < want; {
		name := names[r.IntN(len(names))]
		if s.Liars > 0 && r.IntN(3) == 0 {
			name = lies[r.IntN(len(lies))]
		}
		s.add(r, name)
	}
	return s
}

// campaigns are moves that strategies consist of: what is tried more often than chance would.
var campaigns = [][]string{
	{"lie-parameter", "lie-parameter", "restart-challenger", "repropose"},
	{"lie-parameter", "lie-root", "restart-challenger", "repropose"},
	{"lie-interleaved", "lie-parameter", "hide", "reveal-together", "repropose"},
	{"lie-parameter", "lie-parameter", "rpc-down", "outbid", "repropose"},
	{"lie-aux", "lie-root", "lie-silence", "lie-silence", "friend-descent", "repropose"},
	{"starve", "partial-upload", "lie-parameter", "lie-withhold"},
	{"starve", "starve", "partial-upload", "lie-root", "lie-withhold"},
	{"partial-upload", "lie-withhold", "lie-parameter", "publish-late"},
	{"sham-disputes", "sham-disputes", "restart-defender"},
	{"sham-disputes", "cheat-records", "defender-flap"},
	{"cheat-records", "invented-claim"},
	{"junk-task", "cheat-skip", "lie-parameter"},
	{"lie-parameter", "rpc-flap"},
	{"cheat-records", "rpc-flap"},
	{"lie-root", "clock-fast"},
	{"lie-interleaved", "clock-fast", "hide"},
	{"lie-aux", "reorg", "reorg"},
}

// laterCampaigns are those that came when seeds had been run.
var laterCampaigns = [][]string{
	{"cheat-records", "cheat-records", "cheat-records", "cheat-records", "cheat-records", "cheat-records"},
	{"short-clock", "sham-disputes", "sham-disputes", "sham-disputes"},
	{"cheat-records", "cheat-records", "rpc-thin"},
	{"tarpit", "ghost-payloads", "ghost-payloads", "lie-parameter"},
	{"small-purse", "junk-task", "hide", "lie-root"},
	{"forget", "cheat-records", "cheat-skip", "dispute-late"},
	{"forget", "lie-parameter", "lie-root", "hide"},
	{"forget", "cheat-records", "lie-parameter", "restart-challenger"},
	{"auditor", "cheat-records", "invented-claim"},
	{"auditor", "cheat-records", "dispute-late", "restart-auditor"},
	{"auditor", "sham-disputes", "lie-parameter"},
}

// campaign adds the moves of a campaign, its lies one after the other about consecutive rounds. What is proposed again is the last of them.
func (s *Script) campaign(r *rand.Rand, names []string) {
	s.Liars = 2
	first := uint32(0)
	if slices.Contains(names, "starve") {
		s.Rounds, first = 6, 5 // by then what a junk task takes is taken
	}
	seen := make(map[string]uint32)
	last := first
	for _, name := range names {
		s.add(r, name)
		m := &s.Moves[len(s.Moves)-1]
		if strings.HasPrefix(name, "lie-") {
			m.Round = first
			if n := seen["lies"]; n > 0 && !slices.Contains([]string{"lie-silence", "lie-withhold"}, name) || seen[name] > 0 {
				m.Round = min(first+1, s.Rounds-1)
			}
			if !slices.Contains([]string{"lie-silence", "lie-withhold"}, name) {
				seen["lies"]++
				last = m.Round
			}
			seen[name]++
		}
		switch name {
		case "cheat-records":
			if cheats := len(names); !slices.ContainsFunc(names, func(n string) bool { return n != name }) {
				// Two trainers in as many rounds as it takes, all of which can be disputed at once.
				s.Rounds = uint32(cheats/2 + 1)
				m.Round, m.N = seen[name]/2, int(seen[name]%2)
				seen[name]++
			}
		case "repropose", "friend-descent":
			m.Round = last
		case "restart-challenger", "rpc-down":
			m.At, m.N = 3+r.IntN(12), 3+r.IntN(3)
		case "starve":
			m.At, m.N = 0, 3
		case "partial-upload":
			m.N = s.Trainers
		}
	}
}

// add adds a move of a kind, and whoever it needs.
func (s *Script) add(r *rand.Rand, name string) {
	k := kinds[name]
	if k.liars && s.Liars == 0 {
		s.Liars = 2
	}
	s.Verified = s.Verified || k.verified
	s.Ghost = s.Ghost || k.ghost
	m := Move{Kind: name}
	k.draw(r, s, &m)
	s.Moves = append(s.Moves, m)
}

// FirstSequence is the seed of the first of Exhaustive.
const FirstSequence uint64 = 1_000_000_000

// Exhaustive are all sequences of up to that many moves of the core kinds, each about the first or the second round.
func Exhaustive(length int) []Script {
	var core []string
	for _, name := range Kinds() {
		if kinds[name].core {
			core = append(core, name)
		}
	}
	var out []Script
	var extend func(names []string)
	extend = func(names []string) {
		if len(names) > 0 {
			seed := FirstSequence + uint64(len(out))
			r := rand.New(rand.NewPCG(seed, 0xa12e4a))
			s := Script{Seed: seed, Rounds: 2, Trainers: 3, Keepers: 1}
			for _, name := range names {
				s.add(r, name)
			}
			out = append(out, s)
		}
		if len(names) == length {
			return
		}
		// The order matters between two lies only, which are about the first and the second round.
		for _, name := range core {
			extend(append(slices.Clone(names), name))
		}
	}
	extend(nil)
	for i := range out {
		lies := uint32(0)
		for k := range out[i].Moves {
			m := &out[i].Moves[k]
			if strings.HasPrefix(m.Kind, "lie-") || m.Kind == "repropose" || m.Kind == "ghost-aux" {
				m.Round = lies % 2
				lies++
			}
		}
	}
	return out
}

// Shrink takes away what a failing script does not need: moves, then keepers, trainers, rounds and time, as long as fails says that it still fails.
func Shrink(s Script, fails func(Script) bool) Script {
	for again := true; again; {
		again = false
		for i := 0; i < len(s.Moves); i++ {
			less := s
			less.Moves = slices.Delete(slices.Clone(s.Moves), i, i+1)
			if fails(less) {
				s, again = less, true
				i--
			}
		}
		for _, edit := range []func(*Script){
			func(s *Script) { s.Ghost = false }, func(s *Script) { s.Liars = max(0, s.Liars-1) }, func(s *Script) { s.Rounds = max(1, s.Rounds-1) },
			func(s *Script) { s.Verified = false },
		} {
			less := s
			less.Moves = slices.Clone(s.Moves)
			edit(&less)
			if less.sound() && less.String() != s.String() && fails(less) {
				s, again = less, true
			}
		}
		for i := range s.Moves {
			for _, edit := range []func(*Move){func(m *Move) { m.At /= 2 }, func(m *Move) { m.N /= 2 }} {
				less := s
				less.Moves = slices.Clone(s.Moves)
				edit(&less.Moves[i])
				if less.Moves[i] != s.Moves[i] && fails(less) {
					s, again = less, true
				}
			}
		}
	}
	return s
}

// sound says that a script has whoever its moves need.
func (s Script) sound() bool {
	for _, m := range s.Moves {
		k := kinds[m.Kind]
		if k.liars && s.Liars == 0 || k.verified && !s.Verified || k.ghost && !s.Ghost || m.Round >= s.Rounds {
			return false
		}
	}
	return true
}

//go:embed testdata/*.json
var recorded embed.FS

// Recorded are the scripts of testdata, as JSON, whose names begin with a prefix: what has once shown a defect.
func Recorded(prefix string) (scripts []string) {
	files, err := fs.Glob(recorded, "testdata/"+prefix+"*.json")
	if err != nil {
		panic(err) // a prefix that is no pattern
	}
	for _, name := range files {
		raw, err := recorded.ReadFile(name)
		if err != nil {
			panic(err) // it is embedded
		}
		scripts = append(scripts, string(raw))
	}
	return scripts
}
