// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAggregationFraud} from "../../src/aggregation/IAggregationFraud.sol";
import {IPayloadReveals} from "../../src/publication/IPayloadReveals.sol";
import {IRootDescent} from "../../src/aggregation/IRootDescent.sol";
import {IStakeVault} from "../../src/stake/IStakeVault.sol";
import {ITrainingRounds} from "../../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../../src/task/ITrainingTasks.sol";
import {FrozenEntry, OuterGradient, Proposal, Statement, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {AssayTest} from "./AssayTest.sol";
import {DescentPlay} from "./DescentPlay.sol";
import {MintableToken} from "./Mocks.sol";

/// @title The whole deployment, referee included, and proposals of any roots
abstract contract RefereedTest is AssayTest, DescentPlay {
    uint256 internal constant BOND = 1001;
    uint256 internal constant PRICE = 7;

    IAggregationFraud internal fraud;
    IPayloadReveals internal reveals;
    FrozenEntry[] internal entries;

    function setUp() public virtual override {
        vm.warp(START_TIME);
        token = MintableToken(_create("AssayToken.sol:AssayToken", ""));
        uint64 nonce = vm.getNonce(address(this));
        address[7] memory place;
        for (uint64 i = 0; i < 7; ++i) {
            place[i] = vm.computeCreateAddress(address(this), nonce + i);
        }
        vault = IStakeVault(_create("StakeVault.sol:StakeVault", abi.encode(token, place[1], UNBONDING_PERIOD)));
        bytes memory settings =
            abi.encode(place[0], place[2], MIN_WINDOW, OUTAGE, UNBONDING_MARGIN, REVEAL_RATE, place[4], address(0));
        tasks = ITrainingTasks(_create("TrainingTasks.sol:TrainingTasks", settings));
        rounds = ITrainingRounds(_create("TrainingRounds.sol:TrainingRounds", abi.encode(place[1])));
        _create("OpReferee.sol:OpReferee", "");
        settings = abi.encode(place[2], place[3], place[5], place[6]);
        fraud = IAggregationFraud(_create("AggregationFraud.sol:AggregationFraud", settings));
        descent = IRootDescent(_create("RootDescent.sol:RootDescent", abi.encode(place[4], BOND)));
        reveals = IPayloadReveals(_create("PayloadReveals.sol:PayloadReveals", abi.encode(place[4], PRICE)));
        _fund(sponsor);
        _fundChallenger(challenger);
    }

    function _fundChallenger(address account) internal {
        token.mint(account, WEALTH);
        vm.startPrank(account);
        token.approve(address(descent), type(uint256).max);
        token.approve(address(reveals), type(uint256).max);
        vm.stopPrank();
    }

    function refereedSpec() internal view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        spec.referee = address(fraud);
        spec.game = address(0);
    }

    function _commitPayload(bytes32 taskId, uint256 index, bytes32 payloadRoot) internal {
        OuterGradient memory gradient = _gradient(taskId, index);
        gradient.payloadRoot = payloadRoot;
        rounds.submitOuterGradient(gradient, _signGradient(gradient, index));
        entries.push(FrozenEntry(trainer(index), uint8(index), payloadRoot, gradient.claimHash));
    }

    /// @notice All trainers commit, trainer 1 to `payloadRoot`; the committee proposes these roots, with all of the first two keepers
    /// that hold a seat signing.
    function _proposeRoots(bytes32 taskId, bytes32 newRoot, bytes32 auxRoot, bytes32 payloadRoot)
        internal
        returns (Statement memory statement)
    {
        delete entries;
        uint256 trainers = tasks.specOf(taskId).trainerCount;
        for (uint256 i = 0; i < trainers; ++i) {
            _commitPayload(taskId, i, i == 1 ? payloadRoot : keccak256(abi.encode("payload", i)));
        }
        _draw(taskId);
        Proposal memory proposal = _proposal(taskId);
        (proposal.newRoot, proposal.auxRoot) = (newRoot, auxRoot);
        _propose(proposal, _signaturesOf(_proposalDigest(proposal), 2, _seated(taskId, 2)));
        statement = _statementOf(proposal);
        assertTrue(rounds.isStanding(statement), "the proposal stands");
    }

    function _statementOf(Proposal memory proposal) internal view returns (Statement memory) {
        return Statement({
            taskId: proposal.taskId,
            round: proposal.round,
            parentRoot: proposal.parentRoot,
            frozenHash: rounds.roundOf(proposal.taskId, proposal.round).frozenHash,
            included: proposal.included,
            newRoot: proposal.newRoot,
            auxRoot: proposal.auxRoot
        });
    }

    /// @notice The descent begins: `way` leads down from a root of the statement.
    function _begin(Statement memory statement, Stage[] memory way, bool aux) internal returns (Game memory game) {
        game.statement = statement;
        game.way = way;
        game.turns = 1;
        vm.prank(challenger);
        game.id = descent.open(statement, aux);
    }

    /// @notice Every book agrees with the token, exactly.
    function _assertAllBooks() internal view {
        _assertBooks();
        assertEq(token.balanceOf(address(descent)), descent.owed(), "descents' balance");
        assertEq(token.balanceOf(address(reveals)), reveals.owed(), "reveals' balance");
    }
}
