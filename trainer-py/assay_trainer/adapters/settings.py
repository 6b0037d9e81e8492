"""What `init --set KEY=VALUE` says to an adapter, and what a manifest says of it."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.errors import ConfigError, ManifestError

# As exporter.profiles has them, which takes seconds to import; tests hold them against it.
FLOAT32, INT8 = "float32", "int8"
LAYER_OPTIONS = ("fp32", "int8", "forward", "rotated")
PROFILE, PROFILE_LAYERS = "profile", "profile_layers"
"""Keys of a Verified task's model under a profile: its name, and pairs of a pattern and an option."""
MAX_PATTERNS = 256
_BITS = re.compile(r"([0-9a-f]{8})*\Z")


@dataclass(frozen=True)
class Setting:
    """A setting: its default, whose type is its own, and its range.

    Attributes:
        default: An int, a float, a str, or a tuple of ints.
        help: What it is, for README.md and errors.
        least: Of numbers.
        most: Of numbers.
    """

    default: Any
    help: str
    least: float = -math.inf
    most: float = math.inf

    def read(self, key: str, text: str) -> Any:
        """The value that a text says. Raises ConfigError."""
        try:
            if isinstance(self.default, str):
                return text
            if isinstance(self.default, tuple):
                value: Any = tuple(int(n) for n in text.split(",") if n)
            else:
                value = type(self.default)(text)
            if not all(self.least <= n <= self.most for n in (value if isinstance(value, tuple) else (value,))):
                raise ValueError(text)
        except ValueError:
            kind = {int: "an integer", float: "a number", tuple: "integers with commas between them"}[type(self.default)]
            raise ConfigError(f"--set {key}={text}", f"{kind} from {self.least:g} to {self.most:g}: {self.help}") from None
        return value


def read(known: Mapping[str, Setting], given: Sequence[str], adapter: str) -> dict[str, Any]:
    """All settings of an adapter, those given in place of the defaults.

    Args:
        known: By key.
        given: KEY=VALUE each; of one that is repeated the last counts.
        adapter: Its name.

    Raises:
        ConfigError: Names what there is.
    """
    values = {key: setting.default for key, setting in known.items()}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or key not in known:
            raise ConfigError(f"--set {text}: {adapter} has no such setting", "KEY=VALUE of " + ", ".join(known))
        values[key] = known[key].read(key, value)
    return values


# ---- of a manifest, which may be anybody's ----------------------------------------------------------------------------------


def section(model: Any, keys: Sequence[str]) -> dict[str, Any]:
    """What a manifest says under model, if it has these keys and no other but those of a profile. Raises ManifestError."""
    if not isinstance(model, dict) or set(model) - {PROFILE, PROFILE_LAYERS} != set(keys):
        raise ManifestError(f"model does not have exactly {', '.join(keys)}")
    profile(model)
    return model


def profile(model: Mapping[str, Any]) -> tuple[str, dict[str, str]]:
    """The profile that a manifest's model names, else float32, and its options of layers by pattern. Raises ManifestError."""
    if PROFILE not in model:
        if PROFILE_LAYERS in model:
            raise ManifestError(f"model has {PROFILE_LAYERS} without {PROFILE}")
        return FLOAT32, {}
    name, found = words(model, PROFILE, INT8), {}
    stated = model.get(PROFILE_LAYERS, [])
    if not isinstance(stated, list) or len(stated) > MAX_PATTERNS:
        raise ManifestError(f"model.{PROFILE_LAYERS} is no list of at most {MAX_PATTERNS} pairs")
    for pair in stated:
        if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str) or pair[1] not in LAYER_OPTIONS:
            raise ManifestError(f"model.{PROFILE_LAYERS} has {str(pair)[:80]}, not a pattern and one of its options")
        if pair[0] in found:
            raise ManifestError(f"model.{PROFILE_LAYERS} has the pattern {pair[0][:80]!r} twice")
        found[pair[0]] = pair[1]
    return name, found


def stated_profile(name: str, layers: Mapping[str, str]) -> dict[str, Any]:
    """How a model section of an adapter says it: the sponsor's patterns as pairs, since their order counts."""
    if name == FLOAT32:
        return {}
    pairs = [[pattern, option] for pattern, option in layers.items()]
    return {PROFILE: name} | ({PROFILE_LAYERS: pairs} if pairs else {})


def number(model: Mapping[str, Any], key: str, least: int, most: int) -> int:
    """An integer of a manifest's model. Raises ManifestError."""
    value = model[key]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ManifestError(f"model.{key} is {str(value)[:40]}, not {least} to {most}")
    return value


def numbers(model: Mapping[str, Any], key: str, count: int, least: int, most: int) -> list[int]:
    """At most so many integers of a manifest's model. Raises ManifestError."""
    value = model[key]
    if not isinstance(value, list) or len(value) > count:
        raise ManifestError(f"model.{key} is no list of at most {count} numbers")
    return [number({key: n}, key, least, most) for n in value]


def words(model: Mapping[str, Any], key: str, form: str) -> str:
    """A text of a manifest's model of a form, a regular expression for all of it. Raises ManifestError."""
    value = model[key]
    if not isinstance(value, str) or not re.fullmatch(form, value):
        raise ManifestError(f"model.{key} is {str(value)[:80]!r}, which is none that is known")
    return value


def bits(values: NDArray[np.float32]) -> str:
    """How a model section writes binary32 numbers: their bits, eight hexadecimal digits each."""
    return np.ascontiguousarray(values, ">f4").tobytes().hex()


def floats(model: Mapping[str, Any], key: str, count: int) -> NDArray[np.float32]:
    """So many finite numbers that `bits` wrote. Raises ManifestError."""
    value = model[key]
    if not isinstance(value, str) or len(value) != 8 * count or not _BITS.match(value):
        raise ManifestError(f"model.{key} is not the bits of {count} binary32")
    found = np.frombuffer(bytes.fromhex(value), ">f4").astype(np.float32)
    if not np.isfinite(found).all():
        raise ManifestError(f"model.{key} has a number that is not finite")
    return found
