package chain

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"assay/bindings/aggregationfraud"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/protocol"
)

// The evidence of AggregationFraud, field by field as the interface IAggregationFraud says.
type (
	// Statement is protocol.Statement.
	Statement = aggregationfraud.Statement
	// Opening is a leaf and its siblings from the leaf up.
	Opening = aggregationfraud.IAggregationFraudOpening
	// FrozenEntry is one link of a frozen hash.
	FrozenEntry = aggregationfraud.FrozenEntry
	// StepProof shows a wrong parameter or momentum after the round.
	StepProof = aggregationfraud.IAggregationFraudStepProof
	// InterleavedProof shows that the interleaved vector contradicts a trainer's own payload.
	InterleavedProof = aggregationfraud.IAggregationFraudInterleavedProof
	// PayloadProof shows that an included payload has a malformed leaf.
	PayloadProof = aggregationfraud.IAggregationFraudPayloadProof
	// PartialProof shows a wrong partial of a reduction.
	PartialProof = aggregationfraud.IAggregationFraudPartialProof
	// TotalProof shows that a distance or a sum of squares is not the top of its reduction.
	TotalProof = aggregationfraud.IAggregationFraudTotalProof
	// ScoreProof shows a wrong score of Krum.
	ScoreProof = aggregationfraud.IAggregationFraudScoreProof
)

// Path is a Merkle path in the form of the evidence.
func Path(hashes []protocol.Hash) [][32]byte {
	out := make([][32]byte, len(hashes))
	for i, h := range hashes {
		out[i] = h
	}
	return out
}

// FrozenEntries is a frozen set in the form of the evidence, in order of arrival.
func FrozenEntries(set []Commitment) []FrozenEntry {
	out := make([]FrozenEntry, len(set))
	for i, c := range set {
		out[i] = FrozenEntry{Trainer: c.Trainer, Slot: c.Slot, PayloadRoot: c.PayloadRoot, ClaimHash: c.ClaimHash}
	}
	return out
}

func fraudSignatures(signatures []WitnessSignature) []aggregationfraud.WitnessSignature {
	out := make([]aggregationfraud.WitnessSignature, len(signatures))
	for i, s := range signatures {
		out[i] = aggregationfraud.WitnessSignature(s)
	}
	return out
}

// ProveStep proves a wrong parameter or momentum. Signatures are those of a statement that does not stand; none if it does.
func (c FraudCalls) ProveStep(s protocol.Statement, signatures []WitnessSignature, p StepProof) Call {
	return Call{"proveStep", c.dep.Fraud, c.fraud.PackProveStep(Statement(s), fraudSignatures(signatures), p)}
}

// ProveInterleaved proves a wrong interleaved vector.
func (c FraudCalls) ProveInterleaved(s protocol.Statement, signatures []WitnessSignature, p InterleavedProof) Call {
	return Call{"proveInterleaved", c.dep.Fraud, c.fraud.PackProveInterleaved(Statement(s), fraudSignatures(signatures), p)}
}

// ProvePayload proves a malformed payload.
func (c FraudCalls) ProvePayload(s protocol.Statement, signatures []WitnessSignature, p PayloadProof) Call {
	return Call{"provePayload", c.dep.Fraud, c.fraud.PackProvePayload(Statement(s), fraudSignatures(signatures), p)}
}

// ProvePartial proves a wrong partial of a reduction.
func (c FraudCalls) ProvePartial(s protocol.Statement, signatures []WitnessSignature, p PartialProof) Call {
	return Call{"provePartial", c.dep.Fraud, c.fraud.PackProvePartial(Statement(s), fraudSignatures(signatures), p)}
}

// ProveTotal proves a wrong distance or sum of squares.
func (c FraudCalls) ProveTotal(s protocol.Statement, signatures []WitnessSignature, p TotalProof) Call {
	return Call{"proveTotal", c.dep.Fraud, c.fraud.PackProveTotal(Statement(s), fraudSignatures(signatures), p)}
}

// ProveScore proves a wrong score of Krum.
func (c FraudCalls) ProveScore(s protocol.Statement, signatures []WitnessSignature, p ScoreProof) Call {
	return Call{"proveScore", c.dep.Fraud, c.fraud.PackProveScore(Statement(s), fraudSignatures(signatures), p)}
}

// CondemnSigners takes the locks of further signers of a statement already proven wrong.
func (c FraudCalls) CondemnSigners(s protocol.Statement, signatures []WitnessSignature) Call {
	return Call{"condemnSigners", c.dep.Fraud, c.fraud.PackCondemnSigners(Statement(s), fraudSignatures(signatures))}
}

