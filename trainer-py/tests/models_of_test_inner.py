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

    def __init__(self, gain: float = 1.0, optimizer: dict | None = None):
        self.gain = gain
        tensors = [{"name": n, "shape": list(p.shape)} for n, p in self.module().named_parameters() if p.requires_grad]
        adamw = {"name": "adamw", "lr": 1e-2, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay": 0.01}
        document = {
            "adapter": self.name,
            "batch_size": BATCH,
            "dataset": {"name": "none", "records": RECORDS, "record_bytes": 1, "root": "0x" + "11" * 32, "split": "none"},
            "inner_optimizer": optimizer or {k: v if k == "name" else mf.f32_string(v) for k, v in adamw.items()},
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


class Normed(nn.Module):
    """Batch norms between layers: one that is called twice, one whose statistics nobody keeps, one that is frozen."""

    def __init__(self, momentum: float | None = 0.3):
        super().__init__()
        # No bias before a norm, which takes it away: its gradient is rounding.
        self.up, self.down = nn.Linear(WIDTH, 7, bias=False), nn.Linear(7, 3)
        self.norm, self.twice = nn.BatchNorm1d(WIDTH, momentum=momentum), nn.BatchNorm1d(7)
        self.bare, self.still = nn.BatchNorm1d(7, affine=False, track_running_stats=False), nn.BatchNorm1d(3).eval()

    def train(self, mode: bool = True):
        super().train(mode)
        self.still.eval()
        return self

    def forward(self, x):
        y = torch.relu(self.twice(self.up(torch.relu(self.norm(x)))))
        return self.still(self.down(self.twice(self.bare(y) * 0.5 + y)))


class Classes(Small):
    """Classes of points, by a net of batch norms; the manifest names their statistics."""

    name = "classes"

    def __init__(self, gain: float = 1.0, momentum: float | None = 0.3):
        self.gain, self.momentum = gain, momentum
        random = torch.Generator().manual_seed(4)
        self.x = torch.randn(RECORDS, WIDTH, generator=random) * 3 + torch.arange(WIDTH)
        self.y = torch.randint(0, 3, (RECORDS,), generator=random)
        super().__init__(gain)
        statistics = [f"{n}.{part}" for n in ("norm", "twice") for part in mf.STATISTICS]
        own = dict(self.module().named_buffers())
        tensors = self.manifest.document["tensors"] + [{"name": n, "shape": list(own[n].shape)} for n in statistics]
        self.manifest = mf.parse(mf.encode(self.manifest.document | {"tensors": tensors}))

    def module(self):
        return Normed(self.momentum)

    def loss(self, module, rows):
        index = torch.from_numpy(np.ascontiguousarray(rows))
        return self.gain * nn.functional.cross_entropy(module(self.x[index]), self.y[index])

    def first(self) -> np.ndarray:
        """First parameters and statistics."""
        torch.manual_seed(3)
        own = self.module().state_dict()
        return np.concatenate([own[n].numpy().reshape(-1) for n, _ in self.manifest.tensors])
