"""Why a module cannot become a program. Each error names the place in the user's code where there is one."""

from __future__ import annotations

from assay_trainer.errors import AssayError


class ExportError(AssayError):
    """A training step that cannot be written as a program."""

    def __init__(self, message: str, hint: str = "", where: str = "") -> None:
        super().__init__(message, hint)
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {super().__str__()}" if self.where else super().__str__()


class UnsupportedOperator(ExportError):
    """An operator, or a form of one, that no rule of docs/programs.md lowers."""


class NotReproducible(ExportError):
    """An operator whose value differs between machines and which no primitive defines."""


class UnsupportedDType(ExportError):
    """An element type that programs do not have."""


class UnsupportedOptimizer(ExportError):
    """An optimiser, or an option of one, that docs/programs.md does not define."""


class UnsupportedProfile(ExportError):
    """A profile, or an option of its layers, that docs/programs.md does not define, or that a layer cannot have."""


class DataDependent(ExportError):
    """A shape or a branch that hangs on the values of the data."""


class InPlace(ExportError):
    """A write into an input, a parameter, or a tensor that something else still reads as it was."""


class ManyResults(ExportError):
    """A result with several parts where one tensor is trained on."""


class MaskedRow(ExportError):
    """An attention mask with a row that shows nothing: its softmax would be NaN."""


class TooLarge(ExportError):
    """A limit of docs/programs.md: which, by how much, at which operator, and what to change."""


class CaptureFailed(ExportError):
    """PyTorch could not trace the module."""


class Mismatch(ExportError):
    """The program's loss or gradients are not those of PyTorch in binary64."""