// SubmitEquivocation convicts a keeper that signed two outcomes of one transition.
func (c FraudCalls) SubmitEquivocation(keeper common.Address, a protocol.Statement, signatureA []byte, b protocol.Statement, signatureB []byte) Call {
	return Call{"submitEquivocation", c.dep.Fraud, c.fraud.PackSubmitEquivocation(keeper, Statement(a), signatureA, Statement(b), signatureB)}
}

// DescentOpen opens a descent into newRoot, or auxRoot if aux. The caller has approved the bond to the Descent contract.
func (c FraudCalls) DescentOpen(s protocol.Statement, aux bool) Call {
	return Call{"descent.open", c.dep.Descent, c.descent.PackOpen(rootdescent.Statement(s), aux)}
}

// DescentReveal reveals the nodes min(height, 6) levels below node, left to right.
func (c FraudCalls) DescentReveal(id *big.Int, node protocol.Hash, children []protocol.Hash) Call {
	return Call{"descent.reveal", c.dep.Descent, c.descent.PackReveal(id, node, Path(children))}
}

// DescentPick names child index (in its level of the vector) of node, with its path to it, from the child up.
func (c FraudCalls) DescentPick(id *big.Int, node protocol.Hash, index uint64, child protocol.Hash, path []protocol.Hash) Call {
	return Call{"descent.pick", c.dep.Descent, c.descent.PackPick(id, node, index, child, Path(path))}
}

// DescentRevealLeaf reveals the bytes of a leaf; of a fragment root, its 64 bytes paramsRoot, momentumRoot.
func (c FraudCalls) DescentRevealLeaf(id *big.Int, node protocol.Hash, leaf []byte) Call {
	return Call{"descent.revealLeaf", c.dep.Descent, c.descent.PackRevealLeaf(id, node, leaf)}
}

// DescentChoose goes on, after a fragment root, into its parameters or its momentum.
func (c FraudCalls) DescentChoose(id *big.Int, node, paramsRoot, momentumRoot protocol.Hash, momentum bool) Call {
	return Call{"descent.choose", c.dep.Descent, c.descent.PackChoose(id, node, paramsRoot, momentumRoot, momentum)}
}

// DescentTimeout ends a descent whose side to move is out of time.
func (c FraudCalls) DescentTimeout(id *big.Int, s protocol.Statement) Call {
	return Call{"descent.timeout", c.dep.Descent, c.descent.PackTimeout(id, rootdescent.Statement(s))}
}

// DescentClose ends a descent whose statement was proven wrong or does not stand any more.
func (c FraudCalls) DescentClose(id *big.Int, s protocol.Statement) Call {
	return Call{"descent.close", c.dep.Descent, c.descent.PackClose(id, rootdescent.Statement(s))}
}

// DescentWithdraw pays out the caller's returned bonds and won halves.
func (c FraudCalls) DescentWithdraw() Call {
	return Call{"descent.withdraw", c.dep.Descent, c.descent.PackWithdraw()}
}

// RangeLeaves are the leaves of a payload that are demanded at a time, but for the last range of a fragment.
const RangeLeaves = 64

// RangeEntries are the entries of a program that are demanded at a time, but for its last ones.
const RangeEntries = 20

// RangeRecords are the records, of so many bytes each, that are demanded at a time, but for the last ones of a data set: as many as fit
// protocol.RangeBytes, at most 256.
func RangeRecords(size uint32) uint64 {
	return max(1, min(256, protocol.RangeBytes/uint64(max(1, size))))
}

// ConstantNumber is what a demand calls the constant that an entry of a program names (0 prologue, 1 step, 2 epilogue).
func ConstantNumber(which, entry uint32) uint32 { return which<<16 + entry - 1 }

// RevealRequest demands a range, leaves [64 number, 64 number + 64) as far as the fragment goes, of entry's payload. The caller has
// approved the price to the Reveals contract.
func (c PublicationCalls) RevealRequest(s protocol.Statement, entries []FrozenEntry, entry, fragment, number uint32) Call {
	list := make([]payloadreveals.FrozenEntry, len(entries))
	for i, e := range entries {
		list[i] = payloadreveals.FrozenEntry(e)
	}
	return Call{"reveals.request", c.dep.Reveals, c.reveals.PackRequest(payloadreveals.Statement(s), list, entry, fragment, number)}
}

// RevealPublish publishes the leaves of a request one after the other, with their multi-proof and the fragment's path in the
// payload set.
func (c PublicationCalls) RevealPublish(id *big.Int, data []byte, proof, setPath []protocol.Hash) Call {
	return Call{"reveals.publish", c.dep.Reveals, c.reveals.PackPublish(id, data, Path(proof), Path(setPath))}
}

