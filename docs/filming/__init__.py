"""Films of pages: a camera that keeps what a browser paints, and what makes a file of it."""
