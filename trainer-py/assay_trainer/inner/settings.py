"""What `assay-trainer run` is told of the inner loop."""

from __future__ import annotations

from dataclasses import dataclass

from assay_trainer.errors import ConfigError

PRECISIONS = ("float32", "bf16", "fp16")
SAVE_SECONDS = 60.0
"""How often the state of a round is saved where nothing else is said."""


@dataclass(frozen=True)
class Settings:
    """How the inner steps of a round are made.

    Args:
        accumulate: Micro-batches that a process works through for each step, at least 1.
        precision: One of PRECISIONS; parameters, gradients' sums and the optimiser are float32 in each.
        processes: Among which FSDP2 shards parameters, gradients and moments, at least 1.
        save_seconds: Between two saves of the state of the round in work; 0 for never, None for SAVE_SECONDS.
    """

    accumulate: int = 1
    precision: str = "float32"
    processes: int = 1
    save_seconds: float | None = None

    @property
    def micro_batches(self) -> int:
        """Parts that the records of a step are cut into."""
        return self.processes * self.accumulate

    @property
    def saves_every(self) -> float:
        """Seconds between two saves; 0 for never."""
        return SAVE_SECONDS if self.save_seconds is None else self.save_seconds

    def check(self) -> None:
        """Raises ConfigError for what cannot be together."""
        if self.precision not in PRECISIONS:
            raise ConfigError(f"there is no precision {self.precision!r}", f"--precision {' or '.join(PRECISIONS)}")
        # The sums of the processes are subtrees of the one tree over all micro-batches for these alone.
        if self.accumulate > 1 and self.processes & (self.processes - 1):
            raise ConfigError(
                f"--processes {self.processes} with --accumulate {self.accumulate} would give other bits than one process",
                "with --accumulate the processes are 1, 2, 4, 8 or another power of two",
            )

    def given(self) -> list[str]:
        """The flags that say something else than nothing."""
        flags = []
        if self.accumulate != 1:
            flags.append(f"--accumulate {self.accumulate}")
        if self.precision != "float32":
            flags.append(f"--precision {self.precision}")
        if self.processes != 1:
            flags.append(f"--processes {self.processes}")
        if self.save_seconds is not None:
            flags.append(f"--save-seconds {self.save_seconds:g}")
        return flags

    def refuse_programs(self) -> None:
        """Raises ConfigError if anything was asked for that a task of the Verified tier leaves no choice in."""
        if flags := self.given():
            raise ConfigError(
                f"{', '.join(flags)}: not in the Verified tier, whose trainers are held to the task's programs: these say how "
                "a step is made, and a trainer that made it otherwise would be convicted",
                "leave them out; the sponsor chooses micro-batches and precision when it exports (init --grid)",
            )
