// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract whose code is in several places
/// @notice One contract has no room for all that its address has to answer (EIP-170). What it does not know it passes on, on its own
/// storage and under its own address, to another one that it created, so that nobody who calls has to know.
abstract contract Halved {
    /// @dev Code that the contract itself chose, for good.
    address private immutable HALF;

    /// @param half Just created by the contract that this is; has no storage but that which both inherit.
    constructor(address half) {
        HALF = half;
    }

    /// @notice Answers what the other half answers, from this storage; reverts with its error, or empty if it knows no such function.
    // solhint-disable-next-line no-complex-fallback
    fallback() external {
        _passTo(HALF);
    }

    /// @dev Ends the call with what `part` answers to it, from this storage.
    /// @param part Code that this contract chose, with the same layout.
    /// @return never The call is over by then; a function that has a result ends with it.
    function _passTo(address part) internal returns (uint16 never) {
        assembly ("memory-safe") {
            never := 0
            let data := mload(0x40)
            calldatacopy(data, 0, calldatasize())
            let success := delegatecall(gas(), part, data, calldatasize(), 0, 0)
            returndatacopy(data, 0, returndatasize())
            if iszero(success) { revert(data, returndatasize()) }
            return(data, returndatasize())
        }
    }
}
