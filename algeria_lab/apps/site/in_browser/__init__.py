"""What runs in the Python of a browser only (Pyodide), in a worker beside the page."""
