// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, Statement} from "../facts/Types.sol";

/// @title Reveals: demands for payloads, and the one queue
interface IPayloadDemands {
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

    /// @notice A range of a payload that is committed in a round: of entry `entry` of its frozen set, as in `request`.
    struct Place {
        bytes32 taskId;
        uint32 round;
        uint32 entry;
        uint32 fragment;
        uint32 range;
    }

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
    /// @notice A range of a committed payload, which nobody asked for.
    /// @param firstLeaf A multiple of 64.
    /// @param leaves As of PayloadRevealed.
    event PayloadShown(
        bytes32 indexed taskId, uint32 indexed round, address indexed trainer, uint32 fragment, uint64 firstLeaf, bytes leaves
    );
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
    /// @notice Publishes a range of a payload that is committed in a round, unasked, by anyone and for nothing: once all of them are public the
    /// trainer was present in the round (IRoundRulings.noteShown, which says when), whatever its proposal includes. Every leaf has to be well formed. Of a payload that is public as a
    /// whole any range tells so again, without data, after an overturn. Reverts NothingDue if the range is public and others are not.
    /// @param entries The round's frozen set in order of arrival.
    function show(
        Place calldata place,
        FrozenEntry[] calldata entries,
        bytes calldata data,
        bytes32[] calldata proof,
        bytes32[] calldata setPath
    ) external;
    /// @notice After the deadline, if nobody answered: convicts the signers, gives back the half of the price that was not burned.
    function timeout(uint256 id, Statement calldata statement) external;
    /// @notice Ends a request, by anyone: from releaseAt on an answered one; at any time one whose statement was proven wrong or does not stand
    /// any more: if nobody answered it, half of its price goes back. Reverts ClockRunning otherwise.
    function close(uint256 id, Statement calldata statement) external;
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
