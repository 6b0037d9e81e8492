// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IStakeVault} from "../stake/IStakeVault.sol";
import {ITrainingAudit} from "./ITrainingAudit.sol";
import {ITrainingDispute} from "./ITrainingDispute.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {Committee, FrozenEntry, OuterGradient, Role, Round, TaskStatus, Tier, TrainingTaskSpec} from "../facts/Types.sol";
import {BadEvidence, NotSponsor, NothingDue, NothingToWithdraw, WrongStatus} from "../facts/Errors.sol";
import {ClaimProofs} from "./ClaimProofs.sol";
import {ClaimVectors} from "./ClaimVectors.sol";
import {Draws} from "../round/Draws.sol";
import {Intake} from "../stake/Intake.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title Paid audits of training claims
/// @notice See ITrainingAudit. Holds budgets, bonds, and what was earned or burned of them: its token balance is never below `owed`. It only
/// reads the other contracts, so that nothing can wait for it. No owner, no pause.
contract TrainingAudit is ITrainingAudit, ReentrancyGuardTransient {
    using Intake for IERC20;
    using SafeERC20 for IERC20;

    struct Offer {
        uint128 reward;
        uint128 bond;
        // slot 1
        uint128 left;
        uint32 window;
        /// @dev Of a claim: H + 2.
        uint32 transitions;
        uint16 rateBps;
        uint8 auditors;
        uint8 trainers;
    }

    struct Drawn {
        bytes32 taskId;
        bytes32 parentRoot;
        bytes32 frozenHash;
        bytes32 seed;
        bytes32 leafSeed;
        // slot 5
        /// @dev Member of seat i in bits 16i to 16i + 15.
        uint176 members;
        uint8 seats;
        uint32 round;
        uint40 startedAt;
        // slot 6
        uint64 due;
        uint128 reward;
        uint40 openedAt;
    }

    bytes32 private constant COMMITMENT_DOMAIN = keccak256("assay/v1/audit");
    uint256 private constant MEMBER_BITS = 16;

    ITrainingFraud private immutable FRAUD;
    ITrainingDispute private immutable DISPUTE;
    ITrainingTasks private immutable TASKS;
    ITrainingRounds private immutable ROUNDS;
    IStakeVault private immutable VAULT;
    IERC20 private immutable TOKEN;

    uint256 private _held;
    /// @inheritdoc ITrainingAudit
    uint256 public burned;
    /// @inheritdoc ITrainingAudit
    mapping(address account => uint256) public creditOf;
    mapping(bytes32 taskId => Offer) private _offers;
    mapping(bytes32 set => Drawn) private _sets;
    mapping(bytes32 set => mapping(uint8 slot => mapping(address auditor => Audit))) private _audits;

    /// @param fraud_ The game of the tasks that are served; all other contracts are its own.
    constructor(address fraud_) {
        FRAUD = ITrainingFraud(fraud_);
        DISPUTE = ITrainingDispute(FRAUD.dispute());
        TASKS = ITrainingTasks(FRAUD.tasks());
        ROUNDS = ITrainingRounds(FRAUD.rounds());
        VAULT = IStakeVault(TASKS.vault());
        TOKEN = IERC20(VAULT.token());
    }

    // ---------------------------------------------------------------------------------------------------------- sponsor

    /// @inheritdoc ITrainingAudit
    function offer(bytes32 taskId, Terms calldata terms) external nonReentrant {
        TaskStatus status = TASKS.statusOf(taskId);
        if (status != TaskStatus.Pending && status != TaskStatus.Enrolling) revert WrongStatus(status);
        if (msg.sender != TASKS.sponsorOf(taskId)) revert NotSponsor();
        Offer storage o = _offers[taskId];
        if (o.window != 0) revert AuditsOfferedAlready(taskId);
        TrainingTaskSpec memory spec = TASKS.specOf(taskId);
        (string memory field, string memory rule) = _broken(terms, spec);
        if (bytes(field).length != 0) revert InvalidAuditTerms(field, rule);
        (o.reward, o.bond, o.window, o.rateBps, o.auditors) =
        (terms.reward, terms.bond, terms.window, terms.rateBps, terms.auditors);
        o.trainers = spec.trainerCount;
        o.transitions = spec.innerSteps + 2;
        // The terms' bounds and those of SpecRules keep it below 2^128 for any reward that a token can pay.
        uint256 budget = uint256(spec.maxRounds) * _most(terms.rateBps, spec.trainerCount) * terms.auditors * terms.reward;
        if (budget > type(uint128).max) revert InvalidAuditTerms("reward", "must leave the budget below 2^128");
        o.left = uint128(budget);
        emit AuditsOffered(taskId, terms, budget);
        _pull(budget);
    }

    /// @inheritdoc ITrainingAudit
    function refund(bytes32 taskId) external nonReentrant returns (uint256 amount) {
        TaskStatus status = TASKS.statusOf(taskId);
        if (status != TaskStatus.Completed && status != TaskStatus.Failed && status != TaskStatus.Cancelled) {
            revert WrongStatus(status);
        }
        amount = _offers[taskId].left;
        if (amount == 0) revert NothingToWithdraw();
        _offers[taskId].left = 0;
        address sponsor = TASKS.sponsorOf(taskId);
        emit BudgetReturned(taskId, sponsor, amount);
        _push(sponsor, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ draws

    /// @inheritdoc ITrainingAudit
    function draw(bytes32 taskId, uint32 round) external returns (bytes32 set) {
        Offer memory o = _offers[taskId];
        Committee memory committee = ROUNDS.committeeOf(taskId, round);
        Round memory frozen = ROUNDS.roundOf(taskId, round);
        bytes32 parentRoot;
        (set, parentRoot) = _nameOf(taskId, round, frozen);
        Drawn storage s = _sets[set];
        if (o.window == 0 || committee.drawnAt == 0 || frozen.committed == 0 || s.startedAt != 0) revert NothingDue();
        uint256 start = committee.drawnAt;
        if (block.timestamp >= start + o.window) revert NotItsTime(uint64(start + o.window));
        (uint64 due, uint256 reward) = (frozen.committed, o.reward);
        if (block.timestamp <= start + _drawWindow(o.window)) {
            (uint256 time, bytes32 value) = Draws.randomness();
            if (time <= start) revert NothingDue();
            s.seed = keccak256(abi.encode("assay/v1/audit/claims", taskId, round, value));
            due = _choose(s.seed, due, uint256(o.rateBps) * o.trainers);
        } else {
            // Void: every claim is due, for what the claims of a round cost in all.
            uint256 claims = LibBit.popCount(due);
            reward = reward * FixedPointMathLib.min(claims, _most(o.rateBps, o.trainers)) / claims;
        }
        uint256 members = 0;
        for (uint256 i = 0; i < committee.members.length; ++i) {
            members |= uint256(committee.members[i]) << (i * MEMBER_BITS);
        }
        (s.taskId, s.parentRoot, s.frozenHash) = (taskId, parentRoot, frozen.frozenHash);
        (s.members, s.seats, s.round, s.startedAt) = (uint176(members), uint8(committee.members.length), round, uint40(start));
        (s.due, s.reward, s.openedAt) = (due, uint128(reward), uint40(frozen.openedAt));
        emit AuditsDrawn(taskId, round, set, s.seed, due, s.reward);
    }

    /// @inheritdoc ITrainingAudit
    function drawLeaf(bytes32 set) external {
        (Drawn storage s, Offer memory o) = _drawnSet(set);
        if (s.leafSeed != 0) revert NothingDue();
        uint256 close = uint256(s.startedAt) + o.window;
        (uint256 time, bytes32 value) = Draws.randomness();
        if (block.timestamp < close || time <= close) revert NotItsTime(uint64(close));
        uint256 until = close + _drawWindow(o.window);
        if (block.timestamp > until) revert NotItsTime(uint64(until));
        s.leafSeed = keccak256(abi.encode("assay/v1/audit/leaf", set, value));
        emit LeafDrawn(set, s.leafSeed);
    }

    // ----------------------------------------------------------------------------------------------------------- audits

    /// @inheritdoc ITrainingAudit
    function commit(bytes32 set, uint8 slot, bytes32 commitment) external nonReentrant {
        (Drawn storage s, Offer memory o) = _drawnSet(set);
        uint256 close = uint256(s.startedAt) + o.window;
        if (block.timestamp >= close) revert NotItsTime(uint64(close));
        if (!_isDrawn(set, slot, msg.sender)) revert NotDrawn(slot, msg.sender);
        Audit storage a = _audits[set][slot][msg.sender];
        if (a.stage != Stage.None) revert AuditCommittedAlready(a.commitment);
        uint128 reward = s.reward;
        if (o.left < reward) revert BudgetSpent(o.left);
        _offers[s.taskId].left = o.left - reward;
        (a.stage, a.commitment) = (Stage.Committed, commitment);
        emit AuditCommitted(set, slot, msg.sender, commitment);
        _pull(o.bond);
    }

    /// @inheritdoc ITrainingAudit
    function open(bytes32 set, uint8 slot, bytes32 salt, bytes32 trace, bytes32[] calldata path) external {
        (Drawn storage s, Offer memory o) = _drawnSet(set);
        Audit storage a = _audits[set][slot][msg.sender];
        if (a.stage != Stage.Committed) revert WrongStage(a.stage);
        uint256 close = uint256(s.startedAt) + o.window;
        if (s.leafSeed == 0) revert NotItsTime(uint64(close));
        if (block.timestamp >= close + o.window) revert NotItsTime(uint64(close + o.window));
        uint256 transition = _transitionOf(s, slot, o.transitions);
        TensorProof.Header memory header = ClaimVectors.listHeader(ClaimVectors.KIND_AUDIT, o.transitions);
        (TensorProof.Verdict verdict, bytes32 root) =
            TensorProof.rootOf(header, transition, TensorProof.rootLeafHash(trace), path);
        if (verdict != TensorProof.Verdict.Valid || a.commitment != commitmentOf(set, slot, msg.sender, salt, root)) {
            revert NotCommitted(a.commitment);
        }
        (a.stage, a.trace) = (Stage.Opened, trace);
        emit AuditOpened(set, slot, msg.sender, root, uint32(transition), trace);
    }

    /// @inheritdoc ITrainingAudit
    function refute(
        bytes32 set,
        uint8 slot,
        address auditor,
        ITrainingFraud.Claim calldata claim,
        FrozenEntry[] calldata entries,
        ITrainingFraud.Transition calldata transition
    ) external {
        (Drawn storage s, Offer memory o) = _drawnSet(set);
        Audit storage a = _audits[set][slot][auditor];
        if (a.stage != Stage.Opened) revert WrongStage(a.stage);
        uint256 close = uint256(s.startedAt) + 3 * uint256(o.window);
        if (block.timestamp >= close) revert NotItsTime(uint64(close));
        TrainingTaskSpec memory spec = TASKS.specOf(s.taskId);
        bytes32 id = _checkClaim(s, slot, claim, entries);
        emit RefutingClaim(id, claim);
        OuterGradient calldata gradient = claim.gradient;
        uint256 until = uint256(gradient.deadline) + spec.claimWindow;
        // Whoever was right has a window to dispute what was posted, and nobody signs a deadline that never ends.
        if (
            gradient.deadline > uint256(s.openedAt) + spec.commitWindow || block.timestamp + o.window > until
                || !_isJudgeable(id, s.taskId, gradient.trainer)
        ) revert ClaimNotDisputable(id);
        (uint256 segment, uint256 index) = ClaimVectors.transitionAt(spec, _transitionOf(s, slot, o.transitions));
        if (transition.segment != segment || transition.index != index) revert BadEvidence("transition");
        ClaimProofs.checkTransition(spec, DISPUTE.segmentOf(id, transition.segment), transition);
        if (transition.trace == a.trace) revert AuditAgrees(a.trace);
        (a.stage, a.claim, a.trainer, a.disputableUntil) = (Stage.Refuted, id, gradient.trainer, uint64(until));
        emit AuditRefuted(set, slot, auditor, id, transition.trace);
    }

    /// @inheritdoc ITrainingAudit
    function settle(bytes32 set, uint8 slot, address auditor) external returns (Outcome outcome) {
        (Drawn storage s, Offer memory o) = _drawnSet(set);
        Audit storage a = _audits[set][slot][auditor];
        Stage stage = a.stage;
        uint256 close;
        if (stage == Stage.Committed) {
            close = uint256(s.startedAt) + 2 * uint256(o.window);
            outcome = s.leafSeed == 0 ? Outcome.Void : Outcome.NotOpened;
        } else if (stage == Stage.Opened) {
            close = uint256(s.startedAt) + 3 * uint256(o.window);
            outcome = Outcome.Paid;
        } else if (stage == Stage.Refuted) {
            outcome = Outcome.Paid;
            // Not by the lock, which a trainer may have got back in the meantime: it is taken by a conviction too, which ejects.
            if (_isStanding(a.claim, s.taskId) && TASKS.enrollmentOf(s.taskId, a.trainer).ejectedAt == 0) {
                outcome = Outcome.Refuted;
                close = a.disputableUntil;
                if (DISPUTE.disputesOf(s.taskId, a.trainer, s.round) != 0) revert NothingDue();
            }
        } else {
            revert WrongStage(stage);
        }
        if (block.timestamp < close) revert NotItsTime(uint64(close));
        a.stage = Stage.Settled;
        (address to, uint256 bond, uint256 reward) = (auditor, o.bond, 0);
        if (outcome == Outcome.Paid) {
            reward = s.reward;
        } else {
            _offers[s.taskId].left = o.left + s.reward;
            if (outcome != Outcome.Void) {
                (to, bond) = (a.trainer, outcome == Outcome.Refuted ? o.bond / 2 : 0);
                burned += o.bond - bond;
            }
        }
        if (bond + reward != 0) {
            creditOf[to] += bond + reward;
            emit AuditCredited(to, set, slot, auditor, bond, reward);
        }
        emit AuditSettled(set, slot, auditor, outcome);
    }

    /// @inheritdoc ITrainingAudit
    function withdraw() external nonReentrant returns (uint256 amount) {
        amount = creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        creditOf[msg.sender] = 0;
        emit CreditPaid(msg.sender, amount);
        _push(msg.sender, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc ITrainingAudit
    function termsOf(bytes32 taskId) external view returns (Terms memory) {
        Offer memory o = _offers[taskId];
        return Terms({rateBps: o.rateBps, auditors: o.auditors, window: o.window, reward: o.reward, bond: o.bond});
    }

    /// @inheritdoc ITrainingAudit
    function budgetOf(bytes32 taskId) external view returns (uint256) {
        return _offers[taskId].left;
    }

    /// @inheritdoc ITrainingAudit
    function setId(bytes32 taskId, uint32 round) external view returns (bytes32 set) {
        (set,) = _nameOf(taskId, round, ROUNDS.roundOf(taskId, round));
    }

    /// @inheritdoc ITrainingAudit
    function setOf(bytes32 set) external view returns (AuditSet memory) {
        Drawn memory s = _sets[set];
        uint16[] memory members = new uint16[](s.seats);
        for (uint256 i = 0; i < s.seats; ++i) {
            members[i] = uint16(s.members >> (i * MEMBER_BITS));
        }
        return AuditSet({
            taskId: s.taskId,
            round: s.round,
            openedAt: s.openedAt,
            startedAt: s.startedAt,
            due: s.due,
            parentRoot: s.parentRoot,
            frozenHash: s.frozenHash,
            seed: s.seed,
            leafSeed: s.leafSeed,
            reward: s.reward,
            members: members
        });
    }

    /// @inheritdoc ITrainingAudit
    function auditorsOf(bytes32 set, uint8 slot) public view returns (address[] memory auditors) {
        Drawn storage s = _sets[set];
        if (slot >= SpecRules.MAX_TRAINERS || (s.due >> slot) & 1 == 0) return auditors;
        uint256 seats = s.seats;
        auditors = new address[](FixedPointMathLib.min(_offers[s.taskId].auditors, seats));
        // Seats are drawn independently by stake: any of them, chosen without looking at who holds them, are so too.
        uint256 first = uint256(keccak256(abi.encode(s.seed, slot)));
        for (uint256 i = 0; i < auditors.length; ++i) {
            uint16 member = uint16(s.members >> ((first % seats + i) % seats * MEMBER_BITS));
            auditors[i] = TASKS.memberAt(s.taskId, member);
        }
    }

    /// @inheritdoc ITrainingAudit
    function transitionOf(bytes32 set, uint8 slot) external view returns (uint32) {
        (Drawn storage s, Offer memory o) = _drawnSet(set);
        return uint32(_transitionOf(s, slot, o.transitions));
    }

    /// @inheritdoc ITrainingAudit
    function auditOf(bytes32 set, uint8 slot, address auditor) external view returns (Audit memory) {
        return _audits[set][slot][auditor];
    }

    /// @inheritdoc ITrainingAudit
    function commitmentOf(bytes32 set, uint8 slot, address auditor, bytes32 salt, bytes32 root) public pure returns (bytes32) {
        return keccak256(abi.encode(COMMITMENT_DOMAIN, set, slot, auditor, salt, root));
    }

    /// @inheritdoc ITrainingAudit
    function owed() external view returns (uint256) {
        return _held;
    }

    /// @inheritdoc ITrainingAudit
    function fraud() external view returns (address) {
        return address(FRAUD);
    }

    // --------------------------------------------------------------------------------------------------------- internal

    /// @dev The first term that breaks a rule, and what the rule asks; two empty strings if none does.
    function _broken(Terms calldata terms, TrainingTaskSpec memory spec) private view returns (string memory, string memory) {
        if (spec.tier != Tier.Verified || spec.game != address(FRAUD)) return ("taskId", "must be a Verified task of this game");
        (uint256 time,) = Draws.randomness();
        if (time == 0) return ("taskId", "must be on a chain with an L1Block or a random prevrandao");
        if (terms.rateBps == 0 || terms.rateBps > SpecRules.BASIS_POINTS) return ("rateBps", "must be 1 to 10000");
        if (terms.auditors == 0 || terms.auditors > spec.committeeSeats) return ("auditors", "must be 1 to committeeSeats");
        if (Draws.onRollup() && terms.window < 2 * Draws.WINDOW) return ("window", "must be at least 600 on a rollup");
        if (terms.window < TASKS.minWindow() || 4 * uint256(terms.window) > spec.claimWindow) {
            return ("window", "must be at least minWindow, and four of it at most claimWindow");
        }
        if (terms.reward == 0) return ("reward", "must be at least 1");
        if (terms.bond < terms.reward) return ("bond", "must be at least reward");
        return ("", "");
    }

    /// @dev Most claims that a draw that is not void draws.
    function _most(uint256 rateBps, uint256 trainers) private pure returns (uint256) {
        return FixedPointMathLib.divUp(rateBps * trainers, SpecRules.BASIS_POINTS);
    }

    /// @dev Seconds in which a draw may come; the rest of the step is left for what it asks for.
    function _drawWindow(uint256 window) private pure returns (uint256) {
        return FixedPointMathLib.min(Draws.WINDOW, window / 2);
    }

    /// @dev So many of the claims, in parts of BASIS_POINTS; the fraction by chance.
    function _choose(bytes32 seed, uint64 committed, uint256 parts) private pure returns (uint64 due) {
        uint256 wanted = parts / SpecRules.BASIS_POINTS;
        if (uint256(seed) % SpecRules.BASIS_POINTS < parts % SpecRules.BASIS_POINTS) ++wanted;
        uint256 rest = committed;
        for (; wanted > 0 && rest != 0; --wanted) {
            seed = keccak256(abi.encode(seed));
            uint256 bits = rest;
            for (uint256 skip = uint256(seed) % LibBit.popCount(rest); skip > 0; --skip) {
                bits &= bits - 1;
            }
            bits &= ~bits + 1;
            due |= uint64(bits);
            rest &= ~bits;
        }
    }

    function _nameOf(bytes32 taskId, uint32 round, Round memory frozen) private view returns (bytes32 set, bytes32 parentRoot) {
        parentRoot = round == 0 ? TASKS.specOf(taskId).initialStateRoot : ROUNDS.roundOf(taskId, round - 1).stateRoot;
        set = keccak256(abi.encode(taskId, round, frozen.openedAt, parentRoot, frozen.frozenHash));
    }

    function _drawnSet(bytes32 set) private view returns (Drawn storage s, Offer memory o) {
        s = _sets[set];
        if (s.startedAt == 0) revert NothingDue();
        o = _offers[s.taskId];
    }

    function _isDrawn(bytes32 set, uint8 slot, address account) private view returns (bool) {
        address[] memory auditors = auditorsOf(set, slot);
        for (uint256 i = 0; i < auditors.length; ++i) {
            if (auditors[i] == account) return true;
        }
        return false;
    }

    function _transitionOf(Drawn storage s, uint8 slot, uint256 transitions) private view returns (uint256) {
        return uint256(keccak256(abi.encode(s.leafSeed, slot))) % transitions;
    }

    /// @dev Reverts unless the trainer signed the claim, and it is the one that froze in the slot.
    function _checkClaim(Drawn storage s, uint8 slot, ITrainingFraud.Claim calldata claim, FrozenEntry[] calldata entries)
        private
        view
        returns (bytes32 id)
    {
        OuterGradient calldata gradient = claim.gradient;
        id = FRAUD.checkClaim(claim);
        bytes32 frozenHash = 0;
        bool found = false;
        for (uint256 i = 0; i < entries.length; ++i) {
            frozenHash = keccak256(abi.encode(frozenHash, entries[i]));
            found = found
                || (entries[i].trainer == gradient.trainer
                    && entries[i].slot == slot
                    && entries[i].payloadRoot == gradient.payloadRoot
                    && entries[i].claimHash == gradient.claimHash);
        }
        if (!found || frozenHash != s.frozenHash) revert BadEvidence("entries");
        if (gradient.taskId != s.taskId || gradient.round != s.round || gradient.parentRoot != s.parentRoot) {
            revert BadEvidence("claim");
        }
    }

    /// @dev True as long as the claim stands, and its trainer for it.
    function _isJudgeable(bytes32 claim, bytes32 taskId, address trainer) private view returns (bool) {
        return _isStanding(claim, taskId) && VAULT.lockOf(taskId, Role.Trainer, trainer) != 0;
    }

    function _isStanding(bytes32 claim, bytes32 taskId) private view returns (bool) {
        return !FRAUD.isCondemned(claim) && !FRAUD.isIllFormed(taskId);
    }

    function _pull(uint256 amount) private {
        _held += amount;
        TOKEN.take(msg.sender, amount);
    }

    function _push(address to, uint256 amount) private {
        _held -= amount;
        TOKEN.safeTransfer(to, amount);
    }
}
