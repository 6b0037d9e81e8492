package chain

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// Call is a transaction to send: what to call, with what.
type Call struct {
	// Name is the function's, for logs.
	Name string
	To   common.Address
	Data []byte
}

// WitnessSignature is one keeper's signature under a proposal.
type WitnessSignature struct {
	Keeper    common.Address
	Signature []byte
}

// Proposal is a round's new root with the bitmap of the included slots.
type Proposal struct {
	TaskID     protocol.Hash
	Round      uint32
	ParentRoot protocol.Hash
	Included   uint64
	NewRoot    protocol.Hash
	AuxRoot    protocol.Hash
}

// Simulate runs a call at the newest block without sending it; a revert comes back as *Revert.
func (c *Chain) Simulate(ctx context.Context, from common.Address, call Call) error {
	return c.SimulateAt(ctx, from, call, nil)
}

// SimulateAt is Simulate on top of a block; nil is the newest.
func (c *Chain) SimulateAt(ctx context.Context, from common.Address, call Call, block *big.Int) error {
	_, err := c.backend.CallContract(ctx, ethereum.CallMsg{From: from, To: &call.To, Data: call.Data}, block)
	return c.Explain(err)
}

// SubmitOuterGradient commits a signed outer gradient to the open round.
func (c RoundCalls) SubmitOuterGradient(g protocol.OuterGradient, signature []byte) Call {
	return Call{"submitOuterGradient", c.dep.Rounds, c.rounds.PackSubmitOuterGradient(trainingrounds.OuterGradient(g), signature)}
}

// ProposeRound proposes a round's new root; signatures ascend by keeper.
func (c RoundCalls) ProposeRound(p Proposal, signatures []WitnessSignature) Call {
	sigs := make([]trainingrounds.WitnessSignature, len(signatures))
	for i, s := range signatures {
		sigs[i] = trainingrounds.WitnessSignature(s)
	}
	return Call{"proposeRound", c.dep.Rounds, c.rounds.PackProposeRound(trainingrounds.Proposal{
		TaskId: p.TaskID, Round: p.Round, ParentRoot: p.ParentRoot, Included: p.Included, NewRoot: p.NewRoot, AuxRoot: p.AuxRoot,
	}, sigs)}
}

// FinalizeRound writes down state finality of a round.
func (c RoundCalls) FinalizeRound(task protocol.Hash, round uint32, root protocol.Hash) Call {
	return Call{"finalizeRound", c.dep.Rounds, c.rounds.PackFinalizeRound(task, round, root)}
}

// Tick writes down whatever is due in a task or its rounds.
func (c RoundCalls) Tick(task protocol.Hash) Call {
	return Call{"tick", c.dep.Tasks, c.tasks.PackTick(task)}
}

// PostTask escrows the reward and publishes a spec.
func (c TaskCalls) PostTask(spec protocol.TaskSpec) Call {
	return Call{"postTask", c.dep.Tasks, c.tasks.PackPostTask(trainingtasks.TrainingTaskSpec(spec))}
}

// CancelTask ends a task that does not train yet.
func (c TaskCalls) CancelTask(task protocol.Hash) Call {
	return Call{"cancelTask", c.dep.Tasks, c.tasks.PackCancelTask(task)}
}

// Refund pays the sponsor what was not earned.
func (c TaskCalls) Refund(task protocol.Hash) Call {
	return Call{"refund", c.dep.Tasks, c.tasks.PackRefund(task)}
}

// JoinPool joins a task's pool with the spec's lock, or amount if it is larger, and says where the keeper answers; empty for nowhere.
func (c TaskCalls) JoinPool(task protocol.Hash, amount *big.Int, endpoint string) Call {
	return Call{"joinPool", c.dep.Tasks, c.tasks.PackJoinPool(task, amount, endpoint)}
}

// LeavePool takes the caller out of a task's pool: its lock ends when its liability does.
func (c TaskCalls) LeavePool(task protocol.Hash) Call {
	return Call{"leavePool", c.dep.Tasks, c.tasks.PackLeavePool(task)}
}

// SetEndpoint says where a keeper of the pool answers now.
func (c TaskCalls) SetEndpoint(task protocol.Hash, endpoint string) Call {
	return Call{"setEndpoint", c.dep.Tasks, c.tasks.PackSetEndpoint(task, endpoint)}
}

