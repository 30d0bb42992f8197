"""The settings of `jupyterhub_config.py` on this computer, without containers: to try them, not to serve.

From the root of the checkout: `jupyterhub -f docs/public/try_here.py`. Every reader's server is then a
process of yours and could read your files.
"""

import os
import tempfile
from pathlib import Path

c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there
load_subconfig(str(Path(__file__).parent / "jupyterhub_config.py"))  # type: ignore[name-defined]  # noqa: F821 - and this

pages, place = Path(__file__).parents[2], Path(tempfile.mkdtemp())
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(place / "{username}")
c.Spawner.cmd = [str(pages / "binder" / "start"), "jupyterhub-singleuser"]
c.Spawner.notebook_dir = str(pages)
c.Spawner.environment = {"PATH": os.environ["PATH"]}
c.JupyterHub.hub_ip = c.JupyterHub.hub_connect_ip = "127.0.0.1"
c.JupyterHub.db_url = f"sqlite:///{place}/hub.sqlite"
c.JupyterHub.cookie_secret_file = str(place / "secret")
