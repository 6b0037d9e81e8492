package main

import (
	"encoding/json"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// doctor asks about the task and wants an exit status.
func (p *prospect) doctor(want int, args ...string) taskDiagnosis {
	p.t.Helper()
	code, out, errs := command(p.t, append([]string{"doctor", "--task", p.ID.String(), "--json"}, args...)...)
	require.Equal(p.t, want, code, "%s%s", out, errs)
	var d taskDiagnosis
	require.NoError(p.t, json.Unmarshal([]byte(out), &d))
	require.Equal(p.t, want == exitOK, d.OK)
	for _, r := range d.Roles {
		ok := true
		for _, x := range r.Checks {
			require.NotEmpty(p.t, x.Detail, "%s: %s", r.Role, x.Name)
			require.Equal(p.t, x.Status != statusOK, x.Hint != "", "%s: %s", r.Role, x.Name)
			ok = ok && x.Status != statusMissing
		}
		require.Equal(p.t, ok, r.OK, r.Role)
	}
	return d
}

// of is a role's check of that name; nil if there is none.
func (d taskDiagnosis) of(role, name string) *check {
	for _, r := range d.Roles {
		for i, x := range r.Checks {
			if r.Role == role && x.Name == name {
				return &r.Checks[i]
			}
		}
	}
	return nil
}

func TestDoctorOfATask(t *testing.T) {
	p := newProspect(t, nil)
	from := []string{"--keeper", p.url}
	all := p.doctor(exitDisagrees, from...)
	require.Equal(t, "Verified", all.Tier)
	require.Equal(t, "Enrolling", all.Status)
	require.Len(t, all.Roles, len(taskRoles))
	require.True(t, all.Machine.Measured)
	require.Positive(t, all.Machine.ReplaySeconds)
	require.Positive(t, all.Machine.DisputesDefended)
	require.Len(t, all.Needs, len(taskRoles))
	require.Equal(t, all.Machine.FootprintBytes, all.Needs[1].MemoryBytes, "a trainer's")
	require.Equal(t, statusMissing, all.of(roleAuditor, "offer").Status, "nobody offered audits")
	require.Nil(t, all.of(roleKeeper, "max-lock"), "100 tokens of stake are less than the lock of 600")
	require.Nil(t, all.of(roleKeeper, "disputes"))
	require.Equal(t, statusMissing, all.of(roleChallenger, "cover").Status, "bonds of four descents and as many disputes as trainers")

	// One who has what the trainer needs, and a defender.
	d := p.doctor(exitOK, append(from, "--role", "trainer", "--role", "defender")...)
	require.Len(t, d.Roles, 2)
	require.Equal(t, statusOK, d.of(roleTrainer, "disputes").Status)
	require.Equal(t, statusOK, d.of(roleTrainer, "stake").Status)
	// An account without stake, tokens and ether.
	d = p.doctor(exitDisagrees, append(from, "--role", "trainer", "--role", "challenger", "--account", "0x1111111111111111111111111111111111111111")...)
	require.Equal(t, statusMissing, d.of(roleTrainer, "stake").Status)
	require.Equal(t, statusMissing, d.of(roleTrainer, "ether").Status)
	require.Equal(t, statusMissing, d.of(roleChallenger, "bond").Status)
	// One that would lock more than a quarter of its stake.
	p.Stake(keys.Dev(13), chaintest.Tokens(1200))
	d = p.doctor(exitDisagrees, append(from, "--role", "keeper", "--account", keys.DevAddress(13).Hex())...)
	require.Equal(t, statusMissing, d.of(roleKeeper, "max-lock").Status)
	// A keeper that is in the pool.
	d = p.doctor(exitOK, append(from, "--role", "keeper", "--account", keys.DevAddress(chaintest.Keeper).Hex())...)
	require.Contains(t, d.of(roleKeeper, "stake").Detail, "in the task's pool")

	// What the flags bound the roles are bound by.
	d = p.doctor(exitDisagrees, append(from, "--role", "defender", "--max-replay-bytes", "1000")...)
	require.Equal(t, statusMissing, d.of(roleDefender, "memory").Status)
	require.False(t, d.Machine.Measured)
	d = p.doctor(exitDisagrees, append(from, "--role", "challenger", "--min-window", "24h")...)
	require.Contains(t, d.of(roleChallenger, "windows").Detail, "stateWindow is 1m40s")
	d = p.doctor(exitDisagrees, append(from, "--role", "keeper", "--max-object-bytes", "1000")...)
	require.Equal(t, statusMissing, d.of(roleKeeper, "objects").Status)

	// What nobody shows is not looked at, and junk is said to be.
	d = p.doctor(exitOK, "--role", "trainer")
	require.Equal(t, statusWarning, d.of(roleTrainer, "programs").Status)
	require.Nil(t, d.Machine)
	p.spoilt[protocol.Hash(p.Spec.ProgramRoot).String()] = true
	d = p.doctor(exitDisagrees, append(from, "--role", "trainer")...)
	require.Equal(t, statusMissing, d.of(roleTrainer, "programs").Status)
	delete(p.spoilt, protocol.Hash(p.Spec.ProgramRoot).String())

	code, out, errs := command(t, append([]string{"doctor", "--task", p.ID.String()}, from...)...)
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, out, "trainer can be played")
	require.Contains(t, out, "auditor cannot be played")
	require.Contains(t, out, "hint: ")
	require.Contains(t, errs, "cannot play keeper, challenger, auditor")
	code, _, errs = command(t, "doctor", "--task", p.ID.String(), "--role", "judge")
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "one of keeper, trainer")
	code, _, errs = command(t, "doctor", "--role", "keeper")
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "--role without --task")
	code, _, _ = command(t, "doctor", "--task", p.ID.String(), "--for", "demo")
	require.Equal(t, exitMachine, code)
}

