"""`python -m zoo.large`: a step of GPT-2 with 124M parameters beside PyTorch's."""

from __future__ import annotations

import argparse
import platform
import resource
import time
from collections.abc import Callable

import torch

import assay_repops
import assay_trainer
from zoo.figures import add
from zoo.gpt2 import gpt2, loss

REPEATS = 3


def best(run: Callable[[], object]) -> float:
    """Seconds of the fastest of some runs."""
    took = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        run()
        took.append(time.perf_counter() - began)
    return min(took)


def main() -> None:
    """Measures a step of both on the same batch, and writes the figures."""
    parser = argparse.ArgumentParser(prog="zoo.large")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads(), help="of both (default: PyTorch's)")
    threads = parser.parse_args().threads
    torch.set_num_threads(threads)
    assay_repops.set_threads(threads)
    began = time.perf_counter()
    exported = assay_trainer.export(**gpt2(), steps=REPEATS, progress=lambda line: print(line, flush=True))
    export_seconds = time.perf_counter() - began
    made = gpt2()
    module = made["module"]
    torch.manual_seed(1)
    fields = [torch.randint(0, module.config.vocab_size, (1, 1024)) for _ in range(2)]
    losses: dict[str, list[float]] = {"torch": [], "assay": []}
    # PyTorch's fastest AdamW on a processor.
    optimizer = torch.optim.AdamW(module.parameters(), lr=6e-4, betas=(0.9, 0.95), weight_decay=0.1, fused=True)

    def eager() -> None:
        optimizer.zero_grad(set_to_none=True)
        value = loss(module, *fields)
        value.backward()
        optimizer.step()
        losses["torch"].append(value.item())
        print(f"PyTorch: loss {losses['torch'][-1]:.6f}", flush=True)

    theirs = best(eager)
    with exported.open() as program:
        state, batch = exported.state, exported.batch(*fields)

        def ours_once() -> None:
            nonlocal state
            state = program.run(state, [batch], seed=1)
            losses["assay"].append(float(state[-1]))
            print(f"Assay: loss {losses['assay'][-1]:.6f}", flush=True)

        ours = best(ours_once)
    figures = {
        "gpt2_124m_parameters": exported.parameters,
        "gpt2_124m_export_seconds": round(export_seconds, 1),
        "gpt2_124m_step_seconds": round(ours, 2),
        "gpt2_124m_torch_seconds": round(theirs, 2),
        "gpt2_124m_step_vs_torch": round(theirs / ours, 3),
        "gpt2_124m_threads": threads,
        "gpt2_124m_losses": losses,
        "gpt2_124m_torch": f"{torch.__version__}, {platform.machine()}, {torch.backends.cpu.get_cpu_capability()}",
        "gpt2_124m_measured_gib": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20, 1),
    }
    add(figures)
    for key, value in figures.items():
        print(f"{key:<28} {value}")


if __name__ == "__main__":
    main()
