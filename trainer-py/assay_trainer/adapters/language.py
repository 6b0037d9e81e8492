"""Causal language models of transformers, made from a local configuration; LoRA by peft, whose base model is frozen."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import strict_json
from assay_trainer.adapters import records
from assay_trainer.adapters import settings as s
from assay_trainer.adapters.settings import Setting
from assay_trainer.adapters.trained import COMMON, Trained, library, load_state
from assay_trainer.data.build import Plan
from assay_trainer.data.fields import Field
from assay_trainer.data.folder import Dataset
from assay_trainer.data.sources import Options
from assay_trainer.errors import ConfigError, ManifestError
from assay_trainer.manifest import Manifest
from assay_trainer.model import weights
from assay_trainer.model.module import load_weights
from assay_trainer.torch_setup import torch

nn, F = torch.nn, torch.nn.functional
MAX_CONFIG = 1 << 15
# Samples of a report: so many records are gone on with, from so many of their tokens to so many, for so long at most.
_SAMPLES, _PROMPT, _SAMPLE_TOKENS, _SAMPLE_SECONDS, _TEMPERATURE = 2, 16, 96, 3.0, 0.8
_MAX_INTEGER, _MAX_ITEMS, _MAX_TEXT, _MAX_DEPTH, _MAX_RANK = 1 << 24, 4096, 200, 6, 1024
# What a configuration says of a file and its library, and nothing of the model.
_ABOUT = ("architectures", "transformers_version", "torch_dtype", "dtype", "_name_or_path", "_attn_implementation", "use_cache")
# What would have transformers load code, or weights in other types.
_CODE = ("auto_map", "trust_remote_code", "quantization_config", "custom_pipelines")
# What would have a part of the model be of another library, or read from a file or the hub: timm.create_model takes
# "hf-hub:them/net" and "local-dir:/place" for an architecture. Keys that begin with "backbone" are such too.
_PLACES = ("architecture", "use_timm_backbone", "use_pretrained_backbone", "name_or_path", "transformers_weights")


class Language(Trained):
    """Records of two fields: tokens, and the token after each."""

    name = "language"
    SETTINGS = COMMON | {
        "lr": Setting(0.0003, COMMON["lr"].help, 0, 1e3),
        "batch": Setting(8, COMMON["batch"].help, 1, 1 << 16),
        "config": Setting("", "configuration of transformers: config.json, or its folder"),
        "length": Setting(64, "tokens of a record", 1, 1 << 13),
        "tokenizer": Setting("", "JSON file of the library tokenizers; without it a token is a byte"),
        "lora": Setting(0, "rank of LoRA; 0 trains all parameters", 0, _MAX_RANK),
        "alpha": Setting(0, "of LoRA: its scale times the rank; 0 for twice the rank", 0, 1 << 16),
        "targets": Setting("all-linear", "of LoRA: names of the layers, with commas"),
        "base": Setting("", "of LoRA: safetensors file of the base model, or its folder; without it numbers of the seed 0"),
    }

    @classmethod
    def plan(cls, source: Path, settings: Mapping[str, Any], scratch: Path) -> Plan:  # noqa: ARG003
        """Windows of text."""
        tokenizer = Path(settings["tokenizer"]) if settings["tokenizer"] else None
        return Plan((source,), options=Options(length=settings["length"], tokenizer=tokenizer))

    @classmethod
    def described(cls, data: Dataset, settings: Mapping[str, Any], folder: Path) -> dict[str, Any]:  # noqa: ARG003
        """The configuration as text, since a manifest holds no floats, and LoRA's sizes."""
        rank = settings["lora"]
        model = {
            "alpha": (settings["alpha"] or 2 * rank) if rank else 0,
            "base": "",
            "config": _config_of(settings["config"]),
            "rank": rank,
            "targets": settings["targets"] if rank else "",
        }
        if settings["base"] and not rank:
            raise ConfigError("--set base without --set lora", "to train all of a model: --from FOLDER, in place of --set base")
        if rank:
            with torch.random.fork_rng(devices=[]):
                torch.manual_seed(0)
                base = _base(_configuration(model["config"]))
            if settings["base"]:
                path = Path(settings["base"])
                load_weights(base, weights.open_weights(path), path.name)
            folder.mkdir(parents=True, exist_ok=True)
            found = {
                n: x.detach().numpy() for n, x in (*base.named_parameters(), *base.named_buffers()) if n in base.state_dict()
            }
            weights.write(folder / records.BASE, found.items(), {"format": "pt"})
            model["base"] = records.digest_of(folder / records.BASE)
        return model

    @property
    def files(self) -> tuple[str, ...]:
        """The base model, of LoRA."""
        return (records.BASE,) if self.manifest.model["base"] else ()

    @classmethod
    def described_by(cls, manifest: Manifest) -> Iterator[tuple[Field, ...]]:
        """Tokens, and those that follow, four bytes each."""
        length = manifest.document["dataset"]["record_bytes"] // 8
        yield tuple(Field(name, (name,), "i32", (length,)) for name in ("x", "y"))

    @classmethod
    def model_of(cls, manifest: Manifest) -> dict[str, Any]:
        """As the base class says; with `tokenizer`, its JSON, if the text's is here, or its tokens are bytes."""
        return super().model_of(manifest) | {"tokenizer": _tokenizer(manifest)}

    def check(self, model: Any) -> None:
        """As the base class says."""
        model = s.section(model, ("alpha", "base", "config", "rank", "targets"))
        rank = s.number(model, "rank", 0, _MAX_RANK)
        s.number(model, "alpha", 1 if rank else 0, 1 << 16)
        s.words(model, "targets", r"[A-Za-z0-9_.,-]{1,2000}" if rank else "")
        s.words(model, "base", "[0-9a-f]{64}" if rank else "")
        config = _checked(model["config"])
        shape = [(f.dtype, len(f.shape or ())) for f in self.data.fields]
        if shape != [("i32", 1), ("i32", 1)]:
            raise ManifestError("the records are not tokens and the tokens after each")
        largest = max(int(f["max"]) for f in self.data.card["fields"])
        vocabulary = config.get("vocab_size", 0)
        if not isinstance(vocabulary, int) or largest >= vocabulary:
            raise ManifestError(f"the data has the token {largest}, the configuration a vocab_size of {vocabulary}")

    def network(self) -> nn.Module:
        """As the base class says."""
        model = self.manifest.model
        config = _configuration(model["config"])
        if not model["rank"]:
            return _base(config)
        peft = library("peft", "LoRA")
        measured = torch.get_default_device().type == "meta"
        base = _base(config) if measured else self._frozen(config, model["base"])
        targets = model["targets"] if model["targets"] == "all-linear" else model["targets"].split(",")
        lora = peft.LoraConfig(r=model["rank"], lora_alpha=model["alpha"], target_modules=targets, lora_dropout=0.0)
        return peft.get_peft_model(base, lora)

    @staticmethod
    def _frozen(config: Any, digest: str) -> nn.Module:
        """The base model with the task's tensors; they are compared before there is memory for the model."""
        path = records.find_base(digest)
        with torch.device("meta"):
            size = sum(4 * p.numel() for p in _base(config).parameters())
        if size > path.stat().st_size:
            raise ManifestError(f"the configuration has parameters of {size} bytes, {path.name} is smaller")
        base = _base(config)
        load_weights(base, weights.open_weights(path), path.name)
        return base

    def _beside(self, module: nn.Module) -> list[torch.Tensor]:
        """As the base class says, but for LoRA's base model: its file bounds it before there is memory for it."""
        frozen = {id(p) for p in module.parameters()} if self.manifest.model["rank"] else set()
        return [x for x in super()._beside(module) if id(x) not in frozen]

    def objective(self, module: nn.Module, *fields: torch.Tensor) -> torch.Tensor:
        """Cross-entropy of each next token."""
        x, y = fields
        return F.cross_entropy(module(x).logits.flatten(0, 1), y.flatten())

    def accuracy(self, module: nn.Module, *fields: torch.Tensor) -> float:
        """Share of next tokens that are the likeliest."""
        x, y = fields
        return float((module(x).logits.argmax(-1) == y).float().mean())

    # What a report of a round has of it (report.py).

    @property
    def tokens_per_record(self) -> int:
        """Tokens that a record trains."""
        return int((self.data.fields[0].shape or (0,))[0])

    def samples(self, params: NDArray[np.float32]) -> list[str]:
        """How the model goes on with what some records begin with; none where tokens are no bytes: their texts are not here."""
        source = self.data.card["sources"][0]
        if source.get("vocabulary") != 256 or "tokenizer_sha256" in source:
            return []
        module = self.built()
        load_state(module, self.manifest, params)
        module.eval()
        rows = self.fields("train" if self.data.held_out is None else "held_out")[0][:_SAMPLES]
        length = rows.shape[1]
        text = rows[:, : min(_PROMPT, length)].long()
        draw = torch.Generator().manual_seed(0)
        until = time.monotonic() + _SAMPLE_SECONDS
        with torch.no_grad():
            while text.shape[1] < _SAMPLE_TOKENS and time.monotonic() < until:
                logits = module(text[:, -length:]).logits[:, -1, :256].float()
                chances = (logits / _TEMPERATURE).softmax(-1).nan_to_num(0.0) + 1e-9
                text = torch.cat([text, torch.multinomial(chances, 1, generator=draw)], 1)
        return [bytes(line.tolist()).decode("utf-8", "replace") for line in text]


