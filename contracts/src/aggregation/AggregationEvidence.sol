// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibBit} from "solady/utils/LibBit.sol";
import {LibString} from "solady/utils/LibString.sol";

import {IAggregationFraud} from "./IAggregationFraud.sol";
import {IOpReferee} from "./IOpReferee.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {FrozenEntry, OuterUpdate, Quantization, Statement, TrainingTaskSpec, WitnessSignature} from "../facts/Types.sol";
import {BadEvidence, UnknownValue} from "../facts/Errors.sol";
import {Aggregation} from "../facts/Aggregation.sol";
import {RoundVectors} from "./RoundVectors.sol";
import {SpecMemory} from "../task/SpecMemory.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title Evidence: what a proof shows about a statement, whoever signed it
/// @notice AggregationFraud creates it and passes it the calldata of its own functions of the same names, whose documentation is in
/// IAggregationFraud. Views of a task's spec and its slots; anyone may ask beforehand what a proof would show.
///
/// What a statement itself commits to is opened first: a leaf of it that is ill-formed is wrong, and the rest of the evidence is not
/// looked at. Fields that a case does not use are not looked at either. BadEvidence names the field of the proof, or `included`
/// for a set that the spec's rule does not take, `rule` for a proof of what that rule does not commit to.
/// Signatures are looked at by AggregationFraud alone; they are named for the ABI.
contract AggregationEvidence {
    /// @notice What a proof shows: the claim is wrong iff expected and claimed differ, or a leaf is ill-formed.
    /// @param malformed The opened leaf is ill-formed; expected and claimed are 0.
    /// @param element As FraudProven has it.
    /// @param expected What the referee computes, `claimed` what is committed to: bits.
    /// @param clearedSlots Slots whose inclusion ends with the proposal.
    struct Finding {
        IAggregationFraud.Fault fault;
        bool malformed;
        uint64 element;
        uint64 expected;
        uint64 claimed;
        uint64 clearedSlots;
    }

    /// @dev What all evidence is measured by.
    struct Terms {
        TrainingTaskSpec spec;
        /// @dev Included trainers.
        uint256 n;
    }

    /// @dev Partials of one level of a reduction: `count` from element `offset` on, made from `below` numbers from `belowOffset` on.
    struct Level {
        uint256 offset;
        uint256 count;
        uint256 belowOffset;
        uint256 below;
    }

    uint256 private constant MAX_TRAINERS = 64;
    uint256 private constant INTERLEAVED_VALUES = 256;
    /// @dev Numbers behind a partial, and binary64 in a leaf.
    uint256 private constant RUN = 256;
    uint256 private constant LEAF_PARTIALS = 128;
    // Places in the aux set.
    uint256 private constant REDUCTIONS_AT = 1;
    uint256 private constant DISTANCES_AT = 2;

    ITrainingTasks private immutable TASKS;
    IOpReferee private immutable REFEREE;

    constructor(ITrainingTasks tasks, IOpReferee referee) {
        TASKS = tasks;
        REFEREE = referee;
    }

    // ---------------------------------------------------------------------------------------------------------- evidence

    /// @notice See IAggregationFraud.
    function proveStep(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        IAggregationFraud.StepProof calldata proof
    ) external view returns (Finding memory finding) {
        (signatures);
        Terms memory terms = _terms(statement);
        TrainingTaskSpec memory spec = terms.spec;
        _checkPlace(spec, proof.fragment, proof.coordinate);
        finding.fault = proof.momentum ? IAggregationFraud.Fault.Momentum : IAggregationFraud.Fault.Parameter;
        finding.element = proof.coordinate;
        if (_claimedState(spec, statement.newRoot, proof)) {
            finding.malformed = true;
            return finding;
        }
        bytes calldata values;
        (finding.malformed, values) =
            _openInterleaved(terms, statement, proof.fragment, proof.coordinate, proof.interleaved, proof.auxPath);
        if (finding.malformed) {
            finding.fault = IAggregationFraud.Fault.Interleaved;
            return finding;
        }
        bytes memory scores = "";
        if (RoundVectors.reduces(spec)) {
            _openScores(terms, statement, proof.scores, proof.scoresPath, "scores");
            if (proof.scores.length != 8 * terms.n) {
                finding.malformed = true;
                finding.fault = IAggregationFraud.Fault.Score;
                return finding;
            }
            scores = proof.scores;
        } else if (Aggregation.kindOf(spec.aggregation) == Aggregation.Kind.Weighted) {
            scores = _weights(terms, statement, proof.entries);
        }
        finding.claimed = uint64(_number(proof.claimed.leaf, proof.coordinate));
        (uint256 momentum, uint256 parameter) = _parentState(spec, statement.parentRoot, proof);
        finding.expected = uint64(_outerUpdate(spec, values, scores, momentum, parameter, proof.momentum));
    }

    /// @dev The momentum after the round, or the parameter.
    function _outerUpdate(
        TrainingTaskSpec memory spec,
        bytes calldata values,
        bytes memory scores,
        uint256 momentum,
        uint256 parameter,
        bool wantMomentum
    ) private view returns (uint256) {
        if (spec.outerUpdate != OuterUpdate.Nesterov) {
            revert UnknownValue("OuterUpdate", uint256(spec.outerUpdate));
        }
        uint32 aggregate = REFEREE.aggregate(spec.aggregation, spec.aggregationParam, spec.clipL2Norm, values, scores);
        uint32 newMomentum = REFEREE.outerMomentum(spec.outerMomentum, uint32(momentum), aggregate);
        if (wantMomentum) return newMomentum;
        return REFEREE.outerParameter(spec.outerMomentum, spec.outerLearningRate, newMomentum, aggregate, uint32(parameter));
    }

    /// @dev Opens the claimed leaf in the new state.
    function _claimedState(TrainingTaskSpec memory spec, bytes32 root, IAggregationFraud.StepProof calldata proof)
        private
        view
        returns (bool malformed)
    {
        uint8 kind = proof.momentum ? VectorCommitment.KIND_MOMENTUM : VectorCommitment.KIND_PARAMS;
        TensorProof.Header memory header = _header(spec, kind, 0, proof.fragment);
        uint256 leaf = _leafOf(proof.coordinate);
        bytes32 found = _rootOf(header, leaf, proof.claimed, "claimed");
        (bytes32 params, bytes32 momentum) = proof.momentum ? (proof.claimedSibling, found) : (found, proof.claimedSibling);
        _checkFragment(spec, root, proof.fragment, params, momentum, proof.newPath, "claimed");
        return !TensorProof.wellFormed(header, leaf, proof.claimed.leaf);
    }

    /// @dev Numbers of the parent state at the coordinate; of a proof about momentum, no parameter.
    function _parentState(TrainingTaskSpec memory spec, bytes32 root, IAggregationFraud.StepProof calldata proof)
        private
        view
        returns (uint256 momentum, uint256 parameter)
    {
        uint256 leaf = _leafOf(proof.coordinate);
        TensorProof.Header memory header = _header(spec, VectorCommitment.KIND_MOMENTUM, 0, proof.fragment);
        bytes32 momentumRoot = _wholeRootOf(header, leaf, proof.parentMomentum, "parent");
        momentum = _number(proof.parentMomentum.leaf, proof.coordinate);
        bytes32 paramsRoot = proof.parentSibling;
        if (!proof.momentum) {
            header.kind = VectorCommitment.KIND_PARAMS;
            paramsRoot = _wholeRootOf(header, leaf, proof.parentParams, "parent");
            parameter = _number(proof.parentParams.leaf, proof.coordinate);
        }
        _checkFragment(spec, root, proof.fragment, paramsRoot, momentumRoot, proof.parentPath, "parent");
    }

    /// @notice See IAggregationFraud.
    function proveInterleaved(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        IAggregationFraud.InterleavedProof calldata proof
    ) external view returns (Finding memory finding) {
        (signatures);
        Terms memory terms = _terms(statement);
        _checkPlace(terms.spec, proof.fragment, proof.coordinate);
        finding.fault = IAggregationFraud.Fault.Interleaved;
        finding.element = proof.coordinate;
        bytes calldata values;
        (finding.malformed, values) =
            _openInterleaved(terms, statement, proof.fragment, proof.coordinate, proof.interleaved, proof.auxPath);
        if (finding.malformed) return finding;

        uint256[] memory order = _included(terms, statement, proof.entries);
        uint256 place = _placeOf(order, proof.entry);
        FrozenEntry calldata entry = proof.entries[proof.entry];
        uint256 shift = _payloadShift(terms.spec);
        _openPayload(terms, statement, proof.fragment, proof.coordinate >> shift, entry, proof.payload, proof.setPath, "payload");
        bytes memory value =
            REFEREE.dequantise(terms.spec.quantization, proof.payload.leaf, proof.coordinate & ((1 << shift) - 1), 1);
        finding.expected = uint64(_little32(bytes32(value)));
        finding.claimed = uint64(_little32(bytes32(values[4 * place:])));
    }

    /// @notice See IAggregationFraud.
    function provePayload(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        IAggregationFraud.PayloadProof calldata proof
    ) external view returns (Finding memory finding) {
        (signatures);
        Terms memory terms = _terms(statement);
        if (proof.fragment >= terms.spec.fragmentCount) _refuse("fragment");
        finding.fault = IAggregationFraud.Fault.Payload;
        finding.element = proof.leafIndex;
        _checkFrozen(statement, proof.entries);
        if (proof.entry >= proof.entries.length) _refuse("entry");
        FrozenEntry calldata entry = proof.entries[proof.entry];
        if ((statement.included >> entry.slot) & 1 == 0) _refuse("entry");
        finding.clearedSlots = uint64(1) << entry.slot;
        finding.malformed =
            !_payloadIn(terms, statement, proof.fragment, proof.leafIndex, entry, proof.payload, proof.setPath, "payload");
    }

    /// @notice See IAggregationFraud.
    function provePartial(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        IAggregationFraud.PartialProof calldata proof
    ) external view returns (Finding memory finding) {
        (signatures);
        Terms memory terms = _terms(statement);
        if (!RoundVectors.reduces(terms.spec)) _refuse("rule");
        if (proof.item >= RoundVectors.lengthOf(terms.spec, RoundVectors.KIND_REDUCTIONS, terms.n, 0)) {
            _refuse("item");
        }
        Level memory level = _level(terms.spec.paramCount, proof.level);
        if (proof.index >= level.count) _refuse("index");
        finding.fault = IAggregationFraud.Fault.Partial;
        finding.element = proof.index;

        uint256 position = level.offset + proof.index;
        bytes32 root;
        (finding.malformed, root) =
            _openReduction(terms, statement, proof.item, position, proof.claimed, proof.itemPath, proof.auxPath, "claimed");
        if (finding.malformed) return finding;
        finding.claimed = _number64(proof.claimed.leaf, position % LEAF_PARTIALS);

        uint256 first = RUN * proof.index;
        uint256 count = level.below - first < RUN ? level.below - first : RUN;
        if (proof.level == 1) {
            finding.expected = _squares(terms, statement, proof, first, count);
        } else {
            (TensorProof.Verdict verdict, bytes memory run) = TensorProof.openRun(
                root,
                _header(terms.spec, RoundVectors.KIND_REDUCTION, terms.n, proof.item),
                level.belowOffset + first,
                count,
                proof.below.leaf,
                proof.below.path
            );
            if (verdict != TensorProof.Verdict.Valid) _refuse("below");
            finding.expected = REFEREE.sum(run);
        }
    }

    /// @dev A partial of level 1, from the payloads: `count` elements from `first` on of the item's pair, or of its trainer.
    function _squares(
        Terms memory terms,
        Statement calldata statement,
        IAggregationFraud.PartialProof calldata proof,
        uint256 first,
        uint256 count
    ) private view returns (uint64) {
        uint256[] memory order = _included(terms, statement, proof.entries);
        if (!RoundVectors.selects(terms.spec)) {
            FrozenEntry calldata entry = proof.entries[order[proof.item] & 0xff];
            bytes memory x = _run(terms, statement, entry, first, count, proof.first, proof.firstSetPath, "first");
            return REFEREE.squares(x, "");
        }
        (uint256 i, uint256 j) = _pair(proof.item, terms.n);
        return REFEREE.squares(
            _run(terms, statement, proof.entries[order[i] & 0xff], first, count, proof.first, proof.firstSetPath, "first"),
            _run(terms, statement, proof.entries[order[j] & 0xff], first, count, proof.second, proof.secondSetPath, "second")
        );
    }

    /// @notice See IAggregationFraud.
    function proveTotal(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        IAggregationFraud.TotalProof calldata proof
    ) external view returns (Finding memory finding) {
        (signatures);
        Terms memory terms = _terms(statement);
        if (!RoundVectors.reduces(terms.spec)) _refuse("rule");
        bool pairs = RoundVectors.selects(terms.spec);
        if (proof.row >= terms.n) _refuse("row");
        if (proof.column >= (pairs ? terms.n : 1)) _refuse("column");
        finding.fault = pairs ? IAggregationFraud.Fault.Total : IAggregationFraud.Fault.Score;
        finding.element = proof.row;
        if (pairs) _openDistances(terms, statement, proof.row, proof.entry, proof.entryAuxPath, "entry");
        else _openScores(terms, statement, proof.entry.leaf, proof.entryAuxPath, "entry");
        if (proof.entry.leaf.length != 8 * terms.n) {
            finding.malformed = true;
            return finding;
        }
        finding.fault = IAggregationFraud.Fault.Total;
        finding.claimed = _number64(proof.entry.leaf, pairs ? proof.column : proof.row);
        // Its distance to itself is +0.
        if (pairs && proof.row == proof.column) return finding;

        uint256 last = RoundVectors.reductionLength(terms.spec.paramCount) - 1;
        uint256 item = pairs ? _itemOf(proof.row, proof.column, terms.n) : proof.row;
        (finding.malformed,) = _openReduction(terms, statement, item, last, proof.top, proof.itemPath, proof.auxPath, "top");
        if (finding.malformed) {
            finding.fault = IAggregationFraud.Fault.Partial;
            finding.claimed = 0;
            return finding;
        }
        finding.expected = _number64(proof.top.leaf, last % LEAF_PARTIALS);
    }

    /// @notice See IAggregationFraud.
    function proveScore(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        IAggregationFraud.ScoreProof calldata proof
    ) external view returns (Finding memory finding) {
        (signatures);
        Terms memory terms = _terms(statement);
        if (!RoundVectors.selects(terms.spec)) _refuse("rule");
        if (proof.row >= terms.n) _refuse("row");
        finding.fault = IAggregationFraud.Fault.Score;
        finding.element = proof.row;
        _openScores(terms, statement, proof.scores, proof.scoresPath, "scores");
        finding.malformed = proof.scores.length != 8 * terms.n;
        if (finding.malformed) return finding;
        _openDistances(terms, statement, proof.row, proof.distances, proof.distancesAuxPath, "distances");
        finding.malformed = proof.distances.leaf.length != 8 * terms.n;
        if (finding.malformed) {
            finding.fault = IAggregationFraud.Fault.Total;
            return finding;
        }
        finding.claimed = _number64(proof.scores, proof.row);
        uint256 f = Aggregation.faults(terms.spec.aggregation, terms.spec.aggregationParam);
        finding.expected = REFEREE.score(proof.distances.leaf, proof.row, f);
    }

    function _terms(Statement calldata statement) private view returns (Terms memory terms) {
        terms.spec = SpecMemory.specOf(TASKS, statement.taskId);
        terms.n = LibBit.popCount(statement.included);
        // A proposal has at least the quorum, for which the spec was checked. Statements that were only signed may say anything.
        if (!Aggregation.isDefined(terms.spec.aggregation, terms.spec.aggregationParam, terms.n)) _refuse("included");
    }

    // ---------------------------------------------------------------------------------------------------------- openings

    /// @dev Opens the leaf of the interleaved payloads that holds a coordinate.
    /// @return malformed True iff it has not the bytes of its coordinates.
    /// @return values Those of the coordinate, by ascending address; empty if malformed.
    function _openInterleaved(
        Terms memory terms,
        Statement calldata statement,
        uint256 fragment,
        uint256 coordinate,
        IAggregationFraud.Opening calldata opening,
        bytes32[] calldata auxPath
    ) private view returns (bool malformed, bytes calldata values) {
        uint256 n = terms.n;
        uint256 coordinates = INTERLEAVED_VALUES / n;
        uint256 leaf = coordinate / coordinates;
        TensorProof.Header memory header = _header(terms.spec, RoundVectors.KIND_INTERLEAVED, n, fragment);
        bytes32 root = _rootOf(header, leaf, opening, "interleaved");
        // A rule with reductions has one fragment.
        _checkAux(terms.spec, statement, fragment, root, auxPath, "interleaved");
        values = opening.leaf[:0];
        malformed = opening.leaf.length != RoundVectors.leafSize(terms.spec, RoundVectors.KIND_INTERLEAVED, n, fragment, leaf);
        if (!malformed) {
            uint256 from = 4 * n * (coordinate - leaf * coordinates);
            values = opening.leaf[from:from + 4 * n];
        }
    }

    /// @dev Opens the scores: one leaf, last in the aux set.
    function _openScores(
        Terms memory terms,
        Statement calldata statement,
        bytes calldata scores,
        bytes32[] calldata auxPath,
        bytes32 part
    ) private view {
        TensorProof.Header memory header = _header(terms.spec, RoundVectors.KIND_SCORES, terms.n, 0);
        (, bytes32 root) = TensorProof.rootOf(header, 0, TensorProof.leafHash(scores), auxPath[:0]);
        _checkAux(terms.spec, statement, RoundVectors.auxCount(terms.spec) - 1, root, auxPath, part);
    }

    /// @dev Opens a row of distances.
    function _openDistances(
        Terms memory terms,
        Statement calldata statement,
        uint256 row,
        IAggregationFraud.Opening calldata opening,
        bytes32[] calldata auxPath,
        bytes32 part
    ) private view {
        bytes32 root = _rootOf(_header(terms.spec, RoundVectors.KIND_DISTANCES, terms.n, 0), row, opening, part);
        _checkAux(terms.spec, statement, DISTANCES_AT, root, auxPath, part);
    }

    /// @dev Opens the leaf of an item's reduction that holds element `position`.
    /// @return malformed True iff it has another size, or anything but zeros behind a level's partials.
    /// @return root Of the reduction.
    function _openReduction(
        Terms memory terms,
        Statement calldata statement,
        uint256 item,
        uint256 position,
        IAggregationFraud.Opening calldata opening,
        bytes32[] calldata itemPath,
        bytes32[] calldata auxPath,
        bytes32 part
    ) private view returns (bool malformed, bytes32 root) {
        TensorProof.Header memory header = _header(terms.spec, RoundVectors.KIND_REDUCTION, terms.n, item);
        uint256 leaf = position / LEAF_PARTIALS;
        root = _rootOf(header, leaf, opening, part);
        bytes32 all = _rootOf(
            _header(terms.spec, RoundVectors.KIND_REDUCTIONS, terms.n, 0), item, TensorProof.rootLeafHash(root), itemPath, part
        );
        _checkAux(terms.spec, statement, REDUCTIONS_AT, all, auxPath, part);
        // As if the leaf were a vector of its own, with as many elements as are in use.
        header.length = uint64(_inUse(terms.spec.paramCount, leaf));
        malformed = !TensorProof.wellFormed(header, 0, opening.leaf);
    }

    /// @dev Opens a leaf of an included payload.
    /// @return wellFormed Whether it is as the format and the spec ask.
    function _payloadIn(
        Terms memory terms,
        Statement calldata statement,
        uint32 fragment,
        uint256 leaf,
        FrozenEntry calldata entry,
        IAggregationFraud.Opening calldata opening,
        bytes32[] calldata setPath,
        bytes32 part
    ) private view returns (bool wellFormed) {
        uint256 length = RoundVectors.fragmentLength(terms.spec, fragment);
        TensorProof.Header memory header = TensorProof.Header({
            kind: VectorCommitment.KIND_PAYLOAD,
            dtype: RoundVectors.payloadDtype(terms.spec),
            length: uint64(length),
            binding: RoundVectors.payloadBinding(statement.taskId, statement.round, fragment, entry.trainer)
        });
        bytes32 root = _rootOf(header, leaf, opening, part);
        header = TensorProof.Header({
            kind: VectorCommitment.KIND_PAYLOAD_SET,
            dtype: VectorCommitment.DTYPE_BYTES,
            length: terms.spec.fragmentCount,
            binding: 0
        });
        _checkRoot(entry.payloadRoot, _rootOf(header, fragment, TensorProof.rootLeafHash(root), setPath, part), part);
        uint256 size = 1 << _payloadShift(terms.spec);
        length -= leaf * size;
        return REFEREE.payloadWellFormed(
            terms.spec.quantization, terms.spec.payloadBoundLog2, opening.leaf, length < size ? length : size
        );
    }

    /// @dev Opens a leaf of an included payload that has to be well formed: provePayload is for one that is not.
    function _openPayload(
        Terms memory terms,
        Statement calldata statement,
        uint32 fragment,
        uint256 leaf,
        FrozenEntry calldata entry,
        IAggregationFraud.Opening calldata opening,
        bytes32[] calldata setPath,
        bytes32 part
    ) private view {
        if (!_payloadIn(terms, statement, fragment, leaf, entry, opening, setPath, part)) {
            _refuse(part);
        }
    }

    /// @dev `count` binary32 of a payload from element `first` on, a multiple of RUN.
    function _run(
        Terms memory terms,
        Statement calldata statement,
        FrozenEntry calldata entry,
        uint256 first,
        uint256 count,
        IAggregationFraud.Opening calldata opening,
        bytes32[] calldata setPath,
        bytes32 part
    ) private view returns (bytes memory) {
        uint256 shift = _payloadShift(terms.spec);
        _openPayload(terms, statement, 0, first >> shift, entry, opening, setPath, part);
        if (terms.spec.quantization == Quantization.None) return opening.leaf[:4 * count];
        return REFEREE.dequantise(terms.spec.quantization, opening.leaf, first & ((1 << shift) - 1), count);
    }

    /// @dev log2 of the elements of a payload's leaf.
    function _payloadShift(TrainingTaskSpec memory spec) private pure returns (uint256) {
        return TensorProof.logElements(RoundVectors.payloadDtype(spec));
    }

    /// @dev The included entries of the frozen set by ascending address: address << 16 | slot << 8 | index.
    function _included(Terms memory terms, Statement calldata statement, FrozenEntry[] calldata entries)
        private
        pure
        returns (uint256[] memory order)
    {
        _checkFrozen(statement, entries);
        if (entries.length > MAX_TRAINERS) _refuse("entries");
        order = new uint256[](entries.length);
        uint256 n = 0;
        unchecked {
            uint256 included = statement.included;
            for (uint256 i = 0; i < entries.length; ++i) {
                FrozenEntry calldata entry = entries[i];
                uint256 slot = entry.slot;
                if ((included >> slot) & 1 == 0) continue;
                order[n++] = uint256(uint160(entry.trainer)) << 16 | slot << 8 | i;
            }
        }
        if (n != terms.n) _refuse("included");
        assembly ("memory-safe") {
            mstore(order, n)
        }
        Aggregation.sort(order, n);
    }

    /// @dev Weights of the included trainers by ascending address, as the referee takes them.
    function _weights(Terms memory terms, Statement calldata statement, FrozenEntry[] calldata entries)
        private
        pure
        returns (bytes memory weights)
    {
        uint256[] memory order = _included(terms, statement, entries);
        for (uint256 i = 0; i < order.length; ++i) {
            // Reading them as little-endian turns the bytes around.
            uint256 reversed = _little32(bytes4(SpecRules.weightOf(terms.spec, uint8(order[i] >> 8))));
            weights = bytes.concat(weights, bytes4(uint32(reversed)));
        }
    }

    /// @dev Reverts unless the entries are the statement's frozen set, folded as in formats section 3.
    function _checkFrozen(Statement calldata statement, FrozenEntry[] calldata entries) private pure {
        bytes32 frozen;
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, 0)
            let end := add(entries.offset, mul(entries.length, 0x80))
            for { let from := entries.offset } lt(from, end) { from := add(from, 0x80) } {
                calldatacopy(add(free, 0x20), from, 0x80)
                mstore(free, keccak256(free, 0xa0))
            }
            frozen := mload(free)
        }
        if (frozen != statement.frozenHash) _refuse("entries");
    }

    /// @dev Where an entry stands in the order; reverts if it is not included.
    function _placeOf(uint256[] memory order, uint256 entry) private pure returns (uint256 place) {
        for (; place < order.length; ++place) {
            if (order[place] & 0xff == entry) return place;
        }
        _refuse("entry");
    }

    function _checkPlace(TrainingTaskSpec memory spec, uint256 fragment, uint256 coordinate) private pure {
        if (fragment >= spec.fragmentCount) _refuse("fragment");
        if (coordinate >= RoundVectors.fragmentLength(spec, fragment)) _refuse("coordinate");
    }

    /// @dev Header of a vector under a state or aux root.
    /// @param place Fragment or item.
    function _header(TrainingTaskSpec memory spec, uint8 kind, uint256 n, uint256 place)
        private
        pure
        returns (TensorProof.Header memory)
    {
        return TensorProof.Header({
            kind: kind,
            dtype: RoundVectors.dtypeOf(kind),
            length: uint64(RoundVectors.lengthOf(spec, kind, n, place)),
            binding: bytes32(place)
        });
    }

    /// @dev Reverts unless the two roots are those of a fragment of the state behind `root`.
    function _checkFragment(
        TrainingTaskSpec memory spec,
        bytes32 root,
        uint256 fragment,
        bytes32 params,
        bytes32 momentum,
        bytes32[] calldata path,
        bytes32 part
    ) private view {
        bytes32 leaf = TensorProof.rootLeafHash(TensorProof.nodeHash(params, momentum));
        _checkRoot(root, _rootOf(_header(spec, VectorCommitment.KIND_STATE, 0, 0), fragment, leaf, path, part), part);
    }

    /// @dev Reverts unless `root` is entry `index` of the statement's aux set.
    function _checkAux(
        TrainingTaskSpec memory spec,
        Statement calldata statement,
        uint256 index,
        bytes32 root,
        bytes32[] calldata path,
        bytes32 part
    ) private view {
        bytes32 leaf = TensorProof.rootLeafHash(root);
        _checkRoot(statement.auxRoot, _rootOf(_header(spec, RoundVectors.KIND_AUX_SET, 0, 0), index, leaf, path, part), part);
    }

    /// @param part Name of the part of the evidence, as a short string.
    function _refuse(bytes32 part) private pure {
        revert BadEvidence(LibString.fromSmallString(part));
    }

    function _checkRoot(bytes32 expected, bytes32 found, bytes32 part) private pure {
        if (found != expected) _refuse(part);
    }

    /// @dev Root that an opening leads to.
    function _rootOf(TensorProof.Header memory header, uint256 index, IAggregationFraud.Opening calldata opening, bytes32 part)
        private
        view
        returns (bytes32)
    {
        return _rootOf(header, index, TensorProof.leafHash(opening.leaf), opening.path, part);
    }

    function _rootOf(TensorProof.Header memory header, uint256 index, bytes32 leaf, bytes32[] calldata path, bytes32 part)
        private
        view
        returns (bytes32 root)
    {
        TensorProof.Verdict verdict;
        (verdict, root) = TensorProof.rootOf(header, index, leaf, path);
        if (verdict != TensorProof.Verdict.Valid) _refuse(part);
    }

    /// @dev `_rootOf` for a leaf that has to be well formed: nobody answers for a step on an ill-formed parent.
    function _wholeRootOf(
        TensorProof.Header memory header,
        uint256 index,
        IAggregationFraud.Opening calldata opening,
        bytes32 part
    ) private view returns (bytes32) {
        if (!TensorProof.wellFormed(header, index, opening.leaf)) _refuse(part);
        return _rootOf(header, index, opening, part);
    }

    // ----------------------------------------------------------------------------------------------------------- numbers

    /// @dev Leaf of a vector of binary32 that holds an element.
    function _leafOf(uint256 element) private pure returns (uint256) {
        return element >> TensorProof.logElements(TensorProof.DTYPE_FLOAT32);
    }

    /// @dev Element of a vector of binary32, from its leaf.
    function _number(bytes calldata leaf, uint256 element) private pure returns (uint256) {
        return TensorProof.element(TensorProof.DTYPE_FLOAT32, leaf, element % RUN);
    }

    /// @dev Binary64 number `position` of a leaf.
    function _number64(bytes calldata leaf, uint256 position) private pure returns (uint64) {
        return uint64(TensorProof.element(TensorProof.DTYPE_FLOAT64, leaf, position));
    }

    /// @dev The little-endian word that `data` begins with.
    function _little32(bytes32 data) private pure returns (uint256 value) {
        value = uint256(data) >> 224;
        value = (value & 0xff00ff) << 8 | (value >> 8 & 0xff00ff);
        value = (value & 0xffff) << 16 | value >> 16;
    }

    /// @dev Partials of level `level` of a reduction of `elements` numbers.
    function _level(uint256 elements, uint256 level) private pure returns (Level memory result) {
        if (level == 0) _refuse("level");
        result.below = elements;
        result.count = (elements + RUN - 1) / RUN;
        for (uint256 i = 1; i < level; ++i) {
            if (result.count == 1) _refuse("level");
            result.belowOffset = result.offset;
            result.below = result.count;
            result.offset += _filled(result.count);
            result.count = (result.count + RUN - 1) / RUN;
        }
    }

    /// @dev Elements of leaf `leaf` of a reduction that are partials, the rest being filled with +0.
    function _inUse(uint256 elements, uint256 leaf) private pure returns (uint256) {
        uint256 from = leaf * LEAF_PARTIALS;
        uint256 count = (elements + RUN - 1) / RUN;
        while (from >= _filled(count)) {
            from -= _filled(count);
            count = (count + RUN - 1) / RUN;
        }
        return count - from < LEAF_PARTIALS ? count - from : LEAF_PARTIALS;
    }

    /// @dev Partials of a level with what fills it to whole leaves.
    function _filled(uint256 count) private pure returns (uint256) {
        return (count + LEAF_PARTIALS - 1) / LEAF_PARTIALS * LEAF_PARTIALS;
    }

    /// @dev Pair `item` of n trainers, lexicographic.
    function _pair(uint256 item, uint256 n) private pure returns (uint256 i, uint256 j) {
        for (uint256 rest = n - 1; item >= rest; --rest) {
            item -= rest;
            ++i;
        }
        j = i + 1 + item;
    }

    /// @dev Number of the pair of two different trainers of n.
    function _itemOf(uint256 i, uint256 j, uint256 n) private pure returns (uint256) {
        if (i > j) (i, j) = (j, i);
        return i * (2 * n - i - 1) / 2 + j - i - 1;
    }
}
