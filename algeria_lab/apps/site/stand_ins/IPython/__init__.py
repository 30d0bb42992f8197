"""What ipywidgets asks of IPython where there is none: whether a shell runs, how a notebook shows things.

In a browser's Python no shell runs, and the page shows the widgets itself.
"""

from IPython.core.getipython import get_ipython

__all__ = ["get_ipython"]
