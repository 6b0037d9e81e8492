"""python -m assay_repops: the Python engine of `assay repops eval`, and what this machine runs."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys

import numpy as np

from . import LibraryMissingError, RepopsError, evaluate, info, operator, use_engine
from .arithmetic import operand_types

_CHUNK = 1 << 16


def _words(op: str) -> None:
    rest = b""
    while True:
        # A read returns what is there: one line from a program that waits for its answer, many from a file.
        chunk = os.read(0, _CHUNK)
        whole, newline, rest = (rest + chunk).rpartition(b"\n")
        if not chunk and rest:
            whole, newline, rest = rest, b"\n", b""
        if newline:
            columns = np.array([[int(w, 16) for w in line.split()] for line in whole.split(b"\n")], np.uint64).T
            sys.stdout.write("".join(f"{word:x}\n" for word in evaluate(op, *columns)))
            sys.stdout.flush()
        if not chunk:
            return


def _tensors(op: str, shapes: str, attributes: list[str]) -> None:
    types = operand_types(op, shapes.count(",") + 1)
    sizes = [math.prod(int(d) for d in shape.split("x")) for shape in shapes.split(",")]
    for line in sys.stdin:
        words = np.array([int(w, 16) for w in line.split()], np.uint32)
        operands, start = [], 0
        for dtype, size, shape in zip(types, sizes, shapes.split(","), strict=True):
            part = words[start : start + size].view(np.int32 if dtype is not np.float32 else np.float32)
            operands.append(part.astype(dtype, copy=False).reshape([int(d) for d in shape.split("x")]))
            start += size
        out = operator(op, *operands, **dict(a.split("=", 1) for a in attributes))
        out = out.view(np.uint32) if out.dtype == np.float32 else out.astype(np.int32).view(np.uint32)
        sys.stdout.write(" ".join(f"{w:x}" for w in out) + "\n")
        sys.stdout.flush()


def main() -> int:
    """Run the command; 0 at the end of input, 1 for a bad line, 3 without the library."""
    parser = argparse.ArgumentParser(prog="python -m assay_repops", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("info", help="print engines and features as JSON")
    ev = commands.add_parser("eval", help="read one case a line (hex words), print one result a line")
    ev.add_argument("--op", required=True)
    ev.add_argument("--engine", help="kernels to use; default: the best of this machine")
    tensor = commands.add_parser("tensor", help="read one case of a tensor operator a line, print its result on a line")
    tensor.add_argument("--op", required=True)
    tensor.add_argument("--shape", required=True, help="one shape an operand: 2x300,4x300")
    tensor.add_argument("--attr", action="append", default=[], help="KEY=VALUE; repeat for several")
    args = parser.parse_args()
    try:
        if args.command == "info":
            print(json.dumps(info()))
            return 0
        if args.command == "tensor":
            _tensors(args.op, args.shape, args.attr)
            return 0
        if args.engine:
            use_engine(args.engine)
        _words(args.op)
    except KeyboardInterrupt:
        return 130
    except LibraryMissingError as e:
        print(f"error: {e}", file=sys.stderr)
        return 3
    except (RepopsError, ValueError, OverflowError) as e:
        print(f"error: {e}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
