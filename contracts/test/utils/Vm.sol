// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The part of forge's cheat codes that these tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    struct Gas {
        uint64 gasLimit;
        uint64 gasTotalUsed;
        uint64 gasMemoryUsed;
        int64 gasRefunded;
        uint64 gasRemaining;
    }

    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function signP256(uint256 privateKey, bytes32 digest) external pure returns (bytes32 r, bytes32 s);
    function publicKeyP256(uint256 privateKey) external pure returns (uint256 x, uint256 y);
    function assume(bool condition) external pure;
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function warp(uint256 timestamp) external;
    function roll(uint256 number) external;
    function prevrandao(bytes32 randomness) external;
    function getBlockTimestamp() external view returns (uint256);
    function snapshotState() external returns (uint256 snapshot);
    function revertToState(uint256 snapshot) external returns (bool success);
    function chainId(uint256 id) external;
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function expectRevert(bytes calldata data) external;
    function expectRevert(bytes4 selector) external;
    function expectEmit(address emitter) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function getNonce(address account) external view returns (uint64);
    function setNonce(address account, uint64 nonce) external;
    function etch(address target, bytes calldata code) external;
    function deployCode(string calldata artifact, bytes calldata arguments) external returns (address);
    function lastCallGas() external view returns (Gas memory);
    function label(address account, string calldata name) external;
    function toString(uint256 value) external pure returns (string memory);
    function readFile(string calldata path) external view returns (string memory);
    function getCode(string calldata artifact) external view returns (bytes memory);
    function pauseGasMetering() external;
    function resumeGasMetering() external;
    function getDeployedCode(string calldata artifact) external view returns (bytes memory);
    function writeFile(string calldata path, string calldata data) external;
    function writeJson(string calldata json, string calldata path, string calldata key) external;
    function createDir(string calldata path, bool recursive) external;
    function exists(string calldata path) external view returns (bool);
    function parseJsonUint(string calldata json, string calldata key) external pure returns (uint256);
    function deal(address account, uint256 balance) external;
    function keyExistsJson(string calldata json, string calldata key) external view returns (bool);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function parseJsonBytes32(string calldata json, string calldata key) external pure returns (bytes32);
    function parseJsonBytes32Array(string calldata json, string calldata key) external pure returns (bytes32[] memory);
    function parseJsonBytesArray(string calldata json, string calldata key) external pure returns (bytes[] memory);
    function parseJsonAddress(string calldata json, string calldata key) external pure returns (address);
    function parseJsonAddressArray(string calldata json, string calldata key) external pure returns (address[] memory);
    function parseJsonUintArray(string calldata json, string calldata key) external pure returns (uint256[] memory);
    function parseJson(string calldata json, string calldata key) external pure returns (bytes memory);
}
