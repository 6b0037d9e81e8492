// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TensorProof} from "../src/arithmetic/TensorProof.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {EvaluatorTest} from "./utils/EvaluatorTest.sol";

/// @title Execution gas of the functions and of proofs, as the deployed evaluator runs them
/// @notice A function's figure is a batch's gas less that of the same batch of `copy`, which is the loop, over the number of cases.
/// A proof's is that of the whole call, decoding included. Writes build/gas/functions.json.
contract GasFunctions_Test is EvaluatorTest {
    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/functions.json";
    uint256 private constant CASES = 256;

    function setUp() public override {
        super.setUp();
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    function _write(string memory key, uint256 value) private {
        vm.writeJson(vm.toString(value), FILE, string.concat(".", key));
    }

    function _batch(bytes32 op, bytes memory operands) private view returns (uint256) {
        evaluator.evaluate(op, operands);
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @notice Gas of a case on average.
    function _mean(bytes32 op, bytes memory operands) private view returns (uint256) {
        return (_batch(op, operands) - _batch("copy", operands)) / (operands.length / 4);
    }

    /// @notice Arguments spread evenly over the exponents from `low` to `high` of binary32, of both signs if `signed`.
    function _spread(uint32 low, uint32 high, bool signed) private pure returns (bytes memory operands) {
        operands = new bytes(4 * CASES);
        for (uint256 i = 0; i < CASES; ++i) {
            uint256 word = low + (uint256(high - low) * i) / CASES + uint256(keccak256(abi.encode(i))) % 0x10000;
            if (signed && i % 2 == 1) word |= 0x80000000;
            assembly ("memory-safe") {
                let at_ := add(add(operands, 0x20), mul(4, i))
                mstore(at_, or(shl(224, word), shr(32, shl(32, mload(at_)))))
            }
        }
    }

    /// @notice The dearest of many single cases: what a second one of the same argument adds.
    function _worst(bytes32 op, bytes memory operands) private view returns (uint256 worst) {
        uint256 loop = _batch("copy", new bytes(8)) - _batch("copy", new bytes(4));
        for (uint256 i = 0; i < operands.length; i += 4) {
            bytes memory one = abi.encodePacked(operands[i], operands[i + 1], operands[i + 2], operands[i + 3]);
            uint256 used = _batch(op, bytes.concat(one, one)) - _batch(op, one) - loop;
            if (used > worst) worst = used;
        }
    }

    function _record(string memory name, bytes32 op, bytes memory typical, bytes memory more, uint256 most) private {
        uint256 mean = _mean(op, typical);
        uint256 worst = _worst(op, bytes.concat(typical, more));
        _write(name, mean);
        _write(string.concat(name, "_worst"), worst);
        assertLe(mean, worst, name);
        assertLe(worst, most, name);
    }

    /// @notice One test, for there is one file.
    function test_gas_functionsAndProofs_benchmark() external {
        _functions();
        _proofs();
    }

    function _functions() private {
        bytes memory special =
            hex"000000008000000000000001807fffff007fffff008000007f7fffff7f800000ff8000007fc000003f800000c2aeac50c2cff1b4407affffc0490fdb41100000";
        // Arguments as training has them: 2^-10 to 2^4, for log and rsqrt 2^-20 to 2^20.
        bytes memory both = _spread(0x3a800000, 0x41800000, true);
        bytes memory positive = _spread(0x35800000, 0x49800000, false);
        _record("f32_exp", "exp", both, special, 1500);
        _record("f32_log", "log", positive, special, 1500);
        _record("f32_tanh", "tanh", _spread(0x3a800000, 0x41000000, true), special, 1500);
        _record("f32_erf", "erf", _spread(0x3a800000, 0x40400000, true), special, 1500);
        _record("f32_sin", "sin", both, bytes.concat(special, _spread(0x39800000, 0x7f7fffff, true)), 1500);
        _record("f32_cos", "cos", both, bytes.concat(special, _spread(0x39800000, 0x7f7fffff, true)), 1500);
        _record("f32_rsqrt", "rsqrt", positive, special, 1500);
    }

    /// @notice A leaf of 1 KiB in a tensor of 2^20 leaves; then two neighbouring ones, and four, with one multi-proof.
    function _proofs() private {
        bytes memory leaf = new bytes(1024);
        for (uint256 i = 0; i < 1024; ++i) {
            leaf[i] = bytes1(uint8(i | 1));
        }
        bytes32 node = VectorCommitment.leafHash(leaf);
        TensorProof.Header memory header = TensorProof.Header({kind: 1, dtype: 1, length: 1 << 28, binding: bytes32(uint256(3))});
        // Made-up siblings; the path turns left and right by turns.
        bytes32[] memory path = new bytes32[](20);
        bytes32 tree = node;
        uint256 index = 0xaaaab;
        for (uint256 i = 0; i < 20; ++i) {
            path[i] = keccak256(abi.encode(i));
            tree = (index >> i) & 1 == 1 ? VectorCommitment.nodeHash(path[i], tree) : VectorCommitment.nodeHash(tree, path[i]);
        }
        bytes32 root = VectorCommitment.root(1, 1, header.length, header.binding, tree);
        TensorProof.Verdict verdict = evaluator.verifyLeaf(root, header, index, leaf, path);
        uint256 used = vm.lastCallGas().gasTotalUsed;
        assertEq(uint256(verdict), 0, "valid");
        _write("proof_depth_20", used);
        assertLe(used, 11_000, "proof of depth 20");

        uint256 value;
        (verdict, value) = evaluator.openElement(root, header, 256 * index + 17, leaf, path);
        used = vm.lastCallGas().gasTotalUsed;
        assertEq(uint256(verdict), 0, "valid");
        assertEq(value, 0x47474545, "element");
        _write("open_element_depth_20", used);

        _neighbours(header, leaf, 2);
        _neighbours(header, leaf, 4);
    }

    /// @notice `count` neighbouring leaves, a power of two from a multiple of it on.
    function _neighbours(TensorProof.Header memory header, bytes memory leaf, uint256 count) private {
        uint256[] memory indices = new uint256[](count);
        bytes[] memory leaves = new bytes[](count);
        bytes32[] memory nodes = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            (indices[i], leaves[i], nodes[i]) = (0xaaaa8 + i, leaf, VectorCommitment.leafHash(leaf));
        }
        bytes32 tree = VectorCommitment.treeOf(nodes);
        uint256 known = 0;
        while (1 << known < count) ++known;
        bytes32[] memory proof = new bytes32[](20 - known);
        for (uint256 i = 0; i < proof.length; ++i) {
            proof[i] = keccak256(abi.encode(i));
            tree = (0xaaaa8 >> (known + i)) & 1 == 1
                ? VectorCommitment.nodeHash(proof[i], tree)
                : VectorCommitment.nodeHash(tree, proof[i]);
        }
        bytes32 root = VectorCommitment.root(1, 1, header.length, header.binding, tree);
        TensorProof.Verdict verdict = evaluator.verifyLeaves(root, header, indices, leaves, proof);
        uint256 used = vm.lastCallGas().gasTotalUsed;
        assertEq(uint256(verdict), 0, "valid");
        _write(string.concat("multiproof_", vm.toString(count), "_leaves_depth_20"), used);
    }
}
