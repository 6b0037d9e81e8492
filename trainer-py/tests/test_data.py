"""A sponsor's own data: every source, every refusal, the split, the order, shards against the whole. docs/data.md."""

from __future__ import annotations

import csv
import dataclasses
import hashlib
import json
import math
import os
import signal
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assay_trainer import cli, manifest
from assay_trainer.commit import TreeHasher, dataset_root, leaf_hash, tree_root
from assay_trainer.data import FORMATS, fields, folder, sources
from assay_trainer.data.build import Plan, Sorter, build
from assay_trainer.data.sources import Options
from assay_trainer.errors import ConfigError, DataError, DatasetMismatch

IRIS = """length,width,species
5.1,3.5,setosa
4.9,3,setosa
7,3.2,versicolor
6.4,3.25,versicolor
6.3,3.3,virginica
5.8,2.7,virginica
"""


def built(out: Path, *sources: Path, **plan) -> folder.Dataset:
    wanted = {"held_out": "0"} | plan
    wanted["fields"] = tuple(fields.parse(f) for f in wanted.get("fields", ()))
    return build(Plan(sources=sources, **wanted), out)


def written(path: Path, text: str | bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def rows(split: folder.Split) -> dict[str, np.ndarray]:
    return split.arrays(range(len(split)))


def bytes_of(path: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in sorted(path.iterdir())}


# ---- sources ----------------------------------------------------------------------------------------------------------------


def test_csv(tmp_path):
    data = built(tmp_path / "out", written(tmp_path / "iris.csv", IRIS), label="species", shuffle=False)
    assert (
        rows(data.train)["x"].tolist()
        == np.float32([[5.1, 3.5], [4.9, 3], [7, 3.2], [6.4, 3.25], [6.3, 3.3], [5.8, 2.7]]).tolist()
    )
    assert rows(data.train)["label"].tolist() == [0, 0, 1, 1, 2, 2]
    assert data.fields[1].names == ("setosa", "versicolor", "virginica")
    assert data.train[0] == np.float32([5.1, 3.5]).tobytes() + bytes(4), "fields in a row, little-endian, nothing between"
    assert [(f["type"], f["shape"]) for f in data.card["fields"]] == [("f32", [2]), ("i32", [])]


def test_csv_of_other_forms(tmp_path):
    tabs = written(tmp_path / "a.tsv", "\ufeffa\tb\n1\t2\n\n3\t4\n")
    data = built(tmp_path / "1", tabs, fields=["b:i32", "a:f32:1/2"], shuffle=False)
    assert rows(data.train)["b"].tolist() == [2, 4]
    assert rows(data.train)["a"].tolist() == [[0.5], [1.5]]
    plain = written(tmp_path / "b.dat", '1;"2"\n3;4\n')
    options = Options(delimiter=";", header=False)
    data = built(tmp_path / "2", plain, format="csv", options=options, fields=["v=c1,c0:u8"], shuffle=False)
    assert rows(data.train)["v"].tolist() == [[2, 1], [4, 3]]
    assert data.train[1] == bytes([4, 3])


def test_many_chunks_of_csv_keep_their_order(tmp_path):
    lines = [f"{i},{i % 7}" for i in range(2000)]
    data = built(
        tmp_path / "out", written(tmp_path / "a.csv", "\n".join(["v,c", *lines])), fields=["v:i32", "c:class"], shuffle=False
    )
    assert rows(data.train)["v"].tolist() == list(range(2000))
    assert data.fields[1].classes == 7


def test_json_lines(tmp_path):
    lines = [{"x": [[1, 2.5], [3, 4]], "n": -7, "ok": 1}, {"x": [[0, 0], [0, 1e-3]], "n": 9, "ok": 0}]
    source = written(tmp_path / "a.jsonl", "\n".join(map(json.dumps, lines)) + "\n\n")
    data = built(tmp_path / "out", source, fields=["x", "n:i32", "ok:bool"], shuffle=False)
    assert rows(data.train)["x"].tolist() == np.float32([lines[0]["x"], lines[1]["x"]]).tolist()
    assert rows(data.train)["n"].tolist() == [-7, 9]
    assert rows(data.train)["ok"].dtype == np.int8


def test_npz(tmp_path):
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((1300, 2, 3)), rng.integers(0, 5, 1300, np.uint8)
    np.savez(tmp_path / "a.npz", x=x, y=y)
    data = built(tmp_path / "1", tmp_path / "a.npz", shuffle=False)
    assert np.array_equal(rows(data.train)["x"], x.astype(np.float32))
    assert np.array_equal(rows(data.train)["y"], y)
    np.savez_compressed(tmp_path / "b.npz", x=x, y=y)
    assert built(tmp_path / "2", tmp_path / "b.npz", shuffle=False).train.root == data.train.root
    labelled = built(tmp_path / "3", tmp_path / "b.npz", label="y", classes=5)
    assert [f.type for f in labelled.fields] == ["f32", "class"]


def test_parquet(tmp_path):
    import pyarrow as pa
    import pyarrow.parquet as pq

    values = np.random.default_rng(2).standard_normal((1100, 4)).astype(np.float32)
    table = pa.table(
        {
            "v": pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), 4),
            "w": pa.array([[int(i), int(i) + 1] for i in range(1100)]),
            "k": pa.array([("odd" if i % 2 else "even") for i in range(1100)]).dictionary_encode(),
            "text": pa.array(["unread"] * 1100),
        }
    )
    pq.write_table(table, tmp_path / "a.parquet", row_group_size=300)
    data = built(tmp_path / "out", tmp_path / "a.parquet", fields=["v", "w:i32", "k:class"], shuffle=False)
    assert np.array_equal(rows(data.train)["v"], values)
    assert rows(data.train)["w"][1099].tolist() == [1099, 1100]
    assert rows(data.train)["k"][:3].tolist() == [0, 1, 0]


