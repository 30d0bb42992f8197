"""Games that people play together, each at a computer of their own: one history, played by each page."""
