// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRoundViews} from "../src/round/IRoundViews.sol";
import {OuterGradient, Phase, Statement} from "../src/facts/Types.sol";
import {HalfTest} from "./utils/HalfTest.sol";
import {RoundsTest} from "./TrainingRounds.t.sol";

/// @notice The half of the rounds that reads: what reaches it, and that nothing through it can write.
contract RoundViews_Test is RoundsTest, HalfTest {
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    IRoundViews private views;

    function setUp() public override {
        super.setUp();
        // The first contract that the rounds created; the second, and last, has the rulings.
        views = IRoundViews(vm.computeCreateAddress(address(rounds), 1));
        assertTrue(address(views).code.length != 0 && vm.getNonce(address(rounds)) == 3, "views and rulings");
    }

    function test_views_code_cannotWrite() external view {
        _assertCannotWrite(address(views));
    }

    function test_views_abi_isViewsOnly() external {
        assertGe(_countViews("RoundViews"), 18, "all of them");
    }

    /// @notice At its own address there is no task.
    function test_views_direct_isEmpty() external {
        _round(taskId, 4);
        assertEq(rounds.headOf(taskId).round, 1, "at the rounds'");
        assertEq(keccak256(abi.encode(views.headOf(taskId))), keccak256(abi.encode(rounds.headOf(0))), "no head");
        assertEq(keccak256(abi.encode(views.roundOf(taskId, 0))), keccak256(abi.encode(rounds.roundOf(0, 0))), "no round");
        (, Phase phase,) = views.phaseOf(taskId);
        assertTrue(phase == Phase.None, "no phase");
        assertEq(views.signersOf(taskId, 0).length, 0, "no signers");
        (, uint32 delivered,) = views.missesOf(taskId, trainer(0), 2);
        assertEq(delivered, 0, "no delivery");
        assertTrue(!views.isOverturnable(taskId, 0), "nothing to overturn");
        assertEq(views.tasks(), rounds.tasks(), "the registry is the same");
        assertEq(views.vault(), address(vault), "and the vault");
    }

    function _domain(address verifier) private view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256("Assay"), keccak256("1"), block.chainid, verifier));
    }

    /// @notice Digests are those of the address that was asked: what is signed for the rounds is of no use anywhere else.
    function test_digests_domain_isTheRounds() external view {
        bytes32 hash = keccak256(
            abi.encode(
                keccak256("PayloadReceipt(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot)"),
                taskId,
                uint32(3),
                trainer(1),
                FIRST_STATE
            )
        );
        bytes32 digest = rounds.payloadReceiptDigest(taskId, 3, trainer(1), FIRST_STATE);
        assertEq(digest, keccak256(abi.encodePacked(hex"1901", _domain(address(rounds)), hash)), "the rounds'");
        digest = views.payloadReceiptDigest(taskId, 3, trainer(1), FIRST_STATE);
        assertEq(digest, keccak256(abi.encodePacked(hex"1901", _domain(address(views)), hash)), "nobody's");
        OuterGradient memory gradient = _gradient(taskId, 0);
        assertTrue(rounds.outerGradientDigest(gradient) != views.outerGradientDigest(gradient), "gradients");
        assertTrue(rounds.syncRoundDigest(taskId, 0, 0, 0, 0, 0) != views.syncRoundDigest(taskId, 0, 0, 0, 0, 0), "rounds");
    }

    /// @notice What neither half knows reverts, and neither takes ether.
    function test_fallback_unknown_reverts() external {
        bool success;
        vm.deal(address(this), 1 ether);
        // solhint-disable avoid-low-level-calls
        (success,) = address(rounds).call(abi.encodeWithSignature("setOwner(address)", address(this)));
        assertTrue(!success, "unknown");
        (success,) = address(rounds).call("");
        assertTrue(!success, "empty");
        (success,) = address(rounds).call{value: 1}("");
        assertTrue(!success, "ether");
        (success,) = address(rounds).call{value: 1}(abi.encodeCall(rounds.headOf, (taskId)));
        assertTrue(!success, "ether with a view");
        // solhint-enable avoid-low-level-calls
    }

    /// @notice A revert of a view comes through as it is.
    function test_fallback_revert_isPassedOn() external {
        Statement memory statement;
        bytes memory data = abi.encodeCall(rounds.isStanding, (statement));
        assembly ("memory-safe") {
            mstore(data, sub(mload(data), 32))
        }
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory reason) = address(rounds).call(data);
        assertTrue(!success && reason.length == 0, "calldata too short");
    }
}
