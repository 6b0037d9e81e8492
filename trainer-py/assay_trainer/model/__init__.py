"""What comes out of a run, and goes into one: files of named tensors, what a file is checked against, what measures it."""

# Beside a model's files: what it is, and what its root is made of besides its parameters.
RECEIPT = "assay.json"
MANIFEST = "manifest.json"
WEIGHTS = "model.safetensors"
ADAPTER_WEIGHTS = "adapter_model.safetensors"
CARD = "README.md"
