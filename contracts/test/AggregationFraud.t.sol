// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AlreadyProven,
    BadEvidence,
    ClaimIsCorrect,
    InvalidSignature,
    NotAuthorized,
    NotEquivocation,
    NotOverturnable,
    NothingProven,
    UnknownValue
} from "../src/facts/Errors.sol";
import {IAggregationFraud} from "../src/aggregation/IAggregationFraud.sol";
import {IOpReferee} from "../src/aggregation/IOpReferee.sol";
import {
    AggregationRule,
    FrozenEntry,
    Head,
    OuterUpdate,
    PayloadKind,
    Quantization,
    Role,
    Round,
    Statement,
    TrainingTaskSpec,
    WitnessSignature
} from "../src/facts/Types.sol";
import {FraudWorld} from "./utils/FraudWorld.sol";
import {Vm} from "./utils/Vm.sol";

/// @notice Stands for the rounds and the tasks of one task: what stands, who signed it, whose lock is left.
contract MockCourt {
    struct Conviction {
        address account;
        address challenger;
        bytes32 pot;
    }

    TrainingTaskSpec private _spec;
    mapping(address key => address) private _users;
    mapping(address account => uint256) public locks;
    address[] private _signers;
    bytes32 public standing;
    bool public overturnable;
    uint16 public overturns;
    uint64 public cleared;
    uint256 public holds;
    /// @dev Above every round, so that what is not overturnable is final; a test of a backlog lowers it.
    uint32 public finalized = type(uint32).max - 2;
    Conviction[] public convictions;

    function setFinalized(uint32 round) external {
        finalized = round;
    }

    function setSpec(TrainingTaskSpec calldata spec) external {
        _spec = spec;
    }

    function setKeeper(address account, address key, uint256 amount) external {
        _users[key] = account;
        locks[account] = amount;
    }

    function stand(bytes32 statement, bool open, address[] calldata signers) external {
        (standing, overturnable, _signers) = (statement, open, signers);
    }

    function convictionCount() external view returns (uint256) {
        return convictions.length;
    }

    // ITrainingRounds.

    function tasks() external view returns (address) {
        return address(this);
    }

    function isStanding(Statement calldata statement) external view returns (bool) {
        return keccak256(abi.encode(statement)) == standing;
    }

    function isOverturnable(bytes32, uint32) external view returns (bool) {
        return overturnable;
    }

    function roundOf(bytes32, uint32) external view returns (Round memory round) {
        round.branch = overturns + 1;
    }

    function headOf(bytes32) external view returns (Head memory head) {
        head.finalized = finalized;
    }

    function signersOf(bytes32, uint32) external view returns (address[] memory) {
        return _signers;
    }

    function overturnRound(bytes32, uint32, uint64 clearedSlots) external returns (uint16) {
        (standing, overturnable, cleared) = (0, false, clearedSlots);
        delete _signers;
        return ++overturns;
    }

    function potId(bytes32 taskId, uint16 branch) external pure returns (bytes32) {
        return keccak256(abi.encode(taskId, branch));
    }

    function holdRound(bytes32, uint32) external returns (uint16) {
        ++holds;
        return overturns + 1;
    }

    function releaseRound(bytes32, uint32, uint16 branch) external {
        if (branch == overturns + 1) --holds;
    }

    function syncRoundDigest(bytes32 taskId, uint32 round, bytes32 parentRoot, bytes32 setHash, bytes32 newRoot, bytes32 auxRoot)
        external
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode("sync", taskId, round, parentRoot, setHash, newRoot, auxRoot));
    }

    // ITrainingTasks.

    function specOf(bytes32) external view returns (TrainingTaskSpec memory) {
        return _spec;
    }

    function keyUserOf(bytes32, address key) external view returns (address) {
        return _users[key];
    }

    function convict(bytes32, Role role, address account, address challenger, bytes32 pot) external returns (uint256 taken) {
        assert(role == Role.Keeper);
        taken = locks[account];
        locks[account] = 0;
        if (taken != 0) convictions.push(Conviction(account, challenger, pot));
    }
}

/// @title The fraud proofs in front of a mock court
abstract contract FraudTest is FraudWorld {
    /// @dev Log of FraudProven, without the indexed fields.
    struct Proven {
        bytes32 statement;
        IAggregationFraud.Fault fault;
        uint64 element;
        uint64 expected;
        uint64 claimed;
        bool overturned;
    }

    uint256 internal constant LOCK = 1000;
    uint256 internal constant KEYS = 0x5000;
    address internal challenger = address(0xC4A1);
    address internal descent = address(0xDE5C);
    address internal reveals = address(0x4EFE);
    MockCourt internal court;
    IAggregationFraud internal fraud;

    function setUp() public virtual {
        referee = IOpReferee(vm.deployCode("OpReferee.sol:OpReferee", ""));
        court = new MockCourt();
        fraud = IAggregationFraud(
            vm.deployCode("AggregationFraud.sol:AggregationFraud", abi.encode(court, referee, descent, reveals))
        );
    }

    function _keeper(uint256 i) internal pure returns (address) {
        return address(uint160(0xB000 + i));
    }

    function _plain(AggregationRule rule, uint32 param, uint32 clip, uint64 params, uint32 fragments, uint256 n)
        internal
        returns (World memory w)
    {
        w = _world(_spec(rule, param, clip, Quantization.None, params, fragments), n);
        _enter(w);
    }

    function _mean() internal returns (World memory) {
        return _plain(AggregationRule.Mean, 0, 0, 601, 2, 4);
    }

    function _weighted() internal returns (World memory) {
        return _plain(AggregationRule.WeightedMean, 0, 0, 601, 2, 4);
    }

    function _krum() internal returns (World memory) {
        return _plain(AggregationRule.Krum, 1, 0, 601, 1, 5);
    }

    function _clip() internal returns (World memory) {
        return _plain(AggregationRule.Mean, 0, 0x44000000, 601, 1, 4);
    }

    function _medianNorm() internal returns (World memory) {
        return _plain(AggregationRule.MedianNormMean, 0, 0, 601, 1, 4);
    }

    function _coded(Quantization quantization, AggregationRule rule) internal returns (World memory w) {
        w = _world(_spec(rule, rule == AggregationRule.Mean ? 0 : 0x20001, 0, quantization, 1500, 1), 5);
        _enter(w);
    }

    /// @notice What the court knows of the task.
    function _enter(World memory w) internal {
        court.setSpec(w.spec);
    }

    /// @notice Two keepers signed the statement, which stands and is open.
    function _stand(World memory w) internal {
        address[] memory signers = new address[](2);
        for (uint256 i = 0; i < 2; ++i) {
            signers[i] = _keeper(i);
            court.setKeeper(signers[i], vm.addr(KEYS + i), LOCK);
        }
        court.stand(fraud.statementId(w.statement), true, signers);
    }

    function _none() internal pure returns (WitnessSignature[] memory) {}

    function _digest(Statement memory s) internal view returns (bytes32) {
        bytes32 setHash = keccak256(abi.encode(s.frozenHash, uint256(s.included)));
        return court.syncRoundDigest(s.taskId, s.round, s.parentRoot, setHash, s.newRoot, s.auxRoot);
    }

    function _sign(Statement memory s, uint256 key) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 sig) = vm.sign(key, _digest(s));
        return abi.encodePacked(r, sig, v);
    }

    /// @notice The signature of keeper `i`, who has a lock and a key.
    function _signed(Statement memory s, uint256 i) internal returns (WitnessSignature[] memory list) {
        court.setKeeper(_keeper(i), vm.addr(KEYS + i), LOCK);
        list = new WitnessSignature[](1);
        list[0] = WitnessSignature({keeper: _keeper(i), signature: _sign(s, KEYS + i)});
    }

    // Calls.

    function _step(World memory w, uint32 f, uint64 e, bool momentum) internal view returns (bytes memory) {
        return abi.encodeCall(fraud.proveStep, (w.statement, _none(), _stepProof(w, f, e, momentum)));
    }

    function _interleaved(World memory w, uint32 f, uint64 e, uint32 entry) internal view returns (bytes memory) {
        return abi.encodeCall(fraud.proveInterleaved, (w.statement, _none(), _interleavedProof(w, f, e, entry)));
    }

    function _payload(World memory w, uint32 f, uint64 leaf, uint32 entry) internal view returns (bytes memory) {
        return abi.encodeCall(fraud.provePayload, (w.statement, _none(), _payloadProof(w, f, leaf, entry)));
    }

    function _partial(World memory w, uint32 item, uint8 level, uint64 index) internal view returns (bytes memory) {
        return abi.encodeCall(fraud.provePartial, (w.statement, _none(), _partialProof(w, item, level, index)));
    }

    function _total(World memory w, uint32 row, uint32 column) internal view returns (bytes memory) {
        return abi.encodeCall(fraud.proveTotal, (w.statement, _none(), _totalProof(w, row, column)));
    }

    function _score(World memory w, uint32 row) internal view returns (bytes memory) {
        return abi.encodeCall(fraud.proveScore, (w.statement, _none(), _scoreProof(w, row)));
    }

    // Outcomes.

    function _try(bytes memory data) internal returns (bool success, bytes memory reason) {
        vm.prank(challenger);
        // solhint-disable-next-line avoid-low-level-calls
        (success, reason) = address(fraud).call(data);
    }

    function _assertReverts(bytes memory data, bytes memory reason, string memory what) internal {
        (bool success, bytes memory have) = _try(data);
        assertTrue(!success, what);
        assertEq(keccak256(have), keccak256(reason), what);
    }

    /// @notice Right: nobody is convicted, whoever asks.
    function _assertRight(World memory w, bytes memory data, string memory what) internal {
        if (court.standing() != fraud.statementId(w.statement)) _stand(w);
        _assertReverts(data, abi.encodeWithSelector(ClaimIsCorrect.selector), what);
    }

    function _assertBad(World memory w, bytes memory data, string memory part) internal {
        if (court.standing() != fraud.statementId(w.statement)) _stand(w);
        _assertReverts(data, abi.encodeWithSelector(BadEvidence.selector, part), part);
    }

    /// @notice Wrong: the round falls, both signers lose their locks to the pot, and the log says why.
    function _convicts(World memory w, bytes memory data, IAggregationFraud.Fault fault, uint256 element, string memory what)
        internal
        returns (Proven memory proven)
    {
        _stand(w);
        uint256 before = court.convictionCount();
        uint16 overturns = court.overturns();
        vm.recordLogs();
        (bool success, bytes memory reason) = _try(data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(reason, 0x20), mload(reason))
            }
        }
        proven = _proven(w.statement);
        assertEq(uint256(proven.fault), uint256(fault), what);
        assertEq(proven.element, element, what);
        assertTrue(proven.overturned, what);
        assertEq(court.overturns(), overturns + 1, what);
        assertEq(court.convictionCount(), before + 2, what);
        (address account, address rewarded, bytes32 pot) = court.convictions(before + 1);
        assertEq(account, _keeper(1), what);
        assertEq(rewarded, challenger, what);
        assertEq(pot, court.potId(TASK, overturns + 1), what);
        assertTrue(fraud.isCondemned(proven.statement), what);
        _assertReverts(data, abi.encodeWithSelector(AlreadyProven.selector, proven.statement), what);
    }

    function _proven(Statement memory s) internal returns (Proven memory proven) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs.length, 1, "one event");
        assertEq(logs[0].topics[0], IAggregationFraud.FraudProven.selector, "FraudProven");
        assertEq(logs[0].topics[1], s.taskId, "task");
        assertEq(uint256(logs[0].topics[2]), s.round, "round");
        assertEq(address(uint160(uint256(logs[0].topics[3]))), challenger, "challenger");
        proven = abi.decode(logs[0].data, (Proven));
        assertEq(proven.statement, fraud.statementId(s), "statement");
    }

    /// @notice Wrong, and not because of two numbers.
    function _convictsForm(World memory w, bytes memory data, IAggregationFraud.Fault fault, uint256 element, string memory what)
        internal
    {
        Proven memory proven = _convicts(w, data, fault, element, what);
        assertTrue(proven.expected == 0 && proven.claimed == 0, what);
    }

    /// @notice Changes bits of the number `index` of size `size` in a leaf.
    function _flip(bytes memory leaf, uint256 index, uint256 size, uint256 bits) internal pure returns (uint256 was) {
        was = _get(leaf, index * size, size);
        _put(leaf, index * size, was ^ bits, size);
    }
}

