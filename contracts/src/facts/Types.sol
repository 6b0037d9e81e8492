// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Shared vocabulary of the Assay contracts
/// @notice Every struct and enum that crosses a contract boundary, is hashed, or is emitted. Names follow Tenzro Train's
/// objects where it has one. All durations are whole seconds unless the name says otherwise; all token amounts are in the
/// token's smallest unit.

/// @notice Life cycle of a training task.
/// Pending: escrowed, no keeper serves it yet, or any more. Enrolling: a pool keeper acknowledged manifest and first state.
/// Training: rounds run. Completed, Failed, Cancelled: ended; only claims, refunds and lock releases are left.
enum TaskStatus {
    None,
    Pending,
    Enrolling,
    Training,
    Completed,
    Failed,
    Cancelled
}

/// @notice Phase of the open round; a pure function of time and storage (PROTOCOL rule 16).
/// Waiting: cascadeDepth rounds are proposed and not final, the round opens when the oldest becomes final.
/// Commit: signed commitments are accepted. Upload: the set is frozen, payloads travel. Propose: grace window, the committee
/// proposes. Fallback: any pool keeper with quorumLock may propose alone. Lapsed: `tick` will carry the prior root forward.
/// Ended: no further round opens.
enum Phase {
    None,
    Waiting,
    Commit,
    Upload,
    Propose,
    Fallback,
    Lapsed,
    Ended
}

/// @notice What has been written down about one round.
enum RoundStatus {
    None,
    Open,
    Proposed,
    Final,
    Carried,
    Overturned
}

/// @notice What proving a gradient wrong still changes in its round (rule 13): nothing; it is taken out of the set of a round that is open, or
/// may be again; the round is done again without it; its pay is void, and the round tainted.
enum Remedy {
    None,
    Exclude,
    Overturn,
    Void
}

/// @notice Trust tier; gates the aggregation rule.
enum Tier {
    Open,
    Verified,
    Confidential
}

/// @notice Aggregation over the included trainers, ascending by address.
enum AggregationRule {
    Mean,
    WeightedMean,
    TrimmedMean,
    CoordinateMedian,
    Krum,
    MultiKrum,
    MedianNormMean
}

enum Quantization {
    None,
    Int8,
    Int4,
    SparseTop1
}

enum PayloadKind {
    Dense,
    SparseTopK
}

enum OuterUpdate {
    Nesterov,
    SparseEf
}

/// @notice Role under which stake is locked. One exclusive lock per (task, role, account).
enum Role {
    Trainer,
    Keeper
}

