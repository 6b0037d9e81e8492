"""Assay's reference trainer: trains assigned batches, commits to outer gradients, recomputes everybody's rounds."""

__version__ = "0.1.0"
