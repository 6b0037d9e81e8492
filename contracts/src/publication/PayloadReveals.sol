// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IOpReferee} from "../aggregation/IOpReferee.sol";
import {IPayloadDemands} from "./IPayloadDemands.sol";
import {FrozenEntry, Statement, TrainingTaskSpec} from "../facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NothingDue,
    NothingToWithdraw,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealQueueFull,
    RevealShareFull
} from "../facts/Errors.sol";
import {RoundVectors} from "../aggregation/RoundVectors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";
import {Halved} from "../facts/Halved.sol";
import {ObjectReveals} from "./ObjectReveals.sol";
import {RevealsBase} from "./RevealsBase.sol";

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
/// What is published has to lead to the payload root that the trainer committed to, and need not be well formed: that is a proof of
/// its own. Payload leaves of a size that the format does not have cannot be published, so including them convicts.
///
/// Whoever was left out of a proposal, or fears to be, publishes unasked (`show`), at the cost of gas alone: then it was present in the round.
/// @dev The demands for what a task is made of are in ObjectReveals, at the same address for whoever calls.
contract PayloadReveals is IPayloadDemands, RevealsBase, Halved, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @dev A range of a fragment of a committed payload.
    struct Range {
        bytes32 taskId;
        uint32 round;
        uint32 fragment;
        address trainer;
        bytes32 payloadRoot;
        uint256 range;
        uint256 leaves;
        uint8 dtype;
    }

    /// @param fraud_ The referee of the tasks that are served; tasks, rounds, token and the reveal rate are its own.
    /// @param pricePerLeaf_ Token units for whoever publishes a leaf.
    constructor(address fraud_, uint256 pricePerLeaf_)
        RevealsBase(fraud_, pricePerLeaf_)
        Halved(address(new ObjectReveals(fraud_, pricePerLeaf_)))
    {}

    // ------------------------------------------------------------------------------------------------------------ moves

    /// @inheritdoc IPayloadDemands
    function request(Statement calldata statement, FrozenEntry[] calldata entries, uint32 entry, uint32 fragment, uint32 range)
        external
        nonReentrant
        returns (uint256 id)
    {
        uint16 branch = FRAUD.hold(statement);
        TrainingTaskSpec memory spec = TASKS.specOf(statement.taskId);
        uint8 slot = _entryOf(statement.frozenHash, entries, entry).slot;
        if ((statement.included >> slot) & 1 == 0) revert BadEvidence("entry");
        uint8 dtype = RoundVectors.payloadDtype(spec);
        if (fragment >= spec.fragmentCount) revert BadEvidence("fragment");
        uint256 leaves = _leavesOf(spec, dtype, fragment, range);

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

    /// @inheritdoc IPayloadDemands
    function publish(uint256 id, bytes calldata data, bytes32[] calldata proof, bytes32[] calldata setPath)
        external
        nonReentrant
    {
        Demand storage d = _demandOf(id);
        if (d.releaseAt != 0) revert RevealNotFound(id);
        if (block.timestamp >= d.deadline) revert ClockExpired(d.deadline);
        TrainingTaskSpec memory spec = TASKS.specOf(d.taskId);
        Range memory r = Range(d.taskId, d.round, d.fragment, d.trainer, d.payloadRoot, d.range, d.leaves, d.dtype);
        _checkRange(spec, r, data, proof, setPath);
        _dequeue(d);
        d.releaseAt = uint40(block.timestamp + spec.stateWindow);
        _pay(msg.sender, d);
        emit PayloadRevealed(id, d.taskId, msg.sender, data);
    }

    /// @inheritdoc IPayloadDemands
    function show(
        Place calldata place,
        FrozenEntry[] calldata entries,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32[] calldata setPath
    ) external nonReentrant {
        TrainingTaskSpec memory spec = TASKS.specOf(place.taskId);
        FrozenEntry calldata link = _entryOf(ROUNDS.roundOf(place.taskId, place.round).frozenHash, entries, place.entry);
        Range memory r = _rangeAt(spec, place, link);
        bytes32 payload = keccak256(abi.encode(r.taskId, r.round, r.trainer, r.payloadRoot));
        bytes32 id = keccak256(abi.encode(payload, r.fragment, r.range));
        uint256 shown = _shownOf[payload];
        bool fresh = !_isShown[id];
        if (fresh) {
            _checkRange(spec, r, data, proof, setPath);
            _checkForm(spec, r, data);
            _isShown[id] = true;
            _shownOf[payload] = ++shown;
            emit PayloadShown(r.taskId, r.round, r.trainer, r.fragment, uint64(r.range * RANGE_LEAVES), data);
        }
        // Of the same set again, once the round was overturned, nothing has to be published twice.
        if (shown == _rangesOf(spec, r.dtype)) FRAUD.noteShown(r.taskId, r.round, link.slot);
        else if (!fresh) revert NothingDue();
    }

    // -------------------------------------------------------------------------------------------------------------- end

    /// @inheritdoc IPayloadDemands
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

    /// @inheritdoc IPayloadDemands
    function close(uint256 id, Statement calldata statement) external nonReentrant {
        Demand storage d = _demandOf(id, statement);
        _close(id, d, _isMoot(d, statement));
    }

    /// @inheritdoc IPayloadDemands
    function withdraw() external nonReentrant returns (uint256 amount) {
        amount = _creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        _creditOf[msg.sender] = 0;
        _owed -= amount;
        emit PricePaid(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IPayloadDemands
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

    /// @inheritdoc IPayloadDemands
    function requestIdOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range)
        external
        view
        returns (bool made, uint256 id)
    {
        id = _requestIds[_subjectOf(statement, branch, slot, fragment, range)];
        if (id != 0) (made, id) = (true, id - 1);
    }

    /// @inheritdoc IPayloadDemands
    function count() external view returns (uint256) {
        return _demands.length;
    }

    /// @inheritdoc IPayloadDemands
    function outstanding() external view returns (uint256) {
        return _outstanding;
    }

    /// @inheritdoc IPayloadDemands
    function deadlineFor(uint256 bytes_, uint32 revealWindow) external view returns (uint64) {
        return _deadlineFor(bytes_, revealWindow);
    }

    /// @inheritdoc IPayloadDemands
    function creditOf(address account) external view returns (uint256) {
        return _creditOf[account];
    }

    /// @inheritdoc IPayloadDemands
    function burned() external view returns (uint256) {
        return _burned;
    }

    /// @inheritdoc IPayloadDemands
    function pricePerLeaf() external view returns (uint256) {
        return PRICE;
    }

    /// @inheritdoc IPayloadDemands
    function owed() external view returns (uint256) {
        return _owed;
    }

    /// @inheritdoc IPayloadDemands
    function fraud() external view returns (address) {
        return address(FRAUD);
    }

    /// @inheritdoc IPayloadDemands
    function token() external view returns (address) {
        return address(TOKEN);
    }

    // ---------------------------------------------------------------------------------------------------------- evidence

    /// @dev An entry of the frozen set that has this hash.
    function _entryOf(bytes32 frozenHash, FrozenEntry[] calldata entries, uint256 entry)
        private
        pure
        returns (FrozenEntry calldata)
    {
        if (entry >= entries.length) revert BadEvidence("entry");
        bytes32 frozen = 0;
        for (uint256 i = 0; i < entries.length; ++i) {
            frozen = keccak256(abi.encode(frozen, entries[i]));
        }
        if (frozen != frozenHash) revert BadEvidence("entries");
        return entries[entry];
    }

    function _rangeAt(TrainingTaskSpec memory spec, Place calldata place, FrozenEntry calldata link)
        private
        pure
        returns (Range memory)
    {
        uint8 dtype = RoundVectors.payloadDtype(spec);
        if (place.fragment >= spec.fragmentCount) revert BadEvidence("fragment");
        return Range({
            taskId: place.taskId,
            round: place.round,
            fragment: place.fragment,
            trainer: link.trainer,
            payloadRoot: link.payloadRoot,
            range: place.range,
            leaves: _leavesOf(spec, dtype, place.fragment, place.range),
            dtype: dtype
        });
    }

    /// @dev Leaves of a range of a fragment.
    function _leavesOf(TrainingTaskSpec memory spec, uint8 dtype, uint256 fragment, uint256 range)
        private
        pure
        returns (uint256)
    {
        uint256 first = range * RANGE_LEAVES;
        uint256 available = TensorProof.leafCount(dtype, RoundVectors.fragmentLength(spec, fragment));
        if (first >= available) revert BadEvidence("range");
        return FixedPointMathLib.min(RANGE_LEAVES, available - first);
    }

    /// @dev Ranges of a payload: those of the fragments that are longer by one element, and of the others.
    function _rangesOf(TrainingTaskSpec memory spec, uint8 dtype) private pure returns (uint256) {
        uint256 fragments = spec.fragmentCount;
        uint256 size = spec.paramCount / fragments;
        uint256 longer = spec.paramCount % fragments;
        return longer * FixedPointMathLib.divUp(TensorProof.leafCount(dtype, size + 1), RANGE_LEAVES) + (fragments - longer)
            * FixedPointMathLib.divUp(TensorProof.leafCount(dtype, size), RANGE_LEAVES);
    }

    /// @dev Reverts unless `data` is the leaves of the range, and they lead to the payload root.
    function _checkRange(
        TrainingTaskSpec memory spec,
        Range memory r,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32[] calldata setPath
    ) private view {
        uint256 length = RoundVectors.fragmentLength(spec, r.fragment);
        bytes32 tree = _treeOf(r.dtype, length, r.range * RANGE_LEAVES, r.leaves, data, proof);
        bytes32 binding = RoundVectors.payloadBinding(r.taskId, r.round, r.fragment, r.trainer);
        bytes32 root = VectorCommitment.root(VectorCommitment.KIND_PAYLOAD, r.dtype, uint64(length), binding, tree);
        bool valid = VectorCommitment.verify(
            r.payloadRoot,
            VectorCommitment.KIND_PAYLOAD_SET,
            VectorCommitment.DTYPE_BYTES,
            spec.fragmentCount,
            0,
            abi.encode(root),
            r.fragment,
            spec.fragmentCount,
            setPath
        );
        if (!valid) revert BadEvidence("payload");
    }

    /// @dev Reverts unless every leaf of the range is well formed: what no proposal may include is no delivery.
    function _checkForm(TrainingTaskSpec memory spec, Range memory r, bytes calldata data) private view {
        IOpReferee referee = IOpReferee(FRAUD.opReferee());
        uint256 size = TensorProof.leafBytes(r.dtype);
        uint256 most = 1 << TensorProof.logElements(r.dtype);
        uint256 left = RoundVectors.fragmentLength(spec, r.fragment) - r.range * RANGE_LEAVES * most;
        for (uint256 i = 0; i < r.leaves; ++i) {
            uint256 elements = left < most ? left : most;
            left -= elements;
            bytes calldata leaf = data[i * size:(i + 1) * size];
            if (!referee.payloadWellFormed(spec.quantization, spec.payloadBoundLog2, leaf, elements)) {
                revert BadEvidence("leaf");
            }
        }
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
        _creditOf[account] += d.leaves * PRICE / 2;
    }

    /// @dev A request of `size` bytes enters the queue: one proposal has no more there than its signers can publish in a reveal window.
    function _enqueue(bytes32 proposal, uint256 size, TrainingTaskSpec memory spec) private returns (uint64 deadline) {
        deadline = _deadlineFor(size, spec.revealWindow);
        _outstanding += size;
        uint256 share = _shares[proposal] + size;
        uint256 most = uint256(RATE) * spec.revealWindow;
        if (share > most) revert RevealShareFull(share, most);
        _shares[proposal] = share;
    }

    function _dequeue(Demand storage d) private {
        uint256 size = d.leaves * TensorProof.leafBytes(d.dtype);
        _outstanding -= size;
        _shares[_proposalOf(d.statement, d.branch)] -= size;
    }
}
