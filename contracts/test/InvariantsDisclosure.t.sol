// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPayloadReveals} from "../src/publication/IPayloadReveals.sol";
import {IRootDescent} from "../src/aggregation/IRootDescent.sol";
import {MockRun} from "./utils/DisclosureTest.sol";
import {DisclosureHandler} from "./utils/DisclosureHandler.sol";
import {MintableToken} from "./utils/Mocks.sol";
import {RevealsHandler} from "./utils/RevealsHandler.sol";
import {Test} from "./utils/Test.sol";

/// @title What holds after every call to the two contracts that force publication, whoever makes it
contract InvariantsDisclosure_Test is Test {
    DisclosureHandler private _handler;
    MintableToken private _token;
    MockRun private _run;
    IRootDescent private _descent;
    IPayloadReveals private _reveals;

    function setUp() external {
        _handler = DisclosureHandler(vm.deployCode("DisclosureHandler.sol:DisclosureHandler", ""));
        (address token, address run, address descent, address reveals) = _handler.world();
        (_token, _run) = (MintableToken(token), MockRun(run));
        (_descent, _reveals) = (IRootDescent(descent), IPayloadReveals(reveals));
        bytes4[15] memory moves = [
            // Named more often: what carries a descent to its end.
            DisclosureHandler.move.selector,
            DisclosureHandler.move.selector,
            DisclosureHandler.move.selector,
            DisclosureHandler.move.selector,
            DisclosureHandler.open.selector,
            DisclosureHandler.endDescent.selector,
            DisclosureHandler.endDescent.selector,
            DisclosureHandler.ask.selector,
            DisclosureHandler.answer.selector,
            DisclosureHandler.endReveal.selector,
            DisclosureHandler.propose.selector,
            DisclosureHandler.fall.selector,
            DisclosureHandler.prove.selector,
            DisclosureHandler.pass.selector,
            DisclosureHandler.withdraw.selector
        ];
        bytes4[] memory selectors = new bytes4[](moves.length);
        for (uint256 i = 0; i < moves.length; ++i) {
            selectors[i] = moves[i];
        }
        _target(address(_handler), selectors);
    }

    /// @dev Balances are what is owed, exactly; credits, burned and the queue are those of the model; nothing holds a state but what
    /// is open against it.
    function invariant_01_05_books() external view {
        assertEq(_token.balanceOf(address(_descent)), _descent.owed(), "descents");
        assertEq(_token.balanceOf(address(_reveals)), _reveals.owed(), "reveals");
        _handler.checkCredits();
        assertEq(_run.holds(), _handler.openOnStanding(), "holds");
    }
}

/// @title What is included and was not revealed is never final, in a whole deployment
contract InvariantsReveals_Test is Test {
    RevealsHandler private _handler;

    function setUp() external {
        _handler = RevealsHandler(vm.deployCode("RevealsHandler.sol:RevealsHandler", ""));
        bytes4[12] memory moves = [
            RevealsHandler.propose.selector,
            RevealsHandler.propose.selector,
            RevealsHandler.ask.selector,
            RevealsHandler.ask.selector,
            RevealsHandler.ask.selector,
            RevealsHandler.answer.selector,
            RevealsHandler.answer.selector,
            RevealsHandler.end.selector,
            RevealsHandler.end.selector,
            RevealsHandler.tick.selector,
            RevealsHandler.tick.selector,
            RevealsHandler.pass.selector
        ];
        bytes4[] memory selectors = new bytes4[](moves.length);
        for (uint256 i = 0; i < moves.length; ++i) {
            selectors[i] = moves[i];
        }
        _target(address(_handler), selectors);
    }

    function invariant_01_15_unrevealed_isNotFinal() external view {
        _handler.checkFinality();
        _handler.checkMoney();
    }
}
