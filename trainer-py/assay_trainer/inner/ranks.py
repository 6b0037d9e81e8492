"""Who makes the inner steps: one process, or several among which FSDP2 shards the module."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from assay_trainer.errors import ConfigError
from assay_trainer.inner.sums import summed
from assay_trainer.torch_setup import torch


class Ranks(Protocol):
    """What the steps ask of the processes, of which this one is number `rank` of `size`."""

    rank: int
    size: int

    def shard(self, module: torch.nn.Module) -> None:
        """Leaves of each parameter this rank's rows alone, and lets a backward pass sum each gradient over all ranks."""

    def local(self, tensor: torch.Tensor) -> torch.Tensor:
        """This rank's rows of a parameter or its gradient, in their own memory."""

    def first(self, rows: int) -> int:
        """Number of the first row that this rank has of a parameter with so many."""

    def whole(self, part: torch.Tensor, shape: torch.Size) -> torch.Tensor:
        """All rows of a tensor of a parameter's shape, of which each rank gives its own."""

    def exchange(self, values: torch.Tensor) -> list[torch.Tensor]:
        """Every rank's tensor, by rank; all have one shape."""

    def gather(self, values: list[float]) -> list[list[float]]:
        """Every rank's values, by rank; all give as many."""


class Alone:
    """One process has everything."""

    rank, size = 0, 1

    def shard(self, _module: torch.nn.Module) -> None:
        """Nothing to share."""

    def local(self, tensor: torch.Tensor) -> torch.Tensor:
        """All of it."""
        return tensor.detach()

    def first(self, _rows: int) -> int:
        """The first of all."""
        return 0

    def whole(self, part: torch.Tensor, _shape: torch.Size) -> torch.Tensor:
        """It is."""
        return part

    def exchange(self, values: torch.Tensor) -> list[torch.Tensor]:
        """Its own."""
        return [values]

    def gather(self, values: list[float]) -> list[list[float]]:
        """Its own."""
        return [values]


class Sharded:
    """A process of a group that torch.distributed has connected."""

    def __init__(self, device: str) -> None:
        """Joins the mesh of all processes of the default group.

        Args:
            device: Of torch, this rank's.
        """
        from torch.distributed.device_mesh import init_device_mesh

        self.rank, self.size = torch.distributed.get_rank(), torch.distributed.get_world_size()
        self._device = torch.device(device)
        self._mesh = init_device_mesh(self._device.type, (self.size,))

    def shard(self, module: torch.nn.Module) -> None:
        """Shards the elements of each list of layers by themselves, so that one layer is whole at a time, then the rest."""
        from torch.distributed.fsdp import FSDPModule, fully_shard

        for name, p in module.named_parameters():
            if p.ndim == 0:
                raise ConfigError(f"FSDP2 shards rows, and the parameter {name} has no axis", "--processes 1")
        for layer in _layers(module):
            fully_shard(layer, mesh=self._mesh)
        fully_shard(module, mesh=self._mesh)
        for part in module.modules():
            if isinstance(part, FSDPModule):
                part.set_custom_reduce_scatter(OrderedReduceScatter())
                # Sums cross the ranks as they are: the mean is taken of the whole step's.
                part.set_gradient_divide_factor(1.0)
                part.set_force_sum_reduction_for_comms(True)

    def local(self, tensor: torch.Tensor) -> torch.Tensor:
        """The shard of a distributed tensor."""
        return tensor.detach().to_local()  # type: ignore[attr-defined]

    def first(self, rows: int) -> int:
        """FSDP2 gives every rank as many rows as the first, as far as there are any."""
        return min(rows, self.rank * -(-rows // self.size))

    def whole(self, part: torch.Tensor, shape: torch.Size) -> torch.Tensor:
        """Waits for all ranks."""
        own = part.new_zeros((-(-shape[0] // self.size), *shape[1:]))
        own[: part.shape[0]] = part
        return torch.cat(self.exchange(own))[: shape[0]]

    def exchange(self, values: torch.Tensor) -> list[torch.Tensor]:
        """Waits for all ranks."""
        every = [torch.empty_like(values) for _ in range(self.size)]
        torch.distributed.all_gather(every, values.contiguous())
        return every

    def gather(self, values: list[float]) -> list[list[float]]:
        """Waits for all ranks."""
        own = torch.tensor(values, dtype=torch.float64, device=self._device)
        return [x.tolist() for x in self.exchange(own)]


class OrderedReduceScatter:
    """FSDP2's exchange of gradients, with bits that follow from the ranks alone.

    A backend's own sum depends on its algorithm: a ring adds each part of a buffer in another order, and other numbers of
    ranks, sizes and versions have other rings. Here each rank is sent its part of every rank's gradient, and adds them itself,
    neighbours first. That moves as many bytes.
    """

    def allocate(self, size: Any, *, dtype: torch.dtype, device: torch.device) -> torch.Tensor:
        """A buffer for FSDP2."""
        return torch.empty(*size, dtype=dtype, device=device)

    def __call__(
        self,
        output_tensor: torch.Tensor,
        input_tensor: torch.Tensor,
        group: torch.distributed.ProcessGroup,
        op: Any,
        async_op: bool = False,
    ) -> None:
        """Sums part r of every rank's input, by rank, into the output of rank r."""
        if async_op or op != torch.distributed.ReduceOp.SUM:
            raise NotImplementedError(f"the ordered exchange sums, and waits for it; asked for {op}, async_op={async_op}")
        parts = torch.empty_like(input_tensor)
        torch.distributed.all_to_all_single(parts, input_tensor, group=group)
        output_tensor.copy_(summed(parts.chunk(group.size())))


def _layers(module: torch.nn.Module) -> list[torch.nn.Module]:
    """The elements of lists of layers that have parameters, and share none with the rest: FSDP2 has no group for these."""
    uses = Counter(id(p) for _, p in module.named_parameters(remove_duplicate=False))
    found = []
    for part in module.modules():
        if isinstance(part, torch.nn.ModuleList):
            for layer in part:
                own = Counter(id(p) for _, p in layer.named_parameters(remove_duplicate=False))
                if own and all(uses[key] == count for key, count in own.items()):
                    found.append(layer)
    # Outer layers come first, and FSDP2 wants the inner ones before.
    return found[::-1]
