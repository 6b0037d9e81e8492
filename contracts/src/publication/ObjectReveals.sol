// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IObjectDemands} from "./IObjectDemands.sol";
import {Head, Phase, Round, RoundStatus, TaskStatus, Tier, TrainingTaskSpec} from "../facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    DataIsSealed,
    NothingDue,
    NothingProven,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealShareFull,
    WrongPhase,
    WrongStatus
} from "../facts/Errors.sol";
import {ClaimVectors} from "../training/ClaimVectors.sol";
import {Program} from "../training/Program.sol";
import {RoundVectors} from "../aggregation/RoundVectors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";
import {RevealsBase} from "./RevealsBase.sol";

/// @title Object reveals: publish what your task is made of, or lose (rule 27)
/// @notice The half of PayloadReveals whose demands are about a task's manifest, first state, programs, constants and data set. PayloadReveals
/// creates it and passes on to it, on its own storage and under its own address, every call that it does not know. At the address of its own
/// the referee takes nothing from it.
///
/// Demands for the first state hold the round that stands on it together: while one of them waits, and for stateWindow after the newest
/// answer, but not beyond claimWindow + revealWindow after the proposal. Demands for programs, constants and data sets hold nothing: no state
/// depends on one.
contract ObjectReveals is IObjectDemands, RevealsBase, ReentrancyGuardTransient {
    /// @dev Bytes of a leaf of the first state and of constants; the manifest, and a range of a program or data set, count as a whole range of
    /// them.
    uint256 private constant OBJECT_LEAF = 1024;
    uint256 private constant RANGE_BYTES = ClaimVectors.RANGE_BYTES;
    /// @dev Records of a range at most, however small they are: each is hashed by itself.
    uint256 private constant RANGE_RECORDS = 256;
    /// @dev Entries of a program begin with what they are, and have as many bytes as that says (docs/arithmetic-programs.md, 3.2).
    uint256 private constant TAG_HEADER = 1;
    uint256 private constant TAG_INPUT = 2;
    uint256 private constant TAG_NODE = 3;
    uint256 private constant TAG_OUTPUT = 4;
    uint256 private constant MAX_OPERANDS = 32;
    uint256 private constant MAX_ENTRY = 64 + 96 * MAX_OPERANDS;
    /// @dev As many as fit a range whatever they are: 20.
    uint256 private constant RANGE_ENTRIES = RANGE_BYTES / MAX_ENTRY;
    /// @dev Of the longest program: its header, 2^16 inputs, 2^18 nodes, 2^16 outputs.
    uint256 private constant MAX_ENTRIES = 1 + 2 ** 16 + 2 ** 18 + 2 ** 16;
    uint256 private constant MAX_INPUTS = 2 ** 16;
    uint256 private constant INPUT_BYTES = 96;
    /// @dev Provenance of an input that is a constant.
    uint256 private constant CONSTANT = 3;

    /// @dev As those of PayloadReveals.
    constructor(address fraud_, uint256 pricePerLeaf_) RevealsBase(fraud_, pricePerLeaf_) {}

    // ------------------------------------------------------------------------------------------------------------ moves

    /// @inheritdoc IObjectDemands
    function requestObject(bytes32 taskId, Part part, uint32 fragment, uint32 range) external nonReentrant returns (uint256 id) {
        TaskStatus status = TASKS.statusOf(taskId);
        if (status != TaskStatus.Training) revert WrongStatus(status);
        Head memory head = ROUNDS.headOf(taskId);
        if (head.endedAt != 0) revert WrongPhase(Phase.Ended);
        TrainingTaskSpec memory spec = TASKS.specOf(taskId);
        uint256 leaves = _leavesOf(taskId, spec, part, fragment, range);
        id = _objects.length;
        bytes32 subject = _objectSubjectOf(taskId, part, fragment, range);
        if (_objectIds[subject] != 0) revert RevealAlreadyRequested(_objectIds[subject] - 1);
        _objectIds[subject] = id + 1;
        uint256 size = leaves * OBJECT_LEAF;
        uint64 deadline = _deadlineFor(size, spec.revealWindow);
        _outstanding += size;
        // Of the task's own: what is demanded of others lengthens the deadline, and must not keep anybody from asking.
        uint256 share = _openObjects[taskId] + size;
        if (share > uint256(RATE) * spec.revealWindow) revert RevealShareFull(share, uint256(RATE) * spec.revealWindow);
        _openObjects[taskId] = share;
        _objects.push(
            ObjectDemand({
                taskId: taskId,
                requester: msg.sender,
                deadline: uint40(deadline),
                fragment: uint24(fragment),
                range: uint24(range),
                leaves: uint8(leaves),
                part: part,
                answered: false,
                lapsed: false
            })
        );
        emit ObjectRequested(id, taskId, part, fragment, _firstOf(taskId, part, range), uint16(leaves), deadline);
        if (_isOfState(part)) {
            ++_firsts[taskId].open;
            // Where it is not so, somebody will have to say which round (holdFirst).
            if (_holdable(taskId, head.finalized, spec) && ROUNDS.isOverturnable(taskId, head.finalized)) {
                _hold(taskId, head.finalized);
            }
        }
        _charge(leaves);
    }

    /// @inheritdoc IObjectDemands
    function publishObject(
        uint256 id,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32 sibling,
        bytes32[] calldata statePath
    ) external nonReentrant {
        ObjectDemand storage d = _waitingObject(id);
        TrainingTaskSpec memory spec = TASKS.specOf(d.taskId);
        if (d.part == Part.Manifest) {
            if (data.length > RANGE_BYTES || sha256(data) != spec.manifestHash) revert BadEvidence("data");
        } else if (_isOfState(d.part)) {
            _checkState(d, spec, data, proof, sibling, statePath);
            _firsts[d.taskId].until = uint40(block.timestamp + spec.stateWindow);
        } else if (d.part == Part.Constant) {
            _checkConstant(d, data, proof);
        } else {
            revert BadEvidence("part");
        }
        _answer(id, d, data);
    }

    /// @inheritdoc IObjectDemands
    function publishProgram(
        uint256 id,
        uint32 entries,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32[] calldata listPath
    ) external nonReentrant {
        ObjectDemand storage d = _waitingObject(id);
        if (d.part != Part.Program) revert BadEvidence("part");
        uint256 first = d.range * RANGE_ENTRIES;
        if (entries <= first || entries > MAX_ENTRIES) revert BadEvidence("entries");
        bytes32[] memory nodes = _entryHashes(FixedPointMathLib.min(RANGE_ENTRIES, entries - first), data);
        _checkProgram(d.taskId, d.fragment, entries, _treeAbove(nodes, first, entries, proof), listPath);
        if (first == 0) _entries[d.taskId][d.fragment] = entries;
        _answer(id, d, data);
    }

    /// @inheritdoc IObjectDemands
    function publishRecords(uint256 id, uint32 size, bytes calldata data, bytes32[] calldata proof) external nonReentrant {
        ObjectDemand storage d = _waitingObject(id);
        if (d.part != Part.Dataset) revert BadEvidence("part");
        bytes32 taskId = d.taskId;
        if (d.range == 0) {
            if (size == 0 || size > RANGE_BYTES) revert BadEvidence("size");
            _recordBytes[taskId] = size;
        } else if (size != _recordBytes[taskId]) {
            revert BadEvidence("size");
        }
        TrainingTaskSpec memory spec = TASKS.specOf(taskId);
        uint64 records = spec.datasetRecords;
        uint256 many = _recordsOf(size);
        uint256 first = d.range * many;
        bytes32 tree = _treeAbove(_leafHashes(FixedPointMathLib.min(many, records - first), size, data), first, records, proof);
        bytes32 root = VectorCommitment.root(VectorCommitment.KIND_DATASET, VectorCommitment.DTYPE_BYTES, records, 0, tree);
        if (root != spec.datasetRoot) revert BadEvidence("dataset");
        // With the proof: of a part of the data set nobody has the paths of its records otherwise.
        _answer(id, d, bytes.concat(data, abi.encodePacked(proof)));
    }

    /// @inheritdoc IObjectDemands
    function showConstant(
        bytes32 taskId,
        uint32 program,
        uint32 entries,
        uint32 entry,
        bytes calldata input,
        bytes32[] calldata proof,
        bytes32[] calldata listPath
    ) external {
        if (program >= ClaimVectors.PROGRAMS) revert BadEvidence("program");
        if (entry == 0 || entry > MAX_INPUTS || entry >= entries) revert BadEvidence("entry");
        if (input.length != INPUT_BYTES) revert BadEvidence("input");
        uint256 word = Program.word(input, 0);
        uint256 dtype = Program.octet(word, 2);
        (, uint256 elements) = Program.elements(Program.octet(word, 3), Program.word(input, 1));
        bytes32 root = bytes32(Program.word(input, 2));
        bool constant_ = Program.octet(word, 0) == TAG_INPUT && Program.octet(word, 1) == CONSTANT;
        // An entry that breaks a rule has a proof of its own.
        if (!constant_ || elements == 0 || root == 0 || TensorProof.leafBytes(dtype) != OBJECT_LEAF) revert BadEvidence("input");
        bytes32[] memory node = new bytes32[](1);
        node[0] = TensorProof.leafHash(input);
        _checkProgram(taskId, program, entries, _treeAbove(node, entry, entries, proof), listPath);
        _constants[taskId][program * MAX_INPUTS + entry - 1] = Constant(root, uint32(elements), uint8(dtype));
    }

    /// @inheritdoc IObjectDemands
    function holdFirst(bytes32 taskId, uint32 round) external nonReentrant {
        FirstHold storage first = _firsts[taskId];
        if (first.open == 0 && block.timestamp >= first.until) revert NothingDue();
        if (!_holdable(taskId, round, TASKS.specOf(taskId))) revert NothingDue();
        _hold(taskId, round);
    }

    // -------------------------------------------------------------------------------------------------------------- end

    /// @inheritdoc IObjectDemands
    function timeoutObject(uint256 id) external nonReentrant {
        ObjectDemand storage d = _objectOf(id);
        if (d.answered) revert RevealNotFound(id);
        if (block.timestamp < d.deadline) revert ClockRunning(d.deadline);
        bool first = !d.lapsed;
        bytes32 taskId = d.taskId;
        if (first) {
            d.lapsed = true;
            _settleObject(d, d.requester);
            uint256 earliest = _lapsed[taskId];
            if (earliest == 0 || id + 1 < earliest) _lapsed[taskId] = id + 1;
            emit ObjectWithheld(id, taskId, d.requester);
        }
        if (!FRAUD.condemnSponsor(taskId) && !first) revert NothingProven();
    }

    /// @inheritdoc IObjectDemands
    function releaseFirst(bytes32 taskId) external nonReentrant {
        FirstHold storage first = _firsts[taskId];
        if (!first.held) revert NothingDue();
        uint64 releaseAt = _releaseAt(taskId, first);
        if (block.timestamp < releaseAt) revert ClockRunning(releaseAt);
        first.held = false;
        FRAUD.release(taskId, first.round, first.branch);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IObjectDemands
    function objectRequestOf(uint256 id) external view returns (ObjectRequest memory) {
        ObjectDemand storage d = _objectOf(id);
        return ObjectRequest({
            taskId: d.taskId,
            requester: d.requester,
            part: d.part,
            fragment: d.fragment,
            firstLeaf: _firstOf(d.taskId, d.part, d.range),
            leaves: d.leaves,
            deadline: d.deadline,
            answered: d.answered,
            lapsed: d.lapsed
        });
    }

    /// @inheritdoc IObjectDemands
    function objectRequestIdOf(bytes32 taskId, Part part, uint32 fragment, uint32 range)
        external
        view
        returns (bool made, uint256 id)
    {
        id = _objectIds[_objectSubjectOf(taskId, part, fragment, range)];
        if (id != 0) (made, id) = (true, id - 1);
    }

    /// @inheritdoc IObjectDemands
    function objectCount() external view returns (uint256) {
        return _objects.length;
    }

    /// @inheritdoc IObjectDemands
    function entriesOf(bytes32 taskId, uint32 program) external view returns (uint32) {
        return _entries[taskId][program];
    }

    /// @inheritdoc IObjectDemands
    function recordBytesOf(bytes32 taskId) external view returns (uint32) {
        return uint32(_recordBytes[taskId]);
    }

    /// @inheritdoc IObjectDemands
    function constantOf(bytes32 taskId, uint32 number) external view returns (bytes32 root, uint8 dtype, uint32 elements) {
        Constant storage c = _constants[taskId][number];
        return (c.root, c.dtype, c.elements);
    }

    /// @inheritdoc IObjectDemands
    function claimantOf(bytes32 taskId) external view returns (address claimant, bool pending) {
        pending = _openObjects[taskId] != 0;
        uint256 earliest = _lapsed[taskId];
        if (earliest != 0) claimant = _objects[earliest - 1].requester;
    }

    /// @inheritdoc IObjectDemands
    function firstHoldOf(bytes32 taskId) external view returns (bool held, uint32 round, uint64 releaseAt) {
        FirstHold storage first = _firsts[taskId];
        if (first.held) (held, round, releaseAt) = (true, first.round, _releaseAt(taskId, first));
    }

    // ---------------------------------------------------------------------------------------------------------- evidence

    /// @dev Reverts unless the leaves `data` are those of the first state that were demanded.
    function _checkState(
        ObjectDemand storage d,
        TrainingTaskSpec memory spec,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32 sibling,
        bytes32[] calldata statePath
    ) private view {
        uint256 fragment = d.fragment;
        uint256 length = RoundVectors.fragmentLength(spec, fragment);
        bool params = d.part == Part.Params;
        bytes32 root = _readableTree(d, VectorCommitment.DTYPE_FLOAT32, uint64(length), data, proof);
        root = VectorCommitment.root(
            params ? VectorCommitment.KIND_PARAMS : VectorCommitment.KIND_MOMENTUM,
            VectorCommitment.DTYPE_FLOAT32,
            uint64(length),
            bytes32(fragment),
            root
        );
        root = params ? VectorCommitment.nodeHash(root, sibling) : VectorCommitment.nodeHash(sibling, root);
        bool valid = VectorCommitment.verify(
            spec.initialStateRoot,
            VectorCommitment.KIND_STATE,
            VectorCommitment.DTYPE_BYTES,
            spec.fragmentCount,
            0,
            abi.encode(root),
            fragment,
            spec.fragmentCount,
            statePath
        );
        if (!valid) revert BadEvidence("state");
    }

    /// @dev Reverts unless the leaves `data` are those of the constant that were demanded.
    function _checkConstant(ObjectDemand storage d, bytes calldata data, bytes32[] calldata proof) private view {
        Constant storage c = _constants[d.taskId][d.fragment];
        bytes32 tree = _readableTree(d, c.dtype, c.elements, data, proof);
        if (VectorCommitment.root(ClaimVectors.KIND_TENSOR, c.dtype, c.elements, 0, tree) != c.root) {
            revert BadEvidence("constant");
        }
    }

    /// @dev _treeOf leaves that were demanded of a vector. Reverts unless the referee reads them: on others nobody can train, and nothing could be
    /// proven of who says that he did.
    function _readableTree(ObjectDemand storage d, uint8 dtype, uint64 length, bytes calldata data, bytes32[] calldata proof)
        private
        view
        returns (bytes32 tree)
    {
        uint256 first = d.range * RANGE_LEAVES;
        uint256 count_ = d.leaves;
        tree = _treeOf(dtype, length, first, count_, data, proof);
        TensorProof.Header memory header =
            TensorProof.Header({kind: uint8(ClaimVectors.KIND_TENSOR), dtype: dtype, length: length, binding: 0});
        for (uint256 i = 0; i < count_; ++i) {
            bytes calldata leaf = data[i * OBJECT_LEAF:(i + 1) * OBJECT_LEAF];
            bool reads = TensorProof.wellFormed(header, first + i, leaf)
                && (dtype != TensorProof.DTYPE_FLOAT32 || TensorProof.canonical(leaf));
            if (!reads) revert BadEvidence("leaf");
        }
    }

    /// @dev Reverts unless the tree over so many entries is that of a program of the task.
    function _checkProgram(bytes32 taskId, uint256 which, uint32 entries, bytes32 tree, bytes32[] calldata listPath)
        private
        view
    {
        bytes32 root = VectorCommitment.root(ClaimVectors.KIND_PROGRAM, VectorCommitment.DTYPE_BYTES, entries, 0, tree);
        bool valid = VectorCommitment.verify(
            TASKS.specOf(taskId).programRoot,
            ClaimVectors.KIND_PROGRAMS,
            VectorCommitment.DTYPE_BYTES,
            uint64(ClaimVectors.PROGRAMS),
            0,
            abi.encode(root),
            which,
            ClaimVectors.PROGRAMS,
            listPath
        );
        if (!valid) revert BadEvidence("program");
    }

    /// @dev Leaf hashes of so many entries of a program, which `data` is one after the other.
    function _entryHashes(uint256 count_, bytes calldata data) private view returns (bytes32[] memory nodes) {
        nodes = new bytes32[](count_);
        uint256 from = 0;
        for (uint256 i = 0; i < count_; ++i) {
            uint256 to = from + _entryBytes(data, from);
            if (to == from || to > data.length) revert BadEvidence("data");
            nodes[i] = TensorProof.leafHash(data[from:to]);
            from = to;
        }
        if (from != data.length) revert BadEvidence("data");
    }

    /// @dev Bytes of the entry of a program that begins there; 0 if none does.
    function _entryBytes(bytes calldata data, uint256 from) private pure returns (uint256) {
        if (data.length < from + 32) return 0;
        uint256 tag = uint8(data[from]);
        if (tag == TAG_HEADER || tag == TAG_OUTPUT) return 32;
        if (tag == TAG_INPUT) return 96;
        uint256 operands = uint8(data[from + 5]);
        return tag == TAG_NODE && operands <= MAX_OPERANDS ? 64 + 96 * operands : 0;
    }

    // ------------------------------------------------------------------------------------------------------------- rules

    function _objectSubjectOf(bytes32 taskId, Part part, uint32 fragment, uint32 range) private pure returns (bytes32) {
        return keccak256(abi.encode(taskId, part, fragment, range));
    }

    function _objectOf(uint256 id) private view returns (ObjectDemand storage) {
        if (id >= _objects.length) revert RevealNotFound(id);
        return _objects[id];
    }

    /// @dev A demand for an object that can still be answered.
    function _waitingObject(uint256 id) private view returns (ObjectDemand storage d) {
        d = _objectOf(id);
        if (d.answered || d.lapsed) revert RevealNotFound(id);
        if (block.timestamp >= d.deadline) revert ClockExpired(d.deadline);
    }

    /// @dev Leaves that a range counts as. Reverts BadEvidence if there is no such range.
    function _leavesOf(bytes32 taskId, TrainingTaskSpec memory spec, Part part, uint32 fragment, uint32 range)
        private
        view
        returns (uint256)
    {
        if (part == Part.Manifest) {
            if (fragment != 0 || range != 0) revert BadEvidence("range");
            return RANGE_LEAVES;
        }
        if (part == Part.Program) {
            if (spec.programRoot == 0 || fragment >= ClaimVectors.PROGRAMS) revert BadEvidence("program");
            // How long it is nothing says before its first range is there.
            if (range != 0 && range * RANGE_ENTRIES >= _entries[taskId][fragment]) revert BadEvidence("range");
            return RANGE_LEAVES;
        }
        if (part == Part.Dataset) {
            // Keepers hold it in the Verified tier alone.
            if (spec.programRoot == 0 || fragment != 0) revert BadEvidence("dataset");
            if (spec.tier == Tier.Confidential) revert DataIsSealed(taskId);
            uint256 size = _recordBytes[taskId];
            if (range != 0 && (size == 0 || range > type(uint24).max || range * _recordsOf(size) >= spec.datasetRecords)) {
                revert BadEvidence("range");
            }
            return RANGE_LEAVES;
        }
        uint256 available;
        if (part == Part.Constant) {
            Constant storage c = _constants[taskId][fragment];
            if (c.root == 0) revert BadEvidence("constant");
            available = TensorProof.leafCount(c.dtype, c.elements);
        } else {
            if (!_isOfState(part)) revert BadEvidence("part");
            if (fragment >= spec.fragmentCount) revert BadEvidence("fragment");
            available = TensorProof.leafCount(TensorProof.DTYPE_FLOAT32, RoundVectors.fragmentLength(spec, fragment));
        }
        if (range * RANGE_LEAVES >= available) revert BadEvidence("range");
        return FixedPointMathLib.min(RANGE_LEAVES, available - range * RANGE_LEAVES);
    }

    /// @dev What the first state is made of: demands for it hold the round that stands on it.
    function _isOfState(Part part) private pure returns (bool) {
        return part == Part.Params || part == Part.Momentum;
    }

    /// @dev First leaf of a range.
    function _firstOf(bytes32 taskId, Part part, uint256 range) private view returns (uint64) {
        if (part == Part.Program) return uint64(range * RANGE_ENTRIES);
        // Before the size of a record is known there is range 0 alone.
        if (part == Part.Dataset) return range == 0 ? 0 : uint64(range * _recordsOf(_recordBytes[taskId]));
        if (part == Part.Manifest || part == Part.Constant || _isOfState(part)) return uint64(range * RANGE_LEAVES);
        revert BadEvidence("part");
    }

    /// @dev Records of a range of a data set, but for the last.
    function _recordsOf(uint256 size) private pure returns (uint256) {
        return FixedPointMathLib.min(RANGE_RECORDS, RANGE_BYTES / size);
    }

    /// @dev What was demanded was published, by the sender.
    function _answer(uint256 id, ObjectDemand storage d, bytes memory data) private {
        d.answered = true;
        _settleObject(d, msg.sender);
        emit ObjectRevealed(id, d.taskId, msg.sender, data);
    }

    /// @dev A demand for an object is decided: it leaves the queue, and the half of its price that was not burned is `account`'s.
    function _settleObject(ObjectDemand storage d, address account) private {
        uint256 leaves = d.leaves;
        _outstanding -= leaves * OBJECT_LEAF;
        _openObjects[d.taskId] -= leaves * OBJECT_LEAF;
        _creditOf[account] += leaves * PRICE / 2;
        if (_isOfState(d.part)) --_firsts[d.taskId].open;
    }

    /// @dev Whether demands for the first state may hold this round: it stands on that state, nothing that they hold does, and it is not so
    /// long ago that it was proposed that a hold would outlive the signers' liability.
    function _holdable(bytes32 taskId, uint32 round, TrainingTaskSpec memory spec) private view returns (bool) {
        FirstHold storage first = _firsts[taskId];
        if (first.held && _releaseAt(taskId, first) != 0) return false;
        if (round != 0 && ROUNDS.roundOf(taskId, round - 1).stateRoot != spec.initialStateRoot) return false;
        return block.timestamp < _holdEnd(ROUNDS.roundOf(taskId, round), spec);
    }

    function _hold(bytes32 taskId, uint32 round) private {
        FirstHold storage first = _firsts[taskId];
        (first.held, first.round, first.branch) = (true, round, FRAUD.holdProposal(taskId, round));
    }

    /// @dev When a hold of a proposal ends at the latest, so that what can be opened until then ends with the signers' liability.
    function _holdEnd(Round memory round, TrainingTaskSpec memory spec) private pure returns (uint256) {
        return uint256(round.proposedAt) + spec.claimWindow + spec.revealWindow;
    }

    /// @dev When what is held may be released; 0 if the proposal does not stand any more.
    function _releaseAt(bytes32 taskId, FirstHold storage first) private view returns (uint64) {
        Round memory round = ROUNDS.roundOf(taskId, first.round);
        if (round.status != RoundStatus.Proposed || round.branch != first.branch) return 0;
        uint256 end = _holdEnd(round, TASKS.specOf(taskId));
        return uint64(first.open == 0 && first.until < end ? first.until : end);
    }
}
