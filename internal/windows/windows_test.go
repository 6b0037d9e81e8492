package windows

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/big"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

var update = flag.Bool("update", false, "write vectors/windows.json instead of comparing it")

const hour = 3600

// production is the least that DefaultMin takes, with rounds of an hour.
func production() *protocol.TaskSpec {
	return &protocol.TaskSpec{
		CommitWindow: 1800, UploadWindow: 1000, GraceWindowMs: 300_000, FallbackWindow: 500,
		StateWindow: 24 * hour, RevealWindow: 24 * hour, DisputeClock: (12 + 4) * hour, ClaimWindow: (24 + 4) * hour, DisputeExtension: hour,
		MaxRounds: 100, TrainerCount: 4, CascadeDepth: 8, MaxConsecutiveNec: 3, TrainerLock: big.NewInt(1000), RewardPerGradient: big.NewInt(10),
	}
}

// minute is what the production constants of a deployment accept.
func minute() *protocol.TaskSpec {
	s := production()
	s.StateWindow, s.RevealWindow, s.DisputeClock, s.ClaimWindow, s.DisputeExtension = 60, 60, 60, 60, 60
	return s
}

func TestPolicyByChain(t *testing.T) {
	for _, dev := range []uint64{1337, 31337} {
		require.NoError(t, For(dev, nil).Check(minute()))
		require.ErrorIs(t, For(dev, new(DefaultMin)).Check(minute()), ErrShort, "asked for")
	}
	for _, chain := range []uint64{1, 10, 8453, 11155420} {
		require.Equal(t, DefaultMin, For(chain, nil).Min())
		require.ErrorIs(t, For(chain, nil).Check(minute()), ErrShort)
		require.NoError(t, For(chain, nil).Check(production()))
		require.NoError(t, For(chain, new(time.Duration(0))).Check(minute()), "none")
		require.NoError(t, For(chain, new(-time.Second)).Check(minute()))
	}
	require.Equal(t, 2*time.Second, For(10, new(1001*time.Millisecond)).Min(), "rounded up")
	require.Equal(t, Policy{}, For(1337, nil), "the zero value")
}

// Every window is held to its floor by itself, and a longer round needs longer clocks.
func TestFloors(t *testing.T) {
	p := For(10, nil)
	for name, shorten := range map[string]func(*protocol.TaskSpec){
		"stateWindow": func(s *protocol.TaskSpec) { s.StateWindow-- }, "revealWindow": func(s *protocol.TaskSpec) { s.RevealWindow-- },
		"disputeClock": func(s *protocol.TaskSpec) { s.DisputeClock-- }, "claimWindow": func(s *protocol.TaskSpec) { s.ClaimWindow-- },
	} {
		s := production()
		shorten(s)
		err := p.Check(s)
		require.ErrorIs(t, err, ErrShort, name)
		require.ErrorContains(t, err, name+" is ")
		require.ErrorContains(t, err, "--min-window 24h0m0s")
		for _, f := range p.Floors(s) {
			require.Equal(t, f.Window == name, f.Short(), f)
		}
	}
	s := production()
	s.FallbackWindow++
	err := p.Check(s)
	require.ErrorContains(t, err, "disputeClock is 16h0m0s and must be at least 16h0m4s")
	require.ErrorContains(t, err, "claimWindow is 28h0m0s and must be at least 28h0m4s")
	require.NotContains(t, err.Error(), "stateWindow")
}

