"""What a scenario is handed out as: previews, packs, sheets of questions, keys, reports, graphs."""
