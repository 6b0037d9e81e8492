// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title Development token
/// @notice A plain ERC-20 with permit that anyone may mint. For development chains only: a deployment of value names its own
/// token to the StakeVault.
contract AssayToken is ERC20, ERC20Permit {
    constructor() ERC20("Assay", "ASSAY") ERC20Permit("Assay") {}

    /// @notice Faucet.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
