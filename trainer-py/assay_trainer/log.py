"""Messages for people on stderr, events for programs on stdout."""

from __future__ import annotations

import json
import sys
import threading
import time
from typing import Any

from rich.console import Console


class Log:
    """Two streams: `info`/`warn` to stderr, `event` as one JSON object a line to stdout when asked for."""

    def __init__(self, json_events: bool = False, quiet: bool = False) -> None:
        self.console = Console(stderr=True, highlight=False, soft_wrap=True)
        self._json = json_events
        self._quiet = quiet
        self._lock = threading.Lock()

    def info(self, message: str, **fields: Any) -> None:
        """Progress that a person may want to read."""
        if not self._quiet:
            self._print("INFO", message, fields)

    def warn(self, message: str, **fields: Any) -> None:
        """Something is not as it should be; the trainer goes on."""
        self._print("WARN", message, fields)

    def error(self, message: str, **fields: Any) -> None:
        """What ends the command."""
        self._print("ERROR", message, fields)

    def event(self, name: str, **fields: Any) -> None:
        """A fact for programs, with --json-log."""
        if self._json:
            line = json.dumps({"event": name, "time": round(time.time(), 3), **fields}, separators=(",", ":"))
            with self._lock:
                sys.stdout.write(line + "\n")
                sys.stdout.flush()

    def _print(self, level: str, message: str, fields: dict[str, Any]) -> None:
        tail = "".join(f" {k}={v}" for k, v in fields.items())
        stamp = time.strftime("%H:%M:%S")
        with self._lock:
            self.console.print(f"{stamp} {level:<5} {message}{tail}", markup=False)