/// @notice The canonical task specification. specHash = keccak256(abi.encode(spec)): every field is static, so the encoding
/// is the concatenation of its 58 words in this order.
struct TrainingTaskSpec {
    /// @dev Format version, 1.
    uint16 version;
    // ---- model
    /// @dev SHA-256 of the manifest's bytes (adapter, tensors in order, inner optimiser, data set description).
    bytes32 manifestHash;
    /// @dev Number of binary32 parameters, 1 to 2^31.
    uint64 paramCount;
    /// @dev Balanced fragments, 1 to 4,096 and at most paramCount.
    uint32 fragmentCount;
    /// @dev State root of the first state (momentum zero).
    bytes32 initialStateRoot;
    /// @dev Committed step program; zero in the Open tier.
    bytes32 programRoot;
    // ---- data
    /// @dev Vector commitment over the training records (kind Dataset).
    bytes32 datasetRoot;
    /// @dev N, the number of records of the whole training set.
    uint64 datasetRecords;
    /// @dev Seed of batch derivation (PROTOCOL rule 6). A field of its own, never derived from the task id.
    bytes32 seed;
    // ---- algorithm
    Tier tier;
    AggregationRule aggregation;
    /// @dev Parameter of the rule: trim count k for TrimmedMean, f for Krum, f + 2^16 * m for MultiKrum; 0 otherwise.
    uint32 aggregationParam;
    /// @dev WeightedMean: of each enrolment slot the weight of its gradient, a normal binary32 above 0, eight a word, slot 0 in the
    /// first word's highest bits; +0 beyond trainerCount. All zero for any other rule.
    bytes32[8] weights;
    Quantization quantization;
    PayloadKind payloadKind;
    OuterUpdate outerUpdate;
    /// @dev binary32 bits of the outer learning rate (0.7 = 0x3f333333) and momentum (0.9 = 0x3f666666).
    uint32 outerLearningRate;
    uint32 outerMomentum;
    /// @dev binary32 bits of the L2 norm clip of each outer gradient; 0 = none.
    uint32 clipL2Norm;
    /// @dev A payload element x is well formed iff |x| <= 2^payloadBoundLog2.
    int16 payloadBoundLog2;
    /// @dev True when the payloads are too large to be forced through the chain in time (rule 27, SpecRules.mustAssumeCustody).
    bool custodyAssumed;
    // ---- shape of the run
    /// @dev M, 1 or 3 to 64.
    uint8 trainerCount;
    /// @dev K, M/2 < K, and K <= M-1 for M >= 3.
    uint8 quorum;
    /// @dev H, 1 to 2^16.
    uint32 innerSteps;
    /// @dev Inner steps between two local states that a training claim names, 1 to innerSteps; zero in the Open tier.
    uint32 checkpointInterval;
    /// @dev 1 to 2^20; rounds carried forward count.
    uint32 maxRounds;
    /// @dev n and k of the witness committee, k > n/2.
    uint8 committeeSeats;
    uint8 committeeThreshold;
    // ---- windows
    uint32 enrollWindow;
    uint32 commitWindow;
    uint32 uploadWindow;
    /// @dev tau; a multiple of 1,000.
    uint32 graceWindowMs;
    uint32 fallbackWindow;
    /// @dev W_state.
    uint32 stateWindow;
    /// @dev W_claim.
    uint32 claimWindow;
    uint32 revealWindow;
    /// @dev C: each side's chess clock in a dispute.
    uint32 disputeClock;
    /// @dev e: least time left for a turn.
    uint32 disputeExtension;
    // ---- liveness limits
    /// @dev 1 to 8.
    uint8 rollbackDepth;
    /// @dev A round opens only while it is fewer than this many rounds past the last state-final one (round -1 counts as
    /// final); 2 to 2^20.
    uint32 cascadeDepth;
    /// @dev Rounds carried forward in a row, since a trainer last came, after which the run ends as Failed; from
    /// 3 + maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1), or 3 + maxMisses of one trainer, to 2^20.
    uint32 maxConsecutiveNec;
    /// @dev With more misses than these a trainer's slot may be reopened by anyone (IRoundViews.missesOf); 1 to 127.
    uint32 maxMisses;
    // ---- money
    /// @dev Paid for each accepted gradient, commission included; at least 1.
    uint128 rewardPerGradient;
    /// @dev Share of rewardPerGradient, in basis points, that goes to the keepers that signed the round.
    uint16 commissionBps;
    uint128 trainerLock;
    uint128 keeperLock;
    /// @dev Lock with which a keeper may propose alone in the fallback window.
    uint128 quorumLock;
    /// @dev Burned when a slot is reopened for absence, and of whoever never delivered; taken at enrolment, returned on a clean exit.
    uint128 enrollmentFee;
    address token;
    address referee;
    address game;
}

/// @notice What a trainer signs (EIP-712, PROTOCOL rule 1), plus the account it is for.
/// @dev Type string: OuterGradient(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 payloadRoot,bytes32 claimHash,uint64 deadline)
struct OuterGradient {
    bytes32 taskId;
    uint32 round;
    /// @dev Account enrolled; its registered key signs. Not part of the signed struct: the payload root binds it.
    address trainer;
    bytes32 parentRoot;
    bytes32 payloadRoot;
    bytes32 claimHash;
    /// @dev Unix seconds after which the commitment may no longer be relayed.
    uint64 deadline;
}

/// @notice What a witness signs (EIP-712), with the bitmap in place of the set hash that follows from it.
/// @dev Type string: SyncRound(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 setHash,bytes32 newRoot,bytes32 auxRoot)
struct Proposal {
    bytes32 taskId;
    uint32 round;
    bytes32 parentRoot;
    /// @dev Bit s: the gradient of enrolment slot s is included.
    uint64 included;
    bytes32 newRoot;
    bytes32 auxRoot;
}

/// @notice One witness signature; a proposal carries them ascending by keeper address.
struct WitnessSignature {
    address keeper;
    bytes signature;
}

/// @notice One enrolled trainer.
struct Enrollment {
    /// @dev ECDSA key whose signatures bind the account in this task; fixed at enrolment.
    address key;
    uint8 slot;
    /// @dev First round the account may commit in.
    uint32 fromRound;
    /// @dev First round it may no longer commit in; type(uint32).max while enrolled.
    uint32 toRound;
    /// @dev Block time of ejection by a conviction; 0 if none.
    uint64 ejectedAt;
}

