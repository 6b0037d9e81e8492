package indexer

import (
	"crypto/ecdsa"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/enclaves"
	"assay/bindings/opreferee"
	"assay/bindings/payloadreveals"
	"assay/bindings/programreferee"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// auditWindow is a step of an audit, in seconds and blocks.
const auditWindow = 60

func auditTerms(rateBps uint16) *trainingaudit.ITrainingAuditTerms {
	return &trainingaudit.ITrainingAuditTerms{RateBps: rateBps, Auditors: 1, Window: auditWindow, Reward: units(300), Bond: units(501)}
}

// traces are what an auditor commits to that has made up all traces of a claim of seven transitions.
func traces(slot uint8) (a claim.Audit) {
	for i := range 7 {
		a = append(a, claim.Hash{0xaa, slot, byte(i)})
	}
	return a
}

var auditSalt = [32]byte{0x5a}

// drawAudits draws the open round's committee and its audits, so many blocks later.
func (w *world) drawAudits(task [32]byte, later int) (set [32]byte, startedAt uint64) {
	w.mine(1)
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackTick(task))
	round := w.head(task).Round
	startedAt = read(w, w.dep.Rounds, w.rounds.PackCommitteeOf(task, round), w.rounds.UnpackCommitteeOf).DrawnAt
	if later > 0 {
		w.mine(later)
	}
	w.do(w.judge, w.dep.Audit, w.audit.PackDraw(task, round))
	return read(w, w.dep.Audit, w.audit.PackSetId(task, round), w.audit.UnpackSetId), startedAt
}

func (w *world) commitAudit(set [32]byte, slot uint8) {
	commitment := claim.AuditCommitment(set, slot, addr(w.keeper), auditSalt, traces(slot).Root())
	w.do(w.keeper, w.dep.Audit, w.audit.PackCommit(set, slot, commitment))
}

func (w *world) openAudit(set [32]byte, slot uint8) (transition int) {
	transition = int(read(w, w.dep.Audit, w.audit.PackTransitionOf(set, slot), w.audit.UnpackTransitionOf))
	path, err := traces(slot).Path(transition)
	require.NoError(w.t, err)
	siblings := make([][32]byte, len(path))
	for i := range path {
		siblings[i] = path[i]
	}
	w.do(w.keeper, w.dep.Audit, w.audit.PackOpen(set, slot, auditSalt, traces(slot)[transition], siblings))
	return transition
}

// until mines up to a block of a time.
func (w *world) until(time uint64) {
	head, err := w.chain.Client().HeaderByNumber(w.t.Context(), nil)
	require.NoError(w.t, err)
	if head.Time < time {
		w.mine(int(time - head.Time))
	}
}

// auditStory is a chain with every end that an audit can have.
type auditStory struct {
	*world
	// audited has audits that are paid, not opened and refuted, in this order of slots; late a draw that came too late, and nothing drawn to open.
	audited, late *verified
	// sets are theirs.
	sets [2][32]byte
}

