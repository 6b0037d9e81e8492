// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDisputeViews} from "../src/training/IDisputeViews.sol";
import {DisputeNotFound} from "../src/facts/Errors.sol";
import {AuditTest} from "./utils/AuditTest.sol";
import {HalfTest} from "./utils/HalfTest.sol";

/// @notice The half of the game that reads: what reaches it, and that nothing through it can write.
contract DisputeViews_Test is AuditTest, HalfTest {
    IDisputeViews private views;

    function setUp() public override {
        super.setUp();
        // The first and only contract that the game of forced publication created.
        views = IDisputeViews(vm.computeCreateAddress(address(dispute), 1));
        assertTrue(address(views).code.length != 0 && vm.getNonce(address(dispute)) == 2, "one half");
    }

    function test_views_code_cannotWrite() external view {
        _assertCannotWrite(address(views));
    }

    function test_views_abi_isViewsOnly() external {
        assertEq(_countViews("DisputeViews"), 8, "all of them");
    }

    /// @notice At its own address there is no dispute, and what was chosen at creation is the same.
    function test_views_direct_isEmpty() external {
        bytes32 taskId = _audited(auditedSpec(), defaultTerms());
        _commitAll(taskId, 4);
        _fund(challenger);
        vm.prank(challenger);
        token.approve(address(dispute), BOND);
        vm.prank(challenger);
        uint256 id = dispute.open(claims[1], 2);
        assertEq(dispute.count(), 1, "at the game's");
        assertEq(dispute.positionOf(id).challenger, challenger, "where it stands");
        assertEq(dispute.disputesOf(taskId, trainer(1), 0), 1, "what it holds");
        assertEq(dispute.owed(), BOND, "what is owed");
        assertEq(views.count(), 0, "none");
        assertEq(views.owed(), 0, "nothing owed");
        assertEq(views.disputesOf(taskId, trainer(1), 0), 0, "nothing held");
        vm.expectRevert(abi.encodeWithSelector(DisputeNotFound.selector, id));
        views.positionOf(id);
        assertEq(views.bond(), dispute.bond(), "one bond");
        assertEq(views.fraud(), dispute.fraud(), "one judge");
    }

    /// @notice A revert of a view comes through as it is; what neither half knows reverts, and neither takes ether.
    function test_fallback_passesOn() external {
        vm.expectRevert(abi.encodeWithSelector(DisputeNotFound.selector, 0));
        dispute.positionOf(0);
        bool success;
        vm.deal(address(this), 1 ether);
        // solhint-disable avoid-low-level-calls
        (success,) = address(dispute).call(abi.encodeWithSignature("setOwner(address)", address(this)));
        assertTrue(!success, "unknown");
        (success,) = address(dispute).call{value: 1}(abi.encodeCall(dispute.count, ()));
        assertTrue(!success, "ether with a view");
        // solhint-enable avoid-low-level-calls
    }
}
