"""The state of a round in work, on disk: what a kill leaves of it goes on with the same bits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from safetensors import SafetensorError, safe_open

from assay_trainer import durable
from assay_trainer.inner.ranks import Ranks
from assay_trainer.torch_setup import torch

_NEWEST = "newest.json"
_KINDS = {torch.float64: "F64", torch.float32: "F32", torch.bfloat16: "BF16", torch.float16: "F16", torch.bool: "BOOL"}
_KINDS |= {torch.int64: "I64", torch.int32: "I32", torch.int16: "I16", torch.int8: "I8", torch.uint8: "U8"}


class Saves:
    """One rank's files in the folder of a round. A save counts when every rank's is whole, and then all that came before go.

    The ranks call its methods together, each at the same step.
    """

    def __init__(self, folder: Path, identity: str, ranks: Ranks, warn: Callable[[str], None]) -> None:
        """Looks for what is there.

        Args:
            folder: Need not be there.
            identity: Of what the state follows from; a save of anything else is none.
            ranks: Those that save.
            warn: Is told of a save that failed, and of one that cannot be read.
        """
        self._folder, self._identity, self._ranks, self._warn = folder, identity, ranks, warn
        self.newest = self._standing()

    def _standing(self) -> int | None:
        try:
            document = json.loads((self._folder / _NEWEST).read_bytes())
            return int(document["step"]) if document["identity"] == self._identity else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _path(self, step: int) -> Path:
        return self._folder / f"{step:08d}-{self._ranks.rank}.safetensors"

    def _agreed(self, ok: bool) -> bool:
        return all(answer == [1.0] for answer in self._ranks.gather([float(ok)]))

    def write(self, step: int, tensors: Mapping[str, torch.Tensor], facts: Mapping[str, float]) -> None:
        """Saves the state after so many steps; a disk that refuses costs the save alone.

        Args:
            step: More than that of the save before.
            tensors: This rank's; they are written one after the other, and none is copied but from a device.
            facts: Numbers beside them, the same on each rank.
        """
        try:
            for old in self._folder.glob(f"*-{self._ranks.rank}.safetensors"):
                if self.newest is None or old != self._path(self.newest):
                    old.unlink()
            durable.write(
                self._path(step), _file(tensors, {"identity": self._identity, **{k: repr(v) for k, v in facts.items()}})
            )
            ok = True
        except OSError as exc:
            self._warn(f"the round's state was not saved: {exc}; a kill would cost the steps since the last save")
            ok = False
        if not self._agreed(ok):
            return
        if self._ranks.rank == 0:
            document = {"identity": self._identity, "step": step}
            try:
                durable.write(self._folder / _NEWEST, json.dumps(document).encode())
            except OSError as exc:
                self._warn(f"the round's state was not saved: {exc}; a kill would cost the steps since the last save")
        self.newest = step

    def read(self, tensors: Mapping[str, torch.Tensor]) -> dict[str, float] | None:
        """Copies the newest save into tensors, and gives its facts; None if there is none, and then they may hold anything."""
        if self.newest is None:
            # Every rank has read the same file.
            return None
        facts: dict[str, float] = {}
        try:
            with safe_open(self._path(self.newest), framework="pt") as file:
                about = file.metadata()
                if about.pop("identity") != self._identity or set(file.keys()) != set(tensors):
                    raise ValueError("it is of another round")
                facts = {key: float(value) for key, value in about.items()}
                for name, tensor in tensors.items():
                    tensor.copy_(file.get_tensor(name))
            ok = True
        except (OSError, SafetensorError, ValueError, KeyError, AttributeError, RuntimeError) as exc:
            self._warn(f"the saved state of the round cannot be used, it begins anew: {exc}")
            ok = False
        return facts if self._agreed(ok) else None


def _file(tensors: Mapping[str, torch.Tensor], about: Mapping[str, str]) -> Iterator[bytes | memoryview]:
    """A safetensors file, piece by piece: no more than a tensor is held beside the state."""
    header: dict[str, object] = {"__metadata__": dict(about)}
    at = 0
    for name, tensor in tensors.items():
        end = at + tensor.nbytes
        header[name] = {"dtype": _KINDS[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, end]}
        at = end
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    yield len(text).to_bytes(8, "little") + text
    for tensor in tensors.values():
        yield memoryview(tensor.detach().cpu().reshape(-1).view(torch.uint8).numpy())
