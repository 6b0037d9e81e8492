// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAggregationFraud} from "../src/aggregation/IAggregationFraud.sol";
import {Phase, Proposal, Role, RoundStatus, Statement, TrainingTaskSpec, WitnessSignature} from "../src/facts/Types.sol";
import {IRootDescent} from "../src/aggregation/IRootDescent.sol";
import {ChallengeWindowOpen, NothingDue, NotOverturnable, WrongMove} from "../src/facts/Errors.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {RefereedTest} from "./utils/RefereedTest.sol";

/// @title Forced publication in a whole deployment: who is convicted, who pays, and how the run goes on
contract Disclosure_Test is RefereedTest {
    uint256 private constant KEEPER_LOCK = 320_000;

    function _status(Statement memory statement) private view returns (RoundStatus) {
        return rounds.roundOf(statement.taskId, statement.round).status;
    }

    function _locks(bytes32 taskId) private view returns (uint256) {
        return vault.lockOf(taskId, Role.Keeper, keeper(0)) + vault.lockOf(taskId, Role.Keeper, keeper(1));
    }

    /// @dev Silence of the signers: the round fell, `locks` is what they had, and a fifth of it is the challenger's.
    function _assertConvicted(Statement memory statement, uint256 locks) private view {
        assertTrue(_status(statement) == RoundStatus.Overturned, "overturned");
        uint256 taken = locks - _locks(statement.taskId);
        assertTrue(taken != 0, "locks taken");
        assertGe(vault.burned(), taken / 2, "half of it burned");
        assertEq(vault.creditOf(challenger), taken / 5, "bounty");
        _assertAllBooks();
    }

    /// @dev A keeper with a large lock proposes these roots alone, in the fallback window that an overturn opens.
    function _proposeAgain(bytes32 taskId, bytes32 newRoot, bytes32 auxRoot, uint256 index)
        private
        returns (Statement memory statement)
    {
        (, Phase phase,) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.Fallback, "fallback");
        Proposal memory proposal = _proposal(taskId);
        (proposal.newRoot, proposal.auxRoot) = (newRoot, auxRoot);
        _propose(proposal, index);
        return _statementOf(proposal);
    }

    // ---------------------------------------------------------------------------------------------------------- descents

    /// @dev A root of random bytes: nobody can answer for it.
    function test_randomRoot_silenceConvicts() external {
        bytes32 taskId = _training(refereedSpec());
        Statement memory statement = _proposeRoots(taskId, "random", "bytes", "payload");
        uint256 locks = _locks(taskId);
        Game memory game = _begin(statement, new Stage[](0), false);
        skip(30);
        descent.timeout(game.id, statement);
        _assertConvicted(statement, locks);
        assertEq(descent.creditOf(challenger), BOND, "bond back");
        assertTrue(!fraud.isCondemned(_id(statement)), "silence says nothing about the numbers");
    }

    /// @dev Withheld or not, a right root costs only whoever doubts it; meanwhile its state is not final, afterwards it is.
    function test_rightRoot_shamLosesBond() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Stage[] memory way = _stateWay(spec, 1, true, 3, "right");
        Statement memory statement = _proposeRoots(taskId, way[0].root, "aux", "payload");
        uint256 locks = _locks(taskId);
        Game memory game = _begin(statement, way, false);
        _play(game);
        skip(29);
        vm.expectRevert(abi.encodeWithSelector(ChallengeWindowOpen.selector, 0));
        rounds.finalizeRound(taskId, statement.round, statement.newRoot);
        assertTrue(_status(statement) == RoundStatus.Proposed, "held");
        skip(1);
        descent.timeout(game.id, statement);
        rounds.finalizeRound(taskId, statement.round, statement.newRoot);
        assertTrue(_status(statement) == RoundStatus.Final, "final");
        assertEq(_locks(taskId), locks, "no lock taken");
        assertEq(descent.creditOf(signer), BOND / 2, "half the bond to who answered");
        _assertAllBooks();
    }

    /// @dev Interleaved payloads that are not the trainer's: the descent lays the leaf open, one transaction proves it.
    function test_lie_openedAndProven() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Payload memory payload = _zeros(spec, taskId);
        // Leaf 14 of the interleaved vector of four trainers: the coordinates 896 to 959 of the fragment, of trainer 1's leaf 3.
        Stage[] memory way = _auxWay(spec, 4, 1, 0, 14, keccak256("lie"));
        Statement memory statement = _proposeRoots(taskId, "state", way[0].root, payload.payloadRoot);
        uint256 locks = _locks(taskId);
        Game memory game = _begin(statement, way, true);
        _play(game);
        _proveInterleaved(statement, game, payload);
        assertTrue(fraud.isCondemned(_id(statement)), "proven wrong");
        _assertConvicted(statement, locks);
        descent.close(game.id, statement);
        assertEq(descent.creditOf(challenger), BOND, "bond back");
        _assertAllBooks();
    }

    /// @dev Lets some of the time pass that whoever moves next has, up to its last second.
    function _think(Game memory game, uint256 random) private {
        uint256 most = descent.positionOf(game.id).deadline - nowTime() - 1;
        skip(random % 2 == 0 ? most : (random >> 1) % (most + 1));
    }

    /// @dev Invariant 5, a wrong root: signers that know all of their lie, some or nothing of it, and take what time they like, are
    /// convicted within T of the first move, by a challenger that takes what time it likes too.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_05_wrongRoot_convictsWithinT(uint256 seed) external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Payload memory payload = _zeros(spec, taskId);
        Stage[] memory way = _auxWay(spec, 4, 1, 0, 14, keccak256(abi.encode("lie", seed)));
        Statement memory statement = _proposeRoots(taskId, "state", way[0].root, payload.payloadRoot);
        uint256 locks = _locks(taskId);
        _think(statement, seed);
        uint256 openedAt = nowTime();
        Game memory game = _begin(statement, way, true);
        // With 5 answers the data leaf lies open.
        uint256 answers = (seed >> 16) % 7;
        for (uint256 i = 0; _turn(game) != IRootDescent.Turn.Prove; ++i) {
            if (_signersMove(game)) {
                if (answers == 0) break;
                --answers;
            }
            _think(game, seed >> (32 + 8 * i));
            _step(game);
        }
        if (_turn(game) == IRootDescent.Turn.Prove) {
            _think(game, seed >> 200);
            _proveInterleaved(statement, game, payload);
            descent.close(game.id, statement);
        } else {
            vm.warp(descent.positionOf(game.id).deadline);
            descent.timeout(game.id, statement);
        }
        assertLe(nowTime() - openedAt, SpecRules.disputeBound(spec), "within T");
        _assertConvicted(statement, locks);
        assertEq(descent.creditOf(challenger), BOND, "bond back");
    }

    /// @dev Some of the state window.
    function _think(Statement memory statement, uint256 random) private {
        skip(random % tasks.specOf(statement.taskId).stateWindow);
    }

    /// @dev Invariant 5, a right root: signers that answer within their clock are convicted by nobody, however many descend at once,
    /// wherever they stop and however long they wait. Each loses its bond, and the state becomes final.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_05_rightRoot_convictsNobody(uint256 seed) external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Stage[] memory way = _stateWay(spec, seed % 2, seed % 4 > 1, (seed >> 8) % 10, keccak256(abi.encode(seed)));
        Statement memory statement = _proposeRoots(taskId, way[0].root, "aux", "payload");
        uint256 locks = _locks(taskId);
        Game[] memory games = new Game[](1 + (seed >> 16) % 3);
        for (uint256 g = 0; g < games.length; ++g) {
            games[g] = _begin(statement, way, false);
        }
        for (uint256 picks = (seed >> 24) % 16;; --picks) {
            for (uint256 g = 0; g < games.length; ++g) {
                // The signers answer in the second in which they are asked.
                while (_signersMove(games[g])) _step(games[g]);
            }
            if (picks == 0) break;
            uint256 random = uint256(keccak256(abi.encode(seed, picks)));
            Game memory game = games[random % games.length];
            skip((random >> 8) % 4);
            bool over = nowTime() >= descent.positionOf(game.id).deadline;
            if (!over && _turn(game) != IRootDescent.Turn.Prove) _step(game);
        }
        skip(30 + 27 * 5);
        for (uint256 g = 0; g < games.length; ++g) {
            descent.timeout(games[g].id, statement);
        }
        tasks.tick(taskId);
        assertTrue(_status(statement) == RoundStatus.Final, "final");
        assertEq(_locks(taskId), locks, "no lock taken");
        assertEq(vault.burned(), 0, "nobody slashed");
        assertEq(descent.creditOf(challenger), 0, "no bond back");
        _assertAllBooks();
    }

    /// @dev Payload of trainer 1 in the open round: fragment 1, of zeros.
    function _zeros(TrainingTaskSpec memory spec, bytes32 taskId) private view returns (Payload memory payload) {
        payload = _payloadFrom(spec, _bindingOf(taskId, 0, 1, trainer(1)), 1, 0, new bytes(10 * 1024));
    }

    function _proveInterleaved(Statement memory statement, Game memory game, Payload memory payload) private {
        IAggregationFraud.InterleavedProof memory proof;
        proof.fragment = 1;
        proof.coordinate = 900;
        proof.entry = 1;
        proof.entries = entries;
        Tree memory tree = game.way[1].tree;
        proof.interleaved.leaf = game.way[1].leaf;
        proof.interleaved.path = _pathOf(tree, 0, 14, _heightOf(tree));
        tree = game.way[0].tree;
        proof.auxPath = _pathOf(tree, 0, 1, _heightOf(tree));
        proof.payload.leaf = _leaves(payload, 3, 1);
        proof.payload.path = _proofOf(payload, 3, 1);
        proof.setPath = payload.setPath;
        vm.prank(challenger);
        fraud.proveInterleaved(statement, new WitnessSignature[](0), proof);
    }

    /// @dev After silence another keeper signs the very same, right statement. A descent that is still open against the first
    /// proposal does not reach it; a new one has its own clocks.
    function test_silence_sameStatementAgain_isSafe() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Stage[] memory way = _stateWay(spec, 0, false, 5, "right");
        Statement memory statement = _proposeRoots(taskId, way[0].root, "aux", "payload");
        Game memory first = _begin(statement, way, false);
        Game memory second = _begin(statement, way, true);
        skip(30);
        descent.timeout(first.id, statement);
        _join(taskId, 2, KEEPER_LOCK);
        Statement memory again = _proposeAgain(taskId, statement.newRoot, statement.auxRoot, 2);
        assertEq(_id(again), _id(statement), "the same statement");

        descent.timeout(second.id, statement);
        assertTrue(_status(statement) == RoundStatus.Proposed, "still stands");
        assertEq(vault.lockOf(taskId, Role.Keeper, keeper(2)), KEEPER_LOCK, "the honest keeper's lock");
        assertEq(descent.creditOf(challenger), 2 * BOND, "bonds back");
        Game memory third = _begin(statement, way, false);
        _play(third);
        vm.expectRevert(abi.encodeWithSelector(WrongMove.selector, descent.positionOf(third.id).node));
        descent.close(third.id, statement);
        skip(1000);
        descent.timeout(third.id, statement);
        tasks.tick(taskId);
        assertTrue(_status(statement) == RoundStatus.Final, "final");
        _assertAllBooks();
    }

    /// @dev Descent after descent keeps a state from becoming final only as long as its signers answer for it.
    function test_endlessDescents_areBounded() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Stage[] memory way = _stateWay(spec, 1, true, 3, "right");
        Statement memory statement = _proposeRoots(taskId, way[0].root, "aux", "payload");
        uint256 proposedAt = nowTime();
        uint256 ended = 0;
        while (nowTime() <= proposedAt + spec.claimWindow + spec.revealWindow) {
            Game memory game = _begin(statement, way, false);
            _play(game);
            skip(11);
            ended = game.id;
        }
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, statement.round));
        vm.prank(challenger);
        descent.open(statement, false);
        skip(30);
        for (uint256 id = 0; id <= ended; ++id) {
            descent.timeout(id, statement);
        }
        tasks.tick(taskId);
        assertTrue(_status(statement) == RoundStatus.Final, "final");
        assertEq(descent.burned(), (ended + 1) * (BOND - BOND / 2), "each cost its bond");
        _assertAllBooks();
    }

    // ----------------------------------------------------------------------------------------------------------- reveals

    /// @dev Published: half the price is the publisher's. The state becomes final a window later, once anybody has closed the request.
    function test_payload_published() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Payload memory payload = _zeros(spec, taskId);
        Statement memory statement = _proposeRoots(taskId, "state", "aux", payload.payloadRoot);
        uint256 id = _publishLate(statement, payload);
        assertEq(reveals.creditOf(signer), 5 * PRICE, "half the price");
        vm.warp(reveals.requestOf(id).releaseAt - 1);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        assertTrue(_status(statement) == RoundStatus.Proposed, "held until it is closed");
        vm.prank(relayer);
        reveals.close(id, statement);
        tasks.tick(taskId);
        assertTrue(_status(statement) == RoundStatus.Final, "final");
        assertEq(reveals.burned(), 5 * PRICE, "half burned");
        _assertAllBooks();
    }

    /// @dev Fragment 1 of entry 1's payload is demanded in the last second of the state window, and published in that of the deadline.
    function _publishLate(Statement memory statement, Payload memory payload) private returns (uint256 id) {
        vm.warp(rounds.roundOf(statement.taskId, statement.round).proposedAt + 11);
        vm.prank(challenger);
        id = reveals.request(statement, entries, 1, 1, 0);
        vm.warp(reveals.requestOf(id).deadline - 1);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(statement.taskId);
        bytes memory data = _leaves(payload, 0, 10);
        bytes32[] memory proof = _proofOf(payload, 0, 10);
        vm.prank(signer);
        reveals.publish(id, data, proof, payload.setPath);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(statement.taskId);
    }

    /// @dev A wrong state, its payload withheld until the last second: whoever computes from what was published then has a state window
    /// to prove it.
    function test_payload_publishedLate_stillProven() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Payload memory payload = _zeros(spec, taskId);
        Game memory game;
        game.way = _auxWay(spec, 4, 1, 0, 14, keccak256("lie"));
        Statement memory statement = _proposeRoots(taskId, "state", game.way[0].root, payload.payloadRoot);
        uint256 locks = _locks(taskId);
        uint256 id = _publishLate(statement, payload);
        vm.warp(reveals.requestOf(id).releaseAt - 1);
        assertTrue(rounds.isOverturnable(taskId, 0), "to its last second");
        _proveInterleaved(statement, game, payload);
        assertTrue(fraud.isCondemned(_id(statement)), "proven wrong");
        _assertConvicted(statement, locks);
        reveals.close(id, statement);
        assertEq(reveals.creditOf(signer), 5 * PRICE, "half the price to who published");
        _assertAllBooks();
    }

    /// @dev The same where nobody has the preimage of the wrong root: in the window's last second a descent into it can be opened, which
    /// then holds the state by itself.
    function test_payload_publishedLate_stillOpened() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        Payload memory payload = _zeros(spec, taskId);
        Stage[] memory way = _auxWay(spec, 4, 1, 0, 14, keccak256("lie"));
        Statement memory statement = _proposeRoots(taskId, "state", way[0].root, payload.payloadRoot);
        uint256 locks = _locks(taskId);
        uint256 id = _publishLate(statement, payload);
        vm.warp(reveals.requestOf(id).releaseAt - 1);
        Game memory game = _begin(statement, way, true);
        skip(1);
        reveals.close(id, statement);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        _play(game);
        _proveInterleaved(statement, game, payload);
        _assertConvicted(statement, locks);
        descent.close(game.id, statement);
        _assertAllBooks();
    }

    /// @dev Withheld: the slot is cleared, the round goes on without it, the signers pay.
    function test_payload_withheld() external {
        bytes32 taskId = _training(refereedSpec());
        Statement memory statement = _proposeRoots(taskId, "state", "aux", "withheld");
        uint256 locks = _locks(taskId);
        vm.prank(challenger);
        uint256 id = reveals.request(statement, entries, 1, 0, 0);
        vm.warp(reveals.requestOf(id).deadline);
        reveals.timeout(id, statement);
        _assertConvicted(statement, locks);
        assertEq(reveals.creditOf(challenger), 5 * PRICE, "half the price back");
        uint64 slot = uint64(1) << tasks.enrollmentOf(taskId, trainer(1)).slot;
        assertEq(rounds.roundOf(taskId, 0).committed, statement.included & ~slot, "the withheld one is cleared");
        _join(taskId, 2, KEEPER_LOCK);
        Statement memory again = _proposeAgain(taskId, "right", "aux", 2);
        assertTrue(rounds.isStanding(again), "the round goes on without it");
    }

    /// @dev Published at last, and malformed: the proof follows from what was published, and ends everything else that is open.
    function test_payload_malformed_provenOncePublished() external {
        TrainingTaskSpec memory spec = refereedSpec();
        bytes32 taskId = _training(spec);
        bytes memory data = new bytes(10 * 1024);
        // A NaN, little-endian: element 5 of leaf 4.
        (data[4 * 1024 + 22], data[4 * 1024 + 23]) = (0xc0, 0x7f);
        Payload memory payload = _payloadFrom(spec, _bindingOf(taskId, 0, 1, trainer(1)), 1, 0, data);
        Statement memory statement = _proposeRoots(taskId, "state", "aux", payload.payloadRoot);
        uint256 locks = _locks(taskId);
        vm.startPrank(challenger);
        uint256 id = reveals.request(statement, entries, 1, 1, 0);
        uint256 other = reveals.request(statement, entries, 2, 0, 0);
        uint256 down = descent.open(statement, false);
        reveals.publish(id, data, new bytes32[](0), payload.setPath);
        IAggregationFraud.PayloadProof memory proof;
        (proof.fragment, proof.leafIndex, proof.entry, proof.entries) = (1, 4, 1, entries);
        (proof.payload.leaf, proof.payload.path) = (_leaves(payload, 4, 1), _proofOf(payload, 4, 1));
        proof.setPath = payload.setPath;
        fraud.provePayload(statement, new WitnessSignature[](0), proof);
        vm.stopPrank();
        _assertConvicted(statement, locks);
        reveals.close(id, statement);
        reveals.close(other, statement);
        descent.close(down, statement);
        assertEq(reveals.creditOf(challenger), 10 * PRICE, "half the prices: of what it published itself, and of what is moot");
        assertEq(descent.creditOf(challenger), BOND, "bond");
        _assertAllBooks();
    }

    /// @dev Signers that challenge themselves: what comes back is at most the bounty, less than they lose.
    function test_selfChallenge_loses() external {
        bytes32 taskId = _training(refereedSpec());
        Statement memory statement = _proposeRoots(taskId, "random", "bytes", "withheld");
        uint256 locks = _locks(taskId);
        Game memory game = _begin(statement, new Stage[](0), false);
        vm.prank(challenger);
        uint256 id = reveals.request(statement, entries, 1, 0, 0);
        skip(30);
        descent.timeout(game.id, statement);
        reveals.timeout(id, statement);
        uint256 taken = locks - _locks(taskId);
        assertLe(vault.creditOf(challenger), taken / 5, "one bounty for both");
        _assertAllBooks();
    }
}