def _tokenizer(manifest: Manifest) -> bytes | None:
    """The tokenizer of a task's text; None if it is not here, or nothing says which it is."""
    card = records.card_of(manifest)
    source = card["sources"][0] if card else {}
    if "tokenizer_sha256" in source:
        return records.find_tokenizer(str(source["tokenizer_sha256"]).removeprefix("0x"))
    return bytes_tokenizer() if source.get("vocabulary") == 256 else None


def bytes_tokenizer() -> bytes:
    """JSON of the library tokenizers whose token is a byte, numbered as it is."""
    # The library writes a byte that is no printable character of Latin-1 as one from 256 on.
    shown = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [n for n in range(256) if n not in shown]
    characters = {n: chr(n) for n in shown} | {n: chr(256 + i) for i, n in enumerate(others)}
    bytewise = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": False}
    document = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [],
        "normalizer": None,
        "pre_tokenizer": bytewise,
        "post_processor": None,
        "decoder": bytewise,
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "continuing_subword_prefix": None,
            "end_of_word_suffix": None,
            "fuse_unk": False,
            "byte_fallback": False,
            "vocab": {characters[n]: n for n in range(256)},
            "merges": [],
        },
    }
    return json.dumps(document, ensure_ascii=True).encode("ascii")


def _config_of(path: str) -> str:
    """A configuration's file as a manifest has it. Raises ConfigError."""
    if not path:
        raise ConfigError("language is not told which model", "--set config=config.json, of a class of transformers")
    file = Path(path) / "config.json" if Path(path).is_dir() else Path(path)
    try:
        found = strict_json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(found, dict):
            raise ValueError("no object")
    except (OSError, ValueError) as exc:
        raise ConfigError(f"--set config={path}: {exc}", "a config.json of transformers") from exc
    text = json.dumps({k: v for k, v in found.items() if k not in _ABOUT}, sort_keys=True, separators=(",", ":"))
    try:
        _checked(text)
    except ManifestError as exc:
        raise ConfigError(f"--set config={path}: {exc.message}", exc.hint) from exc
    return text


