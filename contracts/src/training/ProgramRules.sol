// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "./IProgramReferee.sol";
import {Program} from "./Program.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title The half of the referee that reads programs
/// @notice See IProgramReferee; stateless. ProgramReferee creates it and holds the arithmetic, for both do not fit into one contract.
contract ProgramRules {
    /// @notice A node as its evaluation needs it.
    /// @param rule Not None: the entry is ill-formed, and the rest is empty.
    /// @param position Of iota the element, of segsum the row.
    /// @param micro The part of the step.
    /// @param runs Runs of a chain.
    /// @param terms Terms of this run, of sum and amax elements of the group.
    /// @param readings What has to be opened, in order.
    struct Plan {
        Program.Rule rule;
        uint8 opcode;
        uint8 attribute;
        uint8 dtype;
        uint32 position;
        uint32 runs;
        uint32 terms;
        Program.Reading[] readings;
    }

    /// @dev An entry that breaks no rule, and the part of the step that is asked for.
    struct Subject {
        uint256 number;
        uint256 micro;
        Program.Header header;
        Program.Node node;
        Program.View[] views;
    }

    /// @notice One element of one run.
    struct Query {
        uint32 micro;
        uint64 index;
        uint32 run;
        bool known;
        uint32 word;
    }

    /// @notice IProgramReferee.verify.
    function verify(bytes32 root, Program.Place calldata place, bytes32[] calldata proof)
        external
        view
        returns (TensorProof.Verdict)
    {
        return Program.verify(root, place, proof);
    }

    /// @notice IProgramReferee.wellFormed.
    function wellFormed(Program.Place calldata place) external pure returns (Program.Rule rule) {
        (rule,,,) = Program.check(place);
    }

    /// @notice IProgramReferee.runs.
    function runs(Program.Place calldata place) external pure returns (uint256) {
        (Program.Rule rule, Program.Header memory h, Program.Node memory n,) = Program.check(place);
        if (rule != Program.Rule.None || place.number < h.firstMicro || place.number >= h.firstOutput) return 0;
        return Program.runs(place.entry, n);
    }

    /// @notice What IProgramReferee.evaluate does and reads, for given parameters of IProgramReferee.operandsOf.
    function plan(Program.Place calldata place, Query calldata query) external pure returns (Plan memory p) {
        (Program.Rule rule, Program.Header memory h, Program.Node memory n, Program.View[] memory views) = Program.check(place);
        p.rule = rule;
        if (rule != Program.Rule.None) return p;
        uint256 number = place.number;
        if (number < h.firstMicro || number >= h.firstOutput) revert IProgramReferee.NotANode(number);
        if (number >= h.firstStep ? query.micro != h.micros : query.micro >= h.micros) {
            revert IProgramReferee.OutOfRange("micro", query.micro, h.micros);
        }
        (, uint256 size) = Program.elements(n.rank, n.shape);
        if (query.index >= size) revert IProgramReferee.OutOfRange("index", query.index, size);
        uint256 count = Program.runs(place.entry, n);
        if (query.run >= count) revert IProgramReferee.OutOfRange("run", query.run, count);
        (p.opcode, p.attribute, p.dtype, p.runs) = (uint8(n.opcode), uint8(n.attribute), uint8(n.dtype), uint32(count));
        _read(p, Subject(number, query.micro, h, n, views), query);
    }

    /// @dev Fills in what depends on the element.
    function _read(Plan memory p, Subject memory s, Query calldata query) private pure {
        Program.Node memory n = s.node;
        uint256 c = Program.coordinates(n.rank, n.shape, query.index);
        uint256 op = n.opcode;
        if (op == Program.IOTA) {
            p.position = uint32(Program.axis(c, n.attribute));
        } else if (op == Program.CONCAT) {
            p.readings = new Program.Reading[](1);
            (uint256 i, uint256 first) = _piece(s, c);
            _set(p, s, 0, i, first, 1);
        } else if (op == Program.GATHER) {
            _gather(p, s, query, c);
        } else if (op == Program.SELECT) {
            p.readings = new Program.Reading[](query.known ? 2 : 1);
            _one(p, s, 0, 0, c);
            if (query.known) _one(p, s, 1, query.word != 0 ? 1 : 2, c);
        } else if (op == Program.RANDOM) {
            // The seed's two words need not be neighbours.
            p.readings = new Program.Reading[](2);
            _one(p, s, 0, 0, 0);
            _one(p, s, 1, 0, 1 << 224);
        } else if (op == Program.SEGSUM || op == Program.MATMUL || op == Program.MATMUL_I8) {
            _chain(p, s, query.run, c);
        } else if (op == Program.SUM || op == Program.AMAX) {
            _group(p, s, c);
        } else if (!Program.isElementwise(op)) {
            Program.refuseOperator(op);
        } else {
            p.readings = new Program.Reading[](n.count);
            for (uint256 i = 0; i < n.count; ++i) {
                _one(p, s, i, i, c);
            }
        }
    }

    /// @dev The operand of concat into which element `c` falls, and where it is there.
    function _piece(Subject memory s, uint256 c) private pure returns (uint256 i, uint256 first) {
        unchecked {
            uint256 attribute = s.node.attribute;
            uint256 along = Program.axis(c, attribute);
            while (true) {
                Program.View memory v = s.views[i];
                uint256 length = Program.axis(v.shape, attribute);
                if (along < length) return (i, Program.locate(v, Program.withAxis(c, attribute, along)));
                along -= length;
                ++i;
            }
        }
    }

    function _gather(Plan memory p, Subject memory s, Query calldata query, uint256 c) private pure {
        // An index that is negative as i32 is above every length.
        bool row = query.known && query.word < Program.axis(s.views[0].shape, 0);
        p.readings = new Program.Reading[](row ? 2 : 1);
        _one(p, s, 0, 1, c);
        if (row) _one(p, s, 1, 0, (uint256(query.word) << 224) | ((c << (32 * s.views[1].rank)) >> 32));
    }

    function _chain(Plan memory p, Subject memory s, uint256 run, uint256 c) private pure {
        Program.Node memory n = s.node;
        (uint256 from, uint256 to) = Program.terms(n, s.views[0], c, run);
        p.terms = uint32(to - from);
        uint256 atA;
        uint256 atB;
        if (n.opcode == Program.SEGSUM) {
            p.position = uint32(Program.axis(c, 0));
            (atA, atB) = (from << 224, (Program.axis(c, 1) << 224) | (from << 192));
        } else {
            atA = Program.withAxis(c, n.rank - 1, from);
            atB = Program.withAxis(atA, n.rank - 2, Program.axis(c, n.rank - 1));
        }
        if (from == to) return;
        p.readings = new Program.Reading[](2);
        _run(p, s, 0, atA);
        _run(p, s, 1, atB);
    }

    function _group(Plan memory p, Subject memory s, uint256 c) private pure {
        uint256 rank = s.node.rank;
        uint256 from = Program.RUN * Program.axis(c, rank - 1);
        uint256 left = Program.axis(s.views[0].shape, rank - 1) - from;
        if (left == 0) return;
        p.terms = uint32(left < Program.RUN ? left : Program.RUN);
        p.readings = new Program.Reading[](1);
        _run(p, s, 0, Program.withAxis(c, rank - 1, from));
    }

    /// @dev Operand `i` along its reduced axis from `c` on: p.terms elements, or one that stands for all.
    function _run(Plan memory p, Subject memory s, uint256 i, uint256 c) private pure {
        Program.View memory v = s.views[i];
        uint256 count = Program.axis(v.strides, v.rank - 1) == 0 ? 1 : p.terms;
        _set(p, s, i, i, Program.locate(v, c), count);
    }

    /// @dev Element `c` of operand `i`.
    function _one(Plan memory p, Subject memory s, uint256 position, uint256 i, uint256 c) private pure {
        _set(p, s, position, i, Program.locate(s.views[i], c), 1);
    }

    function _set(Plan memory p, Subject memory s, uint256 position, uint256 i, uint256 first, uint256 count) private pure {
        Program.View memory v = s.views[i];
        if (v.dtype == 0) revert IProgramReferee.MissingEntry(v.tensor);
        Program.Header memory h = s.header;
        // A step node names the micro-batch of what it reads there; all else is of the part at work.
        bool across = s.number >= h.firstStep && v.tensor >= h.firstMicro && v.tensor < h.firstStep;
        Program.Reading memory r = p.readings[position];
        r.operand = uint8(i);
        r.tensor = uint32(v.tensor);
        r.micro = uint32(across ? v.micro : s.micro);
        r.dtype = uint8(v.dtype);
        r.length = uint64(v.length);
        r.first = uint64(first);
        r.count = uint32(count);
    }
}
