// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAggregationFraud} from "../../src/aggregation/IAggregationFraud.sol";
import {IOpReferee} from "../../src/aggregation/IOpReferee.sol";
import {IStakeVault} from "../../src/stake/IStakeVault.sol";
import {ITrainingRounds} from "../../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../../src/task/ITrainingTasks.sol";
import {
    AggregationRule,
    FrozenEntry,
    OuterGradient,
    Proposal,
    Quantization,
    Statement,
    Tier,
    TrainingTaskSpec,
    WitnessSignature
} from "../../src/facts/Types.sol";
import {RoundVectors} from "../../src/aggregation/RoundVectors.sol";
import {TensorProof} from "../../src/arithmetic/TensorProof.sol";
import {VectorCommitment} from "../../src/arithmetic/VectorCommitment.sol";
import {AssayTest} from "./AssayTest.sol";
import {MintableToken} from "./Mocks.sol";

/// @title A round of a model of 200 million parameters in one fragment, of which only what a proof opens exists
/// @notice Leaves are real, their siblings random; roots follow from both. The round is committed, drawn and proposed in the real
/// contracts, signed by five keepers.
abstract contract LargeModel is AssayTest {
    uint64 internal constant PARAMS = 200_000_000;
    uint64 internal constant COORDINATE = 123_456_789;
    uint256 internal constant KEEPERS = 5;
    uint32 private constant MU = 0x3f666666;
    uint32 private constant LR = 0x3f333333;

    /// @notice A round, and what is known of its vectors.
    struct Scene {
        TrainingTaskSpec spec;
        bytes32 taskId;
        /// @dev Included trainers.
        uint256 n;
        /// @dev Slots of the others.
        uint64 excluded;
        /// @dev Indices of trainers by ascending address.
        uint256[] order;
        FrozenEntry[] entries;
        Statement statement;
        IAggregationFraud.Opening parentParams;
        IAggregationFraud.Opening parentMomentum;
    }

    IOpReferee internal referee;
    IAggregationFraud internal fraud;
    address internal descent = address(0xDE5C);
    address internal reveals = address(0x4EFE);
    uint256 private _state = 5;

    function setUp() public virtual override {
        vm.warp(START_TIME);
        token = MintableToken(_create("AssayToken.sol:AssayToken", ""));
        uint64 nonce = vm.getNonce(address(this));
        address tasksAt = vm.computeCreateAddress(address(this), nonce + 1);
        address roundsAt = vm.computeCreateAddress(address(this), nonce + 2);
        address fraudAt = vm.computeCreateAddress(address(this), nonce + 4);
        vault = IStakeVault(_create("StakeVault.sol:StakeVault", abi.encode(token, tasksAt, UNBONDING_PERIOD)));
        bytes memory settings =
            abi.encode(vault, roundsAt, MIN_WINDOW, OUTAGE, UNBONDING_MARGIN, REVEAL_RATE, fraudAt, address(0));
        tasks = ITrainingTasks(_create("TrainingTasks.sol:TrainingTasks", settings));
        rounds = ITrainingRounds(_create("TrainingRounds.sol:TrainingRounds", abi.encode(tasksAt)));
        referee = IOpReferee(_create("OpReferee.sol:OpReferee", ""));
        fraud =
            IAggregationFraud(_create("AggregationFraud.sol:AggregationFraud", abi.encode(roundsAt, referee, descent, reveals)));
        _fund(sponsor);
    }

    function _random() internal returns (uint256) {
        _state = uint256(keccak256(abi.encode(_state)));
        return _state;
    }

    function _put(bytes memory data, uint256 from, uint256 word, uint256 size) internal pure {
        for (uint256 i = 0; i < size; ++i) {
            data[from + i] = bytes1(uint8(word >> (8 * i)));
        }
    }

    function _get(bytes memory data, uint256 from, uint256 size) internal pure returns (uint256 word) {
        for (uint256 i = 0; i < size; ++i) {
            word |= uint256(uint8(data[from + i])) << (8 * i);
        }
    }

    /// @notice `count` binary32 of 2^-17 to 2^8.
    function _floats(uint256 count) internal returns (bytes memory data) {
        data = new bytes(4 * count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 r = _random();
            _put(data, 4 * i, (r & 0x807fffff) | ((110 + (r >> 64) % 25) << 23), 4);
        }
    }

    /// @notice A leaf among random siblings, and the root above them.
    function _place(uint8 kind, uint8 dtype, uint256 length, bytes32 binding, uint256 index, bytes memory leaf)
        internal
        returns (IAggregationFraud.Opening memory opening, bytes32 root)
    {
        opening.leaf = leaf;
        uint256 last = TensorProof.leafCount(dtype, length) - 1;
        opening.path = new bytes32[](64);
        uint256 used = 0;
        (uint256 i, uint256 end) = (index, last);
        for (; end > 0; (i, end) = (i / 2, end / 2)) {
            if (i % 2 == 1 || i < end) opening.path[used++] = bytes32(_random());
        }
        bytes32[] memory path = opening.path;
        assembly ("memory-safe") {
            mstore(path, used)
        }
        (bool valid, bytes32 tree) =
            VectorCommitment.treeFromProof(VectorCommitment.leafHash(leaf), index, last + 1, opening.path);
        assertTrue(valid, "path");
        root = VectorCommitment.root(kind, dtype, uint64(length), binding, tree);
    }

    /// @notice A root among the random other ones of a vector.
    function _placeRoot(uint8 kind, uint256 length, uint256 index, bytes32 leaf)
        internal
        returns (bytes32[] memory path, bytes32 root)
    {
        IAggregationFraud.Opening memory opening;
        (opening, root) = _place(kind, 0, length, 0, index, abi.encodePacked(leaf));
        path = opening.path;
    }

    function _vector(Scene memory s, uint8 kind, uint256 index, bytes memory leaf)
        internal
        returns (IAggregationFraud.Opening memory opening, bytes32 root)
    {
        (opening, root) = _place(kind, RoundVectors.dtypeOf(kind), RoundVectors.lengthOf(s.spec, kind, s.n, 0), 0, index, leaf);
    }

    // ----------------------------------------------------------------------------------------------------------- the round

    function _spec(AggregationRule rule, uint32 param, Quantization quantization, uint256 trainers)
        internal
        view
        returns (TrainingTaskSpec memory spec)
    {
        spec = defaultSpec();
        spec.game = address(0);
        spec.referee = address(fraud);
        spec.tier = Tier.Verified;
        spec.programRoot = keccak256("program");
        spec.checkpointInterval = 1;
        spec.paramCount = PARAMS;
        spec.fragmentCount = 1;
        spec.aggregation = rule;
        spec.aggregationParam = param;
        spec.quantization = quantization;
        if (quantization == Quantization.SparseTop1) {
            (spec.tier, spec.programRoot, spec.checkpointInterval, spec.outerMomentum) = (Tier.Open, 0, 0, 0);
        }
        spec.custodyAssumed = true;
        spec.trainerCount = uint8(trainers);
        spec.quorum = uint8(trainers - 1);
        spec.maxConsecutiveNec = 100;
        spec.committeeSeats = 11;
        spec.committeeThreshold = 6;
        spec.rewardPerGradient = 1;
        spec.cascadeDepth = 8;
        if (rule == AggregationRule.WeightedMean) {
            for (uint256 slot = 0; slot < trainers; ++slot) {
                spec.weights[slot / 8] |= bytes32(uint256(0x3f800000) << (224 - 32 * (slot % 8)));
            }
        }
    }

    /// @notice Parent state, task, pool and trainers; the round is open for commitments.
    function _scene(AggregationRule rule, uint32 param, Quantization quantization, uint256 n) internal returns (Scene memory s) {
        s.spec = _spec(rule, param, quantization, n);
        s.n = n;
        bytes32 params;
        bytes32 momentum;
        (s.parentParams, params) = _vector(s, VectorCommitment.KIND_PARAMS, COORDINATE / 256, _floats(256));
        (s.parentMomentum, momentum) = _vector(s, VectorCommitment.KIND_MOMENTUM, COORDINATE / 256, _floats(256));
        s.spec.initialStateRoot = _stateRoot(params, momentum);
        s.taskId = _post(s.spec);
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _join(s.taskId, i, 0);
        }
        _acknowledge(s.taskId, 0);
        s.order = new uint256[](n);
        for (uint256 i = 0; i < n; ++i) {
            _enroll(s.taskId, i);
            uint256 j = i;
            for (; j > 0 && trainer(s.order[j - 1]) > trainer(i); --j) {
                s.order[j] = s.order[j - 1];
            }
            s.order[j] = i;
        }
        s.entries = new FrozenEntry[](n);
        for (uint256 i = 0; i < n; ++i) {
            s.entries[i] = FrozenEntry(trainer(i), uint8(i), bytes32(_random()), bytes32(_random()));
        }
    }

    function _stateRoot(bytes32 params, bytes32 momentum) internal returns (bytes32 root) {
        (, root) = _placeRoot(VectorCommitment.KIND_STATE, 1, 0, VectorCommitment.nodeHash(params, momentum));
    }

    /// @notice All commit, the committee is drawn so that every keeper has a seat, and all five sign the roots.
    function _proposeAll(Scene memory s, bytes32 newRoot, bytes32 auxRoot) internal {
        uint32 round = rounds.headOf(s.taskId).round;
        for (uint256 i = 0; i < s.entries.length; ++i) {
            OuterGradient memory gradient = _gradient(s.taskId, i);
            gradient.payloadRoot = s.entries[i].payloadRoot;
            gradient.claimHash = s.entries[i].claimHash;
            rounds.submitOuterGradient(gradient, _signGradient(gradient, i));
        }
        s.statement = Statement({
            taskId: s.taskId,
            round: round,
            parentRoot: rounds.headOf(s.taskId).stateRoot,
            frozenHash: rounds.roundOf(s.taskId, round).frozenHash,
            included: rounds.roundOf(s.taskId, round).committed & ~s.excluded,
            newRoot: newRoot,
            auxRoot: auxRoot
        });
        vm.prevrandao(_randomness(s.taskId));
        _draw(s.taskId);
        // Without all payloads a proposal waits for the end of the uploads.
        if (s.excluded != 0) skip(s.spec.uploadWindow);
        Proposal memory proposal = Proposal({
            taskId: s.taskId,
            round: round,
            parentRoot: s.statement.parentRoot,
            included: s.statement.included,
            newRoot: newRoot,
            auxRoot: auxRoot
        });
        _propose(proposal, _signaturesOf(_proposalDigest(proposal), KEEPERS, (1 << KEEPERS) - 1));
        assertEq(rounds.signersOf(s.taskId, round).length, KEEPERS, "five keepers");
        assertTrue(rounds.isStanding(s.statement), "stands");
    }

    /// @notice Under which every keeper gets a seat.
    function _randomness(bytes32 taskId) private view returns (bytes32 value) {
        for (uint256 i = DICE;; ++i) {
            (uint16[] memory members,) = tasks.drawSeats(taskId, _seed(taskId, i), 11);
            uint256 seen = 0;
            for (uint256 j = 0; j < members.length; ++j) {
                seen |= 1 << members[j];
            }
            if (seen == 0x3e) return bytes32(i);
        }
    }

    // ---------------------------------------------------------------------------------------------------------- evidence

    /// @notice The interleaved payloads' leaf around the coordinate, with these values at it.
    function _interleaved(Scene memory s, bytes memory values)
        internal
        returns (IAggregationFraud.Opening memory opening, bytes32 root)
    {
        uint256 coordinates = 256 / s.n;
        bytes memory leaf = _floats(s.n * coordinates);
        for (uint256 i = 0; i < values.length; ++i) {
            leaf[4 * s.n * (COORDINATE % coordinates) + i] = values[i];
        }
        (opening, root) = _vector(s, RoundVectors.KIND_INTERLEAVED, COORDINATE / coordinates, leaf);
    }

    /// @notice A payload leaf of trainer `index`, which becomes part of what it commits to.
    function _payload(Scene memory s, uint256 index, uint256 leaf, bytes memory data)
        internal
        returns (IAggregationFraud.Opening memory opening, bytes32[] memory setPath)
    {
        bytes32 root;
        uint8 dtype = RoundVectors.payloadDtype(s.spec.quantization);
        bytes32 binding = RoundVectors.payloadBinding(s.taskId, 0, 0, trainer(index));
        (opening, root) = _place(VectorCommitment.KIND_PAYLOAD, dtype, PARAMS, binding, leaf, data);
        (setPath, s.entries[index].payloadRoot) = _placeRoot(VectorCommitment.KIND_PAYLOAD_SET, 1, 0, root);
    }

    /// @notice Full blocks of random codes.
    function _blocks(uint256 size) internal returns (bytes memory leaf) {
        leaf = new bytes(4 * size);
        for (uint256 i = 0; i < leaf.length; ++i) {
            leaf[i] = bytes1(uint8(_random() % 120));
        }
        for (uint256 b = 0; b < 4; ++b) {
            _put(leaf, b * size, 0x3c012300, 4);
            leaf[b * size + 4] = 0x7f;
        }
    }

    function _none() internal pure returns (WitnessSignature[] memory) {}

    /// @notice Proposes a round whose parameter at the coordinate is one unit off.
    function _wrongParameter(Scene memory s, bytes memory values) internal returns (IAggregationFraud.StepProof memory p) {
        p.coordinate = COORDINATE;
        bytes32 root;
        (p.interleaved, root) = _interleaved(s, values);
        (p.auxPath, root) = _placeRoot(RoundVectors.KIND_AUX_SET, 1, 0, root);
        (p.parentParams, p.parentMomentum) = (s.parentParams, s.parentMomentum);
        bytes32 newRoot;
        (p.claimed, newRoot) = _vector(s, VectorCommitment.KIND_PARAMS, COORDINATE / 256, _claim(s, values));
        p.claimedSibling = bytes32(_random());
        newRoot = _stateRoot(newRoot, p.claimedSibling);
        if (s.spec.aggregation == AggregationRule.WeightedMean) p.entries = s.entries;
        _proposeAll(s, newRoot, root);
    }

    /// @notice A leaf of new parameters, that at the coordinate one unit off.
    function _claim(Scene memory s, bytes memory values) private returns (bytes memory leaf) {
        uint256 from = 4 * (COORDINATE % 256);
        bytes memory weights = "";
        if (s.spec.aggregation == AggregationRule.WeightedMean) {
            for (uint256 i = 0; i < s.n; ++i) {
                weights = bytes.concat(weights, hex"0000803f");
            }
        }
        uint32 d = referee.aggregate(s.spec.aggregation, s.spec.aggregationParam, 0, values, weights);
        uint32 b = referee.outerMomentum(MU, uint32(_get(s.parentMomentum.leaf, from, 4)), d);
        uint32 right = referee.outerParameter(MU, LR, b, d, uint32(_get(s.parentParams.leaf, from, 4)));
        leaf = _floats(256);
        _put(leaf, from, right ^ 1, 4);
    }
}
