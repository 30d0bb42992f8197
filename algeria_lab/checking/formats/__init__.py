"""Text to data and back, each place of it known: YAML, JSON, TOML."""
