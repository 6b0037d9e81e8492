// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TrainingTaskSpec, TaskStatus, Enrollment, Role, TrainingReceipt} from "../facts/Types.sol";

/// @title Tasks: what writes, and what a commitment and a proposal ask
interface ITaskMoves {
    event TaskPosted(bytes32 indexed taskId, address indexed sponsor, bytes32 specHash, uint256 escrow, TrainingTaskSpec spec);
    event TaskStatusChanged(bytes32 indexed taskId, TaskStatus from, TaskStatus to);
    event KeeperJoined(bytes32 indexed taskId, address indexed keeper, address key, uint16 member);
    /// @notice Where a keeper of the pool says that it answers: an http or https URL, empty for nowhere. Nobody checks it: readers do.
    event KeeperEndpoint(bytes32 indexed taskId, address indexed keeper, string endpoint);
    event KeeperLeft(bytes32 indexed taskId, address indexed keeper);
    event TaskAcknowledged(bytes32 indexed taskId, address indexed keeper);
    event TrainerEnrolled(bytes32 indexed taskId, address indexed trainer, address key, uint8 slot, uint32 fromRound);
    /// @param missed True when the slot was reopened after maxMisses, or left by one who could be, or who never delivered; the
    /// enrolment fee is burned then.
    event TrainerLeft(bytes32 indexed taskId, address indexed trainer, uint8 slot, uint32 toRound, bool missed);
    event Convicted(bytes32 indexed taskId, Role role, address indexed account, address indexed challenger, uint256 slashed);
    /// @notice For who first proved another gradient of a convicted trainer wrong, when there was no lock to take: the fee, which is burned no longer,
    /// or a fifth of pay that is forfeited.
    event FinderPaid(bytes32 indexed taskId, address indexed trainer, address indexed finder, uint256 amount, bool fee);
    event RewardClaimed(bytes32 indexed taskId, address indexed trainer, uint32 round, uint256 amount);
    event CommissionClaimed(bytes32 indexed taskId, address indexed keeper, uint32 round, uint256 amount);
    event CompensationClaimed(bytes32 indexed taskId, address indexed trainer, uint16 branch, uint32 round, uint256 amount);
    event ReceiptIssued(bytes32 indexed taskId, TrainingReceipt receipt);
    /// @notice Forfeited pay or an enrolment fee left circulation; the tokens stay here for ever.
    event Burned(bytes32 indexed taskId, uint256 amount);
    event Refunded(bytes32 indexed taskId, address indexed sponsor, uint256 amount);
    /// @notice The refund of a sponsor that let a demand for manifest or first state lapse: `bounty` is the claimant's, the rest burned.
    event SponsorForfeited(bytes32 indexed taskId, address indexed claimant, uint256 bounty);

    /// @notice Escrows maxRounds * M * rewardPerGradient and publishes the spec. Reverts InvalidTaskSpec with the broken rule.
    function postTask(TrainingTaskSpec calldata spec) external returns (bytes32 taskId);
    /// @notice Sponsor only, before Training: escrow back (pull with `refund`).
    function cancelTask(bytes32 taskId) external;
    /// @notice Joins the task's keeper pool (at most 256) with keeperLock, or `lockAmount` if larger.
    /// @param endpoint Where the keeper answers, as setEndpoint takes it.
    function joinPool(bytes32 taskId, uint256 lockAmount, string calldata endpoint) external;
    /// @notice Keepers of the pool only: says where the caller answers now. At most 256 bytes; empty for nowhere.
    function setEndpoint(bytes32 taskId, string calldata endpoint) external;
    function leavePool(bytes32 taskId) external;
    /// @notice A pool keeper asserts that it holds manifest and first state; opens enrolment. If the last keeper that did so goes before Training, the
    /// task is Pending again, and the next one gives enrolment a whole window.
    function acknowledgeTask(bytes32 taskId) external;
    function enroll(bytes32 taskId) external;
    /// @notice Frees the caller's slot. The fee comes back, unless Training began and the caller never delivered or has misses that it has not made
    /// up for.
    function leaveTask(bytes32 taskId) external;
    /// @notice Anyone, when the trainer has more than maxMisses misses in rounds that are over (IRoundViews.missesOf).
    function reopenSlot(bytes32 taskId, address trainer) external;
    /// @notice Anyone: writes down whatever transition is due, of the task or of its rounds, and reopens slots whose trainers are absent: of the first
    /// eight that missed the newest round, where maxMisses is at most 31.
    function tick(bytes32 taskId) external;
    /// @notice Pays `trainer` its vested rounds among `rounds`; already claimed ones are skipped. Anyone may call.
    function claimRewards(bytes32 taskId, address trainer, uint32[] calldata rounds) external returns (uint256 amount);
    /// @notice Pays `keeper` its share of the commission of rounds it signed, by signing seats. Anyone may call.
    function claimCommission(bytes32 taskId, address keeper, uint32[] calldata rounds) external returns (uint256 amount);
    /// @notice Credits `trainer` in the vault with its share of the pot of overturn `branch`, for its commitments in `rounds` that the
    /// overturn made void; what is not due is skipped. Anyone may call.
    function claimCompensation(bytes32 taskId, uint16 branch, address trainer, uint32[] calldata rounds)
        external
        returns (uint256 amount);
    /// @notice Pays the sponsor what was not earned, once the task has ended. Reverts ObjectDemanded while a demand for what
    /// the task is made of waits for its answer. If one lapsed, a fifth at most is whoever made the earliest that did, the rest burns, and amount
    /// is 0.
    function refund(bytes32 taskId) external returns (uint256 amount);
    /// @notice Ends an account's lock once no statement it backs can be convicted any more. Anyone may call. The fee of a trainer that stayed to the end
    /// comes with it, or burns if the trainer never delivered or was absent then.
    function releaseLock(bytes32 taskId, Role role, address account) external;
    /// @notice Only the spec's referee or game: takes the lock, ejects, forfeits unvested pay. Of a trainer whose lock is gone the first
    /// challenger has the enrolment fee, if that was left, and a fifth of the pay that it forfeits.
    /// @param pot Compensation pot that gets what neither burns nor goes to the challenger; zero burns that too.
    function convict(bytes32 taskId, Role role, address account, address challenger, bytes32 pot)
        external
        returns (uint256 slashed);

    /// @notice Only the rounds contract: the run is over and its last claim window has passed.
    function onRunEnded(
        bytes32 taskId,
        bool failed,
        bytes32 finalStateRoot,
        bytes32 runRoot,
        uint32 rounds,
        uint32 carried,
        uint32 tainted,
        uint64 acceptedGradients
    ) external;

    function specOf(bytes32 taskId) external view returns (TrainingTaskSpec memory);
    function statusOf(bytes32 taskId) external view returns (TaskStatus);
    function enrollmentOf(bytes32 taskId, address trainer) external view returns (Enrollment memory);
    /// @notice Signing keys and member numbers of pool keepers; reverts NotInPool for one that is not active.
    function witnessesOf(bytes32 taskId, address[] calldata keepers)
        external
        view
        returns (address[] memory keys, uint16[] memory members);
}
