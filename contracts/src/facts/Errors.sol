// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Phase, TaskStatus} from "./Types.sol";

/// @title Every custom error of the Assay contracts
/// @notice Names are Tenzro Train's where it has one. Off-chain code decodes them by selector, so a caller reads the rule.

/// @param field Name of the first spec field that breaks a rule.
/// @param rule What the rule asks.
error InvalidTaskSpec(string field, string rule);
error TaskNotFound(bytes32 taskId);
error WrongStatus(TaskStatus actual);
error WrongPhase(Phase actual);
error NotSponsor();
error NotAuthorized(address caller);
error AlreadyEnrolled(address trainer);
error TrainerNotEnrolled(address trainer);
error EnrollmentClosed();
error PoolFull();
error AlreadyInPool(address keeper);
error NotInPool(address keeper);
/// @param most Bytes that an endpoint may have.
error EndpointTooLong(uint256 length, uint256 most);
/// @param misses As IRoundViews.missesOf.
error SlotNotReopenable(uint32 misses, uint32 maxMisses);
error LockStillLiable(uint64 until);
error NothingToRelease();
/// @notice A dispute about a claim of the trainer is open: its pay in `round`, or with type(uint32).max its lock, waits.
error ClaimDisputed(uint32 round);
error InvalidRound(uint32 open, uint32 given);
error StaleParent(bytes32 current, bytes32 given);
error CommitWindowClosed(uint64 closedAt);
error CommitWindowOpen(uint64 closesAt);
error UploadWindowOpen(uint64 closesAt);
error ProposalWindowClosed(uint64 closedAt);
error DuplicateSubmission(address trainer);
error SignatureExpired(uint64 deadline);
error InvalidSignature();
/// @notice The signed deadline is later than the commit window can last: a claim must not be disputable for ever.
error DeadlineTooLate(uint64 latest);
error QuorumNotMet(uint256 have, uint256 need);
/// @notice The bitmap names a slot that has no commitment in the frozen set.
error AcceptedSetMismatch(uint64 committed, uint64 included);
error ConflictingFinalize(bytes32 standing, bytes32 given);
/// @param until End of the proposal's own window, Unix seconds; 0 while a descent or reveal holds its state.
error ChallengeWindowOpen(uint64 until);
/// @param round The oldest round that is not final.
error ParentNotFinal(uint32 round);
error NotFinalizable();
/// @notice No proposal of the round stands, or its state is final.
error NotOverturnable(uint32 round);
error SignersNotSorted();
error LockTooSmall(uint256 have, uint256 need);
/// @notice A deployment of value may not count on more bytes a second than can be forced into its chain.
error RevealRateTooHigh(uint256 given, uint256 most);
error UnbondingTooShort(uint64 have, uint64 need);
error AggregationRuleTierMismatch();
error InsufficientStake(uint256 free, uint256 need);
error LockExists();
error KeyInUse(address key);
error TransferMismatch(uint256 received, uint256 expected);
error ZeroAmount();
error NothingToWithdraw();
error NothingDue();
error BadOpening();
/// @notice The committee's draw is due: pool membership waits for it, so that nobody chooses his place with the seed known.
error DrawPending(uint64 until);
/// @notice The signing keeper holds no seat of the round.
error NotAWitness(address keeper);
/// @notice The statement is not the standing proposal, and no signature was given that could be held to it.
error NothingProven();
/// @notice The evidence opens what it should, and the numbers are right: nobody is convicted.
error ClaimIsCorrect();
/// @notice The statement is proven wrong already; signers not yet slashed are convicted with condemnSigners.
error AlreadyProven(bytes32 statement);
/// @notice Nothing here says what follows from this value of an enumeration: it is never taken for another one.
/// @param enumeration Its name: that of a type, or DType and Kind of a header, Operator and Attribute of a node.
error UnknownValue(string enumeration, uint256 value);
/// @notice An opening of evidence does not lead to the root it has to; `part` names it.
error BadEvidence(string part);
/// @notice The two statements are no equivocation: equal, or about different transitions.
error NotEquivocation();
/// @notice The move does not fit what the descent waits for, or the node it stands on.
error WrongMove(bytes32 node);
error DescentNotFound(uint256 id);
error DisputeNotFound(uint256 id);
error RevealNotFound(uint256 id);
/// @notice The mover's time is over.
error ClockExpired(uint64 since);
/// @notice The other side still has time.
error ClockRunning(uint64 until);
/// @notice Requests outstanding push the deadline so far that stateWindow after it is past claimWindow + revealWindow of the proposal.
error RevealQueueFull(uint64 deadline);
/// @notice This range of the proposal was demanded before: see request `id`.
error RevealAlreadyRequested(uint256 id);
/// @notice More bytes of one proposal, or of one task's objects, would be outstanding than revealRate * revealWindow.
error RevealShareFull(uint256 bytes_, uint256 most);
/// @notice In the Confidential tier a trainer enrols with an enclave that is attested for the newest sealed manifest (IEnclaves.attestEnclave).
error AttestationRequired(address trainer);
/// @notice The evidence was verified as of another time than the last hour.
error AttestationStale(uint64 verifiedAt);
/// @notice The sponsor installed no sealed manifest (IEnclaves.installSealedManifest).
error SealedManifestMissing(bytes32 taskId);
/// @notice The newest sealed manifest is not to this trainer, key and evidence.
error SealedEnvelopeMissing(address trainer);
error SealedManifestHashMismatch(bytes32 installed, bytes32 given);
/// @param standing Hash of the policy that the task has, for good; zero if it has none.
error EnclavePolicyMismatch(bytes32 standing);
/// @param refusal Why, by the name that docs/attestation.md has for it.
error QuoteRefused(string refusal);
/// @notice Records of a Confidential task are for those alone whom they are sealed to: nobody may demand them in the clear.
error DataIsSealed(bytes32 taskId);
/// @notice A demand for what the task is made of waits for its answer: the refund does too.
error ObjectDemanded(bytes32 taskId);
