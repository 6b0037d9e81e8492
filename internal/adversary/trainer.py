"""A trainer of the Verified tier that cheats in one round, for tests and demonstrations.

trainer.go beside this file has the same lies, for the defender that stands by them.

python trainer.py LIE ROUND run ...   cheats in round ROUND; everything behind it is assay-trainer's
python trainer.py LIE FILE run ...    cheats in the first round that it starts on when FILE is there, and notes its number there
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from assay_trainer import cli, verified


def skip_steps(honest: Callable) -> Callable:
    """Every second inner step is only pretended: the local state stays what it was."""

    def transition(self: verified.Replayer, run: Callable, work: verified.Work, step: int, state: Sequence) -> Sequence:
        if run.__self__ is self._step and step % 2 == 1:
            return state
        return honest(self, run, work, step, state)

    return transition


def wrong_batch(honest: Callable) -> Callable:
    """Each record is the one before it in the data set."""

    def transition(self: verified.Replayer, run: Callable, work: verified.Work, step: int, state: Sequence) -> Sequence:
        shifted = dataclasses.replace(work, records=[work.records[0], *work.records[:-1]])
        return honest(self, run, shifted, step, state)

    return transition


LIES = {"skip-steps": skip_steps, "wrong-batch": wrong_batch}


def main(lie: str, when: str, arguments: Sequence[str]) -> int:
    """Runs assay-trainer with a replayer that cheats."""
    honest, run = verified.Replayer._transition, verified.Replayer.run
    cheat = LIES[lie](honest)

    def cheats_in(round_: int) -> bool:
        if when.isdecimal():
            return round_ == int(when)
        try:
            told = Path(when).read_text(encoding="ascii")
        except FileNotFoundError:
            return False
        if not told:
            Path(when).write_text(str(round_), encoding="ascii")
        return not told or int(told) == round_

    def lying_run(self: verified.Replayer, work: verified.Work, *more: object) -> verified.Result:
        verified.Replayer._transition = cheat if cheats_in(work.round) else honest
        return run(self, work, *more)

    verified.Replayer.run = lying_run
    return cli.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
