"""Settings of Voila that need Python: read by `voila` itself and by its Jupyter server extension."""

import os
from pathlib import Path
from typing import Any

from algeria_lab.apps.first_text import teachers_text
from algeria_lab.apps.page_list import page_list
from algeria_lab.apps.page_words import home_words, page_words
from algeria_lab.apps.preheated import PAGE
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
        page_config["first"] = {"words": home_words(), "lessons": lessons}
    if page.name == "teachers.ipynb":
        page_config["plain"] = teachers_text()
    return page_config | {"fullMathjaxUrl": None, "mathjaxConfig": None}


c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there
c.VoilaConfiguration.page_config_hook = own_page
# Whoever starts the server says where home is; else it is looked for here.
home = os.environ.get(HOME) or home_page(Path.cwd())
c.VoilaConfiguration.resources = {"words": page_words(), "home": home}
c.VoilaConfiguration.multi_kernel_manager_class = "algeria_lab.apps.page_kernels.PageKernels"
# What a reader of the terminal needs is the address and the errors of a page, not each request.
c.Voila.log_level = "ERROR"
# For the pages without a notebook; under a Jupyter server jupyter_server_config.py does the same.
c.Voila.tornado_settings = {"jinja_template_vars": {"words": page_words(), "home": home}}

# One kernel waits for the next reader of the home page and one for that of the war room, their libraries read
# and a first board tried: these pages come a second and more earlier, for the memory of two kernels. Other
# pages start theirs when they are asked for: that of Colonial Twilight would come about half a second earlier
# (2.5 s instead of 3.1 s to the board) for 175 MB more. (Voila as an extension of a Jupyter server, as on
# Binder, knows no waiting kernels and ignores this.)
c.VoilaConfiguration.preheat_kernel = True
c.VoilaConfiguration.default_pool_size = 0
c.VoilaKernelManager.kernel_pools_config = {"default": {"pool_size": 0}} | {
    f"{folder}{page}.ipynb": {"pool_size": 1, "kernel_env_variables": {PAGE: page}}
    for folder in ("", f"{NOTEBOOKS}/")
    for page in ("home", "war-room")
}
# Seconds before the next kernel is made ready: the page that took the last one is still loading until then.
c.VoilaKernelManager.fill_delay = 2.0
