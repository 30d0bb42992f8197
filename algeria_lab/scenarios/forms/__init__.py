"""The form of a scenario file, part by part; the JSON Schema is published from it."""
