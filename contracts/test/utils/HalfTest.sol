// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "./Test.sol";

/// @notice What holds of the half of a contract that reads (Halved).
abstract contract HalfTest is Test {
    /// @notice The code has no instruction that writes.
    function _assertCannotWrite(address half) internal view {
        bytes memory code = half.code;
        uint256 reads = 0;
        for (uint256 i = 0; i < code.length; ++i) {
            uint8 op = uint8(code[i]);
            // Data of a PUSH is no instruction.
            if (op >= 0x60 && op <= 0x7f) i += op - 0x5f;
            assertTrue(op != 0x55, "SSTORE");
            assertTrue(op != 0x5d, "TSTORE");
            assertTrue(op < 0xa0 || op > 0xa4, "LOG");
            assertTrue(op != 0xf0 && op != 0xf5, "CREATE");
            assertTrue(op != 0xf1 && op != 0xf2 && op != 0xf4, "CALL");
            assertTrue(op != 0xff, "SELFDESTRUCT");
            if (op == 0x54) ++reads;
        }
        assertGe(reads, 1, "the scan sees instructions: it reads storage");
    }

    /// @notice How many functions the contract has: all of them views.
    /// @dev What reading an artifact costs follows its length, and that follows what was compiled with it: no gas is counted for it.
    function _countViews(string memory name) internal returns (uint256 functions) {
        vm.pauseGasMetering();
        string memory json = vm.readFile(string.concat("build/contracts/", name, ".sol/", name, ".json"));
        for (uint256 i = 0;; ++i) {
            string memory entry = string.concat(".abi[", vm.toString(i), "]");
            if (!vm.keyExistsJson(json, entry)) break;
            bytes32 kind = keccak256(bytes(vm.parseJsonString(json, string.concat(entry, ".type"))));
            assertTrue(kind != keccak256("fallback") && kind != keccak256("receive"), entry);
            if (kind != keccak256("function")) continue;
            bytes32 mutability = keccak256(bytes(vm.parseJsonString(json, string.concat(entry, ".stateMutability"))));
            assertTrue(mutability == keccak256("view") || mutability == keccak256("pure"), entry);
            ++functions;
        }
        vm.resumeGasMetering();
    }
}
