// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @title The little of a test framework that these tests need
/// @notice A failed assertion reverts with both values, which forge prints.
abstract contract Test {
    // solhint-disable const-name-snakecase
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    error NotTrue(string what);
    error NotEqual(string what, bytes32 have, bytes32 want);
    error NotEqualUint(string what, uint256 have, uint256 want);
    error NotAtLeast(string what, uint256 have, uint256 least);
    error NotAtMost(string what, uint256 have, uint256 most);

    address[] private _targets;
    FuzzSelector[] private _selectors;

    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function targetSelectors() external view returns (FuzzSelector[] memory) {
        return _selectors;
    }

    function _target(address handler, bytes4[] memory selectors) internal {
        _targets.push(handler);
        _selectors.push(FuzzSelector({addr: handler, selectors: selectors}));
    }

    function assertTrue(bool condition, string memory what) internal pure {
        if (!condition) revert NotTrue(what);
    }

    function assertEq(uint256 have, uint256 want, string memory what) internal pure {
        if (have != want) revert NotEqualUint(what, have, want);
    }

    function assertEq(bytes32 have, bytes32 want, string memory what) internal pure {
        if (have != want) revert NotEqual(what, have, want);
    }

    function assertEq(address have, address want, string memory what) internal pure {
        if (have != want) revert NotEqual(what, bytes32(uint256(uint160(have))), bytes32(uint256(uint160(want))));
    }

    function assertGe(uint256 have, uint256 least, string memory what) internal pure {
        if (have < least) revert NotAtLeast(what, have, least);
    }

    function assertLe(uint256 have, uint256 most, string memory what) internal pure {
        if (have > most) revert NotAtMost(what, have, most);
    }

    /// @notice `value` folded into [low, high].
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        if (value >= low && value <= high) return value;
        uint256 span = high - low + 1;
        return span == 0 ? value : low + value % span;
    }
}