func newAuditStory(t testing.TB) *auditStory {
	w := newGameWorld(t)
	s := &auditStory{world: w}
	w.terms = auditTerms(10_000)
	s.audited = w.verified(nil, nil)
	var claims []*training.Claim
	for i := range w.trainers {
		claims = append(claims, s.audited.claim(i, nil))
	}
	entries := make([]trainingaudit.FrozenEntry, len(claims))
	for i, c := range claims {
		w.commitClaim(c)
		entries[i] = trainingaudit.FrozenEntry{Trainer: c.Gradient.Trainer, Slot: uint8(i), PayloadRoot: c.Gradient.PayloadRoot, ClaimHash: c.Gradient.ClaimHash}
	}
	set, start := w.drawAudits(s.audited.ID, 0)
	s.sets[0] = set
	for slot := range uint8(3) {
		w.commitAudit(set, slot)
	}
	s.audited.proposeSame(0b111)

	w.until(start + auditWindow)
	w.do(w.judge, w.dep.Audit, w.audit.PackDrawLeaf(set))
	w.openAudit(set, 0)
	transition := w.openAudit(set, 2)
	w.until(start + 2*auditWindow)
	w.do(w.judge, w.dep.Audit, w.audit.PackSettle(set, 1, addr(w.keeper)))
	c := claims[2]
	for segment, transitions := range c.Segments {
		if transition >= len(transitions) {
			transition -= len(transitions)
			continue
		}
		w.postSegment(c, segment)
		w.do(w.trainers[2], w.dep.Audit, w.audit.PackRefute(set, 2, addr(w.keeper),
			trainingaudit.ITrainingFraudClaim{Gradient: trainingaudit.OuterGradient(c.Gradient), Signature: c.Signature}, entries,
			trainingaudit.ITrainingFraudTransition(c.At(segment, transition))))
		break
	}
	w.until(start + 3*auditWindow)
	w.do(w.judge, w.dep.Audit, w.audit.PackSettle(set, 0, addr(w.keeper)))
	w.until(c.Gradient.Deadline + uint64(s.audited.Spec.ClaimWindow))
	w.do(w.judge, w.dep.Audit, w.audit.PackSettle(set, 2, addr(w.keeper)))
	w.do(w.keeper, w.dep.Audit, w.audit.PackWithdraw())

	w.terms = auditTerms(5_000)
	s.late = w.verified(nil, nil)
	w.commit(s.late.ID, 3)
	s.sets[1], start = w.drawAudits(s.late.ID, auditWindow/2+1)
	w.commitAudit(s.sets[1], 0)
	w.until(start + 2*auditWindow)
	w.do(w.judge, w.dep.Audit, w.audit.PackSettle(s.sets[1], 0, addr(w.keeper)))
	for range 3 { // Its two rounds pass, and the time for claims about them.
		w.mine(1000)
		w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(s.late.ID))
	}
	w.do(w.sponsor, w.dep.Audit, w.audit.PackRefund(s.late.ID))
	w.terms = nil
	return s
}

// requireAudits compares what the tables say with what the contract says.
func (w *world) requireAudits(p *pipeline, tasks, sets [][32]byte) {
	w.t.Helper()
	for _, id := range tasks {
		terms := read(w, w.dep.Audit, w.audit.PackTermsOf(id), w.audit.UnpackTermsOf)
		left := read(w, w.dep.Audit, w.audit.PackBudgetOf(id), w.audit.UnpackBudgetOf)
		require.Equal(w.t, fmt.Sprint(terms.RateBps, terms.Auditors, terms.Window, terms.Reward, terms.Bond, left),
			p.scan("SELECT concat_ws(' ', rate_bps, auditors, window_seconds, reward, bond, remaining) FROM derived.audit_budgets WHERE task_id = $1", id[:]))
	}
	for _, set := range sets {
		want := read(w, w.dep.Audit, w.audit.PackSetOf(set), w.audit.UnpackSetOf)
		hex := func(h [32]byte) string {
			if h == ([32]byte{}) {
				return "-"
			}
			return fmt.Sprintf("%x", h)
		}
		require.Equal(w.t, fmt.Sprintf("%x %d %s %s %d %d", want.TaskId, want.Round, hex(want.Seed), hex(want.LeafSeed), want.Due, want.Reward), p.scan(`
			SELECT concat_ws(' ', encode(task_id, 'hex'), round, coalesce(encode(seed, 'hex'), '-'), coalesce(encode(leaf_seed, 'hex'), '-'), due, reward)
			FROM derived.audit_sets WHERE set_id = $1`, set[:]))
		for slot := range uint8(3) {
			a := read(w, w.dep.Audit, w.audit.PackAuditOf(set, slot, addr(w.keeper)), w.audit.UnpackAuditOf)
			require.Equal(w.t, fmt.Sprintf("%s %s %s %s", []string{"NONE", "COMMITTED", "OPENED", "REFUTED", "SETTLED"}[a.Stage], hex(a.Commitment), hex(a.Trace), hex(a.Claim)), p.scan(`
				SELECT coalesce(max(concat_ws(' ', stage, encode(commitment, 'hex'), coalesce(encode(trace, 'hex'), '-'), coalesce(encode(claim, 'hex'), '-'))), 'NONE - - -')
				FROM derived.audits WHERE set_id = $1 AND slot = $2 AND auditor = $3`, set[:], slot, addr(w.keeper).Bytes()))
		}
	}
	for _, key := range append([]*ecdsa.PrivateKey{w.keeper}, w.trainers...) {
		credit := read(w, w.dep.Audit, w.audit.PackCreditOf(addr(key)), w.audit.UnpackCreditOf)
		require.Equal(w.t, credit.String(), p.scan("SELECT audit_credit::text FROM derived.stakes WHERE account = $1", addr(key).Bytes()))
	}
}

