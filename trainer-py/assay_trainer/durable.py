"""Files that survive kill -9 and power loss: written beside, flushed, renamed, and the rename flushed."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path

# Trouble of the disk that somebody can mend while the trainer waits: full, over quota, failing, gone read-only.
TRANSIENT_ERRNO = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS})


def is_transient(exc: OSError) -> bool:
    """Whether waiting may help."""
    return exc.errno in TRANSIENT_ERRNO


def write(path: Path, data: bytes | Iterable[bytes | memoryview]) -> None:
    """Makes `path` hold `data`, or its pieces one after the other, or leaves what was there: never a part of it."""
    _make_folder(path.parent)
    temporary = path.with_name(path.name + ".tmp")
    with open(temporary, "wb") as file:
        for piece in (data,) if isinstance(data, bytes) else data:
            file.write(piece)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    sync_directory(path.parent)


def _make_folder(path: Path) -> None:
    """A folder whose own entry survives power loss too, and its parents'."""
    if path.is_dir():
        return
    _make_folder(path.parent)
    path.mkdir(exist_ok=True)
    sync_directory(path.parent)


def private_folder(path: Path) -> None:
    """Makes a folder that is its owner's alone, and takes one that is not back from others."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.stat().st_mode & 0o077:
        path.chmod(0o700)


def sync_directory(path: Path) -> None:
    """Makes renames in a folder durable."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
