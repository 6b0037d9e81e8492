// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OuterUpdate, PayloadKind, Quantization, TrainingTaskSpec} from "./Types.sol";
import {Aggregation} from "./Aggregation.sol";
import {RoundVectors} from "../aggregation/RoundVectors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {Tiers} from "./Tiers.sol";

/// @title Every bound of a task specification, as constants of one file (PROTOCOL rules 7, 28, 29 and 34)
library SpecRules {
    uint16 internal constant SPEC_VERSION = 1;
    uint256 internal constant MAX_TRAINERS = 64;
    uint256 internal constant MAX_FRAGMENTS = 4096;
    uint256 internal constant MAX_PARAMS = 2 ** 31;
    uint256 internal constant MAX_INNER_STEPS = 2 ** 16;
    uint256 internal constant MAX_ROUNDS = 2 ** 20;
    uint256 internal constant MAX_ROLLBACK_DEPTH = 8;
    /// @dev Absence is told from the records of rounds, of each up to four cold words.
    uint256 internal constant MAX_MISSES = 127;
    /// @dev Rounds that absence is told from. Twice MAX_MISSES + 1 fit, and so do as many as squatters that take turns hold out (`replacement`).
    uint256 internal constant LOOKBACK = 256;
    uint256 internal constant MAX_WINDOW = 30 days;
    /// @dev Members by seat fit one storage slot beside what else a round has to say about its committee.
    uint256 internal constant MAX_SEATS = 11;
    /// @dev A dispute's moves at the bounds above (rule 28); the liability of a statement assumes them all.
    uint256 internal constant MAX_MOVES = 27;
    uint256 internal constant BASIS_POINTS = 10_000;
    /// @dev Of a slash at least 1/BURN_DIVISOR is burned; only that part deters, so only it counts below.
    uint256 internal constant BURN_DIVISOR = 2;
    /// @dev No aggregate may reach 2^127: |x| * rounds * 2^HEADROOM_LOG2 < 2^OVERFLOW_LOG2.
    int256 internal constant OVERFLOW_LOG2 = 127;
    int256 internal constant HEADROOM_LOG2 = 4;
    /// @dev The smallest normal binary32: a bound below it would be a subnormal number.
    int256 internal constant MIN_BOUND_LOG2 = -126;
    uint32 internal constant FLOAT32_LEAST_NORMAL = 0x00800000;
    uint32 internal constant FLOAT32_INFINITY = 0x7f800000;
    uint32 internal constant FLOAT32_ONE = 0x3f800000;

    /// @dev Bytes a second that a deployment of value may count on, where its batcher lets nothing through that is larger than a transfer: what
    /// deposits on L1 carry at their target price (docs/opstack.md).
    uint256 internal constant MAX_REVEAL_RATE = 4096;
    /// @dev Demands that a replay may have to wait for one after the other, where a sponsor answers each in its last second: the first entries
    /// of the programs, their others, then of the constants and the data set, which these name, the first, and the others.
    uint256 internal constant DEMANDS = 4;
    /// @dev Rounds that a clock which runs for one party outlasts besides an outage.
    uint256 internal constant ROUNDS = 4;

    /// @dev How often a dispute's bond has to have what a segment's steps are paid. Of half a bond, which is the trainer's that was right, two
    /// thirds are for gas (rule 24); the rest is for a trace of the segment, which is taken to cost as much as four replays of it.
    uint256 internal constant SEGMENTS_A_BOND = 2 * 3 * 4;

    /// @dev Most nodes of a list that a move of a dispute reveals.
    uint256 internal constant REVEALED = 64;
    /// @dev Moves of a dispute that do not depend on the spec: 5, and two for each level of the parts of a step (64), the nodes of a part
    /// (2^18) and the leaves of a tensor (2^23). Of a chain a leaf is asked for twice: which of its elements differs only the first answer tells.
    uint256 internal constant FIXED_MOVES = 5 + 2 * (1 + 3 + 4);

    /// @notice Longest time in which a dispute opened now is decided: T = 2C + moves * e.
    function disputeBound(TrainingTaskSpec memory spec) internal pure returns (uint64) {
        return uint64(2 * uint256(spec.disputeClock) + MAX_MOVES * uint256(spec.disputeExtension));
    }

    /// @notice Longest time after posting a statement in which it can be convicted: W_claim + T + reveal.
    function liability(TrainingTaskSpec memory spec) internal pure returns (uint64) {
        return uint64(spec.claimWindow) + disputeBound(spec) + uint64(spec.revealWindow);
    }

    /// @notice Moves that a dispute about a training claim takes at most, whatever its programs are (rule 28). Open tier: 0.
    /// @dev The local states that a claim names, then the steps between two of them, go by levels of 64 as all else does.
    function disputeMoves(TrainingTaskSpec memory spec) internal pure returns (uint256) {
        if (spec.checkpointInterval == 0) return 0;
        uint256 segments = _ceilDiv(spec.innerSteps, spec.checkpointInterval);
        return FIXED_MOVES + 2 * (_levels(segments + 1) + _levels(spec.checkpointInterval));
    }

    /// @notice Bits of the binary32 weight of enrolment slot `slot`, 0 to 63.
    function weightOf(TrainingTaskSpec memory spec, uint256 slot) internal pure returns (uint32) {
        return uint32(uint256(spec.weights[slot / 8]) >> (224 - 32 * (slot % 8)));
    }

    /// @notice Bytes of the leaves of one payload, all fragments together (docs/formats.md, section 1).
    /// @dev fragmentCount must not be zero.
    function payloadBytes(TrainingTaskSpec memory spec) internal pure returns (uint256) {
        return _leafBytes(spec, RoundVectors.payloadDtype(spec));
    }

    /// @dev Bytes of the leaves of all fragments, if their elements are of this type.
    function _leafBytes(TrainingTaskSpec memory spec, uint256 dtype) private pure returns (uint256) {
        uint256 elements = 1 << TensorProof.logElements(dtype);
        uint256 fragments = spec.fragmentCount;
        uint256 size = spec.paramCount / fragments;
        uint256 longer = spec.paramCount % fragments;
        uint256 leaves = longer * _ceilDiv(size + 1, elements) + (fragments - longer) * _ceilDiv(size, elements);
        return leaves * TensorProof.leafBytes(dtype);
    }

    /// @notice Whether the payloads of all trainers, of as many rounds as can wait for their finality at once, are too many bytes to be forced
    /// through the chain, however late in the state window they are demanded: the last deadline has to leave stateWindow for the use of what
    /// was published; or whether the parameters of the first state are (rule 27, docs/protocol.md).
    /// @param revealRate Bytes a second at which the chain can take payloads in.
    /// @dev fragmentCount and cascadeDepth must not be zero.
    function mustAssumeCustody(TrainingTaskSpec memory spec, uint32 revealRate) internal pure returns (bool) {
        uint256 time = 0;
        if (spec.claimWindow > 2 * uint256(spec.stateWindow)) time = spec.claimWindow - 2 * uint256(spec.stateWindow);
        if (spec.revealWindow < time) time = spec.revealWindow;
        uint256 most = revealRate * time;
        uint256 rounds = spec.cascadeDepth - 1;
        if (spec.maxRounds < rounds) rounds = spec.maxRounds;
        return rounds * spec.trainerCount * payloadBytes(spec) > most || _leafBytes(spec, TensorProof.DTYPE_FLOAT32) > most;
    }

    /// @notice Whether a dispute's bond pays a trainer that was right for the trace of a segment. What a step costs its programs decide, and whoever
    /// trains by them: no more than it is paid for.
    function coversSegment(TrainingTaskSpec memory spec, uint256 bond) internal pure returns (bool) {
        return SEGMENTS_A_BOND * uint256(spec.rewardPerGradient) * spec.checkpointInterval <= bond * spec.innerSteps;
    }

    /// @notice The first field of `spec` that breaks a rule, and what the rule asks; two empty strings if none does.
    /// @param minWindow Seconds; least length of every window.
    /// @param outage Seconds for which the chain may take nothing in that somebody has to send; 0 on a chain whose tasks have nothing to lose.
    /// @param revealRate Bytes a second at which the chain can take payloads in.
    function firstBroken(TrainingTaskSpec memory spec, uint32 minWindow, uint32 outage, uint32 revealRate)
        internal
        pure
        returns (string memory field, string memory rule)
    {
        (field, rule) = _model(spec);
        if (bytes(field).length == 0) (field, rule) = _algorithm(spec);
        if (bytes(field).length == 0) (field, rule) = _shape(spec);
        if (bytes(field).length == 0) (field, rule) = _windows(spec, minWindow, outage, revealRate);
        if (bytes(field).length == 0) (field, rule) = _money(spec);
    }

    function _model(TrainingTaskSpec memory spec) private pure returns (string memory, string memory) {
        if (spec.version != SPEC_VERSION) return ("version", "must be 1");
        if (spec.manifestHash == 0) return ("manifestHash", "must not be zero");
        if (spec.paramCount == 0 || spec.paramCount > MAX_PARAMS) return ("paramCount", "must be 1 to 2^31");
        if (spec.fragmentCount == 0 || spec.fragmentCount > MAX_FRAGMENTS || spec.fragmentCount > spec.paramCount) {
            return ("fragmentCount", "must be 1 to 4096 and at most paramCount");
        }
        if (spec.initialStateRoot == 0) return ("initialStateRoot", "must not be zero");
        if (spec.datasetRoot == 0) return ("datasetRoot", "must not be zero");
        if (spec.datasetRecords == 0) return ("datasetRecords", "must be at least 1");
        return ("", "");
    }

    /// @dev What the format carries and version 1 cannot settle yet is refused, so that no task is posted in vain.
    function _algorithm(TrainingTaskSpec memory spec) private pure returns (string memory, string memory) {
        bool programs = Tiers.isProven(spec.tier);
        if (!programs && spec.programRoot != 0) return ("programRoot", "must be zero in the Open tier");
        if (programs && spec.programRoot == 0) return ("programRoot", "must not be zero outside the Open tier");
        string memory broken = Aggregation.brokenParam(spec.aggregation, spec.aggregationParam, spec.quorum);
        if (bytes(broken).length != 0) return ("aggregationParam", broken);
        if (!_weighs(spec)) return ("weights", Aggregation.WEIGHTS_TEXT);
        if (spec.payloadKind != PayloadKind.Dense) return ("payloadKind", "only Dense is served by version 1");
        if (spec.outerUpdate != OuterUpdate.Nesterov) return ("outerUpdate", "only Nesterov is served by version 1");
        if (spec.outerLearningRate == 0 || spec.outerLearningRate >= FLOAT32_INFINITY) {
            return ("outerLearningRate", "must be a finite binary32 above 0");
        }
        if (spec.quantization == Quantization.SparseTop1) {
            if (programs) return ("quantization", "SparseTop1 is served in the Open tier only");
            if (spec.outerMomentum != 0) {
                return (
                    "outerMomentum",
                    "must be +0 with SparseTop1: what trainers carry is the momentum, with both a run does not learn"
                );
            }
        }
        if (spec.outerMomentum >= FLOAT32_ONE) return ("outerMomentum", "must be a binary32 in [+0, 1)");
        if (spec.clipL2Norm != 0 && !Aggregation.mayClip(spec.aggregation)) return ("clipL2Norm", Aggregation.CLIP_TEXT);
        if (spec.clipL2Norm >= FLOAT32_INFINITY) return ("clipL2Norm", "must be 0 or a finite binary32 above 0");
        // A reduction lies within one fragment.
        if (spec.fragmentCount != 1 && Aggregation.reduces(spec.aggregation, spec.clipL2Norm)) {
            return ("fragmentCount", Aggregation.REDUCES_TEXT);
        }
        int256 room = OVERFLOW_LOG2 - HEADROOM_LOG2 - spec.payloadBoundLog2;
        // 2^bound * rounds * 16 < 2^127 is maxRounds < 2^room, which holds for every maxRounds once room is above 20.
        if (spec.payloadBoundLog2 < MIN_BOUND_LOG2 || room < 1 || (room <= 20 && spec.maxRounds >= 2 ** uint256(room))) {
            return ("payloadBoundLog2", "must be at least -126, and 2^bound * maxRounds * 16 < 2^127");
        }
        return ("", "");
    }

    /// @dev Whether a rule with weights has one for each trainer, and nobody else has one.
    function _weighs(TrainingTaskSpec memory spec) private pure returns (bool) {
        uint256 weighted = Aggregation.kindOf(spec.aggregation) == Aggregation.Kind.Weighted ? spec.trainerCount : 0;
        for (uint256 slot = 0; slot < MAX_TRAINERS; ++slot) {
            uint32 weight = weightOf(spec, slot);
            if (slot < weighted ? weight < FLOAT32_LEAST_NORMAL || weight >= FLOAT32_INFINITY : weight != 0) return false;
        }
        return true;
    }

    function _shape(TrainingTaskSpec memory spec) private pure returns (string memory, string memory) {
        uint256 trainers = spec.trainerCount;
        if (trainers == 0 || trainers == 2 || trainers > MAX_TRAINERS) return ("trainerCount", "must be 1 or 3 to 64");
        if (2 * uint256(spec.quorum) <= trainers) return ("quorum", "must be more than half of trainerCount");
        if (spec.quorum > (trainers == 1 ? 1 : trainers - 1)) {
            return ("quorum", "must be at most trainerCount - 1, or 1 if that is 1");
        }
        if (spec.innerSteps == 0 || spec.innerSteps > MAX_INNER_STEPS) return ("innerSteps", "must be 1 to 2^16");
        bool programs = Tiers.isProven(spec.tier);
        if (!programs && spec.checkpointInterval != 0) return ("checkpointInterval", "must be zero in the Open tier");
        if (programs) {
            if (spec.checkpointInterval == 0 || spec.checkpointInterval > spec.innerSteps) {
                return ("checkpointInterval", "must be 1 to innerSteps outside the Open tier");
            }
            if (disputeMoves(spec) > MAX_MOVES) {
                return ("checkpointInterval", "must leave a dispute at most 27 moves");
            }
        }
        if (spec.maxRounds == 0 || spec.maxRounds > MAX_ROUNDS) return ("maxRounds", "must be 1 to 2^20");
        if (spec.committeeSeats == 0 || spec.committeeSeats > MAX_SEATS) return ("committeeSeats", "must be 1 to 11");
        if (2 * uint256(spec.committeeThreshold) <= spec.committeeSeats || spec.committeeThreshold > spec.committeeSeats) {
            return ("committeeThreshold", "must be more than half of committeeSeats and at most committeeSeats");
        }
        if (spec.rollbackDepth == 0 || spec.rollbackDepth > MAX_ROLLBACK_DEPTH) return ("rollbackDepth", "must be 1 to 8");
        // Round 0 is one past "round -1", which counts as final: with a depth of 1 it could never open.
        if (spec.cascadeDepth < 2 || spec.cascadeDepth > MAX_ROUNDS) return ("cascadeDepth", "must be 2 to 2^20");
        if (spec.maxConsecutiveNec == 0 || spec.maxConsecutiveNec > MAX_ROUNDS) {
            return ("maxConsecutiveNec", "must be 1 to 2^20");
        }
        if (spec.maxMisses == 0 || spec.maxMisses > MAX_MISSES) return ("maxMisses", "must be 1 to 127");
        uint256 needed = replacement(spec);
        if (needed > LOOKBACK) {
            return ("maxMisses", "must leave maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1) at most 253");
        }
        if (spec.maxConsecutiveNec < needed) {
            return (
                "maxConsecutiveNec",
                "must be at least 3 + maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1), or 3 + maxMisses of one trainer"
            );
        }
        return ("", "");
    }

    /// @notice Carried rounds in a row within which an absent trainer is found, and whoever replaces it has a round.
    /// @dev In each that is carried M - K + 1 slots at least miss. Squatters that take turns share these misses, all trainers but one at the most:
    /// one of them has more than maxMisses after maxMisses * (M - 1) / (M - K + 1) rounds and one more. Another may have begun by then, and
    /// one is the replacement's.
    function replacement(TrainingTaskSpec memory spec) internal pure returns (uint256) {
        uint256 trainers = spec.trainerCount;
        uint256 turns = trainers == 1 ? 1 : trainers - 1;
        return uint256(spec.maxMisses) * turns / (trainers - spec.quorum + 1) + 3;
    }

    function _windows(TrainingTaskSpec memory spec, uint32 minWindow, uint32 outage, uint32 revealRate)
        private
        pure
        returns (string memory, string memory)
    {
        if (spec.graceWindowMs % 1000 != 0) return ("graceWindowMs", "must be a multiple of 1000");
        string memory rule = "must be between minWindow and 30 days";
        if (_outside(spec.enrollWindow, minWindow)) return ("enrollWindow", rule);
        if (_outside(spec.commitWindow, minWindow)) return ("commitWindow", rule);
        if (_outside(spec.uploadWindow, minWindow)) return ("uploadWindow", rule);
        if (_outside(spec.graceWindowMs / 1000, minWindow)) return ("graceWindowMs", rule);
        if (_outside(spec.fallbackWindow, minWindow)) return ("fallbackWindow", rule);
        if (_outside(spec.stateWindow, minWindow)) return ("stateWindow", rule);
        if (_outside(spec.claimWindow, minWindow)) return ("claimWindow", rule);
        if (_outside(spec.revealWindow, minWindow)) return ("revealWindow", rule);
        if (_outside(spec.disputeClock, minWindow)) return ("disputeClock", rule);
        if (_outside(spec.disputeExtension, minWindow)) return ("disputeExtension", rule);
        (string memory field, string memory floor) = _floors(spec, outage);
        if (bytes(field).length != 0) return (field, floor);
        // Else a proposal could be overturned after the locks behind it have ended.
        if (spec.stateWindow > uint256(spec.claimWindow) + spec.revealWindow) {
            return ("stateWindow", "must be at most claimWindow + revealWindow");
        }
        // Else a lock could end before the last dispute about what it backs can be opened.
        if (Tiers.isProven(spec.tier) && spec.commitWindow > disputeBound(spec) + spec.revealWindow) {
            return ("commitWindow", "must be at most the time of a dispute + revealWindow outside the Open tier");
        }
        if (spec.custodyAssumed != mustAssumeCustody(spec, revealRate)) {
            return (
                "custodyAssumed",
                "must say if payloads of cascadeDepth - 1 rounds, or the first state, exceed revealRate * min(revealWindow, claimWindow - 2 * stateWindow)"
            );
        }
        return ("", "");
    }

    /// @dev A sequencer that is down, or leaves somebody out, must not convict: half of the outage is for getting in by L1.
    function _floors(TrainingTaskSpec memory spec, uint256 outage) private pure returns (string memory, string memory) {
        if (outage == 0) return ("", "");
        uint256 rounds =
            ROUNDS * (uint256(spec.commitWindow) + spec.uploadWindow + spec.graceWindowMs / 1000 + spec.fallbackWindow);
        if (spec.stateWindow < outage) return ("stateWindow", "must be at least the outage of the deployment");
        if (spec.revealWindow < outage) return ("revealWindow", "must be at least the outage of the deployment");
        if (spec.disputeClock < _ceilDiv(outage, 2) + rounds) {
            return ("disputeClock", "must be at least half the outage of the deployment and 4 rounds");
        }
        // Else who has to demand what a claim is replayed from, and is answered in the last second each time, comes too late to dispute it.
        uint256 replay = Tiers.isProven(spec.tier) ? DEMANDS * uint256(spec.revealWindow) : 0;
        if (spec.claimWindow < outage + rounds + replay) {
            return (
                "claimWindow",
                "must be at least the outage of the deployment and 4 rounds, and 4 reveal windows more outside the Open tier"
            );
        }
        return ("", "");
    }

    function _money(TrainingTaskSpec memory spec) private pure returns (string memory, string memory) {
        if (spec.rewardPerGradient == 0) return ("rewardPerGradient", "must be at least 1");
        if (spec.commissionBps > BASIS_POINTS) return ("commissionBps", "must be at most 10000");
        uint256 trainers = spec.trainerCount;
        uint256 roundPay = trainers * spec.rewardPerGradient;
        // Convicted of its newest round first, and of an older one whenever the rounds above are made again, it voids 1, 2, ... of them.
        uint256 depth = spec.rollbackDepth;
        if (spec.trainerLock / BURN_DIVISOR < depth * (depth + 1) / 2 * roundPay) {
            return ("trainerLock", "its burned half must cover rollbackDepth (rollbackDepth + 1) / 2 rounds of pay");
        }
        // One keeper may hold every seat of a committee, and a conviction voids the rounds above: nobody buys them for less than they are paid.
        uint256 cascade = spec.cascadeDepth * roundPay;
        if (spec.keeperLock / BURN_DIVISOR < cascade) {
            return ("keeperLock", "its burned half must cover cascadeDepth rounds of pay");
        }
        if (spec.quorumLock / BURN_DIVISOR < cascade) {
            return ("quorumLock", "its burned half must cover cascadeDepth rounds of pay");
        }
        return ("", "");
    }

    /// @dev Moves by 64 from the root of a list of `length` down to an entry.
    function _levels(uint256 length) private pure returns (uint256 levels) {
        for (uint256 reach = 1; reach < length; reach *= REVEALED) {
            ++levels;
        }
    }

    function _ceilDiv(uint256 a, uint256 b) private pure returns (uint256) {
        return (a + b - 1) / b;
    }

    function _outside(uint256 value, uint256 minWindow) private pure returns (bool) {
        return value < minWindow || value > MAX_WINDOW;
    }
}
