// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IAggregationFraud} from "../aggregation/IAggregationFraud.sol";
import {IObjectDemands} from "./IObjectDemands.sol";
import {IStakeVault} from "../stake/IStakeVault.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {BadEvidence} from "../facts/Errors.sol";
import {Intake} from "../stake/Intake.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title What the two halves of the reveals share: the queue, its prices, and the trees of what is published
/// @notice PayloadReveals has the demands for payloads, ObjectReveals those for what a task is made of; the second runs only as code of the
/// first, on its storage. Both have this layout and no storage of their own.
abstract contract RevealsBase {
    using Intake for IERC20;

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
        IObjectDemands.Part part;
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
    uint256 internal constant RANGE_LEAVES = 64;

    IAggregationFraud internal immutable FRAUD;
    ITrainingTasks internal immutable TASKS;
    ITrainingRounds internal immutable ROUNDS;
    IERC20 internal immutable TOKEN;
    uint256 internal immutable PRICE;
    uint32 internal immutable RATE;

    Demand[] internal _demands;
    /// @dev Bytes of demands that wait for their answer.
    uint256 internal _outstanding;
    /// @dev Number of a request plus one, by all that it is about.
    mapping(bytes32 subject => uint256) internal _requestIds;
    /// @dev Bytes outstanding, by statement and branch.
    mapping(bytes32 proposal => uint256) internal _shares;
    ObjectDemand[] internal _objects;
    /// @dev Number of a demand for an object plus one, by all that it is about.
    mapping(bytes32 subject => uint256) internal _objectIds;
    /// @dev Bytes of demands for objects that were neither answered nor found to have lapsed.
    mapping(bytes32 taskId => uint256) internal _openObjects;
    /// @dev Number plus one of the earliest demand for an object of the task that lapsed.
    mapping(bytes32 taskId => uint256) internal _lapsed;
    mapping(bytes32 taskId => FirstHold) internal _firsts;
    /// @dev Entries of a task's programs, as the answers for their first ranges showed.
    mapping(bytes32 taskId => mapping(uint256 program => uint32)) internal _entries;
    /// @dev Bytes of a record of a task's data set, as the answer for its first range showed.
    mapping(bytes32 taskId => uint256) internal _recordBytes;
    /// @dev Constants of a task's programs that were shown.
    mapping(bytes32 taskId => mapping(uint256 number => Constant)) internal _constants;
    /// @dev Ranges of a committed payload that somebody published unasked, and how many they are.
    mapping(bytes32 range => bool) internal _isShown;
    mapping(bytes32 payload => uint256 ranges) internal _shownOf;
    /// @dev Halves of requests that wait for their answer, credits, and what was burned.
    uint256 internal _owed;
    uint256 internal _burned;
    mapping(address account => uint256) internal _creditOf;

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

    /// @dev Deadline that a request of `bytes_` bytes with this reveal window would get now.
    function _deadlineFor(uint256 bytes_, uint32 revealWindow) internal view returns (uint64) {
        return uint64(block.timestamp + revealWindow + FixedPointMathLib.divUp(_outstanding + bytes_, RATE));
    }

    /// @dev Top node of a vector of `length` elements that leaves `data` from leaf `first` on, `known` of them, and their multi-proof lead to
    /// (formats, section 1, for a run of neighbours: at each level at most the left end and the right end have siblings that are not known).
    function _treeOf(uint256 dtype, uint256 length, uint256 first, uint256 known, bytes calldata data, bytes32[] calldata proof)
        internal
        view
        returns (bytes32)
    {
        bytes32[] memory nodes = _leafHashes(known, TensorProof.leafBytes(dtype), data);
        return _treeAbove(nodes, first, TensorProof.leafCount(dtype, length), proof);
    }

    /// @dev Hashes of so many leaves of one size, which `data` is one after the other.
    function _leafHashes(uint256 count_, uint256 size, bytes calldata data) internal view returns (bytes32[] memory nodes) {
        if (data.length != count_ * size) revert BadEvidence("data");
        nodes = new bytes32[](count_);
        for (uint256 i = 0; i < count_; ++i) {
            nodes[i] = TensorProof.leafHash(data[i * size:(i + 1) * size]);
        }
    }

    /// @dev Top node of a tree of so many leaves that these neighbours' hashes, of which `first` is the first one's number, and their
    /// multi-proof lead to. Overwrites `nodes`.
    function _treeAbove(bytes32[] memory nodes, uint256 first, uint256 leaves, bytes32[] calldata proof)
        internal
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

    function _hashOf(bytes32[] calldata proof, uint256 index) internal pure returns (bytes32) {
        if (index >= proof.length) revert BadEvidence("proof");
        return proof[index];
    }

    /// @dev Takes the price of `leaves` from the sender.
    function _charge(uint256 leaves) internal {
        uint256 price = leaves * PRICE;
        // Whatever becomes of it. With what comes back the queue is filled for nothing: whoever posts a task of his own, with locks of one
        // unit, convicts himself as often as he likes.
        _burned += price - price / 2;
        _take(price);
    }

    /// @dev Takes `amount` from the sender.
    function _take(uint256 amount) internal {
        _owed += amount;
        TOKEN.take(msg.sender, amount);
    }
}
