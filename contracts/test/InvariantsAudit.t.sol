// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITrainingAudit} from "../src/training/ITrainingAudit.sol";
import {AuditHandler} from "./utils/AuditHandler.sol";
import {MintableToken} from "./utils/Mocks.sol";
import {Test} from "./utils/Test.sol";

/// @title Invariant 1 for paid audits: the token balance is what is owed, and that is what budgets, bonds, credits and burned bonds add up to
contract InvariantsAudit_Test is Test {
    AuditHandler private _handler;
    MintableToken private _token;
    ITrainingAudit private _audit;

    function setUp() external {
        _handler = AuditHandler(vm.deployCode("AuditHandler.sol:AuditHandler", ""));
        (address token, address audit) = _handler.world();
        (_token, _audit) = (MintableToken(token), ITrainingAudit(audit));
        bytes4[14] memory moves = [
            // Named more often: what carries an audit forward.
            AuditHandler.pass.selector,
            AuditHandler.pass.selector,
            AuditHandler.draw.selector,
            AuditHandler.draw.selector,
            AuditHandler.commit.selector,
            AuditHandler.commit.selector,
            AuditHandler.drawLeaf.selector,
            AuditHandler.drawLeaf.selector,
            AuditHandler.open.selector,
            AuditHandler.open.selector,
            AuditHandler.refute.selector,
            AuditHandler.settle.selector,
            AuditHandler.withdraw.selector,
            AuditHandler.refund.selector
        ];
        bytes4[] memory selectors = new bytes4[](moves.length);
        for (uint256 i = 0; i < moves.length; ++i) {
            selectors[i] = moves[i];
        }
        _target(address(_handler), selectors);
    }

    function invariant_books() external view {
        assertEq(_token.balanceOf(address(_audit)), _audit.owed(), "balance");
        assertEq(_handler.owed(), _audit.owed(), "what it is made of");
    }
}