def saved(path: Path, table, features: dict, per_file: int = 4) -> Path:
    """A folder as Dataset.save_to_disk writes it: Arrow streams, state.json, dataset_info.json."""
    import pyarrow as pa

    path.mkdir(parents=True)
    pieces = [table.slice(at, per_file) for at in range(0, table.num_rows, per_file)]
    names = [f"data-{i:05}-of-{len(pieces):05}.arrow" for i in range(len(pieces))]
    for name, piece in zip(names, pieces, strict=True):
        with pa.OSFile(str(path / name), "wb") as file, pa.ipc.new_stream(file, table.schema) as stream:
            stream.write_table(piece)
    state = {"_data_files": [{"filename": n} for n in names], "_fingerprint": "0", "_split": None}
    (path / "state.json").write_text(json.dumps(state))
    (path / "dataset_info.json").write_text(json.dumps({"features": features}))
    return path


CLASS_LABEL = {"_type": "ClassLabel", "names": ["b", "a", "c"]}


def test_a_saved_datasets_folder(tmp_path):
    import pyarrow as pa

    table = pa.table({"x": pa.array([[float(i), i / 2] for i in range(10)]), "label": pa.array([i % 2 for i in range(10)])})
    path = saved(tmp_path / "hf", table, {"x": {"_type": "List"}, "label": CLASS_LABEL})
    data = built(tmp_path / "out", path, label="label", shuffle=False)
    assert rows(data.train)["x"].tolist() == [[float(i), i / 2] for i in range(10)]
    assert (data.fields[1].classes, data.fields[1].names) == (3, ("b", "a", "c")), "numbers and names are the feature's"


def png(shade: int, size: tuple[int, int] = (4, 3), mode: str = "L") -> bytes:
    import io

    from PIL import Image

    file = io.BytesIO()
    Image.new(mode, size, shade if mode != "RGB" else (shade, 0, 255)).save(file, "PNG")
    return file.getvalue()


def test_images_of_a_saved_datasets_folder(tmp_path):
    import pyarrow as pa

    images = pa.array(
        [{"bytes": png(10 * i), "path": None} for i in range(3)], pa.struct([("bytes", pa.binary()), ("path", pa.string())])
    )
    path = saved(
        tmp_path / "hf", pa.table({"image": images, "label": [0, 1, 2]}), {"image": {"_type": "Image"}, "label": CLASS_LABEL}
    )
    data = built(tmp_path / "out", path, label="label", options=Options(image_mode="L"), shuffle=False)
    assert data.fields[0].shape == (1, 3, 4)
    assert rows(data.train)["x"][2].tolist() == [[[20.0] * 4] * 3]


def test_a_folder_of_images(tmp_path):
    for i in range(40):
        written(tmp_path / "pets" / ("cat" if i % 2 else "dog") / f"{i:02}.png", png(i, mode="RGB"))
    written(tmp_path / "pets" / "cat" / ".hidden", "")
    data = built(tmp_path / "1", tmp_path / "pets", shuffle=False)
    assert data.fields[0].shape == (3, 3, 4), "channels, height, width"
    assert data.fields[1].names == ("cat", "dog")
    first = rows(data.train)["image"][0]
    assert first[0].tolist() == [[float(np.float32(1) / np.float32(255))] * 4] * 3
    assert first[2].tolist() == [[1.0] * 4] * 3
    assert "pillow" in data.card["sources"][0]
    small = built(
        tmp_path / "2", tmp_path / "pets", options=Options(image_size=(2, 2)), fields=["image:u8", "label:class"], shuffle=False
    )
    assert small.fields[0].shape == (3, 2, 2)
    assert len(small.train[0]) == 3 * 2 * 2 + 4


def test_text_by_bytes(tmp_path):
    text = bytes(range(256)) * 600
    data = built(tmp_path / "1", written(tmp_path / "a.txt", text), options=Options(length=10), shuffle=False)
    got, count = rows(data.train), (len(text) - 1) // 10
    assert len(data.train) == count
    assert np.array_equal(got["x"].ravel(), np.frombuffer(text, np.uint8)[: count * 10])
    assert np.array_equal(got["y"].ravel(), np.frombuffer(text, np.uint8)[1 : count * 10 + 1])
    over = built(tmp_path / "2", tmp_path / "a.txt", options=Options(length=10, stride=3), fields=["tokens:u8"], shuffle=False)
    assert len(over.train) == (len(text) - 11) // 3 + 1
    assert over.train[1] == text[3:14]


