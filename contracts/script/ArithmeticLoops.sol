// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Float32} from "../src/arithmetic/Float32.sol";
import {Float64} from "../src/arithmetic/Float64.sol";

/// @title What the arithmetic costs where it is used: a loop for each operation, and one without
/// @notice Not deployed: it is here, and not with the tests, so that it is compiled as the deployed contracts are.
contract ArithmeticLoops {
    /// @notice Gas of a loop over `cases` and the xor of all its results (so that nothing can be left out).
    /// @param op 0: xor of the three operands; else that operation on the first ones, xor the others.
    // solhint-disable-next-line function-max-lines
    function scalar(uint256 op, uint256[3][] calldata cases) external view returns (uint256 used, uint256 all) {
        uint256 from;
        uint256 to;
        assembly ("memory-safe") {
            from := cases.offset
            to := add(from, mul(0x60, cases.length))
        }
        used = gasleft();
        unchecked {
            if (op == 0) {
                for (; from < to; from += 0x60) {
                    all ^= _operand(from) ^ _operand(from + 0x20) ^ _operand(from + 0x40);
                }
            } else if (op == 1) {
                for (; from < to; from += 0x60) {
                    all ^= Float32.add(_operand(from), _operand(from + 0x20)) ^ _operand(from + 0x40);
                }
            } else if (op == 2) {
                for (; from < to; from += 0x60) {
                    all ^= Float32.mul(_operand(from), _operand(from + 0x20)) ^ _operand(from + 0x40);
                }
            } else if (op == 3) {
                for (; from < to; from += 0x60) {
                    all ^= Float32.fma(_operand(from), _operand(from + 0x20), _operand(from + 0x40));
                }
            } else if (op == 4) {
                for (; from < to; from += 0x60) {
                    all ^= Float32.div(_operand(from), _operand(from + 0x20)) ^ _operand(from + 0x40);
                }
            } else if (op == 5) {
                for (; from < to; from += 0x60) {
                    all ^= Float32.sqrt(_operand(from)) ^ _operand(from + 0x20) ^ _operand(from + 0x40);
                }
            } else if (op == 6) {
                for (; from < to; from += 0x60) {
                    all ^= Float64.add(_operand(from), _operand(from + 0x20)) ^ _operand(from + 0x40);
                }
            } else if (op == 7) {
                for (; from < to; from += 0x60) {
                    all ^= Float64.mulExact(_operand(from), _operand(from + 0x20)) ^ _operand(from + 0x40);
                }
            } else if (op == 8) {
                for (; from < to; from += 0x60) {
                    all ^= Float64.div(_operand(from), _operand(from + 0x20)) ^ _operand(from + 0x40);
                }
            } else {
                for (; from < to; from += 0x60) {
                    all ^= Float64.sqrt(_operand(from)) ^ _operand(from + 0x20) ^ _operand(from + 0x40);
                }
            }
            used -= gasleft();
        }
    }

    function _operand(uint256 from) private pure returns (uint256 x) {
        assembly ("memory-safe") {
            x := calldataload(from)
        }
    }

    /// @notice Gas of a routine on vectors in memory, and its result.
    /// @param op 0: dot from +0 of the first and the second half; 1: sum256; 2: amax256; 3: sum256 of binary64; 4: distance256 of the halves.
    /// @param data Little-endian values.
    function vector(uint256 op, bytes calldata data) external view returns (uint256 used, uint256 result) {
        bytes memory values = data;
        uint256 from;
        assembly ("memory-safe") {
            from := add(values, 0x20)
        }
        uint256 n = data.length / 8;
        used = gasleft();
        unchecked {
            if (op == 0) result = Float32.dot(0, from, from + 4 * n, n);
            else if (op == 1) result = Float32.sum256(from, 2 * n);
            else if (op == 2) result = Float32.amax256(from, 2 * n);
            else if (op == 3) result = Float64.sum256(from, n);
            else result = Float64.distance256(from, from + 4 * n, n);
            used -= gasleft();
        }
    }
}
