"""Whether a shell runs."""


def get_ipython() -> None:
    """Return the shell that runs here: none, as IPython itself says of a plain Python."""
