// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import {IRootDescent} from "../src/aggregation/IRootDescent.sol";
import {AggregationRule, Statement, TrainingTaskSpec} from "../src/facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    DescentNotFound,
    NotAuthorized,
    NothingToWithdraw,
    NotOverturnable,
    TransferMismatch,
    WrongMove
} from "../src/facts/Errors.sol";
import {RoundVectors} from "../src/aggregation/RoundVectors.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {DescentTest} from "./utils/DescentTest.sol";
import {HostileToken} from "./utils/Mocks.sol";

contract RootDescentPlay_Test is DescentTest {
    /// @dev The trees that these tests play on are those of the commitment.
    function testFuzz_trees_dense(uint256 leaves, uint256 target, bytes32 seed) external view {
        leaves = bound(leaves, 1, 300);
        Tree memory tree = _tree(leaves, bound(target, 0, leaves - 1), "leaf", seed);
        bytes32[] memory nodes = new bytes32[](leaves);
        for (uint256 i = 0; i < leaves; ++i) {
            nodes[i] = _node(tree, 0, i);
        }
        assertEq(_node(tree, _heightOf(tree), 0), VectorCommitment.treeOf(nodes), "tree");
    }

    /// @dev Honest signers, and a challenger that has nothing to prove: half of its bond is theirs.
    /// forge-config: default.fuzz.runs = 64
    function testFuzz_sham_losesBond(uint256 seed) external {
        Game memory game = _random(seed);
        _play(game);
        IRootDescent.Position memory p = descent.positionOf(game.id);
        _assertPosition(game, p);
        assertEq(p.height, 0, "a leaf");
        assertLe(game.turns, 16, "turns");
        vm.warp(p.deadline);
        descent.timeout(game.id, game.statement);
        assertEq(descent.creditOf(signer), BOND / 2, "half to who revealed");
        assertEq(descent.burned(), BOND - BOND / 2, "half burned");
        assertEq(run.holds(), 0, "released");
        assertTrue(!run.isCondemned(_id(game.statement)), "nobody convicted");
        _over(game);
        vm.prank(signer);
        descent.withdraw();
        _assertBooks();
    }

    /// @dev Signers that stop somewhere are convicted, whoever they are.
    /// forge-config: default.fuzz.runs = 64
    function testFuzz_silentSigners_convicted(uint256 seed, uint256 moves) external {
        Game memory game = _random(seed);
        _play(game, moves % 8);
        if (!_signersMove(game)) {
            // The last word of the signers is the leaf; before it comes a move of the challenger.
            if (_turn(game) == IRootDescent.Turn.Prove) return;
            _step(game);
        }
        vm.warp(descent.positionOf(game.id).deadline);
        descent.timeout(game.id, game.statement);
        assertEq(run.condemnedStatement(), _id(game.statement), "condemned");
        assertEq(run.cleared(), 0, "no slot cleared");
        assertEq(run.rewarded(), challenger, "the bounties are the challenger's");
        assertEq(descent.creditOf(challenger), BOND, "bond back");
        _over(game);
        _assertBooks();
    }

    /// @dev Signers that lied and showed it: the challenger proves it, and takes its bond.
    /// forge-config: default.fuzz.runs = 64
    function testFuzz_lyingSigners_provenAtTheLeaf(uint256 seed) external {
        Game memory game = _random(seed);
        _play(game);
        vm.expectRevert(abi.encodeWithSelector(WrongMove.selector, descent.positionOf(game.id).node));
        descent.close(game.id, game.statement);
        run.prove(_id(game.statement));
        descent.close(game.id, game.statement);
        assertEq(descent.creditOf(challenger), BOND, "bond back");
        _over(game);
        _assertBooks();
    }

    /// @dev Nothing moves any more.
    function _over(Game memory game) private {
        IRootDescent.Position memory p = descent.positionOf(game.id);
        assertTrue(p.turn == IRootDescent.Turn.Over, "over");
        bytes memory refusal = abi.encodeWithSelector(WrongMove.selector, p.node);
        vm.expectRevert(refusal);
        descent.reveal(game.id, p.node, new bytes32[](2));
        vm.expectRevert(refusal);
        descent.revealLeaf(game.id, p.node, game.way[0].leaf);
        vm.expectRevert(refusal);
        descent.timeout(game.id, game.statement);
        vm.expectRevert(refusal);
        descent.close(game.id, game.statement);
    }
}