def _checked(text: Any) -> dict[str, Any]:
    """A manifest's configuration, if it names a class of transformers and brings neither code nor sizes beyond all measure."""
    try:
        if not isinstance(text, str) or len(text) > MAX_CONFIG:
            raise ValueError(f"longer than {MAX_CONFIG}")
        config = strict_json.loads(text)
        if not isinstance(config, dict):
            raise ValueError("no object")
    except ValueError as exc:
        raise ManifestError(f"model.config is no configuration: {str(exc)[:80]}") from exc
    _bounded(config, 0)
    library("transformers", "the adapter language")
    from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES as KNOWN

    kind = config.get("model_type")
    if not isinstance(kind, str) or kind not in KNOWN:
        raise ManifestError(f"the transformers installed here has no causal language model {str(kind)[:60]!r}", "model_type")
    return config


def _bounded(value: Any, depth: int) -> None:
    match value:
        case dict():
            for key, child in value.items():
                if key in _CODE or key.startswith("_") or key.endswith("_implementation"):
                    raise ManifestError(f"the configuration says {key[:60]}: it may bring no code and no kernels of its own")
                if key in _PLACES or key.startswith("backbone") or (key == "model_type" and depth):
                    raise ManifestError(f"the configuration says {key[:60]}: no part of the model may be of another place")
                _bounded(child, depth + 1)
        case list():
            for child in value:
                _bounded(child, depth + 1)
        case str():
            if len(value) > _MAX_TEXT:
                raise ManifestError(f"the configuration has a text of {len(value)} characters")
            if ":" in value or "/" in value:
                raise ManifestError(f"the configuration has the text {value[:60]!r}, which may name a file or a place")
        case int():
            if abs(value) > _MAX_INTEGER:
                raise ManifestError(f"the configuration has the integer {value}, beyond {_MAX_INTEGER}")
    if depth > _MAX_DEPTH or (isinstance(value, dict | list) and len(value) > _MAX_ITEMS):
        raise ManifestError("the configuration is nested too deeply, or has a list that is too long")


def _configuration(text: str) -> Any:
    """A configuration's object, of a class that transformers itself has."""
    from transformers import CONFIG_MAPPING

    stated = json.loads(text)
    config = CONFIG_MAPPING[stated.pop("model_type")](**stated)
    config._attn_implementation = "eager"
    config.use_cache = False
    return config


def _base(config: Any) -> nn.Module:
    """The module of a configuration. Its class is looked up, never fetched."""
    from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING

    return MODEL_FOR_CAUSAL_LM_MAPPING[type(config)](config).float()
