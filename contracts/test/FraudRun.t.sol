// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AlreadyProven, NothingProven, NotOverturnable} from "../src/facts/Errors.sol";
import {IAggregationFraud} from "../src/aggregation/IAggregationFraud.sol";
import {
    AggregationRule,
    Phase,
    Proposal,
    Quantization,
    Role,
    RoundStatus,
    Statement,
    WitnessSignature
} from "../src/facts/Types.sol";
import {LargeModel} from "./utils/LargeModel.sol";

/// @notice Fraud proofs against the deployed rounds, tasks and vault: what becomes of the round, the locks and the money.
contract FraudRun_Test is LargeModel {
    uint256 private constant LONER = KEEPERS;

    function _scene() private returns (Scene memory) {
        return _scene(AggregationRule.Mean, 0, Quantization.None, 4);
    }

    function _prove(Scene memory s, IAggregationFraud.StepProof memory p) private {
        vm.prank(challenger);
        fraud.proveStep(s.statement, _none(), p);
    }

    function _status(Scene memory s) private view returns (uint256) {
        return uint256(rounds.roundOf(s.taskId, 0).status);
    }

    /// @notice The statement is proposed again, by one keeper alone, in the fallback window that an overturn opens.
    function _proposeAlone(Scene memory s) private {
        _join(s.taskId, LONER, s.spec.quorumLock);
        (, Phase phase,) = rounds.phaseOf(s.taskId);
        assertEq(uint256(phase), uint256(Phase.Fallback), "fallback");
        Proposal memory proposal = Proposal({
            taskId: s.taskId,
            round: 0,
            parentRoot: s.statement.parentRoot,
            included: s.statement.included,
            newRoot: s.statement.newRoot,
            auxRoot: s.statement.auxRoot
        });
        _propose(proposal, LONER);
        assertTrue(rounds.isStanding(s.statement), "stands again");
    }

    function _assertLocksGone(Scene memory s) private view {
        for (uint256 i = 0; i < KEEPERS; ++i) {
            assertEq(vault.lockOf(s.taskId, Role.Keeper, keeper(i)), 0, "lock");
        }
    }

    /// @notice The same lie again needs no second proof, and costs its new signer too.
    function test_lie_proposedAgain_isOverturnedAgain() external {
        Scene memory s = _scene();
        IAggregationFraud.StepProof memory p = _wrongParameter(s, _floats(4));
        _prove(s, p);
        assertEq(_status(s), uint256(RoundStatus.Overturned), "overturned");
        _proposeAlone(s);
        vm.expectRevert(abi.encodeWithSelector(AlreadyProven.selector, fraud.statementId(s.statement)));
        _prove(s, p);
        vm.prank(challenger);
        fraud.condemnSigners(s.statement, _none());
        assertEq(_status(s), uint256(RoundStatus.Overturned), "overturned again");
        assertEq(vault.lockOf(s.taskId, Role.Keeper, keeper(LONER)), 0, "the new signer");
        assertEq(vault.creditOf(challenger), KEEPERS * (s.spec.keeperLock / 5) + s.spec.quorumLock / 5, "bounties");
        (uint256 pot,) = vault.potOf(rounds.potId(s.taskId, 2));
        assertEq(pot, s.spec.quorumLock * 3 / 10, "a pot of its own");
        _assertBooks();
    }

    /// @notice Those who kept silent pay; the same statement, made again by somebody who does publish, stands and becomes final.
    function test_silence_sameStatementAgain_becomesFinal() external {
        Scene memory s = _scene();
        _proposeAll(s, bytes32(_random()), bytes32(_random()));
        vm.prank(descent);
        fraud.condemnSilence(s.statement, 0, challenger);
        _assertLocksGone(s);
        assertEq(vault.creditOf(challenger), KEEPERS * (s.spec.keeperLock / 5), "bounty");
        _proposeAlone(s);
        vm.expectRevert(abi.encodeWithSelector(NothingProven.selector));
        fraud.condemnSigners(s.statement, _none());
        skip(s.spec.stateWindow);
        rounds.finalizeRound(s.taskId, 0, s.statement.newRoot);
        assertEq(_status(s), uint256(RoundStatus.Final), "final");
        assertEq(vault.lockOf(s.taskId, Role.Keeper, keeper(LONER)), s.spec.quorumLock, "and nobody else paid");
        _assertBooks();
    }

    /// @notice A final state stands; who signed it pays all the same.
    function test_final_signersPay() external {
        Scene memory s = _scene();
        IAggregationFraud.StepProof memory p = _wrongParameter(s, _floats(4));
        skip(s.spec.stateWindow);
        rounds.finalizeRound(s.taskId, 0, s.statement.newRoot);
        _prove(s, p);
        assertEq(_status(s), uint256(RoundStatus.Final), "stands");
        assertEq(rounds.headOf(s.taskId).round, 1, "head");
        _assertLocksGone(s);
        assertEq(vault.burned(), KEEPERS * (s.spec.keeperLock - s.spec.keeperLock / 5), "nothing goes to a pot");
        _assertBooks();
    }

    /// @notice A lie that was signed and lost the race: its signer pays, the round goes on.
    function test_signedOnly_signerPays() external {
        Scene memory s = _scene();
        IAggregationFraud.StepProof memory p = _wrongParameter(s, _floats(4));
        // Overturned in another way, it does not stand any more.
        vm.prank(descent);
        fraud.condemnSilence(s.statement, 0, challenger);
        _join(s.taskId, LONER, 0);
        WitnessSignature[] memory signatures = new WitnessSignature[](1);
        signatures[0] = WitnessSignature({keeper: keeper(LONER), signature: _signed(KEEPER_KEYS + LONER, _digest(s.statement))});
        uint256 credit = vault.creditOf(challenger);
        vm.prank(challenger);
        fraud.proveStep(s.statement, signatures, p);
        assertEq(vault.lockOf(s.taskId, Role.Keeper, keeper(LONER)), 0, "lock");
        assertEq(vault.creditOf(challenger) - credit, s.spec.keeperLock / 5, "bounty");
        _assertBooks();
    }

    function _digest(Statement memory a) private view returns (bytes32) {
        bytes32 setHash = keccak256(abi.encode(a.frozenHash, uint256(a.included)));
        return rounds.syncRoundDigest(a.taskId, a.round, a.parentRoot, setHash, a.newRoot, a.auxRoot);
    }

    /// @notice What is held does not become final, and can still be overturned after its window.
    function test_hold_keepsOpen() external {
        Scene memory s = _scene();
        IAggregationFraud.StepProof memory p = _wrongParameter(s, _floats(4));
        vm.prank(descent);
        uint16 branch = fraud.hold(s.statement);
        skip(s.spec.stateWindow + 5);
        // solhint-disable-next-line avoid-low-level-calls
        (bool success,) = address(rounds).call(abi.encodeCall(rounds.finalizeRound, (s.taskId, 0, s.statement.newRoot)));
        assertTrue(!success && _status(s) == uint256(RoundStatus.Proposed), "held");
        _prove(s, p);
        assertEq(_status(s), uint256(RoundStatus.Overturned), "overturned");
        _assertLocksGone(s);
        // The descent ends after that; nothing is left to release.
        vm.prank(descent);
        fraud.release(s.taskId, 0, branch);
    }

    /// @notice A lie above a held round cannot be proven while three rounds below wait to be written down: it would convict the signers and
    /// let the lie stand. Once they are it falls.
    function test_backlog_isWrittenDownFirst() external {
        Scene memory s = _scene();
        uint16 branch;
        for (uint256 i = 0; i < 4; ++i) {
            _proposeAll(s, s.spec.initialStateRoot, bytes32(_random()));
            if (i % 3 != 0) continue;
            vm.prank(descent);
            branch = fraud.hold(s.statement);
        }
        IAggregationFraud.StepProof memory p = _wrongParameter(s, _floats(4));
        assertEq(s.statement.round, 4, "above the held ones");
        skip(s.spec.stateWindow);
        vm.prank(descent);
        fraud.release(s.taskId, 0, branch);
        assertTrue(!rounds.isOverturnable(s.taskId, 4), "undecided");
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 4));
        fraud.proveStep(s.statement, _none(), p);
        rounds.tick(s.taskId);
        _prove(s, p);
        _assertLocksGone(s);
        assertTrue(rounds.roundOf(s.taskId, 4).status == RoundStatus.Overturned, "overturned");
        assertEq(rounds.headOf(s.taskId).round, 4, "head");
        _assertBooks();
    }

    function test_release_letsItBecomeFinal() external {
        Scene memory s = _scene();
        _proposeAll(s, bytes32(_random()), bytes32(_random()));
        vm.prank(descent);
        uint16 branch = fraud.hold(s.statement);
        skip(s.spec.stateWindow);
        vm.prank(descent);
        fraud.release(s.taskId, 0, branch);
        rounds.finalizeRound(s.taskId, 0, s.statement.newRoot);
        assertEq(_status(s), uint256(RoundStatus.Final), "final");
    }
}