/// @notice Whatever is right convicts nobody, by any rule and of any quantization.
contract AggregationFraud_right_Test is FraudTest {
    function _assertSteps(World memory w, string memory what) private {
        for (uint32 f = 0; f < w.spec.fragmentCount; ++f) {
            uint64 length = uint64(w.newParams[f].header.length);
            uint64[4] memory places = [0, length / 2, 255, length - 1];
            for (uint256 i = 0; i < 4; ++i) {
                if (places[i] >= length) continue;
                _assertRight(w, _step(w, f, places[i], false), what);
                _assertRight(w, _step(w, f, places[i], true), what);
                _assertRight(w, _interleaved(w, f, places[i], uint32(w.order[i % w.order.length])), what);
            }
            for (uint256 i = 0; i < w.order.length; ++i) {
                uint32 entry = uint32(w.order[i]);
                _assertRight(w, _payload(w, f, uint64(w.payloads[entry][f].leaves.length - 1), entry), what);
            }
        }
    }

    function _assertReductions(World memory w, string memory what) private {
        uint64 runs = uint64((w.spec.paramCount + 255) / 256);
        for (uint32 item = 0; item < w.reduction.length; ++item) {
            _assertRight(w, _partial(w, item, 1, item % runs), what);
            if (runs > 1) _assertRight(w, _partial(w, item, 2, 0), what);
        }
    }

    function test_mean_fragments_isRight() external {
        _assertSteps(_mean(), "mean");
        _assertSteps(_plain(AggregationRule.Mean, 0, 0, 5, 3, 1), "one trainer");
    }

    /// @notice Weights are those of the slots, whatever the order of the addresses; one of the frozen set is not included.
    function test_weightedMean_isRight() external {
        _assertSteps(_weighted(), "weighted mean");
        _assertSteps(_plain(AggregationRule.WeightedMean, 0, 0, 5, 3, 1), "one trainer");
        _assertSteps(_plain(AggregationRule.WeightedMean, 0, 0, 6, 1, 63), "63 trainers");
    }

    function test_order_statistics_areRight() external {
        _assertSteps(_plain(AggregationRule.TrimmedMean, 1, 0, 100, 2, 5), "trimmed mean");
        _assertSteps(_plain(AggregationRule.CoordinateMedian, 0, 0, 100, 2, 6), "median");
        _assertSteps(_plain(AggregationRule.TrimmedMean, 31, 0, 6, 1, 63), "63 trainers");
    }

    function test_krum_isRight() external {
        World memory w = _krum();
        _assertSteps(w, "krum");
        _assertReductions(w, "krum");
        for (uint32 i = 0; i < 5; ++i) {
            _assertRight(w, _score(w, i), "score");
            for (uint32 j = 0; j < 5; ++j) {
                _assertRight(w, _total(w, i, j), "distance");
            }
        }
    }

    function test_norms_areRight() external {
        World[2] memory all = [_clip(), _medianNorm()];
        for (uint256 k = 0; k < all.length; ++k) {
            World memory w = all[k];
            _enter(w);
            _assertSteps(w, "norms");
            _assertReductions(w, "norms");
            for (uint32 i = 0; i < 4; ++i) {
                _assertRight(w, _total(w, i, 0), "sum of squares");
            }
        }
    }

    function test_quantised_isRight() external {
        for (uint256 q = 1; q <= 2; ++q) {
            World memory w = _coded(Quantization(q), AggregationRule.MultiKrum);
            _assertSteps(w, "multi-krum");
            _assertReductions(w, "multi-krum");
            _assertSteps(_coded(Quantization(q), AggregationRule.Mean), "mean");
        }
    }

    /// @notice One leaf or less of everything.
    function test_smallest_isRight() external {
        World memory w = _plain(AggregationRule.Krum, 0, 0, 1, 1, 3);
        _assertSteps(w, "one parameter");
        _assertReductions(w, "one parameter");
        _assertRight(w, _total(w, 2, 0), "distance");
        _assertRight(w, _score(w, 1), "score");
    }
}

