package attacks

import (
	"fmt"
	"math/big"
	"math/bits"
	"slices"
	"strings"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// ledgers are the contracts that hold tokens, and keep what was destroyed in them as a balance that nobody can take.
func (a *arena) ledgers() []common.Address {
	return []common.Address{a.Dep.Vault, a.Dep.Tasks, a.Dep.Descent, a.Dep.Reveals}
}

// number reads a view function without arguments that returns a number, at a block.
func (a *arena) number(v *chain.View, at common.Address, function string) *big.Int {
	a.t.Helper()
	call := ethereum.CallMsg{To: &at, Data: crypto.Keccak256([]byte(function + "()"))[:4]}
	raw, err := a.Devnet.Client().CallContractAtHash(a.Ctx(), call, v.Hash)
	require.NoError(a.t, err, "%s of %s", function, at)
	return new(big.Int).SetBytes(raw)
}

// burned is what was destroyed so far, in all contracts.
func (a *arena) burned(v *chain.View) *big.Int {
	a.t.Helper()
	sum := new(big.Int)
	for _, at := range a.ledgers() {
		sum.Add(sum, a.number(v, at, "burned"))
	}
	return sum
}

// stranded is what was set aside for commitments that became void and that nobody has a share in.
func (a *arena) stranded(v *chain.View) *big.Int {
	a.t.Helper()
	sum := new(big.Int)
	for branch := uint16(1); branch <= branches; branch++ {
		pot, err := v.Compensation(a.Ctx(), a.ID, branch)
		require.NoError(a.t, err)
		sum.Add(sum, pot.Left)
	}
	return sum
}

// wealth is what a party has: tokens, stake, locked or not, and what it can withdraw from every contract.
func (a *arena) wealth(v *chain.View, p *party) *big.Int {
	a.t.Helper()
	stake, err := v.Stake(a.Ctx(), p.account)
	require.NoError(a.t, err)
	sum := new(big.Int).Add(stake.Active, stake.Unbonding)
	for _, read := range []func() (*big.Int, error){
		func() (*big.Int, error) { return v.Balance(a.Ctx(), p.account) },
		func() (*big.Int, error) { return v.Credit(a.Ctx(), p.account) },
		func() (*big.Int, error) { return v.DescentCredit(a.Ctx(), p.account) },
		func() (*big.Int, error) { return v.RevealCredit(a.Ctx(), p.account) },
	} {
		amount, err := read()
		require.NoError(a.t, err)
		sum.Add(sum, amount)
	}
	return sum
}

// open opens the books: from here on no token is minted. What the sponsor has escrowed is its own until somebody earns it.
func (a *arena) open() {
	a.t.Helper()
	v := a.View()
	a.supply = a.number(v, a.Dep.Token, "totalSupply")
	for _, p := range a.parties {
		p.opening = a.wealth(v, p)
		gas, err := a.Devnet.Client().BalanceAtHash(a.Ctx(), p.account, v.Hash)
		require.NoError(a.t, err)
		p.gas = gas
	}
	escrow, err := v.Balance(a.Ctx(), a.Dep.Tasks)
	require.NoError(a.t, err)
	require.Zero(a.t, escrow.Cmp(a.Spec.Escrow()))
	sponsor := a.parties[0]
	sponsor.opening.Add(sponsor.opening, escrow)
	require.Zero(a.t, a.burned(v).Sign())
}

// settle lets the run end and takes out for everybody what is due, as anybody may.
func (a *arena) settle() {
	a.t.Helper()
	a.Skip(max(a.Spec.StateWindow, a.Spec.ClaimWindow))
	a.until("the task ends", func(v *chain.View) bool {
		status, err := v.Status(a.Ctx(), a.ID)
		require.NoError(a.t, err)
		return status.Ended()
	})
	rounds := make([]uint32, a.head().Round)
	for i := range rounds {
		rounds[i] = uint32(i)
	}
	calls := []chain.Call{a.Env.Chain.Refund(a.ID)}
	for _, key := range a.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		calls = append(calls, a.Env.Chain.ClaimRewards(a.ID, trainer, rounds))
		for branch := uint16(1); branch <= branches; branch++ {
			calls = append(calls, a.Env.Chain.ClaimCompensation(a.ID, branch, trainer, rounds))
		}
	}
	for _, k := range a.keepers {
		calls = append(calls, a.Env.Chain.ClaimCommission(a.ID, k.account, rounds))
	}
	var wg sync.WaitGroup
	for _, call := range calls {
		wg.Go(func() {
			_, err := a.Sender(anybody).Send(a.Ctx(), call)
			// Of a run in which all was earned nothing goes back.
			if rev, ok := chain.AsRevert(err); !ok || rev.Name != "NothingToWithdraw" {
				a.failed.check(call.Name, err)
			}
		})
	}
	wg.Wait()
	a.failed.report(a.t)
}

