// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Rounds: what the judges decide
/// @notice Every function is for the spec's referee and game alone.
interface IRoundRulings {
    /// @notice The whole payload of this slot was published on chain: its trainer was present in the round, whatever a proposal includes.
    event PayloadPublished(bytes32 indexed taskId, uint32 indexed round, uint8 slot);
    /// @notice A descent or reveal opened (holds up) or closed (holds down) against the round's standing proposal.
    event RoundHeld(bytes32 indexed taskId, uint32 indexed round, uint16 holds);
    /// @notice After its RoundCarried: the run failed while the round was open, and what had been committed in it is paid.
    /// @param included By slot, whose gradients.
    event RoundCutShort(bytes32 indexed taskId, uint32 indexed round, uint64 included);
    /// @param branch Number of the overturn in this task, from 1; names its compensation pot.
    /// @param deadRounds Rounds after this one whose commitments became void, the open one included.
    event RoundOverturned(
        bytes32 indexed taskId, uint32 indexed round, bytes32 parentRoot, uint64 clearedSlots, uint16 branch, uint32 deadRounds
    );
    /// @notice The claim of (round, slot) was convicted: its pay is forfeited, and the round is tainted if its state stands.
    event GradientVoided(bytes32 indexed taskId, uint32 indexed round, uint8 slot);
    /// @notice The claim of (round, slot) was convicted before a proposal included it.
    event GradientExcluded(bytes32 indexed taskId, uint32 indexed round, uint8 slot);

    /// @notice Only the spec's referee or game: the proposal of `round` is wrong; the head moves back to it in O(1). Reverts
    /// NotOverturnable unless the proposal stands and its window is open, or something holds it, or the oldest round that is not final may be
    /// overturned: nothing above that one is final either. At most two rounds whose finality is due are written down first; if more
    /// than two are, who calls ticks until there are not.
    /// @param clearedSlots Slots whose inclusion is withdrawn from the frozen set.
    /// @return branch Number of the overturn, which names the compensation pot (potId).
    function overturnRound(bytes32 taskId, uint32 round, uint64 clearedSlots) external returns (uint16 branch);
    /// @notice Only the spec's referee or game: keeps the standing proposal's state from becoming final until released.
    /// Reverts NotOverturnable unless overturnRound would not.
    function holdRound(bytes32 taskId, uint32 round) external returns (uint16 branch);
    /// @notice Only the spec's referee or game: ends one hold. Does nothing if the proposal was overturned meanwhile.
    function releaseRound(bytes32 taskId, uint32 round, uint16 branch) external;

    /// @notice Only the spec's referee or game: forfeits the pay of one included gradient whose round is not overturned.
    function voidGradient(bytes32 taskId, uint32 round, uint8 slot) external;

    /// @notice Only the spec's referee or game: takes a commitment out of the set of the open round, or of one whose proposal left it out,
    /// so that no proposal includes it.
    function excludeGradient(bytes32 taskId, uint32 round, uint8 slot) external;
    /// @notice Only the spec's referee or game: a committed payload is public as a whole. In the open round from the close of its
    /// commitments to the middle of its fallback window; or of a round whose proposal stands.
    function noteShown(bytes32 taskId, uint32 round, uint8 slot) external;
    /// @notice Only the spec's referee or game: the run ends as Failed. What was proposed becomes final and is paid as ever. The open round
    /// is carried forward, and all that is committed in it counts as accepted, unless it lapsed before: whoever committed has
    /// worked for it. Reverts WrongPhase if the run has ended, or ends by what is due.
    function failRun(bytes32 taskId) external;
}
