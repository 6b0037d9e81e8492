"""The module of a task's adapter, made of its manifest again, in place of what --model names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from assay_trainer import registry
from assay_trainer.adapters import records
from assay_trainer.errors import AssayError, ConfigError, ManifestError
from assay_trainer.manifest import Manifest


def of(manifest: Manifest, folders: Sequence[Path]) -> dict[str, Any] | None:
    """What a function of --model would return; None if the adapter, as `program`, has no module.

    Args:
        manifest: Anybody's.
        folders: Of the task, or of its data: where the adapter looks for what its module is made of.

    Raises:
        UnknownAdapter: There is no such adapter here.
        ManifestError: The manifest describes no module of it, or none that there is memory for.
        DatasetMismatch: A file that the module is made of is not here, such as LoRA's base.safetensors.
        ConfigError: A library is not installed, or the adapter is of another package, whose code no manifest starts here.
    """
    registry.check(manifest.adapter)
    if manifest.adapter not in registry.BUILT_IN:
        raise ConfigError(
            f"the adapter {manifest.adapter!r} is of another package, whose code is not run because a manifest names it",
            "--model FILE.py:FUNCTION, with a function that makes the module",
        )
    make = getattr(registry.load(manifest.adapter), "model_of", None)
    if make is None:
        return None
    records.look_in(folders)
    try:
        return make(manifest)
    except AssayError:
        raise
    except Exception as exc:  # a library's constructor, given a stranger's numbers; memory that is not there
        raise ManifestError(f"the module cannot be built: {type(exc).__name__}: {str(exc)[:200]}") from exc