// wages is what the rounds that stand pay for work, by the rules alone: the sponsor pays rewardPerGradient for each included gradient;
// its trainer has that less the commission, which the seats that signed the round share, the first ones taking what does not divide.
func (a *arena) wages(v *chain.View) map[common.Address]*big.Int {
	a.t.Helper()
	out := make(map[common.Address]*big.Int)
	for _, p := range a.parties {
		out[p.account] = new(big.Int)
	}
	earn := func(account common.Address, amount *big.Int) {
		require.Contains(a.t, out, account)
		out[account].Add(out[account], amount)
	}
	commission := new(big.Int).Mul(a.Spec.RewardPerGradient, big.NewInt(int64(a.Spec.CommissionBps)))
	commission.Div(commission, big.NewInt(10_000))
	pay := new(big.Int).Sub(a.Spec.RewardPerGradient, commission)
	trainers, err := v.Trainers(a.Ctx(), a.ID, a.Spec.TrainerCount)
	require.NoError(a.t, err)
	for number := range a.head().Round {
		round, err := v.Round(a.Ctx(), a.ID, number)
		require.NoError(a.t, err)
		if round.Status == protocol.RoundCarried {
			// Nobody signed one that the end of the run cut short: what had been committed in it is paid, all of it to the trainer.
			for _, t := range trainers {
				if round.Included>>t.Slot&1 == 1 {
					earn(t.Account, a.Spec.RewardPerGradient)
					earn(a.parties[0].account, new(big.Int).Neg(a.Spec.RewardPerGradient))
				}
			}
			continue
		}
		require.Equal(a.t, protocol.RoundFinal, round.Status)
		included := int64(bits.OnesCount64(round.Included))
		earn(a.parties[0].account, new(big.Int).Mul(a.Spec.RewardPerGradient, big.NewInt(-included)))
		for _, t := range trainers {
			if round.Included>>t.Slot&1 == 1 {
				earn(t.Account, pay)
			}
		}
		committee, err := v.Committee(a.Ctx(), a.ID, number)
		require.NoError(a.t, err)
		share, rest := new(big.Int).DivMod(new(big.Int).Mul(commission, big.NewInt(included)),
			big.NewInt(int64(bits.OnesCount16(committee.Signed))), new(big.Int))
		for seat, member := range committee.Members {
			if committee.Signed>>seat&1 == 0 {
				continue
			}
			keeper, err := v.Member(a.Ctx(), a.ID, member)
			require.NoError(a.t, err)
			earn(keeper, share)
			if rest.Sign() > 0 {
				earn(keeper, big.NewInt(1))
				rest.Sub(rest, big.NewInt(1))
			}
		}
	}
	return out
}

// close closes the books of a run that has been settled. Everybody has exactly its wages and what the rules say of the attack; nobody
// honest has less than its wages, all attackers together no more than theirs; and no token came or went. Gas is outside the books: it
// is what moves cost, and is printed.
func (a *arena) close() {
	a.t.Helper()
	v := a.View()
	wages := a.wages(v)
	total, tokens, attackers := new(big.Int), new(big.Int), new(big.Int)
	for _, p := range a.parties {
		now := a.wealth(v, p)
		gas, err := a.Devnet.Client().BalanceAtHash(a.Ctx(), p.account, v.Hash)
		require.NoError(a.t, err)
		gas.Sub(p.gas, gas)
		change := new(big.Int).Sub(now, p.opening)
		effect := new(big.Int).Sub(change, wages[p.account])
		a.t.Logf("%-16s wages %-8s attack %-9s gas %s gwei", p.name, amount(wages[p.account]), amount(effect), gas.Div(gas, big.NewInt(1e9)))
		require.Zero(a.t, effect.Cmp(p.effect), "%s has %s by the attack, the rules say %s", p.name, amount(effect), amount(p.effect))
		if p.attacker {
			attackers.Add(attackers, effect)
		} else {
			require.GreaterOrEqual(a.t, effect.Sign(), 0, "%s is honest and loses", p.name)
		}
		total.Add(total, now)
		balance, err := v.Balance(a.Ctx(), p.account)
		require.NoError(a.t, err)
		tokens.Add(tokens, balance)
	}
	require.LessOrEqual(a.t, attackers.Sign(), 0, "the attackers gain %s", amount(attackers))
	burned, stranded := a.burned(v), a.stranded(v)
	require.Zero(a.t, burned.Cmp(a.burns), "%s is burned, the rules say %s", amount(burned), amount(a.burns))
	require.Zero(a.t, stranded.Cmp(a.strands), "%s is left in pots, the rules say %s", amount(stranded), amount(a.strands))

	// What is somebody's, what is burned and what is left in pots is all that there is.
	total.Add(total, burned).Add(total, stranded)
	for _, at := range a.ledgers() {
		balance, err := v.Balance(a.Ctx(), at)
		require.NoError(a.t, err)
		owed := a.number(v, at, "owed")
		require.Zero(a.t, balance.Cmp(owed), "%s holds %s and owes %s", at, balance, owed)
		tokens.Add(tokens, balance)
	}
	require.Zero(a.t, total.Cmp(a.supply), "%s of %s tokens are accounted for", amount(total), amount(a.supply))
	require.Zero(a.t, tokens.Cmp(a.supply), "somebody outside the books holds tokens")
}

// slash is what becomes of a lock (rule 23): at least a half is burned, a fifth is the challenger's, and the rest is the pot's; where
// no commitment became void there is no pot, and that is burned too.
func slash(lock *big.Int, voids bool) (burned, bounty, pot *big.Int) {
	bounty, pot = new(big.Int).Div(lock, big.NewInt(5)), new(big.Int)
	if voids {
		pot.Sub(new(big.Int).Div(lock, big.NewInt(2)), bounty)
	}
	burned = new(big.Int).Sub(lock, bounty)
	return burned.Sub(burned, pot), bounty, pot
}

