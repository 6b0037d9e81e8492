"""Errors that a user can act on. Everything else that escapes is a bug and keeps its traceback."""

from __future__ import annotations


class AssayError(Exception):
    """A named failure with what went wrong and, where there is one, what to do about it."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    @property
    def name(self) -> str:
        """Name under which the failure is reported."""
        return type(self).__name__

    def __str__(self) -> str:
        return f"{self.message} ({self.hint})" if self.hint else self.message


class ConfigError(AssayError):
    """The command line, a file named on it, or the environment is wrong."""


class UnknownAdapter(ConfigError):
    """A task is trained by an adapter that is not here."""


class ShortWindows(AssayError):
    """A task's windows are below what the operator locks tokens behind."""


class FormatError(AssayError):
    """Bytes are not what docs/formats.md says they must be."""


class ManifestError(FormatError):
    """A manifest breaks a rule of section 5."""


class RecomputeMismatch(AssayError):
    """The chain holds a root that does not follow from the payloads."""


class DataError(AssayError):
    """A source of `data build`, or a built folder, breaks a rule of docs/data.md.

    Args:
        rule: The rule's name, under which the failure is reported.
        message: What is wrong.
        hint: What to do.
        file: Name of the file, without the folders above it.
        row: Of the file, counted from 1.
        column: Of the file.
    """

    def __init__(
        self, rule: str, message: str, hint: str = "", file: str = "", row: int | None = None, column: str | None = None
    ) -> None:
        place = [file] if file else []
        if row is not None:
            place.append(f"row {row}")
        if column is not None:
            place.append(f"column {column!r}")
        super().__init__(f"{', '.join(place)}: {message}" if place else message, hint)
        self.rule, self.file, self.row, self.column = rule, file, row, column

    @property
    def name(self) -> str:
        """The rule."""
        return self.rule


class DatasetMismatch(AssayError):
    """The local records are not the ones the task's spec commits to."""


class RootMismatch(AssayError):
    """Bytes were served under a root that they do not have."""


class JournalConflict(AssayError):
    """Signing would put this trainer's name under a second payload for the same round and parent."""


class TaskEnded(AssayError):
    """The run will not open another round."""


class TrainerConvicted(AssayError):
    """A claim of the account was proven wrong, or nobody answered for it: its lock and its unvested pay are lost."""


class TrainerNotEnrolled(AssayError):
    """The account has no slot in the task and can get none."""
