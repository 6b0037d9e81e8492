"""Sums whose bits follow from the order of their terms alone."""

from __future__ import annotations

from collections.abc import Sequence

from assay_trainer.torch_setup import torch

Terms = list[torch.Tensor | None]
"""One tensor for each parameter; None where it has no gradient, which adds nothing."""


class PairwiseSum:
    """Adds neighbours, then neighbours of the sums, and so on, as the terms come in; the last of an odd number waits.

    It holds a logarithm of their number. The sum of 2^k terms that begin at a multiple of 2^k is a subtree of it, so that it
    makes no difference who has summed them.
    """

    def __init__(self) -> None:
        self._left: list[tuple[int, Terms]] = []

    def add(self, terms: Terms) -> None:
        """Takes the next term, whose tensors it may write into."""
        count = 1
        while self._left and self._left[-1][0] == count:
            terms = _added(self._left.pop()[1], terms)
            count *= 2
        self._left.append((count, terms))

    def take(self) -> Terms:
        """The sum of all terms, of which there was one at least; the next one begins anew."""
        _, total = self._left.pop()
        while self._left:
            total = _added(self._left.pop()[1], total)
        return total


def summed(terms: Sequence[torch.Tensor]) -> torch.Tensor:
    """The sum of tensors of one shape, which are written into."""
    tree = PairwiseSum()
    for term in terms:
        tree.add([term])
    (total,) = tree.take()
    assert total is not None
    return total


def _added(left: Terms, right: Terms) -> Terms:
    return [b if a is None else a if b is None else a.add_(b) for a, b in zip(left, right, strict=True)]