// convicted enters the conviction of the signers of an overturned round on which the trainers had built: who committed to the one round
// above it shares the pot in equal parts, one for each slot of the task; the parts of the others are stuck.
func (a *arena) convicted(challenger *party, committed []*party, signers ...*node) {
	for _, k := range signers {
		burned, bounty, pot := slash(a.Spec.QuorumLock, true)
		k.effect.Sub(k.effect, a.Spec.QuorumLock)
		challenger.effect.Add(challenger.effect, bounty)
		share := new(big.Int).Div(pot, big.NewInt(int64(a.Spec.TrainerCount)))
		for _, p := range committed {
			p.effect.Add(p.effect, share)
			pot.Sub(pot, share)
		}
		a.strands.Add(a.strands, pot)
		a.burns.Add(a.burns, burned)
	}
}

// exposed enters the conviction of one signer where no round is overturned.
func (a *arena) exposed(challenger *party, signer *node) {
	burned, bounty, _ := slash(a.Spec.QuorumLock, false)
	signer.effect.Sub(signer.effect, a.Spec.QuorumLock)
	challenger.effect.Add(challenger.effect, bounty)
	a.burns.Add(a.burns, burned)
}

// row is the attack's line in docs/attacks.md.
func (a *arena) row(name, stops string) string {
	var lose, gain []string
	for _, list := range []struct {
		of  *[]string
		who func(*party) bool
	}{{&lose, func(p *party) bool { return p.attacker }}, {&gain, func(p *party) bool { return !p.attacker }}} {
		var trainers []*party
		for _, p := range a.parties {
			switch {
			case !list.who(p) || p.effect.Sign() == 0:
			case slices.Contains(a.trainers, p):
				trainers = append(trainers, p)
			default:
				*list.of = append(*list.of, p.name+" "+signed(p.effect))
			}
		}
		if len(trainers) > 0 {
			names := "each trainer"
			if len(trainers) == 1 {
				names = trainers[0].name
			} else if len(trainers) < len(a.trainers) {
				names = fmt.Sprintf("%d trainers", len(trainers))
			}
			*list.of = append(*list.of, names+" "+signed(trainers[0].effect))
		}
	}
	sum := new(big.Int)
	for _, p := range a.parties {
		if p.attacker {
			sum.Add(sum, p.effect)
		}
	}
	if len(lose) == 0 {
		lose = []string{"nothing but gas"}
	} else if len(lose) > 1 {
		lose = append(lose, "together "+signed(sum))
	}
	if len(gain) == 0 {
		gain = []string{"nobody"}
	}
	return fmt.Sprintf("| %s | %s | %s | %s | %s | %s |", name, stops, strings.Join(lose, ", "), strings.Join(gain, ", "), amount(a.burns), amount(a.strands))
}