/// @title Every rule of a descent that can be broken, and what does not change when it is
contract RootDescent_Test is DescentTest {
    uint256 private constant CLOCK = 30;
    uint256 private constant EXTENSION = 5;

    function _refused(bytes32 node) private {
        vm.expectRevert(abi.encodeWithSelector(WrongMove.selector, node));
    }

    /// @dev 70 fragments of 300 leaves: two levels of children each.
    function _wide() private returns (Game memory) {
        TrainingTaskSpec memory spec = _spec();
        spec.fragmentCount = 70;
        spec.paramCount = 70 * 300 * 256;
        run.setSpec(spec);
        return _begin(_stateWay(spec, 66, true, 299, "wide"), false, 7);
    }

    /// @dev A state of one fragment with one leaf.
    function _tiny() private returns (Game memory) {
        TrainingTaskSpec memory spec = _spec();
        (spec.fragmentCount, spec.paramCount) = (1, 256);
        run.setSpec(spec);
        return _begin(_stateWay(spec, 0, false, 0, "tiny"), false, 7);
    }

    function _position(Game memory game) private view returns (IRootDescent.Position memory) {
        return descent.positionOf(game.id);
    }

    // -------------------------------------------------------------------------------------------------------------- open

    function test_open_position() external {
        Game memory game = _wide();
        IRootDescent.Position memory p = _position(game);
        _assertPosition(game, p);
        assertEq(p.taskId, TASK, "task");
        assertEq(p.round, ROUND, "round");
        assertEq(p.challenger, challenger, "challenger");
        assertTrue(p.turn == IRootDescent.Turn.Reveal && p.atRoot, "signers, at the root");
        assertEq(p.dtype, 0, "bytes");
        assertEq(p.deadline, nowTime() + CLOCK, "signers' clock");
        assertEq(p.challengerLeft, CLOCK, "challenger's clock");
        assertEq(descent.count(), 1, "count");
        assertEq(run.holds(), 1, "held");
        assertEq(token.balanceOf(address(descent)), BOND, "bond");
        assertEq(descent.bond(), BOND, "as told");
        assertEq(descent.fraud(), address(run), "referee");
        assertEq(descent.token(), address(token), "the vault's token");
    }

    function test_open_notStanding_reverts() external {
        Statement memory statement = _statement();
        run.stand(_id(statement));
        statement.newRoot = "another";
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        vm.prank(challenger);
        descent.open(statement, false);
    }

    function test_open_pastTheWindow_reverts() external {
        Statement memory statement = _statement();
        run.stand(_id(statement));
        skip(12);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        vm.prank(challenger);
        descent.open(statement, false);
    }

    /// @dev One descent after the other would hold the state for ever: what outlasts the signers' liability is refused.
    function test_open_whileHeld_onlyWithinLiability() external {
        Statement memory statement = _statement();
        run.stand(_id(statement));
        vm.startPrank(challenger);
        descent.open(statement, false);
        skip(30 + 12);
        descent.open(statement, false);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        descent.open(statement, true);
        vm.stopPrank();
    }

    function test_open_inParallel_eachItsBond() external {
        Game memory game = _tiny();
        _fund(stranger);
        vm.prank(stranger);
        uint256 second = descent.open(game.statement, true);
        assertEq(second, 1, "a number of its own");
        assertEq(descent.owed(), 2 * BOND, "two bonds");
        assertEq(run.holds(), 2, "two holds");
        assertEq(descent.positionOf(second).kind, RoundVectors.KIND_AUX_SET, "aux");
        assertEq(descent.positionOf(second).node, game.statement.auxRoot, "aux root");
        // The first one falls to silence; that moves the second nowhere but to its end.
        skip(CLOCK);
        descent.timeout(0, game.statement);
        descent.close(second, game.statement);
        assertEq(descent.creditOf(stranger), BOND, "bond back");
        _assertBooks();
    }

    function test_open_taxedBond_reverts() external {
        _deploy(vm.deployCode("Mocks.sol:HostileToken", ""));
        HostileToken(address(token)).setTaxing(true);
        Statement memory statement = _statement();
        run.stand(_id(statement));
        vm.expectRevert(abi.encodeWithSelector(TransferMismatch.selector, BOND - BOND / 100, BOND));
        vm.prank(challenger);
        descent.open(statement, false);
        assertEq(descent.count(), 0, "nothing opened");
    }

    /// @dev A token that calls back finds the door closed.
    function test_open_reentered_refuses() external {
        _deploy(vm.deployCode("Mocks.sol:HostileToken", ""));
        HostileToken hook = HostileToken(address(token));
        Statement memory statement = _statement();
        run.stand(_id(statement));
        hook.arm(address(descent), abi.encodeCall(descent.open, (statement, true)));
        vm.prank(challenger);
        descent.open(statement, false);
        assertTrue(!hook.reentered(), "refused");
        assertEq(
            bytes32(hook.lastRevert()), bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector), "by the guard"
        );
        assertEq(descent.count(), 1, "one descent");
        _assertBooks();
    }

    // ------------------------------------------------------------------------------------------------------------- moves

    function test_unknown_reverts() external {
        Game memory game = _tiny();
        bytes memory refusal = abi.encodeWithSelector(DescentNotFound.selector, uint256(1));
        vm.expectRevert(refusal);
        descent.positionOf(1);
        vm.expectRevert(refusal);
        descent.reveal(1, 0, new bytes32[](2));
        vm.expectRevert(refusal);
        descent.pick(1, 0, 0, 0, new bytes32[](0));
        vm.expectRevert(refusal);
        descent.revealLeaf(1, 0, "");
        vm.expectRevert(refusal);
        descent.choose(1, 0, 0, 0, false);
        vm.expectRevert(refusal);
        descent.timeout(1, game.statement);
        vm.expectRevert(refusal);
        descent.close(1, game.statement);
    }

    /// @dev Whose turn it is not, and moves for a node that the descent does not stand on: a replay is one.
    function test_turns_otherMoves_revert() external {
        Game memory game = _wide();
        for (uint256 i = 0; i < 10; ++i) {
            IRootDescent.Position memory p = _position(game);
            bytes32 before = keccak256(abi.encode(p));
            if (p.turn != IRootDescent.Turn.Reveal) {
                _refused(p.node);
                descent.reveal(game.id, p.node, new bytes32[](2));
            }
            if (p.turn != IRootDescent.Turn.Pick) {
                _refused(p.node);
                vm.prank(challenger);
                descent.pick(game.id, p.node, 0, p.node, new bytes32[](0));
            }
            if (p.turn != IRootDescent.Turn.Leaf) {
                _refused(p.node);
                descent.revealLeaf(game.id, p.node, "");
            }
            if (p.turn != IRootDescent.Turn.Choose) {
                _refused(p.node);
                vm.prank(challenger);
                descent.choose(game.id, p.node, 0, 0, false);
            }
            _refused(p.node);
            descent.reveal(game.id, ~p.node, new bytes32[](2));
            _refused(p.node);
            descent.revealLeaf(game.id, ~p.node, "");
            vm.startPrank(challenger);
            _refused(p.node);
            descent.pick(game.id, ~p.node, 0, p.node, new bytes32[](0));
            _refused(p.node);
            descent.choose(game.id, ~p.node, 0, 0, false);
            vm.stopPrank();
            assertEq(keccak256(abi.encode(_position(game))), before, "nothing moved");
            if (p.turn == IRootDescent.Turn.Prove) return;
            _step(game);
        }
        assertEq(game.turns, 11, "the descent went on: 5 + 1 in the state, then 4 of its vector, the leaf comes next");
    }

    function test_reveal_wrongChildren_reverts() external {
        Game memory game = _wide();
        Tree memory tree = game.way[0].tree;
        bytes32 node = _position(game).node;
        bytes32[] memory children = _childrenOf(tree, 7, 0);
        assertEq(children.length, 35, "70 fragments: 35 nodes one level above the leaves");

        bytes32[] memory more = new bytes32[](36);
        bytes32[] memory fewer = new bytes32[](34);
        for (uint256 i = 0; i < 35; ++i) {
            more[i] = children[i];
            if (i < 34) fewer[i] = children[i];
        }
        // The last node doubled: an odd node is promoted, not doubled.
        more[35] = children[34];
        _refused(node);
        descent.reveal(game.id, node, more);
        _refused(node);
        descent.reveal(game.id, node, fewer);
        _refused(node);
        descent.reveal(game.id, node, new bytes32[](0));
        // Another level that leads to the same root.
        bytes32[] memory lower = _childrenOf(tree, 6, 0);
        _refused(node);
        descent.reveal(game.id, node, lower);
        children[17] = bytes32(uint256(children[17]) ^ 1);
        _refused(node);
        descent.reveal(game.id, node, children);
        children[17] = bytes32(uint256(children[17]) ^ 1);
        descent.reveal(game.id, node, children);
    }

    function test_pick_wrong_reverts() external {
        Game memory game = _wide();
        _step(game);
        Tree memory tree = game.way[0].tree;
        bytes32 node = _position(game).node;
        bytes32 child = _node(tree, 1, 33);
        bytes32[] memory path = _pathOf(tree, 1, 33, 7);

        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, signer));
        vm.prank(signer);
        descent.pick(game.id, node, 33, child, path);

        vm.startPrank(challenger);
        _refused(node);
        descent.pick(game.id, node, 32, child, path);
        _refused(node);
        descent.pick(game.id, node, 35, child, path);
        _refused(node);
        descent.pick(game.id, node, type(uint64).max, child, path);
        _refused(node);
        descent.pick(game.id, node, 33, ~child, path);
        bytes32[] memory longer = new bytes32[](path.length + 1);
        bytes32[] memory shorter = new bytes32[](path.length - 1);
        for (uint256 i = 0; i < path.length; ++i) {
            longer[i] = path[i];
            if (i < shorter.length) shorter[i] = path[i];
        }
        _refused(node);
        descent.pick(game.id, node, 33, child, longer);
        _refused(node);
        descent.pick(game.id, node, 33, child, shorter);
        path[0] = bytes32(uint256(path[0]) ^ 1);
        _refused(node);
        descent.pick(game.id, node, 33, child, path);
        path[0] = bytes32(uint256(path[0]) ^ 1);
        descent.pick(game.id, node, 33, child, path);
        vm.stopPrank();

        // In the next level its indices begin at 66: those of another node's children are none of its own.
        game.turns = 3;
        IRootDescent.Position memory p = _position(game);
        assertEq(p.height, 1, "height");
        assertEq(p.index, 33, "index");
        _step(game);
        bytes32 foreign = _node(tree, 0, 65);
        path = _pathOf(tree, 0, 65, 1);
        _refused(p.node);
        vm.prank(challenger);
        descent.pick(game.id, p.node, 65, foreign, path);
    }

    /// @dev Of 65 leaves the last one is promoted through six levels: it is a leaf as soon as it is picked.
    function test_pick_promoted_isALeafAtOnce() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.fragmentCount, spec.paramCount) = (65, 65 * 256);
        run.setSpec(spec);
        Game memory game = _begin(_stateWay(spec, 64, false, 0, "promoted"), false, 7);
        _step(game);
        bytes32[] memory path = _pathOf(game.way[0].tree, 1, 32, 7);
        assertEq(path.length, 1, "one sibling: the tree of the other 64");
        _step(game);
        IRootDescent.Position memory p = _position(game);
        assertTrue(p.turn == IRootDescent.Turn.Leaf, "leaf");
        assertEq(p.index, 64, "index");
        _play(game);
    }

    function test_leaf_wrong_reverts() external {
        Game memory game = _tiny();
        bytes32 node = _position(game).node;
        bytes memory leaf = game.way[0].leaf;
        _refused(node);
        descent.revealLeaf(game.id, node, "");
        _refused(node);
        descent.revealLeaf(game.id, node, abi.encodePacked(leaf, uint8(0)));
        // The 32 bytes that the state's leaf is: what it is made of is asked for.
        (bytes32 params, bytes32 momentum) = abi.decode(leaf, (bytes32, bytes32));
        bytes memory inner = abi.encode(VectorCommitment.nodeHash(params, momentum));
        _refused(node);
        descent.revealLeaf(game.id, node, inner);
        _refused(node);
        descent.revealLeaf(game.id, node, abi.encode(momentum, params));
        _step(game);

        vm.startPrank(challenger);
        _refused(node);
        descent.choose(game.id, node, momentum, params, false);
        _refused(node);
        descent.choose(game.id, node, params, "another", false);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, stranger));
        vm.prank(stranger);
        descent.choose(game.id, node, params, momentum, false);
    }

    /// @dev A vector may commit to leaves of any bytes; nobody can show one that the format does not have, so silence convicts.
    function test_leaf_ofAnotherSize_cannotBeShown() external {
        TrainingTaskSpec memory spec = _spec();
        spec.fragmentCount = 1;
        spec.aggregation = AggregationRule.Krum;
        run.setSpec(spec);
        for (uint256 entry = 0; entry < 4; ++entry) {
            Stage[] memory way = _auxWay(spec, 3, entry, 2, 0, "short");
            Stage memory last = way[way.length - 1];
            bytes memory leaf = abi.encodePacked(last.leaf, uint8(0));
            way[way.length - 1] = _stage(spec, 3, last.kind, last.binding, 0, leaf, "long");
            if (way.length == 3) {
                way[1] = _stage(spec, 3, way[1].kind, 0, 2, abi.encode(way[2].root), "long");
            }
            way[0] = _stage(spec, 3, way[0].kind, 0, entry, abi.encode(way[1].root), "long");
            Game memory game = _begin(way, true, 7);
            while (!(_turn(game) == IRootDescent.Turn.Leaf && game.depth + 1 == way.length)) {
                _step(game);
            }
            bytes32 node = _position(game).node;
            _refused(node);
            descent.revealLeaf(game.id, node, leaf);
            skip(CLOCK);
            descent.timeout(game.id, game.statement);
            assertEq(run.condemnedStatement(), _id(game.statement), "silence");
        }
        _assertBooks();
    }

    /// @dev The same for what should be a root.
    function test_leaf_ofARoot_has32Bytes() external {
        TrainingTaskSpec memory spec = _spec();
        Stage[] memory way = new Stage[](1);
        way[0] = _stage(spec, 3, RoundVectors.KIND_AUX_SET, 0, 1, new bytes(33), "long");
        Game memory game = _begin(way, true, 7);
        while (_turn(game) != IRootDescent.Turn.Leaf) _step(game);
        bytes32 node = _position(game).node;
        _refused(node);
        descent.revealLeaf(game.id, node, new bytes(33));
    }

    // ------------------------------------------------------------------------------------------------------------ clocks

    /// @dev Each side has its clock in all, and the extension at least for every turn.
    function test_clocks_useAndExtension() external {
        Game memory game = _wide();
        skip(12);
        _step(game);
        IRootDescent.Position memory p = _position(game);
        assertEq(p.signersLeft, CLOCK - 12, "signers used 12");
        assertEq(p.deadline, nowTime() + CLOCK, "challenger's clock is whole");
        skip(CLOCK - 1);
        _step(game);
        p = _position(game);
        assertEq(p.challengerLeft, 1, "one second left");
        assertEq(p.deadline, nowTime() + CLOCK - 12, "signers' rest");
        _step(game);
        p = _position(game);
        assertEq(p.signersLeft, CLOCK - 12, "no time used");
        assertEq(p.deadline, nowTime() + EXTENSION, "the extension");
        skip(4);
        _step(game);
        assertEq(_position(game).challengerLeft, 0, "its second is gone");
        _step(game);
        p = _position(game);
        assertEq(p.deadline, nowTime() + EXTENSION, "and still the extension");
        assertTrue(p.turn == IRootDescent.Turn.Choose, "choose");
    }

    /// @dev A move is valid iff now < deadline, a timeout iff now >= deadline; for each turn.
    function test_clocks_boundaries() external {
        Game memory game = _wide();
        while (true) {
            IRootDescent.Position memory p = _position(game);
            vm.warp(p.deadline - 1);
            vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, p.deadline));
            descent.timeout(game.id, game.statement);
            if (p.turn == IRootDescent.Turn.Prove) break;
            vm.warp(p.deadline);
            bytes memory refusal = abi.encodeWithSelector(ClockExpired.selector, p.deadline);
            vm.startPrank(challenger);
            vm.expectRevert(refusal);
            if (p.turn == IRootDescent.Turn.Reveal) descent.reveal(game.id, p.node, new bytes32[](2));
            else if (p.turn == IRootDescent.Turn.Pick) descent.pick(game.id, p.node, 0, 0, new bytes32[](0));
            else if (p.turn == IRootDescent.Turn.Leaf) descent.revealLeaf(game.id, p.node, "");
            else descent.choose(game.id, p.node, 0, 0, false);
            vm.stopPrank();
            vm.warp(p.deadline - 1);
            _step(game);
        }
        skip(1);
        descent.timeout(game.id, game.statement);
        assertEq(descent.burned(), BOND - BOND / 2, "the challenger lost");
    }

    /// @dev At the bounds of the spec no descent has more turns than the liability allows for. Every kind of way, at sizes at which
    /// its trees are largest for their levels, played on trees of up to 2^29 leaves.
    function test_turns_atTheBounds() external {
        TrainingTaskSpec memory spec = _spec();
        uint256 most = 0;
        uint32[7] memory fragments = [uint32(1), 2, 3, 64, 65, 1025, 4096];
        spec.paramCount = 2 ** 31;
        for (uint256 i = 0; i < fragments.length; ++i) {
            spec.fragmentCount = fragments[i];
            run.setSpec(spec);
            uint256 last = fragments[i] - 1;
            most = _atMost(most, _begin(_stateWay(spec, last / 2, true, 12_345, "s"), false, 7));
            most = _atMost(most, _begin(_auxWay(spec, 64, last / 2, 0, 54_321, "a"), true, type(uint64).max));
            most = _atMost(most, _begin(_auxWay(spec, 1, last, 0, 4321, "b"), true, 1));
        }
        spec.fragmentCount = 1;
        spec.clipL2Norm = 1;
        run.setSpec(spec);
        most = _atMost(most, _begin(_auxWay(spec, 64, 1, 63, 65_000, "c"), true, type(uint64).max));
        spec.clipL2Norm = 0;
        spec.aggregation = AggregationRule.MultiKrum;
        run.setSpec(spec);
        for (uint256 entry = 0; entry < 4; ++entry) {
            most = _atMost(most, _begin(_auxWay(spec, 64, entry, 2000, 65_793, "k"), true, type(uint64).max));
        }
        assertEq(most, 16, "the longest");
        assertLe(most, SpecRules.MAX_MOVES, "what a liability assumes");
    }

    function _atMost(uint256 most, Game memory game) private returns (uint256) {
        _play(game);
        return game.turns > most ? game.turns : most;
    }

    // --------------------------------------------------------------------------------------------------------------- end

    function test_timeout_foreignStatement_reverts() external {
        Game memory game = _tiny();
        skip(CLOCK);
        game.statement.auxRoot = "another";
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "statement"));
        descent.timeout(game.id, game.statement);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "statement"));
        descent.close(game.id, game.statement);
    }

    /// @dev The statement falls with another round: nobody loses, neither the late challenger nor the late signers.
    function test_moot_bothSidesKeepTheirs() external {
        Game memory late = _tiny();
        _step(late);
        _fund(stranger);
        vm.prank(stranger);
        uint256 waiting = descent.open(late.statement, false);
        run.fall();
        skip(1000);
        descent.timeout(late.id, late.statement);
        descent.timeout(waiting, late.statement);
        assertEq(descent.creditOf(challenger), BOND, "the late challenger");
        assertEq(descent.creditOf(stranger), BOND, "the one that was waiting");
        assertEq(run.condemnedStatement(), 0, "nobody convicted");
        assertEq(descent.burned(), 0, "nothing burned");
        _assertBooks();
    }

    /// @dev Equal statements of two proposals are two: the signers of the second one do not answer for time that ran for the first.
    function test_moot_proposedAgain() external {
        Game memory game = _tiny();
        run.fall();
        skip(CLOCK);
        run.stand(_id(game.statement));
        descent.timeout(game.id, game.statement);
        assertEq(run.condemnedStatement(), 0, "nobody convicted");
        assertEq(descent.creditOf(challenger), BOND, "bond back");
        assertEq(run.holds(), 0, "what it held is gone");
        _open(game, false);
        assertEq(run.holds(), 1, "the new one is held by a new one");
    }

    /// @dev Overturned and proposed again in the very same second: only the new descent is about what stands.
    function test_moot_proposedAgain_sameSecond() external {
        Game memory game = _tiny();
        run.fall();
        run.stand(_id(game.statement));
        vm.prank(challenger);
        uint256 again = descent.open(game.statement, false);
        assertEq(descent.positionOf(game.id).branch, 0, "of the former proposal");
        assertEq(descent.positionOf(again).branch, 1, "of this one");
        descent.close(game.id, game.statement);
        assertEq(descent.creditOf(challenger), BOND, "bond back");
        assertEq(run.holds(), 1, "the other one holds the state");
        _refused(descent.positionOf(again).node);
        descent.close(again, game.statement);
    }

    function test_close_undecided_reverts() external {
        Game memory game = _tiny();
        _refused(_position(game).node);
        descent.close(game.id, game.statement);
    }

    function test_withdraw_once() external {
        Game memory game = _tiny();
        run.fall();
        descent.close(game.id, game.statement);
        vm.startPrank(challenger);
        assertEq(descent.withdraw(), BOND, "amount");
        assertEq(token.balanceOf(challenger), WEALTH, "all of it is back");
        vm.expectRevert(NothingToWithdraw.selector);
        descent.withdraw();
        vm.stopPrank();
        assertEq(descent.owed(), 0, "nothing owed");
    }
}
