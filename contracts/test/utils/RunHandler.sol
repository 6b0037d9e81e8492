// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import {
    AcceptedSetMismatch,
    InvalidSignature,
    LockStillLiable,
    NotEquivocation,
    NotOverturnable,
    NothingDue,
    NothingProven,
    NothingToRelease,
    QuorumNotMet,
    TransferMismatch,
    UploadWindowOpen,
    WrongPhase,
    WrongStatus
} from "../../src/facts/Errors.sol";
import {IAggregationFraud} from "../../src/aggregation/IAggregationFraud.sol";
import {
    Committee,
    Enrollment,
    FrozenEntry,
    Head,
    OuterGradient,
    Phase,
    PoolKeeper,
    Proposal,
    Role,
    Statement,
    TaskStatus,
    Round,
    RoundStatus,
    TrainingTaskSpec,
    UnbondingEntry,
    WitnessSignature
} from "../../src/facts/Types.sol";
import {AssayTest} from "./AssayTest.sol";
import {HostileToken} from "./Mocks.sol";

/// @title Everything that anyone may do to a run, in any order
/// @notice Each action first asks the views whether it is allowed and then must not revert: views and moves have to agree.
/// Keeps its own books beside the contracts', for the invariants to compare.
contract RunHandler is AssayTest {
    uint256 public constant TRAINERS = 7;
    uint256 public constant KEEPERS = 5;
    uint256 private constant REWARD = 1001;
    uint256 private constant COMMISSION = 100;
    uint256 private constant FEE = 77;
    uint256 private constant MAX_TASKS = 4;
    /// @dev Few, so that runs come to their end.
    uint32 private constant MAX_ROUNDS = 5;
    uint8 private constant SEATS = 3;
    uint8 private constant THRESHOLD = 2;

    struct Hold {
        bytes32 taskId;
        uint32 round;
        uint16 branch;
    }

    /// @notice A commitment as its trainer signed it.
    struct Kept {
        uint256 index;
        OuterGradient gradient;
        bytes signature;
    }

    /// @notice A statement as a keeper signed it.
    struct Witnessed {
        Statement statement;
        bytes signature;
    }

    /// @notice What an account had and what was burned before a conviction.
    struct Before {
        uint256 locked;
        uint256 burned;
        uint256 credit;
    }

    bytes32[] public taskIds;
    /// @notice Enrolment fees that are neither returned nor burned.
    uint256 public feesHeld;
    uint256 public overturns;

    mapping(bytes32 taskId => mapping(uint256 round => mapping(uint256 slot => bool))) public slotPaid;
    /// @notice Overturns of a task so far.
    mapping(bytes32 taskId => uint16) public branches;
    mapping(bytes32 taskId => mapping(uint256 round => mapping(uint256 keeperIndex => bool))) private _commissionPaid;
    mapping(bytes32 taskId => mapping(uint256 round => FrozenEntry[])) private _entries;
    /// @dev Commitments that an overturn made void and nobody has claimed, and into how many shares its pot goes.
    mapping(bytes32 taskId => mapping(uint256 branch => mapping(uint256 round => mapping(address trainer => bool)))) private
        _dead;
    mapping(bytes32 taskId => mapping(uint256 branch => uint256)) private _shares;
    Hold[] private _holds;
    mapping(bytes32 taskId => mapping(uint256 round => bytes32)) private _finalRoots;
    mapping(bytes32 taskId => uint256) private _finalized;
    mapping(bytes32 taskId => mapping(address trainer => bool)) private _feePaid;
    mapping(bytes32 taskId => bool) private _refunded;
    /// @dev Every signature that a trainer ever made, by the round it was made for.
    mapping(bytes32 taskId => mapping(uint256 round => Kept[])) private _kept;
    /// @dev Parent root that each of a round's entries was signed on.
    mapping(bytes32 taskId => mapping(uint256 round => bytes32[])) private _parents;
    /// @dev Every signature that a keeper ever made under what it computed, proposed or not, overturned or not.
    mapping(uint256 keeperIndex => Witnessed[]) private _witnessed;
    mapping(bytes32 taskId => mapping(uint256 round => mapping(uint256 slot => bool))) private _voided;
    /// @dev Bit r: round r had vested when the trainer was ejected.
    mapping(bytes32 taskId => mapping(address trainer => address)) private _finderOf;
    mapping(bytes32 taskId => mapping(address trainer => uint256)) private _vestedBefore;
    mapping(bytes32 lock => bool) private _taken;
    IAggregationFraud private _fraud;
    uint256 private _lastPosition;
    uint256 private _lastOverturns;
    uint256 private _lastTasks;

    constructor() {
        setUp();
        for (uint256 i = 0; i < TRAINERS; ++i) {
            _staker(trainer(i));
        }
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _staker(keeper(i));
        }
        _newTask();
    }

    /// @dev The token can be told to misbehave, and the referee stands beside the game: what it takes for an equivocation is its to say.
    function setUp() public override {
        vm.warp(START_TIME);
        address token_ = _create("Mocks.sol:HostileToken", "");
        address opReferee = _create("OpReferee.sol:OpReferee", "");
        // After the game, the vault, the tasks and the rounds.
        address referee = vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + 4);
        _deploy(token_, UNBONDING_PERIOD, referee);
        // A refund asks the demands whether the sponsor was found silent.
        address reveals = vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + 1);
        bytes memory settings = abi.encode(rounds, opReferee, address(0), reveals);
        _fraud = IAggregationFraud(_create("AggregationFraud.sol:AggregationFraud", settings));
        assertEq(address(_fraud), referee, "referee");
        assertEq(_create("PayloadReveals.sol:PayloadReveals", abi.encode(referee, 1)), reveals, "reveals");
    }

    // ---------------------------------------------------------------------------------------------------------- helpers

    modifier checked() {
        vm.prevrandao(keccak256(abi.encode(nowTime())));
        _;
        _checkPosition();
        _checkFinal();
    }

    function taskCount() external view returns (uint256) {
        return taskIds.length;
    }

    function world() external view returns (address, address, address, address) {
        return (address(token), address(vault), address(tasks), address(rounds));
    }

    function _current() private view returns (bytes32) {
        return taskIds[taskIds.length - 1];
    }

    function _any(uint256 seed) private view returns (bytes32) {
        return taskIds[seed % taskIds.length];
    }

    function _free(address account) private view returns (uint256) {
        (uint256 active,, uint256 locked) = vault.stakeOf(account);
        return active > locked ? active - locked : 0;
    }

    function _topUp(address account) private {
        if (_free(account) < STAKE / 2) {
            token.mint(account, STAKE);
            vm.prank(account);
            vault.deposit(STAKE);
        }
    }

    function _spec() private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        spec.maxRounds = MAX_ROUNDS;
        (spec.committeeSeats, spec.committeeThreshold) = (SEATS, THRESHOLD);
        spec.referee = address(_fraud);
    }

    function _newTask() private {
        for (uint256 i = 0; i < TRAINERS; ++i) {
            _topUp(trainer(i));
        }
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _topUp(keeper(i));
        }
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _post(spec);
        taskIds.push(taskId);
        vm.prank(keeper(0));
        tasks.joinPool(taskId, spec.quorumLock, "");
        for (uint256 i = 1; i < 4; ++i) {
            vm.prank(keeper(i));
            tasks.joinPool(taskId, 0, "");
        }
        _acknowledge(taskId, 0);
        for (uint256 i = 0; i < 4; ++i) {
            _enrollNow(taskId, i);
        }
    }

    function _enrollNow(bytes32 taskId, uint256 index) private {
        vm.prank(trainer(index));
        tasks.enroll(taskId);
        feesHeld += FEE;
        _feePaid[taskId][trainer(index)] = true;
    }

    function _feeGone(bytes32 taskId, address account) private {
        if (!_feePaid[taskId][account]) return;
        _feePaid[taskId][account] = false;
        feesHeld -= FEE;
    }

    /// @dev A tick may have reopened slots, and burned the fees of those who held them.
    function _evicted(bytes32 taskId) private {
        for (uint256 i = 0; i < TRAINERS; ++i) {
            Enrollment memory enrollment = tasks.enrollmentOf(taskId, trainer(i));
            if (enrollment.key != address(0) && enrollment.toRound != type(uint32).max) _feeGone(taskId, trainer(i));
        }
    }

    function _isMember(bytes32 taskId, uint256 index) private view returns (bool) {
        return tasks.poolKeeperOf(taskId, keeper(index)).active;
    }

    function _mayCommit(bytes32 taskId, uint256 index) private view returns (bool) {
        (uint32 round, Phase phase,) = rounds.phaseOf(taskId);
        Enrollment memory enrollment = tasks.enrollmentOf(taskId, trainer(index));
        return phase == Phase.Commit && enrollment.key != address(0) && enrollment.toRound == type(uint32).max
            && enrollment.fromRound <= round && (rounds.roundOf(taskId, round).committed >> enrollment.slot) & 1 == 0;
    }

    /// @dev Phases of one task only move forward, and its rounds with them, but for an overturn.
    function _checkPosition() private {
        (uint32 round, Phase phase,) = rounds.phaseOf(_current());
        uint256 position = uint256(round) * 16 + uint256(phase);
        if (overturns == _lastOverturns && taskIds.length == _lastTasks) {
            assertGe(position, _lastPosition, "phases are monotone");
        }
        _lastPosition = position;
        _lastOverturns = overturns;
        _lastTasks = taskIds.length;
    }

    /// @dev What is final stays.
    function _checkFinal() private {
        bytes32 taskId = _current();
        uint256 finalized = rounds.headOf(taskId).finalized;
        assertGe(finalized, _finalized[taskId], "finality is for ever");
        for (uint32 i = 0; i < finalized; ++i) {
            bytes32 root = rounds.roundOf(taskId, i).stateRoot;
            if (i < _finalized[taskId]) assertEq(root, _finalRoots[taskId][i], "a final root changed");
            _finalRoots[taskId][i] = root;
        }
        _finalized[taskId] = finalized;
    }

    // ------------------------------------------------------------------------------------------------------------- time

    function pass(uint256 time) external checked {
        skip(bound(time, 1, 40));
    }

    function tick(uint256 seed) external checked {
        bytes32 taskId = _any(seed);
        try tasks.tick(taskId) {
            _evicted(taskId);
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == NothingDue.selector, "tick refuses only when nothing is due");
        }
    }

    // -------------------------------------------------------------------------------------------------------------- run

    function commit(uint256 index) external checked {
        _commitIfAllowed(_current(), bound(index, 0, TRAINERS - 1));
    }

    /// @notice All who may commit do, so that runs get far.
    function commitAll() external checked {
        _commitAll(_current());
    }

    function _commitAll(bytes32 taskId) private {
        for (uint256 i = 0; i < TRAINERS; ++i) {
            _commitIfAllowed(taskId, i);
        }
    }

    function _commitIfAllowed(bytes32 taskId, uint256 index) private {
        if (!_mayCommit(taskId, index)) return;
        OuterGradient memory gradient = _gradient(taskId, index);
        // Invariant 3: whoever kept what the trainer signed for this round on other branches is there first.
        Kept[] storage old = _kept[taskId][gradient.round];
        for (uint256 i = 0; i < old.length; ++i) {
            if (old[i].index != index || old[i].gradient.parentRoot == gradient.parentRoot) continue;
            try rounds.submitOuterGradient(old[i].gradient, old[i].signature) {
                assertTrue(false, "an old signature became a commitment");
            } catch {}
        }
        Kept memory kept = Kept(index, gradient, _signGradient(gradient, index));
        _kept[taskId][gradient.round].push(kept);
        _submit(kept);
    }

    function _submit(Kept memory kept) private {
        (bytes32 taskId, uint32 round) = (kept.gradient.taskId, kept.gradient.round);
        if (rounds.roundOf(taskId, round).committed == 0) {
            delete _entries[taskId][round];
            delete _parents[taskId][round];
        }
        uint8 slot = tasks.enrollmentOf(taskId, kept.gradient.trainer).slot;
        _entries[taskId][round].push(FrozenEntry(kept.gradient.trainer, slot, kept.gradient.payloadRoot, kept.gradient.claimHash));
        _parents[taskId][round].push(kept.gradient.parentRoot);
        vm.prank(relayer);
        rounds.submitOuterGradient(kept.gradient, kept.signature);
    }

    /// @notice Invariant 3. Whoever kept a trainer's signature sends it again: it counts for the state it was signed on, or not at all.
    function replay(uint256 seed, bool elsewhere) external checked {
        bytes32 taskId = elsewhere ? _any(seed) : _current();
        Head memory head = rounds.headOf(taskId);
        Kept[] storage all = _kept[taskId][elsewhere ? (seed >> 64) % MAX_ROUNDS : head.round];
        if (all.length == 0) return;
        Kept memory kept = all[(seed >> 128) % all.length];
        bool live = kept.gradient.round == head.round && kept.gradient.parentRoot == head.stateRoot;
        if (live && nowTime() <= kept.gradient.deadline && _mayCommit(taskId, kept.index)) {
            _submit(kept);
            return;
        }
        bytes32 before = keccak256(abi.encode(rounds.roundOf(taskId, kept.gradient.round)));
        try rounds.submitOuterGradient(kept.gradient, kept.signature) {
            assertTrue(false, "an old signature became a commitment");
        } catch {}
        assertEq(keccak256(abi.encode(rounds.roundOf(taskId, kept.gradient.round))), before, "nothing changed");
    }

    /// @notice Invariant 3. A round's set is the running hash over the entries that were signed on the state the round began with.
    function checkCommitments() external view {
        for (uint256 t = 0; t < taskIds.length; ++t) {
            bytes32 taskId = taskIds[t];
            uint32 open = rounds.headOf(taskId).round;
            bytes32 parent = FIRST_STATE;
            for (uint32 i = 0; i <= open; ++i) {
                if (rounds.roundOf(taskId, i).committed != 0) {
                    bytes32 frozen = 0;
                    FrozenEntry[] memory entries = _entries[taskId][i];
                    for (uint256 e = 0; e < entries.length; ++e) {
                        frozen = keccak256(abi.encode(frozen, entries[e]));
                        assertEq(_parents[taskId][i][e], parent, "signed on another state");
                    }
                    assertEq(rounds.roundOf(taskId, i).frozenHash, frozen, "frozen set");
                }
                parent = rounds.roundOf(taskId, i).stateRoot;
            }
        }
    }

    function propose(uint256 mask, uint256 index) external checked {
        _proposeIfAllowed(_current(), uint64(mask), bound(index, 0, KEEPERS - 1));
    }

    /// @notice A round as it should go: all commit, time runs to the close, the committee is drawn and proposes all of them.
    function play(uint256 time) external checked {
        bytes32 taskId = _current();
        _commitAll(taskId);
        (, Phase phase, uint64 deadline) = rounds.phaseOf(taskId);
        if (phase == Phase.Commit) vm.warp(deadline);
        skip(bound(time, 1, 8));
        if (rounds.drawPendingUntil(taskId) != 0 && tasks.poolSizeOf(taskId) != 0) {
            tasks.tick(taskId);
            _evicted(taskId);
        }
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _proposeIfAllowed(taskId, type(uint64).max, i);
        }
    }

    /// @dev Keepers with seats in the open round, as bits, and how many seats are theirs. Only active ones.
    function _witnesses(bytes32 taskId, uint32 round) private view returns (uint256 which, uint256 seats) {
        Committee memory committee = rounds.committeeOf(taskId, round);
        for (uint256 s = 0; s < committee.members.length; ++s) {
            for (uint256 i = 0; i < KEEPERS; ++i) {
                if (tasks.memberAt(taskId, committee.members[s]) != keeper(i) || !_isMember(taskId, i)) continue;
                which |= 1 << i;
                ++seats;
            }
        }
    }

    function _proposeIfAllowed(bytes32 taskId, uint64 mask, uint256 index) private {
        (uint32 round, Phase phase,) = rounds.phaseOf(taskId);
        if (phase != Phase.Upload && phase != Phase.Propose && phase != Phase.Fallback) return;
        uint64 committed = rounds.roundOf(taskId, round).committed;
        uint64 included = phase == Phase.Upload ? committed : committed & mask;
        Committee memory committee = rounds.committeeOf(taskId, round);
        // From the middle of the fallback window on nothing is forced any more.
        uint64 forced = nowTime() < committee.forcedUntil ? committee.forced : 0;
        included |= forced;
        if (_bits(included) < 3) included = committed;
        uint256 which = 1 << index;
        if (phase == Phase.Fallback) {
            if (!_isMember(taskId, index) || vault.lockOf(taskId, Role.Keeper, keeper(index)) < 320_000) return;
        } else {
            uint256 seats;
            (which, seats) = _witnesses(taskId, round);
            if (seats < THRESHOLD) return;
        }
        Proposal memory proposal = _proposal(taskId, included & ~forced);
        if (forced != 0) {
            WitnessSignature[] memory signatures = _witnessesOf(proposal, which);
            try rounds.proposeRound(proposal, signatures) {
                assertTrue(false, "leaves out what was forced");
            } catch (bytes memory reason) {
                bytes4 name = bytes4(reason);
                assertTrue(
                    name == AcceptedSetMismatch.selector || name == QuorumNotMet.selector || name == UploadWindowOpen.selector,
                    "an expected refusal"
                );
            }
            proposal = _proposal(taskId, included);
        }
        _propose(proposal, _witnessesOf(proposal, which));
    }

    /// @dev Signatures of the keepers in `which` under what follows from the parent and the set, each of them remembered.
    function _witnessesOf(Proposal memory proposal, uint256 which) private returns (WitnessSignature[] memory signatures) {
        signatures = _signaturesOf(_proposalDigest(proposal), KEEPERS, which);
        Statement memory statement = Statement({
            taskId: proposal.taskId,
            round: proposal.round,
            parentRoot: proposal.parentRoot,
            frozenHash: rounds.roundOf(proposal.taskId, proposal.round).frozenHash,
            included: proposal.included,
            newRoot: proposal.newRoot,
            auxRoot: proposal.auxRoot
        });
        for (uint256 s = 0; s < signatures.length; ++s) {
            for (uint256 i = 0; i < KEEPERS; ++i) {
                if (signatures[s].keeper == keeper(i)) _witnessed[i].push(Witnessed(statement, signatures[s].signature));
            }
        }
    }

    /// @notice Invariant 2. No two signatures of a keeper that signs what it computes are an equivocation, whatever fell between them; nor
    /// is one of them with an outcome that it did not sign.
    function equivocate(uint256 seed, bool tampered) external checked {
        uint256 index = seed % KEEPERS;
        Witnessed[] storage all = _witnessed[index];
        if (all.length == 0) return;
        Witnessed memory a = all[(seed >> 64) % all.length];
        uint256 place = (seed >> 128) % all.length;
        // Rather one of the same round than any.
        for (uint256 i = 0; i < all.length; ++i) {
            Statement storage other = all[(place + i) % all.length].statement;
            bool near = other.taskId == a.statement.taskId && other.round == a.statement.round;
            if (!near || keccak256(abi.encode(other)) == keccak256(abi.encode(a.statement))) continue;
            place = (place + i) % all.length;
            break;
        }
        Witnessed memory b = all[place];
        bytes4 refusal = NotEquivocation.selector;
        if (tampered) {
            b = Witnessed(a.statement, b.signature);
            b.statement = abi.decode(abi.encode(a.statement), (Statement));
            b.statement.newRoot = ~b.statement.newRoot;
            refusal = InvalidSignature.selector;
        }
        uint256 locked = vault.lockOf(a.statement.taskId, Role.Keeper, keeper(index));
        try _fraud.submitEquivocation(keeper(index), a.statement, a.signature, b.statement, b.signature) {
            assertTrue(false, "an honest keeper was convicted");
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == refusal, "an expected refusal");
        }
        assertEq(vault.lockOf(a.statement.taskId, Role.Keeper, keeper(index)), locked, "lock");
    }

    /// @notice A keeper signs another outcome of what it signed before: both signatures together cost it its lock, once.
    function lie(uint256 seed, uint256 chance) external checked {
        uint256 index = seed % KEEPERS;
        if (chance % 8 != 0 || _witnessed[index].length == 0) return;
        Witnessed memory told = _witnessed[index][(seed >> 64) % _witnessed[index].length];
        Statement memory other = abi.decode(abi.encode(told.statement), (Statement));
        if (chance % 16 == 0) other.newRoot = ~other.newRoot;
        else other.auxRoot = ~other.auxRoot;
        bytes32 setHash = keccak256(abi.encode(other.frozenHash, uint256(other.included)));
        bytes32 digest =
            rounds.syncRoundDigest(other.taskId, other.round, other.parentRoot, setHash, other.newRoot, other.auxRoot);
        bytes memory signature = _signed(KEEPER_KEYS + index, digest);
        Before memory before = _before(told.statement.taskId, Role.Keeper, keeper(index), challenger);
        vm.prank(challenger);
        try _fraud.submitEquivocation(keeper(index), told.statement, told.signature, other, signature) {
            assertTrue(before.locked != 0, "nothing was locked");
        } catch (bytes memory reason) {
            assertTrue(before.locked == 0 && bytes4(reason) == NothingProven.selector, "convicted once");
        }
        _checkSlash(before, told.statement.taskId, Role.Keeper, keeper(index), challenger);
    }

    /// @notice Receipts of all who hold a seat force a bit.
    function force(uint256 index) external checked {
        bytes32 taskId = _current();
        index = bound(index, 0, TRAINERS - 1);
        (uint32 round, Phase phase,) = rounds.phaseOf(taskId);
        Committee memory committee = rounds.committeeOf(taskId, round);
        if (committee.members.length == 0 || phase == Phase.Lapsed) return;
        (uint256 which, uint256 seats) = _witnesses(taskId, round);
        FrozenEntry[] memory entries = _entries[taskId][round];
        uint8 slot = tasks.enrollmentOf(taskId, trainer(index)).slot;
        for (uint256 i = 0; i < entries.length; ++i) {
            if (entries[i].trainer != trainer(index) || (committee.forced >> slot) & 1 == 1) continue;
            bytes32 digest = rounds.payloadReceiptDigest(taskId, round, entries[i].trainer, entries[i].payloadRoot);
            WitnessSignature[] memory receipts = _signaturesOf(digest, KEEPERS, which);
            if (seats >= THRESHOLD) rounds.forceInclusion(taskId, entries[i].trainer, entries, receipts);
        }
    }

    function _bits(uint256 word) private pure returns (uint256 count) {
        for (; word != 0; word &= word - 1) {
            ++count;
        }
    }

    // ---------------------------------------------------------------------------------------------------- participants

    function enroll(uint256 index) external checked {
        bytes32 taskId = _current();
        index = bound(index, 0, TRAINERS - 1);
        if (tasks.statusOf(taskId) != TaskStatus.Training || rounds.headOf(taskId).endedAt != 0) return;
        if (rounds.headOf(taskId).activeSlots == 15) return;
        if (tasks.enrollmentOf(taskId, trainer(index)).key != address(0)) return;
        _topUp(trainer(index));
        _enrollNow(taskId, index);
    }

    function leave(uint256 index, uint256 chance) external checked {
        bytes32 taskId = _current();
        index = bound(index, 0, TRAINERS - 1);
        if (chance % 8 != 0 || tasks.statusOf(taskId) != TaskStatus.Training) return;
        if (tasks.enrollmentOf(taskId, trainer(index)).toRound != type(uint32).max) return;
        _leave(taskId, index);
        _feeGone(taskId, trainer(index));
    }

    function reopen(uint256 index) external checked {
        bytes32 taskId = _current();
        index = bound(index, 0, TRAINERS - 1);
        Enrollment memory enrollment = tasks.enrollmentOf(taskId, trainer(index));
        if (tasks.statusOf(taskId) != TaskStatus.Training) return;
        if (enrollment.key == address(0) || enrollment.toRound != type(uint32).max) return;
        (uint32 misses,,) = rounds.missesOf(taskId, trainer(index), 2);
        if (misses <= 2) return;
        tasks.reopenSlot(taskId, trainer(index));
        _feeGone(taskId, trainer(index));
    }

    function joinPool(uint256 index, bool large) external checked {
        bytes32 taskId = _current();
        index = bound(index, 0, KEEPERS - 1);
        if (tasks.statusOf(taskId) != TaskStatus.Training) return;
        PoolKeeper memory record = tasks.poolKeeperOf(taskId, keeper(index));
        if (record.active || record.ejectedAt != 0 || vault.lockOf(taskId, Role.Keeper, keeper(index)) != 0) return;
        if (tasks.poolSizeOf(taskId) != 0 && rounds.drawPendingUntil(taskId) != 0) return;
        _topUp(keeper(index));
        vm.prank(keeper(index));
        tasks.joinPool(taskId, large ? 320_000 : 0, "");
        uint16 member = tasks.poolKeeperOf(taskId, keeper(index)).member;
        if (record.member != 0) assertEq(member, record.member, "the same member for ever");
        assertEq(tasks.memberAt(taskId, member), keeper(index), "account of the member");
    }

    function leavePool(uint256 index, uint256 chance) external checked {
        bytes32 taskId = _current();
        index = bound(index, 0, KEEPERS - 1);
        if (chance % 8 != 0 || !_isMember(taskId, index) || rounds.drawPendingUntil(taskId) != 0) return;
        vm.prank(keeper(index));
        tasks.leavePool(taskId);
    }

    function releaseLock(uint256 seed, uint256 index, bool isKeeper) external checked {
        bytes32 taskId = _any(seed);
        index = bound(index, 0, (isKeeper ? KEEPERS : TRAINERS) - 1);
        address account = isKeeper ? keeper(index) : trainer(index);
        try tasks.releaseLock(taskId, isKeeper ? Role.Keeper : Role.Trainer, account) {
            if (!isKeeper) _feeGone(taskId, account);
        } catch (bytes memory reason) {
            bytes4 name = bytes4(reason);
            assertTrue(
                name == NothingToRelease.selector || name == LockStillLiable.selector || name == WrongStatus.selector,
                "an expected refusal"
            );
        }
    }

    function stake(uint256 index, uint256 amount, uint256 kind) external checked {
        address account = trainer(bound(index, 0, TRAINERS - 1));
        (uint256 active, uint256 unbonding, uint256 locked) = vault.stakeOf(account);
        kind = kind % 3;
        if (kind == 0) {
            amount = bound(amount, 1, STAKE);
            token.mint(account, amount);
            vm.prank(account);
            vault.deposit(amount);
        } else if (kind == 1 && active > 0) {
            vm.prank(account);
            vault.beginUnbond(bound(amount, 1, active));
        } else if (kind == 2) {
            UnbondingEntry[] memory entries = vault.unbondingOf(account);
            if (entries.length == 0 || entries[0].withdrawableAt > nowTime() || active + unbonding == locked) return;
            vm.prank(account);
            vault.withdraw();
        }
    }

    // ------------------------------------------------------------------------------------------------------------ money

    function claim(uint256 seed, uint256 index, uint256 round) external checked {
        _claimOne(_any(seed), bound(index, 0, TRAINERS - 1), bound(round, 0, MAX_ROUNDS));
    }

    function claimAll(uint256 seed) external checked {
        for (uint256 i = 0; i < TRAINERS; ++i) {
            for (uint256 round = 0; round < MAX_ROUNDS; ++round) {
                _claimOne(_any(seed), i, round);
            }
        }
    }

    function _claimOne(bytes32 taskId, uint256 index, uint256 round) private {
        address account = trainer(index);
        Enrollment memory enrollment = tasks.enrollmentOf(taskId, account);
        if (enrollment.key == address(0)) return;
        uint256 before = token.balanceOf(account);
        uint256 amount = tasks.claimRewards(taskId, account, _list(uint32(round)));
        uint256 received = token.balanceOf(account) - before;
        if (_finderOf[taskId][account] == account) {
            // A fifth of what it forfeits, as whoever showed the second fault: itself.
            assertLe(5 * (received - amount), REWARD, "a finder's share");
        } else {
            assertEq(received, amount, "received what it was told");
        }
        // Invariant 6: exactly what is due, and once.
        bool due = _isDue(taskId, account, uint32(round), enrollment);
        bool cutShort = rounds.roundOf(taskId, uint32(round)).status == RoundStatus.Carried;
        assertEq(amount, due ? REWARD - (cutShort ? 0 : COMMISSION) : 0, "the price of one gradient if it is due");
        if (due) slotPaid[taskId][round][enrollment.slot] = true;
    }

    /// @dev Whether this gradient stands in a vested round, was not convicted, nor its trainer before it vested, and was not paid yet.
    function _isDue(bytes32 taskId, address account, uint32 round, Enrollment memory enrollment) private view returns (bool) {
        uint256 slot = enrollment.slot;
        if (round < enrollment.fromRound || round >= enrollment.toRound) return false;
        if (!rounds.isVested(taskId, round) || (rounds.roundOf(taskId, round).included >> slot) & 1 == 0) return false;
        if (_voided[taskId][round][slot] || slotPaid[taskId][round][slot]) return false;
        return enrollment.ejectedAt == 0 || (_vestedBefore[taskId][account] >> round) & 1 == 1;
    }

    /// @notice Invariant 1. The token misbehaves once: a tax is refused and booked nowhere, a block delays the blocked alone, and whoever
    /// calls back in the middle of a transfer finds the door shut.
    function misbehave(uint256 kind, uint256 seed, uint256 index, uint256 round) external checked {
        HostileToken hostile = HostileToken(address(token));
        bytes32 taskId = _any(seed);
        index = bound(index, 0, TRAINERS - 1);
        round = bound(round, 0, MAX_ROUNDS - 1);
        address account = trainer(index);
        bool enrolled = tasks.enrollmentOf(taskId, account).key != address(0);
        kind %= 4;
        if (kind == 0) {
            hostile.setTaxing(true);
            _refusesTax();
            hostile.setTaxing(false);
        } else if (kind == 1 && enrolled) {
            hostile.setBlocked(account, true);
            try tasks.claimRewards(taskId, account, _list(uint32(round))) returns (uint256 amount) {
                assertEq(amount, 0, "paid the blocked");
            } catch (bytes memory reason) {
                assertTrue(bytes4(reason) == HostileToken.Blocked.selector, "an expected refusal");
            }
            hostile.setBlocked(account, false);
            _claimOne(taskId, index, round);
        } else if (kind == 2 && enrolled) {
            hostile.arm(address(tasks), abi.encodeCall(tasks.claimRewards, (taskId, account, _list(uint32(round)))));
            uint256 before = token.balanceOf(account);
            _claimOne(taskId, index, round);
            _checkShut(hostile, token.balanceOf(account) != before);
        } else if (kind == 3) {
            hostile.arm(address(vault), abi.encodeCall(vault.withdrawCredit, ()));
            uint256 before = token.balanceOf(challenger);
            _withdrawCredit(challenger);
            _checkShut(hostile, token.balanceOf(challenger) != before);
        }
    }

    function _refusesTax() private {
        uint256 owed = vault.owed() + tasks.owed();
        vm.prank(trainer(0));
        try vault.deposit(1000) {
            assertTrue(false, "took a taxed deposit");
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == TransferMismatch.selector, "an expected refusal");
        }
        TrainingTaskSpec memory spec = _spec();
        vm.prank(sponsor);
        try tasks.postTask(spec) {
            assertTrue(false, "took a taxed escrow");
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == TransferMismatch.selector, "an expected refusal");
        }
        assertEq(vault.owed() + tasks.owed(), owed, "nothing was booked");
    }

    /// @dev After a call in which the token was armed, and `called` back if it moved anything.
    function _checkShut(HostileToken hostile, bool called) private {
        assertTrue(!hostile.reentered(), "refused");
        bytes4 refusal = called ? ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector : bytes4(0);
        assertTrue(bytes4(hostile.lastRevert()) == refusal, "by the guard");
        hostile.arm(address(0), "");
    }

    function claimCommission(uint256 seed, uint256 round, uint256 index) external checked {
        bytes32 taskId = _any(seed);
        round = bound(round, 0, MAX_ROUNDS - 1);
        index = bound(index, 0, KEEPERS - 1);
        uint256 amount = tasks.claimCommission(taskId, keeper(index), _list(uint32(round)));
        if (amount == 0) return;
        assertTrue(!_commissionPaid[taskId][round][index], "paid once");
        assertTrue(rounds.isVested(taskId, uint32(round)), "vested");
        _commissionPaid[taskId][round][index] = true;
        Committee memory committee = rounds.committeeOf(taskId, uint32(round));
        uint256 signed = _bits(committee.signed);
        uint256 total = COMMISSION * _bits(rounds.roundOf(taskId, uint32(round)).included);
        uint256 rank = 0;
        uint256 share = 0;
        for (uint256 s = 0; s < committee.members.length; ++s) {
            if ((committee.signed >> s) & 1 == 0) continue;
            if (tasks.memberAt(taskId, committee.members[s]) == keeper(index)) {
                share += total / signed + (rank < total % signed ? 1 : 0);
            }
            ++rank;
        }
        assertEq(amount, share, "share of its seats");
    }

    /// @notice All that `index` may have of one overturn: its share for each commitment that died, once.
    function claimCompensation(uint256 seed, uint256 branch, uint256 index) external checked {
        bytes32 taskId = _any(seed);
        branch = bound(branch, 0, uint256(branches[taskId]) + 1);
        address account = trainer(bound(index, 0, TRAINERS - 1));
        Enrollment memory enrollment = tasks.enrollmentOf(taskId, account);
        if (enrollment.key == address(0)) return;
        uint256 amount = tasks.claimCompensation(taskId, uint16(branch), account, _upTo(MAX_ROUNDS + 1));
        (uint256 total,) = vault.potOf(rounds.potId(taskId, uint16(branch)));
        uint256 expected = 0;
        for (uint256 round = 0; round <= MAX_ROUNDS; ++round) {
            if (!_dead[taskId][branch][round][account] || total == 0 || enrollment.ejectedAt != 0) continue;
            _dead[taskId][branch][round][account] = false;
            expected += total / _shares[taskId][branch];
        }
        assertEq(amount, expected, "a share for each commitment that died");
    }

    function refund(uint256 seed) external checked {
        bytes32 taskId = _any(seed);
        uint256 unearned = tasks.receiptOf(taskId).refund;
        if (unearned == 0 || _refunded[taskId]) return;
        assertEq(tasks.refund(taskId), unearned, "what the receipt says");
        _refunded[taskId] = true;
    }

    function withdrawCredit() external checked {
        _withdrawCredit(challenger);
        for (uint256 i = 0; i < TRAINERS; ++i) {
            _withdrawCredit(trainer(i));
        }
    }

    function _withdrawCredit(address account) private {
        if (vault.creditOf(account) == 0) return;
        vm.prank(account);
        vault.withdrawCredit();
    }

    // ------------------------------------------------------------------------------------------------------------ judge

    function convict(uint256 seed, uint256 index, bool isKeeper, uint256 chance) external checked {
        if (chance % 8 != 0) return;
        bytes32 taskId = _any(seed);
        index = bound(index, 0, (isKeeper ? KEEPERS : TRAINERS) - 1);
        address account = isKeeper ? keeper(index) : trainer(index);
        Role role = isKeeper ? Role.Keeper : Role.Trainer;
        // What has vested by now is written down, so that the views tell it.
        while (!isKeeper && _ticks(taskId)) {}
        // Some challenge themselves.
        address by = chance % 16 == 0 ? account : challenger;
        uint256 slashed = _convict(taskId, role, account, by, 0);
        if (isKeeper) return;
        if (slashed == 0) {
            if (_finderOf[taskId][account] == address(0)) _finderOf[taskId][account] = by;
            return;
        }
        _feeGone(taskId, account);
        for (uint32 round = 0; round < MAX_ROUNDS; ++round) {
            if (rounds.isVested(taskId, round)) _vestedBefore[taskId][account] |= 1 << round;
        }
    }

    function _ticks(bytes32 taskId) private returns (bool) {
        try tasks.tick(taskId) {
            _evicted(taskId);
            return true;
        } catch {
            return false;
        }
    }

    function _convict(bytes32 taskId, Role role, address account, address by, bytes32 pot) private returns (uint256 slashed) {
        Before memory before = _before(taskId, role, account, by);
        slashed = game.convict(tasks, taskId, role, account, by, pot);
        assertEq(slashed, before.locked, "the whole lock");
        _checkSlash(before, taskId, role, account, by);
    }

    function _before(bytes32 taskId, Role role, address account, address by) private view returns (Before memory) {
        return Before(vault.lockOf(taskId, role, account), vault.burned(), vault.creditOf(by));
    }

    /// @dev Invariant 8: a lock is taken once, at least half of it is burned, and whoever convicted, were it the convicted itself, has a
    /// fifth at most.
    function _checkSlash(Before memory before, bytes32 taskId, Role role, address account, address by) private {
        bytes32 lock = keccak256(abi.encode(taskId, role, account));
        uint256 burned = vault.burned() - before.burned;
        assertEq(vault.lockOf(taskId, role, account), 0, "nothing is left of the lock");
        assertTrue(before.locked == 0 || !_taken[lock], "taken once");
        assertTrue(2 * burned >= before.locked && burned <= before.locked, "half burned");
        assertLe(5 * (vault.creditOf(by) - before.credit), before.locked, "bounty");
        if (before.locked != 0) _taken[lock] = true;
    }

    /// @notice A proposal is overturned; mostly its signers pay for it, with a pot for what was built on it.
    function overturn(uint256 back, uint64 cleared, uint256 chance) external checked {
        bytes32 taskId = _current();
        Head memory head = rounds.headOf(taskId);
        if (chance % 3 != 0 || head.round == 0) return;
        uint32 round = uint32(head.round - 1 - bound(back, 0, head.round - 1) % 3);
        if (round >= head.round || !rounds.isOverturnable(taskId, round)) return;
        address[] memory signers = rounds.signersOf(taskId, round);
        uint32 last = head.openedAt == 0 && !_opensWhenWritten(taskId, head) ? head.round - 1 : head.round;
        uint16 branch = branches[taskId] + 1;
        for (uint32 j = round + 1; j <= last; ++j) {
            FrozenEntry[] memory entries = _entries[taskId][j];
            uint64 committed = rounds.roundOf(taskId, j).committed;
            for (uint256 i = 0; i < entries.length; ++i) {
                uint8 slot = tasks.enrollmentOf(taskId, entries[i].trainer).slot;
                if ((committed >> slot) & 1 == 1) _dead[taskId][branch][j][entries[i].trainer] = true;
            }
            for (uint256 slot = 0; slot < 4; ++slot) {
                _voided[taskId][j][slot] = false;
            }
        }
        _shares[taskId][branch] = 4 * (last - round);
        assertEq(game.overturn(rounds, taskId, round, cleared % 4 == 0 ? cleared >> 2 : 0), branch, "numbered");
        branches[taskId] = branch;
        ++overturns;
        if (chance % 4 == 0) return;
        for (uint256 i = 0; i < signers.length; ++i) {
            _convict(taskId, Role.Keeper, signers[i], challenger, rounds.potId(taskId, branch));
        }
    }

    /// @dev An overturn writes finality that is due first, of two rounds at most, which may open the round that waits: it counts among those
    /// that died, though nobody can have committed in it.
    function _opensWhenWritten(bytes32 taskId, Head memory head) private view returns (bool) {
        TrainingTaskSpec memory spec = tasks.specOf(taskId);
        uint32 finalized = head.finalized;
        for (uint256 i = 0; i < 2 && finalized < head.round; ++i) {
            Round memory oldest = rounds.roundOf(taskId, finalized);
            bool pending = oldest.status == RoundStatus.Proposed
                && (vm.getBlockTimestamp() < oldest.proposedAt + spec.stateWindow
                    || rounds.committeeOf(taskId, finalized).holds != 0);
            if (pending) break;
            ++finalized;
        }
        return head.endedAt == 0 && head.round + 1 - finalized < spec.cascadeDepth;
    }

    function hold(uint256 back, uint256 chance) external checked {
        bytes32 taskId = _current();
        uint32 round = rounds.headOf(taskId).round;
        if (chance % 3 != 0 || round == 0) return;
        round -= 1 + uint32(bound(back, 0, round - 1) % 3);
        if (!rounds.isOverturnable(taskId, round)) {
            try game.hold(rounds, taskId, round) {
                assertTrue(false, "the view said it could not be held");
            } catch (bytes memory reason) {
                assertTrue(bytes4(reason) == NotOverturnable.selector, "an expected refusal");
            }
            return;
        }
        uint256 before = rounds.committeeOf(taskId, round).holds;
        _holds.push(Hold(taskId, round, game.hold(rounds, taskId, round)));
        assertEq(rounds.committeeOf(taskId, round).holds, before + 1, "one more");
    }

    /// @notice Any hold ever begun, once: of a proposal that was overturned meanwhile nothing is left to release.
    function release(uint256 index) external checked {
        if (_holds.length == 0) return;
        index %= _holds.length;
        Hold memory held = _holds[index];
        _holds[index] = _holds[_holds.length - 1];
        _holds.pop();
        game.release(rounds, held.taskId, held.round, held.branch);
    }

    function void(uint256 round, uint256 slot, uint256 chance) external checked {
        bytes32 taskId = _current();
        Head memory head = rounds.headOf(taskId);
        if (chance % 6 != 0 || head.round == 0) return;
        round = bound(round, 0, head.round - 1);
        slot = bound(slot, 0, 3);
        uint64 included = rounds.roundOf(taskId, uint32(round)).included;
        if ((included >> slot) & 1 == 0) return;
        try game.void(rounds, taskId, uint32(round), uint8(slot)) {
            _voided[taskId][round][slot] = true;
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == NothingDue.selector, "voided already");
        }
    }

    /// @notice The run fails, whatever it is at: rarely, for nothing follows but an overturn.
    function fail(uint256 chance) external checked {
        bytes32 taskId = _current();
        if (chance % 16 != 0 || tasks.statusOf(taskId) != TaskStatus.Training) return;
        try game.fail(rounds, taskId) {
            assertTrue(rounds.headOf(taskId).endedAt == nowTime(), "ended");
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == WrongPhase.selector, "ended already, or by what is due");
        }
    }

    function nextTask() external checked {
        if (_ended(_current()) && taskIds.length < MAX_TASKS) _newTask();
    }

    /// @notice Lets the current run come to its end, so that what follows one is reached as well.
    function finish(uint256 chance) external checked {
        if (chance % 2 != 0 || rounds.headOf(_current()).endedAt == 0 || _ended(_current())) return;
        while (_holds.length != 0) {
            Hold memory held = _holds[_holds.length - 1];
            _holds.pop();
            game.release(rounds, held.taskId, held.round, held.branch);
        }
        _finish(_current());
    }
}
