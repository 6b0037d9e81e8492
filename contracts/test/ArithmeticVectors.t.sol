// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TensorProof} from "../src/arithmetic/TensorProof.sol";
import {EvaluatorTest} from "./utils/EvaluatorTest.sol";

/// @notice The deployed evaluator replays the vectors of arithmetic and of multi-proofs, as Go and Python do.
contract ArithmeticVectors_Test is EvaluatorTest {
    struct Scalar {
        string[] ops;
        bytes[][] operands;
        bytes[] results;
    }

    struct Proofs {
        uint256[] kinds;
        uint256[] dtypes;
        uint256[] lengths;
        bytes32[] bindings;
        bytes32[] roots;
        string[] errors;
    }

    function _read(string memory name) private view returns (string memory) {
        return vm.readFile(string.concat("vectors/", name, ".json"));
    }

    function _all(string memory text, string memory key) private pure returns (bytes memory) {
        return vm.parseJson(text, string.concat(".cases[*].", key));
    }

    function _same(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }

    /// @notice A call of its own, so that the copies of the file it makes do not add up.
    function scalar() external view returns (Scalar memory cases) {
        string memory text = _read("scalar");
        cases.ops = abi.decode(_all(text, "op"), (string[]));
        cases.operands = abi.decode(_all(text, "in"), (bytes[][]));
        cases.results = abi.decode(_all(text, "out"), (bytes[]));
        assertEq(cases.ops.length, vm.parseJsonUint(text, ".count"), "all of them");
    }

    /// @notice A word as the evaluator takes it: one byte is an i8, which it takes sign-extended.
    function _word(bytes memory word) private pure returns (bytes memory) {
        if (word.length != 1) return word;
        return abi.encodePacked(int32(int8(uint8(word[0]))));
    }

    function test_scalar_cases_match() external view {
        Scalar memory cases = this.scalar();
        assertGe(cases.ops.length, 4000, "cases");
        for (uint256 i = 0; i < cases.ops.length; ++i) {
            bytes memory operands;
            for (uint256 j = 0; j < cases.operands[i].length; ++j) {
                operands = bytes.concat(operands, _word(cases.operands[i][j]));
            }
            bytes memory result = evaluator.evaluate(bytes32(bytes(cases.ops[i])), operands);
            assertEq(
                keccak256(result), keccak256(_word(cases.results[i])), string.concat(cases.ops[i], ", case ", vm.toString(i))
            );
        }
    }

    function multiproofs() external view returns (Proofs memory proofs) {
        string memory text = _read("multiproof");
        proofs.kinds = abi.decode(_all(text, "kind"), (uint256[]));
        proofs.dtypes = abi.decode(_all(text, "dtype"), (uint256[]));
        proofs.lengths = abi.decode(_all(text, "length"), (uint256[]));
        proofs.bindings = abi.decode(_all(text, "binding"), (bytes32[]));
        proofs.roots = abi.decode(_all(text, "root"), (bytes32[]));
        proofs.errors = abi.decode(_all(text, "error"), (string[]));
        assertEq(proofs.errors.length, vm.parseJsonUint(text, ".count"), "all of them");
    }

    /// @notice Verdict on one multi-proof.
    function verdict(Proofs calldata proofs, uint256 i) external view returns (TensorProof.Verdict) {
        string memory text = _read("multiproof");
        string memory place = string.concat(".cases[", vm.toString(i), "].");
        return evaluator.verifyLeaves(
            proofs.roots[i],
            TensorProof.Header(uint8(proofs.kinds[i]), uint8(proofs.dtypes[i]), uint64(proofs.lengths[i]), proofs.bindings[i]),
            vm.parseJsonUintArray(text, string.concat(place, "indices")),
            vm.parseJsonBytesArray(text, string.concat(place, "leafData")),
            vm.parseJsonBytes32Array(text, string.concat(place, "proof"))
        );
    }

    function test_multiproof_cases_match() external view {
        Proofs memory proofs = this.multiproofs();
        assertGe(proofs.errors.length, 200, "cases");
        string[7] memory names = ["", "empty", "leaves", "order", "index", "length", "root"];
        for (uint256 i = 0; i < proofs.errors.length; ++i) {
            string memory have = names[uint256(this.verdict(proofs, i))];
            assertTrue(_same(have, proofs.errors[i]), string.concat("case ", vm.toString(i), ": ", have));
        }
    }
}
