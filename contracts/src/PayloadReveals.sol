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
import {FrozenEntry, Statement, TrainingTaskSpec} from "./interfaces/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NothingToWithdraw,
    RevealNotFound,
    RevealQueueFull,
    TransferMismatch
} from "./interfaces/Errors.sol";
import {RoundVectors} from "./lib/RoundVectors.sol";
import {SpecRules} from "./lib/SpecRules.sol";
import {TensorProof} from "./lib/TensorProof.sol";
import {VectorCommitment} from "./lib/VectorCommitment.sol";

/// @title Payload reveals: publish what you signed to hold, or lose (rule 27)
/// @notice Holds the prices of open requests and what publishers earned: its token balance is exactly `owed`. No owner, no pause.
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
        uint16 branch;
        uint8 slot;
        /// @dev Of the proposal: an equal one that is made later is another.
        uint40 proposedAt;
        // slot 4
        address trainer;
        uint40 deadline;
        uint16 fragment;
        uint24 firstLeaf;
        uint8 leaves;
        uint8 dtype;
    }

    /// @dev Leaves of a request: about as many bytes as a transaction may bring.
    uint256 private constant MAX_LEAVES = 64;

    IAggregationFraud private immutable FRAUD;
    ITrainingTasks private immutable TASKS;
    ITrainingRounds private immutable ROUNDS;
    IERC20 private immutable TOKEN;
    uint256 private immutable PRICE;
    uint32 private immutable RATE;

    Demand[] private _demands;
    /// @inheritdoc IPayloadReveals
    uint256 public outstanding;
    /// @dev Prices of open requests and credits.
    uint256 private _owed;
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
    function request(
        Statement calldata statement,
        FrozenEntry[] calldata entries,
        uint32 entry,
        uint32 fragment,
        uint64 firstLeaf,
        uint16 leaves
    ) external nonReentrant returns (uint256 id) {
        uint16 branch = FRAUD.hold(statement);
        TrainingTaskSpec memory spec = TASKS.specOf(statement.taskId);
        uint8 slot = _slotOf(statement, entries, entry);
        uint8 dtype = RoundVectors.payloadDtype(spec.quantization);
        if (fragment >= spec.fragmentCount) revert BadEvidence("fragment");
        uint256 available = TensorProof.leafCount(dtype, RoundVectors.fragmentLength(spec, fragment));
        if (leaves == 0 || leaves > MAX_LEAVES || firstLeaf >= available || leaves > available - firstLeaf) {
            revert BadEvidence("leaves");
        }
        uint40 proposedAt = uint40(ROUNDS.roundOf(statement.taskId, statement.round).proposedAt);
        uint256 size = leaves * TensorProof.leafBytes(dtype);
        uint64 deadline = deadlineFor(size, spec.revealWindow);
        // Beyond it the signers' locks may be gone. Their liability has another reveal window, for what comes after.
        if (deadline > proposedAt + spec.claimWindow + SpecRules.disputeBound(spec)) revert RevealQueueFull(deadline);

        id = _demands.length;
        _demands.push(
            Demand({
                taskId: statement.taskId,
                statement: _idOf(statement),
                payloadRoot: entries[entry].payloadRoot,
                requester: msg.sender,
                round: statement.round,
                branch: branch,
                slot: slot,
                proposedAt: proposedAt,
                trainer: entries[entry].trainer,
                deadline: uint40(deadline),
                fragment: uint16(fragment),
                firstLeaf: uint24(firstLeaf),
                leaves: uint8(leaves),
                dtype: dtype
            })
        );
        outstanding += size;
        _announce(id);
        _take(leaves * PRICE);
    }

    /// @inheritdoc IPayloadReveals
    function publish(uint256 id, bytes calldata data, bytes32[] calldata proof, bytes32[] calldata setPath)
        external
        nonReentrant
    {
        Demand storage d = _demandOf(id);
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
        _pay(msg.sender, d);
        emit PayloadRevealed(id, d.taskId, msg.sender, data);
        _end(id, d, false);
        FRAUD.release(d.taskId, d.round, d.branch);
    }

    // -------------------------------------------------------------------------------------------------------------- end

    /// @inheritdoc IPayloadReveals
    /// @dev Of a statement that `close` would end as well it does just that.
    function timeout(uint256 id, Statement calldata statement) external nonReentrant {
        Demand storage d = _demandOf(id, statement);
        if (block.timestamp < d.deadline) revert ClockRunning(d.deadline);
        if (_isMoot(d, statement)) {
            _giveUp(id, d);
            return;
        }
        _pay(d.requester, d);
        _end(id, d, true);
        FRAUD.condemnSilence(statement, uint64(1) << d.slot, d.requester);
    }

    /// @inheritdoc IPayloadReveals
    function close(uint256 id, Statement calldata statement) external nonReentrant {
        Demand storage d = _demandOf(id, statement);
        if (!_isMoot(d, statement)) revert ClockRunning(d.deadline);
        _giveUp(id, d);
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
            firstLeaf: d.firstLeaf,
            leaves: d.leaves,
            payloadRoot: d.payloadRoot,
            deadline: d.deadline
        });
    }

    /// @inheritdoc IPayloadReveals
    function count() external view returns (uint256) {
        return _demands.length;
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
        view
        returns (uint8 slot)
    {
        if (entry >= entries.length) revert BadEvidence("entry");
        bytes32 frozen = 0;
        for (uint256 i = 0; i < entries.length; ++i) {
            frozen = keccak256(abi.encode(frozen, entries[i].trainer, entries[i].payloadRoot, entries[i].claimHash));
        }
        if (frozen != statement.frozenHash) revert BadEvidence("entries");
        address[] memory trainers = new address[](1);
        trainers[0] = entries[entry].trainer;
        slot = TASKS.slotsOf(statement.taskId, trainers)[0];
        if ((statement.included >> slot) & 1 == 0) revert BadEvidence("entry");
    }

    /// @dev Root of the fragment's payload that the leaves `data` and their multi-proof lead to (formats, section 1, for a run of
    /// neighbours: at each level at most the left end and the right end have siblings that are not known).
    function _payloadRootOf(Demand storage d, uint256 length, bytes calldata data, bytes32[] calldata proof)
        private
        view
        returns (bytes32)
    {
        uint256 size = TensorProof.leafBytes(d.dtype);
        uint256 known = d.leaves;
        if (data.length != known * size) revert BadEvidence("data");
        bytes32[] memory nodes = new bytes32[](known);
        for (uint256 i = 0; i < known; ++i) {
            nodes[i] = TensorProof.leafHash(data[i * size:(i + 1) * size]);
        }
        uint256 used = 0;
        uint256 first = d.firstLeaf;
        for (uint256 last = TensorProof.leafCount(d.dtype, length) - 1; last > 0; last /= 2) {
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
        bytes32 binding = RoundVectors.payloadBinding(d.taskId, d.round, d.fragment, d.trainer);
        return VectorCommitment.root(VectorCommitment.KIND_PAYLOAD, d.dtype, uint64(length), binding, nodes[0]);
    }

    function _hashOf(bytes32[] calldata proof, uint256 index) private pure returns (bytes32) {
        if (index >= proof.length) revert BadEvidence("proof");
        return proof[index];
    }

    // ------------------------------------------------------------------------------------------------------------- rules

    function _idOf(Statement calldata statement) private pure returns (bytes32) {
        return keccak256(abi.encode(statement));
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
        return FRAUD.isCondemned(d.statement) || !ROUNDS.isStanding(statement)
            || ROUNDS.roundOf(d.taskId, d.round).proposedAt != d.proposedAt;
    }

    function _announce(uint256 id) private {
        Demand storage d = _demands[id];
        emit RevealRequested(id, d.taskId, d.round, d.trainer, d.payloadRoot, d.fragment, d.firstLeaf, d.leaves, d.deadline);
    }

    /// @dev Ends a request that has become moot.
    function _giveUp(uint256 id, Demand storage d) private {
        _pay(d.requester, d);
        _end(id, d, false);
        FRAUD.release(d.taskId, d.round, d.branch);
    }

    /// @dev Leaves the queue.
    function _end(uint256 id, Demand storage d, bool convicted) private {
        d.deadline = 0;
        outstanding -= d.leaves * TensorProof.leafBytes(d.dtype);
        emit RevealClosed(id, d.taskId, convicted);
    }

    /// @dev Credits `account` with the request's price.
    function _pay(address account, Demand storage d) private {
        creditOf[account] += d.leaves * PRICE;
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
