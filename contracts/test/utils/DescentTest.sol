// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRule, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {RoundVectors} from "../../src/aggregation/RoundVectors.sol";
import {DisclosureTest} from "./DisclosureTest.sol";

/// @title Descents against statements that a test makes stand
abstract contract DescentTest is DisclosureTest {
    function _begin(Stage[] memory way, bool aux, uint64 included) internal returns (Game memory game) {
        game.statement = _statement();
        game.statement.included = included;
        if (aux) game.statement.auxRoot = way[0].root;
        else game.statement.newRoot = way[0].root;
        game.way = way;
        run.stand(_id(game.statement));
        _open(game, aux);
    }

    function _open(Game memory game, bool aux) internal {
        vm.prank(challenger);
        game.id = descent.open(game.statement, aux);
        game.turns = 1;
    }

    /// @notice A descent into a random vector of a random task of at most 5,000 leaves.
    function _random(uint256 seed) internal returns (Game memory) {
        TrainingTaskSpec memory spec = _spec();
        bytes32 salt = keccak256(abi.encode(seed));
        spec.paramCount = uint64(1 + uint256(salt) % 1_000_000);
        if (uint256(salt) >> 250 == 0) spec.paramCount = 1;
        uint256 trainers = 1 + (uint256(salt) >> 32) % 64;
        uint256 rule = (uint256(salt) >> 64) % 7;
        bool aux = rule > 1;
        spec.fragmentCount = 1;
        if (rule < 3) {
            spec.fragmentCount = uint32(1 + (uint256(salt) >> 96) % 70);
            if (spec.fragmentCount > spec.paramCount) spec.fragmentCount = uint32(spec.paramCount);
        } else if (rule == 3) {
            spec.clipL2Norm = 1;
        } else if (rule == 6) {
            spec.aggregation = AggregationRule.MedianNormMean;
        } else {
            spec.aggregation = rule == 4 ? AggregationRule.Krum : AggregationRule.MultiKrum;
            if (trainers < 3) trainers = 3;
        }
        run.setSpec(spec);
        if (aux) return _randomAux(spec, trainers, salt);
        uint256 fragment = uint256(keccak256(abi.encode(salt))) % spec.fragmentCount;
        return _begin(_stateWay(spec, fragment, uint256(salt) % 2 == 1, uint256(salt) >> 128, salt), false, 7);
    }

    function _randomAux(TrainingTaskSpec memory spec, uint256 trainers, bytes32 salt) private returns (Game memory) {
        uint256 entry = uint256(keccak256(abi.encode(salt))) % RoundVectors.auxCount(spec);
        (uint8 kind,) = RoundVectors.auxEntry(spec, entry);
        uint256 item = 0;
        if (kind == RoundVectors.KIND_REDUCTIONS) item = (uint256(salt) >> 128) % _leavesOf(spec, trainers, kind, 0);
        uint64 included = trainers == 64 ? type(uint64).max : uint64((1 << trainers) - 1);
        return _begin(_auxWay(spec, trainers, entry, item, uint256(salt) >> 160, salt), true, included);
    }
}