/// @notice Every fault convicts, by the least wrong number.
contract AggregationFraud_faults_Test is FraudTest {
    function _assertNumbers(Proven memory proven, uint256 expected, uint256 claimed, string memory what) private pure {
        assertEq(proven.expected, expected, what);
        assertEq(proven.claimed, claimed, what);
    }

    function _wrongParameter(World memory w, uint32 f, uint64 e, uint256 bits, string memory what) private {
        uint256 right = _flip(w.newParams[f].leaves[e / 256], e % 256, 4, bits);
        _reseal(w);
        Proven memory proven = _convicts(w, _step(w, f, e, false), IAggregationFraud.Fault.Parameter, e, what);
        _assertNumbers(proven, right, right ^ bits, what);
        // The neighbours are right, and so is the momentum; nothing is undone by that.
        _flip(w.newParams[f].leaves[e / 256], e % 256, 4, bits);
    }

    function _wrongMomentum(World memory w, uint32 f, uint64 e, uint256 bits, string memory what) private {
        uint256 right = _flip(w.newMomentum[f].leaves[e / 256], e % 256, 4, bits);
        _reseal(w);
        Proven memory proven = _convicts(w, _step(w, f, e, true), IAggregationFraud.Fault.Momentum, e, what);
        _assertNumbers(proven, right, right ^ bits, what);
        _flip(w.newMomentum[f].leaves[e / 256], e % 256, 4, bits);
    }

    /// @notice One unit in the last place, a sign, in the first and last element of a fragment.
    function test_state_everyRule_convicts() external {
        World[8] memory all = [
            _mean(),
            _weighted(),
            _plain(AggregationRule.TrimmedMean, 1, 0, 300, 2, 4),
            _plain(AggregationRule.CoordinateMedian, 0, 0, 300, 2, 3),
            _krum(),
            _plain(AggregationRule.MultiKrum, 0x30001, 0, 300, 1, 5),
            _clip(),
            _medianNorm()
        ];
        for (uint256 i = 0; i < all.length; ++i) {
            World memory w = all[i];
            _enter(w);
            uint32 f = w.spec.fragmentCount - 1;
            _wrongParameter(w, f, 0, 1, "first parameter");
            _wrongParameter(w, f, uint64(w.newParams[f].header.length - 1), 1 << 31, "last parameter");
            _wrongMomentum(w, f, 7, 1, "momentum");
            _wrongMomentum(w, f, uint64(w.newParams[f].header.length - 1), 1 << 31, "last momentum");
        }
    }

    /// @notice A wrong momentum is no excuse for the parameter that follows from it.
    function test_parameter_fromWrongMomentum_convicts() external {
        World memory w = _mean();
        uint32 b = uint32(_get(w.newMomentum[1].leaves[0], 40, 4)) ^ 0x400000;
        uint32 d = _aggregate(w, 1, 10);
        uint32 right = uint32(_get(w.newParams[1].leaves[0], 40, 4));
        uint32 p = referee.outerParameter(0x3f666666, 0x3f333333, b, d, uint32(_get(w.parentParams[1].leaves[0], 40, 4)));
        assertTrue(p != right, "another parameter");
        _put(w.newMomentum[1].leaves[0], 40, b, 4);
        _put(w.newParams[1].leaves[0], 40, p, 4);
        _reseal(w);
        Proven memory proven = _convicts(w, _step(w, 1, 10, false), IAggregationFraud.Fault.Parameter, 10, "parameter");
        _assertNumbers(proven, right, p, "parameter");
    }

    /// @notice The state that follows from wrong interleaved payloads is right by them; they are not.
    function test_interleaved_convicts() external {
        World memory w = _mean();
        uint256 right = _flip(w.interleaved[1].leaves[2], 4 * 9 + 3, 4, 1 << 31);
        _reseal(w);
        uint64 e = 2 * 64 + 9;
        Proven memory proven =
            _convicts(w, _interleaved(w, 1, e, uint32(w.order[3])), IAggregationFraud.Fault.Interleaved, e, "interleaved");
        _assertNumbers(proven, right, right ^ (1 << 31), "interleaved");
    }

    function test_interleaved_quantised_convicts() external {
        for (uint256 q = 1; q <= 3; ++q) {
            World memory w = _coded(Quantization(q), AggregationRule.Mean);
            uint256 right = _flip(w.interleaved[0].leaves[29], 5 * 20, 4, 0x100);
            _reseal(w);
            Proven memory proven = _convicts(
                w, _interleaved(w, 0, 1499, uint32(w.order[0])), IAggregationFraud.Fault.Interleaved, 1499, "interleaved"
            );
            _assertNumbers(proven, right, right ^ 0x100, "interleaved");
        }
    }

    function _badPayload(World memory w, uint32 entry, uint64 leaf, bytes memory data) private {
        w.payloads[entry][0].leaves[leaf] = data;
        _seal(w.payloads[entry][0]);
        _freeze(w, entry);
        _reseal(w);
        _convictsForm(w, _payload(w, 0, leaf, entry), IAggregationFraud.Fault.Payload, leaf, "payload");
        assertEq(court.cleared(), uint64(1) << w.entries[entry].slot, "its slot");
    }

    function test_payload_convicts() external {
        World memory w = _mean();
        bytes memory good = w.payloads[3][0].leaves[1];
        bytes memory bad = bytes.concat(good);
        _put(bad, 4 * 44, 0x44800001, 4);
        _badPayload(w, 3, 1, bad);
        _put(bad, 4 * 44, 0x7fc00000, 4);
        _badPayload(w, 3, 1, bad);
        bad = bytes.concat(good);
        bad[4 * 45] = 0x01;
        _badPayload(w, 3, 1, bad);
        _badPayload(w, 3, 1, bytes.concat(good, hex"00"));
        _badPayload(w, 3, 1, "");
    }

    function test_payload_quantised_convicts() external {
        World memory w = _coded(Quantization.Int8, AggregationRule.Mean);
        bytes memory bad = bytes.concat(w.payloads[0][0].leaves[0]);
        bad[0] = 0x01;
        _badPayload(w, 0, 0, bad);
        w = _coded(Quantization.Int4, AggregationRule.Mean);
        bad = bytes.concat(w.payloads[4][0].leaves[1]);
        bad[527] = 0x10;
        _badPayload(w, 4, 1, bad);
        w = _coded(Quantization.SparseTop1, AggregationRule.Mean);
        bad = bytes.concat(w.payloads[2][0].leaves[0]);
        // Run 23 has 28 values: bits 193 to 198 of the chunk are the index of the one that is kept.
        bad[24] |= 0x7e;
        _badPayload(w, 2, 0, bad);
    }

    function test_partial_convicts() external {
        World memory w = _krum();
        uint256 right = _flip(w.reduction[7].leaves[0], 2, 8, 1);
        _reseal(w);
        Proven memory proven = _convicts(w, _partial(w, 7, 1, 2), IAggregationFraud.Fault.Partial, 2, "level 1");
        _assertNumbers(proven, right, right ^ 1, "level 1");
        _flip(w.reduction[7].leaves[0], 2, 8, 1);
        right = _flip(w.reduction[9].leaves[1], 0, 8, 2);
        _reseal(w);
        proven = _convicts(w, _partial(w, 9, 2, 0), IAggregationFraud.Fault.Partial, 0, "level 2");
        _assertNumbers(proven, right, right ^ 2, "level 2");
    }

    function test_partial_clip_convicts() external {
        World memory w = _clip();
        uint256 right = _flip(w.reduction[3].leaves[0], 0, 8, 1);
        _reseal(w);
        Proven memory proven = _convicts(w, _partial(w, 3, 1, 0), IAggregationFraud.Fault.Partial, 0, "level 1");
        _assertNumbers(proven, right, right ^ 1, "level 1");
    }

    function test_partial_quantised_convicts() external {
        for (uint256 q = 1; q <= 2; ++q) {
            World memory w = _coded(Quantization(q), AggregationRule.MultiKrum);
            uint256 right = _flip(w.reduction[4].leaves[0], 5, 8, 1);
            _reseal(w);
            Proven memory proven = _convicts(w, _partial(w, 4, 1, 5), IAggregationFraud.Fault.Partial, 5, "the last run");
            _assertNumbers(proven, right, right ^ 1, "the last run");
        }
    }

    /// @notice A reduction of three levels, on which nothing else is built.
    function _tall() private returns (World memory w) {
        w.spec = _spec(AggregationRule.Mean, 0, 0x3f800000, Quantization.None, 70_000, 1);
        w.statement.taskId = TASK;
        w.statement.round = ROUND;
        w.statement.included = 1;
        w.order = new uint256[](1);
        bytes memory all = new bytes(8 * 513);
        for (uint256 i = 0; i < 274; ++i) {
            _put(all, 8 * i, 0x4000000000000000 + (_random() >> 204), 8);
        }
        _put(all, 8 * 384, referee.sum(_slice(all, 0, 2048)), 8);
        _put(all, 8 * 385, referee.sum(_slice(all, 2048, 8 * 18)), 8);
        _put(all, 8 * 512, referee.sum(_slice(all, 8 * 384, 16)), 8);
        w.reduction = new Tree[](1);
        w.reduction[0] = _sealed(16, 4, 513, 0, _cut(all));
        bytes[] memory leaves = new bytes[](1);
        leaves[0] = abi.encodePacked(w.reduction[0].root);
        w.reductions = _sealed(15, 0, 1, 0, leaves);
        _tallSeal(w);
        _enter(w);
    }

    function _tallSeal(World memory w) private pure {
        _seal(w.reduction[0]);
        w.reductions.leaves[0] = abi.encodePacked(w.reduction[0].root);
        _seal(w.reductions);
        bytes[] memory leaves = new bytes[](3);
        leaves[1] = abi.encodePacked(w.reductions.root);
        w.aux = _sealed(8, 0, 3, 0, leaves);
        w.statement.auxRoot = w.aux.root;
    }

    function test_partial_levels_areRight() external {
        World memory w = _tall();
        _assertRight(w, _partial(w, 0, 2, 0), "256 of 274");
        _assertRight(w, _partial(w, 0, 2, 1), "the other 18");
        _assertRight(w, _partial(w, 0, 3, 0), "the top");
        _assertBad(w, _with(w, 4, 0), "level");
        _assertBad(w, _with(w, 0, 0), "level");
        _assertBad(w, _with(w, 3, 1), "index");
        _assertBad(w, _with(w, 2, 2), "index");
        _assertBad(w, _with(w, 1, 274), "index");
    }

    /// @notice Level and index that no reduction has.
    function _with(World memory w, uint8 level, uint64 index) private view returns (bytes memory) {
        IAggregationFraud.PartialProof memory p = _partialProof(w, 0, 3, 0);
        (p.level, p.index) = (level, index);
        return abi.encodeCall(fraud.provePartial, (w.statement, _none(), p));
    }

    function test_partial_levels_convict() external {
        World memory w = _tall();
        uint256 right = _flip(w.reduction[0].leaves[3], 1, 8, 1);
        _tallSeal(w);
        Proven memory proven = _convicts(w, _partial(w, 0, 2, 1), IAggregationFraud.Fault.Partial, 1, "level 2");
        _assertNumbers(proven, right, right ^ 1, "level 2");
        _flip(w.reduction[0].leaves[3], 1, 8, 1);
        right = _flip(w.reduction[0].leaves[4], 0, 8, 1);
        _tallSeal(w);
        proven = _convicts(w, _partial(w, 0, 3, 0), IAggregationFraud.Fault.Partial, 0, "level 3");
        _assertNumbers(proven, right, right ^ 1, "level 3");
        _flip(w.reduction[0].leaves[4], 0, 8, 1);
        // What fills a level to whole leaves is zero.
        _flip(w.reduction[0].leaves[2], 127, 8, 1);
        _tallSeal(w);
        _convictsForm(w, _partialAt(w, 2), IAggregationFraud.Fault.Partial, 257, "filling of level 1");
        _flip(w.reduction[0].leaves[2], 127, 8, 1);
        _flip(w.reduction[0].leaves[3], 2, 8, 1 << 63);
        _tallSeal(w);
        _convictsForm(w, _partial(w, 0, 2, 0), IAggregationFraud.Fault.Partial, 0, "filling of level 2");
        _flip(w.reduction[0].leaves[3], 2, 8, 1 << 63);
        _flip(w.reduction[0].leaves[4], 1, 8, 1);
        _tallSeal(w);
        _convictsForm(w, _partial(w, 0, 3, 0), IAggregationFraud.Fault.Partial, 0, "the last leaf's tail");
    }

    /// @notice A partial of level 1 by its leaf alone; payloads are not needed to show that the leaf is ill-formed.
    function _partialAt(World memory w, uint256 leaf) private view returns (bytes memory) {
        IAggregationFraud.PartialProof memory p;
        (p.level, p.index) = (1, uint64(128 * leaf + 1));
        p.claimed = _opening(w.reduction[0], leaf);
        p.itemPath = _path(w.reductions, 0);
        p.auxPath = _path(w.aux, 1);
        return abi.encodeCall(fraud.provePartial, (w.statement, _none(), p));
    }

    function test_total_convicts() external {
        World memory w = _krum();
        uint256 right = _flip(w.distances.leaves[3], 1, 8, 1);
        _reseal(w);
        Proven memory proven = _convicts(w, _total(w, 3, 1), IAggregationFraud.Fault.Total, 3, "distance");
        _assertNumbers(proven, right, right ^ 1, "distance");
        _flip(w.distances.leaves[3], 1, 8, 1);
        _flip(w.distances.leaves[2], 2, 8, 1 << 63);
        _reseal(w);
        proven = _convicts(w, _total(w, 2, 2), IAggregationFraud.Fault.Total, 2, "distance to itself");
        _assertNumbers(proven, 0, 1 << 63, "-0 is not +0");
        w = _clip();
        right = _flip(w.scores.leaves[0], 2, 8, 1);
        _reseal(w);
        proven = _convicts(w, _total(w, 2, 0), IAggregationFraud.Fault.Total, 2, "sum of squares");
        _assertNumbers(proven, right, right ^ 1, "sum of squares");
    }

    function test_score_convicts() external {
        World memory w = _krum();
        uint256 right = _flip(w.scores.leaves[0], 4, 8, 1);
        _reseal(w);
        Proven memory proven = _convicts(w, _score(w, 4), IAggregationFraud.Fault.Score, 4, "score");
        _assertNumbers(proven, right, right ^ 1, "score");
    }

    // Ill-formed leaves of what the statement commits to.

    function test_claimed_illFormed_convicts() external {
        World memory w = _mean();
        bytes memory good = w.newParams[0].leaves[1];
        bytes memory long = bytes.concat(good, hex"00");
        w.newParams[0].leaves[1] = long;
        _reseal(w);
        _convictsForm(w, _step(w, 0, 300, false), IAggregationFraud.Fault.Parameter, 300, "long");
        w.newParams[0].leaves[1] = "";
        _reseal(w);
        _convictsForm(w, _claimedAlone(w, false), IAggregationFraud.Fault.Parameter, 300, "empty, and no other evidence");
        w.newParams[0].leaves[1] = good;
        w.newMomentum[0].leaves[1][1023] = 0x80;
        _reseal(w);
        _assertRight(w, _step(w, 0, 300, false), "with the parameters nothing is wrong");
        _convictsForm(w, _claimedAlone(w, true), IAggregationFraud.Fault.Momentum, 300, "tail");
    }

    function _claimedAlone(World memory w, bool momentum) private view returns (bytes memory) {
        IAggregationFraud.StepProof memory whole = _stepProof(w, 0, 300, momentum);
        IAggregationFraud.StepProof memory p;
        (p.coordinate, p.momentum) = (300, momentum);
        (p.claimed, p.claimedSibling, p.newPath) = (whole.claimed, whole.claimedSibling, whole.newPath);
        return abi.encodeCall(fraud.proveStep, (w.statement, _none(), p));
    }

    function test_interleaved_illFormed_convicts() external {
        World memory w = _mean();
        w.interleaved[0].leaves[4] = bytes.concat(w.interleaved[0].leaves[4], hex"00");
        _reseal(w);
        IAggregationFraud.InterleavedProof memory p;
        p.coordinate = 4 * 64;
        p.interleaved = _opening(w.interleaved[0], 4);
        p.auxPath = _path(w.aux, 0);
        bytes memory data = abi.encodeCall(fraud.proveInterleaved, (w.statement, _none(), p));
        _convictsForm(w, data, IAggregationFraud.Fault.Interleaved, 256, "long");
        w.interleaved[0].leaves[4] = _slice(w.interleaved[0].leaves[4], 0, 16);
        _reseal(w);
        _convictsForm(w, _step(w, 0, 300, false), IAggregationFraud.Fault.Interleaved, 300, "short");
    }

    function test_vectors_illFormed_convict() external {
        World memory w = _krum();
        bytes memory good = w.scores.leaves[0];
        w.scores.leaves[0] = bytes.concat(good, hex"00");
        _reseal(w);
        IAggregationFraud.ScoreProof memory p = _scoreProof(w, 2);
        delete p.distances;
        _convictsForm(w, abi.encodeCall(fraud.proveScore, (w.statement, _none(), p)), IAggregationFraud.Fault.Score, 2, "scores");
        w.scores.leaves[0] = "";
        _reseal(w);
        _convictsForm(w, _step(w, 0, 2, true), IAggregationFraud.Fault.Score, 2, "no scores");
        w.scores.leaves[0] = good;

        good = w.distances.leaves[1];
        w.distances.leaves[1] = _slice(good, 0, 32);
        _reseal(w);
        _convictsForm(w, _score(w, 1), IAggregationFraud.Fault.Total, 1, "row, for a score");
        w.distances.leaves[1] = bytes.concat(good, good);
        _reseal(w);
        _convictsForm(w, _total(w, 1, 1), IAggregationFraud.Fault.Total, 1, "row");
        w.distances.leaves[1] = good;

        w.reduction[3].leaves[1][8] = 0x01;
        _reseal(w);
        _convictsForm(w, _total(w, 0, 4), IAggregationFraud.Fault.Partial, 0, "the top's tail");
        w.reduction[3].leaves[1][8] = 0x00;
        w.reduction[3].leaves[0] = _slice(w.reduction[3].leaves[0], 0, 24);
        _reseal(w);
        _convictsForm(w, _partial(w, 3, 1, 1), IAggregationFraud.Fault.Partial, 1, "partials");
    }

    function test_clipScores_illFormed_convict() external {
        World memory w = _clip();
        w.scores.leaves[0] = bytes.concat(w.scores.leaves[0], hex"00");
        _reseal(w);
        _convictsForm(w, _total(w, 3, 0), IAggregationFraud.Fault.Score, 3, "scores");
    }
}

