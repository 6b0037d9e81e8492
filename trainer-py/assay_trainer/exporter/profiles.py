"""Profiles: which layers of a step are computed in integers, by patterns of their names."""

from __future__ import annotations

import fnmatch
from collections.abc import Mapping, Set
from dataclasses import dataclass, field

from assay_trainer.exporter.errors import UnsupportedProfile

FLOAT32, INT8 = "float32", "int8"
PROFILES = (FLOAT32, INT8)

FP32, WHOLE, FORWARD, ROTATED = "fp32", "int8", "forward", "rotated"
OPTIONS: dict[str, str] = {
    FP32: "binary32, as without the profile",
    WHOLE: "the product and both gradients in int8",
    FORWARD: "the product in int8, both gradients in binary32 (SwitchBack)",
    ROTATED: "as int8, the operands of both gradients multiplied by a Hadamard matrix of 64 first",
}
HEAD = "@head"
"""Pattern of the layers that the loss hangs on through no other layer."""

BREAK_EVEN = 64
"""Layers whose `layer_size` is less take less time in binary32 (docs/decisions/0048-int8-products.md has the measurements)."""


def layer_size(rows: int, width: int, out: int) -> float:
    """How much a layer of rows [rows, width] and a weight [out, width] multiplies for each number that it quantises.

    The three products multiply rows·width·out pairs each. Each of the three tensors is quantised twice.
    """
    return 1 / (1 / rows + 1 / width + 1 / out)


@dataclass(frozen=True)
class Profile:
    """How the products of trained weights are computed.

    Attributes:
        name: One of PROFILES.
        layers: Pattern to one of OPTIONS. A layer has the option of the first pattern that takes it, else `int8`, and `fp32`
            if its size is below BREAK_EVEN or the loss hangs on it through no other layer. The latter are taken by HEAD or by
            their whole name alone. Patterns are those of a shell (`*`, `?`, `[…]`) over whole names.

    Raises:
        UnsupportedProfile: There is no such profile or option, or layers without a profile that has any.
    """

    name: str = FLOAT32
    layers: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.name not in PROFILES:
            raise UnsupportedProfile(f"there is no profile {self.name!r}", ", ".join(PROFILES))
        if self.layers and self.name == FLOAT32:
            raise UnsupportedProfile("options of layers without a profile", f"profile={INT8!r}")
        for pattern, option in self.layers.items():
            if option not in OPTIONS:
                raise UnsupportedProfile(f"the layers {pattern!r}: there is no option {option!r}", ", ".join(OPTIONS))
            if pattern.startswith("@") and pattern != HEAD:
                raise UnsupportedProfile(f"the layers {pattern!r}", f"{HEAD}, or a pattern of names such as 'blocks.0.*'")

    def resolve(self, sizes: Mapping[str, float], heads: Set[str]) -> dict[str, str]:
        """The option of each layer, of which the largest of its products' sizes is given.

        Raises UnsupportedProfile for a pattern that takes no layer, and if none is in int8.
        """
        unused = set(self.layers)
        found: dict[str, str] = {}
        for name in sizes:
            pattern = next((p for p in self.layers if _takes(p, name, name in heads)), None)
            unused.discard(pattern)
            default = FP32 if name in heads or sizes[name] < BREAK_EVEN else WHOLE
            found[name] = self.layers[pattern] if pattern is not None else default
        known = ", ".join(f"{n} ({HEAD})" if n in heads else n for n in list(found)[:12]) or "none"
        for pattern in self.layers:
            if pattern in unused:
                raise UnsupportedProfile(
                    f"the pattern {pattern!r} takes no layer",
                    f"whole names, an earlier pattern not taking all, {HEAD} by that or its own name: {known}",
                )
        if all(option == FP32 for option in found.values()):
            small = [n for n in found if n not in heads and sizes[n] < BREAK_EVEN]
            stay = f"{HEAD} stays in binary32" + (", and so do small ones, which are faster there," if small else "")
            raise UnsupportedProfile(
                f"the profile {self.name} with no layer in int8",
                f"layers that are products of a trained weight: {known}; {stay} unless a pattern such as '*' says else",
            )
        return found


def _takes(pattern: str, name: str, head: bool) -> bool:
    if head:
        return pattern in (HEAD, name)
    return fnmatch.fnmatchcase(name, pattern)
