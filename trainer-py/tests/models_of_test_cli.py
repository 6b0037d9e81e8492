"""A module of a sponsor's own, for the tests of the command line."""

from __future__ import annotations

import torch


def linear() -> tuple:
    """A linear layer over records of four numbers, under squared error."""
    torch.manual_seed(1)
    module = torch.nn.Linear(4, 4)
    return module, lambda m, x: m(x).square().mean(), torch.optim.SGD(module.parameters(), lr=0.1), (torch.zeros(2, 4),)


def classifier() -> tuple:
    """A multi-layer perceptron over four numbers with a class of three."""
    torch.manual_seed(2)
    module = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 3))
    optimizer = torch.optim.AdamW(module.parameters(), lr=0.02)
    return module, torch.nn.CrossEntropyLoss(), optimizer, (torch.zeros(8, 4), torch.zeros(8, dtype=torch.int64))