/// @notice Evidence that does not lead where it has to convicts nobody and says what is wrong with it.
contract AggregationFraud_evidence_Test is FraudTest {
    function _call(World memory w, IAggregationFraud.StepProof memory p) private view returns (bytes memory) {
        return abi.encodeCall(fraud.proveStep, (w.statement, _none(), p));
    }

    /// @notice A world with a wrong parameter 300 of fragment 0, so that good evidence would convict.
    function _wrong(World memory w) private pure returns (World memory) {
        _flip(w.newParams[0].leaves[1], 44, 4, 1);
        _reseal(w);
        return w;
    }

    function test_step_places_revert() external {
        World memory w = _wrong(_mean());
        IAggregationFraud.StepProof memory p = _stepProof(w, 0, 300, false);
        p.fragment = 2;
        _assertBad(w, _call(w, p), "fragment");
        p.fragment = 1;
        _assertBad(w, _call(w, p), "coordinate");
        p.fragment = 0;
        p.coordinate = 301;
        _assertBad(w, _call(w, p), "coordinate");
        p.coordinate = 255;
        _assertBad(w, _call(w, p), "claimed");
        p.coordinate = 300;
        p.momentum = true;
        _assertBad(w, _call(w, p), "claimed");
    }

    function test_step_openings_revert() external {
        World memory w = _wrong(_mean());
        IAggregationFraud.StepProof memory p = _stepProof(w, 0, 300, false);
        p.claimed.leaf[0] ^= 0x01;
        _assertBad(w, _call(w, p), "claimed");
        p = _stepProof(w, 0, 300, false);
        p.claimed.path = new bytes32[](0);
        _assertBad(w, _call(w, p), "claimed");
        p = _stepProof(w, 0, 300, false);
        p.claimedSibling = bytes32(0);
        _assertBad(w, _call(w, p), "claimed");
        p = _stepProof(w, 0, 300, false);
        p.newPath[0] ^= bytes32(uint256(1));
        _assertBad(w, _call(w, p), "claimed");
        p = _stepProof(w, 0, 300, false);
        p.interleaved.leaf[0] ^= 0x01;
        _assertBad(w, _call(w, p), "interleaved");
        p = _stepProof(w, 0, 300, false);
        p.auxPath = _path(w.aux, 1);
        _assertBad(w, _call(w, p), "interleaved");
        p = _stepProof(w, 0, 300, false);
        p.parentParams.leaf[200] ^= 0x01;
        _assertBad(w, _call(w, p), "parent");
        p = _stepProof(w, 0, 300, false);
        p.parentMomentum.leaf[200] ^= 0x01;
        _assertBad(w, _call(w, p), "parent");
        p = _stepProof(w, 0, 300, false);
        (p.parentMomentum, p.parentParams) = (p.parentParams, p.parentMomentum);
        _assertBad(w, _call(w, p), "parent");
        p = _stepProof(w, 0, 300, false);
        p.parentPath = new bytes32[](2);
        _assertBad(w, _call(w, p), "parent");
        _convicts(w, _step(w, 0, 300, false), IAggregationFraud.Fault.Parameter, 300, "good evidence");
    }

    /// @notice Of the momentum only the other vector's root is asked; the parent's parameters are not looked at.
    function test_step_momentumSibling_reverts() external {
        World memory w = _mean();
        _flip(w.newMomentum[0].leaves[1], 44, 4, 1);
        _reseal(w);
        IAggregationFraud.StepProof memory p = _stepProof(w, 0, 300, true);
        p.parentSibling = bytes32(0);
        _assertBad(w, _call(w, p), "parent");
        p = _stepProof(w, 0, 300, true);
        p.parentParams.leaf = "ignored";
        _convicts(w, _call(w, p), IAggregationFraud.Fault.Momentum, 300, "good evidence");
    }

    function test_step_scores_revert() external {
        World memory w = _wrong(_krum());
        IAggregationFraud.StepProof memory p = _stepProof(w, 0, 300, false);
        p.scores[0] ^= 0x01;
        _assertBad(w, _call(w, p), "scores");
        p = _stepProof(w, 0, 300, false);
        p.scoresPath[0] = bytes32(0);
        _assertBad(w, _call(w, p), "scores");
        p = _stepProof(w, 0, 300, false);
        p.scoresPath = new bytes32[](0);
        _assertBad(w, _call(w, p), "scores");
    }

    /// @notice Nobody answers for a step on a state that is none.
    function test_parent_illFormed_reverts() external {
        World memory w = _wrong(_mean());
        w.parentParams[0].leaves[1] = bytes.concat(w.parentParams[0].leaves[1], hex"00");
        _reseal(w);
        _assertBad(w, _step(w, 0, 300, false), "parent");
        w.parentParams[0].leaves[1] = _slice(w.parentParams[0].leaves[1], 0, 1024);
        w.parentMomentum[0].leaves[1][4 * 45] = 0x01;
        _reseal(w);
        _assertBad(w, _step(w, 0, 300, false), "parent");
    }

    function test_interleaved_reverts() external {
        World memory w = _mean();
        _flip(w.interleaved[0].leaves[1], 0, 4, 1);
        _reseal(w);
        uint32 entry = uint32(w.order[0]);
        IAggregationFraud.InterleavedProof memory p = _interleavedProof(w, 0, 64, entry);
        p.entry = uint32(EXCLUDED);
        _assertBad(w, _call(w, p), "entry");
        p.entry = 99;
        _assertBad(w, _call(w, p), "entry");
        p.entry = uint32(w.order[1]);
        _assertBad(w, _call(w, p), "payload");
        p = _interleavedProof(w, 0, 64, entry);
        p.entries[0].claimHash = bytes32(0);
        _assertBad(w, _call(w, p), "entries");
        p = _interleavedProof(w, 0, 64, entry);
        (p.entries[0], p.entries[1]) = (p.entries[1], p.entries[0]);
        _assertBad(w, _call(w, p), "entries");
        p = _interleavedProof(w, 0, 64, entry);
        p.payload = _opening(w.payloads[entry][0], 1);
        _assertBad(w, _call(w, p), "payload");
        p = _interleavedProof(w, 0, 64, entry);
        p.setPath[0] = bytes32(0);
        _assertBad(w, _call(w, p), "payload");
        p = _interleavedProof(w, 0, 64, entry);
        p.interleaved.path[0] = bytes32(0);
        _assertBad(w, _call(w, p), "interleaved");
        p.fragment = 9;
        _assertBad(w, _call(w, p), "fragment");
        p.fragment = 0;
        p.coordinate = 1 << 40;
        _assertBad(w, _call(w, p), "coordinate");
    }

    function _call(World memory w, IAggregationFraud.InterleavedProof memory p) private view returns (bytes memory) {
        return abi.encodeCall(fraud.proveInterleaved, (w.statement, _none(), p));
    }

    /// @notice An ill-formed payload is for provePayload, which clears its slot.
    function test_payload_illFormed_revertsElsewhere() external {
        World memory w = _krum();
        uint32 entry = uint32(w.order[0]);
        _put(w.payloads[entry][0].leaves[0], 0, 0x7f800000, 4);
        _seal(w.payloads[entry][0]);
        _freeze(w, entry);
        _reseal(w);
        _assertBad(w, _interleaved(w, 0, 0, entry), "payload");
        _assertBad(w, _partial(w, 0, 1, 0), "first");
        (bool found, uint32 item) = (false, 0);
        for (; !found; ++item) {
            (, uint256 j) = _pair(w, item);
            found = j == 1;
        }
        _swapped(w, item - 1);
    }

    function _swapped(World memory w, uint32 item) private {
        IAggregationFraud.PartialProof memory p = _partialProof(w, item, 1, 0);
        (p.first, p.second) = (p.second, p.first);
        _assertBad(w, _call(w, p), "first");
    }

    function test_payload_reverts() external {
        World memory w = _mean();
        w.payloads[2][1].leaves[1][0] = 0xff;
        w.payloads[2][1].leaves[1][1023] = 0xff;
        _seal(w.payloads[2][1]);
        _freeze(w, 2);
        _reseal(w);
        IAggregationFraud.PayloadProof memory p = _payloadProof(w, 1, 1, 2);
        p.fragment = 0;
        _assertBad(w, _call(w, p), "payload");
        p.fragment = 2;
        _assertBad(w, _call(w, p), "fragment");
        p = _payloadProof(w, 1, 1, 2);
        p.leafIndex = 2;
        _assertBad(w, _call(w, p), "payload");
        p = _payloadProof(w, 1, 1, 2);
        p.entry = uint32(EXCLUDED);
        _assertBad(w, _call(w, p), "entry");
        p = _payloadProof(w, 1, 1, 2);
        p.entries[2].trainer = address(1);
        _assertBad(w, _call(w, p), "entries");
        p = _payloadProof(w, 1, 1, 2);
        p.payload.path = new bytes32[](0);
        _assertBad(w, _call(w, p), "payload");
        // What the statement does not include it does not answer for.
        w.payloads[EXCLUDED][0].leaves[0][3] = 0x7f;
        w.payloads[EXCLUDED][0].leaves[0][2] = 0xff;
        _seal(w.payloads[EXCLUDED][0]);
        _freeze(w, EXCLUDED);
        _reseal(w);
        _assertBad(w, _payload(w, 0, 0, uint32(EXCLUDED)), "entry");
        _convicts(w, _payload(w, 1, 1, 2), IAggregationFraud.Fault.Payload, 1, "good evidence");
    }

    function _call(World memory w, IAggregationFraud.PayloadProof memory p) private view returns (bytes memory) {
        return abi.encodeCall(fraud.provePayload, (w.statement, _none(), p));
    }

    function test_partial_reverts() external {
        World memory w = _krum();
        _flip(w.reduction[4].leaves[0], 1, 8, 1);
        _reseal(w);
        IAggregationFraud.PartialProof memory p = _partialProof(w, 4, 1, 1);
        p.item = 10;
        _assertBad(w, _call(w, p), "item");
        p.item = 5;
        _assertBad(w, _call(w, p), "claimed");
        p = _partialProof(w, 4, 1, 1);
        p.index = 3;
        _assertBad(w, _call(w, p), "index");
        p.index = 0;
        _assertBad(w, _call(w, p), "first");
        p = _partialProof(w, 4, 1, 1);
        p.level = 3;
        _assertBad(w, _call(w, p), "level");
        p.level = 2;
        _assertBad(w, _call(w, p), "index");
        p = _partialProof(w, 4, 1, 1);
        p.itemPath[1] = bytes32(0);
        _assertBad(w, _call(w, p), "claimed");
        p = _partialProof(w, 4, 1, 1);
        p.auxPath = _path(w.aux, 2);
        _assertBad(w, _call(w, p), "claimed");
        p = _partialProof(w, 4, 1, 1);
        p.second = p.first;
        _assertBad(w, _call(w, p), "second");
        p = _partialProof(w, 4, 1, 1);
        p.secondSetPath = new bytes32[](1);
        _assertBad(w, _call(w, p), "second");
        p = _partialProof(w, 4, 1, 1);
        p.entries[3].payloadRoot = bytes32(0);
        _assertBad(w, _call(w, p), "entries");
        p = _partialProof(w, 4, 2, 0);
        p.below.leaf[0] ^= 0x01;
        _assertBad(w, _call(w, p), "below");
        p.below.leaf = "";
        _assertBad(w, _call(w, p), "below");
        _convicts(w, _partial(w, 4, 1, 1), IAggregationFraud.Fault.Partial, 1, "good evidence");
    }

    function _call(World memory w, IAggregationFraud.PartialProof memory p) private view returns (bytes memory) {
        return abi.encodeCall(fraud.provePartial, (w.statement, _none(), p));
    }

    function test_total_reverts() external {
        World memory w = _krum();
        _flip(w.distances.leaves[0], 3, 8, 1);
        _reseal(w);
        IAggregationFraud.TotalProof memory p = _totalProof(w, 0, 3);
        p.row = 5;
        _assertBad(w, _call(w, p), "row");
        p.row = 1;
        _assertBad(w, _call(w, p), "entry");
        p.row = 0;
        p.column = 5;
        _assertBad(w, _call(w, p), "column");
        p.column = 4;
        _assertBad(w, _call(w, p), "top");
        p = _totalProof(w, 0, 3);
        p.entryAuxPath = _path(w.aux, 3);
        _assertBad(w, _call(w, p), "entry");
        p = _totalProof(w, 0, 3);
        p.top = _opening(w.reduction[2], 0);
        _assertBad(w, _call(w, p), "top");
        p = _totalProof(w, 0, 3);
        p.auxPath = new bytes32[](0);
        _assertBad(w, _call(w, p), "top");
        _convicts(w, _total(w, 0, 3), IAggregationFraud.Fault.Total, 0, "good evidence");
    }

    function _call(World memory w, IAggregationFraud.TotalProof memory p) private view returns (bytes memory) {
        return abi.encodeCall(fraud.proveTotal, (w.statement, _none(), p));
    }

    function test_score_reverts() external {
        World memory w = _krum();
        _flip(w.scores.leaves[0], 3, 8, 1);
        _reseal(w);
        IAggregationFraud.ScoreProof memory p = _scoreProof(w, 3);
        p.row = 5;
        _assertBad(w, _call(w, p), "row");
        p.row = 2;
        _assertBad(w, _call(w, p), "distances");
        p = _scoreProof(w, 3);
        p.distancesAuxPath = _path(w.aux, 1);
        _assertBad(w, _call(w, p), "distances");
        p = _scoreProof(w, 3);
        p.scores[0] ^= 0x01;
        _assertBad(w, _call(w, p), "scores");
        _convicts(w, _score(w, 3), IAggregationFraud.Fault.Score, 3, "good evidence");
    }

    function _call(World memory w, IAggregationFraud.ScoreProof memory p) private view returns (bytes memory) {
        return abi.encodeCall(fraud.proveScore, (w.statement, _none(), p));
    }

    /// @notice Proofs of what a rule does not commit to.
    function test_rule_reverts() external {
        World memory w = _krum();
        bytes[3] memory all = [_partial(w, 0, 1, 0), _total(w, 0, 1), _score(w, 0)];
        w.spec.aggregation = AggregationRule.Mean;
        w.spec.clipL2Norm = 0x3f800000;
        _enter(w);
        _assertBad(w, all[2], "rule");
        _assertBad(w, all[1], "column");
        w.spec.clipL2Norm = 0;
        _enter(w);
        for (uint256 i = 0; i < 3; ++i) {
            _assertBad(w, all[i], "rule");
        }
    }

    /// @notice What the format names and nobody serves yet is not judged by the rules of what is served.
    function test_unserved_reverts() external {
        World memory w = _wrong(_mean());
        uint32 entry = uint32(w.order[0]);
        bytes[3] memory all = [_step(w, 0, 300, false), _payload(w, 0, 0, entry), _interleaved(w, 0, 0, entry)];
        _stand(w);
        w.spec.outerUpdate = OuterUpdate.SparseEf;
        _enter(w);
        _assertReverts(all[0], abi.encodeWithSelector(UnknownValue.selector, "OuterUpdate", 1), "outer update");
        w.spec.outerUpdate = OuterUpdate.Nesterov;
        w.spec.payloadKind = PayloadKind.SparseTopK;
        _enter(w);
        for (uint256 i = 1; i < 3; ++i) {
            _assertReverts(all[i], abi.encodeWithSelector(UnknownValue.selector, "PayloadKind", 1), "payload kind");
        }
    }

    /// @notice Sets that a rule does not take: nobody could say what follows from them.
    function test_included_reverts() external {
        World memory w = _wrong(_mean());
        bytes memory data;
        IAggregationFraud.InterleavedProof memory p = _interleavedProof(w, 0, 0, uint32(w.order[0]));
        w.statement.included |= 1;
        data = abi.encodeCall(fraud.proveInterleaved, (w.statement, _none(), p));
        _assertBad(w, data, "interleaved");
        w.statement.included = 0;
        _assertBad(w, _step(w, 0, 300, false), "included");
        w = _plain(AggregationRule.TrimmedMean, 1, 0, 20, 1, 3);
        w.spec.aggregationParam = 2;
        _enter(w);
        _assertBad(w, _step(w, 0, 3, false), "included");
        // Nothing is left when as many are cut off as there are.
        w = _plain(AggregationRule.TrimmedMean, 1, 0, 20, 1, 4);
        w.spec.aggregationParam = 2;
        _enter(w);
        _assertBad(w, _step(w, 0, 3, false), "included");
        w = _krum();
        w.spec.aggregationParam = 2;
        _enter(w);
        _assertBad(w, _step(w, 0, 3, false), "included");
        w.spec.aggregation = AggregationRule.MultiKrum;
        w.spec.aggregationParam = 0x50001;
        _enter(w);
        _assertBad(w, _step(w, 0, 3, false), "included");
    }

    /// @notice Nobody chooses the weights: the entries are the frozen set, all of it, in its order.
    function test_weights_otherEntries_revert() external {
        World memory w = _weighted();
        IAggregationFraud.StepProof memory p = _stepProof(w, 1, 7, false);
        FrozenEntry[] memory entries = p.entries;
        p.entries = new FrozenEntry[](0);
        _assertBad(w, abi.encodeCall(fraud.proveStep, (w.statement, _none(), p)), "entries");
        p.entries = entries;
        (entries[0].trainer, entries[2].trainer) = (entries[2].trainer, entries[0].trainer);
        _assertBad(w, abi.encodeCall(fraud.proveStep, (w.statement, _none(), p)), "entries");
        (entries[0].trainer, entries[2].trainer) = (entries[2].trainer, entries[0].trainer);
        (entries[0].slot, entries[2].slot) = (entries[2].slot, entries[0].slot);
        _assertBad(w, abi.encodeCall(fraud.proveStep, (w.statement, _none(), p)), "entries");
        (entries[0].slot, entries[2].slot) = (entries[2].slot, entries[0].slot);
        _assertRight(w, abi.encodeCall(fraud.proveStep, (w.statement, _none(), p)), "the frozen set");
    }

    /// @notice A bit that no entry of the frozen set has.
    function test_included_withoutEntry_reverts() external {
        World memory w = _plain(AggregationRule.Mean, 0, 0, 20, 1, 3);
        w.statement.included ^= uint64(1) << w.entries[2].slot | uint64(1) << 63;
        _assertBad(w, _interleaved(w, 0, 0, uint32(w.order[0])), "included");
    }
}

