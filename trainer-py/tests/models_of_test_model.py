"""Modules of a sponsor's own, for the tests of what comes out of a run."""

from __future__ import annotations

from typing import Any

import torch


class Mixed(torch.nn.Module):
    """A frozen layer, batch norm, and an output layer that is tied to the first one."""

    def __init__(self, width: int = 4) -> None:
        super().__init__()
        self.first = torch.nn.Linear(width, width)
        self.frozen = torch.nn.Linear(width, width)
        self.norm = torch.nn.BatchNorm1d(width)
        self.last = torch.nn.Linear(width, width)
        self.last.weight = self.first.weight
        self.register_buffer("scale", torch.full((), 2.0))
        self.register_buffer("unsaved", torch.ones(3), persistent=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits of four classes."""
        return self.last(self.norm(torch.relu(self.frozen(self.first(x)) * self.scale)))

    def metric(self, outputs: torch.Tensor, batch: dict[str, torch.Tensor]) -> torch.Tensor:
        """The share of right classes."""
        return (outputs.argmax(1) == batch["y"]).float().mean()


def _made(module: torch.nn.Module, loss: Any, example: Any, frozen: str = "-") -> dict[str, Any]:
    for name, p in module.named_parameters():
        p.requires_grad_(frozen not in name)
    optimizer = torch.optim.AdamW([p for p in module.parameters() if p.requires_grad], lr=0.01)
    return {"module": module, "loss": loss, "optimizer": optimizer, "example": example}


def mixed() -> dict[str, Any]:
    """Mixed under cross-entropy."""
    torch.manual_seed(3)
    example = (torch.zeros(6, 4), torch.zeros(6, dtype=torch.int64))
    return _made(Mixed(), torch.nn.CrossEntropyLoss(), example, "frozen")


def other_frozen() -> dict[str, Any]:
    """Mixed with another frozen layer."""
    made = mixed()
    with torch.no_grad():
        made["module"].frozen.weight[1, 2] += 1
    return made


def wide() -> dict[str, Any]:
    """Mixed with other shapes."""
    torch.manual_seed(3)
    return _made(Mixed(5), torch.nn.CrossEntropyLoss(), (torch.zeros(6, 5), torch.zeros(6, dtype=torch.int64)), "frozen")


def other_names() -> dict[str, Any]:
    """A module that has nothing of Mixed."""
    return _made(torch.nn.Sequential(torch.nn.Linear(4, 4)), torch.nn.CrossEntropyLoss(), mixed()["example"])


def _loss_of_tokens(module: torch.nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return torch.nn.functional.cross_entropy(module(input_ids=x).logits.flatten(0, 1), y.flatten())


def gpt2() -> dict[str, Any]:
    """A small GPT-2 of transformers, whose output layer is tied to its embedding."""
    from transformers import GPT2Config, GPT2LMHeadModel

    torch.manual_seed(5)
    sizes = {"vocab_size": 40, "n_positions": 8, "n_embd": 8, "n_layer": 1, "n_head": 2, "bos_token_id": 1, "eos_token_id": 2}
    module = GPT2LMHeadModel(GPT2Config(**sizes, resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0))
    tokens = torch.zeros(2, 8, dtype=torch.int64)
    return _made(module.eval(), _loss_of_tokens, (tokens, tokens))


def lora() -> dict[str, Any]:
    """The small GPT-2 with adapters of PEFT, which alone are trained."""
    from peft import LoraConfig, get_peft_model

    base = gpt2()["module"]
    base.requires_grad_(False)
    torch.manual_seed(6)
    module = get_peft_model(base, LoraConfig(r=2, lora_alpha=4, target_modules=["c_attn"], init_lora_weights=False))
    optimizer = torch.optim.AdamW([p for p in module.parameters() if p.requires_grad], lr=0.01)
    tokens = torch.zeros(2, 8, dtype=torch.int64)
    return {"module": module.eval(), "loss": _loss_of_tokens, "optimizer": optimizer, "example": (tokens, tokens)}


def right(outputs: torch.Tensor, batch: dict[str, torch.Tensor]) -> dict[str, float]:
    """Two numbers of a classifier."""
    hits = outputs.argmax(1) == batch["y"]
    return {"right": float(hits.float().mean()), "rows": len(batch["y"])}


def odd(outputs: torch.Tensor, batch: dict[str, torch.Tensor]) -> str:
    """No number."""
    return "good"


def with_metric() -> dict[str, Any]:
    """Mixed, with a metric that its dictionary names by its place."""
    return mixed() | {"metric": f"{__file__}:right"}
