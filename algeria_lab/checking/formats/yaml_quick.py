"""YAML read by LibYAML, which is ten times as fast: PyYAML brings it wherever Bokeh is, but for browsers.

It knows YAML 1.1, and `yaml_text` reads 1.2: they part at few signs, and a text that has one of them is not
read here. `tests/checking/test_yaml_quick.py` compares both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

try:
    from yaml import YAMLError, events
    from yaml.cyaml import CParser
except ImportError:  # in a browser, or built without LibYAML
    CParser, YAMLError, events = None, ValueError, None

# Breaks of lines that YAML 1.2 has no more, tabs, marks of documents: it reads them otherwise, or not at all.
_PARTED = re.compile(r"[\t\x85\u2028\u2029]|^(?:---|\.\.\.|%)", re.MULTILINE)

__all__ = ["YAMLError", "events", "parse", "reads"]


def reads(text: str) -> bool:
    """Return whether a text may be read here."""
    return CParser is not None and not _PARTED.search(text)


def parse(text: str) -> Iterator[Any]:
    """Yield the events of a text.

    Raises:
        YAMLError: If it is no YAML.
    """
    parser = CParser(text)
    while parser.check_event():
        yield parser.get_event()
