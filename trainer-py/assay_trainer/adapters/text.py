"""A character-level GPT on the text that comes with Python: the help topics of its interpreter.

Its module is an ordinary one, and nobody but the sponsor needs it: a Verified task's programs and data are objects.
"""

from __future__ import annotations

import pydoc_data.topics
from dataclasses import dataclass
from functools import cache

import numpy as np

from assay_trainer.exporter import Exported, export
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
    """

    width: int
    heads: int
    layers: int
    rows: int
    grid: tuple[int, int]
    learning_rate: float


SMALL = Size(64, 4, 2, 4, (2, 2), 3e-3)
"""110,336 parameters: what `init --adapter text-gpt` writes."""
MILLION = Size(128, 4, 6, 4, (2, 2), 2e-3)
"""1,210,368 parameters, for docs/experiments-text.md."""


class Block(nn.Module):
    """Causal attention and a layer of gelu, each behind a layer norm."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[rows, LENGTH, width] to the same."""
        q, k, v = (y.unflatten(2, (self.heads, -1)).transpose(1, 2) for y in self.qkv(self.norm1(x)).chunk(3, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class GPT(nn.Module):
    """A decoder whose logits use the embedding's table."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.tokens, self.places = nn.Embedding(VOCABULARY, size.width), nn.Embedding(LENGTH, size.width)
        self.blocks = nn.ModuleList(Block(size.width, size.heads) for _ in range(size.layers))
        self.norm = nn.LayerNorm(size.width)
        self.head = nn.Linear(size.width, VOCABULARY, bias=False)
        self.head.weight = self.tokens.weight
        for p in self.parameters():
            if p.ndim == 2:
                nn.init.normal_(p, std=0.05)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits [rows, LENGTH, VOCABULARY] of the character after each."""
        y = self.tokens(x) + self.places(torch.arange(LENGTH))
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


def step(seed: int, steps: int = STEPS, size: Size = SMALL) -> Exported:
    """The exported training step: AdamW, gradients clipped to norm MAX_NORM."""
    module = model(seed, size)
    example = torch.zeros(size.rows, LENGTH, dtype=torch.int64)
    return export(module, loss, optimizer(module, size), (example, example), grid=size.grid, steps=steps, max_norm=MAX_NORM)


@cache
def records() -> bytes:
    """LENGTH characters and the LENGTH that follow each, i32, from every LENGTH-th place of the text on."""
    text = "\n".join(pydoc_data.topics.topics[name] for name in sorted(pydoc_data.topics.topics))
    numbers = np.frombuffer(text.encode("latin-1", "replace"), np.uint8).astype("<i4") - FIRST
    numbers = np.where((numbers < 0) | (numbers >= VOCABULARY), VOCABULARY - 1, numbers)
    count = (len(numbers) - 1) // LENGTH
    x, y = (numbers[at : at + count * LENGTH].reshape(count, LENGTH) for at in (0, 1))
    return np.concatenate([x, y], 1).tobytes()