// TestAudits compares every end of an audit with what the contract says, and takes them back.
func TestAudits(t *testing.T) {
	s := newAuditStory(t)
	p := newPipeline(t, s.world, s.rpc(), newDatabase(t))
	p.catchUp()
	requireSame(t, s.world, p)
	tasks := [][32]byte{s.audited.ID, s.late.ID}
	s.requireAudits(p, tasks, s.sets[:])
	ends := func() string {
		return p.scan(`SELECT string_agg(concat_ws(' ', slot, stage, outcome, reward, credited, encode(credited_to, 'hex')), ', ' ORDER BY committed_block, committed_log)
			FROM derived.audits`)
	}
	keeper, trainer := addr(s.keeper), addr(s.trainers[2])
	require.Equal(t, fmt.Sprintf("0 SETTLED PAID 300 801 %x, 1 SETTLED NOT_OPENED 300 0, 2 SETTLED REFUTED 300 250 %x, 0 SETTLED VOID 200 501 %x", keeper, trainer, keeper), ends())
	require.Equal(t, "1800 0 1500, 1200 1200 0", p.scan("SELECT string_agg(concat_ws(' ', budget, returned, remaining), ', ' ORDER BY offered_block) FROM derived.audit_budgets"))
	earned := func() string {
		return p.scan(`SELECT (SELECT concat_ws(' ', audit_credit, audit_earned) FROM derived.stakes WHERE account = $1) || ', ' ||
			(SELECT concat_ws(' ', audit_credit, audit_earned) FROM derived.stakes WHERE account = $2)`, keeper.Bytes(), trainer.Bytes())
	}
	require.Equal(t, "501 300, 250 250", earned())

	f := newAPIFixture(t, s.world, p)
	f.subject, f.set = s.audited.ID, s.sets[0]
	f.lists = map[string]string{"auditOffers": "taskId", "auditSets": "setId", "audits": "setId slot auditor"}
	f.absent = []string{"receipt", "receipts", "rewards", "slashes", "frauds", "descent", "descents", "reveal", "reveals", "objectDemand", "objectDemands", "convictions",
		"programFaults", "dispute", "disputes", "enclavePolicy", "enclavePolicies", "sealing", "sealings", "attestations", "refutations"}
	t.Run("everything there is", f.testWholeSchema)
	t.Run("paging", f.testPaging)
	count := func(where string) float64 {
		return dig(f.data(fmt.Sprintf(`{ audits(where: {%s}) { totalCount } }`, where), nil), "audits", "totalCount").(float64)
	}
	require.Equal(t, 4.0, count(fmt.Sprintf(`auditor: "%s", stage: SETTLED`, keeper.Hex())))
	require.Equal(t, 2.0, count(`outcome_in: [PAID, VOID], slot: 0`))
	require.Equal(t, 3.0, count(fmt.Sprintf(`taskId: "%s", round: 0`, Bytes32(s.audited.ID[:]).text())))
	require.Equal(t, 0.0, count(`stage_in: [COMMITTED, OPENED]`))
	require.Equal(t, 1.0, dig(f.data(`{ auditOffers(where: {remaining_gte: "1"}) { totalCount } }`, nil), "auditOffers", "totalCount"))

	// Who is drawn and what for is what the contract draws.
	for i, set := range s.sets {
		claims := dig(f.data(fmt.Sprintf(`{ auditSet(setId: "%s") { seed claims { slot auditors transition } } }`, Bytes32(set[:]).text()), nil), "auditSet", "claims").([]any)
		require.Len(t, claims, 3)
		for slot, c := range claims {
			require.Equal(t, float64(slot), dig(c, "slot"))
			var want []any
			for _, a := range read(s.world, s.dep.Audit, s.audit.PackAuditorsOf(set, uint8(slot)), s.audit.UnpackAuditorsOf) {
				want = append(want, fmt.Sprintf("0x%x", a))
			}
			require.Equal(t, want, dig(c, "auditors"))
			if i == 0 {
				transition := read(s.world, s.dep.Audit, s.audit.PackTransitionOf(set, uint8(slot)), s.audit.UnpackTransitionOf)
				require.Equal(t, float64(transition), dig(c, "transition"))
			} else {
				require.Nil(t, dig(c, "transition"))
			}
		}
	}
	answer := f.data(`query($id: Bytes32!) { task(taskId: $id) { auditOffer { rateBps window bond remaining } rounds(first: 1) { nodes { gradients { nodes {
		slot audits { nodes { outcome gradient { trainer { slot } } } } disputes { totalCount } convictions { totalCount } } } } } } }`,
		map[string]any{"id": Bytes32(s.audited.ID[:]).text()})
	require.Equal(t, map[string]any{"rateBps": 10000.0, "window": 60.0, "bond": "501", "remaining": "1500"}, dig(answer, "task", "auditOffer"))
	for slot, outcome := range []string{"PAID", "NOT_OPENED", "REFUTED"} {
		g := dig(dig(answer, "task", "rounds", "nodes").([]any)[0], "gradients", "nodes").([]any)[slot]
		require.Equal(t, map[string]any{"slot": float64(slot), "disputes": map[string]any{"totalCount": 0.0}, "convictions": map[string]any{"totalCount": 0.0},
			"audits": map[string]any{"nodes": []any{map[string]any{"outcome": outcome, "gradient": map[string]any{"trainer": map[string]any{"slot": float64(slot)}}}}}}, g)
	}
}

