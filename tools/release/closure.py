"""Prints what the trainer needs, and what that needs: versions by normalised name. Extras are left out."""

import json
import re
from importlib import metadata

from packaging.requirements import Requirement


def normal(name: str) -> str:
    """A name as registries write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


found: dict[str, str] = {}
todo = [("assay-trainer", "")]
seen = set(todo)
while todo:
    name, extra = todo.pop()
    if name != "assay-trainer":
        found[name] = metadata.version(name)
    for text in metadata.requires(name) or []:
        needed = Requirement(text)
        if needed.marker and not needed.marker.evaluate({"extra": extra}):
            continue
        for one in [(normal(needed.name), e) for e in ["", *sorted(needed.extras)]]:
            if one not in seen:
                seen.add(one)
                todo.append(one)
print(json.dumps(found, sort_keys=True))
