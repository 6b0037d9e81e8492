// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEnclaves} from "../../src/training/IEnclaves.sol";
import {IStakeVault} from "../../src/stake/IStakeVault.sol";
import {ITrainingAudit} from "../../src/training/ITrainingAudit.sol";
import {ITrainingDispute} from "../../src/training/ITrainingDispute.sol";
import {ITrainingFraud} from "../../src/training/ITrainingFraud.sol";
import {ITrainingRounds} from "../../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../../src/task/ITrainingTasks.sol";
import {FrozenEntry, OuterGradient, Tier, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {ClaimVectors} from "../../src/training/ClaimVectors.sol";
import {VectorCommitment} from "../../src/arithmetic/VectorCommitment.sol";
import {AssayTest} from "./AssayTest.sol";
import {MintableToken, MockGame} from "./Mocks.sol";

/// @title A deployment with the real game and its audits, claims that commit to real lists, and the steps of an audit
abstract contract AuditTest is AssayTest {
    uint256 internal constant BOND = 1000;
    uint256 internal constant STEPS = 50;
    uint256 internal constant INTERVAL = 5;
    uint256 internal constant TRANSITIONS = STEPS + 2;
    uint256 internal constant CHECKPOINTS = STEPS / INTERVAL + 1;
    uint32 internal constant WINDOW = 50;
    uint32 internal constant CLAIM_WINDOW = 240;

    ITrainingFraud internal fraud;
    ITrainingDispute internal dispute;
    ITrainingAudit internal audit;
    IEnclaves internal enclaves;
    /// @dev Of the open round, or the one before it: what each trainer signed, by its slot.
    mapping(uint256 index => ITrainingFraud.Claim) internal claims;
    FrozenEntry[] internal entries;

    function setUp() public virtual override {
        vm.warp(START_TIME);
        _deployAudits(_create("AssayToken.sol:AssayToken", ""));
    }

    function _deployAudits(address token_) internal {
        token = MintableToken(token_);
        uint64 nonce = vm.getNonce(address(this));
        address tasksAt = vm.computeCreateAddress(address(this), nonce + 1);
        address roundsAt = vm.computeCreateAddress(address(this), nonce + 2);
        address fraudAt = vm.computeCreateAddress(address(this), nonce + 4);
        address disputeAt = vm.computeCreateAddress(address(this), nonce + 5);
        vault = IStakeVault(_create("StakeVault.sol:StakeVault", abi.encode(token_, tasksAt, UNBONDING_PERIOD)));
        bytes memory settings =
            abi.encode(vault, roundsAt, MIN_WINDOW, OUTAGE, UNBONDING_MARGIN, REVEAL_RATE, address(0), fraudAt);
        tasks = ITrainingTasks(_create("TrainingTasks.sol:TrainingTasks", settings));
        rounds = ITrainingRounds(_create("TrainingRounds.sol:TrainingRounds", abi.encode(tasksAt)));
        address referee = _create("ProgramReferee.sol:ProgramReferee", "");
        address enclavesAt = vm.computeCreateAddress(address(this), nonce + 7);
        bytes memory parts = abi.encode(roundsAt, referee, disputeAt, enclavesAt);
        fraud = ITrainingFraud(_create("TrainingFraud.sol:TrainingFraud", parts));
        dispute = ITrainingDispute(_create("TrainingDispute.sol:TrainingDispute", abi.encode(fraudAt, BOND)));
        audit = ITrainingAudit(_create("TrainingAudit.sol:TrainingAudit", abi.encode(fraudAt)));
        enclaves = IEnclaves(_create("Enclaves.sol:Enclaves", abi.encode(fraudAt)));
        game = MockGame(address(fraud)); // only its address is looked at
        _fund(sponsor);
        vm.prank(sponsor);
        token.approve(address(audit), type(uint256).max);
    }

    function auditedSpec() internal view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        (spec.tier, spec.programRoot, spec.checkpointInterval) = (Tier.Verified, keccak256("program"), uint32(INTERVAL));
        (spec.committeeSeats, spec.committeeThreshold) = (3, 2);
        spec.claimWindow = CLAIM_WINDOW;
    }

    function defaultTerms() internal pure returns (ITrainingAudit.Terms memory) {
        return ITrainingAudit.Terms({rateBps: 2500, auditors: 2, window: WINDOW, reward: 300, bond: 501});
    }

    function _offer(bytes32 taskId, ITrainingAudit.Terms memory terms) internal {
        vm.prank(sponsor);
        audit.offer(taskId, terms);
    }

    /// @notice Training, with keepers 0 and 1 in the pool, who may pay bonds.
    function _audited(TrainingTaskSpec memory spec, ITrainingAudit.Terms memory terms) internal returns (bytes32 taskId) {
        taskId = _enrolling(spec);
        _offer(taskId, terms);
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(keeper(i));
            token.approve(address(audit), type(uint256).max);
        }
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(taskId, i);
        }
    }

    // ----------------------------------------------------------------------------------------------------------- claims

    /// @notice What is right, of a trainer's claim.
    function _trace(uint256 index, uint256 transition) internal pure returns (bytes32) {
        return keccak256(abi.encode("trace", index, transition));
    }

    function _local(uint256 index, uint256 transition) internal view returns (bytes32) {
        if (transition == TRANSITIONS - 1) return claims[index].gradient.payloadRoot;
        return keccak256(abi.encode("local", index, transition));
    }

    /// @notice Last transition of a segment.
    function _endOf(uint256 segment) internal pure returns (uint256) {
        return segment == 0 ? 0 : segment * INTERVAL;
    }

    function _checkpoints(uint256 index) internal view returns (bytes32[] memory hashes) {
        hashes = new bytes32[](CHECKPOINTS);
        for (uint256 j = 0; j < CHECKPOINTS; ++j) {
            hashes[j] = VectorCommitment.leafHash(abi.encode(_local(index, _endOf(j))));
        }
    }

    function _commitAll(bytes32 taskId, uint256 count) internal {
        delete entries;
        for (uint256 i = 0; i < count; ++i) {
            OuterGradient memory gradient = _gradient(taskId, i);
            claims[i].gradient = gradient;
            bytes32 binding = ClaimVectors.claimBinding(taskId, gradient.round, gradient.trainer);
            bytes32 tree = VectorCommitment.treeOf(_checkpoints(i));
            gradient.claimHash = VectorCommitment.root(ClaimVectors.KIND_CLAIM, 0, uint64(CHECKPOINTS), binding, tree);
            claims[i] = ITrainingFraud.Claim(gradient, _signGradient(gradient, i));
            entries.push(FrozenEntry(gradient.trainer, uint8(i), gradient.payloadRoot, gradient.claimHash));
            vm.prank(relayer);
            rounds.submitOuterGradient(gradient, claims[i].signature);
        }
    }

    function _pathOf(bytes32[] memory nodes, uint256 index) internal pure returns (bytes32[] memory path) {
        path = new bytes32[](32);
        uint256 used = 0;
        uint256 width = nodes.length;
        while (width > 1) {
            if (index ^ 1 < width) path[used++] = nodes[index ^ 1];
            for (uint256 i = 0; i < width / 2; ++i) {
                nodes[i] = VectorCommitment.nodeHash(nodes[2 * i], nodes[2 * i + 1]);
            }
            if (width % 2 == 1) nodes[width / 2] = nodes[width - 1];
            width = (width + 1) / 2;
            index /= 2;
        }
        assembly ("memory-safe") {
            mstore(path, used)
        }
    }

    /// @notice The segment as its trainer posts it, `wrong` in place of the right trace root of `transition`.
    function _segmentHashes(uint256 index, uint256 segment, uint256 transition, bytes32 wrong)
        internal
        view
        returns (bytes32[] memory hashes)
    {
        hashes = new bytes32[](INTERVAL);
        uint256 first = _endOf(segment) - INTERVAL + 1;
        for (uint256 i = 0; i < INTERVAL; ++i) {
            bytes32 trace = first + i == transition && wrong != 0 ? wrong : _trace(index, first + i);
            hashes[i] = VectorCommitment.leafHash(abi.encode(_local(index, first + i), trace));
        }
    }

    function _segmentOf(uint256 transition) internal pure returns (uint256 segment, uint256 place) {
        return (1 + (transition - 1) / INTERVAL, (transition - 1) % INTERVAL);
    }

    /// @notice What the trainer posts of the segment of an inner step, which shows `wrong` there if that is not zero.
    function _posting(uint256 index, uint256 transition, bytes32 wrong)
        internal
        view
        returns (ITrainingDispute.Posting memory posting)
    {
        (uint256 segment,) = _segmentOf(transition);
        bytes32[] memory hashes = _segmentHashes(index, segment, transition, wrong);
        uint256 last = _endOf(segment);
        posting.local = _local(index, last);
        posting.trace = last == transition && wrong != 0 ? wrong : _trace(index, last);
        posting.path = _pathOf(hashes, INTERVAL - 1);
        hashes = _segmentHashes(index, segment, transition, wrong);
        bytes32 tree = VectorCommitment.treeOf(hashes);
        posting.root = VectorCommitment.root(ClaimVectors.KIND_SEGMENT, 0, uint64(INTERVAL), 0, tree);
        posting.endPath = _pathOf(_checkpoints(index), segment);
    }

    /// @notice The trainer posts it, unasked.
    function _postSegment(uint256 index, uint256 transition, bytes32 wrong) internal {
        (uint256 segment,) = _segmentOf(transition);
        ITrainingDispute.Posting memory posting = _posting(index, transition, wrong);
        vm.prank(trainer(index));
        dispute.postSegment(claims[index], uint32(segment), posting, new uint256[](0));
    }

    function _transition(uint256 index, uint256 transition, bytes32 wrong)
        internal
        view
        returns (ITrainingFraud.Transition memory shown)
    {
        (uint256 segment, uint256 place) = _segmentOf(transition);
        shown.segment = uint32(segment);
        shown.index = uint32(place);
        shown.local = _local(index, transition);
        shown.trace = wrong == 0 ? _trace(index, transition) : wrong;
        shown.path = _pathOf(_segmentHashes(index, segment, transition, wrong), place);
    }

    // ----------------------------------------------------------------------------------------------------------- audits

    /// @notice Goes on to the first second in which audits may be drawn, and draws them.
    function _drawAudits(bytes32 taskId) internal returns (bytes32 set) {
        skip(1);
        return audit.draw(taskId, rounds.headOf(taskId).round);
    }

    function _slotDue(bytes32 set) internal view returns (uint8 slot) {
        uint64 due = audit.setOf(set).due;
        while ((due >> slot) & 1 == 0) ++slot;
    }

    /// @notice Leaf hashes of an audit: of the right traces, or of `lie` in place of all of them.
    function _leaves(uint256 index, bytes32 lie) internal pure returns (bytes32[] memory hashes) {
        hashes = new bytes32[](TRANSITIONS);
        for (uint256 i = 0; i < TRANSITIONS; ++i) {
            hashes[i] = VectorCommitment.leafHash(abi.encode(lie == 0 ? _trace(index, i) : lie));
        }
    }

    function _auditRoot(uint256 index, bytes32 lie) internal pure returns (bytes32) {
        bytes32 tree = VectorCommitment.treeOf(_leaves(index, lie));
        return VectorCommitment.root(ClaimVectors.KIND_AUDIT, 0, uint64(TRANSITIONS), 0, tree);
    }

    function _salt(address auditor) internal pure returns (bytes32) {
        return keccak256(abi.encode("salt", auditor));
    }

    function _commitAudit(bytes32 set, uint8 slot, address auditor, bytes32 lie) internal {
        bytes32 commitment = audit.commitmentOf(set, slot, auditor, _salt(auditor), _auditRoot(slot, lie));
        vm.prank(auditor);
        audit.commit(set, slot, commitment);
    }

    /// @notice Goes on to the first second in which the leaf may be drawn, and draws it.
    function _drawLeaf(bytes32 set) internal {
        vm.warp(audit.setOf(set).startedAt + WINDOW + 1);
        audit.drawLeaf(set);
    }

    /// @notice The same with a randomness that draws an inner step for the slot.
    function _drawStep(bytes32 set, uint8 slot) internal returns (uint256 transition) {
        for (uint256 value = DICE;; ++value) {
            bytes32 seed = keccak256(abi.encode("assay/v1/audit/leaf", set, value));
            transition = uint256(keccak256(abi.encode(seed, slot))) % TRANSITIONS;
            if (transition == 0 || transition == TRANSITIONS - 1) continue;
            vm.prevrandao(bytes32(value));
            _drawLeaf(set);
            assertEq(audit.transitionOf(set, slot), transition, "leaf");
            return transition;
        }
    }

    function _open(bytes32 set, uint8 slot, address auditor, bytes32 lie) internal {
        uint256 transition = audit.transitionOf(set, slot);
        bytes32[] memory path = _pathOf(_leaves(slot, lie), transition);
        vm.prank(auditor);
        audit.open(set, slot, _salt(auditor), lie == 0 ? _trace(slot, transition) : lie, path);
    }

    function _assertAuditBooks() internal view {
        assertEq(token.balanceOf(address(audit)), audit.owed(), "audit balance");
        assertEq(token.balanceOf(address(dispute)), dispute.owed(), "dispute balance");
        _assertBooks();
    }
}