/// @notice Thousands of changed proofs of right statements: none convicts.
contract AggregationFraud_mutations_Test is FraudTest {
    uint256 private constant TRIES = 400;

    /// @notice Changes of the proof's calldata behind the statement: bits, words, neighbouring words swapped, pieces cut off.
    function _assertNever(World memory w, bytes memory data, string memory what) private {
        _assertRight(w, data, what);
        uint256 from = 4 + 32 * 7;
        for (uint256 i = 0; i < TRIES; ++i) {
            bytes memory changed = bytes.concat(data);
            uint256 r = _random();
            uint256 place = from + (r >> 16) % (data.length - from);
            uint256 word = 4 + (place - 4) / 32 * 32;
            if (r % 4 == 0) {
                changed[place] ^= bytes1(uint8(1 << (r >> 8) % 8));
            } else if (r % 4 == 1) {
                // Small words are indices, lengths and offsets; what is at the beginning of the proof mostly is.
                word = from + (r >> 16) % 24 * 32;
                changed[word + 31] = bytes1(uint8(r >> 8));
            } else if (r % 4 == 2 && word + 64 <= data.length) {
                for (uint256 j = 0; j < 32; ++j) {
                    (changed[word + j], changed[word + 32 + j]) = (changed[word + 32 + j], changed[word + j]);
                }
            } else {
                changed = _slice(changed, 0, place);
            }
            (bool success,) = _try(changed);
            assertTrue(!success, what);
        }
        assertTrue(!fraud.isCondemned(fraud.statementId(w.statement)), what);
        assertEq(court.convictionCount(), 0, what);
    }

    function test_mean_neverConvicts() external {
        World memory w = _plain(AggregationRule.Mean, 0, 0, 301, 2, 4);
        _assertNever(w, _step(w, 0, 150, false), "parameter");
        _assertNever(w, _step(w, 1, 3, true), "momentum");
        _assertNever(w, _interleaved(w, 1, 70, uint32(w.order[2])), "interleaved");
        _assertNever(w, _payload(w, 1, 0, uint32(w.order[3])), "payload");
    }

    function test_weightedMean_neverConvicts() external {
        World memory w = _plain(AggregationRule.WeightedMean, 0, 0, 301, 2, 4);
        _assertNever(w, _step(w, 0, 150, false), "parameter");
        _assertNever(w, _step(w, 1, 3, true), "momentum");
    }

    function test_krum_neverConvicts() external {
        World memory w = _plain(AggregationRule.MultiKrum, 0x20001, 0, 300, 1, 5);
        _assertNever(w, _step(w, 0, 150, false), "parameter");
        _assertNever(w, _partial(w, 6, 1, 1), "partial");
        _assertNever(w, _partial(w, 6, 2, 0), "level 2");
        _assertNever(w, _total(w, 2, 3), "distance");
        _assertNever(w, _score(w, 2), "score");
    }

    function test_quantised_neverConvicts() external {
        World memory w = _world(_spec(AggregationRule.Mean, 0, 0x42000000, Quantization.Int4, 300, 1), 3);
        _enter(w);
        _assertNever(w, _step(w, 0, 299, true), "momentum");
        _assertNever(w, _interleaved(w, 0, 299, uint32(w.order[1])), "interleaved");
        _assertNever(w, _partial(w, 2, 1, 1), "partial");
        _assertNever(w, _payload(w, 0, 0, uint32(w.order[1])), "payload");
        _assertNever(w, _total(w, 2, 0), "sum of squares");
    }
}

