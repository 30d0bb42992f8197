"""What the reader sees: scenes, sentences, charts and widgets."""