def tokenizer(path: Path) -> Path:
    from tokenizers import Tokenizer, models, pre_tokenizers

    words = Tokenizer(models.WordLevel({"[UNK]": 0, "a": 1, "b": 2, "c": 3}, unk_token="[UNK]"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()
    words.save(str(path))
    return path


def test_text_by_a_tokenizer(tmp_path):
    source = written(tmp_path / "a.txt", "a b c\nb b\nzzz c a\n")
    options = Options(length=2, tokenizer=tokenizer(tmp_path / "tokenizer.json"))
    data = built(tmp_path / "out", source, options=options, shuffle=False)
    assert rows(data.train)["x"].tolist() == [[1, 2], [3, 2], [2, 0]]
    assert rows(data.train)["y"].tolist() == [[2, 3], [2, 2], [0, 3]]
    said = data.card["sources"][0]
    assert said["vocabulary"] == 4
    assert said["tokenizer_sha256"] == "0x" + hashlib.sha256((tmp_path / "tokenizer.json").read_bytes()).hexdigest()


def test_the_digits_are_the_shipped_tasks_data_set_in_both_tiers(tmp_path):
    """The roots that `init --adapter digits-mlp` commits to, of a CSV with the same records."""
    from assay_trainer.adapters import digits

    with open(tmp_path / "digits.csv", "w", newline="") as file:
        out = csv.writer(file)
        out.writerow([*(f"pixel{i}" for i in range(64)), "digit"])
        out.writerows(list(r) for r in digits.training_records())
    kept = {"shuffle": False, "shard_bytes": 1 << 14}
    opened = built(tmp_path / "open", tmp_path / "digits.csv", fields=["pixels=pixel*:u8", "label=digit:u8"], **kept)
    assert opened.train.root == digits.training_root()
    verified = built(
        tmp_path / "verified", tmp_path / "digits.csv", fields=["pixels=pixel*:f32/16", "label=digit:class"], **kept
    )
    assert verified.train.root == digits.training_root(verified=True)
    assert verified.train[7] == digits.verified_records()[7]
    opened.require_manifest(digits.build_manifest())
    with pytest.raises(DatasetMismatch, match="the folder that the task was made of"):
        verified.require_manifest(digits.build_manifest())


# ---- refusals ---------------------------------------------------------------------------------------------------------------


def refused(tmp_path: Path, *sources: Path, **plan) -> DataError:
    """The refusal, after which nothing is left."""
    before = sorted(tmp_path.iterdir())
    with pytest.raises(DataError) as caught:
        built(tmp_path / "out", *sources, **plan)
    assert sorted(tmp_path.iterdir()) == before, "nothing was written"
    return caught.value


FIELDS = ["v", "k:class"]
BIG = "v,k\n" + "1,0\n" * 600


@pytest.mark.parametrize(
    ("text", "flags", "rule", "row", "column", "says"),
    [
        ("v,k\n1,0\nnan,1\n", {}, "NotFinite", 2, "v", "nan is not a finite number"),
        ("v,k\n1,0\n2,0\n-inf,1\n", {}, "NotFinite", 3, "v", "-inf is not a finite number"),
        (BIG + "inf,0\n", {}, "NotFinite", 601, "v", "inf"),
        ("v,k\n1e39,0\n", {}, "OutOfRange", 1, "v", "beyond binary32"),
        ("v,k\n1,0\n2,-1\n", {}, "LabelRange", 2, "k", "-1 is not in 0 to"),
        ("v,k\n1,0\n2,3\n", {"classes": 3}, "LabelRange", 2, "k", "3 is not in 0 to 2"),
        ("v,k\n1,a\n2,b\n", {"classes": 1}, "LabelRange", None, None, "2 classes, --classes says 1"),
        ("v,k\n1,a\n2,7\n", {}, "MixedTypes", 2, "k", "'7' is a number, 'a' in a.csv, row 1 is not"),
        ("v,k\n1,0\n2,1.5\n", {}, "MixedTypes", 2, "k", "'1.5' is a name, '0' in a.csv, row 1 is not"),
        ("v,k\n1,0\n\n2,1,9\n", {}, "RaggedRow", 2, None, "3 cells, the first line has 2"),
        (BIG + "1\n", {}, "RaggedRow", 601, None, "1 cells, the first line has 2"),
        ("v,k\n,0\n,1\n", {}, "EmptyColumn", None, "v", "no row has a value"),
        ("v,k\n1,0\n ,1\n2,1\n,0\n", {}, "MissingValue", 2, "v", "no value (and 1 more in this column)"),
        ("v,k\n1,0\nn/a,1\n", {}, "MixedTypes", 2, "v", "'n/a' is no number"),
        ("v,k\n1,0\n1_0,1\n", {}, "MixedTypes", 2, "v", "'1_0' is no number"),
        ("v,k\n1.5,0\n", {"fields": ["v:i32"]}, "MixedTypes", 1, "v", "1.5 is no integer"),
        ("v,k\n1,0\n4294967296,0\n", {"fields": ["v:i32"]}, "OutOfRange", 2, "v", "is not in -2147483648 to 2147483647"),
        ("v,k\n256,0\n", {"fields": ["v:u8"]}, "OutOfRange", 1, "v", "is not in 0 to 255"),
        ("v,k\n2,0\n", {"fields": ["v:bool"]}, "OutOfRange", 1, "v", "is not in 0 to 1"),
        ("v,k\n1,0\n", {"fields": ["w"]}, "Columns", None, None, "field 'w' wants the column 'w' (there are v, k)"),
        ("v,k\n1,0\n", {"fields": ["v=v,k:f32:3"]}, "RaggedShape", 1, "v", "gets 2 numbers of shape [2], its shape is [3]"),
        ("v,v\n1,0\n", {}, "Columns", None, "v", "there twice"),
        ("v,\n1,0\n", {}, "Columns", None, None, "column 2 has no name"),
        ("v,k\n", {}, "NoRecords", None, None, "no row"),
        ("", {}, "NoRecords", None, None, "empty"),
        (b"v,k\n1,\xff\n", {}, "BadFile", None, None, "not UTF-8"),
        ('v,k\n1,"0\n', {}, "BadFile", None, None, "line 2"),
    ],
)
def test_a_csv_is_refused_by_file_row_column_and_rule(tmp_path, text, flags, rule, row, column, says):
    source = written(tmp_path / "a.csv", text)
    found = refused(tmp_path, source, **({"fields": FIELDS} | flags))
    assert (found.rule, found.row, found.column) == (rule, row, column), str(found)
    assert says in str(found)
    assert str(tmp_path) not in str(found), "no local path"
    if rule not in ("LabelRange", "Columns") or row:
        assert found.file == "a.csv"
        assert str(found).startswith("a.csv")
    assert found.hint or rule == "NoRecords", "what to do"


@pytest.mark.parametrize(
    ("lines", "rule", "row", "says"),
    [
        (['{"v": [1, 2]}', '{"v": [1, 2, 3]}'], "RaggedShape", 2, "[3] behind one of [2]"),
        (['{"v": [[1], [2, 3]]}'], "RaggedShape", 1, "lists of other lengths"),
        (['{"v": []}'], "RaggedShape", 1, "empty list"),
        (['{"v": 1}', '{"v": "1"}'], "MixedTypes", 2, "'1' is no number"),
        (['{"v": 1}', '{"v": true}'], "MixedTypes", 2, "truth value"),
        (['{"v": [1, null]}'], "MissingValue", 1, "a place without a value"),
        (['{"v": 1}', '{"w": 1}'], "MissingValue", 2, "no value"),
        (['{"v": null}', '{"v": null}'], "EmptyColumn", None, "no row has a value"),
        (['{"v": NaN}'], "NotFinite", 1, "nan"),
        (['{"v": 1e400}'], "NotFinite", 1, "inf"),
        (['{"v": [18446744073709551616]}'], "MixedTypes", 1, "no number"),
        (['{"v": 1}', "[1]"], "BadFile", 2, "a list, not an object"),
        (['{"v": 1}', '{"v": 1'], "BadFile", 2, "not JSON"),
        (['{"v": ' + "[" * 70 + "]" * 70 + "}"], "BadFile", 1, "nested deeper"),
        ([""], "NoRecords", None, "empty"),
    ],
)
def test_json_lines_are_refused(tmp_path, lines, rule, row, says):
    found = refused(tmp_path, written(tmp_path / "a.jsonl", "\n".join(lines)), fields=["v"])
    assert (found.rule, found.row, found.file) == (rule, row, "a.jsonl"), str(found)
    assert says in str(found)


def test_rows_of_other_shapes_in_other_chunks_are_refused(tmp_path):
    lines = ['{"v": [1, 2]}'] * 512 + ['{"v": [1]}']
    found = refused(tmp_path, written(tmp_path / "a.jsonl", "\n".join(lines)), fields=["v"])
    assert (found.rule, found.row) == ("RaggedShape", 513)


def test_arrays_are_refused(tmp_path):
    x = np.zeros((3, 2))
    for arrays, rule, says in (
        ({"x": x, "y": np.zeros(2)}, "RaggedShape", "2 rows, 'x' has 3"),
        ({"x": np.float64(1)}, "RaggedShape", "no axis"),
        ({"x": np.array(["a"])}, "MixedTypes", "an array of <U1"),
        ({"x": np.asfortranarray(x)}, "BadFile", "Fortran"),
        ({}, "NoRecords", "no array"),
        ({"x": np.full((1, 2), np.nan)}, "NotFinite", "row 1, column 'x'"),
        ({"x": np.zeros((1, 1 << 14)), "y": np.zeros(1)}, "RecordSize", "65540 bytes"),
    ):
        np.savez(tmp_path / "a.npz", **arrays)
        found = refused(tmp_path, tmp_path / "a.npz")
        assert (found.rule, says in str(found)) == (rule, True), str(found)
    found = refused(tmp_path, written(tmp_path / "a.npz", b"PK no archive"))
    assert found.rule == "BadFile"
    np.savez(tmp_path / "a.npz", x=np.arange(4096.0))
    raw = bytearray((tmp_path / "a.npz").read_bytes())
    raw[5000] ^= 1
    found = refused(tmp_path, written(tmp_path / "a.npz", bytes(raw)))
    assert (found.rule, found.column) == ("BadFile", "x"), str(found)


def test_arrow_files_are_refused(tmp_path):
    import pyarrow as pa
    import pyarrow.parquet as pq

    found = refused(tmp_path, written(tmp_path / "a.parquet", b"PAR1 nothing"), fields=["v"])
    assert (found.rule, found.file) == ("BadFile", "a.parquet")
    for values, rule, row in (
        ([1.0, None], "MissingValue", 2),
        ([[1], [1, 2]], "RaggedShape", 2),
        ([None, None], "EmptyColumn", None),
        (["a", "b"], "MixedTypes", 1),
    ):
        pq.write_table(pa.table({"v": pa.array(values)}), tmp_path / "a.parquet")
        found = refused(tmp_path, tmp_path / "a.parquet", fields=["v"])
        assert (found.rule, found.row, found.column) == (rule, row, "v"), str(found)

    table = pa.table({"v": [1.0, 2.0], "label": [0, 3]})
    path = saved(tmp_path / "hf", table, {"label": CLASS_LABEL}, per_file=1)
    found = refused(tmp_path, path, label="label")
    assert (found.rule, found.row, found.file) == ("LabelRange", 2, "hf"), str(found)
    state = json.loads((path / "state.json").read_text())
    for change, rule, says in (
        ({"_indices_data_files": [{"filename": "indices.arrow"}]}, "BadFile", "flatten_indices"),
        ({"_data_files": [{"filename": "../../etc/passwd"}]}, "BadFile", "names no files of its folder"),
        ({"_data_files": [{"filename": "data-00009.arrow"}]}, "MissingFile", "data-00009.arrow"),
        ({"_data_files": 7}, "BadFile", "names no files"),
    ):
        (path / "state.json").write_text(json.dumps(state | change))
        found = refused(tmp_path, path, fields=["v"])
        assert (found.rule, says in str(found)) == (rule, True), str(found)
    (path / "state.json").write_text(json.dumps(state))
    (path / "data-00001-of-00002.arrow").write_bytes(b"\xff\xff\xff\xffjunk")
    assert refused(tmp_path, path, fields=["v"]).rule == "BadFile"
    (path / "dataset_info.json").unlink()
    assert refused(tmp_path, path, fields=["v"]).rule == "MissingFile"
    written(tmp_path / "both" / "dataset_dict.json", '{"splits": ["train", "test"]}')
    for split in ("train", "test"):
        saved(tmp_path / "both" / split, table, {})
    found = refused(tmp_path, tmp_path / "both", fields=["v"])
    assert "both/train, and another one with --held-out-source" in str(found)


def test_images_are_refused(tmp_path):
    pets = tmp_path / "pets"
    written(pets / "cat" / "a.png", png(1))
    written(pets / "cat" / "b.png", png(1, size=(5, 5)))
    found = refused(tmp_path, pets)
    assert (found.rule, found.file) == ("RaggedShape", "cat/b.png")
    assert "an image of 5x5, others are 3x4 (resize them, or say --image-size 3x4)" in str(found)
    for name, raw, rule, says in (
        ("cat/b.png", png(1)[:40], "BadFile", "no image"),
        ("cat/b.png", png(1, mode="I;16"), "BadFile", "more than 8 bits"),
        ("cat/b.txt", b"", "BadFile", "cat/b.txt is no image"),
        ("b.png", png(1), "BadFile", "in no folder of a class"),
    ):
        (pets / "cat" / "b.png").unlink(missing_ok=True)
        written(pets / name, raw)
        found = refused(tmp_path, pets)
        assert (found.rule, says in str(found)) == (rule, True), str(found)
        assert str(tmp_path) not in str(found)
        (pets / name).unlink()
    (pets / "dog").mkdir()
    assert "the class 'dog' has no image" in str(refused(tmp_path, pets))


def test_text_is_refused(tmp_path):
    found = refused(tmp_path, written(tmp_path / "a.txt", "short"))
    assert (found.rule, "--length" in found.hint) == ("NoRecords", True)
    options = Options(length=2, tokenizer=tokenizer(tmp_path / "t.json"))
    found = refused(tmp_path, written(tmp_path / "a.txt", b"a b\n\xff\n"), options=options)
    assert (found.rule, found.row) == ("BadFile", 2)
    written(tmp_path / "t.json", "{}")
    found = refused(tmp_path, tmp_path / "a.txt", options=options)
    assert (found.rule, found.file) == ("BadFile", "t.json")


def test_sources_that_are_not_there_or_not_known_are_refused(tmp_path):
    assert refused(tmp_path, tmp_path / "none.csv", fields=["v"]).rule == "MissingFile"
    good = written(tmp_path / "a.csv", IRIS)
    assert refused(tmp_path, good, tmp_path / "none.csv", label="species").rule == "MissingFile"
    assert refused(tmp_path, good, held_out_sources=(tmp_path / "none.csv",), label="species").rule == "MissingFile"
    found = refused(tmp_path, written(tmp_path / "a.xls", ""), fields=["v"])
    assert (found.rule, "--format csv|jsonl" in found.hint) == ("UnknownFormat", True)
    assert refused(tmp_path, good, format="images").rule == "UnknownFormat"
    other = written(tmp_path / "b.csv", "length,species\n1,setosa\n")
    found = refused(tmp_path, good, other, label="species")
    assert (found.rule, found.file, found.column) == ("Columns", "b.csv", "width")


def test_every_format_reads_what_it_is_called():
    assert {name: kind.format for name, kind in sources._KINDS.items()} == {name: name for name in FORMATS}


def test_plans_that_say_too_little_or_too_much_are_refused(tmp_path):
    source = written(tmp_path / "a.csv", IRIS)
    (tmp_path / "full").mkdir()
    written(tmp_path / "full" / "x", "")
    for out, flags, says in (
        ("out", {}, "nothing says what a record is"),
        ("out", {"label": "species", "fields": ["length"]}, "--label beside --field"),
        ("out", {"fields": ["a=length", "a=width"]}, "two fields have one name"),
        ("out", {"fields": [f"f{i}=length" for i in range(17)]}, "17 fields"),
        ("out", {"fields": ["length"], "classes": 3}, "--classes without a field"),
        ("out", {"fields": ["k=length,width:class"]}, "a class is one column"),
        ("out", {"label": "species", "shard_bytes": 11}, "a record has 12 bytes"),
        ("full", {"label": "species"}, "is there already"),
    ):
        with pytest.raises(ConfigError, match=says):
            built(tmp_path / out, source, **flags)
        assert not (tmp_path / "out").exists()


def test_a_record_of_both_splits_is_refused_by_both_places(tmp_path):
    train = written(tmp_path / "train.csv", BIG.replace("1,0", "2,0") + "7,1\n")
    test = written(tmp_path / "test.csv", "v,k\n3,0\n7,1\n")
    for shuffle in (True, False):
        found = refused(tmp_path, train, held_out_sources=(test,), fields=FIELDS, shuffle=shuffle)
        assert (found.rule, found.file, found.row) == ("SplitOverlap", "test.csv", 2)
        assert "train.csv, row 601" in str(found)


def test_an_empty_split_is_refused(tmp_path):
    source = written(tmp_path / "a.csv", "v\n1\n")
    limit = folder.split_number(np.float32(1).tobytes())
    share = limit / 2**64
    assert refused(tmp_path, source, fields=["v"], held_out=f"{share * 0.9:.6f}").rule == "EmptySplit"
    assert refused(tmp_path, source, fields=["v"], held_out=f"{share + 0.01:.6f}").rule == "EmptySplit"


def test_a_library_that_is_missing_is_named_with_its_extra(tmp_path):
    """In a process of its own where the import fails as it does where the library is not installed."""
    sources = {
        "pyarrow": (written(tmp_path / "a.parquet", ""), "parquet"),
        "PIL": (written(tmp_path / "pets" / "a" / "a.png", png(1)).parents[1], "images"),
        "tokenizers": (written(tmp_path / "a.txt", "text"), "tokenizers"),
    }
    for module, (source, extra) in sources.items():
        code = f"import sys; sys.modules[{module!r}] = None; from assay_trainer import cli; sys.exit(cli.main(sys.argv[1:]))"
        line = ["data", "build", str(source), "--field", "v", "--out", str(tmp_path / "out"), "--tokenizer", "t.json"]
        done = subprocess.run([sys.executable, "-c", code, *line], capture_output=True, text=True, timeout=120)
        assert done.returncode == cli.EXIT_USAGE, done.stderr
        assert f"needs {module}, which is not installed" in done.stderr
        assert f"pip install 'assay-trainer[{extra}]'" in done.stderr
        assert "Traceback" not in done.stderr


# ---- split, order, shards ---------------------------------------------------------------------------------------------------

values_ = st.lists(st.integers(-40, 40), min_size=1, max_size=60)


@settings(max_examples=40)
@given(values=values_, seed=st.integers(0, 3), share=st.sampled_from(["0.1", "0.5", "0.9"]), data=st.data())
def test_a_records_hash_alone_decides_its_split(tmp_path_factory, values, seed, share, data):
    """Whatever the order, the company and the seed: each record in one split, the same one, and none is lost."""
    tmp_path = tmp_path_factory.mktemp("split")
    others = data.draw(st.permutations(values + data.draw(values_)))

    def sides(name: str, numbers: list[int], seed: int) -> dict[bool, list[int]]:
        np.savez(tmp_path / f"{name}.npz", v=np.array(numbers, np.float32))
        limit = folder.split_limit(share)
        held = [folder.split_number(np.float32(v).tobytes()) < limit for v in numbers]
        if all(held) or not any(held):
            assert refused(tmp_path, tmp_path / f"{name}.npz", held_out=share).rule == "EmptySplit"
            return {side: [float(v) for v, h in zip(numbers, held, strict=True) if h == side] for side in (False, True)}
        made = built(tmp_path / name, tmp_path / f"{name}.npz", held_out=share, seed=seed)
        found = {False: rows(made.train)["v"].tolist(), True: rows(made.held_out)["v"].tolist()}
        assert sorted(found[False] + found[True]) == sorted(numbers)
        assert not set(found[False]) & set(found[True])
        made.check()
        return found

    one, two = sides("one", values, seed), sides("two", others, seed + 1)
    for side in (False, True):
        assert set(one[side]) <= set(two[side])


def test_the_share_that_is_held_out_is_about_the_one_asked_for(tmp_path):
    np.savez(tmp_path / "a.npz", v=np.arange(20000, dtype=np.float32))
    made = built(tmp_path / "out", tmp_path / "a.npz", held_out="0.2")
    assert abs(len(made.held_out) - 4000) < 5 * math.sqrt(20000 * 0.2 * 0.8)


def test_order_of_the_sources_makes_no_difference_where_records_are_shuffled(tmp_path):
    lines = IRIS.splitlines()
    one = written(tmp_path / "1.csv", IRIS)
    two = written(tmp_path / "2.csv", "\n".join([lines[0], *reversed(lines[1:])]))
    a, b = (built(tmp_path / f"o{s.stem}", s, label="species", seed=4) for s in (one, two))
    assert a.train.root == b.train.root
    c = built(tmp_path / "o3", one, label="species", seed=5)
    assert c.train.root != a.train.root
    assert sorted(c.train[i] for i in range(6)) == sorted(a.train[i] for i in range(6))


def test_the_bytes_are_the_same_in_every_process(tmp_path):
    """Another folder, another hash seed of Python, another locale, another size of the sort."""
    source = written(tmp_path / "a.csv", "v,k\n" + "".join(f"{i / 7},{'xyz'[i % 3]}\n" for i in range(900)))
    for n, environment in enumerate(({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "LC_ALL": "C", "TZ": "Asia/Tokyo"})):
        out = tmp_path / f"run{n}" / "data"
        line = [
            "data",
            "build",
            os.path.relpath(source, tmp_path / ".."),
            "--label",
            "k",
            "--shard-bytes",
            "1k",
            "--out",
            str(out),
        ]
        done = subprocess.run(
            [sys.executable, "-m", "assay_trainer.cli", *line, "--quiet"],
            env=os.environ | environment,
            cwd=tmp_path / "..",
            capture_output=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
    assert bytes_of(tmp_path / "run0" / "data") == bytes_of(tmp_path / "run1" / "data")
    plan = Plan(sources=(source,), label="k", shard_bytes=1000)
    build(plan, tmp_path / "small", sort_bytes=1000)
    assert bytes_of(tmp_path / "small") == bytes_of(tmp_path / "run0" / "data"), "sorting on disk is sorting in memory"


def test_roots_are_those_of_this_page(tmp_path):
    """Pinned: a change of any byte of the format shows here."""
    data = built(
        tmp_path / "out", written(tmp_path / "iris.csv", IRIS), label="species", held_out="0.4", shard_bytes=24, name="iris"
    )
    assert (data.train.records, data.held_out.records) == PINNED[0]
    assert [data.train.root.hex(), data.held_out.root.hex()] == PINNED[1]


PINNED = (
    (3, 3),
    [
        "97e4b6bc0d858c49d4cab9cf1e162de266a5b78ec1d1330a40f16b0ac65ff609",
        "e27f44e1783552857d6b413bc6b405f2bd4d2135c84055376b2b2277f985eb46",
    ],
)


@pytest.mark.parametrize("records", [1, 2, 3, 7, 8, 9, 63])
@pytest.mark.parametrize("per", [1, 2, 4, 64])
def test_shards_fold_to_the_root_over_all_records(tmp_path, records, per):
    np.savez(tmp_path / "a.npz", v=np.arange(records * 3, dtype=np.float32).reshape(-1, 3))
    made = built(tmp_path / "out", tmp_path / "a.npz", shard_bytes=12 * per + 11)
    whole = [made.train[i] for i in range(records)]
    assert made.train.root == dataset_root(whole)
    assert len(made.train.trees) == -(-records // per)
    for i, tree in enumerate(made.train.trees):
        part = whole[i * per : (i + 1) * per]
        assert tree == tree_root([leaf_hash(r) for r in part]), "a shard is one node of the tree"
        assert made.train.shard(i) == b"".join(part)
        assert (tmp_path / "out" / f"train-{i:05}.bin").stat().st_size <= 12 * per + 11


@pytest.mark.parametrize("count", range(1, 70))
def test_hashes_that_come_one_by_one_have_the_trees_root(count):
    hashes = [leaf_hash(bytes([i])) for i in range(count)]
    hasher = TreeHasher()
    for h in hashes:
        hasher.add(h)
    assert hasher.root() == tree_root(hashes)


@settings(max_examples=40)
@given(keys=st.lists(st.binary(min_size=2, max_size=2), max_size=80), limit=st.sampled_from([40, 200, 10**6]))
def test_rows_are_sorted_on_disk_as_in_memory(tmp_path_factory, keys, limit):
    path = tmp_path_factory.mktemp("sort")
    row = np.dtype([("key", "u1", 32), ("n", "<u8")])
    given_rows = np.zeros(len(keys), row)
    for i, key in enumerate(keys):
        given_rows[i] = (np.frombuffer(key[:1] + bytes(30) + key[1:], np.uint8), i)
    sorter = Sorter(path, row, limit)
    for at in range(0, len(keys), 7):
        sorter.add(given_rows[at : at + 7])
    found = [(bytes(r["key"]), int(r["n"])) for block in sorter.sorted() for r in block]
    assert found == sorted((bytes(r["key"]), int(r["n"])) for r in given_rows)
    assert not list(path.iterdir())


@given(st.lists(st.floats(width=32, allow_nan=False, allow_infinity=False), min_size=1, max_size=50))
def test_ranges_are_exact(numbers):
    whole, parts = folder.Range(), folder.Range()
    values = np.array(numbers, np.float32)
    whole.add(values)
    for v in values[::-1]:
        parts.add(v[None])
    mean = float(sum(map(Fraction, map(float, values))) / len(values))
    assert whole.facts() == parts.facts()
    assert whole.facts()["mean"] == f"{mean + 0.0:.9g}"
    assert np.float32(whole.facts()["max"]) == values.max()


# ---- folder -----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def data(tmp_path) -> folder.Dataset:
    source = written(tmp_path / "iris.csv", IRIS)
    return built(tmp_path / "data", source, label="species", held_out="0.4", shard_bytes=24, license="CC0-1.0\nlong text")


def test_the_card_has_no_local_path(tmp_path, data):
    assert str(tmp_path) not in data.raw.decode()
    assert data.card["sources"] == [
        {"name": "iris.csv", "format": "csv", "bytes": len(IRIS), "sha256": "0x" + hashlib.sha256(IRIS.encode()).hexdigest()}
    ]
    assert data.card["license"] == "CC0-1.0\nlong text"
    assert data.hash == hashlib.sha256((tmp_path / "data" / "card.json").read_bytes()).digest()


def test_every_byte_of_a_folder_is_checked(tmp_path, data):
    data.check()
    for path in sorted((tmp_path / "data").glob("*.bin")):
        raw = path.read_bytes()
        for spoilt in (raw[:-1] + bytes([raw[-1] ^ 1]), raw[:-12], raw + bytes(12)):
            path.write_bytes(spoilt)
            with pytest.raises(DataError) as caught:
                folder.Dataset.open(tmp_path / "data").check()
            assert (caught.value.rule, caught.value.file) == ("WrongRoot", path.name)
        path.unlink()
        with pytest.raises(DataError, match="the shard is not there") as caught:
            folder.Dataset.open(tmp_path / "data").check()
        assert caught.value.rule == "MissingFile"
        path.write_bytes(raw)
    folder.Dataset.open(tmp_path / "data").check()


def changed(path: Path, name: str, change) -> None:
    document = json.loads((path / name).read_bytes())
    change(document)
    (path / name).write_bytes(folder.encode(document))


@pytest.mark.parametrize(
    ("name", "change", "rule"),
    [
        ("card.json", lambda d: d["train"].update(root="0x" + "00" * 32), "WrongRoot"),
        ("card.json", lambda d: d["fields"][0].update(max="9"), "WrongCard"),
        ("card.json", lambda d: d.update(held_out_share="0.999999"), "WrongSplit"),
        ("card.json", lambda d: d.update(shard_records=3), "BadCard"),
        ("card.json", lambda d: d.update(version=2), "BadCard"),
        ("card.json", lambda d: d.update(record_bytes=13), "BadCard"),
        ("card.json", lambda d: d["fields"].pop(), "BadCard"),
        ("card.json", lambda d: d["fields"][0].update(type="f64"), "BadCard"),
        ("card.json", lambda d: d["train"].update(records=10**9), "BadCard"),
        ("card.json", lambda d: d["train"].update(records=True), "BadCard"),
        ("card.json", lambda d: d.pop("license"), "BadCard"),
        ("shards.json", lambda d: d["train"].pop(), "BadCard"),
        ("shards.json", lambda d: d["train"].__setitem__(0, "0x" + "00" * 32), "WrongRoot"),
        ("shards.json", lambda d: d.pop("held_out"), "BadCard"),
    ],
)
def test_a_card_that_says_something_else_is_refused(tmp_path, data, name, change, rule):
    changed(tmp_path / "data", name, change)
    with pytest.raises(DataError) as caught:
        folder.Dataset.open(tmp_path / "data").check()
    assert caught.value.rule == rule, str(caught.value)


def test_junk_in_place_of_a_card_is_refused(tmp_path, data):
    path = tmp_path / "data" / "card.json"
    for raw in (b"", b"[]", b"\xff", b"{}", data.raw + b"\n", data.raw.replace(b"  ", b" ", 1)):
        path.write_bytes(raw)
        with pytest.raises(DataError) as caught:
            folder.Dataset.open(tmp_path / "data")
        assert caught.value.rule == "BadCard"
    with pytest.raises(DataError, match="no folder of"):
        folder.Dataset.open(tmp_path / "iris.csv")


def test_a_step_that_reads_other_records_is_refused_by_field(data):
    f32, i32 = np.dtype(np.float32), np.dtype(np.int32)
    data.require_step([(f32, (8, 2)), (i32, (8,))])
    for wanted, says in (
        ([(f32, (8, 3)), (i32, (8,))], r"field 0 of the data, 'x', is float32\[2\]; the step reads float32\[3\]"),
        ([(f32, (8, 2)), (f32, (8,))], r"field 1 of the data, 'label', is int32\[\]; the step reads float32\[\]"),
        ([(f32, (8, 2))], "the data has 2 fields, the step reads 1"),
    ):
        with pytest.raises(DatasetMismatch, match=says):
            data.require_step(wanted)


# ---- command ----------------------------------------------------------------------------------------------------------------


def test_the_command_builds_shows_and_checks(tmp_path, capsys):
    source = written(tmp_path / "iris.csv", IRIS + "5.8,2.7,virginica\n")
    out = str(tmp_path / "data")
    line = ["data", "build", str(source), "--label", "species", "--held-out", ".40", "--license", "CC0-1.0", "--out", out]
    assert cli.main(line) == 0
    said = capsys.readouterr()
    assert "1 records are there more than once" in said.err
    for part in (
        "licence   CC0-1.0",
        "x                f32   [2]",
        "3 setosa, versicolor, virginica",
        "the first",
    ):
        assert part in said.out
    assert cli.main(["data", "show", out]) == 0
    assert capsys.readouterr().out == said.out
    assert cli.main(["data", "show", "--json", out]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["held_out_share"] == "0.4"
    assert cli.main(["data", "check", out]) == 0
    assert facts["train"]["root"] in capsys.readouterr().out
    assert cli.main(line) == cli.EXIT_USAGE
    assert "is there already" in capsys.readouterr().err
    (tmp_path / "data" / "train-00000.bin").write_bytes(b"")
    assert cli.main(["data", "check", out]) == cli.EXIT_FAILED
    assert "ERROR WrongRoot: train-00000.bin" in capsys.readouterr().err


def test_a_refusal_names_its_rule_on_the_command_line(tmp_path, capsys):
    source = written(tmp_path / "a.csv", "v,k\n1,0\nnan,1\n")
    assert cli.main(["data", "build", str(source), "--label", "k", "--out", str(tmp_path / "out")]) == cli.EXIT_FAILED
    assert (
        "ERROR NotFinite: a.csv, row 2, column 'v': nan is not a finite number (fill the value, or drop the row)"
        in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("flag", "says"),
    [
        ("--held-out=1", "0.1"),
        ("--held-out=-0.1", "0.1"),
        ("--field=1x", "NAME=COLUMNS"),
        ("--field=x:f32:0", "no 0"),
        ("--field=x:i32/2", "only f32"),
        ("--field=x/0", "above 0"),
        ("--shard-bytes=0", "16MiB"),
        ("--shard-bytes=3TB", "16MiB"),
        ("--classes=0", "1 to"),
        ("--seed=-1", "not below 0"),
        ("--format=xls", "parquet"),
        ("--image-size=9", "64x64"),
        ("--image-mode=CMYK", "RGB or L"),
        ("--delimiter=ab", "one character"),
    ],
)
def test_flags_are_checked(capsys, flag, says):
    with pytest.raises(SystemExit) as done:
        cli.main(["data", "build", "x.csv", "--out", "x", flag])
    assert done.value.code == cli.EXIT_USAGE
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("command", ["build", "show", "check"])
def test_help_has_examples(command, capsys):
    with pytest.raises(SystemExit) as done:
        cli.main(["data", command, "--help"])
    assert done.value.code == 0
    assert f"assay-trainer data {command}" in capsys.readouterr().out.partition("Examples:")[2]


def test_an_interrupt_leaves_nothing_that_looks_whole(tmp_path):
    """In the middle of writing. On a slow machine the command ends before it has removed all: what is left has no card."""
    source = tmp_path / "a.csv"
    with open(source, "w") as file:
        file.write("v\n")
        file.writelines(f"{i}\n" for i in range(400_000))
    line = ["data", "build", str(source), "--field", "v:i32", "--out", str(tmp_path / "out"), "--shard-bytes", "64k"]
    with subprocess.Popen([sys.executable, "-m", "assay_trainer.cli", *line], stdout=subprocess.PIPE) as process:
        while not list(tmp_path.glob(".out.partial-*/spool/all")):
            assert process.poll() is None, "it ends only when it is interrupted"
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert process.wait() == cli.EXIT_INTERRUPTED
    assert not (tmp_path / "out").exists()
    assert not list(tmp_path.glob("*/card.json")) + list(tmp_path.glob(".*/card.json"))


def test_a_folder_is_whole_only_under_its_name(tmp_path, monkeypatch):
    """What a power failure leaves in the middle is hidden, and no command takes it."""
    source = written(tmp_path / "iris.csv", IRIS)

    class Died(BaseException):
        pass

    def told(stage: str, _more: int, _total: int | None) -> None:
        if stage == "writing":
            (left,) = tmp_path.glob(".out.partial-*")
            assert not (left / "card.json").exists()
            with pytest.raises(DataError, match="no folder of"):
                folder.Dataset.open(left)
            assert not (tmp_path / "out").exists()
            raise Died

    with pytest.raises(Died):
        build(Plan(sources=(source,), label="species"), tmp_path / "out", told)
    assert list(tmp_path.iterdir()) == [source]


def test_a_source_that_changes_meanwhile_is_refused(tmp_path):
    source = written(tmp_path / "iris.csv", IRIS)

    def told(stage: str, _more: int, _total: int | None) -> None:
        if stage == "reading":
            source.write_text(IRIS.replace("5.1", "5.2"))

    with pytest.raises(DataError) as caught:
        build(Plan(sources=(source,), label="species", held_out="0"), tmp_path / "out", told)
    assert caught.value.rule == "Changed"
    assert not (tmp_path / "out").exists()


def test_a_manifest_of_another_card_is_refused(tmp_path, data):
    rest = {"adapter": "a", "batch_size": 1, "inner_optimizer": {}, "model": {}, "version": 1}
    rest |= {"tensors": [{"name": "w", "shape": [1]}]}

    def of(**change) -> manifest.Manifest:
        return manifest.parse(manifest.encode(rest | {"dataset": data.manifest_section() | change}))

    data.require_manifest(of())
    with pytest.raises(DatasetMismatch, match="names the card"):
        data.require_manifest(of(card="0x" + "00" * 32))
    with pytest.raises(DatasetMismatch, match="9 records"):
        data.require_manifest(of(records=9))


def test_a_plan_is_frozen(tmp_path):
    """Two builds cannot differ because the first one changed the plan."""
    plan = Plan(sources=(written(tmp_path / "iris.csv", IRIS),), label="species", held_out="0")
    before = dataclasses.astuple(plan)
    one = build(plan, tmp_path / "1")
    assert dataclasses.astuple(plan) == before
    assert build(plan, tmp_path / "2").raw == one.raw
