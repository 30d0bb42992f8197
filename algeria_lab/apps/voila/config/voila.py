"""Settings of Voila that need Python: read by `voila` itself and by its Jupyter server extension."""

import os
from pathlib import Path
from typing import Any

from algeria_lab.apps.first_text import teachers_text
from algeria_lab.apps.page_list import page_list
from algeria_lab.apps.page_words import home_words, page_words
from algeria_lab.apps.serving.kernels import forked
from algeria_lab.apps.voila_server import HOME, NOTEBOOKS, home_page


def own_page(
    page_config: dict[str, Any], *, settings: dict[str, Any], notebook_path: str | None, **_: object
) -> dict[str, Any]:
    """Return the settings of a page.

    MathJax is the one inside Voila: with no address it takes its own. A list of pages gets their titles, the
    home page and that for teachers what can be read of them before a kernel is ready; for a list Voila uses
    the settings that it gave, not those that it gets back.
    """
    root = Path(settings["contents_manager"].root_dir)
    page = root / (notebook_path or "").strip("/")
    if notebook_path is not None and page.is_dir():
        page_config["pages"] = page_list(root, notebook_path)
    if page.name == "home.ipynb":
        lessons = page_list(page.parents[1] if page.parent.name == NOTEBOOKS else page.parent)["lessons"]
        first = {"words": home_words(begun=True), "frame": page_words(begun=True), "lessons": lessons}
        page_config["first"] = first
    if page.name == "teachers.ipynb":
        page_config["plain"] = teachers_text()
    page_config["inClass"] = settings.get("in_class", False)
    return page_config | {"fullMathjaxUrl": None, "mathjaxConfig": None}


c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there
c.VoilaConfiguration.page_config_hook = own_page
# Whoever starts the server says where home is; else it is looked for here.
home = os.environ.get(HOME) or home_page(Path.cwd())
c.VoilaConfiguration.resources = {"words": page_words(), "home": home}
c.VoilaConfiguration.multi_kernel_manager_class = "algeria_lab.apps.serving.kernels.page_kernels.PageKernels"
# What a reader of the terminal needs is the address and the errors of a page, not each request.
c.Voila.log_level = "ERROR"
# For the pages without a notebook; under a Jupyter server jupyter_server_config.py does the same.
c.Voila.tornado_settings = {"jinja_template_vars": {"words": page_words(), "home": home}}

# Kernels are forked from a process that has read everything; where none can be, each reads for itself.
if forked.can_fork():
    c.KernelProvisionerFactory.default_provisioner_name = forked.NAME
