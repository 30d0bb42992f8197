"""What is read and typed: voices, languages, citations, names, amounts."""