// TestAuditsAreTakenBack takes back every step of an audit once before it stands.
func TestAuditsAreTakenBack(t *testing.T) {
	w := newGameWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	w.terms = auditTerms(10_000)
	v := w.verified(nil, nil)
	w.commit(v.ID, 3)
	w.mine(1)
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackTick(v.ID))
	start := read(w, w.dep.Rounds, w.rounds.PackCommitteeOf(v.ID, 0), w.rounds.UnpackCommitteeOf).DrawnAt
	var set [32]byte
	state := func() string {
		p.catchUp()
		return p.scan(`SELECT concat_ws(' ', (SELECT coalesce(max(encode(leaf_seed, 'hex')), 'none') FROM derived.audit_sets) <> 'none', (SELECT count(*) FROM derived.audit_sets),
			(SELECT string_agg(concat_ws('/', stage, outcome), ' ') FROM derived.audits), (SELECT audit_credit || '/' || audit_earned FROM derived.stakes WHERE account = $1),
			(SELECT remaining FROM derived.audit_budgets))`, addr(w.keeper).Bytes())
	}
	was := "f 0 0/0 1800"
	for _, step := range []struct {
		at   uint64
		do   func()
		want string
	}{
		{0, func() {
			w.do(w.judge, w.dep.Audit, w.audit.PackDraw(v.ID, 0))
			set = read(w, w.dep.Audit, w.audit.PackSetId(v.ID, 0), w.audit.UnpackSetId)
		}, "f 1 0/0 1800"},
		{0, func() { w.commitAudit(set, 0) }, "f 1 COMMITTED 0/0 1500"},
		{1, func() { w.do(w.judge, w.dep.Audit, w.audit.PackDrawLeaf(set)) }, "t 1 COMMITTED 0/0 1500"},
		{1, func() { w.openAudit(set, 0) }, "t 1 OPENED 0/0 1500"},
		{3, func() { w.do(w.judge, w.dep.Audit, w.audit.PackSettle(set, 0, addr(w.keeper))) }, "t 1 SETTLED/PAID 801/300 1500"},
		{3, func() { w.do(w.keeper, w.dep.Audit, w.audit.PackWithdraw()) }, "t 1 SETTLED/PAID 0/300 1500"},
	} {
		w.until(start + step.at*auditWindow)
		require.Equal(t, was, state())
		step.do()
		require.Equal(t, step.want, state())
		_, err := w.chain.Fork(1, true)
		require.NoError(t, err)
		require.Equal(t, was, state(), "%q taken back", step.want)
		requireSame(t, w, p)
		step.do()
		require.Equal(t, step.want, state())
		was = step.want
	}
	w.requireAudits(p, [][32]byte{v.ID}, [][32]byte{set})
	requireSame(t, w, p)
}

