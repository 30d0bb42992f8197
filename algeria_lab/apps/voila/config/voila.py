"""Settings of Voila that need Python: read by `voila` itself and by its Jupyter server extension."""

from typing import Any

from algeria_lab.apps.page_words import page_words


def own_mathjax(page_config: dict[str, Any], **_: object) -> dict[str, Any]:
    """Return the page's settings for the MathJax inside Voila: with no address it takes its own."""
    return page_config | {"fullMathjaxUrl": None, "mathjaxConfig": None}


c = get_config()  # type: ignore[name-defined]  # noqa: F821 - traitlets puts it there
c.VoilaConfiguration.page_config_hook = own_mathjax
c.VoilaConfiguration.resources = {"words": page_words()}
# What a reader of the terminal needs is the address and the errors of a page, not each request.
c.Voila.log_level = "ERROR"
# For the pages without a notebook; under a Jupyter server jupyter_server_config.py does the same.
c.Voila.tornado_settings = {"jinja_template_vars": {"words": page_words()}}
