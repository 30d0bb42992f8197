"""Settings of a Jupyter server that shows the Voila pages (Binder, JupyterLab in a classroom)."""

import os
from pathlib import Path

from algeria_lab.apps.page_words import page_words
from algeria_lab.apps.voila_server import HOME, home_page

c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there
c.ServerApp.jinja_template_vars = {
    "words": page_words(),
    "home": os.environ.get(HOME) or home_page(Path.cwd()),
}
c.ServerApp.jpserver_extensions = {"algeria_lab.apps.serving.beside_jupyter": True}
# A page that is closed ends its kernel itself; one that has lost its connection, after ten minutes
# (page_kernels.py). A notebook that nobody looks at gives its memory back after an hour.
c.ServerApp.kernel_manager_class = "algeria_lab.apps.serving.kernels.page_kernels.PageKernels"
# What a page may ask of its kernel is the same here; notebooks may ask for anything.
c.ServerApp.kernel_websocket_connection_class = "algeria_lab.apps.serving.sockets.PageConnection"
c.MappingKernelManager.cull_idle_timeout = 3600
c.MappingKernelManager.cull_interval = 60
# A page whose kernel died has lost its war: the page says so (a new, empty kernel would only hide it).
c.KernelRestarter.restart_limit = 0
# Signatures of messages are kept so that none is taken twice: a thousand of each kernel, not 65,536 (10 MB).
c.Session.digest_history_size = 1000