/// @notice One keeper of a task's pool.
struct PoolKeeper {
    address key;
    /// @dev Number of the account in this task, 1 and up, the same for ever: seats and signers are written down as members.
    uint16 member;
    bool active;
    bool acknowledged;
    uint64 leftAt;
    uint64 ejectedAt;
}

/// @notice The moving part of a task's run.
struct Head {
    /// @dev The open round (equals the number of rounds proposed or carried).
    uint32 round;
    /// @dev Rounds [0, finalized) are state-final or carried with a final parent.
    uint32 finalized;
    uint32 consecutiveNec;
    uint32 carried;
    /// @dev Unix seconds at which the open round's commit window began; 0 while Waiting or Ended.
    uint64 openedAt;
    /// @dev Bit s: slot s is held by an enrolled trainer.
    uint64 activeSlots;
    /// @dev Unix seconds at which the run ended (last round written, or NEC limit reached); 0 while it goes on.
    uint64 endedAt;
    bool failed;
    /// @dev Root on which the open round trains.
    bytes32 stateRoot;
}

/// @notice One round as written down.
struct Round {
    RoundStatus status;
    uint64 openedAt;
    /// @dev Set only when the commit window closed early because every enrolled trainer had committed.
    uint64 commitClosedAt;
    /// @dev Of a round that was carried or overturned: when that happened.
    uint64 proposedAt;
    uint64 committed;
    /// @dev Slots whose gradients are paid: of the proposal; of a carried round those that had committed when the run failed.
    uint64 included;
    /// @dev Running hash of (trainer, slot, payloadRoot, claimHash) by arrival (docs/formats.md).
    bytes32 frozenHash;
    /// @dev Root after the round: proposed, final or carried.
    bytes32 stateRoot;
    /// @dev Root of all else that the proposal commits to (docs/formats.md, section 8); 0 before a proposal.
    bytes32 auxRoot;
    /// @dev Of the opening that the record belongs to: number of the task's overturns before it, modulo 2^16. One branch opens a
    /// round once, so it tells equal proposals of one round apart.
    uint16 branch;
}

/// @notice Stake on its way out.
struct UnbondingEntry {
    uint128 amount;
    uint64 withdrawableAt;
}

/// @notice The witness committee of one round: seats drawn by stake, and which of them signed the standing proposal.
struct Committee {
    /// @dev Members by seat; one keeper may hold several. Empty until drawn. Of a proposal made alone: its one proposer.
    uint16[] members;
    /// @dev Bit i: seat i signed the proposal.
    uint16 signed;
    /// @dev Unix seconds of the draw; 0 before it.
    uint64 drawnAt;
    /// @dev Slots whose inclusion k receipts of witnesses force (rule 10).
    uint64 forced;
    /// @dev Unix seconds until which a proposal has to include them: the middle of the fallback window. 0 if the round is not open, or
    /// nothing is forced.
    uint64 forcedUntil;
    /// @dev Open descents and reveals that keep the state from becoming final.
    uint16 holds;
}

/// @notice What a witness signs, with what its set hash is made of: setHash = keccak256(abi.encode(frozenHash, included)).
/// @dev The unit of every conviction: newRoot and auxRoot either follow from the rest or they do not.
struct Statement {
    bytes32 taskId;
    uint32 round;
    bytes32 parentRoot;
    bytes32 frozenHash;
    uint64 included;
    bytes32 newRoot;
    bytes32 auxRoot;
}

/// @notice One link of the frozen hash, in order of arrival.
struct FrozenEntry {
    address trainer;
    /// @dev The trainer's enrolment slot: its bit in `included`, and the place of its weight in the spec.
    uint8 slot;
    bytes32 payloadRoot;
    bytes32 claimHash;
}

/// @notice Issued once, when the last claim window has passed with no dispute open.
struct TrainingReceipt {
    bytes32 taskId;
    bytes32 specHash;
    address sponsor;
    bytes32 finalStateRoot;
    /// @dev Vector commitment (kind RunRoots) over the state root after each round.
    bytes32 runRoot;
    uint32 rounds;
    uint32 carriedRounds;
    /// @dev Rounds whose state stands although a trainer in it was convicted later.
    uint32 taintedRounds;
    uint64 acceptedGradients;
    /// @dev acceptedGradients * rewardPerGradient.
    uint256 rewards;
    /// @dev Escrow that was not earned and is the sponsor's; 0 once a demand for what the task is made of has lapsed.
    uint256 refund;
    uint64 completedAt;
}
