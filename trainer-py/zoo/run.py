"""`python -m zoo.run`: every entry in a process of its own; tables in build/zoo."""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import multiprocessing
import os
import platform
import signal
import sys
import time
import traceback
from importlib import metadata
from pathlib import Path
from typing import Any

from zoo import load
from zoo.entries import ENTRIES, Entry
from zoo.figures import OUT, add

REPOSITORY = Path(__file__).resolve().parents[2]
MEMORY, SECONDS = 6 << 30, 900


# Whose versions decide what a model is, and what PyTorch makes of it.
PACKAGES = ("torch", "torchvision", "timm", "transformers", "peft", "numpy")
FOLDERS = ("zoo", "assay_trainer/exporter", "assay_repops")


def sources() -> str:
    """A digest of what a row depends on: our Python, the arithmetic's library as it is built, Python and the packages."""
    from assay_repops import _library

    digest = hashlib.sha256()

    def take(name: str, raw: bytes) -> None:
        digest.update(f"{name} {len(raw)}\n".encode() + raw)

    folders = [REPOSITORY / "trainer-py" / p for p in FOLDERS]
    for path in sorted(p for folder in folders for p in folder.glob("*.py")):
        take(path.relative_to(REPOSITORY).as_posix(), path.read_bytes())
    take("library", Path(_library.library_path()[0]).read_bytes())
    take("python", platform.python_version().encode())
    for package in PACKAGES:
        take(package, metadata.version(package).encode())
    return digest.hexdigest()


def resident(pid: int) -> int:
    """Bytes of memory that a process holds; 0 when it is gone, or where there is no /proc."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError, ValueError):
        return 0


def child(entry: Entry, path: Path, log: Path) -> None:
    """Measures one entry, in a fresh process."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.dup2(out, 1)
    os.dup2(out, 2)
    from zoo.measure import measure

    try:
        row = measure(entry, lambda line: print(line, flush=True))
    except Exception as exc:  # noqa: BLE001 - a row for whatever happens
        traceback.print_exc()
        row = {"model": entry.name, "trap": entry.trap, "exported": False, "refusal": None}
        row["crash"] = f"{type(exc).__name__}: {exc}"[:600]
    path.write_text(json.dumps(row, indent=1) + "\n")


def apart(entry: Entry) -> dict[str, Any]:
    """A row, from a process whose memory and time are bounded."""
    name = "".join(c if c.isalnum() else "_" for c in entry.name)
    path, log = OUT / "rows" / f"{name}.json", OUT / "log" / f"{name}.log"
    path.unlink(missing_ok=True)
    process = multiprocessing.get_context("fork").Process(target=child, args=(entry, path, log))
    began, why = time.monotonic(), ""
    process.start()
    while process.is_alive():
        process.join(0.2)
        if not why and resident(process.pid) > MEMORY:
            why = f"more than {MEMORY >> 30} GiB of memory"
        if not why and time.monotonic() - began > SECONDS:
            why = f"more than {SECONDS} seconds"
        if why and process.is_alive():
            process.kill()
    if path.exists():
        row = json.loads(path.read_text())
    else:
        code = process.exitcode or 0
        why = why or (f"ended by {signal.Signals(-code).name}" if code < 0 else f"ended with status {code}")
        row = {"model": entry.name, "trap": entry.trap, "exported": False, "refusal": None, "crash": why}
    row["seconds"] = round(time.monotonic() - began, 1)
    path.write_text(json.dumps(row, indent=1) + "\n")
    return row


