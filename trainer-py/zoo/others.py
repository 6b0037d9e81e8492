"""Sequences, graphs, mixtures, tables and losses."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import nn

from zoo.entries import Batch, Case, Fields, entry, tokens

# ---- sequences ---------------------------------------------------------------------------------------------------------------


class Reader(nn.Module):
    """A recurrent net whose last output tells classes apart."""

    def __init__(self, core: nn.Module, width: int) -> None:
        super().__init__()
        self.table, self.core, self.head = nn.Embedding(32, 12), core, nn.Linear(width, 5)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits."""
        y, _ = self.core(self.table(x))
        return self.head(y[:, -1])


def entropy(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Of class numbers."""
    return F.cross_entropy(m(x), y)


def read() -> Fields:
    """Tokens and classes."""
    return tokens(3, 7, 32), torch.randint(0, 5, (3,))


def recurrent(name: str, core: Callable[[], nn.Module], width: int, quick: bool = False) -> None:
    """An entry of a recurrent net."""
    entry(name, quick)(lambda: Case(Reader(core(), width), entropy, read))


recurrent("nn.LSTM", lambda: nn.LSTM(12, 16, batch_first=True), 16, quick=True)
recurrent("nn.LSTM-2layer-bi", lambda: nn.LSTM(12, 16, num_layers=2, bidirectional=True, batch_first=True), 32)
recurrent("nn.GRU", lambda: nn.GRU(12, 16, batch_first=True), 16, quick=True)
recurrent("nn.RNN", lambda: nn.RNN(12, 16, batch_first=True), 16, quick=True)


class Loop(nn.Module):
    """A cell, step by step."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(12, 16)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, None]:
        """All its states."""
        h, c = torch.zeros(x.shape[0], 16), torch.zeros(x.shape[0], 16)
        out = []
        for i in range(x.shape[1]):
            h, c = self.cell(x[:, i], (h, c))
            out.append(h)
        return torch.stack(out, 1), None


class ByHand(nn.Module):
    """The same of linear layers."""

    def __init__(self) -> None:
        super().__init__()
        self.gates = nn.Linear(28, 64)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, None]:
        """All its states."""
        h, c = torch.zeros(x.shape[0], 16), torch.zeros(x.shape[0], 16)
        out = []
        for i in range(x.shape[1]):
            a, f, g, o = self.gates(torch.cat([x[:, i], h], -1)).chunk(4, -1)
            c = torch.sigmoid(f) * c + torch.sigmoid(a) * torch.tanh(g)
            h = torch.sigmoid(o) * torch.tanh(c)
            out.append(h)
        return torch.stack(out, 1), None


recurrent("nn.LSTMCell-loop", Loop, 16, quick=True)
recurrent("hand-written LSTM", ByHand, 16)


class Encoder(nn.Module):
    """PyTorch's own layers of attention."""

    def __init__(self) -> None:
        super().__init__()
        layer = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True)
        self.core = nn.TransformerEncoder(layer, 2)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, None]:
        """All outputs."""
        return self.core(F.pad(x, (0, 4))), None


class Heads(nn.Module):
    """One layer of attention."""

    def __init__(self) -> None:
        super().__init__()
        self.core = nn.MultiheadAttention(12, 2, batch_first=True)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, None]:
        """All outputs."""
        return self.core(x, x, x, need_weights=False)[0], None


recurrent("nn.TransformerEncoder", Encoder, 16)
recurrent("nn.MultiheadAttention", Heads, 12)


