// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IAggregationFraud} from "./IAggregationFraud.sol";
import {IRootDescent} from "./IRootDescent.sol";
import {IStakeVault} from "../stake/IStakeVault.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {Statement, TrainingTaskSpec} from "../facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    DescentNotFound,
    NotAuthorized,
    NothingToWithdraw,
    NotOverturnable,
    UnknownValue,
    WrongMove
} from "../facts/Errors.sol";
import {Intake} from "../stake/Intake.sol";
import {RoundVectors} from "./RoundVectors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title Descent: a root that nobody published is opened against its signers, 64 children a move (rule 26)
/// @notice Holds bonds, and what was won or burned of them: its token balance is exactly `owed`. No owner, no pause.
///
/// A position names a node by its lowest place: an odd node that is promoted through several levels stands at the level of the
/// pair (or the leaf) that it is, so that every reveal shows at least two children.
///
/// A vector of n leaves takes 2 * ceil(log64 n) turns of children and one for the leaf. The longest descent at the bounds of the
/// spec has 16, the proof included: 3 in the aux set of Krum over 64 trainers, 5 in its 2,016 reductions, 8 in one of them over 2^31
/// elements. The liability of a statement allows for 27 (SpecRules.MAX_MOVES).
contract RootDescent is IRootDescent, ReentrancyGuardTransient {
    using Intake for IERC20;
    using SafeERC20 for IERC20;

    struct Descent {
        bytes32 taskId;
        bytes32 statement;
        bytes32 node;
        // slot 3
        address challenger;
        uint40 deadline;
        uint32 round;
        /// @dev With the round it names the proposal: an equal one that is made later is another.
        uint16 branch;
        Turn turn;
        // slot 4
        uint8 kind;
        uint8 height;
        bool atRoot;
        /// @dev Included by the statement.
        uint8 trainers;
        /// @dev Fragment or item of the vector.
        uint16 binding;
        uint32 length;
        uint32 index;
        uint32 challengerLeft;
        uint32 signersLeft;
        uint32 extension;
        // slot 5
        /// @dev Who revealed last.
        address revealer;
    }

    /// @dev log2 of the children that a move reveals.
    uint256 private constant STEP = 6;

    IAggregationFraud private immutable FRAUD;
    ITrainingTasks private immutable TASKS;
    ITrainingRounds private immutable ROUNDS;
    IERC20 private immutable TOKEN;
    uint256 private immutable BOND;

    Descent[] private _descents;
    /// @dev Descents that are not over.
    uint256 private _unsettled;
    uint256 private _totalCredit;
    /// @inheritdoc IRootDescent
    uint256 public burned;
    /// @inheritdoc IRootDescent
    mapping(address account => uint256) public creditOf;

    /// @param fraud_ The referee of the tasks that are served; tasks, rounds and token are its own.
    /// @param bond_ Token units a descent costs whoever loses it as the challenger.
    constructor(address fraud_, uint256 bond_) {
        FRAUD = IAggregationFraud(fraud_);
        TASKS = ITrainingTasks(FRAUD.tasks());
        ROUNDS = ITrainingRounds(FRAUD.rounds());
        TOKEN = IERC20(IStakeVault(TASKS.vault()).token());
        BOND = bond_;
    }

    // ------------------------------------------------------------------------------------------------------------ moves

    /// @inheritdoc IRootDescent
    function open(Statement calldata statement, bool aux) external nonReentrant returns (uint256 id) {
        uint16 branch = FRAUD.hold(statement);
        TrainingTaskSpec memory spec = TASKS.specOf(statement.taskId);
        uint256 proposedAt = ROUNDS.roundOf(statement.taskId, statement.round).proposedAt;
        // Later it could outlast the signers' liability; and descent after descent would hold the state for ever. Every hold of an
        // answered reveal request ends by then as well.
        if (block.timestamp > proposedAt + spec.claimWindow + spec.revealWindow) revert NotOverturnable(statement.round);

        id = _descents.length;
        Descent storage d = _descents.push();
        d.taskId = statement.taskId;
        d.statement = _idOf(statement);
        d.challenger = msg.sender;
        d.round = statement.round;
        d.branch = branch;
        d.trainers = uint8(LibBit.popCount(statement.included));
        d.challengerLeft = spec.disputeClock;
        d.signersLeft = spec.disputeClock;
        d.extension = spec.disputeExtension;
        uint8 kind = aux ? RoundVectors.KIND_AUX_SET : VectorCommitment.KIND_STATE;
        _enter(d, spec, kind, 0, aux ? statement.auxRoot : statement.newRoot);
        ++_unsettled;
        emit DescentOpened(id, statement.taskId, statement.round, d.statement, msg.sender, aux);

        TOKEN.take(msg.sender, BOND);
    }

    /// @inheritdoc IRootDescent
    function reveal(uint256 id, bytes32 node, bytes32[] calldata children) external nonReentrant {
        Descent storage d = _moveOf(id, node, Turn.Reveal);
        (, uint256 first, uint256 last) = _childrenOf(d);
        if (children.length != last - first + 1 || _hashAt(d, VectorCommitment.treeOf(children)) != node) revert WrongMove(node);
        d.revealer = msg.sender;
        _pass(d, Turn.Pick);
        emit ChildrenRevealed(id, node, msg.sender, children);
    }

    /// @inheritdoc IRootDescent
    function pick(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] calldata path) external nonReentrant {
        Descent storage d = _moveOf(id, node, Turn.Pick);
        if (msg.sender != d.challenger) revert NotAuthorized(msg.sender);
        (uint256 height, uint256 first, uint256 last) = _childrenOf(d);
        if (index < first || index > last) revert WrongMove(node);
        (bool valid, bytes32 top) = _climb(child, index, _lastAt(d, height), d.height - height, path);
        if (!valid || _hashAt(d, top) != node) revert WrongMove(node);
        emit ChildPicked(id, node, index, child);

        uint256 place = index;
        // Down to the pair, or the leaf, that was promoted to here.
        while (height > 0 && 2 * place == _lastAt(d, height - 1)) {
            place *= 2;
            --height;
        }
        d.node = child;
        d.atRoot = false;
        d.height = uint8(height);
        d.index = uint32(place);
        _pass(d, height == 0 ? Turn.Leaf : Turn.Reveal);
    }

    /// @inheritdoc IRootDescent
    function revealLeaf(uint256 id, bytes32 node, bytes calldata leaf) external nonReentrant {
        Descent storage d = _moveOf(id, node, Turn.Leaf);
        uint8 kind = d.kind;
        d.revealer = msg.sender;
        emit LeafRevealed(id, node, msg.sender, leaf);
        if (kind == VectorCommitment.KIND_STATE) {
            if (leaf.length != 64 || _fragmentAt(d, bytes32(leaf[:32]), bytes32(leaf[32:])) != node) revert WrongMove(node);
            _pass(d, Turn.Choose);
            return;
        }
        if (_hashAt(d, TensorProof.leafHash(leaf)) != node) revert WrongMove(node);
        TrainingTaskSpec memory spec = TASKS.specOf(d.taskId);
        if (kind == RoundVectors.KIND_AUX_SET || kind == RoundVectors.KIND_REDUCTIONS) {
            if (leaf.length != 32) revert WrongMove(node);
            uint256 index = d.index;
            uint8 below = RoundVectors.KIND_REDUCTION;
            if (kind == RoundVectors.KIND_AUX_SET) (below, index) = RoundVectors.auxEntry(spec, index);
            _spend(d);
            _enter(d, spec, below, index, bytes32(leaf));
        } else {
            // A leaf of another size can be shown by nobody: silence convicts its signers.
            if (leaf.length != RoundVectors.leafSize(spec, kind, d.trainers, d.binding, d.index)) revert WrongMove(node);
            _pass(d, Turn.Prove);
        }
    }

    /// @inheritdoc IRootDescent
    function choose(uint256 id, bytes32 node, bytes32 paramsRoot, bytes32 momentumRoot, bool momentum) external nonReentrant {
        Descent storage d = _moveOf(id, node, Turn.Choose);
        if (msg.sender != d.challenger) revert NotAuthorized(msg.sender);
        if (_fragmentAt(d, paramsRoot, momentumRoot) != node) revert WrongMove(node);
        _spend(d);
        bytes32 root = momentum ? momentumRoot : paramsRoot;
        uint8 kind = momentum ? VectorCommitment.KIND_MOMENTUM : VectorCommitment.KIND_PARAMS;
        _enter(d, TASKS.specOf(d.taskId), kind, d.index, root);
        emit VectorChosen(id, root, momentum);
    }

    // -------------------------------------------------------------------------------------------------------------- end

    /// @inheritdoc IRootDescent
    /// @dev Of a statement that `close` would end as well it does just that: nobody loses for being late where nothing is left to decide.
    function timeout(uint256 id, Statement calldata statement) external nonReentrant {
        Descent storage d = _running(id, statement);
        if (block.timestamp < d.deadline) revert ClockRunning(d.deadline);
        if (_isMoot(d, statement)) {
            _giveUp(id, d);
        } else if (_isSigners(d.turn)) {
            _end(id, d, true, false);
            _credit(d.challenger, BOND);
            FRAUD.condemnSilence(statement, 0, d.challenger);
        } else {
            _end(id, d, false, false);
            // The challenger moves after a reveal, so somebody made one.
            _credit(d.revealer, BOND / 2);
            burned += BOND - BOND / 2;
            FRAUD.release(d.taskId, d.round, d.branch);
        }
    }

    /// @inheritdoc IRootDescent
    function close(uint256 id, Statement calldata statement) external nonReentrant {
        Descent storage d = _running(id, statement);
        if (!_isMoot(d, statement)) revert WrongMove(d.node);
        _giveUp(id, d);
    }

    /// @inheritdoc IRootDescent
    function withdraw() external nonReentrant returns (uint256 amount) {
        amount = creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        creditOf[msg.sender] = 0;
        _totalCredit -= amount;
        emit BondPaid(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IRootDescent
    function positionOf(uint256 id) external view returns (Position memory) {
        Descent storage d = _descentOf(id);
        return Position({
            taskId: d.taskId,
            round: d.round,
            branch: d.branch,
            statement: d.statement,
            challenger: d.challenger,
            turn: d.turn,
            kind: d.kind,
            dtype: RoundVectors.dtypeOf(d.kind),
            length: d.length,
            binding: bytes32(uint256(d.binding)),
            leaves: uint64(_lastAt(d, 0) + 1),
            height: d.height,
            index: d.index,
            node: d.node,
            atRoot: d.atRoot,
            deadline: d.deadline,
            challengerLeft: d.challengerLeft,
            signersLeft: d.signersLeft
        });
    }

    /// @inheritdoc IRootDescent
    function count() external view returns (uint256) {
        return _descents.length;
    }

    /// @inheritdoc IRootDescent
    function owed() external view returns (uint256) {
        return _totalCredit + _unsettled * BOND + burned;
    }

    /// @inheritdoc IRootDescent
    function bond() external view returns (uint256) {
        return BOND;
    }

    /// @inheritdoc IRootDescent
    function fraud() external view returns (address) {
        return address(FRAUD);
    }

    /// @inheritdoc IRootDescent
    function token() external view returns (address) {
        return address(TOKEN);
    }

    // --------------------------------------------------------------------------------------------------------- position

    /// @dev To the root of a vector; the signers move.
    function _enter(Descent storage d, TrainingTaskSpec memory spec, uint8 kind, uint256 binding, bytes32 root) private {
        d.node = root;
        d.atRoot = true;
        d.kind = kind;
        d.binding = uint16(binding);
        d.length = uint32(RoundVectors.lengthOf(spec, kind, d.trainers, binding));
        d.index = 0;
        uint256 last = _lastAt(d, 0);
        d.height = uint8(last == 0 ? 0 : LibBit.fls(last) + 1);
        _start(d, last == 0 ? Turn.Leaf : Turn.Reveal);
    }

    /// @dev Index of the last node of a level of the vector.
    function _lastAt(Descent storage d, uint256 height) private view returns (uint256) {
        return (TensorProof.leafCount(RoundVectors.dtypeOf(d.kind), d.length) - 1) >> height;
    }

    /// @dev Level and indices of the children that a move at the node reveals.
    function _childrenOf(Descent storage d) private view returns (uint256 height, uint256 first, uint256 last) {
        uint256 step = d.height < STEP ? d.height : STEP;
        height = d.height - step;
        first = uint256(d.index) << step;
        last = FixedPointMathLib.min(first + (1 << step) - 1, _lastAt(d, height));
    }

    /// @dev What stands at the node if `hash` is the hash under it: the vector's root has its header around the tree.
    function _hashAt(Descent storage d, bytes32 hash) private view returns (bytes32) {
        if (!d.atRoot) return hash;
        return VectorCommitment.root(d.kind, RoundVectors.dtypeOf(d.kind), d.length, bytes32(uint256(d.binding)), hash);
    }

    /// @dev What stands at a leaf of the state if it is made of these two roots.
    function _fragmentAt(Descent storage d, bytes32 paramsRoot, bytes32 momentumRoot) private view returns (bytes32) {
        return _hashAt(d, VectorCommitment.leafHash(abi.encode(VectorCommitment.nodeHash(paramsRoot, momentumRoot))));
    }

    /// @dev The node `levels` above `node`, which has `index` in a level that ends with `last`.
    /// @return valid False if `path` is not as long as the place asks.
    function _climb(bytes32 node, uint256 index, uint256 last, uint256 levels, bytes32[] calldata path)
        private
        pure
        returns (bool valid, bytes32 top)
    {
        top = node;
        uint256 used = 0;
        for (; levels > 0; --levels) {
            if (index % 2 == 1 || index != last) {
                if (used == path.length) return (false, 0);
                bytes32 sibling = path[used++];
                top = index % 2 == 1 ? VectorCommitment.nodeHash(sibling, top) : VectorCommitment.nodeHash(top, sibling);
            }
            index /= 2;
            last /= 2;
        }
        valid = used == path.length;
    }

    // ------------------------------------------------------------------------------------------------------------ clocks

    function _isSigners(Turn turn) private pure returns (bool) {
        if (turn == Turn.Reveal || turn == Turn.Leaf) return true;
        if (turn == Turn.Pick || turn == Turn.Choose || turn == Turn.Prove) return false;
        revert UnknownValue("Turn", uint256(turn));
    }

    /// @dev Ends the running turn in time, and begins the next one.
    function _pass(Descent storage d, Turn turn) private {
        _spend(d);
        _start(d, turn);
    }

    /// @dev Takes the time of the running turn from its side.
    function _spend(Descent storage d) private {
        if (_isSigners(d.turn)) d.signersLeft = _leftOf(d, d.signersLeft);
        else d.challengerLeft = _leftOf(d, d.challengerLeft);
    }

    function _leftOf(Descent storage d, uint256 left) private view returns (uint32) {
        uint256 spent = FixedPointMathLib.max(left, d.extension) - (d.deadline - block.timestamp);
        return uint32(FixedPointMathLib.zeroFloorSub(left, spent));
    }

    function _start(Descent storage d, Turn turn) private {
        uint256 left = _isSigners(turn) ? d.signersLeft : d.challengerLeft;
        d.turn = turn;
        d.deadline = uint40(block.timestamp + FixedPointMathLib.max(left, d.extension));
    }

    // ------------------------------------------------------------------------------------------------------------- rules

    function _idOf(Statement calldata statement) private pure returns (bytes32) {
        return keccak256(abi.encode(statement));
    }

    function _descentOf(uint256 id) private view returns (Descent storage) {
        if (id >= _descents.length) revert DescentNotFound(id);
        return _descents[id];
    }

    /// @dev The descent, if `turn` is its turn, at `node`, and in time.
    function _moveOf(uint256 id, bytes32 node, Turn turn) private view returns (Descent storage d) {
        d = _descentOf(id);
        if (d.turn != turn || d.node != node) revert WrongMove(d.node);
        if (block.timestamp >= d.deadline) revert ClockExpired(d.deadline);
    }

    /// @dev The descent, if it is not over and is about `statement`.
    function _running(uint256 id, Statement calldata statement) private view returns (Descent storage d) {
        d = _descentOf(id);
        if (d.turn == Turn.Over) revert WrongMove(d.node);
        if (_idOf(statement) != d.statement) revert BadEvidence("statement");
    }

    /// @dev True iff nothing is left to decide: the statement was proven wrong, or fell with another.
    function _isMoot(Descent storage d, Statement calldata statement) private view returns (bool) {
        return
            FRAUD.isCondemned(d.statement) || !ROUNDS.isStanding(statement)
                || ROUNDS.roundOf(d.taskId, d.round).branch != d.branch;
    }

    /// @dev Ends a descent that has become moot.
    function _giveUp(uint256 id, Descent storage d) private {
        _end(id, d, false, true);
        _credit(d.challenger, BOND);
        FRAUD.release(d.taskId, d.round, d.branch);
    }

    function _end(uint256 id, Descent storage d, bool convicted, bool moot) private {
        d.turn = Turn.Over;
        d.deadline = 0;
        --_unsettled;
        emit DescentClosed(id, d.taskId, convicted, moot);
    }

    function _credit(address account, uint256 amount) private {
        creditOf[account] += amount;
        _totalCredit += amount;
    }
}
