// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "./interfaces/IProgramReferee.sol";
import {Program} from "./lib/Program.sol";
import {TensorProof} from "./lib/TensorProof.sol";

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
        (rule,) = Program.check(place);
    }

    /// @notice IProgramReferee.runs.
    function runs(Program.Place calldata place) external pure returns (uint256) {
        (Program.Rule rule, Program.Header memory h) = Program.check(place);
        if (rule != Program.Rule.None || place.number < h.firstMicro || place.number >= h.firstOutput) return 0;
        return Program.runs(place.entry, Program.node(place.entry));
    }

    /// @notice What IProgramReferee.evaluate does and reads, for given parameters of IProgramReferee.operandsOf.
    function plan(Program.Place calldata place, Query calldata query) external pure returns (Plan memory p) {
        Program.Header memory h;
        (p.rule, h) = Program.check(place);
        if (p.rule != Program.Rule.None) return p;
        if (place.number < h.firstMicro || place.number >= h.firstOutput) revert IProgramReferee.NotANode(place.number);
        bool step = place.number >= h.firstStep;
        if (step ? query.micro != h.micros : query.micro >= h.micros) {
            revert IProgramReferee.OutOfRange("micro", query.micro, h.micros);
        }
        Program.Node memory n = Program.node(place.entry);
        (, uint256 size) = Program.elements(n.rank, n.shape);
        if (query.index >= size) revert IProgramReferee.OutOfRange("index", query.index, size);
        uint256 count = Program.runs(place.entry, n);
        if (query.run >= count) revert IProgramReferee.OutOfRange("run", query.run, count);
        (p.opcode, p.attribute, p.dtype, p.runs) = (uint8(n.opcode), uint8(n.attribute), uint8(n.dtype), uint32(count));
        _read(p, h, place, n, query);
    }

    /// @dev Fills in what depends on the element.
    function _read(
        Plan memory p,
        Program.Header memory h,
        Program.Place calldata place,
        Program.Node memory n,
        Query calldata query
    ) private pure {
        uint256 c = Program.coordinates(n.rank, n.shape, query.index);
        uint256 op = n.opcode;
        if (op == Program.IOTA) {
            p.position = uint32(Program.axis(c, n.attribute));
        } else if (op == Program.CONCAT) {
            p.readings = new Program.Reading[](1);
            (uint256 i, uint256 first) = _piece(place.entry, n, c);
            _set(p, h, place, query, 0, i, first, 1);
        } else if (op == Program.GATHER) {
            _gather(p, h, place, query, c);
        } else if (op == Program.SELECT) {
            p.readings = new Program.Reading[](query.known ? 2 : 1);
            _one(p, h, place, query, 0, 0, c);
            if (query.known) _one(p, h, place, query, 1, query.word != 0 ? 1 : 2, c);
        } else if (op == Program.RANDOM) {
            // The seed's two words need not be neighbours.
            p.readings = new Program.Reading[](2);
            _one(p, h, place, query, 0, 0, 0);
            _one(p, h, place, query, 1, 0, 1 << 224);
        } else if (op == Program.SEGSUM || op == Program.MATMUL || op == Program.MATMUL_I8) {
            _chain(p, h, place, n, query, c);
        } else if (op == Program.SUM || op == Program.AMAX) {
            _group(p, h, place, query, n.rank, c);
        } else {
            p.readings = new Program.Reading[](n.count);
            for (uint256 i = 0; i < n.count; ++i) {
                _one(p, h, place, query, i, i, c);
            }
        }
    }

    /// @dev The operand of concat into which element `c` falls, and where it is there.
    function _piece(bytes calldata entry, Program.Node memory n, uint256 c) private pure returns (uint256 i, uint256 first) {
        unchecked {
            uint256 along = Program.axis(c, n.attribute);
            while (true) {
                Program.View memory v = Program.view_(entry, i);
                uint256 length = Program.axis(v.shape, n.attribute);
                if (along < length) return (i, Program.locate(v, Program.withAxis(c, n.attribute, along)));
                along -= length;
                ++i;
            }
        }
    }

    function _gather(Plan memory p, Program.Header memory h, Program.Place calldata place, Query calldata query, uint256 c)
        private
        pure
    {
        Program.View memory table = Program.view_(place.entry, 0);
        Program.View memory index = Program.view_(place.entry, 1);
        // An index that is negative as i32 is above every length.
        bool row = query.known && query.word < Program.axis(table.shape, 0);
        p.readings = new Program.Reading[](row ? 2 : 1);
        _one(p, h, place, query, 0, 1, c);
        if (row) _one(p, h, place, query, 1, 0, (uint256(query.word) << 224) | ((c << (32 * index.rank)) >> 32));
    }

    function _chain(
        Plan memory p,
        Program.Header memory h,
        Program.Place calldata place,
        Program.Node memory n,
        Query calldata query,
        uint256 c
    ) private pure {
        Program.View memory a = Program.view_(place.entry, 0);
        Program.View memory b = Program.view_(place.entry, 1);
        (uint256 from, uint256 to) = Program.terms(n, a, c, query.run);
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
        _run(p, h, place, query, 0, a, atA);
        _run(p, h, place, query, 1, b, atB);
    }

    function _group(
        Plan memory p,
        Program.Header memory h,
        Program.Place calldata place,
        Query calldata query,
        uint256 rank,
        uint256 c
    ) private pure {
        Program.View memory v = Program.view_(place.entry, 0);
        uint256 from = Program.RUN * Program.axis(c, rank - 1);
        uint256 left = Program.axis(v.shape, rank - 1) - from;
        if (left == 0) return;
        p.terms = uint32(left < Program.RUN ? left : Program.RUN);
        p.readings = new Program.Reading[](1);
        _run(p, h, place, query, 0, v, Program.withAxis(c, rank - 1, from));
    }

    /// @dev Operand `i` along its reduced axis from `c` on: p.terms elements, or one that stands for all.
    function _run(
        Plan memory p,
        Program.Header memory h,
        Program.Place calldata place,
        Query calldata query,
        uint256 i,
        Program.View memory v,
        uint256 c
    ) private pure {
        uint256 count = Program.axis(v.strides, v.rank - 1) == 0 ? 1 : p.terms;
        _set(p, h, place, query, i, i, Program.locate(v, c), count);
    }

    /// @dev Element `c` of operand `i`.
    function _one(
        Plan memory p,
        Program.Header memory h,
        Program.Place calldata place,
        Query calldata query,
        uint256 position,
        uint256 i,
        uint256 c
    ) private pure {
        _set(p, h, place, query, position, i, Program.locate(Program.view_(place.entry, i), c), 1);
    }

    function _set(
        Plan memory p,
        Program.Header memory h,
        Program.Place calldata place,
        Query calldata query,
        uint256 position,
        uint256 i,
        uint256 first,
        uint256 count
    ) private pure {
        Program.View memory v = Program.view_(place.entry, i);
        (bool known, bytes calldata entry) = Program.find(v.tensor, place.named);
        if (!known) revert IProgramReferee.MissingEntry(v.tensor);
        Program.Tensor memory t = Program.tensor(h, v.tensor, entry);
        (, uint256 length) = Program.elements(t.rank, t.shape);
        // A step node names the micro-batch of what it reads there; all else is of the part at work.
        bool across = place.number >= h.firstStep && v.tensor >= h.firstMicro && v.tensor < h.firstStep;
        p.readings[position] = Program.Reading({
            operand: uint8(i),
            tensor: uint32(v.tensor),
            micro: across ? uint32(v.micro) : query.micro,
            dtype: uint8(t.dtype),
            length: uint64(length),
            first: uint64(first),
            count: uint32(count)
        });
    }
}
