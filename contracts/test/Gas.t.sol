// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/utils/LibBit.sol";

import {OuterGradient, Proposal, TrainingTaskSpec, WitnessSignature} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @title Gas of whole transactions, as a sender pays it
/// @notice Run isolated: each outermost call is a transaction of its own, with cold storage, and what forge reports for it
/// includes the intrinsic 21,000 and the calldata. Writes build/gas/summary.json, whose keys the acceptance figures name.
contract Gas_Test is AssayTest {
    uint256 private constant KEEPERS = 20;
    uint256 private constant INTRINSIC = 21_000;
    /// @dev EIP-7623: a transaction pays at least this for each token of calldata (a zero byte is one, another byte four).
    uint256 private constant FLOOR_PER_TOKEN = 10;

    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/summary.json";

    /// @notice What the last call cost as a transaction.
    function _used(bytes memory data) private view returns (uint256 used) {
        used = vm.lastCallGas().gasTotalUsed;
        uint256 tokens = 0;
        for (uint256 i = 0; i < data.length; ++i) {
            tokens += data[i] == 0 ? 1 : 4;
        }
        uint256 floor = INTRINSIC + FLOOR_PER_TOKEN * tokens;
        if (floor > used) used = floor;
    }

    /// @dev Here, where it does not count towards the snapshot: other commands add keys of their own to the file.
    function setUp() public override {
        super.setUp();
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    function _write(string memory key, uint256 value) private {
        vm.writeJson(vm.toString(value), FILE, string.concat(".", key));
    }

    function _submit(bytes32 taskId, uint256 index) private returns (uint256) {
        OuterGradient memory gradient = _gradient(taskId, index);
        bytes memory signature = _signGradient(gradient, index);
        vm.prank(relayer);
        rounds.submitOuterGradient(gradient, signature);
        return _used(abi.encodeCall(rounds.submitOuterGradient, (gradient, signature)));
    }

    /// forge-config: default.isolate = true
    function test_gas_wholeTransactions_benchmark() external {
        TrainingTaskSpec memory spec = defaultSpec();
        vm.prank(sponsor);
        bytes32 taskId = tasks.postTask(spec);
        _write("post_task", _used(abi.encodeCall(tasks.postTask, (spec))));
        _join(taskId, 0, spec.quorumLock);
        _acknowledge(taskId, 0);
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(taskId, i);
            if (i == 1) _write("enroll", _used(abi.encodeCall(tasks.enroll, (taskId))));
        }

        // A round in the middle of a run: counters, roots and lists are past their first writes.
        _round(taskId, 4);
        skip(5);
        uint256 first = _submit(taskId, 0);
        uint256 submit = _submit(taskId, 1);
        // But for a zero byte more or less in a root or a signature.
        assertLe(_submit(taskId, 2), submit + 5 * 12, "the order of arrival costs nothing");
        uint256 last = _submit(taskId, 3);
        _write("submit_outer_gradient_first", first);
        _write("submit_outer_gradient", submit);
        _write("submit_outer_gradient_last", last);
        assertLe(submit, 60_000, "submitOuterGradient");
        // It has another event to emit.
        assertLe(last, 62_000, "submitOuterGradient that closes the window");

        _draw(taskId);
        _write("draw_1", _used(abi.encodeCall(tasks.tick, (taskId))));
        Proposal memory proposal = _proposal(taskId);
        _write("propose_round", _proposeBy(proposal, 2, _seated(taskId, 2)));

        vm.warp(rounds.roundOf(taskId, 0).proposedAt + spec.stateWindow);
        rounds.finalizeRound(taskId, 0, rounds.roundOf(taskId, 0).stateRoot);
        vm.warp(rounds.roundOf(taskId, 1).proposedAt + spec.stateWindow);
        rounds.finalizeRound(taskId, 1, proposal.newRoot);
        uint256 finalize = _used(abi.encodeCall(rounds.finalizeRound, (taskId, 1, proposal.newRoot)));
        _write("finalize_round", finalize);
        assertLe(finalize, 150_000, "finalizeRound");

        skip(60);
        _claim(taskId, 1, _list(0));
        _claim(taskId, 1, _list(1));
        _write("claim_rewards", _used(abi.encodeCall(tasks.claimRewards, (taskId, trainer(1), _list(1)))));
        _committeeOfSeven();
    }

    /// @notice Draws seven seats that seven keepers hold, and says what it cost.
    function _drawSeven(bytes32 taskId) private returns (uint256 used) {
        uint32 round = rounds.headOf(taskId).round;
        (uint64 commitClose,,,) = rounds.deadlinesOf(taskId);
        vm.warp(commitClose + 1);
        for (uint256 i = DICE;; ++i) {
            bytes32 seed = keccak256(abi.encode("assay/v1/committee", taskId, round, i));
            (uint16[] memory members,) = tasks.drawSeats(taskId, seed, 7);
            uint256 distinct = 0;
            for (uint256 j = 0; j < 7; ++j) {
                distinct |= 1 << members[j];
            }
            if (LibBit.popCount(distinct) != 7) continue;
            vm.prevrandao(bytes32(i));
            tasks.tick(taskId);
            return _used(abi.encodeCall(tasks.tick, (taskId)));
        }
    }

    /// @notice Proposes with the signatures of the keepers in `which`, and says what it cost.
    function _proposeBy(Proposal memory proposal, uint256 keepers, uint256 which) private returns (uint256) {
        WitnessSignature[] memory signatures = _signaturesOf(_proposalDigest(proposal), keepers, which);
        _propose(proposal, signatures);
        return _used(abi.encodeCall(rounds.proposeRound, (proposal, signatures)));
    }

    /// @notice A round in which five of the seven keepers that hold the seats sign.
    function _fiveOfSeven(bytes32 taskId, uint256 time) private returns (uint256) {
        _commitFirst(taskId, 4);
        _drawSeven(taskId);
        uint256 seated = _seated(taskId, KEEPERS);
        for (uint256 i = 0; i < 2; ++i) {
            seated &= seated - 1;
        }
        if (time > nowTime()) vm.warp(time);
        return _proposeBy(_proposal(taskId), KEEPERS, seated);
    }

    function _committeeOfSeven() private {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.committeeSeats, spec.committeeThreshold) = (7, 5);
        bytes32 taskId = _post(spec);
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _join(taskId, i, 0);
        }
        _write("join_pool", _used(abi.encodeCall(tasks.joinPool, (taskId, 0, ""))));
        _acknowledge(taskId, 0);
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(taskId, i);
        }
        // In the middle of a run: counters and lists are past their first writes.
        for (uint32 round = 0; round < 3; ++round) {
            _fiveOfSeven(taskId, 0);
            skip(spec.stateWindow);
            rounds.finalizeRound(taskId, round, rounds.roundOf(taskId, round).stateRoot);
        }
        _fiveOfSeven(taskId, 0);
        uint256 five = _fiveOfSeven(taskId, 0);
        assertEq(rounds.headOf(taskId).finalized, 3, "nothing was due");
        _write("finalize_5_of_7", five);
        assertLe(five, 150_000, "proposeRound with five signatures");
        uint256 more = _fiveOfSeven(taskId, rounds.roundOf(taskId, 3).proposedAt + spec.stateWindow);
        assertEq(rounds.headOf(taskId).finalized, 4, "one was due");
        _write("finalize_5_of_7_with_finality", more);

        _commitFirst(taskId, 4);
        _write("draw_7", _drawSeven(taskId));
    }
}
