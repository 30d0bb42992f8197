"""Charts as figures of a text: by name, as SVG, PNG and PDF, drawn without a browser."""
