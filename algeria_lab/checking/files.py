"""Doctrines and decks in files: the ending says how a text is read, the kind what its data should be."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath

from algeria_lab.checking.decks.check import DECK, deck_faults
from algeria_lab.checking.doctrines import doctrine_faults
from algeria_lab.checking.faults import Fault, Kind, located
from algeria_lab.checking.formats.json_text import read_marked_json
from algeria_lab.checking.formats.toml_text import read_toml
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.spots import Marked

_READERS = {".json": read_marked_json, ".toml": read_toml}


def read_marked(text: str, kind: Kind, name: str) -> Marked:
    """Return the data of a JSON, TOML or YAML text, and where everything stands.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file; its ending says how the text is read, as YAML if it says nothing.

    Raises:
        WrongFile: If it is too large, or no such text.
    """
    return _READERS.get(PurePath(name).suffix.casefold(), read_yaml)(text, kind, name)


def marked_faults(marked: Marked, kind: Kind) -> list[Fault]:
    """Return everything that keeps what a text holds from being a doctrine or deck, from top to bottom."""
    return located([*marked.faults, *data_faults(marked.data, kind)], marked.spot_of)


def data_faults(data: object, kind: Kind) -> list[Fault]:
    """Return everything that keeps data from being a doctrine or deck."""
    if kind is DECK:
        return deck_faults(data)
    if not isinstance(data, Mapping):
        return [Fault((), "kind", {"given": "…", "expected": "table"})]
    return doctrine_faults(data)
