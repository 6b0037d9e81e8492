"""A character-level GPT on the text that comes with Python: the help topics of its interpreter.

Its module is an ordinary one, and nobody but the sponsor needs it: a Verified task's programs and data are objects.
"""

from __future__ import annotations

import pydoc_data.topics
from functools import cache

import numpy as np

from assay_trainer.exporter import Exported, export
from assay_trainer.torch_setup import torch

DATASET = "pydoc_data.topics"
FIRST, VOCABULARY = 32, 96
"""Printable ASCII; the last number stands for all other characters."""
LENGTH, WIDTH, HEADS, LAYERS = 64, 64, 4, 2
ROWS, GRID, STEPS = 4, (2, 2), 20
LEARNING_RATE = 3e-3
nn, F = torch.nn, torch.nn.functional


class Block(nn.Module):
    """Causal attention and a layer of gelu, each behind a layer norm."""

    def __init__(self) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[rows, LENGTH, WIDTH] to the same."""
        q, k, v = (y.unflatten(2, (HEADS, -1)).transpose(1, 2) for y in self.qkv(self.norm1(x)).split(WIDTH, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class GPT(nn.Module):
    """A decoder whose logits use the embedding's table."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens, self.places = nn.Embedding(VOCABULARY, WIDTH), nn.Embedding(LENGTH, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(LAYERS))
        self.norm = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, VOCABULARY, bias=False)
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


def model(seed: int) -> GPT:
    """The module with the first parameters that the seed gives on this machine; a task's state holds them."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return GPT()


def step(seed: int, steps: int = STEPS) -> Exported:
    """The exported training step: AdamW, gradients clipped to norm 1."""
    module = model(seed)
    optimizer = torch.optim.AdamW(module.parameters(), lr=LEARNING_RATE, betas=(0.9, 0.95), weight_decay=0.1)
    example = torch.zeros(ROWS, LENGTH, dtype=torch.int64)
    return export(module, loss, optimizer, (example, example), grid=GRID, steps=steps, max_norm=1.0)


@cache
def records() -> bytes:
    """LENGTH characters and the LENGTH that follow each, i32, from every LENGTH-th place of the text on."""
    text = "\n".join(pydoc_data.topics.topics[name] for name in sorted(pydoc_data.topics.topics))
    numbers = np.frombuffer(text.encode("latin-1", "replace"), np.uint8).astype("<i4") - FIRST
    numbers = np.where((numbers < 0) | (numbers >= VOCABULARY), VOCABULARY - 1, numbers)
    count = (len(numbers) - 1) // LENGTH
    x, y = (numbers[at : at + count * LENGTH].reshape(count, LENGTH) for at in (0, 1))
    return np.concatenate([x, y], 1).tobytes()
