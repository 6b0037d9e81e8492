"""What a trainer says of a round's inner steps, for whoever watches the run: docs/formats.md, section 7. Nobody proves it."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

MAX_SAMPLES, MAX_SAMPLE_BYTES = 8, 4096
_MAX_COUNT = 2**53 - 1
_PLACES = Decimal("1e-12")


@dataclass
class Losses:
    """The losses of a round's first and last inner step, as far as this process made them."""

    first: float | None = None
    last: float | None = None

    def add(self, steps: int, loss: float | None) -> None:
        """Notes the loss of the newest step, with which so many are done."""
        if steps == 1:
            self.first = loss
        self.last = loss


@dataclass
class Facts:
    """What the journal keeps of a round until it is reported; as eip712.TrainingReport has it."""

    first_loss: str = ""
    mean_loss: str = ""
    last_loss: str = ""
    evaluation_loss: str = ""
    records: int = 0
    tokens: int = 0
    milliseconds: int = 0
    samples: list[str] = field(default_factory=list)

    @classmethod
    def of(
        cls, losses: Losses, mean: float | None, evaluation: float | None, records: int, tokens: int, seconds: float
    ) -> Facts:
        """Facts without samples.

        Args:
            losses: Of the steps' ends.
            mean: Over all steps, those too that a process before this one made.
            evaluation: Over held-out records, of the state that the round starts from.
            records: That the steps went over, one that came twice counted twice.
            tokens: In these records; 0 where they are no text.
            seconds: That the steps took.
        """
        return cls(
            first_loss=decimal(losses.first),
            mean_loss=decimal(mean),
            last_loss=decimal(losses.last),
            evaluation_loss=decimal(evaluation),
            records=min(max(0, records), _MAX_COUNT),
            tokens=min(max(0, tokens), _MAX_COUNT),
            milliseconds=min(max(0, round(1000 * seconds)), _MAX_COUNT),
        )

    def arguments(self) -> dict[str, Any]:
        """Of eip712.TrainingReport."""
        return vars(self) | {"samples": tuple(self.samples)}


def decimal(value: float | None) -> str:
    """A number as reports have it, without exponent and to twelve places; empty for none, and for what is no number."""
    if value is None or not math.isfinite(value) or abs(value) >= 1e39:
        return ""
    exact = Decimal(repr(float(value))).quantize(_PLACES, ROUND_HALF_EVEN) if abs(value) < 1e9 else Decimal(int(value))
    text = format(exact, "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def samples_of(adapter: Any, params: Callable[[], Any], warn: Callable[[str], None]) -> list[str]:
    """Texts that an adapter's model writes, if it writes any (`samples`, see adapters/base.py), cut to what a report takes."""
    write = getattr(adapter, "samples", None)
    if write is None:
        return []
    try:
        return fitting(write(params()))
    except Exception as exc:  # noqa: BLE001 - another package's adapter; nothing that is paid for follows from it
        warn(f"the model wrote no sample: {type(exc).__name__}: {str(exc)[:200]}")
        return []


def fitting(texts: Iterable[str]) -> list[str]:
    """The first texts, without what a terminal or a database does not take, in as many bytes as a report has."""
    out: list[str] = []
    left = MAX_SAMPLE_BYTES
    for text in texts:
        kept = "".join(c if c in "\n\t" or unicodedata.category(c) != "Cc" else "\ufffd" for c in text)
        kept = kept.encode("utf-8", "replace")[:left].decode("utf-8", "ignore")
        if kept:
            out.append(kept)
            left -= len(kept.encode())
        if len(out) == MAX_SAMPLES or left <= 0:
            break
    return out
