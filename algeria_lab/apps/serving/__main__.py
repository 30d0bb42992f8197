"""Start the server of pages: ``python -m algeria_lab.apps.serving``, with the options of Voila.

The children of a server read its program once more, unless it has this very name.
"""

import sys

# A grammar of addresses in all scripts, which a library below Jupyter makes for schemas that nobody has here:
# it takes two thirds of the time in which a server begins. This is Python's own way to say: there is none.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]

from algeria_lab.apps.serving.server import PageServer  # noqa: E402 - Jupyter is read after that

if __name__ == "__main__":
    PageServer.launch_instance()