// RevealTimeout convicts the signers of a request that nobody answered in time.
func (c PublicationCalls) RevealTimeout(id *big.Int, s protocol.Statement) Call {
	return Call{"reveals.timeout", c.dep.Reveals, c.reveals.PackTimeout(id, payloadreveals.Statement(s))}
}

// RevealClose ends a request whose answer is a state window old, or whose statement was proven wrong or does not stand any more.
func (c PublicationCalls) RevealClose(id *big.Int, s protocol.Statement) Call {
	return Call{"reveals.close", c.dep.Reveals, c.reveals.PackClose(id, payloadreveals.Statement(s))}
}

// ObjectRequest demands a part of what a task is made of: the manifest (fragment and number 0), or a range of leaves of the first state's
// parameters or momentum, or of a constant (fragment ConstantNumber), [64 number, 64 number + 64) as far as the fragment goes; or of the entries of a
// program (fragment 0 prologue, 1 step, 2 epilogue), [20 number, 20 number + 20); or of the records of the data set (fragment 0), n at a time, n being
// RangeRecords. The caller has approved the price to the Reveals contract; a manifest and a range of a program or data set cost as much as 64 leaves.
func (c PublicationCalls) ObjectRequest(task protocol.Hash, part ObjectPart, fragment, number uint32) Call {
	return Call{"reveals.requestObject", c.dep.Reveals, c.reveals.PackRequestObject(task, uint8(part), fragment, number)}
}

// ObjectPublish answers a demand: with the manifest's bytes and nothing else, or with the leaves one after the other, their multi-proof and, unless
// they are a constant's, the root of the fragment's other vector and the fragment's path in the state.
func (c PublicationCalls) ObjectPublish(id *big.Int, data []byte, proof []protocol.Hash, sibling protocol.Hash, statePath []protocol.Hash) Call {
	return Call{"reveals.publishObject", c.dep.Reveals, c.reveals.PackPublishObject(id, data, Path(proof), sibling, Path(statePath))}
}

// ProgramPublish answers a demand for entries of a program, of which it has so many: with the entries one after the other, their multi-proof, and
// the program's path in the list of programs.
func (c PublicationCalls) ProgramPublish(id *big.Int, entries uint32, data []byte, proof, listPath []protocol.Hash) Call {
	return Call{"reveals.publishProgram", c.dep.Reveals, c.reveals.PackPublishProgram(id, entries, data, Path(proof), Path(listPath))}
}

// RecordsPublish answers a demand for records of the data set, each of so many bytes: with the records one after the other and their multi-proof.
func (c PublicationCalls) RecordsPublish(id *big.Int, size uint32, data []byte, proof []protocol.Hash) Call {
	return Call{"reveals.publishRecords", c.dep.Reveals, c.reveals.PackPublishRecords(id, size, data, Path(proof))}
}

// ConstantShow makes a constant known that an entry of a program names, so that it can be demanded: with the entry, its path in the program, of
// which there are so many entries, and the program's path in the list of programs.
func (c PublicationCalls) ConstantShow(task protocol.Hash, which, entries, entry uint32, input []byte, proof, listPath []protocol.Hash) Call {
	return Call{"reveals.showConstant", c.dep.Reveals, c.reveals.PackShowConstant(task, which, entries, entry, input, Path(proof), Path(listPath))}
}

// ObjectTimeout ends the run of a task whose sponsor let a demand lapse.
func (c PublicationCalls) ObjectTimeout(id *big.Int) Call {
	return Call{"reveals.timeoutObject", c.dep.Reveals, c.reveals.PackTimeoutObject(id)}
}

// FirstHold has demands for a task's first state hold a round that stands on it: for a proposal that came after them. The demand itself holds
// the oldest round that is not final.
func (c PublicationCalls) FirstHold(task protocol.Hash, round uint32) Call {
	return Call{"reveals.holdFirst", c.dep.Reveals, c.reveals.PackHoldFirst(task, round)}
}

// FirstRelease ends that hold once it is time.
func (c PublicationCalls) FirstRelease(task protocol.Hash) Call {
	return Call{"reveals.releaseFirst", c.dep.Reveals, c.reveals.PackReleaseFirst(task)}
}

// RevealWithdraw pays out the caller's prices, returned or earned.
func (c PublicationCalls) RevealWithdraw() Call {
	return Call{"reveals.withdraw", c.dep.Reveals, c.reveals.PackWithdraw()}
}
