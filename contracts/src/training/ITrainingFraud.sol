// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Program} from "./Program.sol";
import {IProgramReferee} from "./IProgramReferee.sol";
import {OuterGradient} from "../facts/Types.sol";

/// @title Fraud proofs of training: one transaction, one wrong number of one claim
/// @notice The `game` of a Verified task's spec. A claim is what a trainer signed: an outer gradient, whose claimHash commits to the
/// local states at the checkpoints of its round (docs/formats.md, section 10). Inside a segment it says nothing until the trainer has
/// posted the segment's root, which a dispute makes it do (ITrainingDispute). Every proof opens what the trainer committed to and what
/// the referee computes instead. A claim whose ends or traces nobody published is made public by the dispute first; a proof needs
/// nothing else of it.
///
/// On success, in the same transaction: the trainer loses its lock and its unvested pay in the task; its gradient is taken out of the
/// round as far as that can still be done (rule 13); the challenger (msg.sender) gets the bounty. Anyone may prove, at any time as long as
/// there is a lock to take or a gradient to drop; a second proof of a claim reverts AlreadyProven.
///
/// A gradient is dropped so: of a round that is open, or that was overturned, it is taken out of the set; of the newest
/// `rollbackDepth` proposals, if they may still be overturned, the round is done again without it; of any other the pay is forfeited, and
/// the round is tainted. One on another branch is dead already.
interface ITrainingFraud {
    enum Fault {
        /// An element of a node's output.
        Element,
        /// An element that entered as a copy of a record or of the round's state.
        Source,
        /// A tensor of the local state after a transition is not the program's output.
        Output,
        /// The payload is not what the epilogue computed.
        Payload,
        /// The trainer did not publish what it committed to.
        Withheld
    }

    /// @notice What a trainer signed.
    /// @param signature By the key that the trainer enrolled with.
    struct Claim {
        OuterGradient gradient;
        bytes signature;
    }

    /// @notice One run of one program under a claim: a leaf of a segment that the trainer posted.
    /// @param segment 0 prologue, then the steps by checkpoints, last the epilogue.
    /// @param index Transition in the segment.
    /// @param local Local state root after it; after the epilogue the payload root.
    /// @param trace Step trace root.
    /// @param path Of the leaf in the segment.
    /// @param before Local state root before it: of the leaf before, with `beforeTrace`, in the segment; of a segment's first step, and
    /// of the epilogue, the checkpoint in the claim. Not looked at for the prologue.
    struct Transition {
        uint32 segment;
        uint32 index;
        bytes32 local;
        bytes32 trace;
        bytes32[] path;
        bytes32 before;
        bytes32 beforeTrace;
        bytes32[] beforePath;
    }

    /// @notice Entries of one of the task's programs.
    /// @param root The program's root; `path` in the vector of the task's programs.
    /// @param place The entry in question with those it names, their numbers ascending and below its own.
    /// @param proof Multi-proof of header, named entries and entry.
    struct Entries {
        bytes32 root;
        bytes32[] path;
        Program.Place place;
        bytes32[] proof;
    }

    /// @notice A node's output in a trace.
    /// @param part Micro-batch, or D·A.
    /// @param partRoot Trace root of the part; `partPath` in the step trace.
    /// @param root Tensor root; `path` in the part's trace.
    struct Traced {
        uint32 part;
        bytes32 partRoot;
        bytes32[] partPath;
        bytes32 root;
        bytes32[] path;
    }

    /// @notice Where an opened operand is from. Of a node's output all fields, of the local state `path` in the vector of its tensors and
    /// `tensors`, their number; of constants and counters nothing.
    struct Source {
        bytes32 partRoot;
        bytes32[] partPath;
        bytes32[] path;
        uint32 tensors;
    }

    /// @notice The element said to be wrong.
    /// @param index In the output's flat list.
    /// @param leaf Leaf of the claimed output that holds it; `path` in the tensor. Not looked at of a chain of several runs.
    /// @param run Which run of a long chain.
    /// @param chain What the trainer posted for this element of a chain of several runs (ITrainingDispute): u32 each, big-endian, the
    /// chain after each run, the last of which is the element. Empty if there is one run.
    struct Element {
        uint64 index;
        bytes leaf;
        bytes32[] path;
        uint32 run;
        bytes chain;
    }

    /// @notice A record of the data set.
    struct RecordOpening {
        bytes data;
        bytes32[] path;
    }

    /// @notice An element of a fragment before the round.
    /// @param leaf Leaf of its parameters; `path` in them, `momentumRoot` the fragment's other vector, `statePath` the fragment in the state.
    struct FragmentOpening {
        bytes leaf;
        bytes32[] path;
        bytes32 paramsRoot;
        bytes32 momentumRoot;
        bytes32[] statePath;
    }

    /// @notice A tensor of the local state after a transition.
    /// @param root Claimed root; `path` in the vector of `tensors` roots.
    struct Local {
        bytes32 root;
        bytes32[] path;
        uint32 tensors;
    }

