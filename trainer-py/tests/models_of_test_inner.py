"""An adapter of a small language model, for the tests of the inner loop."""

from __future__ import annotations

import numpy as np

from assay_trainer import manifest as mf
from assay_trainer.torch_setup import torch

nn = torch.nn
TOKENS, LENGTH, WIDTH, RECORDS, BATCH = 13, 6, 10, 50, 16


class Layer(nn.Module):
    """Normalised, dropped, with a count of its calls."""

    def __init__(self):
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 7), nn.Linear(7, WIDTH)
        self.drop = nn.Dropout(0.2)
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))

    def forward(self, x):
        self.calls += 1
        return x + self.drop(self.down(torch.tanh(self.up(self.norm(x)))))


class Model(nn.Module):
    """A tied head, a frozen tensor in the middle, and rows that no number of processes divides."""

    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(TOKENS, WIDTH)
        self.places = nn.Parameter(torch.ones(LENGTH, WIDTH), requires_grad=False)
        self.layers = nn.ModuleList(Layer() for _ in range(2))
        self.head = nn.Linear(WIDTH, TOKENS)
        self.head.weight = self.tokens.weight

    def forward(self, x):
        y = self.tokens(x) + self.places
        for layer in self.layers:
            y = layer(y)
        return self.head(y)


class Small:
    """Predicts the next of numbers that follow a rule."""

    name, device = "small", "cpu"

    def __init__(self, gain: float = 1.0):
        self.gain = gain
        tensors = [{"name": n, "shape": list(p.shape)} for n, p in self.module().named_parameters() if p.requires_grad]
        adamw = {"name": "adamw", "lr": 1e-2, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay": 0.01}
        document = {
            "adapter": self.name,
            "batch_size": BATCH,
            "dataset": {"name": "none", "records": RECORDS, "record_bytes": 1, "root": "0x" + "11" * 32, "split": "none"},
            "inner_optimizer": {k: v if k == "name" else mf.f32_string(v) for k, v in adamw.items()},
            "model": {},
            "tensors": tensors,
            "version": mf.VERSION,
        }
        self.manifest = mf.parse(mf.encode(document))

    def module(self):
        return Model()

    def loss(self, module, rows):
        x = (torch.from_numpy(np.ascontiguousarray(rows))[:, None] * (torch.arange(LENGTH + 1) + 2)) % TOKENS
        logits = module(x[:, :-1])
        return self.gain * nn.functional.cross_entropy(logits.flatten(0, 1), x[:, 1:].flatten())


def start() -> np.ndarray:
    """First parameters."""
    torch.manual_seed(3)
    return np.concatenate([p.detach().numpy().reshape(-1) for p in Model().parameters() if p.requires_grad])