@entry("transformer decoder layer")
def _decoder() -> Case:
    module = nn.TransformerDecoderLayer(16, 2, 32, dropout=0.0, batch_first=True)

    def loss(m: nn.Module, x: torch.Tensor, memory: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        hidden = torch.triu(torch.full((6, 6), float("-inf")), 1)
        return F.mse_loss(m(x, memory, tgt_mask=hidden, tgt_is_causal=True), y)

    return Case(module, loss, lambda: (torch.randn(2, 6, 16), torch.randn(2, 5, 16), torch.randn(2, 6, 16)))


@entry("tcn-weight_norm", quick=True)
def _tcn() -> Case:
    module = nn.Sequential(
        nn.utils.parametrizations.weight_norm(nn.Conv1d(2, 8, 3, padding=2, dilation=2)), nn.ReLU(),
        nn.utils.parametrizations.weight_norm(nn.Conv1d(8, 4, 3, padding=2)), nn.Flatten(), nn.LazyLinear(3),
    )  # fmt: skip
    module(torch.zeros(1, 2, 12))
    return Case(module, lambda m, x, y: F.mse_loss(m(x), y), lambda: (torch.randn(4, 2, 12), torch.randn(4, 3)))


class Stack(nn.Module):
    """A block that takes from its input what it explains, as in N-BEATS."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Sequential(nn.Linear(24, 32), nn.ReLU(), nn.Linear(32, 32), nn.ReLU(), nn.Linear(32, 30)) for _ in range(3)
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """A forecast."""
        total = torch.zeros(x.shape[0], 6)
        for layer in self.layers:
            back, ahead = layer(x).split([24, 6], -1)
            x, total = x - back, total + ahead
        return total


entry("n-beats")(
    lambda: Case(Stack(), lambda m, x, y: F.smooth_l1_loss(m(x), y), lambda: (torch.randn(8, 24), torch.randn(8, 6)))
)


@entry("hf-patchtst")
def _patchtst() -> Case:
    import transformers

    config = transformers.PatchTSTConfig(
        num_input_channels=2, context_length=32, patch_length=8, patch_stride=4, d_model=16, num_attention_heads=2,
        num_hidden_layers=2, ffn_dim=32, prediction_length=4, head_dropout=0.0, attention_dropout=0.0, ff_dropout=0.0,
    )  # fmt: skip
    module = transformers.PatchTSTForPrediction(config)
    return Case(
        module,
        lambda m, x, y: F.mse_loss(m(past_values=x).prediction_outputs, y),
        lambda: (torch.randn(4, 32, 2), torch.randn(4, 4, 2)),
    )


@entry("ctc-loss")
def _ctc() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        logp = m(x).log_softmax(-1).transpose(0, 1)
        return F.ctc_loss(logp, y, torch.full((3,), 10), torch.full((3,), 4))

    return Case(nn.Linear(6, 8), loss, lambda: (torch.randn(3, 10, 6), torch.randint(1, 8, (3, 4))))


@entry("sort/quantile loss")
def _quantile() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        d, q = y - m(x), torch.tensor([0.1, 0.5, 0.9])
        return torch.max(q * d, (q - 1) * d).mean()

    return Case(
        nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3)), loss, lambda: (torch.randn(8, 8), torch.randn(8, 1))
    )


# ---- mixtures of experts -----------------------------------------------------------------------------------------------------


class Experts(nn.Module):
    """Four layers, of which each row takes two."""

    def __init__(self, weigh: Callable[[torch.Tensor], torch.Tensor]) -> None:
        super().__init__()
        self.gate, self.experts = nn.Linear(12, 4), nn.ModuleList(nn.Linear(12, 12) for _ in range(4))
        self.head, self.weigh = nn.Linear(12, 5), weigh

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits."""
        w = self.weigh(self.gate(x))
        return self.head((torch.stack([e(x) for e in self.experts], 1) * w[..., None]).sum(1))


def by_mask(g: torch.Tensor) -> torch.Tensor:
    """Softmax over the two largest."""
    least = g.topk(2, -1).values[:, -1:]
    return g.masked_fill(g < least, float("-inf")).softmax(-1)


def by_one_hot(g: torch.Tensor) -> torch.Tensor:
    """Weights put back where they came from."""
    values, places = g.topk(2, -1)
    return (values.softmax(-1)[..., None] * F.one_hot(places, 4)).sum(1)


def twice(g: torch.Tensor) -> torch.Tensor:
    """The maximum, and that of the rest."""
    first, a = g.max(-1)
    second, c = g.masked_fill(F.one_hot(a, 4).bool(), float("-inf")).max(-1)
    w = torch.stack([first, second], -1).softmax(-1)
    return w[:, :1] * F.one_hot(a, 4) + w[:, 1:] * F.one_hot(c, 4)


def scattered(g: torch.Tensor) -> torch.Tensor:
    """Weights by scatter."""
    values, places = g.topk(2, -1)
    return torch.zeros_like(g).scatter(-1, places, values.softmax(-1))


def rows() -> Fields:
    """Rows and classes."""
    return torch.randn(6, 12), torch.randint(0, 5, (6,))


for _name, _weigh in (("mask", by_mask), ("onehot", by_one_hot)):
    entry(f"moe-topk-{_name}", quick=_name == "mask")(lambda w=_weigh: Case(Experts(w), entropy, rows))
entry("moe-max-twice")(lambda: Case(Experts(twice), entropy, rows))
entry("moe-sparse")(lambda: Case(Experts(scattered), entropy, rows))


# ---- graphs ------------------------------------------------------------------------------------------------------------------


class Graph(nn.Module):
    """Two layers of messages along edges."""

    def __init__(self, spread: Callable[[torch.Tensor, torch.Tensor], torch.Tensor]) -> None:
        super().__init__()
        self.first, self.second, self.spread = nn.Linear(6, 8), nn.Linear(8, 3), spread

    def forward(self, x: torch.Tensor, edges: torch.Tensor) -> torch.Tensor:
        """Logits of the nodes."""
        h = torch.relu(self.spread(self.first(x)[edges[0]], edges[1]))
        return self.spread(self.second(h)[edges[0]], edges[1])


NODES = 10


def add_scatter(y: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
    """Sums at the ends of edges."""
    return torch.zeros(NODES, y.shape[1]).scatter_add(0, i[:, None].expand_as(y), y)


def add_in_place(y: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
    """The same, written into zeros."""
    out = torch.zeros(NODES, y.shape[1])
    out.index_add_(0, i, y)
    return out


SPREADS = {
    "index_add": lambda y, i: torch.zeros(NODES, y.shape[1]).index_add(0, i, y),
    "index_add_": add_in_place,
    "scatter_add": add_scatter,
    "onehot": lambda y, i: F.one_hot(i, NODES).float().T @ y,
}


def graph() -> Fields:
    """Features, edges and classes."""
    return torch.randn(NODES, 6), torch.randint(0, NODES, (2, 30)), torch.randint(0, 3, (NODES,))


for _name, _spread in SPREADS.items():
    entry(f"gcn-{_name}", quick=_name in ("index_add_", "scatter_add"))(
        lambda s=_spread: Case(Graph(s), lambda m, x, e, y: F.cross_entropy(m(x, e), y), graph)
    )


# ---- tables ------------------------------------------------------------------------------------------------------------------


@entry("nn.EmbeddingBag", quick=True)
def _bag() -> Case:
    module = nn.Sequential(nn.EmbeddingBag(32, 8, mode="mean"), nn.Linear(8, 5))
    return Case(module, entropy, read)


class Dlrm(nn.Module):
    """Tables, a net of numbers, and the products of all pairs."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = nn.ModuleList(nn.Embedding(20, 8) for _ in range(3))
        self.bottom = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 8))
        self.top = nn.Sequential(nn.Linear(14, 16), nn.ReLU(), nn.Linear(16, 1))

    def forward(self, x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        """One logit a row."""
        d = self.bottom(x)
        z = torch.stack([d, *(t(i[:, k]) for k, t in enumerate(self.tables))], 1)
        a, c = torch.tril_indices(4, 4, -1)
        return self.top(torch.cat([d, (z @ z.mT)[:, a, c]], 1))[:, 0]


@entry("dlrm")
def _dlrm() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, i: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return F.binary_cross_entropy_with_logits(m(x, i), y)

    return Case(Dlrm(), loss, lambda: (torch.randn(8, 4), torch.randint(0, 20, (8, 3)), torch.randint(0, 2, (8,)).float()))


@entry("vae(noise as field)")
def _vae() -> Case:
    module = nn.ModuleDict({"into": nn.Linear(12, 8), "out": nn.Linear(4, 12)})

    def loss(m: nn.ModuleDict, x: torch.Tensor, noise: torch.Tensor) -> torch.Tensor:
        mean, size = m["into"](x).chunk(2, -1)
        back = m["out"](mean + torch.exp(0.5 * size) * noise)
        return F.mse_loss(back, x) - 0.05 * (1 + size - mean.pow(2) - size.exp()).mean()

    return Case(module, loss, lambda: (torch.randn(8, 12), torch.randn(8, 4)))


# ---- losses ------------------------------------------------------------------------------------------------------------------


def losses(name: str, loss: Callable[..., torch.Tensor], batch: Batch, out: int = 5, quick: bool = False) -> None:
    """An entry of a loss over a small net."""
    entry(name, quick)(lambda: Case(nn.Sequential(nn.Linear(12, 16), nn.Tanh(), nn.Linear(16, out)), loss, batch))


def beside(*more: Callable[[], torch.Tensor]) -> Batch:
    """Rows of numbers, and what else."""
    return lambda: (torch.randn(6, 12), *(f() for f in more))


def numbers(*shape: int) -> Callable[[], torch.Tensor]:
    """Random numbers."""
    return lambda: torch.randn(*shape)


def classes() -> torch.Tensor:
    """Class numbers."""
    return torch.randint(0, 5, (6,))


WEIGHTS = torch.tensor([0.5, 1.0, 2.0, 0.25, 1.5])


def distilled(m: nn.Module, x: torch.Tensor, teacher: torch.Tensor) -> torch.Tensor:
    """The divergence of two softened distributions."""
    return F.kl_div((m(x) / 2).log_softmax(-1), (teacher / 2).softmax(-1), reduction="batchmean") * 4


def contrastive(m: nn.Module, x: torch.Tensor, z: torch.Tensor) -> torch.Tensor:
    """Each row is to be the nearest of its own pair."""
    a, c = F.normalize(m(x), dim=-1), F.normalize(m(z), dim=-1)
    return F.cross_entropy(a @ c.T / 0.1, torch.arange(x.shape[0]))


def cosine(m: nn.Module, x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> torch.Tensor:
    """Distances by angle."""
    a, c, d = m(x), m(y), m(z)
    return F.relu(F.cosine_similarity(a, d) - F.cosine_similarity(a, c) + 0.5).mean()


def triplet(m: nn.Module, x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> torch.Tensor:
    """Distances by length."""
    return F.triplet_margin_loss(m(x), m(y), m(z), margin=1.0)


def gaussian(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """A mean and a variance for each row."""
    mean, size = m(x).chunk(2, -1)
    return F.gaussian_nll_loss(mean, y, F.softplus(size))


def either(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Of probabilities."""
    return F.binary_cross_entropy(torch.sigmoid(m(x)), y)


def weighed(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Classes count differently."""
    return F.cross_entropy(m(x), y, weight=WEIGHTS.to(x.dtype))


losses("ce-class-weights", weighed, beside(classes), quick=True)
losses("kl_div distillation", distilled, beside(numbers(6, 5)), quick=True)
losses("contrastive InfoNCE", contrastive, beside(numbers(6, 12)))
losses("triplet/cosine_similarity", cosine, beside(numbers(6, 12), numbers(6, 12)), quick=True)
losses("triplet_margin", triplet, beside(numbers(6, 12), numbers(6, 12)), quick=True)
losses("gaussian_nll", gaussian, beside(numbers(6, 2)), out=4, quick=True)
losses("multi-margin/bce(sigmoid)", either, beside(lambda: torch.rand(6, 5)), quick=True)
