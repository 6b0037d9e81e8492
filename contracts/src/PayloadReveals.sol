// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IPayloadDemands} from "./interfaces/IPayloadDemands.sol";
import {FrozenEntry, Statement, TrainingTaskSpec} from "./interfaces/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NothingToWithdraw,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealQueueFull,
    RevealShareFull
} from "./interfaces/Errors.sol";
import {RoundVectors} from "./lib/RoundVectors.sol";
import {TensorProof} from "./lib/TensorProof.sol";
import {VectorCommitment} from "./lib/VectorCommitment.sol";
import {Halved} from "./Halved.sol";
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
/// @dev The demands for what a task is made of are in ObjectReveals, at the same address for whoever calls.
contract PayloadReveals is IPayloadDemands, RevealsBase, Halved, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

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

    /// @inheritdoc IPayloadDemands
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
