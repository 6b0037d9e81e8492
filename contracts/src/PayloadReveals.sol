// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IAggregationFraud} from "./interfaces/IAggregationFraud.sol";
import {IPayloadReveals} from "./interfaces/IPayloadReveals.sol";
import {IStakeVault} from "./interfaces/IStakeVault.sol";
import {ITrainingRounds} from "./interfaces/ITrainingRounds.sol";
import {ITrainingTasks} from "./interfaces/ITrainingTasks.sol";
import {FrozenEntry, Head, Phase, Round, RoundStatus, Statement, TaskStatus, TrainingTaskSpec} from "./interfaces/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NothingDue,
    NothingProven,
    NothingToWithdraw,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealQueueFull,
    RevealShareFull,
    TransferMismatch,
    WrongPhase,
    WrongStatus
} from "./interfaces/Errors.sol";
import {ClaimVectors} from "./lib/ClaimVectors.sol";
import {Program} from "./lib/Program.sol";
import {RoundVectors} from "./lib/RoundVectors.sol";
import {TensorProof} from "./lib/TensorProof.sol";
import {VectorCommitment} from "./lib/VectorCommitment.sol";

/// @title Payload reveals: publish what you signed to hold, or lose (rule 27)
/// @notice Holds half the prices of requests that wait for their answer, credits and what was burned: its token balance is exactly `owed`. No
/// owner, no pause.
///
/// An answer comes as late as its publisher likes, so that it opens a window: the request goes on holding the state for stateWindow,
/// in which what was published can be used. With p, S, C and R for the time of the proposal, stateWindow, claimWindow and revealWindow:
///
///     answer < deadline, deadline + S <= p + C + R, and RootDescent.open until p + C + R
///
/// so that a descent can be opened in all of that window, and ends by p + C + R + T, with the signers' liability.
///
/// Demands for the first state hold the round that stands on it in the same way, together: while one of them waits, and for stateWindow
/// after the newest answer, but not beyond p + C + R. Demands for programs, constants and data sets hold nothing:
/// no state depends on one.
///
/// What is published has to lead to the payload root that the trainer committed to, and need not be well formed: that is a proof of
/// its own. Payload leaves of a size that the format does not have cannot be published, so including them convicts.
contract PayloadReveals is IPayloadReveals, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    struct Demand {
        bytes32 taskId;
        bytes32 statement;
        bytes32 payloadRoot;
        // slot 3
        address requester;
        uint32 round;
        /// @dev With the round it names the proposal: an equal one that is made later is another.
        uint16 branch;
        uint8 slot;
        /// @dev 0 until it is answered.
        uint40 releaseAt;
        // slot 4
        address trainer;
        uint40 deadline;
        uint16 fragment;
        uint24 range;
        uint8 leaves;
        uint8 dtype;
    }

    struct ObjectDemand {
        bytes32 taskId;
        // slot 1
        address requester;
        uint40 deadline;
        /// @dev Of a program its place in the list of programs; of a constant its number.
        uint24 fragment;
        uint24 range;
        uint8 leaves;
        // slot 2
        Part part;
        bool answered;
        bool lapsed;
    }

    /// @dev A constant of a program, as the entry that names it says.
    struct Constant {
        bytes32 root;
        uint32 elements;
        uint8 dtype;
    }

    /// @dev What demands for a task's first state do to the finality of the round that stands on it: one hold for all of them.
    struct FirstHold {
        /// @dev Demands for the first state that wait for their answer.
        uint32 open;
        /// @dev Until when the newest answer can be used.
        uint40 until;
        bool held;
        /// @dev What is held, if something is; with the round the branch names the proposal.
        uint32 round;
        uint16 branch;
    }

    /// @dev Leaves of a range, but for the last of a fragment: about as many bytes as a transaction may bring.
    uint256 private constant RANGE_LEAVES = 64;
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

    IAggregationFraud private immutable FRAUD;
    ITrainingTasks private immutable TASKS;
    ITrainingRounds private immutable ROUNDS;
    IERC20 private immutable TOKEN;
    uint256 private immutable PRICE;
    uint32 private immutable RATE;

    Demand[] private _demands;
    /// @inheritdoc IPayloadReveals
    uint256 public outstanding;
    /// @dev Number of a request plus one, by all that it is about.
    mapping(bytes32 subject => uint256) private _requestIds;
    /// @dev Bytes outstanding, by statement and branch.
    mapping(bytes32 proposal => uint256) private _shares;
    ObjectDemand[] private _objects;
    /// @dev Number of a demand for an object plus one, by all that it is about.
    mapping(bytes32 subject => uint256) private _objectIds;
    /// @dev Bytes of demands for objects that were neither answered nor found to have lapsed.
    mapping(bytes32 taskId => uint256) private _openObjects;
    /// @dev Number plus one of the earliest demand for an object of the task that lapsed.
    mapping(bytes32 taskId => uint256) private _lapsed;
    mapping(bytes32 taskId => FirstHold) private _firsts;
    /// @dev Entries of a task's programs, as the answers for their first ranges showed.
    mapping(bytes32 taskId => mapping(uint256 program => uint32)) private _entries;
    /// @dev Bytes of a record of a task's data set, as the answer for its first range showed.
    mapping(bytes32 taskId => uint256) private _recordBytes;
    /// @dev Constants of a task's programs that were shown.
    mapping(bytes32 taskId => mapping(uint256 number => Constant)) private _constants;
    /// @dev Halves of requests that wait for their answer, credits, and what was burned.
    uint256 private _owed;
    /// @inheritdoc IPayloadReveals
    uint256 public burned;
    /// @inheritdoc IPayloadReveals
    mapping(address account => uint256) public creditOf;

    /// @param fraud_ The referee of the tasks that are served; tasks, rounds, token and the reveal rate are its own.
    /// @param pricePerLeaf_ Token units for whoever publishes a leaf.
    constructor(address fraud_, uint256 pricePerLeaf_) {
        FRAUD = IAggregationFraud(fraud_);
        TASKS = ITrainingTasks(FRAUD.tasks());
        ROUNDS = ITrainingRounds(FRAUD.rounds());
        TOKEN = IERC20(IStakeVault(TASKS.vault()).token());
        PRICE = pricePerLeaf_;
        RATE = TASKS.revealRate();
    }

    // ------------------------------------------------------------------------------------------------------------ moves

    /// @inheritdoc IPayloadReveals
    function request(Statement calldata statement, FrozenEntry[] calldata entries, uint32 entry, uint32 fragment, uint32 range)
        external
        nonReentrant
        returns (uint256 id)
    {
        uint16 branch = FRAUD.hold(statement);
        TrainingTaskSpec memory spec = TASKS.specOf(statement.taskId);
        uint8 slot = _slotOf(statement, entries, entry);
        uint8 dtype = RoundVectors.payloadDtype(spec.quantization);
        if (fragment >= spec.fragmentCount) revert BadEvidence("fragment");
        uint256 first = range * RANGE_LEAVES;
        uint256 available = TensorProof.leafCount(dtype, RoundVectors.fragmentLength(spec, fragment));
        if (first >= available) revert BadEvidence("range");
        uint256 leaves = FixedPointMathLib.min(RANGE_LEAVES, available - first);

        id = _demands.length;
        bytes32 statementId = _idOf(statement);
        bytes32 subject = _subjectOf(statementId, branch, slot, fragment, range);
        if (_requestIds[subject] != 0) revert RevealAlreadyRequested(_requestIds[subject] - 1);
        _requestIds[subject] = id + 1;
        uint64 deadline = _enqueue(_proposalOf(statementId, branch), leaves * TensorProof.leafBytes(dtype), spec);
        // Later it could not be used any more by the end of the signers' liability.
        uint256 proposedAt = ROUNDS.roundOf(statement.taskId, statement.round).proposedAt;
        if (uint256(deadline) + spec.stateWindow > proposedAt + spec.claimWindow + spec.revealWindow) {
            revert RevealQueueFull(deadline);
        }
        _demands.push(
            Demand({
                taskId: statement.taskId,
                statement: statementId,
                payloadRoot: entries[entry].payloadRoot,
                requester: msg.sender,
                round: statement.round,
                branch: branch,
                slot: slot,
                releaseAt: 0,
                trainer: entries[entry].trainer,
                deadline: uint40(deadline),
                fragment: uint16(fragment),
                range: uint24(range),
                leaves: uint8(leaves),
                dtype: dtype
            })
        );
        _announce(id);
        _charge(leaves);
    }

    /// @inheritdoc IPayloadReveals
    function publish(uint256 id, bytes calldata data, bytes32[] calldata proof, bytes32[] calldata setPath)
        external
        nonReentrant
    {
        Demand storage d = _demandOf(id);
        if (d.releaseAt != 0) revert RevealNotFound(id);
        if (block.timestamp >= d.deadline) revert ClockExpired(d.deadline);
        TrainingTaskSpec memory spec = TASKS.specOf(d.taskId);
        bytes32 root = _payloadRootOf(d, RoundVectors.fragmentLength(spec, d.fragment), data, proof);
        bool valid = VectorCommitment.verify(
            d.payloadRoot,
            VectorCommitment.KIND_PAYLOAD_SET,
            VectorCommitment.DTYPE_BYTES,
            spec.fragmentCount,
            0,
            abi.encode(root),
            d.fragment,
            spec.fragmentCount,
            setPath
        );
        if (!valid) revert BadEvidence("payload");
        _dequeue(d);
        d.releaseAt = uint40(block.timestamp + spec.stateWindow);
        _pay(msg.sender, d);
        emit PayloadRevealed(id, d.taskId, msg.sender, data);
    }

    /// @inheritdoc IPayloadReveals
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
        uint64 deadline = deadlineFor(size, spec.revealWindow);
        outstanding += size;
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

    /// @inheritdoc IPayloadReveals
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

    /// @inheritdoc IPayloadReveals
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

    /// @inheritdoc IPayloadReveals
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

    /// @inheritdoc IPayloadReveals
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

    /// @inheritdoc IPayloadReveals
    function holdFirst(bytes32 taskId, uint32 round) external nonReentrant {
        FirstHold storage first = _firsts[taskId];
        if (first.open == 0 && block.timestamp >= first.until) revert NothingDue();
        if (!_holdable(taskId, round, TASKS.specOf(taskId))) revert NothingDue();
        _hold(taskId, round);
    }

    // -------------------------------------------------------------------------------------------------------------- end

    /// @inheritdoc IPayloadReveals
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

    /// @inheritdoc IPayloadReveals
    function releaseFirst(bytes32 taskId) external nonReentrant {
        FirstHold storage first = _firsts[taskId];
        if (!first.held) revert NothingDue();
        uint64 releaseAt = _releaseAt(taskId, first);
        if (block.timestamp < releaseAt) revert ClockRunning(releaseAt);
        first.held = false;
        FRAUD.release(taskId, first.round, first.branch);
    }

    /// @inheritdoc IPayloadReveals
    /// @dev Of a request that `close` would end as well it does just that.
    function timeout(uint256 id, Statement calldata statement) external nonReentrant {
        Demand storage d = _demandOf(id, statement);
        if (block.timestamp < d.deadline) revert ClockRunning(d.deadline);
        bool moot = _isMoot(d, statement);
        if (moot || d.releaseAt != 0) {
            _close(id, d, moot);
            return;
        }
        _end(id, d, true);
        FRAUD.condemnSilence(statement, uint64(1) << d.slot, d.requester);
    }

    /// @inheritdoc IPayloadReveals
    function close(uint256 id, Statement calldata statement) external nonReentrant {
        Demand storage d = _demandOf(id, statement);
        _close(id, d, _isMoot(d, statement));
    }

    /// @inheritdoc IPayloadReveals
    function withdraw() external nonReentrant returns (uint256 amount) {
        amount = creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        creditOf[msg.sender] = 0;
        _owed -= amount;
        emit PricePaid(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IPayloadReveals
    function requestOf(uint256 id) external view returns (Request memory) {
        if (id >= _demands.length) revert RevealNotFound(id);
        Demand storage d = _demands[id];
        return Request({
            taskId: d.taskId,
            round: d.round,
            statement: d.statement,
            requester: d.requester,
            trainer: d.trainer,
            slot: d.slot,
            branch: d.branch,
            fragment: d.fragment,
            firstLeaf: uint64(d.range * RANGE_LEAVES),
            leaves: d.leaves,
            payloadRoot: d.payloadRoot,
            deadline: d.deadline,
            releaseAt: d.releaseAt
        });
    }

    /// @inheritdoc IPayloadReveals
    function requestIdOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range)
        external
        view
        returns (bool made, uint256 id)
    {
        id = _requestIds[_subjectOf(statement, branch, slot, fragment, range)];
        if (id != 0) (made, id) = (true, id - 1);
    }

    /// @inheritdoc IPayloadReveals
    function count() external view returns (uint256) {
        return _demands.length;
    }

    /// @inheritdoc IPayloadReveals
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

    /// @inheritdoc IPayloadReveals
    function objectRequestIdOf(bytes32 taskId, Part part, uint32 fragment, uint32 range)
        external
        view
        returns (bool made, uint256 id)
    {
        id = _objectIds[_objectSubjectOf(taskId, part, fragment, range)];
        if (id != 0) (made, id) = (true, id - 1);
    }

    /// @inheritdoc IPayloadReveals
    function objectCount() external view returns (uint256) {
        return _objects.length;
    }

    /// @inheritdoc IPayloadReveals
    function entriesOf(bytes32 taskId, uint32 program) external view returns (uint32) {
        return _entries[taskId][program];
    }

    /// @inheritdoc IPayloadReveals
    function recordBytesOf(bytes32 taskId) external view returns (uint32) {
        return uint32(_recordBytes[taskId]);
    }

    /// @inheritdoc IPayloadReveals
    function constantOf(bytes32 taskId, uint32 number) external view returns (bytes32 root, uint8 dtype, uint32 elements) {
        Constant storage c = _constants[taskId][number];
        return (c.root, c.dtype, c.elements);
    }

    /// @inheritdoc IPayloadReveals
    function claimantOf(bytes32 taskId) external view returns (address claimant, bool pending) {
        pending = _openObjects[taskId] != 0;
        uint256 earliest = _lapsed[taskId];
        if (earliest != 0) claimant = _objects[earliest - 1].requester;
    }

    /// @inheritdoc IPayloadReveals
    function firstHoldOf(bytes32 taskId) external view returns (bool held, uint32 round, uint64 releaseAt) {
        FirstHold storage first = _firsts[taskId];
        if (first.held) (held, round, releaseAt) = (true, first.round, _releaseAt(taskId, first));
    }

    /// @inheritdoc IPayloadReveals
    function deadlineFor(uint256 bytes_, uint32 revealWindow) public view returns (uint64) {
        return uint64(block.timestamp + revealWindow + FixedPointMathLib.divUp(outstanding + bytes_, RATE));
    }

    /// @inheritdoc IPayloadReveals
    function pricePerLeaf() external view returns (uint256) {
        return PRICE;
    }

    /// @inheritdoc IPayloadReveals
    function owed() external view returns (uint256) {
        return _owed;
    }

    /// @inheritdoc IPayloadReveals
    function fraud() external view returns (address) {
        return address(FRAUD);
    }

    /// @inheritdoc IPayloadReveals
    function token() external view returns (address) {
        return address(TOKEN);
    }

    // ---------------------------------------------------------------------------------------------------------- evidence

    /// @dev Slot of an entry of the frozen set that the statement includes.
    function _slotOf(Statement calldata statement, FrozenEntry[] calldata entries, uint256 entry)
        private
        pure
        returns (uint8 slot)
    {
        if (entry >= entries.length) revert BadEvidence("entry");
        bytes32 frozen = 0;
        for (uint256 i = 0; i < entries.length; ++i) {
            frozen = keccak256(abi.encode(frozen, entries[i]));
        }
        if (frozen != statement.frozenHash) revert BadEvidence("entries");
        slot = entries[entry].slot;
        if ((statement.included >> slot) & 1 == 0) revert BadEvidence("entry");
    }

    /// @dev Root of the fragment's payload that the leaves `data` and their multi-proof lead to.
    function _payloadRootOf(Demand storage d, uint256 length, bytes calldata data, bytes32[] calldata proof)
        private
        view
        returns (bytes32)
    {
        bytes32 tree = _treeOf(d.dtype, length, d.range * RANGE_LEAVES, d.leaves, data, proof);
        bytes32 binding = RoundVectors.payloadBinding(d.taskId, d.round, d.fragment, d.trainer);
        return VectorCommitment.root(VectorCommitment.KIND_PAYLOAD, d.dtype, uint64(length), binding, tree);
    }

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

    /// @dev Top node of a vector of `length` elements that leaves `data` from leaf `first` on, `known` of them, and their multi-proof lead to
    /// (formats, section 1, for a run of neighbours: at each level at most the left end and the right end have siblings that are not known).
    function _treeOf(uint256 dtype, uint256 length, uint256 first, uint256 known, bytes calldata data, bytes32[] calldata proof)
        private
        view
        returns (bytes32)
    {
        bytes32[] memory nodes = _leafHashes(known, TensorProof.leafBytes(dtype), data);
        return _treeAbove(nodes, first, TensorProof.leafCount(dtype, length), proof);
    }

    /// @dev Hashes of so many leaves of one size, which `data` is one after the other.
    function _leafHashes(uint256 count_, uint256 size, bytes calldata data) private view returns (bytes32[] memory nodes) {
        if (data.length != count_ * size) revert BadEvidence("data");
        nodes = new bytes32[](count_);
        for (uint256 i = 0; i < count_; ++i) {
            nodes[i] = TensorProof.leafHash(data[i * size:(i + 1) * size]);
        }
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

    /// @dev Top node of a tree of so many leaves that these neighbours' hashes, of which `first` is the first one's number, and their
    /// multi-proof lead to. Overwrites `nodes`.
    function _treeAbove(bytes32[] memory nodes, uint256 first, uint256 leaves, bytes32[] calldata proof)
        private
        pure
        returns (bytes32)
    {
        uint256 known = nodes.length;
        uint256 used = 0;
        for (uint256 last = leaves - 1; last > 0; last /= 2) {
            uint256 to = 0;
            for (uint256 from = 0; from < known; ++to) {
                uint256 index = first + from;
                bytes32 node = nodes[from++];
                if (index % 2 == 1) {
                    node = VectorCommitment.nodeHash(_hashOf(proof, used++), node);
                } else if (from < known) {
                    node = VectorCommitment.nodeHash(node, nodes[from++]);
                } else if (index != last) {
                    node = VectorCommitment.nodeHash(node, _hashOf(proof, used++));
                }
                nodes[to] = node;
            }
            known = to;
            first /= 2;
        }
        if (used != proof.length) revert BadEvidence("proof");
        return nodes[0];
    }

    function _hashOf(bytes32[] calldata proof, uint256 index) private pure returns (bytes32) {
        if (index >= proof.length) revert BadEvidence("proof");
        return proof[index];
    }

    // ------------------------------------------------------------------------------------------------------------- rules

    function _idOf(Statement calldata statement) private pure returns (bytes32) {
        return keccak256(abi.encode(statement));
    }

    function _proposalOf(bytes32 statement, uint16 branch) private pure returns (bytes32) {
        return keccak256(abi.encode(statement, branch));
    }

    function _subjectOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(statement, branch, slot, fragment, range));
    }

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
        return uint64(range * RANGE_LEAVES);
    }

    /// @dev Records of a range of a data set, but for the last.
    function _recordsOf(uint256 size) private pure returns (uint256) {
        return FixedPointMathLib.min(RANGE_RECORDS, RANGE_BYTES / size);
    }

    /// @dev A request that is not over.
    function _demandOf(uint256 id) private view returns (Demand storage d) {
        if (id >= _demands.length || _demands[id].deadline == 0) revert RevealNotFound(id);
        d = _demands[id];
    }

    function _demandOf(uint256 id, Statement calldata statement) private view returns (Demand storage d) {
        d = _demandOf(id);
        if (_idOf(statement) != d.statement) revert BadEvidence("statement");
    }

    /// @dev True iff nothing is left to decide: the statement was proven wrong, or fell with another.
    function _isMoot(Demand storage d, Statement calldata statement) private view returns (bool) {
        return
            FRAUD.isCondemned(d.statement) || !ROUNDS.isStanding(statement)
                || ROUNDS.roundOf(d.taskId, d.round).branch != d.branch;
    }

    function _announce(uint256 id) private {
        Demand storage d = _demands[id];
        emit RevealRequested(
            id, d.taskId, d.round, d.trainer, d.payloadRoot, d.fragment, uint64(d.range * RANGE_LEAVES), d.leaves, d.deadline
        );
    }

    /// @dev Ends a request that is moot, or whose answer had its window.
    function _close(uint256 id, Demand storage d, bool moot) private {
        if (!moot && d.releaseAt == 0) revert ClockRunning(d.deadline);
        if (!moot && block.timestamp < d.releaseAt) revert ClockRunning(d.releaseAt);
        _end(id, d, false);
        FRAUD.release(d.taskId, d.round, d.branch);
    }

    function _end(uint256 id, Demand storage d, bool convicted) private {
        if (d.releaseAt == 0) {
            _dequeue(d);
            _pay(d.requester, d);
        }
        d.deadline = 0;
        emit RevealClosed(id, d.taskId, convicted);
    }

    /// @dev Credits `account` with the half of the price that was not burned.
    function _pay(address account, Demand storage d) private {
        creditOf[account] += d.leaves * PRICE / 2;
    }

    /// @dev A request of `size` bytes enters the queue: one proposal has no more there than its signers can publish in a reveal window.
    function _enqueue(bytes32 proposal, uint256 size, TrainingTaskSpec memory spec) private returns (uint64 deadline) {
        deadline = deadlineFor(size, spec.revealWindow);
        outstanding += size;
        uint256 share = _shares[proposal] + size;
        uint256 most = uint256(RATE) * spec.revealWindow;
        if (share > most) revert RevealShareFull(share, most);
        _shares[proposal] = share;
    }

    function _dequeue(Demand storage d) private {
        uint256 size = d.leaves * TensorProof.leafBytes(d.dtype);
        outstanding -= size;
        _shares[_proposalOf(d.statement, d.branch)] -= size;
    }

    /// @dev Takes the price of `leaves` from the sender.
    function _charge(uint256 leaves) private {
        uint256 price = leaves * PRICE;
        // Whatever becomes of it. With what comes back the queue is filled for nothing: whoever posts a task of his own, with locks of one
        // unit, convicts himself as often as he likes.
        burned += price - price / 2;
        _take(price);
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
        outstanding -= leaves * OBJECT_LEAF;
        _openObjects[d.taskId] -= leaves * OBJECT_LEAF;
        creditOf[account] += leaves * PRICE / 2;
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

    /// @dev Takes `amount` from the sender.
    function _take(uint256 amount) private {
        _owed += amount;
        uint256 before = TOKEN.balanceOf(address(this));
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        uint256 received = TOKEN.balanceOf(address(this)) - before;
        if (received != amount) revert TransferMismatch(received, amount);
    }
}