// AcknowledgeTask asserts that the caller holds the task's manifest and first state.
func (c TaskCalls) AcknowledgeTask(task protocol.Hash) Call {
	return Call{"acknowledgeTask", c.dep.Tasks, c.tasks.PackAcknowledgeTask(task)}
}

// Enroll takes a free slot of a task.
func (c TaskCalls) Enroll(task protocol.Hash) Call {
	return Call{"enroll", c.dep.Tasks, c.tasks.PackEnroll(task)}
}

// LeaveTask gives a slot back.
func (c TaskCalls) LeaveTask(task protocol.Hash) Call {
	return Call{"leaveTask", c.dep.Tasks, c.tasks.PackLeaveTask(task)}
}

// ClaimRewards pays a trainer its vested rounds.
func (c TaskCalls) ClaimRewards(task protocol.Hash, trainer common.Address, rounds []uint32) Call {
	return Call{"claimRewards", c.dep.Tasks, c.tasks.PackClaimRewards(task, trainer, rounds)}
}

// ClaimCommission pays a keeper its share of rounds it signed.
func (c TaskCalls) ClaimCommission(task protocol.Hash, keeper common.Address, rounds []uint32) Call {
	return Call{"claimCommission", c.dep.Tasks, c.tasks.PackClaimCommission(task, keeper, rounds)}
}

// ClaimCompensation credits a trainer with its share of the pot of overturn branch, for its commitments in rounds.
func (c TaskCalls) ClaimCompensation(task protocol.Hash, branch uint16, trainer common.Address, rounds []uint32) Call {
	return Call{"claimCompensation", c.dep.Tasks, c.tasks.PackClaimCompensation(task, branch, trainer, rounds)}
}

// ForceInclusion forces the bit of a trainer by receipts of witnesses; entries are the frozen set so far, receipts ascend by keeper.
func (c RoundCalls) ForceInclusion(task protocol.Hash, trainer common.Address, entries []FrozenEntry, receipts []WitnessSignature) Call {
	list := make([]trainingrounds.FrozenEntry, len(entries))
	for i, e := range entries {
		list[i] = trainingrounds.FrozenEntry(e)
	}
	sigs := make([]trainingrounds.WitnessSignature, len(receipts))
	for i, s := range receipts {
		sigs[i] = trainingrounds.WitnessSignature(s)
	}
	return Call{"forceInclusion", c.dep.Rounds, c.rounds.PackForceInclusion(task, trainer, list, sigs)}
}

// ReleaseLock ends an account's lock once nothing it backs can be convicted any more.
func (c TaskCalls) ReleaseLock(task protocol.Hash, role protocol.Role, account common.Address) Call {
	return Call{"releaseLock", c.dep.Tasks, c.tasks.PackReleaseLock(task, uint8(role), account)}
}

// RegisterKey registers the key that signs for the caller from now on.
func (c StakeCalls) RegisterKey(key common.Address, proof []byte) Call {
	return Call{"registerKey", c.dep.Vault, c.vault.PackRegisterKey(key, proof)}
}

// Deposit stakes tokens of the caller, who has approved them to the vault.
func (c StakeCalls) Deposit(amount *big.Int) Call {
	return Call{"deposit", c.dep.Vault, c.vault.PackDeposit(amount)}
}

// BeginUnbond starts the unbonding of active stake.
func (c StakeCalls) BeginUnbond(amount *big.Int) Call {
	return Call{"beginUnbond", c.dep.Vault, c.vault.PackBeginUnbond(amount)}
}

// Withdraw pays out matured stake.
func (c StakeCalls) Withdraw() Call {
	return Call{"withdraw", c.dep.Vault, c.vault.PackWithdraw()}
}

// WithdrawCredit pays out bounties and compensation.
func (c StakeCalls) WithdrawCredit() Call {
	return Call{"withdrawCredit", c.dep.Vault, c.vault.PackWithdrawCredit()}
}

// Approve lets a spender take tokens of the caller.
func (c StakeCalls) Approve(spender common.Address, amount *big.Int) Call {
	return Call{"approve", c.dep.Token, c.token.PackApprove(spender, amount)}
}

// Mint is the development token's faucet.
func (c StakeCalls) Mint(to common.Address, amount *big.Int) Call {
	return Call{"mint", c.dep.Token, c.token.PackMint(to, amount)}
}
