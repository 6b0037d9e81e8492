// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Reveals: demands for what a task is made of
interface IObjectDemands {
    /// @notice What a task is made of and its sponsor has to be able to show: the manifest's bytes, the parameters or momentum of a fragment
    /// of the first state; in the Verified tier the entries of a program, the records of the data set, or a constant that a program names.
    enum Part {
        Manifest,
        Params,
        Momentum,
        Program,
        Dataset,
        Constant
    }

    /// @notice A demand for a range of one of a task's objects.
    struct ObjectRequest {
        bytes32 taskId;
        address requester;
        Part part;
        /// @dev 0 for the manifest and the data set; of a program 0 prologue, 1 step, 2 epilogue; of a constant its number (showConstant).
        uint32 fragment;
        /// @dev A multiple of 64; 0 for the manifest; of a program its first entry, a multiple of 20; of a data set its first record.
        uint64 firstLeaf;
        /// @dev What is paid for: 64, or what is left of the fragment or constant; always 64 for the manifest, for up to 20 entries of a
        /// program and for a range of records.
        uint16 leaves;
        /// @dev Unix seconds until which it is to be answered.
        uint64 deadline;
        bool answered;
        /// @dev The deadline passed without an answer, and somebody said so.
        bool lapsed;
    }

    event ObjectRequested(
        uint256 indexed id, bytes32 indexed taskId, Part part, uint32 fragment, uint64 firstLeaf, uint16 leaves, uint64 deadline
    );
    /// @param data The manifest, or the leaves one after the other: of a program a stretch of its encoding. Behind records stands their
    /// multi-proof.
    event ObjectRevealed(uint256 indexed id, bytes32 indexed taskId, address by, bytes data);
    event ObjectWithheld(uint256 indexed id, bytes32 indexed taskId, address requester);

    /// @notice Demands an object of a task that trains: the whole manifest, at the price of 64 leaves; range `range` of the parameters or of
    /// the momentum of a fragment of the first state, or of a constant that was shown; or, at the price of 64 leaves, entries 20 * range to
    /// 20 * range + 19 of a program, or to its last, or records n * range to n * range + n - 1 of the data set, or to its last, n being as many
    /// as fit 65,536 bytes, at most 256. Prices and queue are those of `request`. Reverts WrongStatus unless the task
    /// trains, WrongPhase once its run has ended, RevealAlreadyRequested if it was demanded before, RevealShareFull if more than revealRate *
    /// revealWindow bytes of the task's objects would be outstanding; BadEvidence("range") if there is no such range: of a program and of
    /// the data set there is only range 0 until that was answered. Reverts DataIsSealed for the data set of a Confidential task.
    /// @param fragment, range 0 for the manifest. Of a program the fragment is 0 for the prologue, 1 for the step, 2 for the epilogue; of the
    /// data set 0; of a constant its number.
    function requestObject(bytes32 taskId, Part part, uint32 fragment, uint32 range) external returns (uint256 id);
    /// @notice Publishes, by anyone: the manifest (at most 65,536 bytes; no proof), or the leaves one after the other with their multi-proof, the
    /// root of the fragment's other vector and the fragment's path in the state; of a constant these two are not looked at, and leaves that the
    /// referee does not read are refused. The half of the price that was not burned is the sender's.
    function publishObject(
        uint256 id,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32 sibling,
        bytes32[] calldata statePath
    ) external;
    /// @notice Publishes entries of a program, by anyone. The half of the price that was not burned is the sender's.
    /// @param entries How many the program has, at most 393,217: a longer one breaks the format and cannot be published.
    /// @param data The entries one after the other, as in the program's encoding: each has as many bytes as its tag and number of operands ask.
    /// @param proof Their multi-proof in the program.
    /// @param listPath The program's path in the list of programs.
    function publishProgram(
        uint256 id,
        uint32 entries,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32[] calldata listPath
    ) external;
    /// @notice Publishes records of the data set, by anyone. The half of the price that was not burned is the sender's.
    /// @param size Bytes of each record, at most 65,536: a larger one, or records of more than one size, cannot be published.
    /// @param data The records one after the other.
    /// @param proof Their multi-proof in the data set.
    function publishRecords(uint256 id, uint32 size, bytes calldata data, bytes32[] calldata proof) external;
    /// @notice Makes a constant known that an input of a program names, by anyone and at any time, so that it can be demanded. Its number is
    /// 65,536 * program + entry - 1.
    /// @param program 0 prologue, 1 step, 2 epilogue.
    /// @param entries How many the program has.
    /// @param entry The input's number among them.
    /// @param input The entry, `proof` its path in the program, `listPath` the program's in the list of programs.
    function showConstant(
        bytes32 taskId,
        uint32 program,
        uint32 entries,
        uint32 entry,
        bytes calldata input,
        bytes32[] calldata proof,
        bytes32[] calldata listPath
    ) external;
    /// @notice Keeps `round`, which stands on the first state, from becoming final while a demand for that state waits for its answer, and for
    /// stateWindow after the newest answer, but not beyond claimWindow + revealWindow after the proposal. By anyone: `requestObject` does it by itself
    /// for the oldest round that is not final, so that this is for a proposal that came after the demand. Reverts NothingDue if no demand asks
    /// for it, if a hold stands, if the round stands on another state, or too late; NotOverturnable unless the proposal may be overturned.
    function holdFirst(bytes32 taskId, uint32 round) external;
    /// @notice Ends that hold, by anyone, once it is time (firstHoldOf), or the proposal has fallen. Reverts ClockRunning, NothingDue.
    function releaseFirst(bytes32 taskId) external;
    /// @notice After the deadline, if nobody answered: the run ends as Failed (`tick` first what is due), and the sponsor gets no refund: a fifth of it at most
    /// is the requester's, the rest burns (ITrainingTasks.refund). Half of the price goes back. Again only if the run was reopened by an
    /// overturn: NothingProven otherwise.
    function timeoutObject(uint256 id) external;
    function objectRequestOf(uint256 id) external view returns (ObjectRequest memory);
    /// @notice The demand for this range of an object, whatever became of it, if it was made.
    function objectRequestIdOf(bytes32 taskId, Part part, uint32 fragment, uint32 range)
        external
        view
        returns (bool made, uint256 id);
    function objectCount() external view returns (uint256);
    /// @notice Entries of a program of a task (0 prologue, 1 step, 2 epilogue), once its range 0 was demanded and answered; 0 before.
    function entriesOf(bytes32 taskId, uint32 program) external view returns (uint32);
    /// @notice Bytes of a record of a task's data set, once its range 0 was demanded and answered; 0 before.
    function recordBytesOf(bytes32 taskId) external view returns (uint32);
    /// @notice A constant of a task's programs that was shown; zeros if it was not.
    function constantOf(bytes32 taskId, uint32 number) external view returns (bytes32 root, uint8 dtype, uint32 elements);
    /// @return claimant Who made the earliest of the demands for objects of the task that lapsed, whichever was found to first; zero if none did.
    /// @return pending One is open: an earlier one may still lapse.
    function claimantOf(bytes32 taskId) external view returns (address claimant, bool pending);
    /// @return held Whether demands for the task's first state hold a round.
    /// @return round Which, if they do.
    /// @return releaseAt Unix seconds from which `releaseFirst` ends the hold: the latest while a demand waits; 0 if the proposal has fallen.
    function firstHoldOf(bytes32 taskId) external view returns (bool held, uint32 round, uint64 releaseAt);
}
