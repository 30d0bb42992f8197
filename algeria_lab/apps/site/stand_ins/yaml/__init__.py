"""What Bokeh asks of PyYAML where there is none: the reading of files of its own settings and themes.

In a browser there are no such files. Scenarios are read by ruamel.yaml, which says where each word stands.
"""

from __future__ import annotations

from typing import NoReturn


class SafeLoader:
    """How a file would be read."""


def safe_load(_file: object) -> NoReturn:
    """Refuse to read a file.

    Raises:
        NotImplementedError: Always.
    """
    raise NotImplementedError(
        "A file of settings or themes in YAML was to be read by PyYAML, which is not in this browser. "
        "Set them in Python, or read the file by ruamel.yaml."
    )


def load(file: object, Loader: type) -> NoReturn:  # noqa: ARG001, N803 - as PyYAML calls it
    """Refuse to read a file.

    Raises:
        NotImplementedError: Always.
    """
    safe_load(file)
