"""What Bokeh asks of Jinja where there is none: templates that are named and never written.

Bokeh names the templates of whole HTML pages when it is read. Our charts send figures into a page that is
there, so none of them is opened.
"""

from __future__ import annotations

from typing import NoReturn


class Template:
    """A template that is not opened.

    Args:
        name: Its file.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def render(self, *_values: object, **_more: object) -> NoReturn:
        """Refuse to write a page.

        Raises:
            NotImplementedError: Always.
        """
        raise NotImplementedError(
            f"The template {self.name} was to be written, and Jinja is not in this browser: charts go into "
            "pages that are there. Write whole pages in a Python with Jinja."
        )


class FileSystemLoader:
    """The folder of templates.

    Args:
        folder: Its path.
    """

    def __init__(self, folder: str) -> None:
        self.folder = folder


class Environment:
    """Where templates are asked for by name.

    Args:
        loader: Their folder.
        settings: How they would be written.
    """

    def __init__(self, loader: FileSystemLoader, **settings: bool) -> None:
        self.loader, self.settings = loader, settings

    def get_template(self, name: str) -> Template:
        """Return a template, unopened."""
        return Template(name)
