import subprocess
import sys

import pytest

from assay_trainer import strict_json
from assay_trainer.safetensors_io import PayloadError, decode


def test_nesting_is_bounded_and_strings_do_not_count():
    assert strict_json.loads(b'{"a":["[[[\\"[[",{}]}') == {"a": ['[[["[[', {}]}
    deep = "[" * strict_json.MAX_DEPTH + "]" * strict_json.MAX_DEPTH
    strict_json.loads(deep)
    with pytest.raises(ValueError, match="nested"):
        strict_json.loads("[" + deep + "]")
    for bad in (b"\xff", b"", b'"open', b"[1,"):
        with pytest.raises(ValueError):  # noqa: PT011 - the message is json's own
            strict_json.loads(bad)


def test_repeated_keys_are_refused():
    """As protocol.UnmarshalUnique does."""
    for text in (
        '{"a":1,"a":1}',
        '{"a":1,"\\u0061":2}',
        '{"a":1,"A":2}',
        '{"b":{"a":1,"c":{},"a":2}}',
        '[1,{"a":[{"c":0,"c":1}]}]',
    ):
        with pytest.raises(ValueError, match="is repeated: say it once"):
            strict_json.loads(text, object_pairs_hook=strict_json.unique)
    assert strict_json.loads('{"a":{"a":1},"b":[{"a":1},{"a":2}]}', object_pairs_hook=strict_json.unique)["a"] == {"a": 1}


def test_hostile_nesting_is_an_error_and_not_a_crash_once_a_library_raised_the_recursion_limit():
    header = b'{"a":' + b"[" * 200_000 + b"]" * 200_000 + b"}"
    program = f"""
import sys
import eth_account  # its imports raise the limit, as a trainer has it that sends a transaction
assert sys.getrecursionlimit() > 10_000, "the premise of this test is gone"
from assay_trainer.safetensors_io import PayloadError, decode
header = {header[:6]!r} + b"[" * 200_000 + b"]" * 200_000 + b"}}"
try:
    decode(len(header).to_bytes(8, "little") + header, [("delta.0", 4)])
except PayloadError as exc:
    print(exc.name)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.split() == ["PayloadMalformed"]
    with pytest.raises(PayloadError):
        decode(len(header).to_bytes(8, "little") + header, [("delta.0", 4)])