// amount is a number of tokens as people write it.
func amount(units *big.Int) string {
	r := new(big.Rat).SetFrac(units, chaintest.Token)
	s := r.FloatString(18)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

func signed(units *big.Int) string {
	if units.Sign() > 0 {
		return "+" + amount(units)
	}
	return strings.Replace(amount(units), "-", "−", 1)
}

// branches is more than the overturns of any attack here.
const branches = 2

// anybody triggers what anyone may; it has no part in anything.
var anybody = keys.Dev(15)

// page is docs/attacks.md around its rows.
const page = `# Attacks, and what they come to

Each line is a test (` + "`internal/attacks`" + `): the attack is played to its end on a development chain with the real contracts, keepers and
challenger, the run goes on and ends with the root that an independent computation gives, and then the books are closed. Everybody's
tokens, stake and claims are compared with what the rules say, to the last unit; with what is burned and what is left in pots they add up
to all tokens there are. The numbers are in tokens and leave out two things: wages (what the rounds that stand pay trainers and
witnesses for their work, and the sponsor for it) and gas.

The task: four trainers, two rounds (up to eight in the NEC storm), 1 token a gradient of which 0.05 is commission, a lock of 600 for each
keeper. Of a lock that is slashed a half burns, a fifth (120) is the challenger's, and three tenths (180) are set aside for the trainers
whose commitments became void, in equal parts of 45 for each slot of the task; where no round was overturned they burn too.
Numbers in brackets are those of the rules in [protocol.md](protocol.md).

| attack | stopped by | attackers | others | burned | left in pots |
|---|---|---|---|---|---|
%s

What the table does not show:

- Trainers who delivered to a committee that never proposes have worked for nothing in the rounds that it carried: at most
  ` + "`maxConsecutiveNec`" + ` of them, fewer if one keeper of the pool is honest.
- Part of a pot that nobody has a share in stays in the vault for ever, which is as good as burned.
- A challenger whose proof is copied pays its gas and gets no bounty. Nothing closes that: the liar could be the first to commit to a
  proof, too.
- What proves a wrong round has to lie open before it falls: nobody can be made to show what does not stand. Its signers keep their locks if
  no keeper serves the wrong state, or if it was proposed through a contract of theirs, so that no calldata shows who signed.

## Against the programs

` + "`make harden`" + ` plays these over loopback against real processes, bounded, and writes its figures to ` + "`build/hardening/summary.json`" + `; as ordinary tests they run
small. The others are tests of the packages named.

| attack | what it comes to | where |
|---|---|---|
| 400 slow sockets, 15,000 idle connections, and uploads of nothing in trainers' names, from 2 and then from 250 addresses | no round is carried (` + "`flood_rounds_carried`" + ` 0); who signs is served (` + "`flood_honest_p99_ms`" + `), in bounded memory (` + "`flood_rss_mib`" + `): whatever is silent holds a connection and no place, and at a limit the least useful connection makes room | ` + "`internal/harden`" + `, ` + "`internal/door`" + ` |
| kill -9 of keepers, all keepers at once, trainers, challenger, defender, auditor, indexer, its database and the chain, hundreds of times in one run (` + "`kills`" + `) | every payload that a keeper acknowledged is there (` + "`lost`" + ` 0), each trainer made one payload a round in all its lives, every root is that of a run that nobody disturbed (` + "`roots_equal`" + `), nobody is convicted, the indexer's tables are those of a rebuild | ` + "`internal/harden`" + ` |
| queries that read as much as the limits let through, over and over | the worst ends in ` + "`bomb_ms`" + `, an honest one beside it in ` + "`bomb_honest_ms`" + `; what is too much is refused before it runs, or told 503 | ` + "`indexer`" + ` |
| a thousand tasks of strangers, dead and alive, and requests for runs that nobody posted and of trainers that nobody enrolled | ` + "`calls_per_block_1000_tasks`" + ` calls of the RPC a block: what has ended costs nothing, the rest is one request a head, unknown tasks and trainers are answered from lists that are read once a head | ` + "`keeper`" + ` |
| lists of runs, over and over, in batches, where strangers posted thousands of tasks | runs that have ended are read once, all others in one call a head, 100 are listed at a time, and each request of a batch queues for its own place | ` + "`keeper`" + ` |
| hundreds of tasks that name one manifest, and uploads of it; ` + "`/metrics`" + ` from every connection | what an upload costs grows with the tasks that name it, not with their square; the metrics are gathered once a second | ` + "`keeper`" + ` |
| a sponsor's Ctrl-C at any moment after a transaction has gone out, and the same line again (` + "`post_interrupts`" + `) | one task, one escrow (` + "`paid_twice`" + ` 0); the error names the transaction | ` + "`cmd/assay`" + ` |
| an RPC that tells a wrong count, a head that no chain has, events that nobody asked for, padded answers, or one that does not end | refused by name; a first or far head is asked for twice, and one that nobody knows any more is dropped: nobody waits for the chain to reach a false head; no loop and no allocation is as long as a server says, and a loop that stands still, or follows no head, makes ` + "`/healthz`" + ` fail | ` + "`keeper`" + `, ` + "`internal/chain`" + `, ` + "`indexer`" + `, ` + "`trainer-py`" + ` |
| a flood of the gossip under ever new identities, in strangers' and in keepers' names, or by a keeper of the pool with its own signatures; copies of announcements, old ones, and lies about who holds what; subscriptions without end | messages of an author who is in no pool are dropped before a signature is looked at; rates for each peer and author, a ban, few connections a second and bounded memory; messages are told apart by topic, author and bytes, and live two minutes; an announcement only says where its own keeper answers and whom to ask first, and nothing waits for one | ` + "`internal/gossip`" + `, ` + "`internal/harden`" + `, ` + "`keeper`" + ` |
| a quorum of keepers that sign for another guest's quote, for one under debugging, of another image, or of older firmware than the policy takes | the contract reads these from the quote itself, whatever was signed: ` + "`" + `QuoteRefused` + "`" + ` | ` + "`" + `Enclaves.t.sol` + "`" + `, ` + "`" + `internal/attest` + "`" + ` |
| keepers that sign for a TDX quote that its own key did not sign, or whose key no quoting enclave vouches for | whoever signed loses its lock by the quote alone; a signature whose s is in the upper half convicts nobody | ` + "`" + `Enclaves.t.sol` + "`" + `, ` + "`" + `internal/attest` + "`" + ` |
| a trainer of a Confidential task with another trainer's evidence or key, an old attestation, or one for a manifest that was replaced since its key was revoked | keepers refuse by name, and an attestation counts for the newest manifest alone | ` + "`" + `keeper` + "`" + `, ` + "`" + `Enclaves.t.sol` + "`" + ` |
| a demand on chain for the records of a Confidential task, or an upload of them to its keepers | ` + "`" + `DataIsSealed` + "`" + `; keepers take no such object | ` + "`" + `DataReveals.t.sol` + "`" + `, ` + "`" + `keeper` + "`" + ` |
| asking for errors, to learn the RPC's address and its key | a fixed message | ` + "`keeper`" + `, ` + "`indexer`" + `, ` + "`verifier`" + `, ` + "`internal/redact`" + ` |
| filling a keeper's disk with files of tasks that never open, or with a run's payloads | a quota for each sponsor, in which a task is joined only with its whole run, and files expire | ` + "`keeper`" + ` |
| the same from ever new sponsors' accounts | strangers' files and runs are refused before what joined tasks will still store, and a reserve, would have no room on the disk | ` + "`keeper`" + ` |
| a run so long that what it will store keeps all others' tasks off a keeper's disk | one sponsor is given a quarter of the disk at most, and a keeper's ` + "`--max-sponsor-bytes`" + ` | ` + "`keeper`" + ` |
| programs that name very many constants, of four bytes or that nobody has, in many tasks: for memory, the journal, the peers, the loop that follows the chain, and whoever uploads | what a program names is kept once, in bounded memory; files are marked in batches, looked for beside the loop, and asked of peers a few at a time; each counts as a block of the disk at least; to weigh a task nothing is decoded and few files are looked at, whatever it names | ` + "`keeper`" + ` |
| a stranger's task, whose trainers have every keeper of the deployment pay the gas of their commitments, or store their claims | a keeper relays for, and stores claims of, tasks in whose pools it is, whose commission it weighed | ` + "`keeper`" + ` |
| commitments by the hundred, so that a keeper's proposals and answers wait behind them for their blocks | gradients have half of the places for transactions on their way, which are shared by sponsor: of those that have fewest out the one goes next that was served longest ago | ` + "`keeper`" + ` |
| a stranger's task whose sponsor has nearly all seats, and the commission, with a keeper of his own, while his trainers bring all that they commit to another, or commit and hardly ever deliver; so that the one is without ether when a clock runs | in a task that was not named a keeper relays, over 64 rounds, what it is paid for there, or twice its part of the locks, and one round's for free, counted from its journal; carried rounds outnumber the proposed ones by less than 48; with less ether than 24 of the dearest calls cost it relays nothing there, and posts no receipts | ` + "`keeper`" + `, ` + "`internal/chain/sender`" + ` |
| what stands on chain, sent to keepers that did not bring it; signatures that are good for the newest block alone; another gradient, or the same one, for each keeper: so that keepers relay for nobody else, or pay for what fails | what others brought is not counted, what fails in its block is; signatures last as long as a transaction takes; the second half of what a keeper relays is shared by trainer | ` + "`keeper`" + ` |
| a seat that asks for signatures under every set that is a quorum, so that a keeper stores a state for each, or computes them in turn without end | four states of a round are kept, and of a round that is over the one that stands; a set that was computed is signed again without its state | ` + "`keeper`" + ` |
| a stranger's task with a million rounds that nobody trains in or ticks, so that the lock in it, and the disk that its run was promised, keep a keeper out of all others | a keeper leaves the pool of a task that it has left alone for a week, takes its lock back after the liability, and owes it no more disk | ` + "`keeper`" + ` |
| files of tasks that never open, kept for ever by a request now and then that brings nothing new; files of tasks that open with a stranger's own keeper and trainer, or that a keeper left, and that nobody ends | what is brought gives a task's files their time again, and twice that at the most; those of a task that this keeper did not join go whether it opens or not, and those of a run that it left once its lock is back, with its commission claimed | ` + "`keeper`" + ` |
| a task that never opens and names what a live one has stored, or will: when it expires the keeper would delete what it owes | each stored file has the tasks that need it; it goes with the last of them | ` + "`keeper`" + ` |
| one text that two parsers read as two queries, the cheap one for the price | the executor gets what was read, printed again; a fuzz test holds what runs against it | ` + "`indexer`" + ` |
| answers that nobody reads, from many connections | their bytes have a budget, by address and network; the slowest reader of the network with most is cut off for others | ` + "`indexer`" + `, ` + "`internal/door`" + ` |
| uploads that stall once they have a place, of strangers and of one enrolled trainer | a signer has a sixteenth of the places, signers together three quarters at most; for one that has none the slowest upload of the task and signer with most is cut off | ` + "`keeper`" + `, ` + "`internal/door`" + ` |
| few signers, each with many idle connections or bodies that stop half way | four connections of a signer go last, for 20 s, and a newcomer has a second; a signer has an eighth of the memory that is kept for signed bodies, and what was read of a body is given back | ` + "`internal/door`" + `, ` + "`keeper`" + ` |
| a page in somebody's browser that talks to a service on his machine; a client that writes its own ` + "`X-Forwarded-For`" + ` | names that were not given are refused; only a trusted proxy's header counts | ` + "`internal/door`" + ` |
| hundreds of sham disputes about one segment: one answer to all of them fits no block | an answer names 64 at the most, and the next ones follow, the earliest deadlines first | ` + "`TrainingDispute.t.sol`" + `, ` + "`verifier`" + ` |
| right audits refuted late with invented traces, so that the auditor has no tokens or no reason left to dispute | tokens and gas for the defence are kept when the audit begins, and it has no share to fit into | ` + "`verifier`" + ` |
| keepers, sources and RPCs that send a byte now and then, an answer that unpacks to gigabytes, a refusal without end | one time and one limit for all of a request; the next source is asked beside a slow one; compressed answers are refused | ` + "`test_exchange.py`" + `, ` + "`test_keeper_client.py`" + `, ` + "`verifier`" + ` |
| keepers that refuse in status lines, or under headers, of ten megabytes, to a challenger that asks 16 of them for 64 payloads; programs with a hundred thousand constants that nobody serves | a header has 16 KiB and a refusal the standard's words; of many refusals the first four are told, the others counted; no more constants are looked for than anybody would pay for | ` + "`internal/httpclient`" + `, ` + "`internal/keepers`" + `, ` + "`verifier`" + ` |
| thousands of tasks that wait for trainers that never come, before a challenger that looks at each of them every second | a head is asked in a few calls where all of them stand, and nothing twice | ` + "`verifier`" + ` |
| a spec that no contract takes, a head with more final rounds than rounds, an answer of another type | refused by name; nothing of it is believed | ` + "`internal/chain`" + `, ` + "`verifier`" + `, ` + "`test_chain.py`" + ` |
| a chain that takes no transaction, so that a trainer bids more and more | five times what was suggested at most | ` + "`test_chain.py`" + ` |
| a payload of hundreds of megabytes of which a trainer publishes all but a range on chain, round after round, so that every keeper reads it whole at each head and holds it in memory | nothing is read of a payload before the contract says that all of it is public, and then a page at a time, to disk | ` + "`keeper`" + ` |
| many accounts enrolled in one junk task, each with a body that stops half way, or in the queue for a place | for a signer that finds no memory or no place the slowest body is cut off of the task, and in it the signer, that has most; the queue has room for the first of each signer, and the task with fewest goes first | ` + "`" + `keeper` + "`" + `, ` + "`" + `internal/door` + "`" + ` |
| a junk task whose pool is full, so that a keeper reads it member by member while other tasks wait; a round whose absent trainers no node can count | a pool is read in a few calls; the round goes on without the count | ` + "`" + `keeper` + "`" + ` |
| a pool of 256 accounts that each said as much as a block holds in the block in which it spoke last, so that whoever looks for keepers reads all that every few seconds | what a keeper said is read once, however often the pool is looked through | ` + "`internal/keepers`" + ` |
| an account that says an honest keeper's address is its own, so that whoever looks for keepers takes the address for the copier's and drops it | an address is asked once, and is good if any of the accounts that name it answers there | ` + "`" + `internal/keepers` + "`" + `, ` + "`" + `test_endpoints.py` + "`" + ` |
| keepers of one mind that serve an object once and never again, while rounds, claims and disputes last longer than a player keeps what it does not use | what open claims, disputes and rounds are judged by stays, and what a task is replayed with as long as it trains; a player that was away looks before it clears away; the arena's moves ` + "`" + `forget` + "`" + ` and ` + "`" + `dispute-late` + "`" + ` play it | ` + "`" + `verifier` + "`" + `, ` + "`" + `internal/arena` + "`" + ` |
| a claim with a right hash and a poisoned payload that nobody serves after the round, though the round forced it out | the payload stays until the claim is settled, and is disputed | ` + "`" + `verifier` + "`" + ` |
| claims on states that fell, which a source takes requests for and never sends | they are looked for beside the replays and keep no place of one | ` + "`" + `verifier` + "`" + ` |
| a reorg that takes a sponsor's answer to a demand back, so that whoever watches for it holds the demand for answered and the escrow is lost | an answered demand is looked at for 128 blocks more | ` + "`verifier`" + ` |
| sham disputes about many claims of one trainer, each of which its defender shows a transition of | an eighth of the memory for replays holds what is shown, the claims that moved last first | ` + "`" + `verifier` + "`" + ` |
| a trainer refutes a right audit, and has a friend convict it of something else, so that the audit is settled with the auditor's dispute open; a reorg that takes a disputed commitment back and leaves the dispute | an account's own disputes are played on, whatever led to them | ` + "`" + `verifier` + "`" + `, ` + "`" + `internal/arena` + "`" + ` |
| more audits than there are blocks in their windows, so that an auditor that waits for each one's block comes too late for the next | audits are drawn, committed to, opened and settled beside each other, the earliest deadline first | ` + "`" + `verifier` + "`" + `, ` + "`" + `internal/arena` + "`" + ` |
| signers of a wrong round who, once it is found out, have it fall by something cheaper: a trainer of theirs is convicted in that round, or one keeper's lie in the round below | a statement that fell is judged like one that stands, as long as its signers are liable and one of them has a lock, and its proof is sent with the signatures in the proposal's calldata [21]; after a restart too | ` + "`verifier`" + ` |
| more than four wrong rounds, withheld until late, while a descent into the latest is open | a round with a descent open is not given up | ` + "`" + `verifier` + "`" + ` |
| trainers of a followed task that lie by the dozen, so that the bonds of disputes about their claims are those that a descent into a wrong round would take | disputes leave bonds for descents ([decision 29](decisions/0029-reservations.md)) | ` + "`" + `verifier` + "`" + `, ` + "`" + `internal/e2e` + "`" + ` |
| a task with as much at stake as the one that is judged, whose replays never end, or hold just more than half of the memory and compute nothing | who has memory that others wait for is charged for the whole machine, and weighs what is at stake now; a replay waits behind each that computes, so that no turn is lost between passes ([decision 28](decisions/0028-replays.md)) | ` + "`" + `verifier` + "`" + ` |
| keepers whose refusals are megabytes of ever new words, and acknowledgements as long | a trainer keeps few words, and takes no long acknowledgement | ` + "`" + `test_keeper_client.py` + "`" + ` |
| keepers of a pool that changes, or ever new addresses, each of which sends a state but for its last byte, so that what they leave unfinished fills a trainer's disk | three unfinished files are kept at most, those of keepers that are asked now and the longest first; a new process finds the old ones | ` + "`" + `test_keeper_client.py` + "`" + ` |
| programs whose steps read billions of records of a data set that nobody serves, so that a challenger that lists them before it demands them runs out of memory, again after each start | they are looked for one by one, and no more of them than anybody would pay for | ` + "`" + `verifier` + "`" + ` |
| programs of a quarter of a million nodes of one number each in 63 micro-batches, local states of 65,536 tensors of one number with as many checkpoints, or micro-batches of a billion records of a byte, whose replay takes ten times the memory that was counted for it | what a tensor takes beside its elements is counted, and batches are read record by record | ` + "`" + `verifier/training` + "`" + `, ` + "`" + `protocol/claim` + "`" + ` |
| a trainer whose claim is right as far as it is public, and that posts wrong segments all the same, the last ones first, each as soon as the dispute about the one behind it has gone on: a challenger or an auditor that turned to the first of them every time had no move of its dispute left | a dispute stays with the segment that it stands in | ` + "`" + `verifier/training` + "`" + ` |
| programs whose step or prologue has no step nodes, of which a trace has a root that nothing leads below: a trainer posts another one, refutes a right audit with it, and nobody can prove it wrong | such programs do not fit (` + "`" + `WrongForm` + "`" + `), and anybody ends the run by that | ` + "`" + `protocol/claim` + "`" + `, ` + "`" + `verifier/training` + "`" + ` |
| hundreds of tasks with programs of 64 MiB, whose claims all begin to be replayed in one moment, so that a challenger reads as many files at once, before memory is counted for any | what lies in the library is checked one object at a time | ` + "`" + `verifier` + "`" + ` |
| sources that send a large object but for its end, one beside the other, or in answers that unpack to gigabytes, so that what a challenger has unfinished fills its disk | nothing is unpacked; of one object all sources together may have sent twice its size and 16 MiB: then who sends least is given up | ` + "`" + `verifier` + "`" + `, ` + "`" + `internal/httpclient` + "`" + ` |
| a keeper's name with a thousand addresses at which nobody answers, each of which a trainer dials in turn, with a thread and a socket, long after it gave up | all addresses together have the time of one | ` + "`" + `test_endpoints.py` + "`" + ` |
| keepers that send a state but for its end, each as if it were in time, until the window is over; or quickly, so that who sends steadily is given up for them | all are asked within half of the window; the pace is that of late, and who kept the end back is asked last | ` + "`" + `test_keeper_client.py` + "`" + ` |
| a keeper that sets thousands of cookies with each answer, which a client copies for each request to anybody | a trainer takes none | ` + "`" + `test_exchange.py` + "`" + ` |
| a keeper that sends a large state of a claim steadily and slowly, so that a defender without its trainer's folder never has all of it and is silent | it waits for what keeps 64 KiB/s, for an eighth of a clock | ` + "`" + `verifier` + "`" + ` |
| a keeper that sends a NaN where a constant of a Verified task belongs, which the arithmetic's library refuses to look at | it has not sent the constant; the next keeper is asked | ` + "`" + `test_keeper_client.py` + "`" + ` |
| a keeper that says at another time that it is another keeper, so that what trainers sign for it counts there, and holds their places | who was found on chain is taken for the account that it answered under then | ` + "`" + `test_endpoints.py` + "`" + ` |
| a task whose manifest names an adapter that makes nothing of it; whose payloads are bounded to 2^-126; whose batches have billions of records | ` + "`" + `assay-trainer enroll` + "`" + ` trains a step first and refuses; in the Verified tier the programs train all the same | ` + "`" + `test_cli.py` + "`" + ` |
| a sham dispute that is open when a run ends, so that the pay of all rounds is refused | the trainer waits for its end, and claims then | ` + "`" + `test_branches.py` + "`" + ` |
| records with a NaN that is not the canonical one, so that an audit of one operator calls a right trainer wrong | it is read as the programs read it | ` + "`" + `verifier/audit` + "`" + ` |
| subscriptions by the thousand that are completed at once, with texts of 16 KiB that take long to check | a text has 128 fields, its check queues with queries, and an operation counts until its handler has returned | ` + "`indexer`" + ` |
| sixteen subscriptions a socket, of messages as wide as the limits let through, on sockets that read nothing | the subscriptions of a socket read by turns, and what is held of them counts with the answers, by address and network | ` + "`indexer`" + `, ` + "`internal/door`" + ` |
| readers from the first block on that want what never happened, on all the sockets of an address, so that whoever was away waits for minutes | an address has half of the places, the next is for the network that has fewest; a page is found in indexes, however much lies between | ` + "`indexer`" + ` |
| queries at the edge of the limits from all connections of an address, so that others' are told to come back | an address has half of the places, a network three quarters, and the queue gives up the newest of whoever has most | ` + "`indexer`" + `, ` + "`internal/door`" + ` |
| a subscription whose handler panics; a cursor that nobody knows, looked for in all that the feed remembers | a panic ends its operation; cursors are found by an index | ` + "`indexer`" + ` |
| ` + "`/metrics`" + ` of a challenger from every connection; an audit that counts a plan without end | gathered once a second; counting ends with its context | ` + "`verifier`" + ` |
| a keeper's operator who leaves a pool and joins it again, so that its files are cleared away under a live task | who is in the pool again is not settled there | ` + "`keeper`" + ` |
| a node of the chain that shows a demand for a constant, or for a payload, and names another object that the keeper holds, so that it drops it as damaged | an object is dropped if it is not what its own task has under that root | ` + "`keeper`" + ` |
| a keeper that refuses with megabytes of brackets, which take a trainer seconds to parse while its other threads wait | an answer has 64 KiB | ` + "`test_keeper_client.py`" + ` |

## Against presence and slots

| attack | what it comes to | where |
|---|---|---|
| squatters take turns, so that each round just misses its quorum | in each carried round enough slots miss: one squatter after the other is put out, and pays its fee | ` + "`Absence.t.sol`" + ` |
| squatters deliver now and then, and are away in between | one delivery makes up for one miss | ` + "`Absence.t.sol`" + ` |
| a keeper of the squatters is convicted before a draw, so that no receipts are possible | the round excuses all who committed, and makes up for nothing; each costs a keeper's lock | ` + "`Absence.t.sol`" + ` |
| an overturn puts the head below the first rounds of newcomers, whose slots nobody else may fill | the rounds that are carried for it do not count towards the end of the run | ` + "`Absence.t.sol`" + ` |
| a sponsor with a keeper and trainers of its own has rounds of honest work voided | the keeper burns at least what these rounds would have been paid: a floor of ` + "`keeperLock`" + ` ([0038](decisions/0038-what-a-committee-burns.md)) | ` + "`SpecRules.t.sol:test_postTask_money_reverts`" + ` |
| squatters give their payloads to the committee in the last second of the fallback window | receipts end where a proposal need not include what they tell of, and keepers sign none later: the squatters miss | ` + "`Rotation.t.sol`" + `, ` + "`keeper`" + ` |
| a payload of a right proposal is withheld to the last second of its reveal window, so that nobody else knows what to train on | rounds above what is held excuse whoever cannot commit, and end no run | ` + "`Rotation.t.sol`" + ` |
| squatters leave with as many misses as are allowed, each followed by an accomplice | a fee each time | ` + "`Rotation.t.sol`" + ` |
| squatters commit round after round and withhold, so that what honest trainers delivered is carried each time | trainers stay unless told otherwise, and the squatters' slots are reopened | ` + "`test_branches.py`" + ` |
| a peer hangs or drips while keepers tell who delivered, or fetch what a proposal lacks; a seat asks for signatures again and again | peers are asked beside each other and not waited for; whoever asks is given way to once | ` + "`keeper`" + ` |
| whoever publishes one part of a trainer's payload first, or an RPC error in the middle, so that the trainer's own publication ends | it goes on with the next part | ` + "`test_branches.py`" + ` |
| a trainer convicted by its own friend has a round overturned, and a friendly keeper proposes it again in the same transaction without those who were in it | not closed: it costs a trainer's lock, and those left out have a miss for which what they publish makes up | |
| a demand for one leaf of the oldest round, each time just before the last one's hold ends, so that a run with a deep cascade stands still for a while | not closed: each costs a leaf's price, and the run goes on | |
| 256 accounts fill a pool, so that no honest keeper comes in | not closed: it ties 256 locks, and who enrols looks at the pool | |

## Against the players

[attacks-players.md](attacks-players.md) has the strategies against what the shipped challenger, defenders and keepers look at, keep and wait for, with who gains and loses how much. Trainers that enrol and never deliver, or retake each slot that
reopens, lose the fee each time and end no run ([decision 33](decisions/0033-absence.md), ` + "`go test ./keeper -run TestSquatters`" + `).

## Tried, and held

What was played or searched against these, and changed nothing:

- contracts: the packed sums of ` + "`_dotI8`" + `; 27 moves (` + "`MAX_MOVES`" + `); ` + "`WrongForm`" + `; the inputs of
  evidence; void draws of ` + "`TrainingAudit`" + `; pools after an ejection
- money: locks, slashes and unbonding in any order; slots that are left, overturned and taken again;
  ` + "`failRun`" + ` before and after an overturn; refunds with demands open
- draws: sets are frozen before a seed is known; audits: deadlines, leavers and convictions between
- keys: an account's default key taken by another, one key for two accounts, keys registered again
- engines: ` + "`move.go`" + ` against moves that do not fit
- keepers: published ranges; a reorg of a sponsor's answer; what is kept alone; drafts over an
  overturn; signing after a restart and a reorg; forced calls sent twice, and taken back on L1
- the indexer: cursors of the feed over reorgs; injection by aliases or names of events; fragments
  of a WebSocket
- ` + "`assay top`" + `: control characters, extreme amounts
- seals: the sizes of what is split; attestations: their parsers
- trainers: hostile profiles in manifests; deep JSON, huge integers, floats out of range; keepers
  that say relayed and do not; a second payload on a parent that comes twice
- ` + "`web/verify`" + `: foreign commitments, a wrong frozen hash, answers too long, too slow, redirected

This page is written by ` + "`go test ./internal/attacks -update`" + ` and held to what the tests find.
`
