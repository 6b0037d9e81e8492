// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITrainingFraud} from "./ITrainingFraud.sol";
import {FrozenEntry} from "../facts/Types.sol";

/// @title Paid audits of training claims: drawn, committed to before the draw of what is opened, bonded (PROTOCOL rules 18 and 19)
/// @notice A sponsor of a Verified task offers audits before Training begins, once. In each round, after its claims froze and its committee was
/// drawn, `draw` draws which claims are audited and by which seats of the committee. A drawn auditor replays a claim as a whole and commits,
/// salted, to the root over the step trace roots of all its transitions, which nobody publishes; when no more commitments can come, `drawLeaf`
/// draws the transition whose trace root it opens.
///
/// All times count from the committee's draw, in steps of the offer's `window`: commitments in the first, openings in the second, refutations
/// in the third. Each of the two draws may come in the first 300 s, or half a step if that is less, once L1 time is past what it draws on. A
/// first draw that did not come makes every claim due, for the same pay in all; without a second one no audit of the round is paid and all
/// bonds go back.
///
/// An opened audit is refuted by a segment that the claim's trainer posted (ITrainingDispute) with another trace root in that place, if the
/// claim can be disputed no longer, no dispute is open, it is not condemned and its trainer still has its lock. A trainer that posts a wrong
/// trace to refute a right audit has made a claim that anyone can prove wrong.
///
/// Nothing waits for an audit: no state, no pay of a trainer, no lock.
interface ITrainingAudit {
    /// @notice What a sponsor offers.
    /// @param rateBps Of the task's trainerCount claims of a round, how many are drawn in the mean, in basis points, 1 to 10,000.
    /// @param auditors Seats drawn for each of them, 1 to committeeSeats.
    /// @param window Seconds, at least minWindow, and on a rollup 600, so that a draw has all of its time; four of them are at most the spec's claimWindow.
    /// @param reward Token units an audit is paid, at least 1.
    /// @param bond Token units an auditor stands for it with, at least `reward`.
    struct Terms {
        uint16 rateBps;
        uint8 auditors;
        uint32 window;
        uint128 reward;
        uint128 bond;
    }

    /// @notice The claims of one round that froze together.
    /// @param startedAt Unix seconds of the committee's draw.
    /// @param due Bit s: the claim of enrolment slot s is audited.
    /// @param members By seat, as in Committee.
    /// @param seed Of the first draw; 0 if it did not come in time.
    /// @param leafSeed Of the second draw; 0 before it.
    /// @param reward Of one audit.
    struct AuditSet {
        bytes32 taskId;
        uint32 round;
        uint64 openedAt;
        uint64 startedAt;
        uint64 due;
        bytes32 parentRoot;
        bytes32 frozenHash;
        bytes32 seed;
        bytes32 leafSeed;
        uint128 reward;
        uint16[] members;
    }

    enum Stage {
        None,
        Committed,
        Opened,
        Refuted,
        Settled
    }

    /// @notice One auditor's audit of one claim.
    /// @param trace What was opened.
    /// @param claim Where refuted: the claim, by its name, under which another trace root was posted.
    /// @param trainer Whose it is.
    /// @param disputableUntil Until when it can be disputed, Unix seconds.
    struct Audit {
        Stage stage;
        bytes32 commitment;
        bytes32 trace;
        bytes32 claim;
        address trainer;
        uint64 disputableUntil;
    }

    enum Outcome {
        /// Bond and reward are the auditor's.
        Paid,
        /// No leaf was drawn: the bond goes back.
        Void,
        /// The leaf was not opened: the bond burns.
        NotOpened,
        /// Half of the bond burns, the rest is the trainer's whose segment refuted it.
        Refuted
    }

    event AuditsOffered(bytes32 indexed taskId, Terms terms, uint256 budget);
    event AuditsDrawn(
        bytes32 indexed taskId, uint32 indexed round, bytes32 indexed set, bytes32 seed, uint64 due, uint128 reward
    );
    event AuditCommitted(bytes32 indexed set, uint8 indexed slot, address indexed auditor, bytes32 commitment);
    event LeafDrawn(bytes32 indexed set, bytes32 seed);
    event AuditOpened(
        bytes32 indexed set, uint8 indexed slot, address indexed auditor, bytes32 root, uint32 transition, bytes32 trace
    );
    /// @param claim Its name; what the trainer signed a RefutingClaim before this says.
    event AuditRefuted(bytes32 indexed set, uint8 indexed slot, address indexed auditor, bytes32 claim, bytes32 trace);
    /// @notice A trainer refutes audits with a claim: whoever disputes it needs all that was signed, whatever contract sent it.
    event RefutingClaim(bytes32 indexed claim, ITrainingFraud.Claim signed);
    event AuditSettled(bytes32 indexed set, uint8 indexed slot, address indexed auditor, Outcome outcome);
    /// @notice What became of an audit's bond, and its reward if it is paid: both `to`'s from now on. Not emitted if the whole bond burns.
    /// @param to The auditor; of a refuted audit the trainer, which wins half of the bond.
    event AuditCredited(
        address indexed to, bytes32 indexed set, uint8 indexed slot, address auditor, uint256 bond, uint256 reward
    );
    event BudgetReturned(bytes32 indexed taskId, address indexed sponsor, uint256 amount);
    event CreditPaid(address indexed to, uint256 amount);

