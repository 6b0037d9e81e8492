"""scikit-learn's file of handwritten digits, which is all that is used of it: importing scikit-learn takes seconds."""

from __future__ import annotations

import gzip
import importlib.util
from pathlib import Path

from assay_trainer.errors import DatasetMismatch


def records() -> list[bytes]:
    """Every record of the file, in its order: 64 pixels (0 to 16, row-major) and the label, a byte each.

    Raises:
        DatasetMismatch: There is no scikit-learn here, or its file cannot be read.
    """
    package = importlib.util.find_spec("sklearn")
    if package is None or package.origin is None:
        raise DatasetMismatch("scikit-learn, which carries the digits, is not installed", "install the locked environment")
    path = Path(package.origin).parent / "datasets" / "data" / "digits.csv.gz"
    try:
        with gzip.open(path, "rt", encoding="ascii") as file:
            return [bytes(int(float(number)) for number in line.split(",")) for line in file]
    except (OSError, ValueError) as exc:
        raise DatasetMismatch(f"cannot read the digits from {path}: {exc}", "install the locked environment") from exc
