// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRootDescent} from "../../src/aggregation/IRootDescent.sol";
import {Statement} from "../../src/facts/Types.sol";
import {RoundVectors} from "../../src/aggregation/RoundVectors.sol";
import {VectorTest} from "./VectorTest.sol";

/// @title The honest moves of both sides of a descent, from the vectors that the signers committed to
abstract contract DescentPlay is VectorTest {
    /// @notice A descent in the making: the way it goes, and the vector it is in.
    struct Game {
        uint256 id;
        Statement statement;
        Stage[] way;
        uint256 depth;
        uint256 turns;
    }

    address internal signer = address(0x5164);
    IRootDescent internal descent;

    function _id(Statement memory statement) internal pure returns (bytes32) {
        return keccak256(abi.encode(statement));
    }

    /// @notice The position is the one that the vectors ask.
    function _assertPosition(Game memory game, IRootDescent.Position memory p) internal view {
        Stage memory stage = game.way[game.depth];
        assertEq(p.statement, _id(game.statement), "statement");
        assertEq(p.kind, stage.kind, "kind");
        assertEq(p.length, stage.length, "length");
        assertEq(p.leaves, stage.tree.leaves, "leaves");
        assertEq(p.binding, bytes32(stage.binding), "binding");
        assertEq(p.index, stage.tree.target >> p.height, "on the way");
        assertEq(p.node, p.atRoot ? stage.root : _node(stage.tree, p.height, p.index), "node");
        if (p.atRoot) assertEq(p.height, _heightOf(stage.tree), "height of the tree");
    }

    /// @notice The right move of whoever's turn it is.
    function _step(Game memory game) internal {
        IRootDescent.Position memory p = descent.positionOf(game.id);
        _assertPosition(game, p);
        Stage memory stage = game.way[game.depth];
        if (p.turn == IRootDescent.Turn.Reveal) {
            bytes32[] memory children = _childrenOf(stage.tree, p.height, p.index);
            vm.prank(signer);
            descent.reveal(game.id, p.node, children);
        } else if (p.turn == IRootDescent.Turn.Pick) {
            uint256 height = p.height < 6 ? 0 : p.height - 6;
            uint256 index = stage.tree.target >> height;
            bytes32[] memory path = _pathOf(stage.tree, height, index, p.height);
            bytes32 child = _node(stage.tree, height, index);
            vm.prank(p.challenger);
            descent.pick(game.id, p.node, uint64(index), child, path);
        } else if (p.turn == IRootDescent.Turn.Leaf) {
            vm.prank(signer);
            descent.revealLeaf(game.id, p.node, stage.leaf);
            if (stage.kind == RoundVectors.KIND_AUX_SET || stage.kind == RoundVectors.KIND_REDUCTIONS) ++game.depth;
        } else {
            (bytes32 params, bytes32 momentum) = abi.decode(stage.leaf, (bytes32, bytes32));
            vm.prank(p.challenger);
            descent.choose(game.id, p.node, params, momentum, stage.momentum);
            ++game.depth;
        }
        ++game.turns;
    }

    function _turn(Game memory game) internal view returns (IRootDescent.Turn) {
        return descent.positionOf(game.id).turn;
    }

    /// @notice Until the data leaf lies open, or for `most` moves.
    function _play(Game memory game, uint256 most) internal {
        for (uint256 i = 0; i < most && _turn(game) != IRootDescent.Turn.Prove; ++i) {
            _step(game);
        }
    }

    function _play(Game memory game) internal {
        _play(game, type(uint256).max);
    }

    function _signersMove(Game memory game) internal view returns (bool) {
        IRootDescent.Turn turn = _turn(game);
        return turn == IRootDescent.Turn.Reveal || turn == IRootDescent.Turn.Leaf;
    }
}