    /// @param field Name of the first term that breaks a rule.
    /// @param rule What the rule asks.
    error InvalidAuditTerms(string field, string rule);
    error AuditsOfferedAlready(bytes32 taskId);
    /// @notice The claim was not drawn, or msg.sender was not for it.
    error NotDrawn(uint8 slot, address auditor);
    error AuditCommittedAlready(bytes32 commitment);
    /// @notice What is asked for is done in another step of the audit's time; `time` is when that ends, or if it has not begun begins.
    error NotItsTime(uint64 time);
    /// @notice What is left of the budget does not pay one more audit.
    error BudgetSpent(uint256 left);
    /// @notice The audit is at another stage.
    error WrongStage(Stage actual);
    /// @notice The salt, the trace root and its path are not what was committed to.
    error NotCommitted(bytes32 commitment);
    /// @notice The posted segment has this very trace root there.
    error AuditAgrees(bytes32 trace);
    /// @notice The claim under which the segment was posted cannot be judged for another window.
    error ClaimNotDisputable(bytes32 claim);

    /// @notice Sponsor only, before Training, once: escrows maxRounds · ⌈rateBps · trainerCount / 10,000⌉ · auditors · reward.
    function offer(bytes32 taskId, Terms calldata terms) external;
    /// @notice Draws the audits of a round whose committee was drawn. Anyone may call. Reverts NothingDue without an offer, before L1 time is
    /// past the committee's draw, or if it was drawn before; NotItsTime once commitments can come no longer.
    function draw(bytes32 taskId, uint32 round) external returns (bytes32 set);
    /// @notice A drawn auditor's commitment (`commitmentOf`); takes the bond.
    function commit(bytes32 set, uint8 slot, bytes32 commitment) external;
    /// @notice Draws the transition that each audit of the set opens. Anyone may call.
    function drawLeaf(bytes32 set) external;
    /// @notice Opens the drawn transition's step trace root; `path` leads from it to the root that msg.sender committed to.
    function open(bytes32 set, uint8 slot, bytes32 salt, bytes32 trace, bytes32[] calldata path) external;
    /// @notice Shows that the claim's trainer posted a segment with another trace root in the place that was opened. Anyone may call.
    /// @param entries The frozen set, in order of arrival.
    /// @param transition In the posted segment; `before` and what follows it is not looked at.
    function refute(
        bytes32 set,
        uint8 slot,
        address auditor,
        ITrainingFraud.Claim calldata claim,
        FrozenEntry[] calldata entries,
        ITrainingFraud.Transition calldata transition
    ) external;
    /// @notice Decides what an audit comes to, once nothing more can. Anyone may call.
    function settle(bytes32 set, uint8 slot, address auditor) external returns (Outcome outcome);
    /// @notice Pays the sponsor what is left of the budget once the task has ended; what audits that are settled later leave of it with the
    /// next call. Anyone may call.
    function refund(bytes32 taskId) external returns (uint256 amount);
    /// @notice Pays out msg.sender's rewards, bonds and won halves.
    function withdraw() external returns (uint256 amount);

    /// @notice All zero where nothing was offered.
    function termsOf(bytes32 taskId) external view returns (Terms memory);
    /// @notice Budget that no audit has a claim to.
    function budgetOf(bytes32 taskId) external view returns (uint256);
    /// @notice Name of the claims that stand frozen for the round: keccak256(abi.encode(taskId, round, openedAt, parentRoot, frozenHash)).
    function setId(bytes32 taskId, uint32 round) external view returns (bytes32);
    /// @notice All zero before the draw.
    function setOf(bytes32 set) external view returns (AuditSet memory);
    /// @notice Who audits the claim of a slot, by seats: a keeper that has several may stand there more than once. Empty if it is not due.
    function auditorsOf(bytes32 set, uint8 slot) external view returns (address[] memory);
    /// @notice Transition that an audit of the slot opens, 0 the prologue, the last one the epilogue. Meaningless before drawLeaf.
    function transitionOf(bytes32 set, uint8 slot) external view returns (uint32);
    function auditOf(bytes32 set, uint8 slot, address auditor) external view returns (Audit memory);
    /// @notice keccak256(abi.encode(keccak256("assay/v1/audit"), set, slot, auditor, salt, root)); root as in docs/formats.md, section 10.
    function commitmentOf(bytes32 set, uint8 slot, address auditor, bytes32 salt, bytes32 root) external pure returns (bytes32);
    function creditOf(address account) external view returns (uint256);
    /// @notice Burned bonds, held for ever.
    function burned() external view returns (uint256);
    /// @notice Everything the contract owes; its token balance is never less.
    function owed() external view returns (uint256);
    function fraud() external view returns (address);
}
