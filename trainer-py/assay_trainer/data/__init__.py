"""A sponsor's own data as a committed data set: docs/data.md.

`fields` says what a record is, `sources` reads files, `build` checks them and writes a folder, `folder` opens one.
"""

FORMATS = ("csv", "jsonl", "npz", "parquet", "huggingface", "images", "text")
"""Of sources, by the names that --format has."""
CARD = "card.json"
"""The file that says what a folder of `data build` is."""
