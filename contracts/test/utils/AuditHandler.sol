// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITrainingAudit} from "../../src/training/ITrainingAudit.sol";
import {TrainingTaskSpec} from "../../src/facts/Types.sol";
import {AuditTest} from "./AuditTest.sol";

/// @title Everything that anyone may do about the audits of one round, in any order, at any time
/// @notice What is refused changes nothing. Keeps books of its own beside the contract's.
contract AuditHandler is AuditTest {
    bytes32 public taskId;
    bytes32 public set;
    uint256 public budget;
    uint256 public refunded;
    uint256 public settled;
    /// @notice Of auditors: what they put up, and what came back to them.
    mapping(address account => uint256) public paidIn;

    constructor() {
        setUp();
        TrainingTaskSpec memory spec = auditedSpec();
        spec.maxRounds = 1;
        ITrainingAudit.Terms memory terms = defaultTerms();
        (terms.rateBps, terms.auditors) = (10_000, 3);
        taskId = _audited(spec, terms);
        budget = audit.budgetOf(taskId);
        _commitAll(taskId, 4);
        _draw(taskId);
    }

    function world() external view returns (address, address) {
        return (address(token), address(audit));
    }

    function pass(uint256 time) external {
        skip(bound(time, 1, 40));
    }

    function draw(uint256 randomness) external {
        vm.prevrandao(bytes32(randomness | (1 << 255)));
        try audit.draw(taskId, 0) returns (bytes32 id) {
            set = id;
        } catch {}
    }

    function drawLeaf(uint256 randomness) external {
        vm.prevrandao(bytes32(randomness | (1 << 255)));
        try audit.drawLeaf(set) {} catch {}
    }

    function commit(uint256 who, uint8 slot, bool lies) external {
        address auditor = keeper(who % 2);
        slot %= 4;
        bytes32 root = _auditRoot(slot, lies ? keccak256("lie") : bytes32(0));
        bytes32 commitment = audit.commitmentOf(set, slot, auditor, _salt(auditor), root);
        vm.prank(auditor);
        try audit.commit(set, slot, commitment) {
            paidIn[auditor] += 501;
        } catch {}
    }

    function open(uint256 who, uint8 slot, bool lies) external {
        address auditor = keeper(who % 2);
        slot %= 4;
        if (set == 0 || audit.setOf(set).leafSeed == 0) return;
        bytes32 lie = lies ? keccak256("lie") : bytes32(0);
        uint256 transition = audit.transitionOf(set, slot);
        bytes32[] memory path = _pathOf(_leaves(slot, lie), transition);
        bytes32 trace = lie == 0 ? _trace(slot, transition) : lie;
        vm.prank(auditor);
        try audit.open(set, slot, _salt(auditor), trace, path) {} catch {}
    }

    /// @notice The trainer refutes what it can, with what is right or with a lie.
    function refute(uint256 who, uint8 slot, bool lies) external {
        slot %= 4;
        if (set == 0 || audit.setOf(set).leafSeed == 0) return;
        uint256 transition = audit.transitionOf(set, slot);
        if (transition == 0 || transition == TRANSITIONS - 1) return;
        bytes32 wrong = lies ? keccak256("wrong") : bytes32(0);
        (uint256 segment,) = _segmentOf(transition);
        if (dispute.segmentOf(fraud.claimId(claims[slot]), uint32(segment)) == 0) _postSegment(slot, transition, wrong);
        try audit.refute(set, slot, keeper(who % 2), claims[slot], entries, _transition(slot, transition, wrong)) {} catch {}
    }

    function settle(uint256 who, uint8 slot) external {
        try audit.settle(set, slot % 4, keeper(who % 2)) {
            ++settled;
        } catch {}
    }

    function withdraw(uint256 who) external {
        uint256 which = who % 6;
        address account = which < 2 ? keeper(which) : trainer(which - 2);
        vm.prank(account);
        try audit.withdraw() {} catch {}
    }

    function refund() external {
        try tasks.tick(taskId) {} catch {}
        try audit.refund(taskId) returns (uint256 amount) {
            refunded += amount;
        } catch {}
    }

    /// @notice What the contract owes, from its views: budget, credits, burned bonds, and what is at stake in audits.
    function owed() external view returns (uint256 total) {
        total = audit.budgetOf(taskId) + audit.burned();
        for (uint256 i = 0; i < 2; ++i) {
            total += audit.creditOf(keeper(i));
        }
        for (uint256 i = 0; i < 4; ++i) {
            total += audit.creditOf(trainer(i));
        }
        uint128 reward = audit.setOf(set).reward;
        for (uint8 slot = 0; slot < 4; ++slot) {
            for (uint256 i = 0; i < 2; ++i) {
                ITrainingAudit.Stage stage = audit.auditOf(set, slot, keeper(i)).stage;
                if (stage != ITrainingAudit.Stage.None && stage != ITrainingAudit.Stage.Settled) total += 501 + reward;
            }
        }
    }
}
