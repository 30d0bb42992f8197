"""What pages need of a Jupyter server that shows them beside its notebooks: an extension of it."""

from jupyter_server.serverapp import ServerApp

from algeria_lab.apps.serving.safe_headers import seal


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Give the pages their headers; those of notebooks and of JupyterLab stay as Jupyter made them."""
    seal(server.web_app, f"{server.base_url}voila/")