/// @notice Who is convicted, once, and with which consequences.
contract AggregationFraud_conviction_Test is FraudTest {
    /// @notice Escrow comes back where nobody can demand anything.
    function test_claimantOf_withoutReveals_isNobody() external view {
        (address claimant, bool pending) = fraud.claimantOf(bytes32(uint256(1)));
        assertTrue(claimant == address(0) && !pending, "nobody");
    }

    function _lie() private returns (World memory w) {
        w = _plain(AggregationRule.Mean, 0, 0, 20, 1, 3);
        _flip(w.newParams[0].leaves[0], 3, 4, 1);
        _reseal(w);
    }

    function _prove(World memory w, WitnessSignature[] memory signatures) private view returns (bytes memory) {
        return abi.encodeCall(fraud.proveStep, (w.statement, signatures, _stepProof(w, 0, 3, false)));
    }

    function _assertConviction(uint256 i, address account, bytes32 pot, string memory what) private view {
        (address have, address rewarded, bytes32 filled) = court.convictions(i);
        assertEq(have, account, what);
        assertEq(rewarded, challenger, what);
        assertEq(filled, pot, what);
    }

    function _assertSucceeds(bytes memory data, string memory what) private {
        (bool success,) = _try(data);
        assertTrue(success, what);
    }

    function test_views_succeed() external view {
        assertEq(fraud.opReferee(), address(referee), "referee");
        assertEq(fraud.tasks(), address(court), "tasks");
        assertEq(fraud.rounds(), address(court), "rounds");
        assertEq(fraud.descent(), descent, "descent");
        assertEq(fraud.reveals(), reveals, "reveals");
    }

    function test_notStanding_withoutSignatures_reverts() external {
        World memory w = _lie();
        _assertReverts(_prove(w, _none()), abi.encodeWithSelector(NothingProven.selector), "nobody said it");
    }

    /// @notice Signed, never proposed: the signer pays, no round falls, nothing goes to a pot.
    function test_notStanding_withSignature_convicts() external {
        World memory w = _lie();
        WitnessSignature[] memory signatures = _signed(w.statement, 5);
        vm.recordLogs();
        _assertSucceeds(_prove(w, signatures), "proven");
        assertTrue(!_proven(w.statement).overturned, "nothing to overturn");
        assertEq(court.overturns(), 0, "nothing overturned");
        assertEq(court.convictionCount(), 1, "one");
        _assertConviction(0, _keeper(5), 0, "the signer");
        _assertReverts(
            _prove(w, signatures), abi.encodeWithSelector(AlreadyProven.selector, fraud.statementId(w.statement)), "again"
        );
    }

    /// @notice Right statements convict nobody, signed or not.
    function test_right_withSignature_reverts() external {
        World memory w = _plain(AggregationRule.Mean, 0, 0, 20, 1, 3);
        bytes memory data = _prove(w, _signed(w.statement, 5));
        _assertReverts(data, abi.encodeWithSelector(ClaimIsCorrect.selector), "right");
    }

    function test_signature_invalid_reverts() external {
        World memory w = _lie();
        bytes memory invalid = abi.encodeWithSelector(InvalidSignature.selector);
        WitnessSignature[] memory signatures = _signed(w.statement, 5);
        signatures[0].keeper = _keeper(6);
        _assertReverts(_prove(w, signatures), invalid, "another keeper's");
        signatures[0].keeper = address(0);
        _assertReverts(_prove(w, signatures), invalid, "nobody's");
        signatures = _signed(w.statement, 5);
        signatures[0].signature = _sign(w.statement, 0xDEAD);
        _assertReverts(_prove(w, signatures), invalid, "another key");
        signatures[0].keeper = address(0);
        _assertReverts(_prove(w, signatures), invalid, "a key of nobody");
        signatures = _signed(w.statement, 5);
        signatures[0].signature = _slice(signatures[0].signature, 0, 64);
        _assertReverts(_prove(w, signatures), invalid, "short");
        signatures = _signed(w.statement, 5);
        signatures[0].signature[40] ^= 0x01;
        _assertReverts(_prove(w, signatures), invalid, "changed");
        Statement memory other = w.statement;
        other.auxRoot ^= bytes32(uint256(1));
        signatures = _signed(other, 5);
        other.auxRoot ^= bytes32(uint256(1));
        _assertReverts(_prove(w, signatures), invalid, "another statement");
        assertEq(court.convictionCount(), 0, "nobody");
    }

    /// @notice A signature that is not the lower of the two is none.
    function test_signature_highS_reverts() external {
        World memory w = _lie();
        WitnessSignature[] memory signatures = _signed(w.statement, 5);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEYS + 5, _digest(w.statement));
        uint256 order = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
        signatures[0].signature = abi.encodePacked(r, bytes32(order - uint256(s)), v == 27 ? uint8(28) : uint8(27));
        _assertReverts(_prove(w, signatures), abi.encodeWithSelector(InvalidSignature.selector), "high s");
    }

    /// @notice The proposal stands and more keepers signed it: all pay, those beside the proposal to nobody's pot.
    function test_standing_withSignatures_convictsBoth() external {
        World memory w = _lie();
        _stand(w);
        _assertSucceeds(_prove(w, _signed(w.statement, 5)), "proven");
        assertEq(court.convictionCount(), 3, "three");
        _assertConviction(0, _keeper(0), court.potId(TASK, 1), "first signer");
        _assertConviction(2, _keeper(5), 0, "the other signer");
    }

    /// @notice A keeper that signed the proposal and is named again pays once.
    function test_standing_sameSigner_paysOnce() external {
        World memory w = _lie();
        _stand(w);
        _assertSucceeds(_prove(w, _signed(w.statement, 1)), "proven");
        assertEq(court.convictionCount(), 2, "two");
    }

    /// @notice The state is final: it stands, and its signers pay.
    function test_final_convictsWithoutOverturn() external {
        World memory w = _lie();
        _stand(w);
        address[] memory signers = new address[](2);
        (signers[0], signers[1]) = (_keeper(0), _keeper(1));
        court.stand(fraud.statementId(w.statement), false, signers);
        vm.recordLogs();
        _assertSucceeds(_prove(w, _none()), "proven");
        assertTrue(!_proven(w.statement).overturned, "not overturned");
        assertEq(court.overturns(), 0, "stands");
        _assertConviction(1, _keeper(1), 0, "no pot");
    }

    /// @notice Locks that are gone do not save the round, nor the other signers.
    function test_locks_gone_stillOverturns() external {
        World memory w = _lie();
        _stand(w);
        court.setKeeper(_keeper(0), vm.addr(KEYS), 0);
        _assertSucceeds(_prove(w, _none()), "proven");
        assertEq(court.convictionCount(), 1, "the other one");
        w = _lie();
        _stand(w);
        court.setKeeper(_keeper(0), vm.addr(KEYS), 0);
        court.setKeeper(_keeper(1), vm.addr(KEYS + 1), 0);
        _assertSucceeds(_prove(w, _none()), "overturned");
        assertEq(court.overturns(), 2, "overturned");
    }

    /// @notice With no lock left and nothing to overturn nothing is written down, so that a later signer can still be convicted.
    function test_nothing_taken_reverts() external {
        World memory w = _lie();
        WitnessSignature[] memory signatures = _signed(w.statement, 5);
        court.setKeeper(_keeper(5), vm.addr(KEYS + 5), 0);
        _assertReverts(_prove(w, signatures), abi.encodeWithSelector(NothingProven.selector), "no lock");
        assertTrue(!fraud.isCondemned(fraud.statementId(w.statement)), "not condemned");
    }

    // ------------------------------------------------------------------------------------------------- condemnSigners

    function test_condemnSigners_succeeds() external {
        World memory w = _lie();
        WitnessSignature[] memory signatures = _signed(w.statement, 6);
        bytes memory nothing = abi.encodeWithSelector(NothingProven.selector);
        bytes memory data = abi.encodeCall(fraud.condemnSigners, (w.statement, signatures));
        _assertReverts(data, nothing, "not proven");
        _stand(w);
        _assertSucceeds(_prove(w, _none()), "proven");
        _assertSucceeds(data, "a further signer");
        _assertConviction(2, _keeper(6), 0, "the further signer");
        _assertReverts(data, nothing, "twice");
        _assertReverts(abi.encodeCall(fraud.condemnSigners, (w.statement, _none())), nothing, "nobody");
        signatures[0].keeper = _keeper(7);
        _assertReverts(
            abi.encodeCall(fraud.condemnSigners, (w.statement, signatures)),
            abi.encodeWithSelector(InvalidSignature.selector),
            "invalid"
        );
    }

    /// @notice The same wrong statement is proposed again: no proof is needed to overturn it.
    function test_condemnSigners_standsAgain_overturns() external {
        World memory w = _lie();
        _stand(w);
        _assertSucceeds(_prove(w, _none()), "proven");
        _stand(w);
        _assertReverts(
            _prove(w, _none()), abi.encodeWithSelector(AlreadyProven.selector, fraud.statementId(w.statement)), "proven already"
        );
        _assertSucceeds(abi.encodeCall(fraud.condemnSigners, (w.statement, _none())), "again");
        assertEq(court.overturns(), 2, "overturned again");
        assertEq(court.convictionCount(), 4, "and its signers");
        _assertConviction(3, _keeper(1), court.potId(TASK, 2), "into the new pot");
    }

    /// @notice A liar may have its statement condemned before it proposes it: then the slot of an ill-formed payload is cleared too.
    function test_condemnSigners_provenBefore_clearsSlots() external {
        World memory w = _plain(AggregationRule.Mean, 0, 0, 20, 1, 3);
        _put(w.payloads[2][0].leaves[0], 0, 0x7f800000, 4);
        _seal(w.payloads[2][0]);
        _freeze(w, 2);
        _reseal(w);
        bytes memory data = abi.encodeCall(fraud.provePayload, (w.statement, _signed(w.statement, 9), _payloadProof(w, 0, 0, 2)));
        _assertSucceeds(data, "proven before it stands");
        assertEq(court.cleared(), 0, "nothing to clear yet");
        _stand(w);
        _assertSucceeds(abi.encodeCall(fraud.condemnSigners, (w.statement, _none())), "overturned");
        assertEq(court.cleared(), uint64(1) << w.entries[2].slot, "cleared");
    }

    /// @notice A lie whose payloads of entries 2 and 3 are malformed besides.
    function _lieWithBadPayloads() private returns (World memory w) {
        w = _plain(AggregationRule.Mean, 0, 0, 20, 1, 4);
        for (uint256 entry = 2; entry < 4; ++entry) {
            _put(w.payloads[entry][0].leaves[0], 0, 0x7f800000, 4);
            _seal(w.payloads[entry][0]);
            _freeze(w, entry);
        }
        _flip(w.newParams[0].leaves[0], 3, 4, 1);
        _reseal(w);
    }

    /// @notice Proven wrong in another way first, its malformed payloads are still found: whenever it is overturned again they are cleared.
    function test_payload_ofProven_addsSlots() external {
        World memory w = _lieWithBadPayloads();
        _stand(w);
        _assertSucceeds(_prove(w, _none()), "wrong");
        assertEq(court.cleared(), 0, "nothing known of payloads");
        bytes memory proven = abi.encodeWithSelector(AlreadyProven.selector, fraud.statementId(w.statement));
        vm.recordLogs();
        _assertSucceeds(_payload(w, 0, 0, 2), "a slot, though it does not stand");
        Proven memory found = _proven(w.statement);
        assertTrue(found.fault == IAggregationFraud.Fault.Payload && !found.overturned, "what was found");
        _assertReverts(_payload(w, 0, 0, 2), proven, "the same slot");
        _assertReverts(_payload(w, 0, 0, 0), abi.encodeWithSelector(ClaimIsCorrect.selector), "a good payload");
        _assertReverts(_prove(w, _none()), proven, "another kind");
        assertEq(court.convictionCount(), 2, "nobody pays for it twice");
        _stand(w);
        _assertSucceeds(abi.encodeCall(fraud.condemnSigners, (w.statement, _none())), "overturned again");
        assertEq(court.cleared(), uint64(1) << w.entries[2].slot, "cleared");
        // It stands again: the finding overturns it at once, with all that is known.
        _stand(w);
        _assertSucceeds(_payload(w, 0, 0, 3), "the other slot");
        assertEq(court.overturns(), 3, "overturned");
        assertEq(court.convictionCount(), 6, "and its signers");
        assertEq(court.cleared(), (uint64(1) << w.entries[2].slot) | (uint64(1) << w.entries[3].slot), "both");
        _assertReverts(_payload(w, 0, 0, 3), proven, "nothing is left to find");
    }

    // ---------------------------------------------------------------------------------------------------- equivocation

    function _equivocation(Statement memory a, Statement memory b) private returns (bytes memory) {
        court.setKeeper(_keeper(3), vm.addr(KEYS + 3), LOCK);
        return abi.encodeCall(fraud.submitEquivocation, (_keeper(3), a, _sign(a, KEYS + 3), b, _sign(b, KEYS + 3)));
    }

    function _statement() private pure returns (Statement memory s) {
        s.taskId = TASK;
        s.round = ROUND;
        s.parentRoot = keccak256("parent");
        s.frozenHash = keccak256("frozen");
        s.included = 7;
        s.newRoot = keccak256("new");
        s.auxRoot = keccak256("aux");
    }

    function test_equivocation_succeeds() external {
        Statement memory other = _statement();
        other.newRoot = keccak256("another");
        vm.recordLogs();
        _assertSucceeds(_equivocation(_statement(), other), "newRoot");
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs[0].topics[0], IAggregationFraud.EquivocationProven.selector, "event");
        assertEq(address(uint160(uint256(logs[0].topics[3]))), _keeper(3), "keeper");
        assertEq(abi.decode(logs[0].data, (address)), challenger, "challenger");
        _assertConviction(0, _keeper(3), 0, "no pot");
        other = _statement();
        other.auxRoot = keccak256("another");
        _assertSucceeds(_equivocation(other, _statement()), "auxRoot");
        assertTrue(!fraud.isCondemned(fraud.statementId(other)), "neither is proven wrong");
        bytes memory data = _equivocation(other, _statement());
        court.setKeeper(_keeper(3), vm.addr(KEYS + 3), 0);
        _assertReverts(data, abi.encodeWithSelector(NothingProven.selector), "no lock");
    }

    function test_equivocation_otherTransition_reverts() external {
        bytes memory none = abi.encodeWithSelector(NotEquivocation.selector);
        Statement memory s = _statement();
        _assertReverts(_equivocation(s, _statement()), none, "the same statement twice");
        s.newRoot = keccak256("another");
        s.taskId = keccak256("another");
        _assertReverts(_equivocation(s, _statement()), none, "another task");
        s.taskId = TASK;
        s.round = 4;
        _assertReverts(_equivocation(s, _statement()), none, "another round");
        s.round = ROUND;
        s.parentRoot = keccak256("another");
        _assertReverts(_equivocation(s, _statement()), none, "another parent");
        s.parentRoot = _statement().parentRoot;
        s.frozenHash = keccak256("another");
        _assertReverts(_equivocation(s, _statement()), none, "another frozen set");
        s.frozenHash = _statement().frozenHash;
        s.included = 3;
        _assertReverts(_equivocation(s, _statement()), none, "another bitmap");
    }

    function test_equivocation_signature_reverts() external {
        bytes memory invalid = abi.encodeWithSelector(InvalidSignature.selector);
        Statement memory a = _statement();
        Statement memory b = _statement();
        b.newRoot = keccak256("another");
        _equivocation(a, b);
        bytes memory good = _sign(a, KEYS + 3);
        bytes memory other = _sign(b, KEYS + 4);
        _assertReverts(abi.encodeCall(fraud.submitEquivocation, (_keeper(3), a, good, b, other)), invalid, "another's second");
        _assertReverts(abi.encodeCall(fraud.submitEquivocation, (_keeper(3), a, good, b, good)), invalid, "the same signature");
        _assertReverts(
            abi.encodeCall(fraud.submitEquivocation, (_keeper(4), a, good, b, _sign(b, KEYS + 3))), invalid, "another keeper"
        );
    }

    // --------------------------------------------------------------------------------------------------------- silence

    function test_silence_fromElsewhere_reverts() external {
        World memory w = _lie();
        _stand(w);
        bytes memory refused = abi.encodeWithSelector(NotAuthorized.selector, challenger);
        _assertReverts(abi.encodeCall(fraud.condemnSilence, (w.statement, 0, challenger)), refused, "condemnSilence");
        _assertReverts(abi.encodeCall(fraud.hold, (w.statement)), refused, "hold");
        _assertReverts(abi.encodeCall(fraud.release, (TASK, ROUND, 1)), refused, "release");
    }

    /// @notice Silence convicts those who signed, and says nothing about the statement: an honest keeper may make it again.
    function test_silence_convictsAndCondemnsNothing() external {
        World memory w = _plain(AggregationRule.Mean, 0, 0, 20, 1, 3);
        _stand(w);
        vm.recordLogs();
        vm.prank(reveals);
        fraud.condemnSilence(w.statement, 4, challenger);
        Proven memory proven = _proven(w.statement);
        assertEq(uint256(proven.fault), uint256(IAggregationFraud.Fault.Withheld), "withheld");
        assertTrue(proven.overturned, "overturned");
        assertEq(court.cleared(), 4, "cleared");
        assertEq(court.convictionCount(), 2, "both");
        _assertConviction(0, _keeper(0), court.potId(TASK, 1), "with a pot");
        assertTrue(!fraud.isCondemned(proven.statement), "not proven wrong");

        _stand(w);
        bytes memory data = abi.encodeCall(fraud.condemnSigners, (w.statement, _signed(w.statement, 0)));
        _assertReverts(data, abi.encodeWithSelector(NothingProven.selector), "the new signers");
        vm.prank(descent);
        assertEq(fraud.hold(w.statement), 2, "and it can be held");
    }

    function test_silence_notStanding_reverts() external {
        World memory w = _lie();
        vm.expectRevert(abi.encodeWithSelector(NothingProven.selector));
        vm.prank(descent);
        fraud.condemnSilence(w.statement, 0, challenger);
    }

    function test_hold_release_succeeds() external {
        World memory w = _lie();
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        vm.prank(descent);
        fraud.hold(w.statement);
        _stand(w);
        vm.prank(descent);
        assertEq(fraud.hold(w.statement), 1, "branch");
        vm.prank(reveals);
        assertEq(fraud.hold(w.statement), 1, "the same branch");
        assertEq(court.holds(), 1, "held once");
        vm.prank(descent);
        fraud.release(TASK, ROUND, 1);
        assertEq(court.holds(), 1, "the other holds it");
        vm.prank(reveals);
        fraud.release(TASK, ROUND, 1);
        assertEq(court.holds(), 0, "released");
        vm.prank(descent);
        fraud.hold(w.statement);
        assertEq(court.holds(), 1, "held anew");
    }

    /// @notice While finality that is due hides whether the round may fall, nobody is convicted: the lie would stand.
    function test_prove_undecided_reverts() external {
        World memory w = _lie();
        _stand(w);
        court.stand(fraud.statementId(w.statement), false, new address[](0));
        court.setFinalized(ROUND - 2);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        vm.prank(descent);
        fraud.condemnSilence(w.statement, 0, challenger);
        court.setFinalized(ROUND - 1);
        vm.expectRevert(abi.encodeWithSelector(NothingProven.selector));
        vm.prank(descent);
        fraud.condemnSilence(w.statement, 0, challenger);
    }

    /// @notice An equal proposal that is made later is another: holds of the one that fell are not its own.
    function test_hold_ofAnEarlierProposal_isNotCounted() external {
        World memory w = _lie();
        _stand(w);
        vm.prank(descent);
        fraud.hold(w.statement);
        vm.prank(reveals);
        fraud.condemnSilence(w.statement, 0, challenger);
        _stand(w);
        vm.prank(reveals);
        assertEq(fraud.hold(w.statement), 2, "branch");
        assertEq(court.holds(), 2, "one each");
        vm.prank(descent);
        fraud.release(TASK, ROUND, 1);
        assertEq(court.holds(), 2, "nothing of it is left");
        vm.prank(reveals);
        fraud.release(TASK, ROUND, 2);
        assertEq(court.holds(), 1, "released");
    }

    /// @notice A payload set has more ranges than the rounds can count.
    function test_hold_oftenerThanTheRoundsCount() external {
        World memory w = _lie();
        _stand(w);
        vm.startPrank(reveals);
        for (uint256 i = 0; i < 65_537; ++i) {
            fraud.hold(w.statement);
        }
        assertEq(court.holds(), 1, "held once");
        for (uint256 i = 0; i < 65_537; ++i) {
            assertEq(court.holds(), 1, "still held");
            fraud.release(TASK, ROUND, 1);
        }
        assertEq(court.holds(), 0, "released");
        vm.stopPrank();
    }
}