    /// @notice An element of a fragment's payload, and the same as the epilogue made it.
    /// @param element In the fragment.
    /// @param leaf Leaf of the payload that holds it; `path` in the fragment's payload, whose root is `root`; `setPath` that in the payload
    /// root.
    /// @param tensor Leaf of the epilogue's output that holds it; `tensorPath` in it.
    struct PayloadOpening {
        uint64 element;
        bytes leaf;
        bytes32[] path;
        bytes32 root;
        bytes32[] setPath;
        bytes tensor;
        bytes32[] tensorPath;
    }

    event TrainingFraudProven(
        bytes32 indexed taskId,
        uint32 indexed round,
        address indexed trainer,
        address challenger,
        bytes32 claim,
        Fault fault,
        uint64 element,
        uint64 expected,
        uint64 claimed
    );

    /// @notice A program of the task breaks a rule, by itself or beside the others and the spec: no round of it can be judged, and the task
    /// fails.
    event ProgramIllFormed(bytes32 indexed taskId, uint256 which, uint32 entry, Program.Rule rule, address challenger);

    /// @notice An element of a node's output is not what its operands give. Of a chain of several runs one run, between accumulators that
    /// the trainer posted: of `output` only the part is looked at then.
    function proveElement(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Element calldata element,
        IProgramReferee.Opening[] calldata openings,
        Source[] calldata sources
    ) external;

    /// @notice An element that a copy brought in from a batch is not that of the record derived for it.
    /// @dev `entries` also names the batch fields before the one that is copied.
    function proveRecord(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Element calldata element,
        RecordOpening calldata record
    ) external;

    /// @notice An element that a copy brought in from the round's state is not that of the fragment.
    function proveFragment(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Element calldata element,
        FragmentOpening calldata fragment
    ) external;

    /// @notice A tensor of the local state after a transition is another than the program's output.
    /// @dev `entries` is the output's entry and the one it names. Of a node `output` says where it is traced, of a state input `source` where
    /// it stands in the state before.
    function proveOutput(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Source calldata source,
        Local calldata local
    ) external;

    /// @notice An element of the payload, or the scale of its block, is not what the epilogue's output gives (docs/arithmetic.md,
    /// section 7); or its leaf is ill-formed.
    function provePayload(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        PayloadOpening calldata payload
    ) external;

    /// @notice An entry of a task's program breaks a rule of docs/arithmetic-programs.md: the run ends as Failed. Nobody is convicted; what
    /// was proposed before is paid as it becomes final.
    /// @param which 0 prologue, 1 step, 2 epilogue.
    function proveProgram(bytes32 taskId, uint256 which, Entries calldata entries) external;

    /// @notice A program of the task is well formed and fits neither the others nor the spec (docs/formats.md, section 10): what proveProgram
    /// does.
    /// @param which 0 prologue, 1 step, 2 epilogue: of `entries`, of which one breaks the rule.
    /// @param step Entry of the step that it is held against; the step's header where the rule needs none. Of an input or output that stands
    /// for a tensor of the local state that state input; of a batch field another one, or the entry before it.
    function proveBinding(bytes32 taskId, uint256 which, Entries calldata entries, Entries calldata step) external;

    /// @notice A record of the task's data set has another size than the step reads, so that no batch can be made of it: what proveProgram
    /// does.
    /// @param step The entry behind the step's last batch field, all of the fields named.
    /// @param index Of the record in the data set.
    function proveRecordSize(bytes32 taskId, Entries calldata step, uint64 index, RecordOpening calldata record) external;

    /// @notice The trainer was silent in a dispute. TrainingDispute only.
    function condemnSilence(Claim calldata claim, address challenger) external;
    /// @notice The keeper signed for an enclave's quote that is wrong. Enclaves only.
    function condemnWitness(bytes32 taskId, address keeper, address challenger) external returns (uint256 slashed);

    /// @notice The claim's name: keccak256 of the EIP-712 digest of what the trainer signed, and the trainer, as two words.
    function claimId(Claim calldata claim) external view returns (bytes32);
    /// @notice Reverts InvalidSignature unless the trainer signed the claim with the key it enrolled with.
    /// @return The claim's name.
    function checkClaim(Claim calldata claim) external view returns (bytes32);
    /// @notice The claim was proven wrong, or its trainer was silent about it.
    function isCondemned(bytes32 claim) external view returns (bool);
    /// @notice A program of the task was proven ill-formed: its claims can be judged no longer.
    function isIllFormed(bytes32 taskId) external view returns (bool);
    /// @notice Until when proving a claim about the gradient wrong is worth a dispute: for ever as long as the trainer has a lock; without one
    /// as long as the gradient is in its round (IRoundViews.remedyOf), when the claims of the round can be disputed no longer, which may have
    /// been. 0 iff a proof would change nothing, and reverts NothingProven: a dispute about it is closed then, and its bond goes back.
    function mattersUntil(OuterGradient calldata gradient) external view returns (uint64);
    /// @notice Disputes that are not over: about claims of `trainer` in `round`; of type(uint32).max in all rounds; of no trainer of the
    /// whole task.
    function disputesOf(bytes32 taskId, address trainer, uint32 round) external view returns (uint256);
    function dispute() external view returns (address);
    /// @notice IEnclaves: whose enclaves of Confidential tasks are attested.
    function enclaves() external view returns (address);
    function referee() external view returns (address);
    function tasks() external view returns (address);
    function rounds() external view returns (address);
}
