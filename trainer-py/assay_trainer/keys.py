"""The trainer's key, and the refusal of keys that everybody knows."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from assay_trainer.errors import ConfigError

DEV_CHAINS = frozenset({1337, 31337})

# The first twenty accounts of "test test test test test test test test test test test junk" (m/44'/60'/0'/0/i).
DEV_ADDRESSES = frozenset(
    bytes.fromhex(a)
    for a in (
        "f39fd6e51aad88f6f4ce6ab8827279cfffb92266",
        "70997970c51812dc3a010c7d01b50e0d17dc79c8",
        "3c44cdddb6a900fa2b585dd299e03d12fa4293bc",
        "90f79bf6eb2c4f870365e785982e1f101e93b906",
        "15d34aaf54267db7d7c367839aaf71a00a2c6a65",
        "9965507d1a55bcc2695c58ba16fb37d819b0a4dc",
        "976ea74026e726554db657fa54763abd0c3a0aa9",
        "14dc79964da2c08b23698b3d3cc7ca32193d9955",
        "23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",
        "a0ee7a142d267c1f36714e4a8f75612f20a79720",
        "bcd4042de499d14e55001ccbb24a551f3b954096",
        "71be63f3384f5fb98995898a86b02fb2426c5788",
        "fabb0ac9d68b0b445fb7357272ff202c5651694a",
        "1cbd3b2770909d4e10f157cabc84c7264073c9ec",
        "df3e18d64bc6a983f673ab319ccae4f1a57c7097",
        "cd3b766ccdd6ae721141f452c550ca635964ce71",
        "2546bcd3c84621e976d8185a91a922ae77ecec30",
        "bda5747bfd65f08deb54cb465eb87d40e51b197e",
        "dd2fd4581271e230360230f9337d5c0430bf44c0",
        "8626f6940e2eb28930efb4cef49b2d1f2c9c1199",
    )
)

_HEX_KEY = re.compile(r"(0x)?[0-9a-fA-F]{64}\Z")
_ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141


@dataclass(frozen=True)
class Key:
    """An ECDSA key and its address. Its repr never shows the secret."""

    secret: bytes
    address: bytes

    def __repr__(self) -> str:
        return f"Key({address_text(self.address)})"


def parse_key(text: str) -> Key:
    """A key from 32 bytes of hexadecimal."""
    text = text.strip()
    if not _HEX_KEY.match(text):
        raise ConfigError("a private key is 32 bytes of hexadecimal", "pass --private-key-file to keep it off the command line")
    secret = bytes.fromhex(text[-64:])
    if not 0 < int.from_bytes(secret, "big") < _ORDER:
        raise ConfigError("the private key is out of the curve's range")
    from eth_keys import keys  # slow to load: a bad key is refused before

    return Key(secret, keys.PrivateKey(secret).public_key.to_canonical_address())


def shown_key(arguments: Sequence[str]) -> bool:
    """Whether the command line has a key that is not everybody's anyway: `ps` shows it to every user of the machine."""
    for i, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name != "--private-key":
            continue
        try:
            if parse_key(value if given else arguments[i + 1]).address not in DEV_ADDRESSES:
                return True
        except (ConfigError, IndexError):
            pass  # no key, and refused for that
    return False


def load_key(value: str | None, file: str | None) -> Key:
    """The key given on the command line, in a file or in the environment."""
    if value and file:
        raise ConfigError("give --private-key or --private-key-file, not both")
    if file:
        try:
            info = os.stat(file)
            if stat.S_ISREG(info.st_mode) and info.st_mode & 0o077:
                raise ConfigError(f"other users can read the key file {file}", f"chmod 600 {file}")
            return parse_key(Path(file).read_text(encoding="ascii"))
        except (OSError, UnicodeDecodeError) as exc:
            raise ConfigError(f"cannot read the key file {file}: {exc}") from exc
    if value:
        return parse_key(value)
    raise ConfigError("no private key", "--private-key-file FILE, --private-key HEX or ASSAY_PRIVATE_KEY")


def refuse_dev_key(key: Key, chain_id: int) -> None:
    """Dev keys are public: whatever they hold on a real chain is anybody's."""
    if chain_id not in DEV_CHAINS and key.address in DEV_ADDRESSES:
        raise ConfigError(
            f"{address_text(key.address)} is a well-known development key, refused on chain {chain_id}",
            "use a key of your own",
        )


def address_text(address: bytes) -> str:
    """Lower-case 0x-hex."""
    return "0x" + address.hex()
