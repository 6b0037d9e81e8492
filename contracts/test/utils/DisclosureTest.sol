// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPayloadReveals} from "../../src/publication/IPayloadReveals.sol";
import {IRootDescent} from "../../src/aggregation/IRootDescent.sol";
import {AggregationRule, Quantization, Round, RoundStatus, Statement, Tier, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {AlreadyProven, NotAuthorized, NotOverturnable} from "../../src/facts/Errors.sol";
import {DescentPlay} from "./DescentPlay.sol";
import {MintableToken} from "./Mocks.sol";

/// @notice Stands for everything that RootDescent and PayloadReveals ask: the referee, the rounds, the tasks and the vault of one
/// task, in whose newest round any statement can be made to stand.
contract MockRun {
    address public token;
    uint32 public revealRate = 65_536;
    uint256 public holds;
    /// @notice What condemnSilence was told last.
    bytes32 public condemnedStatement;
    uint64 public cleared;
    address public rewarded;
    /// @notice What noteShown was told.
    uint32 public shownRound;
    uint64 public shown;
    bytes32 public frozenHash;
    /// @notice Hash of the one leaf that is not well formed.
    bytes32 public malformed;

    TrainingTaskSpec private _spec;
    bytes32 private _standing;
    uint64 private _proposedAt;
    uint16 private _branch;
    address[2] private _callers;
    mapping(bytes32 statement => bool) public isCondemned;

    modifier onlyCallers() {
        if (msg.sender != _callers[0] && msg.sender != _callers[1]) revert NotAuthorized(msg.sender);
        _;
    }

    constructor(address token_) {
        token = token_;
    }

    // What a test sets.

    function setCallers(address descent, address reveals) external {
        _callers = [descent, reveals];
    }

    function setSpec(TrainingTaskSpec calldata spec) external {
        _spec = spec;
    }

    function setRevealRate(uint32 rate) external {
        revealRate = rate;
    }

    function setMalformed(bytes32 hash) external {
        malformed = hash;
    }

    function setFrozenHash(bytes32 hash) external {
        frozenHash = hash;
    }

    /// @notice A proposal is made.
    function stand(bytes32 statement) external {
        _standing = statement;
        _proposedAt = uint64(block.timestamp);
        holds = 0;
    }

    /// @notice The standing proposal falls with another round's.
    function fall() public {
        _standing = 0;
        holds = 0;
        ++_branch;
    }

    /// @notice Somebody proves the statement wrong.
    function prove(bytes32 statement) public {
        isCondemned[statement] = true;
        if (statement == _standing) fall();
    }

    // IAggregationFraud.

    function hold(Statement calldata statement) external onlyCallers returns (uint16) {
        if (keccak256(abi.encode(statement)) != _standing) revert NotOverturnable(statement.round);
        if (holds == 0 && block.timestamp >= _proposedAt + _spec.stateWindow) revert NotOverturnable(statement.round);
        ++holds;
        return _branch;
    }

    function release(bytes32, uint32, uint16 branch) external onlyCallers {
        if (branch == _branch) --holds;
    }

    function condemnSilence(Statement calldata statement, uint64 clearedSlots, address challenger) external onlyCallers {
        bytes32 id = keccak256(abi.encode(statement));
        if (isCondemned[id]) revert AlreadyProven(id);
        if (id != _standing) revert NotOverturnable(statement.round);
        (condemnedStatement, cleared, rewarded) = (id, clearedSlots, challenger);
        fall();
    }

    function opReferee() external view returns (address) {
        return address(this);
    }

    function noteShown(bytes32, uint32 round, uint8 slot) external onlyCallers {
        shownRound = round;
        shown |= uint64(1) << slot;
    }

    function tasks() external view returns (address) {
        return address(this);
    }

    function rounds() external view returns (address) {
        return address(this);
    }

    // IOpReferee.

    function payloadWellFormed(Quantization quantization, int16, bytes calldata leaf, uint256 elements)
        external
        view
        returns (bool)
    {
        uint256 most = quantization == Quantization.SparseTop1 ? 16_384 : quantization == Quantization.None ? 256 : 1024;
        assert(elements != 0 && elements <= most);
        return keccak256(leaf) != malformed;
    }

    // ITrainingTasks.

    function vault() external view returns (address) {
        return address(this);
    }

    function specOf(bytes32) external view returns (TrainingTaskSpec memory) {
        return _spec;
    }

    // ITrainingRounds.

    function isStanding(Statement calldata statement) external view returns (bool) {
        return keccak256(abi.encode(statement)) == _standing;
    }

    function roundOf(bytes32, uint32) external view returns (Round memory round) {
        round.status = RoundStatus.Proposed;
        round.proposedAt = _proposedAt;
        round.branch = _branch;
        round.frozenHash = frozenHash;
    }
}

/// @title Both contracts that force publication, beside a run that stands still
abstract contract DisclosureTest is DescentPlay {
    uint256 internal constant START_TIME = 1_800_000_000;
    uint256 internal constant BOND = 1001;
    uint256 internal constant PRICE = 7;
    uint256 internal constant WEALTH = 1e12;
    uint32 internal constant ROUND = 3;
    bytes32 internal constant TASK = keccak256("task");

    address internal challenger = address(0xC4A1);
    address internal stranger = address(0x57A4);
    MintableToken internal token;
    MockRun internal run;
    IPayloadReveals internal reveals;

    function setUp() public virtual {
        vm.warp(START_TIME);
        _deploy(vm.deployCode("AssayToken.sol:AssayToken", ""));
    }

    function _deploy(address token_) internal {
        token = MintableToken(token_);
        run = new MockRun(token_);
        descent = IRootDescent(vm.deployCode("RootDescent.sol:RootDescent", abi.encode(run, BOND)));
        reveals = IPayloadReveals(vm.deployCode("PayloadReveals.sol:PayloadReveals", abi.encode(run, PRICE)));
        run.setCallers(address(descent), address(reveals));
        run.setSpec(_spec());
        _fund(challenger);
    }

    function _fund(address account) internal {
        token.mint(account, WEALTH);
        vm.startPrank(account);
        token.approve(address(descent), type(uint256).max);
        token.approve(address(reveals), type(uint256).max);
        vm.stopPrank();
    }

    function nowTime() internal view returns (uint256) {
        return vm.getBlockTimestamp();
    }

    function skip(uint256 time) internal {
        vm.warp(nowTime() + time);
    }

    function _assertBooks() internal view {
        assertEq(token.balanceOf(address(descent)), descent.owed(), "the descents' balance");
        assertEq(token.balanceOf(address(reveals)), reveals.owed(), "the reveals' balance");
    }

    function _spec() internal view returns (TrainingTaskSpec memory spec) {
        spec.version = 1;
        spec.paramCount = 4810;
        spec.fragmentCount = 2;
        spec.tier = Tier.Verified;
        spec.aggregation = AggregationRule.Mean;
        spec.stateWindow = 12;
        spec.claimWindow = 30;
        spec.revealWindow = 12;
        spec.disputeClock = 30;
        spec.disputeExtension = 5;
        spec.token = address(token);
        spec.referee = address(run);
    }

    function _statement() internal pure returns (Statement memory statement) {
        statement.taskId = TASK;
        statement.round = ROUND;
        statement.parentRoot = keccak256("parent");
        statement.frozenHash = keccak256("frozen");
        statement.included = 7;
        statement.newRoot = keccak256("state");
        statement.auxRoot = keccak256("aux");
    }
}