def told(row: dict[str, Any]) -> str:
    """A row in a line."""
    if row["exported"]:
        ratio = row["error_ratio"]
        parts = [f"{row['nodes']} nodes", "update not compared" if ratio is None else f"error ratio {ratio:.2f}"]
        parts += ["ROOTS DIFFER"] * row["roots_differ"] + ["SILENTLY WRONG"] * row["silent_wrong"]
        parts += ["UPDATE DIFFERS"] * row["update_wrong"] + ["ill-conditioned"] * row["ill_conditioned"]
        return ", ".join(parts)
    if row.get("crash"):
        return f"CRASH {row['crash'][:100]}"
    return f"refused: {row['refusal']['error']}: {row['refusal']['message'][:110]}"


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures."""
    models, traps = ([r for r in rows if r["trap"] is trap] for trap in (False, True))
    exported = [r for r in models if r["exported"]]
    ratios = [(r["error_ratio"], r["model"]) for r in exported if r["error_ratio"] is not None]
    worst = max(ratios, default=(None, None))
    plain = [r["plain_error_ratio"] for r in exported if r["plain_error_ratio"] is not None]
    return {
        "zoo_models": len(models),
        "zoo_exported": len(exported),
        "zoo_exported_percent": round(100 * len(exported) / max(1, len(models)), 1),
        "zoo_roots_differ": sum(r["roots_differ"] for r in rows if r["exported"]),
        "zoo_worst_error_ratio": worst[0],
        "zoo_worst_error_ratio_model": worst[1],
        "zoo_worst_plain_error_ratio": max(plain, default=None),
        "zoo_compared": len(ratios),
        "zoo_update_wrong": sum(bool(r.get("update_wrong")) for r in exported),
        "zoo_update_ill": sorted(r["model"] for r in exported if r.get("ill_conditioned")),
        "zoo_traps": len(traps),
        "zoo_silent_wrong": sum(bool(r.get("silent_wrong")) for r in rows),
        "zoo_crashes": sum(bool(r.get("crash")) for r in rows),
        "zoo_engines": sorted({e for r in exported for e in r["roots"]}),
    }


def main() -> int:
    """Runs what has not been run."""
    parser = argparse.ArgumentParser(prog="zoo")
    parser.add_argument("names", nargs="*", help="entries, or parts of their names; default: all")
    parser.add_argument("--again", action="store_true", help="run also what is done")
    parser.add_argument("--keep", action="store_true", help="keep rows of an exporter that has changed since")
    parser.add_argument("--refused", action="store_true", help="only what was refused or crashed")
    parser.add_argument("--seed", type=int, help="other draws: how much of an error ratio is chance; records nothing")
    args = parser.parse_args()
    load()
    for library in ("transformers", "timm", "torchvision", "peft", "zoo.measure"):
        importlib.import_module(library)
    chosen = [e for e in ENTRIES.values() if not args.names or any(n in e.name for n in args.names)]
    if args.seed is not None:
        from zoo.measure import measure

        for entry in chosen:
            print(f"{entry.name}, seed {args.seed}: {told(measure(entry, seed=args.seed))}", flush=True)
        return 0
    for folder in ("rows", "log"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    state, digest = OUT / "done.json", sources()
    done = json.loads(state.read_text()) if state.exists() else {}
    for i, entry in enumerate(chosen, 1):
        known = done.get(entry.name)
        fresh = known is not None and (args.keep or known["sources"] == digest)
        if args.refused and known is not None and known["row"]["exported"]:
            continue
        if fresh and not args.again and not args.refused:
            continue
        row = apart(entry)
        done[entry.name] = {"sources": digest, "row": row}
        state.write_text(json.dumps(done))
        print(f"[{i:3}/{len(chosen)}] {entry.name}: {told(row)} ({row['seconds']:.0f} s)", flush=True)
    rows = [done[n]["row"] for n in ENTRIES if n in done]
    (OUT / "models.json").write_text(json.dumps(rows, indent=1) + "\n")
    figures = summary(rows)
    add(figures)
    print(json.dumps(figures, indent=2))
    return int(any(figures[f"zoo_{n}"] for n in ("roots_differ", "silent_wrong", "update_wrong", "crashes")))


if __name__ == "__main__":
    sys.exit(main())
