"""Decks that people wrote: their model, their laws, the works behind their cards."""