// What an attacker pays for bounds the flood, and so do the claims that there can be.
func TestFlood(t *testing.T) {
	s := production()
	s.MaxRounds = 10
	// 1000 of lock and 10 rounds of 10 are worth 11 disputes of 100, two of them about one of the 10 claims.
	f := Worst(s, big.NewInt(100), time.Second)
	require.Equal(t, Flood{Claims: 10, AtStake: big.NewInt(1100), Disputes: 11}, f)
	require.EqualValues(t, 4, Worst(s, big.NewInt(300), time.Second).Disputes, "part of a bond is one")
	require.EqualValues(t, 1, Worst(s, big.NewInt(1_000_000), time.Second).Disputes, "one has to be answered whatever it costs")
	require.EqualValues(t, 10, Worst(s, nil, time.Second).Disputes, "free disputes are as many as claims")

	// Whoever computes for ten hours has made no more claims than there was time for: commit and claim window and a dispute of 2 × 16 + 25 h.
	s.MaxRounds = 1000
	require.EqualValues(t, 9, Worst(s, nil, 10*time.Hour).Claims)
	// No more rounds than can wait for their finality: four times a day's worth of eight, each with three carried before it.
	require.EqualValues(t, 4*8*4, Worst(s, nil, time.Second).Claims)

	pace := func(each time.Duration, places int) Pace { return Pace{Each: each, Places: places} }
	require.Equal(t, 20*time.Second, pace(8*time.Second, 2).Clock(5, 5))
	require.Equal(t, 8*time.Second, pace(8*time.Second, 2).Clock(1, 1), "one is not computed faster by two")
	require.Equal(t, 40*time.Second, pace(8*time.Second, 0).Clock(5, 5))
	require.EqualValues(t, 1<<62-1, pace(1<<62, 1).Clock(1<<40, 1<<40), "no overflow")

	// 12 moves in each, of which a block takes 16, and one block in which they become due.
	mined := Pace{Each: 8 * time.Second, Places: 2, Moves: 12, AtOnce: 16, Block: 2 * time.Second}
	require.Equal(t, (20+12*2*2)*time.Second, mined.Clock(5, 5))
	require.Equal(t, (64+12*2*2)*time.Second, mined.Clock(16, 16))
	require.Equal(t, (68+12*3*2)*time.Second, mined.Clock(17, 17))
	for _, clock := range []time.Duration{0, 55, 56, 111, 112, 139, 140, 4000} {
		n := mined.Most(clock*time.Second, math.MaxUint64)
		require.LessOrEqual(t, mined.Clock(n, n)*time.Duration(min(n, 1)), clock*time.Second)
		require.Greater(t, mined.Clock(n+1, n+1), clock*time.Second, clock)
	}
	require.EqualValues(t, 16, mined.Most(139*time.Second, math.MaxUint64))
	require.EqualValues(t, 17, mined.Most(140*time.Second, math.MaxUint64))

	// Whoever disputes one claim 400 times is answered from one computation, and by as many moves, 16 in a block.
	require.Equal(t, (8+12*26*2)*time.Second, mined.Clock(1, 400))
	require.EqualValues(t, 400, mined.Most(632*time.Second, 1))
	require.EqualValues(t, 384, mined.Most(631*time.Second, 1))
	many := Flood{Claims: 1, Disputes: 400}
	s.DisputeClock = 631
	require.ErrorContains(t, many.Check(s, mined), "400 disputes at once, as many as bonds pay for, about 1 claims")
	s.DisputeClock = 632
	require.NoError(t, many.Check(s, mined))

	// The setting in which five disputes starved a defender of four places.
	s.DisputeClock, s.MaxRounds = 400, 12
	require.NoError(t, Worst(s, big.NewInt(300), 9*time.Second).Check(s, pace(9*time.Second, 2)))
	err := Worst(s, big.NewInt(100), 90*time.Second).Check(s, pace(90*time.Second, 2))
	require.ErrorIs(t, err, ErrFlood)
	require.ErrorContains(t, err, "it is 6m40s, and this machine needs 9m0s to answer 12 disputes at once")
}

type floorCase struct {
	Name    string  `json:"name"`
	ChainID uint64  `json:"chainId"`
	Asked   *uint64 `json:"asked"`
	windowFields
	Floors []protocol.Floor `json:"floors"`
	Short  []string         `json:"short"`
}

