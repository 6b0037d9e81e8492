"""Real models and losses, as their users write them, and what the exporter makes of each: `make zoo`."""


def load() -> None:
    """Enters every entry."""
    from zoo import language, others, traps, vision  # noqa: F401 - they enter themselves
