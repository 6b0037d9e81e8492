"""Language models: those of transformers, adapters of peft, and a small GPT."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import nn

from zoo.entries import Case, Fields, entry, tokens

V, N, T = 64, 2, 12
SIZES = {
    "vocab_size": V,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "max_position_embeddings": 32,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
}


# ---- a GPT as people write it by hand ----------------------------------------------------------------------------------------


class Norm(nn.Module):
    """A layer norm with an optional bias."""

    def __init__(self, width: int, bias: bool) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.bias = nn.Parameter(torch.zeros(width)) if bias else None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Over the last axis."""
        return F.layer_norm(x, self.weight.shape, self.weight, self.bias, 1e-5)


class CausalAttention(nn.Module):
    """Heads from one projection, joined again by a view."""

    def __init__(self, width: int, heads: int, drop: float, bias: bool) -> None:
        super().__init__()
        self.qkv, self.out = nn.Linear(width, 3 * width, bias=bias), nn.Linear(width, width, bias=bias)
        self.after, self.heads, self.drop = nn.Dropout(drop), heads, drop

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Attention to what came before."""
        n, t, c = x.size()
        q, k, v = (y.view(n, t, self.heads, c // self.heads).transpose(1, 2) for y in self.qkv(x).split(c, dim=2))
        p = self.drop if self.training else 0
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=None, dropout_p=p, is_causal=True)
        return self.after(self.out(y.transpose(1, 2).contiguous().view(n, t, c)))


class Layer(nn.Module):
    """Attention and a wide layer, each behind a norm."""

    def __init__(self, width: int, heads: int, drop: float, bias: bool) -> None:
        super().__init__()
        self.norm1, self.attention, self.norm2 = Norm(width, bias), CausalAttention(width, heads, drop, bias), Norm(width, bias)
        self.up, self.down = nn.Linear(width, 4 * width, bias=bias), nn.Linear(4 * width, width, bias=bias)
        self.drop = nn.Dropout(drop)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Both, added to what they read."""
        x = x + self.attention(self.norm1(x))
        return x + self.drop(self.down(F.gelu(self.up(self.norm2(x)))))


class GPT(nn.Module):
    """Learned places, tied logits, targets that may be -1."""

    def __init__(self, drop: float = 0.0, bias: bool = True, width: int = 32, layers: int = 2) -> None:
        super().__init__()
        self.tokens, self.places, self.drop = nn.Embedding(V, width), nn.Embedding(T, width), nn.Dropout(drop)
        self.layers = nn.ModuleList(Layer(width, 4, drop, bias) for _ in range(layers))
        self.norm, self.head = Norm(width, bias), nn.Linear(width, V, bias=False)
        self.tokens.weight = self.head.weight
        for name, p in self.named_parameters():
            if p.dim() == 2:
                nn.init.normal_(p, std=0.08 / (math.sqrt(2 * layers) if name.endswith(("out.weight", "down.weight")) else 1))

    def forward(self, x: torch.Tensor, y: torch.Tensor | None = None) -> tuple[torch.Tensor, torch.Tensor | None]:
        """Logits, and the loss if there are targets."""
        h = self.drop(self.tokens(x) + self.places(torch.arange(0, x.size(1), dtype=torch.long, device=x.device)))
        for layer in self.layers:
            h = layer(h)
        logits = self.head(self.norm(h))
        if y is None:
            return logits, None
        return logits, F.cross_entropy(logits.view(-1, logits.size(-1)), y.view(-1), ignore_index=-1)


def pairs() -> Fields:
    """Tokens and what follows each."""
    x = tokens(N, T + 1)
    return x[:, :-1].contiguous(), x[:, 1:].contiguous()


