"""Settings of a JupyterHub that gives every reader a container of their own and opens the home page in it.

Start it with `jupyterhub -f jupyterhub_config.py`. What stands in capitals is for you to decide.
"""

import sys

IMAGE = "algeria-lab"  # built from the Containerfile beside this file
READERS = 30  # at once; the table of sizes says what machine they need
COMING = 10  # of them may be starting at once: each start takes some seconds of a core
IDLE = 1200  # seconds after which a server that nobody uses ends
LONGEST = 4 * 3600  # seconds after which any server ends
MEMORY = "1G"  # more than a reader needs: a page that takes more loses its kernel, and says so
NETWORK = "172.30.0.1"  # the address of this machine in the network of the readers' containers
PAGES = "/srv/pages"  # where the image keeps notebooks and lessons
HOME = "/voila/render/notebooks/home.ipynb"

c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there

# The door. HTTPS is the business of the proxy before it: see nginx.conf and Caddyfile.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"

# Who may come in: everybody, each under a name made up on the spot. Nothing is asked and nothing kept.
c.JupyterHub.authenticator_class = "tmp"
c.Authenticator.allow_all = True

# How many, and what is said to whoever comes too late.
c.JupyterHub.active_server_limit = READERS
c.JupyterHub.concurrent_spawn_limit = COMING

# A reader's server: an ordinary Jupyter server with our settings, as on Binder.
c.JupyterHub.spawner_class = "docker"
c.DockerSpawner.image = IMAGE
c.DockerSpawner.remove = True
c.DockerSpawner.network_name = "readers"  # it leads to the hub and nowhere else
c.DockerSpawner.use_internal_ip = True
c.DockerSpawner.extra_host_config = {
    "cap_drop": ["ALL"],
    "security_opt": ["no-new-privileges"],
    "pids_limit": 200,
}
c.JupyterHub.hub_ip = NETWORK  # containers cannot reach the loopback address
c.Spawner.cmd = [f"{PAGES}/binder/start", "jupyterhub-singleuser"]
c.Spawner.notebook_dir = PAGES
c.Spawner.default_url = HOME
c.Spawner.args = ["--ServerApp.terminals_enabled=False"]
c.Spawner.cpu_limit = 1
c.Spawner.mem_limit = MEMORY
c.Spawner.http_timeout = c.Spawner.start_timeout = 60

# Who left gives the place back.
c.JupyterHub.load_roles = [
    {
        "name": "culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers", "admin:users"],
        "services": ["culler"],
    }
]
c.JupyterHub.services = [
    {
        "name": "culler",
        "command": [
            sys.executable,
            "-m",
            "jupyterhub_idle_culler",
            f"--timeout={IDLE}",
            f"--max-age={LONGEST}",
            "--cull-users=True",
        ],
    }
]
