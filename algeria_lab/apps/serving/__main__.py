"""Start the server of pages: ``python -m algeria_lab.apps.serving``, with the options of Voila.

The children of a server read its program once more, unless it has this very name.
"""

from algeria_lab.apps.serving.server import PageServer

if __name__ == "__main__":
    PageServer.launch_instance()
