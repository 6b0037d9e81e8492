// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakeVault} from "../../src/stake/IStakeVault.sol";
import {ITrainingRounds} from "../../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../../src/task/ITrainingTasks.sol";
import {
    AggregationRule,
    OuterGradient,
    OuterUpdate,
    PayloadKind,
    Committee,
    Proposal,
    Quantization,
    Tier,
    TrainingTaskSpec,
    WitnessSignature
} from "../../src/facts/Types.sol";
import {SpecRules} from "../../src/facts/SpecRules.sol";
import {MintableToken, MockGame} from "./Mocks.sol";
import {Test} from "./Test.sol";

/// @title A whole deployment with actors, and the steps of a run
/// @notice The tests read time through `nowTime`: the optimiser takes block.timestamp for a constant of the call, which
/// vm.warp makes untrue.
abstract contract AssayTest is Test {
    uint64 internal constant UNBONDING_PERIOD = 600;
    uint64 internal constant UNBONDING_MARGIN = 60;
    uint32 internal constant MIN_WINDOW = 1;
    /// @dev None: windows of seconds are accepted.
    uint32 internal constant OUTAGE = 0;
    uint32 internal constant REVEAL_RATE = 65_536;
    uint256 internal constant START_TIME = 1_800_000_000;
    uint256 internal constant TRAINER_KEYS = 0x1000;
    uint256 internal constant KEEPER_KEYS = 0x2000;
    uint256 internal constant WEALTH = 1e24;
    uint256 internal constant STAKE = 1e9;
    /// @dev From here on numbers pass for a beacon's.
    uint256 internal constant DICE = 1 << 255;
    bytes32 internal constant FIRST_STATE = keccak256("first state");

    MintableToken internal token;
    IStakeVault internal vault;
    ITrainingTasks internal tasks;
    ITrainingRounds internal rounds;
    MockGame internal game;
    address internal sponsor = address(0x5105);
    address internal relayer = address(0x4E1A);
    address internal challenger = address(0xC4A1);

    function setUp() public virtual {
        vm.warp(START_TIME);
        _deploy(_create("AssayToken.sol:AssayToken", ""), UNBONDING_PERIOD);
    }

    function _deploy(address token_, uint64 unbondingPeriod) internal {
        _deploy(token_, unbondingPeriod, address(0));
    }

    /// @param referee May convict beside the game; need not exist yet. Zero: the game alone.
    function _deploy(address token_, uint64 unbondingPeriod, address referee) internal {
        token = MintableToken(token_);
        game = MockGame(_create("Mocks.sol:MockGame", ""));
        uint64 nonce = vm.getNonce(address(this));
        address tasksAt = vm.computeCreateAddress(address(this), nonce + 1);
        address roundsAt = vm.computeCreateAddress(address(this), nonce + 2);
        vault = IStakeVault(_create("StakeVault.sol:StakeVault", abi.encode(token_, tasksAt, unbondingPeriod)));
        bytes memory settings = abi.encode(vault, roundsAt, MIN_WINDOW, OUTAGE, UNBONDING_MARGIN, REVEAL_RATE, referee, game);
        tasks = ITrainingTasks(_create("TrainingTasks.sol:TrainingTasks", settings));
        rounds = ITrainingRounds(_create("TrainingRounds.sol:TrainingRounds", abi.encode(tasksAt)));
        _fund(sponsor);
    }

    /// @dev From the artifact: `new` would compile the contract into every test contract again.
    function _create(string memory artifact, bytes memory arguments) internal returns (address) {
        return vm.deployCode(artifact, arguments);
    }

    // ----------------------------------------------------------------------------------------------------------- actors

    function _fund(address account) internal {
        token.mint(account, WEALTH);
        vm.startPrank(account);
        token.approve(address(vault), type(uint256).max);
        token.approve(address(tasks), type(uint256).max);
        vm.stopPrank();
    }

    function _staker(address account) internal {
        if (token.balanceOf(account) == 0) _fund(account);
        vm.prank(account);
        vault.deposit(STAKE);
    }

    function trainer(uint256 index) internal pure returns (address) {
        return vm.addr(TRAINER_KEYS + index);
    }

    function keeper(uint256 index) internal pure returns (address) {
        return vm.addr(KEEPER_KEYS + index);
    }

    function nowTime() internal view returns (uint256) {
        return vm.getBlockTimestamp();
    }

    function skip(uint256 time) internal {
        vm.warp(nowTime() + time);
    }

    // ------------------------------------------------------------------------------------------------------------ tasks

    function defaultSpec() internal view returns (TrainingTaskSpec memory spec) {
        spec.version = 1;
        spec.manifestHash = keccak256("manifest");
        spec.paramCount = 4810;
        spec.fragmentCount = 2;
        spec.initialStateRoot = FIRST_STATE;
        spec.datasetRoot = keccak256("dataset");
        spec.datasetRecords = 1437;
        spec.seed = keccak256("seed");
        spec.tier = Tier.Open;
        spec.aggregation = AggregationRule.Mean;
        spec.quantization = Quantization.None;
        spec.payloadKind = PayloadKind.Dense;
        spec.outerUpdate = OuterUpdate.Nesterov;
        spec.outerLearningRate = 0x3f333333;
        spec.outerMomentum = 0x3f666666;
        spec.payloadBoundLog2 = 10;
        spec.trainerCount = 4;
        spec.quorum = 3;
        spec.innerSteps = 50;
        spec.maxRounds = 12;
        spec.committeeSeats = 1;
        spec.committeeThreshold = 1;
        spec.enrollWindow = 60;
        spec.commitWindow = 60;
        spec.uploadWindow = 30;
        spec.graceWindowMs = 5000;
        spec.fallbackWindow = 10;
        spec.stateWindow = 12;
        spec.claimWindow = 30;
        spec.revealWindow = 12;
        spec.disputeClock = 30;
        spec.disputeExtension = 5;
        spec.rollbackDepth = 1;
        spec.cascadeDepth = 4;
        spec.maxConsecutiveNec = 6;
        spec.maxMisses = 2;
        spec.rewardPerGradient = 1001;
        spec.commissionBps = 1000;
        spec.trainerLock = 10_000;
        spec.keeperLock = 40_000;
        spec.quorumLock = 320_000;
        spec.enrollmentFee = 77;
        spec.token = address(token);
        spec.game = address(game);
    }

    function _post(TrainingTaskSpec memory spec) internal returns (bytes32) {
        vm.prank(sponsor);
        return tasks.postTask(spec);
    }

    function _join(bytes32 taskId, uint256 index, uint256 amount) internal {
        _staker(keeper(index));
        vm.prank(keeper(index));
        tasks.joinPool(taskId, amount, "");
    }

    function _acknowledge(bytes32 taskId, uint256 index) internal {
        vm.prank(keeper(index));
        tasks.acknowledgeTask(taskId);
    }

    function _enroll(bytes32 taskId, uint256 index) internal {
        _staker(trainer(index));
        vm.prank(trainer(index));
        tasks.enroll(taskId);
    }

    function _leave(bytes32 taskId, uint256 index) internal {
        vm.prank(trainer(index));
        tasks.leaveTask(taskId);
    }

    /// @notice Posted, with custodyAssumed as it follows from the rest; keeper 0 (who may propose alone) and keeper 1 (who may not) in
    /// the pool, enrolment open.
    function _enrolling(TrainingTaskSpec memory spec) internal returns (bytes32 taskId) {
        spec.custodyAssumed = SpecRules.mustAssumeCustody(spec, REVEAL_RATE);
        taskId = _post(spec);
        _join(taskId, 0, spec.quorumLock);
        _join(taskId, 1, 0);
        _acknowledge(taskId, 0);
    }

    /// @notice Training with every slot taken by trainer 0 to M - 1.
    function _training(TrainingTaskSpec memory spec) internal returns (bytes32 taskId) {
        taskId = _enrolling(spec);
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(taskId, i);
        }
    }

    /// @notice One more than the newest round in which the trainer is known to have delivered.
    function _delivered(bytes32 taskId, uint256 index) internal view returns (uint32 delivered) {
        (, delivered,) = rounds.missesOf(taskId, trainer(index), uint32(SpecRules.MAX_MISSES));
    }

    function _misses(bytes32 taskId, uint256 index) internal view returns (uint32 misses) {
        (misses,,) = rounds.missesOf(taskId, trainer(index), tasks.specOf(taskId).maxMisses);
    }

    function _training() internal returns (bytes32) {
        return _training(defaultSpec());
    }

    // ----------------------------------------------------------------------------------------------------------- rounds

    function _gradient(bytes32 taskId, uint256 index) internal view returns (OuterGradient memory gradient) {
        uint32 round = rounds.headOf(taskId).round;
        gradient.taskId = taskId;
        gradient.round = round;
        gradient.trainer = trainer(index);
        gradient.parentRoot = rounds.headOf(taskId).stateRoot;
        gradient.payloadRoot = keccak256(abi.encode("payload", taskId, round, index, gradient.parentRoot));
        gradient.claimHash = keccak256(abi.encode("claim", taskId, round, index));
        uint256 openedAt = rounds.headOf(taskId).openedAt;
        if (openedAt == 0) openedAt = nowTime();
        gradient.deadline = uint64(openedAt + tasks.specOf(taskId).commitWindow);
    }

    function _signed(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function _signGradient(OuterGradient memory gradient, uint256 index) internal view returns (bytes memory) {
        return _signed(TRAINER_KEYS + index, rounds.outerGradientDigest(gradient));
    }

    function _commit(bytes32 taskId, uint256 index) internal {
        OuterGradient memory gradient = _gradient(taskId, index);
        bytes memory signature = _signGradient(gradient, index);
        vm.prank(relayer);
        rounds.submitOuterGradient(gradient, signature);
    }

    function _commitFirst(bytes32 taskId, uint256 count) internal {
        for (uint256 i = 0; i < count; ++i) {
            _commit(taskId, i);
        }
    }

    function _setHash(bytes32 taskId, uint32 round, uint64 included) internal view returns (bytes32) {
        return keccak256(abi.encode(rounds.roundOf(taskId, round).frozenHash, uint256(included)));
    }

    function _proposal(bytes32 taskId, uint64 included) internal view returns (Proposal memory proposal) {
        uint32 round = rounds.headOf(taskId).round;
        proposal.taskId = taskId;
        proposal.round = round;
        proposal.parentRoot = rounds.headOf(taskId).stateRoot;
        proposal.included = included;
        bytes32 setHash = _setHash(taskId, round, included);
        proposal.newRoot = keccak256(abi.encode("state", proposal.parentRoot, setHash));
        proposal.auxRoot = keccak256(abi.encode("aux", proposal.parentRoot, setHash));
    }

    function _proposal(bytes32 taskId) internal view returns (Proposal memory) {
        return _proposal(taskId, rounds.roundOf(taskId, rounds.headOf(taskId).round).committed);
    }

    function _proposalDigest(Proposal memory proposal) internal view returns (bytes32) {
        return rounds.syncRoundDigest(
            proposal.taskId,
            proposal.round,
            proposal.parentRoot,
            _setHash(proposal.taskId, proposal.round, proposal.included),
            proposal.newRoot,
            proposal.auxRoot
        );
    }

    function _signedBy(bytes32 digest, uint256 index) internal pure returns (WitnessSignature memory) {
        return WitnessSignature({keeper: keeper(index), signature: _signed(KEEPER_KEYS + index, digest)});
    }

    /// @notice One signature: that of keeper `index`.
    function _witness(Proposal memory proposal, uint256 index) internal view returns (WitnessSignature[] memory signatures) {
        signatures = new WitnessSignature[](1);
        signatures[0] = _signedBy(_proposalDigest(proposal), index);
    }

    /// @notice Signatures of `digest` by those of the keepers 0 to `keepers` - 1 whose bit is set in `which`, ascending by address.
    function _signaturesOf(bytes32 digest, uint256 keepers, uint256 which)
        internal
        pure
        returns (WitnessSignature[] memory signatures)
    {
        signatures = new WitnessSignature[](keepers);
        uint256 count = 0;
        for (uint256 i = 0; i < keepers; ++i) {
            if ((which >> i) & 1 == 0) continue;
            WitnessSignature memory next = _signedBy(digest, i);
            uint256 place = count++;
            for (; place > 0 && signatures[place - 1].keeper > next.keeper; --place) {
                signatures[place] = signatures[place - 1];
            }
            signatures[place] = next;
        }
        assembly ("memory-safe") {
            mstore(signatures, count)
        }
    }

    /// @notice Bit i: keeper i, of the first `keepers`, holds a seat of the open round.
    function _seated(bytes32 taskId, uint256 keepers) internal view returns (uint256 which) {
        Committee memory committee = rounds.committeeOf(taskId, rounds.headOf(taskId).round);
        for (uint256 s = 0; s < committee.members.length; ++s) {
            address account = tasks.memberAt(taskId, committee.members[s]);
            for (uint256 i = 0; i < keepers; ++i) {
                if (keeper(i) == account) which |= 1 << i;
            }
        }
    }

    /// @notice Of a committee of one seat: which of the first eight keepers holds it.
    function _holder(bytes32 taskId) internal view returns (uint256 index) {
        uint256 which = _seated(taskId, 8);
        while (which >> 1 != 0) {
            which >>= 1;
            ++index;
        }
    }

    function _propose(Proposal memory proposal, WitnessSignature[] memory signatures) internal {
        vm.prank(relayer);
        rounds.proposeRound(proposal, signatures);
    }

    function _propose(Proposal memory proposal, uint256 keeperIndex) internal {
        _propose(proposal, _witness(proposal, keeperIndex));
    }

    /// @notice Goes on to the first second in which the committee may be drawn, and draws it.
    function _draw(bytes32 taskId) internal {
        (uint64 commitClose,,,) = rounds.deadlinesOf(taskId);
        if (nowTime() <= commitClose) vm.warp(commitClose + 1);
        tasks.tick(taskId);
    }

    /// @notice Seed of the open round's draw from this randomness.
    function _seed(bytes32 taskId, uint256 randomness) internal view returns (bytes32) {
        return keccak256(abi.encode("assay/v1/committee", taskId, rounds.headOf(taskId).round, randomness));
    }

    /// @notice Draws one seat with a randomness that gives it to keeper `index`.
    function _drawFor(bytes32 taskId, uint256 index) internal {
        for (uint256 randomness = DICE;; ++randomness) {
            (, address[] memory keepers) = tasks.drawSeats(taskId, _seed(taskId, randomness), 1);
            if (keepers[0] != keeper(index)) continue;
            vm.prevrandao(bytes32(randomness));
            _draw(taskId);
            return;
        }
    }

    /// @notice Proposes what is committed with the signatures of all of the first eight keepers that hold a seat.
    function _proposeSeated(bytes32 taskId) internal {
        Proposal memory proposal = _proposal(taskId);
        _propose(proposal, _signaturesOf(_proposalDigest(proposal), 8, _seated(taskId, 8)));
    }

    function _drawAndPropose(bytes32 taskId) internal {
        _draw(taskId);
        _proposeSeated(taskId);
    }

    /// @notice The first `trainers` commit, a second after the close the committee is drawn, and it proposes all of them.
    function _round(bytes32 taskId, uint256 trainers) internal {
        _commitFirst(taskId, trainers);
        _drawAndPropose(taskId);
    }

    /// @notice Goes on to the fallback window, where keeper 0 proposes alone what is committed.
    function _proposeAlone(bytes32 taskId) internal {
        (,, uint64 graceEnd,) = rounds.deadlinesOf(taskId);
        if (nowTime() < graceEnd) vm.warp(graceEnd);
        _propose(_proposal(taskId), 0);
    }

    /// @notice Carries the open round by letting its commit window pass empty.
    function _carry(bytes32 taskId) internal {
        (,, uint64 deadline) = rounds.phaseOf(taskId);
        vm.warp(deadline);
        tasks.tick(taskId);
    }

    /// @notice Ticks until the receipt is out.
    function _finish(bytes32 taskId) internal {
        skip(1000);
        while (rounds.headOf(taskId).finalized < rounds.headOf(taskId).round || !_ended(taskId)) {
            tasks.tick(taskId);
        }
    }

    function _ended(bytes32 taskId) internal view returns (bool) {
        return uint8(tasks.statusOf(taskId)) > 3;
    }

    function _list(uint32 a) internal pure returns (uint32[] memory list) {
        list = new uint32[](1);
        list[0] = a;
    }

    /// @notice 0 to count - 1.
    function _upTo(uint32 count) internal pure returns (uint32[] memory list) {
        list = new uint32[](count);
        for (uint32 i = 0; i < count; ++i) {
            list[i] = i;
        }
    }

    function _claim(bytes32 taskId, uint256 index, uint32[] memory which) internal returns (uint256) {
        return tasks.claimRewards(taskId, trainer(index), which);
    }

    /// @notice Commission of the round for all of the first two keepers together.
    function _claimCommission(bytes32 taskId, uint32 round) internal returns (uint256) {
        return tasks.claimCommission(taskId, keeper(0), _list(round)) + tasks.claimCommission(taskId, keeper(1), _list(round));
    }

    /// @notice Both books agree with the token, exactly.
    function _assertBooks() internal view {
        assertEq(token.balanceOf(address(vault)), vault.owed(), "vault balance");
        assertEq(token.balanceOf(address(tasks)), tasks.owed(), "tasks balance");
    }
}
