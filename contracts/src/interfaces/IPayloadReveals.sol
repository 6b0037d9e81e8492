// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, Statement} from "./Types.sol";

/// @title Payload reveals: publish what you signed to hold, or lose (rule 27)
/// @notice Signing a proposal asserts custody of every included payload until the state is final. Anyone demands a range of at most 64
/// leaves of one fragment, for a fixed price a leaf that goes to whoever publishes them. Requests queue: a deadline counts all bytes
/// outstanding in this deployment at the stated rate, so that a flood slashes nobody honest. Silence clears the trainer's slot, overturns the
/// round and takes the signers' locks. An open request holds the round's state.
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
        uint64 firstLeaf;
        uint16 leaves;
        bytes32 payloadRoot;
        /// @dev Unix seconds; 0 once it is over.
        uint64 deadline;
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
    event RevealClosed(uint256 indexed id, bytes32 indexed taskId, bool convicted);
    event PricePaid(address indexed to, uint256 amount);

    /// @notice Demands leaves firstLeaf to firstLeaf + leaves - 1 of a fragment of entry `entry`'s payload. Takes leaves * pricePerLeaf.
    /// @param entries The statement's frozen set in order of arrival.
    function request(
        Statement calldata statement,
        FrozenEntry[] calldata entries,
        uint32 entry,
        uint32 fragment,
        uint64 firstLeaf,
        uint16 leaves
    ) external returns (uint256 id);
    /// @notice Publishes: `data` is the leaves one after the other, `proof` their multi-proof (formats, section 1), then the fragment's path in the payload set.
    function publish(uint256 id, bytes calldata data, bytes32[] calldata proof, bytes32[] calldata setPath) external;
    /// @notice After the deadline: convicts the signers, gives the price back.
    function timeout(uint256 id, Statement calldata statement) external;
    /// @notice Ends a request whose statement was proven wrong or does not stand any more: the price goes back.
    function close(uint256 id, Statement calldata statement) external;
    function withdraw() external returns (uint256 amount);

    function requestOf(uint256 id) external view returns (Request memory);
    function count() external view returns (uint256);
    /// @notice Bytes of requests that are still open.
    function outstanding() external view returns (uint256);
    /// @notice Deadline that a request of `bytes_` bytes with this reveal window would get now.
    function deadlineFor(uint256 bytes_, uint32 revealWindow) external view returns (uint64);
    function pricePerLeaf() external view returns (uint256);
    function creditOf(address account) external view returns (uint256);
    function owed() external view returns (uint256);
    function fraud() external view returns (address);
    function token() external view returns (address);
}
