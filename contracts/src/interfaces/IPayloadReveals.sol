// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, Statement} from "./Types.sol";

/// @title Payload reveals: publish what you signed to hold, or what your task is made of, or lose (rule 27)
/// @notice Signing a proposal asserts custody of every included payload until the state is final. Anyone demands a range, 64 neighbouring
/// leaves of one fragment, once a proposal, for a fixed price a leaf: half of it burns, half goes to whoever publishes them. Requests queue:
/// a deadline counts all bytes outstanding in this deployment at the stated rate, so that a flood slashes nobody honest. Silence clears the
/// trainer's slot, overturns the round and takes the signers' locks. A request holds the round's state: until it is answered, and then for
/// stateWindow, so that what was published can be used.
///
/// Manifest, first state, programs with their constants, and data set of a task that trains are demanded the same way, and anyone who has them
/// may answer: silence ends the run against the sponsor's escrow.
interface IPayloadReveals {
    struct Request {
        bytes32 taskId;
        uint32 round;
        bytes32 statement;
        address requester;
        address trainer;
        uint8 slot;
        uint16 branch;
        uint32 fragment;
        /// @dev A multiple of 64.
        uint64 firstLeaf;
        /// @dev 64, or what is left of the fragment.
        uint16 leaves;
        bytes32 payloadRoot;
        /// @dev Unix seconds until which it is to be answered; 0 once it is over.
        uint64 deadline;
        /// @dev Unix seconds from which `close` releases the state: stateWindow after the answer. 0 if nobody has answered.
        uint64 releaseAt;
    }

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

    event RevealRequested(
        uint256 indexed id,
        bytes32 indexed taskId,
        uint32 indexed round,
        address trainer,
        bytes32 payloadRoot,
        uint32 fragment,
        uint64 firstLeaf,
        uint16 leaves,
        uint64 deadline
    );
    /// @param leaves The leaves one after the other: here, for calldata can come to a contract by ways that no block shows.
    event PayloadRevealed(uint256 indexed id, bytes32 indexed taskId, address by, bytes leaves);
    /// @param convicted True: nobody answered, the signers lost. False: its answer had its window, or the statement fell.
    event RevealClosed(uint256 indexed id, bytes32 indexed taskId, bool convicted);
    event PricePaid(address indexed to, uint256 amount);

    /// @notice Demands range `range` of a fragment of entry `entry`'s payload: leaves 64 * range to 64 * range + 63, or to the fragment's last.
    /// Takes pricePerLeaf for each, of which half burns at once, rounded up. Reverts NotOverturnable unless the statement stands and may be overturned; RevealAlreadyRequested if this
    /// range of this proposal was demanded before, answered or not; RevealShareFull if more than revealRate * revealWindow bytes of this
    /// proposal would be outstanding; RevealQueueFull unless deadline + stateWindow is at most claimWindow + revealWindow after the proposal.
    /// @param entries The statement's frozen set in order of arrival.
    function request(Statement calldata statement, FrozenEntry[] calldata entries, uint32 entry, uint32 fragment, uint32 range)
        external
        returns (uint256 id);
    /// @notice Publishes: `data` is the leaves one after the other, `proof` their multi-proof (formats, section 1), then the fragment's path in
    /// the payload set. The half of the price that was not burned is the sender's. The state stays held for stateWindow from now. Reverts RevealNotFound if the request
    /// was answered or is over.
    function publish(uint256 id, bytes calldata data, bytes32[] calldata proof, bytes32[] calldata setPath) external;
    /// @notice After the deadline, if nobody answered: convicts the signers, gives back the half of the price that was not burned.
    function timeout(uint256 id, Statement calldata statement) external;
    /// @notice Ends a request, by anyone: from releaseAt on an answered one; at any time one whose statement was proven wrong or does not stand
    /// any more: if nobody answered it, half of its price goes back. Reverts ClockRunning otherwise.
    function close(uint256 id, Statement calldata statement) external;
    /// @notice Demands an object of a task that trains: the whole manifest, at the price of 64 leaves; range `range` of the parameters or of
    /// the momentum of a fragment of the first state, or of a constant that was shown; or, at the price of 64 leaves, entries 20 * range to
    /// 20 * range + 19 of a program, or to its last, or records n * range to n * range + n - 1 of the data set, or to its last, n being as many
    /// as fit 65,536 bytes, at most 256. Prices and queue are those of `request`. Reverts WrongStatus unless the task
    /// trains, WrongPhase once its run has ended, RevealAlreadyRequested if it was demanded before, RevealShareFull if more than revealRate *
    /// revealWindow bytes of the task's objects would be outstanding; BadEvidence("range") if there is no such range: of a program and of
    /// the data set there is only range 0 until that was answered.
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
    /// @notice Pays out msg.sender's returned prices and earned halves.
    function withdraw() external returns (uint256 amount);

    function requestOf(uint256 id) external view returns (Request memory);
    /// @notice The request for this range of the payload of `slot`, open, answered or over, if it was made.
    /// @param statement statementId of the proposal.
    /// @param branch Of the proposal's round record (roundOf): tells it from an equal one before it.
    function requestIdOf(bytes32 statement, uint16 branch, uint8 slot, uint32 fragment, uint32 range)
        external
        view
        returns (bool made, uint256 id);
    function count() external view returns (uint256);
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
    /// @notice Bytes of requests that wait for their answer.
    function outstanding() external view returns (uint256);
    /// @notice Deadline that a request of `bytes_` bytes with this reveal window would get now.
    function deadlineFor(uint256 bytes_, uint32 revealWindow) external view returns (uint64);
    function pricePerLeaf() external view returns (uint256);
    function creditOf(address account) external view returns (uint256);
    /// @notice Token units that nobody gets: half of each price, rounded up.
    function burned() external view returns (uint256);
    function owed() external view returns (uint256);
    function fraud() external view returns (address);
    function token() external view returns (address);
}
