"""Time what others use to aggregate trainers' vectors, on this machine, and print the seconds as JSON.

Peers: ByzFL's TrMean, Median, Krum and MultiKrum with torch input, torch.mean and torch.median, NumPy's partition-based trimmed
mean. Vectors are binary32, one row a trainer. Run it with trainer-py's Python and tools/bench/requirements.lock on the path:

    PYTHONPATH=build/bench/site trainer-py/.venv/bin/python tools/bench/agg_peers.py --trainers 32 --coordinates 1000000

Each time is the least of --repeat runs after one run that is not timed. Keys end in the unit; "threads" is what torch uses.
"""

import argparse
import json
import os
import time
from collections.abc import Callable

import numpy as np
import torch
from byzfl import Krum, Median, MultiKrum, TrMean


def least_seconds(call: Callable[[], object], repeat: int) -> float:
    """Run call once for nothing, then repeat times, and return the least time."""
    call()
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times)


def partition_trimmed_mean(x: np.ndarray, drop: int) -> np.ndarray:
    """Trim with np.partition, which finds the ends without sorting the middle."""
    n = len(x)
    return np.partition(x, (drop, n - drop - 1), axis=0)[drop : n - drop].mean(axis=0)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trainers", type=int, default=32)
    parser.add_argument("--coordinates", type=int, default=1_000_000)
    parser.add_argument("--faulty", type=int, default=8, help="f of Krum and Multi-Krum, and what TrMean drops at each end")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="measure the peers whose key contains this")
    a = parser.parse_args()

    torch.set_num_threads(a.threads)
    generator = torch.Generator().manual_seed(1)
    x = torch.randn((a.trainers, a.coordinates), generator=generator)
    array = x.numpy()
    peers: dict[str, Callable[[], object]] = {
        "byzfl_trimmed_mean": lambda: TrMean(a.faulty)(x),
        "byzfl_median": lambda: Median()(x),
        "byzfl_krum": lambda: Krum(a.faulty)(x),
        "byzfl_multi_krum": lambda: MultiKrum(a.faulty)(x),
        "torch_mean": lambda: x.mean(dim=0),
        "torch_median": lambda: x.median(dim=0),
        "torch_sum": lambda: x.sum(),
        "numpy_partition_trimmed_mean": lambda: partition_trimmed_mean(array, a.faulty),
    }
    result: dict[str, object] = {
        "trainers": a.trainers,
        "coordinates": a.coordinates,
        "faulty": a.faulty,
        "threads": torch.get_num_threads(),
        "torch": torch.__version__,
        "numpy": np.__version__,
    }
    for name, call in peers.items():
        if a.only in name:
            result[name + "_seconds"] = least_seconds(call, a.repeat)
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
