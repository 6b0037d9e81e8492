"""JSON from files and networks, with a bound on nesting.

Python's own guard, the recursion limit, is not one: libraries raise it (py_ecc to 100,000 at import), and nesting that deep
overflows the C stack and ends the process without a word.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

MAX_DEPTH = 64
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]+|\\.)*"?|[\[\]{}]', re.DOTALL)


def loads(data: bytes | str, **options: Any) -> Any:
    """json.loads; raises ValueError for text that is not UTF-8, not JSON, or nested deeper than MAX_DEPTH."""
    text = data.decode("utf-8") if isinstance(data, bytes) else data
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        token = match.group()
        if token in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise ValueError(f"nested deeper than {MAX_DEPTH}")
        elif token in "]}":
            depth -= 1
    return json.loads(text, **options)


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object_pairs_hook of files that people write: keys are there once, in whatever case (protocol.UnmarshalUnique)."""
    times = Counter(key.upper().lower() for key, _ in pairs)
    for key, _ in pairs:
        if times[key.upper().lower()] > 1:
            raise ValueError(f"key {key!r:.80} is repeated: say it once")
    return dict(pairs)