// The auditor's and the challenger's checks follow offer and money.
func TestDoctorOfPaidRoles(t *testing.T) {
	p := newProspect(t, func(s *protocol.TaskSpec, _ *audittest.World) {
		s.InnerSteps, s.CheckpointInterval, s.DisputeClock = 1<<16, 64, 40
	})
	sponsor := keys.Dev(chaintest.Sponsor)
	p.Send(sponsor, p.Env.Chain.Mint(crypto.PubkeyToAddress(sponsor.PublicKey), chaintest.Tokens(10_000)))
	p.Send(sponsor, p.Env.Chain.Approve(p.Dep.Audit, chaintest.Tokens(10_000)))
	p.Send(sponsor, p.Env.Chain.AuditOffer(p.ID, chain.AuditTerms{RateBps: 10_000, Auditors: 1, Window: 60, Reward: chaintest.Tokens(1), Bond: chaintest.Tokens(2)}))
	code, _, errs := command(t, "audit", "offer", "--task", p.ID.String(), "--rate", "500", "--window", "1m", "--reward", "1", "--bond", "2", "--min-window", "24h")
	require.Equal(t, exitDisagrees, code, "a sponsor locks no budget behind short windows either")
	require.Contains(t, errs, "stateWindow is 1m40s")
	from := []string{"--keeper", p.url, "--account", keys.DevAddress(chaintest.Keeper).Hex()}
	d := p.doctor(exitDisagrees, append(from, "--role", "auditor", "--role", "defender", "--role", "challenger")...)
	require.Equal(t, statusOK, d.of(roleAuditor, "pool").Status)
	require.Equal(t, statusOK, d.of(roleAuditor, "bond").Status)
	require.Contains(t, d.of(roleAuditor, "bond").Detail, "a dispute which defends it")
	require.Equal(t, statusMissing, d.of(roleAuditor, "time").Status, "a window of 60 s for 65,536 traced steps")
	require.Contains(t, d.of(roleDefender, "disputes").Detail, "disputes at once, as many as bonds pay for")
	require.Greater(t, d.Machine.ClockNeededSeconds, 40.0)
	require.Less(t, d.Machine.Coverage, 1.0)
	require.NotEqual(t, statusOK, d.of(roleChallenger, "coverage").Status)
	require.Equal(t, statusOK, d.of(roleChallenger, "bond").Status)
}

// An Open task has nobody to defend.
func TestDoctorOfAnOpenTask(t *testing.T) {
	env := chaintest.New(t)
	task := env.Post(nil)
	p := &prospect{Task: task, t: t}
	path := t.TempDir() + "/deployment.json"
	require.NoError(t, env.Dep.Save(path))
	t.Setenv("ASSAY_DEPLOYMENT", path)
	account := keys.DevAddress(chaintest.Trainer).Hex()
	env.Stake(keys.Dev(chaintest.Trainer), chaintest.Tokens(2400))
	d := p.doctor(exitOK, "--role", "keeper", "--role", "trainer", "--role", "challenger", "--account", account)
	require.Equal(t, "Open", d.Tier)
	require.Nil(t, d.Machine)
	d = p.doctor(exitDisagrees, "--role", "defender", "--account", account)
	require.Contains(t, d.of(roleDefender, "tier").Detail, "Open")
}
