// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OuterGradient, Proposal, TrainingTaskSpec, WitnessSignature} from "../src/interfaces/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @title Gas of whole transactions, as a sender pays it
/// @notice Run isolated: each outermost call is a transaction of its own, with cold storage, and what forge reports for it
/// includes the intrinsic 21,000 and the calldata. Writes build/gas/summary.json, whose keys the acceptance figures name.
contract Gas_Test is AssayTest {
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
        assertEq(submit, _submit(taskId, 2), "the order of arrival costs nothing");
        uint256 last = _submit(taskId, 3);
        _write("submit_outer_gradient_first", first);
        _write("submit_outer_gradient", submit);
        _write("submit_outer_gradient_last", last);
        assertLe(submit, 60_000, "submitOuterGradient");
        assertLe(last, 60_000, "submitOuterGradient that closes the window");

        Proposal memory proposal = _proposal(taskId);
        WitnessSignature[] memory signatures = _witness(proposal, 0);
        vm.prank(relayer);
        rounds.proposeRound(proposal, signatures);
        uint256 propose = _used(abi.encodeCall(rounds.proposeRound, (proposal, signatures)));
        _write("propose_round", propose);
        assertLe(propose, 250_000, "proposeRound");

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
    }
}
