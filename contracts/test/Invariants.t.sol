// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakeVault} from "../src/stake/IStakeVault.sol";
import {ITrainingRounds} from "../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../src/task/ITrainingTasks.sol";
import {Committee, Enrollment, Head, Role, Round, RoundStatus, UnbondingEntry} from "../src/facts/Types.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {MintableToken} from "./utils/Mocks.sol";
import {RunHandler} from "./utils/RunHandler.sol";
import {Test} from "./utils/Test.sol";

/// @title What holds after every call, whoever makes it
contract Invariants_Test is Test {
    RunHandler private _handler;
    MintableToken private _token;
    IStakeVault private _vault;
    ITrainingTasks private _tasks;
    ITrainingRounds private _rounds;

    function setUp() external {
        _handler = RunHandler(vm.deployCode("RunHandler.sol:RunHandler", ""));
        (address token, address vault, address tasks, address rounds) = _handler.world();
        (_token, _vault) = (MintableToken(token), IStakeVault(vault));
        (_tasks, _rounds) = (ITrainingTasks(tasks), ITrainingRounds(rounds));
        bytes4[38] memory moves = [
            // Named more often: what carries a run forward.
            RunHandler.play.selector,
            RunHandler.play.selector,
            RunHandler.play.selector,
            RunHandler.commitAll.selector,
            RunHandler.commit.selector,
            RunHandler.propose.selector,
            RunHandler.propose.selector,
            RunHandler.pass.selector,
            RunHandler.tick.selector,
            RunHandler.tick.selector,
            RunHandler.finish.selector,
            RunHandler.nextTask.selector,
            RunHandler.enroll.selector,
            RunHandler.leave.selector,
            RunHandler.reopen.selector,
            RunHandler.joinPool.selector,
            RunHandler.leavePool.selector,
            RunHandler.releaseLock.selector,
            RunHandler.stake.selector,
            RunHandler.claim.selector,
            RunHandler.claimAll.selector,
            RunHandler.claimCommission.selector,
            RunHandler.refund.selector,
            RunHandler.withdrawCredit.selector,
            RunHandler.convict.selector,
            RunHandler.overturn.selector,
            RunHandler.fail.selector,
            RunHandler.void.selector,
            RunHandler.force.selector,
            RunHandler.hold.selector,
            RunHandler.release.selector,
            RunHandler.claimCompensation.selector,
            RunHandler.replay.selector,
            RunHandler.replay.selector,
            RunHandler.equivocate.selector,
            RunHandler.equivocate.selector,
            RunHandler.lie.selector,
            RunHandler.misbehave.selector
        ];
        bytes4[] memory selectors = new bytes4[](moves.length);
        for (uint256 i = 0; i < moves.length; ++i) {
            selectors[i] = moves[i];
        }
        _target(address(_handler), selectors);
    }

    function _account(uint256 i) private view returns (address) {
        uint256 trainers = _handler.TRAINERS();
        return i < trainers ? vm.addr(0x1000 + i) : vm.addr(0x2000 + i - trainers);
    }

    /// @notice One campaign for all of them: forge repeats the same calls for each function of its own. Numbers as in docs/invariants.md;
    /// what a single call has to keep of 1, 2, 3, 6 and 8, RunHandler checks in that call.
    function invariant_01_02_03_06_08_15_everythingHolds() external view {
        _handler.checkCommitments();
        _checkVaultBooks();
        _checkTasksBooks();
        _checkLocksBacked();
        _checkRunRootRecomputes();
        _checkSlotsAgree();
        _checkEscrowCovers();
        _checkCommittees();
        _checkOverturnable();
    }

    /// @notice Invariant 1. Token balance = all it owes, to the unit, and what is owed is the sum of its parts.
    function _checkVaultBooks() private view {
        uint256 sum = _vault.burned() + _vault.creditOf(address(0xC4A1));
        for (uint256 t = 0; t < _handler.taskCount(); ++t) {
            bytes32 taskId = _handler.taskIds(t);
            for (uint16 branch = 1; branch <= _handler.branches(taskId); ++branch) {
                (uint256 total, uint256 left) = _vault.potOf(_rounds.potId(taskId, branch));
                assertLe(left, total, "no pot pays more than it got");
                sum += left;
            }
        }
        uint256 accounts = _handler.TRAINERS() + _handler.KEEPERS();
        for (uint256 i = 0; i < accounts; ++i) {
            (uint256 active, uint256 unbonding,) = _vault.stakeOf(_account(i));
            sum += active + unbonding + _vault.creditOf(_account(i));
        }
        assertEq(_token.balanceOf(address(_vault)), _vault.owed(), "balance = owed");
        assertEq(_vault.owed(), sum, "owed = stakes + credits + pots + burned");
    }

    /// @notice Invariant 1.
    function _checkTasksBooks() private view {
        uint256 sum = _tasks.burned() + _handler.feesHeld();
        for (uint256 i = 0; i < _handler.taskCount(); ++i) {
            sum += _tasks.escrowOf(_handler.taskIds(i));
        }
        assertEq(_token.balanceOf(address(_tasks)), _tasks.owed(), "balance = owed");
        assertEq(_tasks.owed(), sum, "owed = escrows + fees + burned");
    }

    /// @notice Every lock is backed by stake of its own, and unbonding entries add up.
    function _checkLocksBacked() private view {
        uint256 accounts = _handler.TRAINERS() + _handler.KEEPERS();
        for (uint256 i = 0; i < accounts; ++i) {
            address account = _account(i);
            (uint256 active, uint256 unbonding, uint256 locked) = _vault.stakeOf(account);
            assertLe(locked, active + unbonding, "locked <= stake");
            uint256 sum = 0;
            for (uint256 t = 0; t < _handler.taskCount(); ++t) {
                sum += _vault.lockOf(_handler.taskIds(t), Role.Trainer, account);
                sum += _vault.lockOf(_handler.taskIds(t), Role.Keeper, account);
            }
            assertEq(sum, locked, "locked = sum of locks");
            UnbondingEntry[] memory entries = _vault.unbondingOf(account);
            sum = 0;
            for (uint256 e = 0; e < entries.length; ++e) {
                sum += entries[e].amount;
            }
            assertEq(sum, unbonding, "unbonding = sum of entries");
            assertLe(entries.length, 8, "bounded");
        }
    }

    /// @notice The run root is the Merkle root over the state roots that are final, recomputed from scratch.
    function _checkRunRootRecomputes() private view {
        for (uint256 t = 0; t < _handler.taskCount(); ++t) {
            bytes32 taskId = _handler.taskIds(t);
            uint256 count = _rounds.headOf(taskId).finalized;
            bytes32 expected = 0;
            if (count > 0) {
                bytes32[] memory leaves = new bytes32[](count);
                for (uint32 i = 0; i < count; ++i) {
                    leaves[i] = VectorCommitment.leafHash(abi.encode(_rounds.roundOf(taskId, i).stateRoot));
                }
                expected =
                    VectorCommitment.root(VectorCommitment.KIND_RUN_ROOTS, 0, uint64(count), 0, VectorCommitment.treeOf(leaves));
            }
            assertEq(_rounds.runRootOf(taskId), expected, "run root");
        }
    }

    /// @notice Slots, enrolments and the rounds contract's bitmap tell the same story; who is in has a lock.
    function _checkSlotsAgree() private view {
        for (uint256 t = 0; t < _handler.taskCount(); ++t) {
            bytes32 taskId = _handler.taskIds(t);
            Head memory head = _rounds.headOf(taskId);
            for (uint8 slot = 0; slot < 4; ++slot) {
                address holder = _tasks.trainerAt(taskId, slot);
                if (holder == address(0)) continue;
                Enrollment memory enrollment = _tasks.enrollmentOf(taskId, holder);
                assertEq(enrollment.slot, slot, "slot");
                assertEq(enrollment.toRound, type(uint32).max, "staying");
                if (uint8(_tasks.statusOf(taskId)) == 3) {
                    assertTrue((head.activeSlots >> slot) & 1 == 1, "bit");
                    assertEq(_vault.lockOf(taskId, Role.Trainer, holder), 10_000, "lock");
                }
            }
            assertLe(head.finalized, head.round, "finalized <= round");
            assertLe(head.carried, head.round, "carried <= round");
        }
    }

    /// @notice Invariant 6. The sponsor's money is enough for everything that was accepted, always.
    function _checkEscrowCovers() private view {
        for (uint256 t = 0; t < _handler.taskCount(); ++t) {
            bytes32 taskId = _handler.taskIds(t);
            uint256 due = 0;
            uint32 count = _rounds.headOf(taskId).round;
            for (uint32 i = 0; i < count; ++i) {
                Round memory round = _rounds.roundOf(taskId, i);
                uint256 pay = round.status == RoundStatus.Carried ? 1001 : 901;
                for (uint256 slot = 0; slot < 4; ++slot) {
                    if ((round.included >> slot) & 1 == 1 && !_handler.slotPaid(taskId, i, slot)) due += pay;
                }
            }
            // What was burned of it has left the escrow too; without it this is an equation.
            assertGe(_tasks.escrowOf(taskId) + _tasks.burned(), due, "escrow");
        }
    }

    /// @notice What is not final can be overturned: nothing above a round that is held or in its window is past help.
    function _checkOverturnable() private view {
        for (uint256 t = 0; t < _handler.taskCount(); ++t) {
            bytes32 taskId = _handler.taskIds(t);
            Head memory head = _rounds.headOf(taskId);
            Round memory oldest = _rounds.roundOf(taskId, head.finalized);
            bool pending = oldest.status == RoundStatus.Proposed
                && (vm.getBlockTimestamp() < oldest.proposedAt + 12 || _rounds.committeeOf(taskId, head.finalized).holds != 0);
            for (uint32 i = 0; i < head.round; ++i) {
                bool proposed = _rounds.roundOf(taskId, i).status == RoundStatus.Proposed;
                if (pending) assertTrue(_rounds.isOverturnable(taskId, i) == proposed, "overturnable");
                else if (!proposed) assertTrue(!_rounds.isOverturnable(taskId, i), "final or carried");
            }
            if (head.openedAt != 0) {
                assertEq(_rounds.roundOf(taskId, head.round).branch, _handler.branches(taskId), "branch of the open round");
            }
        }
    }

    /// @notice Invariant 15. Who signed held enough seats or stood alone; a committee includes what was forced; what is held is not final, nor anything
    /// above it; and only who is in the pool can be drawn.
    function _checkCommittees() private view {
        for (uint256 t = 0; t < _handler.taskCount(); ++t) {
            bytes32 taskId = _handler.taskIds(t);
            uint32 open = _rounds.headOf(taskId).round;
            bool held = false;
            for (uint32 i = 0; i <= open; ++i) {
                Committee memory committee = _rounds.committeeOf(taskId, i);
                Round memory round = _rounds.roundOf(taskId, i);
                bool proposed = round.status == RoundStatus.Proposed || round.status == RoundStatus.Final;
                uint256 signed = 0;
                for (uint256 s = 0; s < 16; ++s) {
                    if ((committee.signed >> s) & 1 == 1) ++signed;
                }
                if (round.status == RoundStatus.Proposed && committee.holds != 0) held = true;
                assertTrue(round.status != RoundStatus.Final || !held, "held, or above what is");
                assertEq(_rounds.signersOf(taskId, i).length == 0 ? 0 : 1, proposed ? 1 : 0, "signers");
                if (!proposed) {
                    assertEq(signed, 0, "nothing to sign");
                    continue;
                }
                if (committee.drawnAt != 0) assertEq(committee.forced & ~round.included, 0, "forced");
                assertGe(signed, committee.drawnAt == 0 ? 1 : 2, "seats that signed");
                assertEq(committee.members.length, committee.drawnAt == 0 ? 1 : 3, "seats");
            }
            (, address[] memory seats) = _tasks.drawSeats(taskId, keccak256(abi.encode(t, open)), 11);
            assertEq(seats.length, _tasks.poolSizeOf(taskId) == 0 ? 0 : 11, "drawn unless nobody is there");
            for (uint256 s = 0; s < seats.length; ++s) {
                assertTrue(_tasks.poolKeeperOf(taskId, seats[s]).active, "a keeper of the pool");
            }
        }
    }
}