type windowFields struct {
	Tier           uint8  `json:"tier"`
	CommitWindow   uint32 `json:"commitWindow"`
	UploadWindow   uint32 `json:"uploadWindow"`
	GraceWindowMs  uint32 `json:"graceWindowMs"`
	FallbackWindow uint32 `json:"fallbackWindow"`
	StateWindow    uint32 `json:"stateWindow"`
	RevealWindow   uint32 `json:"revealWindow"`
	DisputeClock   uint32 `json:"disputeClock"`
	ClaimWindow    uint32 `json:"claimWindow"`
}

// TestVectors fails when vectors/windows.json is not what this code says: Python replays it.
func TestVectors(t *testing.T) {
	fields := func(s *protocol.TaskSpec) windowFields {
		return windowFields{s.Tier, s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow, s.StateWindow, s.RevealWindow, s.DisputeClock, s.ClaimWindow}
	}
	edited := func(edit func(*protocol.TaskSpec)) *protocol.TaskSpec {
		s := production()
		edit(s)
		return s
	}
	verified := func(more uint32) *protocol.TaskSpec {
		return edited(func(s *protocol.TaskSpec) { s.Tier = uint8(protocol.TierVerified); s.ClaimWindow += more })
	}
	var cases []floorCase
	for _, c := range []struct {
		name  string
		chain uint64
		asked *uint64
		spec  *protocol.TaskSpec
	}{
		{"the least of production", 10, nil, production()},
		{"a minute each", 10, nil, minute()},
		{"a minute each on a development chain", 1337, nil, minute()},
		{"a minute each on the other one", 31337, nil, minute()},
		{"a minute each, any accepted", 10, new(uint64(0)), minute()},
		{"a minute each, asked for on a development chain", 1337, new(uint64(60)), minute()},
		{"an odd least", 1, new(uint64(7201)), edited(func(s *protocol.TaskSpec) { s.DisputeClock = 3601 + 4*hour; s.ClaimWindow = 7200 })},
		{"a state window a second short", 10, nil, edited(func(s *protocol.TaskSpec) { s.StateWindow-- })},
		{"a reveal window a second short", 10, nil, edited(func(s *protocol.TaskSpec) { s.RevealWindow-- })},
		{"a clock a second short", 10, nil, edited(func(s *protocol.TaskSpec) { s.DisputeClock-- })},
		{"a claim window a second short", 10, nil, edited(func(s *protocol.TaskSpec) { s.ClaimWindow-- })},
		{"rounds a second longer", 10, nil, edited(func(s *protocol.TaskSpec) { s.FallbackWindow++ })},
		{"a Verified task whose claims outlast four reveal windows", 10, nil, verified(4 * 24 * hour)},
		{"a Verified task a second short of that", 10, nil, verified(4*24*hour - 1)},
		{"a Verified task of longer reveal windows", 10, nil, edited(func(s *protocol.TaskSpec) { *s = *verified(4 * 24 * hour); s.RevealWindow++ })},
		{"a Verified task on a development chain", 1337, nil, verified(0)},
		{"less than a second more of grace", 10, nil, edited(func(s *protocol.TaskSpec) { s.GraceWindowMs += 999 })},
	} {
		var asked *time.Duration
		if c.asked != nil {
			asked = new(seconds(*c.asked))
		}
		floors, short := For(c.chain, asked).Floors(c.spec), []string{}
		for _, f := range floors {
			if f.Short() {
				short = append(short, f.Window)
			}
		}
		require.Equal(t, len(short) > 0, For(c.chain, asked).Check(c.spec) != nil)
		cases = append(cases, floorCase{c.name, c.chain, c.asked, fields(c.spec), floors, short})
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n\"count\": %d,\n\"cases\": ", len(cases))
	for i, c := range cases {
		raw, err := json.Marshal(c)
		require.NoError(t, err)
		fmt.Fprintf(&b, "%c\n%s", "[,"[min(i, 1)], raw)
	}
	b.WriteString("\n]\n}\n")
	const path = "../../vectors/windows.json"
	if *update {
		require.NoError(t, os.WriteFile(path, b.Bytes(), 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, string(want), b.String(), "look at the difference, then run: go test ./internal/windows -run TestVectors -update")
}
