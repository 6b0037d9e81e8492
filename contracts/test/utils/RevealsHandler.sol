// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPayloadDemands} from "../../src/publication/IPayloadDemands.sol";
import {Phase, RoundStatus, Statement, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {RefereedTest} from "./RefereedTest.sol";

/// @title Random play of rounds whose payloads are demanded, in a whole deployment
/// @notice Of every proposal entry 1's payload is there and may be published, in time or late; nobody has the others.
contract RevealsHandler is RefereedTest {
    uint256 private constant MAX_ASKED = 60;

    struct Asked {
        Statement statement;
        uint16 branch;
        /// @dev Whether it can be published.
        bool there;
        /// @dev 0 until it is answered.
        uint256 answeredAt;
    }

    TrainingTaskSpec private _spec;
    bytes32 private _taskId;
    uint256 private _runs;
    /// @dev The newest proposal.
    Statement private _statement;
    Asked[] private _asked;
    uint256 private _paid;

    constructor() {
        setUp();
        _spec = refereedSpec();
        _spec.maxRounds = 1000;
        _begin();
    }

    /// @dev Another task: after a conviction, or when the old one ended.
    function _begin() private {
        _taskId = _training(_spec);
        ++_runs;
    }

    function propose() external {
        (, Phase phase,) = rounds.phaseOf(_taskId);
        if (phase == Phase.Waiting) return;
        if (phase != Phase.Commit) {
            _begin();
            return;
        }
        uint32 round = rounds.headOf(_taskId).round;
        bytes32 newRoot = keccak256(abi.encode("state", _runs, round));
        _statement = _proposeRoots(_taskId, newRoot, "aux", _payloadOf(_taskId, round).payloadRoot);
    }

    /// @dev Fragment 1 of trainer 1's payload: ten leaves of zeros.
    function _payloadOf(bytes32 taskId, uint32 round) private view returns (Payload memory) {
        return _payloadFrom(_spec, _bindingOf(taskId, round, 1, trainer(1)), 1, 0, new bytes(10 * 1024));
    }

    /// @notice Fragment 1 of entry 1 can be published, whatever else is demanded cannot.
    function ask(bool there, uint32 entry) external {
        if (_asked.length == MAX_ASKED) return;
        entry = there ? 1 : entry % 4;
        uint16 branch = rounds.roundOf(_statement.taskId, _statement.round).branch;
        vm.prank(challenger);
        try reveals.request(_statement, entries, entry, there ? 1 : 0, 0) {
            _asked.push(Asked(_statement, branch, there, 0));
            _paid += 10 * PRICE;
        } catch {}
    }

    /// @notice At once, or in the last second.
    function answer(uint256 id, bool late) external {
        if (_asked.length == 0) return;
        id %= _asked.length;
        Asked storage asked = _asked[id];
        IPayloadDemands.Request memory made = reveals.requestOf(id);
        if (!asked.there || made.releaseAt != 0 || nowTime() >= made.deadline) return;
        if (late) vm.warp(made.deadline - 1);
        Payload memory payload = _payloadOf(made.taskId, made.round);
        bytes32[] memory proof = _proofOf(payload, 0, 10);
        vm.prank(signer);
        reveals.publish(id, payload.data, proof, payload.setPath);
        asked.answeredAt = nowTime();
    }

    function end(uint256 id, bool close) external {
        if (_asked.length == 0) return;
        id %= _asked.length;
        Asked storage asked = _asked[id];
        uint16 branch = rounds.roundOf(asked.statement.taskId, asked.statement.round).branch;
        if (close) {
            try reveals.close(id, asked.statement) {} catch {}
            return;
        }
        try reveals.timeout(id, asked.statement) {
            // An overturn: the signers have lost what they would propose with.
            bool convicted = rounds.roundOf(asked.statement.taskId, asked.statement.round).branch != branch;
            if (convicted && asked.statement.taskId == _taskId) _begin();
        } catch {}
    }

    function tick() external {
        try tasks.tick(_taskId) {} catch {}
    }

    function pass(uint256 time) external {
        skip(bound(time, 1, 15));
    }

    // ------------------------------------------------------------------------------------------------------------ checks

    /// @notice Included, demanded and unrevealed, or revealed less than a state window ago: the state is not final, and cannot become
    /// so without a further call to the reveals.
    function checkFinality() external view {
        for (uint256 id = 0; id < _asked.length; ++id) {
            Asked memory asked = _asked[id];
            bytes32 taskId = asked.statement.taskId;
            uint32 round = asked.statement.round;
            if (rounds.roundOf(taskId, round).branch != asked.branch || !rounds.isStanding(asked.statement)) continue;
            if (asked.answeredAt != 0 && nowTime() >= asked.answeredAt + _spec.stateWindow) continue;
            assertTrue(rounds.roundOf(taskId, round).status == RoundStatus.Proposed, "not final");
            assertTrue(rounds.isOverturnable(taskId, round), "may be overturned");
        }
    }

    /// @notice Half of every price is burned, the other half with somebody or waits.
    function checkMoney() external view {
        uint256 waiting = 0;
        for (uint256 id = 0; id < _asked.length; ++id) {
            IPayloadDemands.Request memory made = reveals.requestOf(id);
            if (made.deadline != 0 && made.releaseAt == 0) waiting += made.leaves * PRICE / 2;
        }
        assertEq(reveals.burned(), _paid / 2, "burned");
        assertEq(waiting + reveals.burned() + reveals.creditOf(challenger) + reveals.creditOf(signer), _paid, "prices");
        _assertAllBooks();
    }
}
