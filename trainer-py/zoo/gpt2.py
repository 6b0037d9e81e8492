"""GPT-2 with 124M parameters, one sequence of 1,024 tokens a step, as `assay-trainer init --model` takes it."""

from __future__ import annotations

from typing import Any

import torch


def loss(module: torch.nn.Module, tokens: torch.Tensor, following: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of each next token over the whole vocabulary."""
    return torch.nn.functional.cross_entropy(module(tokens).logits.flatten(0, 1), following.flatten())


def _made(length: int, **sizes: int) -> dict[str, Any]:
    """What `init --model` takes: transformers' module as it is, without dropout, as it is pretrained today."""
    from transformers import GPT2Config, GPT2LMHeadModel

    torch.manual_seed(0)
    module = GPT2LMHeadModel(GPT2Config(resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0, use_cache=False, **sizes))
    optimizer = torch.optim.AdamW(module.parameters(), lr=6e-4, betas=(0.9, 0.95), weight_decay=0.1)
    example = tuple(torch.zeros(1, length, dtype=torch.int64) for _ in range(2))
    return {"module": module, "loss": loss, "optimizer": optimizer, "example": example}


def gpt2() -> dict[str, Any]:
    """The whole model: 12 layers, width 768, 50,257 tokens.

    Its gradients are not compared with binary64's, which was stopped after 20 minutes. Those of `tiny`, which has the same
    operators, are.
    """
    return _made(1024) | {"check": False}


def tiny() -> dict[str, Any]:
    """The same module with 2 layers of width 16, for records of the same kind."""
    return _made(16, n_layer=2, n_head=2, n_embd=16, vocab_size=256, n_positions=16)
