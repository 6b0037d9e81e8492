// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "../../src/training/IProgramReferee.sol";
import {Program} from "../../src/training/Program.sol";
import {TensorProof} from "../../src/arithmetic/TensorProof.sol";
import {VectorCommitment} from "../../src/arithmetic/VectorCommitment.sol";
import {FloatTest} from "../harness/FloatTest.sol";

/// @title The deployed referee, nodes written field by field, and tensors of which one or two leaves are known
abstract contract RefereeTest is FloatTest {
    uint8 internal constant F32 = 1;
    uint8 internal constant I8 = 5;
    uint8 internal constant I32 = 6;
    uint8 internal constant KIND_TENSOR = 10;

    /// @dev The node in question, and the entries that its operands name: all are step nodes.
    uint32 internal constant NUMBER = 1000;
    uint32 internal constant OPERAND = 500;
    uint32 internal constant STEPS = 100_000;
    uint32 internal constant LEAVES = 3 + STEPS;

    IProgramReferee internal referee;

    function setUp() public virtual override {
        super.setUp();
        referee = IProgramReferee(vm.deployCode("ProgramReferee.sol:ProgramReferee", ""));
    }

    // ----------------------------------------------------------------------------------------------------------- entries

    /// @notice One input, STEPS step nodes, one output.
    function _header() internal pure returns (bytes memory) {
        return abi.encodePacked(uint8(1), uint8(1), bytes6(0), uint32(1), uint32(0), STEPS, uint32(1), bytes8(0));
    }

    /// @notice A shape or strides, axis 0 first.
    function _axes(uint32 a) internal pure returns (uint256) {
        return uint256(a) << 224;
    }

    function _axes(uint32 a, uint32 b) internal pure returns (uint256) {
        return (uint256(a) << 224) | (uint256(b) << 192);
    }

    function _view(uint32 tensor, uint32 offset, uint8 rank, uint256 shape, uint256 strides)
        internal
        pure
        returns (bytes memory)
    {
        return abi.encodePacked(tensor, uint32(0), offset, rank, bytes19(0), shape, strides);
    }

    function _node(uint256 op, uint8 attribute, uint8 dtype, uint8 rank, uint256 shape, bytes memory views)
        internal
        pure
        returns (bytes memory)
    {
        uint8 count = uint8(views.length / 96);
        return abi.encodePacked(uint8(3), uint8(op), attribute, dtype, rank, count, bytes2(0), int32(0), bytes20(0), shape, views);
    }

    function _repeated(bytes memory view_, uint256 count) internal pure returns (bytes memory views) {
        for (uint256 i = 0; i < count; ++i) {
            views = bytes.concat(views, view_);
        }
    }

    /// @param types Of the tensors that operands 0, 1, … name, entries OPERAND, OPERAND + 1, …; each has `length` elements.
    /// @param views Operands of those entries.
    function _place(bytes memory entry, uint8[] memory types, uint32 length, bytes memory views)
        internal
        pure
        returns (Program.Place memory place)
    {
        place.leaves = LEAVES;
        place.number = NUMBER;
        place.header = _header();
        place.entry = entry;
        place.named = new Program.Named[](types.length);
        for (uint256 i = 0; i < types.length; ++i) {
            place.named[i] = Program.Named(OPERAND + uint32(i), _node(2, 0, types[i], 1, _axes(length), views));
        }
    }

    // ---------------------------------------------------------------------------------------------------------- openings

    /// @notice An opening of leaves `first` … of a tensor of `length` elements; all nodes beside their way are made up.
    function _opening(uint8 operand, uint8 dtype, uint256 length, uint256 first, bytes memory data)
        internal
        returns (IProgramReferee.Opening memory opening)
    {
        opening.operand = operand;
        opening.leaves = new bytes[](data.length / 1024);
        bytes32[] memory nodes = new bytes32[](opening.leaves.length);
        for (uint256 i = 0; i < nodes.length; ++i) {
            bytes memory leaf = new bytes(1024);
            for (uint256 j = 0; j < 1024; ++j) {
                leaf[j] = data[1024 * i + j];
            }
            opening.leaves[i] = leaf;
            nodes[i] = VectorCommitment.leafHash(leaf);
        }
        bytes32[] memory proof = new bytes32[](64);
        uint256 used = 0;
        for (uint256 last = TensorProof.leafCount(dtype, length) - 1; last > 0; last /= 2) {
            if (nodes.length == 2 && first % 2 == 0) {
                bytes32 node = VectorCommitment.nodeHash(nodes[0], nodes[1]);
                nodes = new bytes32[](1);
                nodes[0] = node;
            } else {
                for (uint256 i = 0; i < nodes.length; ++i) {
                    bool right = (first + i) % 2 == 1;
                    if (!right && first + i == last) continue;
                    bytes32 other = bytes32(_next());
                    proof[used++] = other;
                    nodes[i] = right ? VectorCommitment.nodeHash(other, nodes[i]) : VectorCommitment.nodeHash(nodes[i], other);
                }
            }
            first /= 2;
        }
        opening.root = VectorCommitment.root(KIND_TENSOR, dtype, uint64(length), 0, nodes[0]);
        opening.proof = new bytes32[](used);
        for (uint256 i = 0; i < used; ++i) {
            opening.proof[i] = proof[i];
        }
    }
}
