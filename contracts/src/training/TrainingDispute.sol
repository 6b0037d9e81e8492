// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {LibBit} from "solady/utils/LibBit.sol";

import {IStakeVault} from "../stake/IStakeVault.sol";
import {IDisputeMoves} from "./IDisputeMoves.sol";
import {IDisputeViews} from "./IDisputeViews.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {OuterGradient, TrainingTaskSpec} from "../facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    DisputeNotFound,
    NotAuthorized,
    NothingToWithdraw,
    WrongMove
} from "../facts/Errors.sol";
import {ClaimProofs} from "./ClaimProofs.sol";
import {ClaimVectors} from "./ClaimVectors.sol";
import {Intake} from "../stake/Intake.sol";
import {Program} from "./Program.sol";
import {SpecMemory} from "../task/SpecMemory.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";
import {DisputeBase} from "./DisputeBase.sol";
import {DisputeViews} from "./DisputeViews.sol";
import {Halved} from "../facts/Halved.sol";

/// @title The game: a trainer is made to publish what its claim is made of (rules 26 to 31)
/// @notice See ITrainingDispute. Holds bonds, and what was won or burned of them: its token balance is exactly `owed`. No owner, no pause.
/// @dev A position names a node by its lowest place, as in RootDescent. Lengths come from the spec and from program entries, never from
/// whoever moves: the trainer could not answer at a node of a vector that it does not have. Moves call nobody but for views; what moves tokens or
/// convicts is guarded.
contract TrainingDispute is IDisputeMoves, DisputeBase, Halved, ReentrancyGuardTransient {
    using Intake for IERC20;
    using SafeERC20 for IERC20;

    /// @dev log2 of the nodes that a move reveals.
    uint256 private constant STEP = 6;
    /// @dev Of a chain of 2^16 terms.
    uint256 private constant MAX_RUNS = 256;
    /// @dev Elements of a leaf of numbers of four bytes.
    uint256 private constant LEAF_ELEMENTS = 256;
    /// @dev Disputes that a posting answers, of which strangers open as many as they like: a move stays below 8M gas (rule 33), a block takes many.
    uint256 private constant MAX_ANSWERS = 64;
    /// @dev Bytes of an accumulator.
    uint256 private constant ACCUMULATOR = 4;

    ITrainingTasks private immutable TASKS;
    IERC20 private immutable TOKEN;

    /// @param fraud_ The game of the tasks that are served; tasks, vault and token are its own.
    /// @param bond_ Token units a dispute costs whoever loses it as the challenger: at least three times what all answers cost.
    constructor(address fraud_, uint256 bond_) DisputeBase(fraud_, bond_) Halved(address(new DisputeViews(fraud_, bond_))) {
        TASKS = ITrainingTasks(FRAUD.tasks());
        TOKEN = IERC20(IStakeVault(TASKS.vault()).token());
    }

    // --------------------------------------------------------------------------------------------------------- segments

    /// @inheritdoc IDisputeMoves
    function open(ITrainingFraud.Claim calldata claim, uint32 segment) external nonReentrant returns (uint256 id) {
        OuterGradient calldata gradient = claim.gradient;
        bytes32 name = _nameOf(claim, true);
        TrainingTaskSpec memory spec = SpecMemory.specOf(TASKS, gradient.taskId);
        // Without programs nothing is claimed: the Open tier.
        if (
            spec.programRoot == 0 || spec.game != address(FRAUD) || gradient.round >= spec.maxRounds
                || block.timestamp >= uint256(gradient.deadline) + spec.claimWindow || _isMoot(name, gradient, block.timestamp)
        ) revert NotDisputable(name);

        id = _count++;
        Dispute storage d = _disputes[id];
        d.claim = name;
        d.taskId = gradient.taskId;
        d.challenger = msg.sender;
        d.round = uint24(gradient.round);
        d.trainer = gradient.trainer;
        d.lastSegment = uint24(ClaimVectors.checkpoints(spec));
        Board memory b;
        b.challengerLeft = uint24(spec.disputeClock);
        b.trainerLeft = uint24(spec.disputeClock);
        b.extension = uint24(spec.disputeExtension);
        _hold(d);
        emit DisputeOpened(id, name, gradient.taskId, msg.sender, gradient);
        if (segment == NO_SEGMENT) {
            _enter(d, b, gradient.claimHash, ClaimVectors.listHeader(ClaimVectors.KIND_CLAIM, ClaimVectors.checkpoints(spec)));
            _start(d, b, IDisputeViews.Turn.Reveal);
        } else {
            _demandSegment(id, d, b, segment);
        }

        TOKEN.take(msg.sender, BOND);
    }

    /// @inheritdoc IDisputeMoves
    function demandSegment(uint256 id, bytes32 node, uint32 segment) external {
        Board memory b;
        Dispute storage d = _challenge(id, node, b);
        _spend(b);
        _demandSegment(id, d, b, segment);
    }

    /// @dev The trainer's turn. Of a segment that it posted before it shows what is below the root, like of any list: what was published with
    /// a posting that answered no dispute nobody has checked, nor is it all of a long segment. With one transition there is nothing to show.
    function _demandSegment(uint256 id, Dispute storage d, Board memory b, uint32 segment) private {
        if (segment > d.lastSegment) revert BadEvidence("segment");
        b.segment = uint24(segment);
        emit SegmentDemanded(id, d.claim, segment);
        bytes32 posted = _segmentOf[d.claim][segment];
        if (posted != 0) {
            (,, uint256 count_) = ClaimVectors.segmentAt(SpecMemory.specOf(TASKS, d.taskId), segment);
            if (count_ > 1) {
                _enter(d, b, posted, ClaimVectors.listHeader(ClaimVectors.KIND_SEGMENT, count_));
                _start(d, b, IDisputeViews.Turn.Reveal);
                return;
            }
        }
        b.kind = 0;
        bytes32 node = _nodeOf(segment);
        if (d.node == node) revert WrongMove(node);
        d.node = node;
        _start(d, b, posted == 0 ? IDisputeViews.Turn.Post : IDisputeViews.Turn.Challenge);
    }

    /// @inheritdoc IDisputeMoves
    function postSegment(ITrainingFraud.Claim calldata claim, uint32 segment, Posting calldata posting, uint256[] calldata ids)
        external
    {
        if (ids.length > MAX_ANSWERS) revert TooManyAnswers(ids.length, MAX_ANSWERS);
        OuterGradient calldata gradient = claim.gradient;
        // Whoever answers a dispute need not show the signature again: it was opened with one over the claim of this name.
        bytes32 name = _nameOf(claim, ids.length == 0);
        _checkTrainer(gradient.taskId, gradient.trainer);
        TrainingTaskSpec memory spec = SpecMemory.specOf(TASKS, gradient.taskId);
        (uint256 which,, uint256 count_) = ClaimVectors.segmentAt(spec, segment);
        if (which == ClaimVectors.PROGRAMS) revert BadEvidence("segment");
        TensorProof.Header memory header = ClaimVectors.listHeader(ClaimVectors.KIND_SEGMENT, count_);
        bytes32 last = ClaimProofs.transitionHash(posting.local, posting.trace);
        ClaimProofs.checkLeaf(posting.root, header, count_ - 1, last, posting.path, "transition");
        if (which == ClaimVectors.EPILOGUE) {
            if (posting.local != gradient.payloadRoot) revert BadEvidence("end");
        } else {
            ClaimProofs.checkLeaf(
                gradient.claimHash,
                ClaimVectors.claimHeader(spec, gradient),
                segment,
                TensorProof.rootLeafHash(posting.local),
                posting.endPath,
                "end"
            );
        }
        // No move reveals more, and what is posted unasked nobody checks.
        if (posting.nodes.length > 2 << STEP) revert BadEvidence("nodes");
        bytes32 posted = _segmentOf[name][segment];
        if (posted == 0) {
            _segmentOf[name][segment] = posting.root;
            emit SegmentPosted(name, segment, posting.root, posting.local, posting.trace, posting.nodes);
        } else if (posted != posting.root) {
            revert BadEvidence("root");
        }
        Program.Header memory h;
        if (count_ == 1) h = ClaimProofs.checkEntries(spec, which, posting.program);
        _answerAll(ids, name, segment, posting, header, h);
    }

    /// @dev Answers with a posted segment, `header` of its list, in all disputes that wait for it. What it shows is the same in all, and hashed once.
    /// @param h Of the program of a segment of one transition.
    function _answerAll(
        uint256[] calldata ids,
        bytes32 name,
        uint32 segment,
        Posting calldata posting,
        TensorProof.Header memory header,
        Program.Header memory h
    ) private {
        for (uint256 i = 0; i < ids.length; ++i) {
            Board memory b;
            Dispute storage d = _moveOf(ids[i], _nodeOf(segment), b, IDisputeViews.Turn.Post);
            if (d.claim != name) revert BadEvidence("dispute");
            bytes32 root = posting.root;
            if (header.length == 1) {
                root = posting.trace;
                d.transition = 0;
                _enterTransition(d, b, h, root);
            } else {
                _enter(d, b, root, header);
            }
            // The roots of parts are a whole vector of at most 64: one level, like any other that is revealed first.
            if (i == 0) _checkNodes(d, b, root, posting.nodes);
            _pass(d, b, IDisputeViews.Turn.Challenge);
        }
    }

    // ---------------------------------------------------------------------------------------------------------- vectors

    /// @inheritdoc IDisputeMoves
    function enter(
        uint256 id,
        bytes32 node,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        bool local
    ) external {
        Board memory b;
        Dispute storage d = _challenge(id, node, b);
        Program.Header memory h = _checkTransition(d, b, transition, entries);
        if (local) {
            // After the epilogue stands the payload, which has its own way to be forced (IPayloadReveals).
            if (transition.segment == d.lastSegment) revert BadEvidence("segment");
            _enter(d, b, transition.local, ClaimVectors.listHeader(ClaimVectors.KIND_TENSORS, h.end - h.firstOutput));
        } else {
            _enterTransition(d, b, h, transition.trace);
        }
        bytes32 root = local ? transition.local : transition.trace;
        emit TransitionEntered(id, root, transition.segment, transition.index, local);
        _pass(d, b, IDisputeViews.Turn.Reveal);
    }

    /// @inheritdoc IDisputeMoves
    function reveal(uint256 id, bytes32 node, bytes32[] calldata nodes) external {
        Board memory b;
        Dispute storage d = _moveOf(id, node, b, IDisputeViews.Turn.Reveal);
        _checkNodes(d, b, node, nodes);
        emit NodesRevealed(id, node, msg.sender, nodes);
        _pass(d, b, IDisputeViews.Turn.Challenge);
    }

    /// @inheritdoc IDisputeMoves
    function pick(uint256 id, bytes32 node, uint64 index, bytes32 child, bytes32[] calldata path) external {
        Board memory b;
        Dispute storage d = _challenge(id, node, b);
        (uint256 height,,) = _childrenOf(b, node);
        if (height > 0) {
            _checkChild(d, b, node, height, index, child, path);
            _descend(d, b, height, index, child);
        } else {
            // Of the lists that end here only a step trace has more below it: tensors are entered with their entries.
            if (b.kind != ClaimVectors.KIND_STEP_TRACE) revert WrongMove(node);
            _checkChild(d, b, node, 0, index, TensorProof.rootLeafHash(child), path);
            b.part = uint8(index);
            uint256 nodes = index + 1 == b.length ? d.stepNodes : d.microNodes;
            if (nodes == 0) revert WrongMove(node);
            _enter(d, b, child, ClaimVectors.listHeader(ClaimVectors.KIND_TRACE, nodes));
        }
        emit NodePicked(id, node, index, child);
        _passInto(d, b);
    }

    /// @inheritdoc IDisputeMoves
    function pickTensor(
        uint256 id,
        bytes32 node,
        uint64 index,
        bytes32 child,
        bytes32[] calldata path,
        ITrainingFraud.Entries calldata entries
    ) external {
        Board memory b;
        Dispute storage d = _challenge(id, node, b);
        (uint256 height,,) = _childrenOf(b, node);
        if (b.kind != ClaimVectors.KIND_TRACE || height > 0) revert WrongMove(node);
        _checkChild(d, b, node, 0, index, TensorProof.rootLeafHash(child), path);
        TrainingTaskSpec memory spec = SpecMemory.specOf(TASKS, d.taskId);
        (uint256 which,,) = ClaimVectors.segmentAt(spec, b.segment);
        Program.Header memory h = ClaimProofs.checkEntries(spec, which, entries);
        uint256 number = entries.place.number;
        if (number != (b.part == h.micros ? h.firstStep : h.firstMicro) + index) revert BadEvidence("entries");
        _enterTensor(d, b, entries, child);
        emit NodePicked(id, node, index, child);
        _passInto(d, b);
    }

    /// @inheritdoc IDisputeMoves
    function demandLeaf(uint256 id, bytes32 node, uint64 element, bytes32 leaf, bytes32[] calldata path) external {
        Board memory b;
        Dispute storage d = _challenge(id, node, b);
        (uint256 height,,) = _childrenOf(b, node);
        if (b.kind != ClaimVectors.KIND_TENSOR || height > 0 || element >= b.length) revert WrongMove(node);
        uint256 index = element >> TensorProof.logElements(b.dtype);
        if (b.height > 0) {
            _checkChild(d, b, node, 0, index, leaf, path);
            _descend(d, b, 0, index, leaf);
            node = leaf;
        } else if (index != b.index) {
            revert WrongMove(node);
        }
        _demandElement(id, d, b, node, element);
    }

    /// @inheritdoc IDisputeMoves
    function demandElement(
        uint256 id,
        bytes32 node,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        uint64 element,
        bytes32 leaf,
        bytes32[] calldata path
    ) external {
        Board memory b;
        Dispute storage d = _challenge(id, node, b);
        Program.Header memory h = _checkTransition(d, b, transition, entries);
        ClaimProofs.checkNode(
            h,
            transition.trace,
            entries.place.number,
            output.part,
            output.root,
            output.partRoot,
            output.partPath,
            output.path,
            "output"
        );
        b.part = uint8(output.part);
        TensorProof.Header memory header = _enterTensor(d, b, entries, output.root);
        if (element >= header.length) revert BadEvidence("element");
        uint256 index = element >> TensorProof.logElements(header.dtype);
        ClaimProofs.checkLeaf(output.root, header, index, leaf, path, "leaf");
        _descend(d, b, 0, index, leaf);
        _demandElement(id, d, b, leaf, element);
    }

    /// @inheritdoc IDisputeMoves
    function revealElement(uint256 id, bytes32 node, bytes calldata leaf, bytes calldata accumulators) external {
        Board memory b;
        Dispute storage d = _moveOf(id, node, b, IDisputeViews.Turn.Leaf);
        // A leaf of another size can be shown by nobody: silence convicts.
        if (
            leaf.length != TensorProof.leafBytes(b.dtype) || _hashAt(d, b, TensorProof.leafHash(leaf)) != node
                || accumulators.length != ACCUMULATOR * d.accumulators
        ) revert WrongMove(node);
        if (accumulators.length > 0) {
            // Nor one with more than zeros behind the tensor's end: a proof about a run looks at no leaf.
            TensorProof.Header memory header = ClaimVectors.tensorHeader(b.dtype, b.length);
            if (!TensorProof.wellFormed(header, d.element / LEAF_ELEMENTS, leaf)) revert WrongMove(node);
            address trainer = d.trainer;
            // The trainer's own answer needs no look at the task.
            if (msg.sender != trainer) _checkTrainer(d.taskId, trainer);
            bytes32 place = _placeOf(d.claim, b.segment, d.transition, b.part, d.entry, d.element);
            bytes32 posted = _chains[place];
            // Numbers of four bytes, which a leaf has little-endian and a chain has not.
            uint256 offset = ACCUMULATOR * (d.element & (LEAF_ELEMENTS - 1));
            bytes memory last = leaf[offset:offset + ACCUMULATOR];
            (last[0], last[1], last[2], last[3]) = (last[3], last[2], last[1], last[0]);
            bytes32 hash = keccak256(bytes.concat(accumulators, last));
            if (posted == 0) _chains[place] = hash;
            else if (posted != hash) revert BadEvidence("accumulators");
        }
        emit ElementRevealed(id, node, leaf, accumulators);
        _pass(d, b, IDisputeViews.Turn.Challenge);
    }

    // -------------------------------------------------------------------------------------------------------------- end

    /// @inheritdoc IDisputeMoves
    function timeout(uint256 id, ITrainingFraud.Claim calldata claim) external nonReentrant {
        Board memory b;
        Dispute storage d = _running(id, b);
        _checkClaim(d, claim);
        if (block.timestamp < b.deadline) revert ClockRunning(b.deadline);
        bool moot = _isMoot(d.claim, claim.gradient, 0);
        bool convicted = !moot && _isTrainers(b.turn);
        _end(id, d, b, convicted, moot);
        if (moot || convicted) {
            _credit(d.challenger, BOND);
        } else {
            _credit(d.trainer, BOND / 2);
            _burned += BOND - BOND / 2;
        }
        if (convicted) FRAUD.condemnSilence(claim, d.challenger);
    }

    /// @inheritdoc IDisputeMoves
    function close(uint256 id, ITrainingFraud.Claim calldata claim) external nonReentrant {
        Board memory b;
        Dispute storage d = _running(id, b);
        _checkClaim(d, claim);
        if (!_isMoot(d.claim, claim.gradient, 0)) revert WrongMove(d.node);
        _end(id, d, b, false, true);
        _credit(d.challenger, BOND);
    }

    /// @inheritdoc IDisputeMoves
    function withdraw() external nonReentrant returns (uint256 amount) {
        amount = _creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        _creditOf[msg.sender] = 0;
        _totalCredit -= amount;
        emit BondPaid(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IDisputeMoves
    function segmentOf(bytes32 claim, uint32 segment) external view returns (bytes32) {
        return _segmentOf[claim][segment];
    }

    /// @inheritdoc IDisputeMoves
    function chainOf(bytes32 claim, uint32 segment, uint32 transition, uint32 part, uint32 entry, uint64 element)
        external
        view
        returns (bytes32)
    {
        return _chains[_placeOf(claim, segment, transition, part, entry, element)];
    }

    // --------------------------------------------------------------------------------------------------------- position

    /// @dev Stands for a segment where no vector was entered.
    function _nodeOf(uint32 segment) private pure returns (bytes32) {
        return bytes32(uint256(segment) + 1);
    }

    /// @dev To the root of a vector.
    function _enter(Dispute storage d, Board memory b, bytes32 root, TensorProof.Header memory header) private {
        d.node = root;
        b.atRoot = true;
        b.kind = header.kind;
        b.dtype = header.dtype;
        b.length = uint32(header.length);
        b.index = 0;
        uint256 last = _lastAt(b, 0);
        b.height = uint8(last == 0 ? 0 : LibBit.fls(last) + 1);
    }

    /// @dev To the step trace of a transition of the dispute's segment.
    function _enterTransition(Dispute storage d, Board memory b, Program.Header memory h, bytes32 trace) private {
        d.microNodes = uint24(h.firstStep - h.firstMicro);
        d.stepNodes = uint24(h.firstOutput - h.firstStep);
        _enter(d, b, trace, ClaimVectors.listHeader(ClaimVectors.KIND_STEP_TRACE, h.micros + 1));
    }

    /// @dev To the output of the node that the entries are about.
    function _enterTensor(Dispute storage d, Board memory b, ITrainingFraud.Entries calldata entries, bytes32 root)
        private
        returns (TensorProof.Header memory header)
    {
        Program.Node memory n = Program.node(entries.place.entry);
        (, uint256 size) = Program.elements(n.rank, n.shape);
        // Of an ill-formed entry nobody has a tensor: ITrainingFraud.proveProgram.
        uint256 runs = Program.runs(entries.place.entry, n);
        if (runs > MAX_RUNS) revert BadEvidence("program");
        d.entry = uint24(entries.place.number);
        d.accumulators = uint8(runs - 1);
        header = ClaimVectors.tensorHeader(n.dtype, size);
        _enter(d, b, root, header);
    }

    /// @dev To node `index` of a level of the vector; down to the pair, or the leaf, that was promoted to there.
    function _descend(Dispute storage d, Board memory b, uint256 height, uint256 index, bytes32 node) private {
        while (height > 0 && 2 * index == _lastAt(b, height - 1)) {
            index *= 2;
            --height;
        }
        d.node = node;
        b.atRoot = false;
        b.height = uint8(height);
        b.index = uint32(index);
    }

    function _demandElement(uint256 id, Dispute storage d, Board memory b, bytes32 leaf, uint64 element) private {
        d.element = uint32(element);
        emit ElementDemanded(id, leaf, b.part, d.entry, element, d.accumulators);
        _pass(d, b, IDisputeViews.Turn.Leaf);
    }

    /// @dev Index of the last node of a level of the vector.
    function _lastAt(Board memory b, uint256 height) private pure returns (uint256) {
        return (TensorProof.leafCount(b.dtype, b.length) - 1) >> height;
    }

    /// @dev Level and indices of the nodes that a move at the node reveals. Reverts if the dispute is in no vector.
    function _childrenOf(Board memory b, bytes32 node) private pure returns (uint256 height, uint256 first, uint256 last) {
        if (b.kind == 0) revert WrongMove(node);
        uint256 step = b.height < STEP ? b.height : STEP;
        height = b.height - step;
        first = uint256(b.index) << step;
        last = FixedPointMathLib.min(first + (1 << step) - 1, _lastAt(b, height));
    }

    /// @dev What stands at the node if `hash` is the hash under it: the vector's root has its header around the tree.
    function _hashAt(Dispute storage d, Board memory b, bytes32 hash) private view returns (bytes32) {
        if (!b.atRoot) return hash;
        bytes32 binding = 0;
        if (b.kind == ClaimVectors.KIND_CLAIM) binding = ClaimVectors.claimBinding(d.taskId, d.round, d.trainer);
        return VectorCommitment.root(b.kind, b.dtype, b.length, binding, hash);
    }

    /// @dev Reverts unless `nodes` are all that a move at the node reveals.
    function _checkNodes(Dispute storage d, Board memory b, bytes32 node, bytes32[] calldata nodes) private view {
        (uint256 height, uint256 first, uint256 last) = _childrenOf(b, node);
        uint256 count_ = last - first + 1;
        uint256 words = height > 0 || b.kind == ClaimVectors.KIND_TENSOR ? 0 : b.kind == ClaimVectors.KIND_SEGMENT ? 2 : 1;
        if (nodes.length != (words == 2 ? 2 * count_ : count_)) revert WrongMove(node);
        if (_hashAt(d, b, TensorProof.treeOf(nodes, words)) != node) revert WrongMove(node);
    }

    /// @dev Reverts unless `child` is node `index` of level `height` under the node that the dispute stands at.
    function _checkChild(
        Dispute storage d,
        Board memory b,
        bytes32 node,
        uint256 height,
        uint256 index,
        bytes32 child,
        bytes32[] calldata path
    ) private view {
        (, uint256 first, uint256 end) = _childrenOf(b, node);
        if (index < first || index > end) revert WrongMove(node);
        (bool complete, bytes32 found) = TensorProof.above(child, index, _lastAt(b, height), b.height - height, path);
        if (!complete || _hashAt(d, b, found) != node) revert WrongMove(node);
    }

    // ------------------------------------------------------------------------------------------------------------ clocks

    function _isTrainers(IDisputeViews.Turn turn) private pure returns (bool) {
        return turn == IDisputeViews.Turn.Post || turn == IDisputeViews.Turn.Reveal || turn == IDisputeViews.Turn.Leaf;
    }

    /// @dev Ends the running turn in time, and begins the next one.
    function _pass(Dispute storage d, Board memory b, IDisputeViews.Turn turn) private {
        _spend(b);
        _start(d, b, turn);
    }

    /// @dev Below the node at which the dispute stands now; a leaf of a tensor is asked for by its element.
    function _passInto(Dispute storage d, Board memory b) private {
        _pass(
            d, b, b.kind == ClaimVectors.KIND_TENSOR && b.height == 0 ? IDisputeViews.Turn.Challenge : IDisputeViews.Turn.Reveal
        );
    }

    /// @dev Takes the time of the running turn from its side.
    function _spend(Board memory b) private view {
        if (_isTrainers(b.turn)) b.trainerLeft = _leftOf(b, b.trainerLeft);
        else b.challengerLeft = _leftOf(b, b.challengerLeft);
    }

    function _leftOf(Board memory b, uint256 left) private view returns (uint24) {
        uint256 spent = FixedPointMathLib.max(left, b.extension) - (b.deadline - block.timestamp);
        return uint24(FixedPointMathLib.zeroFloorSub(left, spent));
    }

    function _start(Dispute storage d, Board memory b, IDisputeViews.Turn turn) private {
        uint256 left = _isTrainers(turn) ? b.trainerLeft : b.challengerLeft;
        b.turn = turn;
        ++b.moves;
        b.deadline = uint40(block.timestamp + FixedPointMathLib.max(left, b.extension));
        _save(d, b);
    }

    // ------------------------------------------------------------------------------------------------------------- rules

    /// @dev The challenger's move in its turn, which leaves room for an answer and the turn after it.
    function _challenge(uint256 id, bytes32 node, Board memory b) private view returns (Dispute storage d) {
        d = _moveOf(id, node, b, IDisputeViews.Turn.Challenge);
        if (msg.sender != d.challenger) revert NotAuthorized(msg.sender);
        if (b.moves > SpecRules.MAX_MOVES - 2) revert TooManyMoves(id);
    }

    /// @dev The dispute, if `turn` is its turn, at `node`, and in time.
    function _moveOf(uint256 id, bytes32 node, Board memory b, IDisputeViews.Turn turn) private view returns (Dispute storage d) {
        d = _running(id, b);
        if (b.turn != turn || d.node != node) revert WrongMove(d.node);
        if (block.timestamp >= b.deadline) revert ClockExpired(b.deadline);
    }

    /// @dev The dispute, if it is not over.
    /// @param b Gets its board.
    function _running(uint256 id, Board memory b) private view returns (Dispute storage d) {
        d = _disputes[id];
        _load(d, b);
        if (b.turn == IDisputeViews.Turn.None) revert DisputeNotFound(id);
        if (b.turn == IDisputeViews.Turn.Over) revert WrongMove(d.node);
    }

    /// @dev The transition is one of a segment that the trainer posted, the entries are its program's; the dispute is about that segment now.
    function _checkTransition(
        Dispute storage d,
        Board memory b,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries
    ) private returns (Program.Header memory) {
        TrainingTaskSpec memory spec = SpecMemory.specOf(TASKS, d.taskId);
        (uint256 which,) = ClaimProofs.checkTransition(spec, _segmentOf[d.claim][transition.segment], transition);
        b.segment = uint24(transition.segment);
        d.transition = uint16(transition.index);
        return ClaimProofs.checkEntries(spec, which, entries);
    }

    /// @dev The claim's name; `signed`: reverts unless the account that it names signed it.
    function _nameOf(ITrainingFraud.Claim calldata claim, bool signed) private view returns (bytes32) {
        return signed ? FRAUD.checkClaim(claim) : FRAUD.claimId(claim);
    }

    /// @dev Whoever speaks for the trainer: its account, or the key that it enrolled with.
    function _checkTrainer(bytes32 taskId, address trainer) private view {
        if (msg.sender != trainer && msg.sender != TASKS.enrollmentOf(taskId, trainer).key) revert NotAuthorized(msg.sender);
    }

    /// @dev The claim is the one that the dispute is about.
    function _checkClaim(Dispute storage d, ITrainingFraud.Claim calldata claim) private view {
        if (_nameOf(claim, false) != d.claim) revert BadEvidence("claim");
    }

    /// @dev True iff nothing is left to decide: the claim was proven wrong, it can be judged no longer, or proving it would change nothing.
    /// @param time Of what is opened, block.timestamp: a deadline that nobody took in may be any. 0 of what was opened in time: it takes its
    /// course, as pay that has vested by then is not forfeited with the lock.
    function _isMoot(bytes32 name, OuterGradient calldata gradient, uint256 time) private view returns (bool) {
        return FRAUD.isCondemned(name) || FRAUD.isIllFormed(gradient.taskId) || FRAUD.mattersUntil(gradient) <= time;
    }

    function _placeOf(bytes32 claim, uint256 segment, uint256 transition, uint256 part, uint256 entry, uint256 element)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(claim, segment, transition, part, entry, element));
    }

    /// @dev Counts the dispute in everything that it holds up.
    function _hold(Dispute storage d) private {
        (bytes32 taskId, address trainer, uint32 round) = (d.taskId, d.trainer, d.round);
        ++_ofTask[taskId];
        Held memory held = _held[taskId][trainer];
        ++held.all;
        if (held.inRound == 0) held.round = round;
        if (held.round == round) ++held.inRound;
        else ++_ofRound[taskId][trainer][round];
        _held[taskId][trainer] = held;
    }

    /// @dev And out of it.
    function _release(Dispute storage d) private {
        (bytes32 taskId, address trainer, uint32 round) = (d.taskId, d.trainer, d.round);
        --_ofTask[taskId];
        Held memory held = _held[taskId][trainer];
        --held.all;
        if (held.round == round && held.inRound > 0) --held.inRound;
        else --_ofRound[taskId][trainer][round];
        _held[taskId][trainer] = held;
    }

    function _end(uint256 id, Dispute storage d, Board memory b, bool convicted, bool moot) private {
        b.turn = IDisputeViews.Turn.Over;
        b.deadline = 0;
        _save(d, b);
        ++_settled;
        _release(d);
        emit DisputeClosed(id, d.claim, convicted, moot);
    }

    function _credit(address account, uint256 amount) private {
        _creditOf[account] += amount;
        _totalCredit += amount;
    }
}
