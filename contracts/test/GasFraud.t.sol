// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAggregationFraud} from "../src/aggregation/IAggregationFraud.sol";
import {AggregationRule, Quantization, Role, RoundStatus, Statement} from "../src/facts/Types.sol";
import {RoundVectors} from "../src/aggregation/RoundVectors.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {LargeModel} from "./utils/LargeModel.sol";

/// @title Gas of fraud proofs as whole transactions: evidence, overturn, five slashes and the bounty
/// @notice See Gas_Test. Adds its keys to build/gas/summary.json.
contract GasFraud_Test is LargeModel {
    uint256 private constant INTRINSIC = 21_000;
    uint256 private constant FLOOR_PER_TOKEN = 10;
    uint256 private constant MOST = 1_000_000;

    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/summary.json";

    function setUp() public override {
        super.setUp();
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    /// @notice Sends `data` as the challenger, and records what it cost as a transaction.
    function _measure(bytes memory data, string memory key, uint256 most) private {
        vm.prank(challenger);
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory reason) = address(fraud).call(data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(reason, 0x20), mload(reason))
            }
        }
        uint256 used = vm.lastCallGas().gasTotalUsed;
        uint256 tokens = 0;
        for (uint256 i = 0; i < data.length; ++i) {
            tokens += data[i] == 0 ? 1 : 4;
        }
        uint256 floor = INTRINSIC + FLOOR_PER_TOKEN * tokens;
        if (floor > used) used = floor;
        vm.writeJson(vm.toString(used), FILE, string.concat(".", key));
        assertLe(used, most, key);
    }

    /// @notice Everything happened: the round is back, five locks are gone, the bounty is there and the books are right.
    function _assertConvicted(Scene memory s) private view {
        assertEq(uint256(rounds.roundOf(s.taskId, 0).status), uint256(RoundStatus.Overturned), "overturned");
        assertEq(rounds.headOf(s.taskId).round, 0, "head");
        assertEq(rounds.headOf(s.taskId).stateRoot, s.spec.initialStateRoot, "root");
        for (uint256 i = 0; i < KEEPERS; ++i) {
            assertEq(vault.lockOf(s.taskId, Role.Keeper, keeper(i)), 0, "lock");
        }
        uint256 bounty = KEEPERS * (s.spec.keeperLock / 5);
        assertEq(vault.creditOf(challenger), bounty, "bounty");
        (uint256 pot,) = vault.potOf(rounds.potId(s.taskId, 1));
        assertEq(pot, KEEPERS * (s.spec.keeperLock * 3 / 10), "pot");
        assertTrue(fraud.isCondemned(fraud.statementId(s.statement)), "condemned");
        _assertBooks();
    }

    // -------------------------------------------------------------------------------------------------------------- steps

    function _wrongStep(Scene memory s, bytes memory values, string memory key, uint256 most) private {
        IAggregationFraud.StepProof memory p = _wrongParameter(s, values);
        _measure(abi.encodeCall(fraud.proveStep, (s.statement, _none(), p)), key, most);
        _assertConvicted(s);
    }

    /// forge-config: default.isolate = true
    function test_gas_step_float32_benchmark() external {
        Scene memory s = _scene(AggregationRule.Mean, 0, Quantization.None, 32);
        _wrongStep(s, _floats(32), "fraud_proof_32_float32", MOST);
    }

    /// forge-config: default.isolate = true
    function test_gas_step_int8_benchmark() external {
        Scene memory s = _scene(AggregationRule.Mean, 0, Quantization.Int8, 32);
        bytes memory values = referee.dequantise(Quantization.Int8, _blocks(260), 0, 32);
        _wrongStep(s, values, "fraud_proof_32_int8", 700_000);
    }

    /// @notice The frozen set is brought, and every trainer's slot read.
    /// forge-config: default.isolate = true
    function test_gas_step_weightedMean_benchmark() external {
        Scene memory s = _scene(AggregationRule.WeightedMean, 0, Quantization.None, 32);
        _wrongStep(s, _floats(32), "fraud_weighted_mean_32", 1_000_000);
    }

    /// @notice Descending: what sorting takes longest for.
    function _descending() private pure returns (bytes memory values) {
        values = new bytes(256);
        for (uint256 i = 0; i < 64; ++i) {
            _put(values, 4 * i, 0x43ff0000 - i * 0x12345, 4);
        }
    }

    /// forge-config: default.isolate = true
    function test_gas_step_trimmedMean_benchmark() external {
        Scene memory s = _scene(AggregationRule.TrimmedMean, 1, Quantization.None, 64);
        _wrongStep(s, _descending(), "fraud_trimmed_mean_64", MOST);
    }

    /// forge-config: default.isolate = true
    function test_gas_step_median_benchmark() external {
        Scene memory s = _scene(AggregationRule.CoordinateMedian, 0, Quantization.None, 64);
        _wrongStep(s, _descending(), "fraud_median_64", MOST);
    }

    // ----------------------------------------------------------------------------------------------------------- payloads

    /// @notice A leaf of a payload, and how many elements are in it.
    function _leafOf(Quantization quantization) private returns (uint64 elements, bytes memory leaf) {
        if (quantization == Quantization.SparseTop1) return (16_384, _chunks());
        if (quantization == Quantization.Int8) return (1024, _blocks(260));
        return (256, _floats(256));
    }

    function _wrongInterleaved(Quantization quantization, string memory key) private {
        Scene memory s = _scene(AggregationRule.Mean, 0, quantization, 32);
        IAggregationFraud.InterleavedProof memory p;
        p.coordinate = COORDINATE;
        p.entry = uint32(s.order[31]);
        bytes32 root;
        (p.interleaved, root) = _interleaved(s, _floats(32));
        (p.auxPath, root) = _placeRoot(RoundVectors.KIND_AUX_SET, 1, 0, root);
        (uint64 elements, bytes memory leaf) = _leafOf(quantization);
        (p.payload, p.setPath) = _payload(s, p.entry, COORDINATE / elements, leaf);
        p.entries = s.entries;
        _proposeAll(s, bytes32(_random()), root);
        _measure(abi.encodeCall(fraud.proveInterleaved, (s.statement, _none(), p)), key, MOST);
        _assertConvicted(s);
    }

    /// forge-config: default.isolate = true
    function test_gas_interleaved_float32_benchmark() external {
        _wrongInterleaved(Quantization.None, "fraud_interleaved_32_float32");
    }

    /// forge-config: default.isolate = true
    function test_gas_interleaved_int8_benchmark() external {
        _wrongInterleaved(Quantization.Int8, "fraud_interleaved_32_int8");
    }

    /// @notice Full chunks of random codes.
    function _chunks() private returns (bytes memory leaf) {
        for (uint256 c = 0; c < 4; ++c) {
            leaf = bytes.concat(leaf, hex"3c012300", bytes32(_random()), bytes24(bytes32(_random())));
        }
    }

    /// forge-config: default.isolate = true
    function test_gas_interleaved_sparseTop1_benchmark() external {
        _wrongInterleaved(Quantization.SparseTop1, "sparse_gas_interleaved_32");
    }

    /// @param wrong Byte of the leaf whose highest bit no payload has.
    function _wrongPayload(Quantization quantization, uint256 wrong, string memory key) private {
        Scene memory s = _scene(AggregationRule.Mean, 0, quantization, 64);
        IAggregationFraud.PayloadProof memory p;
        (uint64 elements, bytes memory leaf) = _leafOf(quantization);
        leaf[wrong] = 0x80;
        p.leafIndex = COORDINATE / elements;
        p.entry = uint32(s.order[63]);
        (p.payload, p.setPath) = _payload(s, p.entry, p.leafIndex, leaf);
        p.entries = s.entries;
        _proposeAll(s, bytes32(_random()), bytes32(_random()));
        _measure(abi.encodeCall(fraud.provePayload, (s.statement, _none(), p)), key, MOST);
        _assertConvicted(s);
        uint256 slot = tasks.enrollmentOf(s.taskId, trainer(p.entry)).slot;
        assertEq((rounds.roundOf(s.taskId, 0).committed >> slot) & 1, 0, "slot is cleared");
    }

    /// forge-config: default.isolate = true
    function test_gas_payload_sparseTop1_benchmark() external {
        _wrongPayload(Quantization.SparseTop1, 183, "sparse_gas_payload_64"); // the lowest byte of the last scale
    }

    /// forge-config: default.isolate = true
    function test_gas_payload_benchmark() external {
        _wrongPayload(Quantization.Int8, 1039, "fraud_payload");
    }

    // ---------------------------------------------------------------------------------------------------------- reductions

    /// @notice Numbers of all sizes within the bound, subnormal ones too: none of the fast ways takes them.
    function _hard() private returns (bytes memory data) {
        data = new bytes(1024);
        for (uint256 i = 0; i < 256; ++i) {
            _put(data, 4 * i, uint256(_random() & 0x80ffffff) | ((_random() % 136) << 23), 4);
        }
    }

    /// @notice A pair of the last two of 64, all of whom are included, or all but the first.
    function _wrongPartial(bool all, string memory key, uint256 most) private {
        Scene memory s = _scene(AggregationRule.Krum, 30, Quantization.None, 64);
        if (!all) {
            s.excluded = uint64(1) << tasks.enrollmentOf(s.taskId, trainer(s.order[0])).slot;
            s.n = 63;
        }
        IAggregationFraud.PartialProof memory p;
        p.item = all ? 2015 : 1952;
        p.level = 1;
        p.index = COORDINATE / 256;
        (p.first, p.firstSetPath) = _payload(s, s.order[62], p.index, _hard());
        (p.second, p.secondSetPath) = _payload(s, s.order[63], p.index, _hard());
        p.entries = s.entries;
        bytes memory leaf = new bytes(1024);
        _put(leaf, 8 * (p.index % 128), referee.squares(p.first.leaf, p.second.leaf) ^ 1, 8);
        bytes32 root = _reduction(s, p, leaf);
        (p.auxPath, root) = _placeRoot(RoundVectors.KIND_AUX_SET, 4, 1, root);
        _proposeAll(s, bytes32(_random()), root);
        _measure(abi.encodeCall(fraud.provePartial, (s.statement, _none(), p)), key, most);
        _assertConvicted(s);
    }

    /// forge-config: default.isolate = true
    function test_gas_partial_benchmark() external {
        _wrongPartial(true, "fraud_partial_krum", MOST);
    }

    /// @notice Not all that are frozen are included.
    /// forge-config: default.isolate = true
    function test_gas_partialOfSome_benchmark() external {
        _wrongPartial(false, "fraud_partial_krum_63_of_64", MOST);
    }

    function _reduction(Scene memory s, IAggregationFraud.PartialProof memory p, bytes memory leaf)
        private
        returns (bytes32 root)
    {
        uint256 length = RoundVectors.reductionLength(PARAMS);
        (p.claimed, root) = _place(RoundVectors.KIND_REDUCTION, 4, length, bytes32(uint256(p.item)), p.index / 128, leaf);
        (p.itemPath, root) = _placeRoot(RoundVectors.KIND_REDUCTIONS, s.n * (s.n - 1) / 2, p.item, root);
    }

    /// forge-config: default.isolate = true
    function test_gas_total_benchmark() external {
        Scene memory s = _scene(AggregationRule.Krum, 30, Quantization.None, 64);
        IAggregationFraud.TotalProof memory p;
        (p.row, p.column) = (63, 62);
        bytes32 root;
        uint256 length = RoundVectors.reductionLength(PARAMS);
        bytes memory leaf = new bytes(1024);
        _put(leaf, 0, 0x4000000000000000, 8);
        (p.top, root) = _place(RoundVectors.KIND_REDUCTION, 4, length, bytes32(uint256(2015)), (length - 1) / 128, leaf);
        (p.itemPath, root) = _placeRoot(RoundVectors.KIND_REDUCTIONS, 2016, 2015, root);
        bytes32 distances;
        (p.entry, distances) = _vector(s, RoundVectors.KIND_DISTANCES, 63, _doubles(64));
        bytes32[] memory roots = new bytes32[](4);
        (roots[1], roots[2]) = (root, distances);
        (p.auxPath, p.entryAuxPath, root) = _aux(roots);
        _proposeAll(s, bytes32(_random()), root);
        _measure(abi.encodeCall(fraud.proveTotal, (s.statement, _none(), p)), "fraud_total", MOST);
        _assertConvicted(s);
    }

    /// @notice An aux set of four: paths of its entries 1 and 2.
    function _aux(bytes32[] memory roots) private pure returns (bytes32[] memory second, bytes32[] memory third, bytes32 root) {
        bytes32[] memory nodes = new bytes32[](4);
        for (uint256 i = 0; i < 4; ++i) {
            nodes[i] = VectorCommitment.leafHash(abi.encodePacked(roots[i]));
        }
        (second, third) = (new bytes32[](2), new bytes32[](2));
        (second[0], second[1]) = (nodes[0], VectorCommitment.nodeHash(nodes[2], nodes[3]));
        (third[0], third[1]) = (nodes[3], VectorCommitment.nodeHash(nodes[0], nodes[1]));
        root = VectorCommitment.root(RoundVectors.KIND_AUX_SET, 0, 4, 0, VectorCommitment.treeOf(nodes));
    }

    /// @notice Descending positive binary64.
    function _doubles(uint256 count) private pure returns (bytes memory data) {
        data = new bytes(8 * count);
        for (uint256 i = 0; i < count; ++i) {
            _put(data, 8 * i, 0x40f0000000000000 - i * 0x123456789abcd, 8);
        }
    }

    /// forge-config: default.isolate = true
    function test_gas_score_benchmark() external {
        Scene memory s = _scene(AggregationRule.Krum, 1, Quantization.None, 64);
        IAggregationFraud.ScoreProof memory p;
        p.row = 5;
        bytes32[] memory roots = new bytes32[](4);
        (p.distances, roots[2]) = _vector(s, RoundVectors.KIND_DISTANCES, 5, _doubles(64));
        p.scores = _doubles(64);
        (, roots[3]) = _vector(s, RoundVectors.KIND_SCORES, 0, p.scores);
        bytes32 root;
        (, p.distancesAuxPath, root) = _aux(roots);
        p.scoresPath = new bytes32[](2);
        p.scoresPath[0] = VectorCommitment.leafHash(abi.encodePacked(roots[2]));
        p.scoresPath[1] = p.distancesAuxPath[1];
        _proposeAll(s, bytes32(_random()), root);
        _measure(abi.encodeCall(fraud.proveScore, (s.statement, _none(), p)), "fraud_score_64", MOST);
        _assertConvicted(s);
    }

    // -------------------------------------------------------------------------------------------------------- equivocation

    /// forge-config: default.isolate = true
    function test_gas_equivocation_benchmark() external {
        Scene memory s = _scene(AggregationRule.Mean, 0, Quantization.None, 3);
        _proposeAll(s, bytes32(_random()), bytes32(_random()));
        Statement memory a = s.statement;
        Statement memory b = Statement({
            taskId: a.taskId,
            round: a.round,
            parentRoot: a.parentRoot,
            frozenHash: a.frozenHash,
            included: a.included,
            newRoot: bytes32(_random()),
            auxRoot: a.auxRoot
        });
        bytes memory data = abi.encodeCall(fraud.submitEquivocation, (keeper(2), a, _signature(a), b, _signature(b)));
        _measure(data, "equivocation", MOST);
        assertEq(vault.lockOf(s.taskId, Role.Keeper, keeper(2)), 0, "lock");
        assertEq(vault.creditOf(challenger), s.spec.keeperLock / 5, "bounty");
        assertTrue(rounds.isStanding(a), "the round stands");
        _assertBooks();
    }

    function _signature(Statement memory a) private view returns (bytes memory) {
        bytes32 setHash = keccak256(abi.encode(a.frozenHash, uint256(a.included)));
        return _signed(KEEPER_KEYS + 2, rounds.syncRoundDigest(a.taskId, a.round, a.parentRoot, setHash, a.newRoot, a.auxRoot));
    }
}
