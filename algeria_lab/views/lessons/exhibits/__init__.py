"""What a step shows beside its text: documents, figures, charts of the own game; a module a kind."""
