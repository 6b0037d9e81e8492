// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOpReferee} from "../src/aggregation/IOpReferee.sol";
import {Quantization} from "../src/facts/Types.sol";
import {SparseTop1} from "../src/arithmetic/SparseTop1.sol";
import {VectorTest} from "./utils/VectorTest.sol";

/// @notice vectors/sparse_top1.json: each leaf judged and decoded, and each way in which one is malformed by its name.
contract SparseTop1_Vectors_Test is VectorTest {
    uint256 private constant LEAF = 240;
    uint256 private constant ELEMENTS = 16_384;
    uint256 private constant LARGEST = 0x7f7fffff;

    IOpReferee private _referee;

    function setUp() public {
        _referee = IOpReferee(vm.deployCode("OpReferee.sol:OpReferee", ""));
    }

    function defect(bytes calldata leaf, uint256 elements, uint256 limit) external pure returns (SparseTop1.Defect) {
        return SparseTop1.defect(leaf, elements, limit);
    }

    function element(bytes calldata leaf, uint256 position) external pure returns (uint256) {
        return SparseTop1.element(leaf, position);
    }

    function slice(bytes calldata data, uint256 from, uint256 to) external pure returns (bytes memory) {
        return data[from:to];
    }

    function _is(SparseTop1.Defect found, string memory name) private pure returns (bool) {
        string[7] memory names = ["", "length", "padding", "code", "scale", "index", "bound"];
        return keccak256(bytes(names[uint256(found)])) == keccak256(bytes(name));
    }

    function test_vectors_match() external view {
        string memory text = vm.readFile("vectors/sparse_top1.json");
        uint256 count = vm.parseJsonUint(text, ".count");
        uint256 refused = 0;
        for (uint256 i = 0; i < count; ++i) {
            string memory path = string.concat(".cases[", vm.toString(i), "]");
            string memory name = vm.parseJsonString(text, string.concat(path, ".name"));
            string memory broken = vm.parseJsonString(text, string.concat(path, ".error"));
            uint256 elements = vm.parseJsonUint(text, string.concat(path, ".elements"));
            bytes memory data = vm.parseJsonBytes(text, string.concat(path, ".data"));
            if (bytes(broken).length == 0) {
                _good(name, data, elements, vm.parseJsonBytes(text, string.concat(path, ".values")));
            } else if (bytes(vm.parseJsonString(text, string.concat(path, ".x"))).length <= 2) {
                assertTrue(_is(this.defect(data, elements, LARGEST), broken), name);
                assertTrue(!_referee.payloadWellFormed(Quantization.SparseTop1, 127, data, elements), name);
                ++refused;
            }
        }
        assertEq(refused, 29, "malformed");
    }

    function _good(string memory name, bytes memory data, uint256 elements, bytes memory values) private view {
        for (uint256 from = 0; from < elements; from += ELEMENTS) {
            uint256 used = elements - from < ELEMENTS ? elements - from : ELEMENTS;
            bytes memory leaf = this.slice(data, from / ELEMENTS * LEAF, (from / ELEMENTS + 1) * LEAF);
            assertTrue(_is(this.defect(leaf, used, LARGEST), ""), name);
            assertTrue(_referee.payloadWellFormed(Quantization.SparseTop1, 128, leaf, used), name);
            bytes memory decoded = _referee.dequantise(Quantization.SparseTop1, leaf, 0, used);
            assertEq(keccak256(decoded), keccak256(this.slice(values, 4 * from, 4 * (from + used))), name);
        }
    }

    function test_bound_isInclusive() external view {
        bytes memory leaf = bytes.concat(hex"44800000", new bytes(236));
        assertTrue(_referee.payloadWellFormed(Quantization.SparseTop1, 10, leaf, 1), "2^10");
        assertTrue(!_referee.payloadWellFormed(Quantization.SparseTop1, 9, leaf, 1), "beyond 2^9");
        assertTrue(_is(this.defect(leaf, 1, 0x447fffff), "bound"), "name");
    }

    /// @notice Exactly one element of each run is not zero, and it is the scale with the code's sign.
    function testFuzz_element_onePerRun(uint256 high, uint256 low, uint256 run) external view {
        run = bound(run, 0, 63);
        bytes memory leaf =
            bytes.concat(new bytes(120), hex"3f800100", bytes28(uint224(high)), bytes28(uint224(low)), new bytes(60));
        assertTrue(_is(this.defect(leaf, 12_288, LARGEST), ""), "any codes");
        uint256 code = run < 32 ? (high >> (7 * (31 - run))) & 127 : (low >> (7 * (63 - run))) & 127;
        for (uint256 i = 0; i < 64; ++i) {
            uint256 want = i == code >> 1 ? 0x3f800100 | (code & 1) << 31 : 0;
            assertEq(this.element(leaf, 8192 + 64 * run + i), want, "element");
        }
    }
}
