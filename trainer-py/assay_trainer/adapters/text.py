"""A character-level GPT on the text that comes with Python: the help topics of its interpreter.

Its module is an ordinary one, and nobody but the sponsor needs it: a Verified task's programs and data are objects.
"""

from __future__ import annotations

import pydoc_data.topics
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from assay_trainer.exporter import Exported, export
from assay_trainer.exporter.profiles import FLOAT32, INT8, WHOLE
from assay_trainer.torch_setup import torch

DATASET = "pydoc_data.topics"
FIRST, VOCABULARY = 32, 96
"""Printable ASCII; the last number stands for all other characters."""
LENGTH = 64
STEPS = 20
BETAS, WEIGHT_DECAY, MAX_NORM = (0.9, 0.95), 0.1, 1.0
nn, F = torch.nn, torch.nn.functional


@dataclass(frozen=True)
class Size:
    """How large a model is, and its batches.

    Args:
        width: Of the residual stream, a multiple of `heads`.
        heads: Of attention.
        layers: Blocks.
        rows: Records of a micro-batch.
        grid: (D, A): D·A micro-batches a step.
        learning_rate: Of AdamW, the same at every step.
        length: Characters of a record, and of what follows each.
        vocabulary: Different characters, the last one standing for all others.
    """

    width: int
    heads: int
    layers: int
    rows: int
    grid: tuple[int, int]
    learning_rate: float
    length: int = LENGTH
    vocabulary: int = VOCABULARY


SMALL = Size(64, 4, 2, 4, (2, 2), 3e-3)
"""110,336 parameters: what `init --adapter text-gpt` writes."""
MILLION = Size(128, 4, 6, 4, (2, 2), 2e-3)
"""1,210,368 parameters, for docs/experiments-text.md."""
GPT10M = Size(384, 6, 6, 8, (1, 1), 1e-3, 256, 65)
"""10.8M parameters."""


class Block(nn.Module):
    """Causal attention and a layer of gelu, each behind a layer norm."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[rows, length, width] to the same."""
        q, k, v = (y.unflatten(2, (self.heads, -1)).transpose(1, 2) for y in self.qkv(self.norm1(x)).chunk(3, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class GPT(nn.Module):
    """A decoder whose logits use the embedding's table."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.length = size.length
        self.tokens, self.places = nn.Embedding(size.vocabulary, size.width), nn.Embedding(size.length, size.width)
        self.blocks = nn.ModuleList(Block(size.width, size.heads) for _ in range(size.layers))
        self.norm = nn.LayerNorm(size.width)
        self.head = nn.Linear(size.width, size.vocabulary, bias=False)
        self.head.weight = self.tokens.weight
        for p in self.parameters():
            if p.ndim == 2:
                nn.init.normal_(p, std=0.05)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits [rows, length, vocabulary] of the character after each."""
        y = self.tokens(x) + self.places(torch.arange(self.length))
        for block in self.blocks:
            y = block(y)
        return self.head(self.norm(y))


def loss(module: GPT, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Cross-entropy over all characters of a micro-batch."""
    return F.cross_entropy(module(x).flatten(0, 1), y.flatten())


def model(seed: int, size: Size = SMALL) -> GPT:
    """The module with the first parameters that the seed gives on this machine; a task's state holds them."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return GPT(size)


def optimizer(module: GPT, size: Size = SMALL) -> torch.optim.AdamW:
    """The inner optimiser, which begins anew each round."""
    return torch.optim.AdamW(module.parameters(), lr=size.learning_rate, betas=BETAS, weight_decay=WEIGHT_DECAY)


def step(
    seed: int, steps: int = STEPS, size: Size = SMALL, profile: str = FLOAT32, layers: Mapping[str, str] | None = None
) -> Exported:
    """The exported training step: AdamW, gradients clipped to norm MAX_NORM.

    Under the profile int8 small layers are in int8, too, unless `layers`, options by pattern, says else.
    """
    if layers is None and profile == INT8:
        layers = {"*": WHOLE}
    module = model(seed, size)
    example = torch.zeros(size.rows, size.length, dtype=torch.int64)
    return export(
        module,
        loss,
        optimizer(module, size),
        (example, example),
        grid=size.grid,
        steps=steps,
        max_norm=MAX_NORM,
        profile=profile,
        layers=layers,
    )


@cache
def records(length: int = LENGTH, vocabulary: int = VOCABULARY) -> bytes:
    """So many characters and as many that follow each, i32, from every length-th place of the text on."""
    text = "\n".join(pydoc_data.topics.topics[name] for name in sorted(pydoc_data.topics.topics))
    numbers = _numbers(np.frombuffer(text.encode("latin-1", "replace"), np.uint8), vocabulary)
    count = (len(numbers) - 1) // length
    x, y = (numbers[at : at + count * length].reshape(count, length) for at in (0, 1))
    return np.concatenate([x, y], 1).tobytes()


def _numbers(text: NDArray[np.uint8], vocabulary: int) -> NDArray[np.int32]:
    """Characters as numbers below `vocabulary`, by their codes: printable ASCII, or for another number the most frequent."""
    kept = np.arange(FIRST, FIRST + VOCABULARY - 1)
    if vocabulary != VOCABULARY:
        often = np.argsort(-np.bincount(text, minlength=256), kind="stable")
        kept = np.sort(often[: vocabulary - 1])
    table = np.full(256, vocabulary - 1, "<i4")
    table[kept] = np.arange(len(kept))
    return table[text]