// A round that an overturn before it opened again has other seats and gradients than those that were drawn: neither is passed off as the others.
func TestAuditsOfARoundOpenedAgain(t *testing.T) {
	w := newGameWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	w.terms = auditTerms(10_000)
	v := w.verified(nil, nil)
	liar := v.claim(0, lieThere(t))
	w.commitClaim(liar)
	w.commitOnly(v.ID, w.trainers[1:]...)
	v.proposeSame(0b111)
	w.commit(v.ID, 3)
	set, _ := w.drawAudits(v.ID, 0)
	w.commitAudit(set, 1)
	f := newAPIFixture(t, w, p)
	seen := func() (auditors, gradient any) {
		p.catchUp()
		answer := f.data(fmt.Sprintf(`{ auditSet(setId: "%s") { claims { auditors } audits { nodes { gradient { trainerAddress } } } } }`, Bytes32(set[:]).text()), nil)
		return dig(dig(answer, "auditSet", "claims").([]any)[1], "auditors"), dig(dig(answer, "auditSet", "audits", "nodes").([]any)[0], "gradient")
	}
	auditors, gradient := seen()
	require.Equal(t, []any{fmt.Sprintf("0x%x", addr(w.keeper))}, auditors)
	require.Equal(t, map[string]any{"trainerAddress": fmt.Sprintf("0x%x", addr(w.trainers[1]))}, gradient)

	w.postSegment(liar, broken.Segment)
	w.prove(liar)
	v.proposeSame(0b110)
	w.commitOnly(v.ID, w.trainers[1:]...)
	require.EqualValues(t, 1, w.head(v.ID).Round)
	auditors, gradient = seen()
	require.Nil(t, auditors)
	require.Nil(t, gradient)
	requireSame(t, w, p)
}

// metadata are the ABIs of a deployment's contracts, by their names in it.
var metadata = map[string]interface{ ParseABI() (*abi.ABI, error) }{
	"token": &assaytoken.AssayTokenMetaData, "vault": &stakevault.StakeVaultMetaData, "tasks": &trainingtasks.TrainingTasksMetaData,
	"rounds": &trainingrounds.TrainingRoundsMetaData, "opReferee": &opreferee.OpRefereeMetaData, "aggregationFraud": &aggregationfraud.AggregationFraudMetaData,
	"rootDescent": &rootdescent.RootDescentMetaData, "payloadReveals": &payloadreveals.PayloadRevealsMetaData,
	"trainingFraud": &trainingfraud.TrainingFraudMetaData, "trainingDispute": &trainingdispute.TrainingDisputeMetaData,
	"programReferee": &programreferee.ProgramRefereeMetaData, "trainingAudit": &trainingaudit.TrainingAuditMetaData,
	"enclaves": &enclaves.EnclavesMetaData,
}

// TestEveryEvent: whatever a contract of a deployment can say is an event that the decoder knows.
func TestEveryEvent(t *testing.T) {
	w := newGameWorld(t)
	dec, err := newDecoder(w.dep)
	require.NoError(t, err)
	for _, c := range append(w.dep.Contracts(), w.dep.TrainingContracts()...) {
		require.NotZero(t, c.Address, c.Name)
		require.Contains(t, metadata, c.Name)
		parsed, err := metadata[c.Name].ParseABI()
		require.NoError(t, err)
		if _, followed := dec.events[c.Address]; !followed {
			// Transfers of tokens are not the protocol's: what it does with tokens its own contracts say.
			require.True(t, c.Name == "token" || len(parsed.Events) == 0, "%s has events, and nobody follows them", c.Name)
			continue
		}
		require.Contains(t, dec.addresses(), c.Address)
		for name, event := range parsed.Events {
			require.Equal(t, event, dec.events[c.Address][event.ID], name)
		}
	}
	_, err = dec.unpack(w.dep.Audit, "Unheard", &types.Log{})
	require.ErrorContains(t, err, "Unheard")
}

// TestEveryEventHasRows: project has a case for each event that a contract can emit, be it for no rows.
func TestEveryEventHasRows(t *testing.T) {
	dec, err := newDecoder(protocol.Deployment{Vault: common.Address{1}, Tasks: common.Address{2}, Rounds: common.Address{3}, Fraud: common.Address{4},
		Descent: common.Address{5}, Reveals: common.Address{6}, Game: common.Address{7}, Dispute: common.Address{8}, Audit: common.Address{9}, Enclaves: common.Address{10}})
	require.NoError(t, err)
	require.Len(t, dec.events, 10)
	for address, events := range dec.events {
		for id, event := range events {
			l := rawLog{Address: address, Topics: []common.Hash{id}, Data: make([]byte, 64*32)}
			for _, input := range event.Inputs {
				if input.Indexed {
					l.Topics = append(l.Topics, common.Hash{})
				}
			}
			// Whatever all zeros are taken for, somebody said what becomes of the event.
			_, err := dec.project(l)
			require.NotErrorIs(t, err, errNoRows, event.Name)
			require.NotErrorIs(t, err, errUndecodable, event.Name)
		}
	}
}