def second(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """The loss that the module makes itself."""
    return module(x, y)[1]


entry("nanoGPT", quick=True)(lambda: Case(GPT(), second, pairs))
entry("nanoGPT-dropout", quick=True)(lambda: Case(GPT(drop=0.1), second, pairs))
entry("nanoGPT nobias")(lambda: Case(GPT(bias=False), second, pairs))


@entry("sdpa.transpose.contiguous.view")
def _sdpa() -> Case:
    module = nn.ModuleDict({"qkv": nn.Linear(16, 48), "out": nn.Linear(16, 3)})

    def loss(m: nn.ModuleDict, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        n, t, c = x.shape
        q, k, v = (z.view(n, t, 2, c // 2).transpose(1, 2) for z in m["qkv"](x).chunk(3, -1))
        h = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return F.cross_entropy(m["out"](h.transpose(1, 2).contiguous().view(n, t, c)).mean(1), y)

    return Case(module, loss, lambda: (torch.randn(4, 6, 16), torch.randint(0, 3, (4,))))


# ---- transformers ------------------------------------------------------------------------------------------------------------


def own(module: nn.Module, x: torch.Tensor) -> torch.Tensor:
    """The library's own loss of next tokens."""
    return module(input_ids=x, labels=x).loss


def masked(module: nn.Module, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """The same with padding on the left, which is no target."""
    return module(input_ids=x, attention_mask=mask, labels=torch.where(mask == 0, -100, x)).loss


def left_padded() -> Fields:
    """Tokens of several lengths, padded on the left."""
    x, lengths = tokens(N, T, lowest=3), torch.randint(T // 2, T + 1, (N, 1))
    mask = (torch.arange(T) >= T - lengths).long()
    return x * mask, mask


def model(kind: str, head: str = "ForCausalLM", attention: str | None = None, **config: Any) -> nn.Module:
    """A model of transformers of random weights, without dropout."""
    import transformers

    made = getattr(transformers, f"{kind}Config")(**config)
    if attention:
        made._attn_implementation = attention
    return getattr(transformers, f"{kind.removesuffix('Text')}{head}")(made).eval()


def decoder(name: str, kind: str, *, quick: bool = False, pad: bool = False, head: str = "", **more: Any) -> None:
    """An entry, and one with padding."""
    config = {**SIZES, "use_cache": False, **more}
    config = {k: v for k, v in config.items() if v is not ...}
    head = head or "ForCausalLM"
    entry(name, quick)(lambda: Case(model(kind, head, **config), own, lambda: (tokens(N, T, lowest=3),)))
    if pad:
        entry(f"{name} attention_mask left-pad")(lambda: Case(model(kind, **config), masked, left_padded))


GPT2 = {"vocab_size": V, "n_positions": 32, "n_embd": 32, "n_layer": 2, "n_head": 4, "bos_token_id": 1, "eos_token_id": 2}


def gpt2(**more: Any) -> nn.Module:
    """A GPT-2 without dropout."""
    still = {"resid_pdrop": 0.0, "embd_pdrop": 0.0, "attn_pdrop": 0.0, "use_cache": False}
    return model("GPT2", "LMHeadModel", **{**GPT2, **still, **more})


def llama(**more: Any) -> nn.Module:
    """A Llama."""
    return model("Llama", **{**SIZES, "use_cache": False, **more})


def some() -> Fields:
    """Tokens."""
    return (tokens(N, T, lowest=3),)


entry("hf-gpt2", quick=True)(lambda: Case(gpt2(), own, some))
entry("hf-gpt2-eager-attn")(lambda: Case(gpt2(attention="eager"), own, some))
entry("hf-gpt2 attention_mask left-pad")(lambda: Case(gpt2(), masked, left_padded))
decoder("hf-llama", "Llama", quick=True, pad=True)
decoder("hf-llama-default-cache", "Llama", use_cache=True)
ROPE3 = {
    "rope_type": "llama3",
    "rope_theta": 1e4,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 16,
}
decoder("hf-llama3-rope", "Llama", rope_parameters=ROPE3)
decoder("hf-mistral", "Mistral", pad=True, sliding_window=6)
decoder("hf-qwen2", "Qwen2", pad=True)
decoder("hf-qwen3", "Qwen3")
MOE = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 24, "experts_implementation": "batched_mm"}
decoder("hf-qwen3-moe", "Qwen3Moe", **MOE)
MIXTRAL = {"num_local_experts": 4, "num_experts_per_tok": 2}
decoder("hf-mixtral", "Mixtral", quick=True, **MIXTRAL, experts_implementation="batched_mm")
decoder("mixtral grouped", "Mixtral", **MIXTRAL, experts_implementation="grouped_mm")
decoder("hf-gemma", "Gemma")
decoder("hf-gemma2", "Gemma2", pad=True, sliding_window=6, query_pre_attn_scalar=8)
decoder("hf-gemma3-text", "Gemma3Text", sliding_window=6, query_pre_attn_scalar=8)
decoder("hf-phi", "Phi", num_key_value_heads=4, head_dim=...)
decoder("hf-phi3", "Phi3", pad=True, head_dim=...)
decoder("hf-olmo2", "Olmo2", head_dim=...)
decoder("hf-gptneox", "GPTNeoX", head_dim=..., num_key_value_heads=...)
decoder("hf-smollm3", "SmolLM3", head_dim=...)
OPT = {"word_embed_proj_dim": 32, "ffn_dim": 48, "head_dim": ..., "num_key_value_heads": ..., "intermediate_size": ...}
decoder("hf-opt", "OPT", pad=True, quick=True, **OPT)
BLOOM = {"n_layer": 2, "n_head": 4}
FEW = {k: SIZES[k] for k in ("vocab_size", "hidden_size", "pad_token_id", "bos_token_id", "eos_token_id")}


entry("hf-bloom", quick=True)(lambda: Case(model("Bloom", **FEW, **BLOOM, use_cache=False), own, some))
decoder("hf-falcon", "Falcon", pad=True, head_dim=..., num_key_value_heads=..., intermediate_size=...)
entry("hf-mamba")(
    lambda: Case(model("Mamba", **FEW, num_hidden_layers=2, state_size=4, expand=2, conv_kernel=3, use_cache=False), own, some)
)
entry("hf-mamba2", quick=True)(
    lambda: Case(
        model(
            "Mamba2", **FEW, num_hidden_layers=2, state_size=8, num_heads=4, head_dim=16, n_groups=1, chunk_size=8,
            use_cache=False,
        ),
        own,
        some,
    )
)  # fmt: skip
entry("hf-rwkv", quick=True)(
    lambda: Case(
        model("Rwkv", **FEW, num_hidden_layers=2, attention_hidden_size=32, context_length=16, use_cache=False).train(),
        own,
        some,
    )
)
DEEPSEEK = {
    "kv_lora_rank": 16, "q_lora_rank": 16, "qk_rope_head_dim": 8, "v_head_dim": 8, "qk_nope_head_dim": 8, "n_group": 2,
    "topk_group": 1, "n_routed_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 24, "first_k_dense_replace": 1,
    "num_key_value_heads": 4, "head_dim": ..., "experts_implementation": "batched_mm",
}  # fmt: skip
decoder("hf-deepseek-v3", "DeepseekV3", **DEEPSEEK)

BERT = {k: v for k, v in SIZES.items() if k not in ("num_key_value_heads", "head_dim")}


def marked(chosen: float = 0.3) -> Fields:
    """Tokens, and as labels those that are to be guessed, -100 elsewhere."""
    x = tokens(N, T, lowest=3)
    guessed = torch.rand(N, T) < chosen
    guessed[:, 0] = True
    return torch.where(guessed, 3, x), torch.where(guessed, x, -100)


def labelled(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """The library's loss of given labels."""
    return module(input_ids=x, labels=y).loss


def chosen_rows(module: nn.Module, x: torch.Tensor, y: torch.Tensor, keep: torch.Tensor) -> torch.Tensor:
    """Labels that the loss makes of two fields."""
    return module(input_ids=x, labels=torch.where(keep, y, -100)).loss


def kept_rows() -> Fields:
    """Tokens, labels, and which count."""
    x, y = marked()
    return x, y.clamp(min=0), y >= 0


entry("hf-bert-mlm(-100 labels)", quick=True)(lambda: Case(model("Bert", "ForMaskedLM", **BERT), labelled, marked))
entry("hf-bert-mlm(workaround)")(lambda: Case(model("Bert", "ForMaskedLM", **BERT), chosen_rows, kept_rows))
entry("hf-distilbert")(
    lambda: Case(
        model("DistilBert", "ForMaskedLM", vocab_size=V, dim=32, n_layers=2, n_heads=4, hidden_dim=48,
              max_position_embeddings=32),
        chosen_rows, kept_rows,
    )
)  # fmt: skip
ROBERTA = {**BERT, "max_position_embeddings": 40, "pad_token_id": 1, "bos_token_id": 0}
entry("hf-roberta", quick=True)(lambda: Case(model("Roberta", "ForMaskedLM", **ROBERTA), chosen_rows, kept_rows))


@entry("roberta with position_ids")
def _roberta() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor, keep: torch.Tensor) -> torch.Tensor:
        places = torch.arange(2, T + 2).expand(x.shape)
        return m(input_ids=x, position_ids=places, labels=torch.where(keep, y, -100)).loss

    return Case(model("Roberta", "ForMaskedLM", **ROBERTA), loss, kept_rows)


entry("hf-modernbert")(
    lambda: Case(
        model("ModernBert", "ForMaskedLM", attention="sdpa", **BERT, local_attention=8, cls_token_id=1, sep_token_id=2,
              reference_compile=False),
        chosen_rows, kept_rows,
    )
)  # fmt: skip


@entry("hf-bert-seqcls+mask")
def _seqcls() -> Case:
    def batch() -> Fields:
        lengths = torch.randint(T // 2, T + 1, (N, 1))
        mask = (torch.arange(T) < lengths).long()
        return tokens(N, T, lowest=3) * mask, mask, torch.randint(0, 3, (N,))

    def loss(m: nn.Module, x: torch.Tensor, mask: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return m(input_ids=x, attention_mask=mask, labels=y).loss

    return Case(model("Bert", "ForSequenceClassification", **BERT, num_labels=3), loss, batch)


T5 = {
    "vocab_size": V, "d_model": 32, "d_kv": 8, "d_ff": 48, "num_layers": 2, "num_heads": 4, "decoder_start_token_id": 0,
    "use_cache": False,
}  # fmt: skip
BART = {
    "vocab_size": V, "d_model": 32, "encoder_layers": 2, "decoder_layers": 2, "encoder_attention_heads": 4,
    "decoder_attention_heads": 4, "encoder_ffn_dim": 48, "decoder_ffn_dim": 48, "max_position_embeddings": 32,
    "pad_token_id": 1, "decoder_start_token_id": 2, "use_cache": False,
}  # fmt: skip
WHISPER = {
    **BART, "num_mel_bins": 8, "max_source_positions": 10, "max_target_positions": 16, "pad_token_id": 0, "bos_token_id": 1,
    "eos_token_id": 2, "suppress_tokens": None, "begin_suppress_tokens": None,
}  # fmt: skip


def two() -> Fields:
    """A source and a target."""
    return tokens(N, T, lowest=3), tokens(N, 8, lowest=3)


def three() -> Fields:
    """A source, what the decoder reads and what it is to say."""
    y = tokens(N, 9, lowest=3)
    return tokens(N, T, lowest=3), y[:, :-1].contiguous(), y[:, 1:].contiguous()


def with_decoder(m: nn.Module, x: torch.Tensor, shifted: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """A loss that hands the decoder what it reads."""
    logits = m(input_ids=x, decoder_input_ids=shifted).logits
    return F.cross_entropy(logits.flatten(0, 1), y.flatten())


HEAD = "ForConditionalGeneration"
entry("hf-t5", quick=True)(lambda: Case(model("T5", HEAD, **T5), labelled, two))
entry("t5 with decoder_input_ids")(lambda: Case(model("T5", HEAD, **T5), with_decoder, three))
entry("hf-bart")(lambda: Case(model("Bart", HEAD, **BART), labelled, two))
entry("bart with decoder_input_ids")(lambda: Case(model("Bart", HEAD, **BART), with_decoder, three))


@entry("hf-whisper")
def _whisper() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return m(input_features=x, labels=y).loss

    return Case(model("Whisper", HEAD, **WHISPER), loss, lambda: (torch.randn(N, 8, 20), tokens(N, 8, lowest=3)))


@entry("whisper with decoder_input_ids")
def _whisper_given() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, shifted: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        logits = m(input_features=x, decoder_input_ids=shifted).logits
        return F.cross_entropy(logits.flatten(0, 1), y.flatten())

    return Case(model("Whisper", HEAD, **WHISPER), loss, lambda: (torch.randn(N, 8, 20), *three()[1:]))


@entry("hf-clip")
def _clip() -> Case:
    text = {**BERT, "num_hidden_layers": 1, "eos_token_id": V - 1, "projection_dim": 16}
    vision = {
        "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 1, "num_attention_heads": 4, "image_size": 16,
        "patch_size": 8, "projection_dim": 16,
    }  # fmt: skip

    def batch() -> Fields:
        x = tokens(4, T, V - 1, lowest=3)
        x[torch.arange(4), torch.randint(2, T, (4,))] = V - 1
        return x, torch.randn(4, 3, 16, 16)

    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return m(input_ids=x, pixel_values=y, return_loss=True).loss

    return Case(model("CLIP", "Model", text_config=text, vision_config=vision, projection_dim=16), loss, batch)


# ---- adapters ----------------------------------------------------------------------------------------------------------------


def adapted(base: nn.Module, targets: list[str], **more: Any) -> Case:
    """A frozen model with low-rank additions that are trained."""
    import peft

    noisy = more.get("lora_dropout", 0.0) > 0
    config = peft.LoraConfig(r=4, lora_alpha=8, target_modules=targets, **more)
    module = peft.get_peft_model(base, config)
    for name, p in module.named_parameters():
        if "lora_B" in name:  # starts at zero, which gives the other factor no gradient
            nn.init.normal_(p, std=0.05)
    return Case(module.train() if noisy else module, own, some)


entry("peft-lora-gpt2")(lambda: adapted(gpt2(), ["c_attn"]))
entry("peft-lora-llama", quick=True)(lambda: adapted(llama(), ["q_proj", "v_proj"]))
entry("lora dropout")(lambda: adapted(gpt2(), ["c_attn"], lora_dropout=0.1))
entry("dora")(lambda: adapted(llama(), ["q_proj"], use_dora=True))


@entry("hf-gpt2-gradient-checkpointing")
def _checkpointing() -> Case:
    module = gpt2().train()
    module.gradient_checkpointing_enable()
    return Case(module, own, some)


entry("hf-llama-bf16", quick=True)(lambda: Case(llama().to(torch.bfloat16), own, some, options={"as_float32": True}))


@entry("hf-gpt2-autocast-bf16")
def _autocast() -> Case:
    def loss(m: nn.Module, x: torch.Tensor) -> torch.Tensor:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return m(input_ids=x, labels=x).loss

    return Case(gpt2(), loss, some, options={"as_float32": True})


entry("phi default dropout")(
    lambda: Case(
        model("Phi", **{**BERT, "resid_pdrop": 0.1, "embd_pdrop": 0.1, "attention_dropout": 0.1, "use_cache": False}).train(),
        own, some,
    )
)  # fmt: skip
entry("bert default dropout")(lambda: Case(model("Bert", "ForMaskedLM", **BERT).train(), chosen_rows, kept_rows))


# ---- losses of tuned models --------------------------------------------------------------------------------------------------


def log_probability(m: nn.Module, x: torch.Tensor) -> torch.Tensor:
    """Of each sequence."""
    logits = m(input_ids=x).logits[:, :-1]
    return torch.gather(logits.log_softmax(-1), 2, x[:, 1:, None])[..., 0].sum(-1)


@entry("dpo-loss")
def _dpo() -> Case:
    def loss(m: nn.Module, good: torch.Tensor, bad: torch.Tensor, before: torch.Tensor) -> torch.Tensor:
        margin = log_probability(m, good) - log_probability(m, bad) - before
        return -F.logsigmoid(0.1 * margin).mean()

    return Case(llama(), loss, lambda: (tokens(N, T), tokens(N, T), torch.randn(N)))


@entry("dpo-with-reference-model")
def _dpo_reference() -> Case:
    module = nn.ModuleDict({"policy": llama(), "reference": llama()})
    module["reference"].requires_grad_(False)

    def loss(m: nn.ModuleDict, good: torch.Tensor, bad: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            before = log_probability(m["reference"], good) - log_probability(m["reference"], bad)
        margin = log_probability(m["policy"], good) - log_probability(m["policy"], bad) - before
        return -F.logsigmoid(0.1 * margin).mean()

    return Case(module, loss, lambda: (tokens(N, T), tokens(N, T)))


def grpo(normalised: bool) -> Callable[[], Case]:
    """The clipped objective of a group of answers."""

    def build() -> Case:
        def loss(m: nn.Module, x: torch.Tensor, old: torch.Tensor, reward: torch.Tensor) -> torch.Tensor:
            logits = m(input_ids=x).logits[:, :-1]
            logp = torch.gather(logits.log_softmax(-1), 2, x[:, 1:, None])[..., 0]
            gain = (reward - reward.mean()) / (reward.std() + 1e-4) if normalised else reward
            ratio = torch.exp(logp - old)
            each = torch.min(ratio * gain[:, None], ratio.clamp(0.8, 1.2) * gain[:, None])
            far = torch.exp(old - logp) - (old - logp) - 1
            return -(each - 0.04 * far).mean()

        return Case(gpt2(), loss, lambda: (tokens(4, T), -4.2 + 0.1 * torch.randn(4, T - 1), torch.randn(4)))

    return build


entry("grpo-loss")(grpo(False))
entry("grpo-group-normalised adv")(grpo(True))


@entry("hf Trainer-style label smoothing")
def _smoothed() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        logp = -F.log_softmax(m(input_ids=x).logits[..., :-1, :], dim=-1)
        labels = y[..., 1:].unsqueeze(-1)
        blank = labels.eq(-100)
        nll = logp.gather(dim=-1, index=torch.clamp(labels, min=0)).masked_fill(blank, 0.0)
        spread = logp.sum(dim=-1, keepdim=True).masked_fill(blank, 0.0)
        count = blank.numel() - blank.long().sum()
        return 0.9 * nll.sum() / count + 0.1 * spread.sum() / (count * logp.shape[-1])

    return Case(llama(), loss, lambda: (tokens(N, T), tokens(N, T)))
