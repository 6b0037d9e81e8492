"""How a function is named on the command line; checked before anything slow is loaded."""

from __future__ import annotations

from pathlib import Path

from assay_trainer.errors import ConfigError


def check(target: str, flag: str = "--model") -> None:
    """Raises ConfigError unless it is MODULE:FUNCTION, or FILE.py:FUNCTION of a file that is there."""
    source, _, name = target.rpartition(":")
    if not source or not name.isidentifier():
        raise ConfigError(f"{flag} is {target!r}", "MODULE:FUNCTION or FILE.py:FUNCTION")
    if source.endswith(".py") and not Path(source).is_file():
        raise ConfigError(f"{flag}: there is no file {source}")
