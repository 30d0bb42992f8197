"""The text of a TOML file, and where its keys and the items of its lists stand.

The standard library reads TOML without telling where anything stood. Doctrines need two levels; what is
further in has the place of what is around it.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter

from algeria_lab.checking.faults import Fault, Kind, Path, WrongFile
from algeria_lab.checking.spots import Marked, Spot
from algeria_lab.checking.texts import is_deep, plain_text

_HEADER = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(#.*)?$")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*=\s*""")
_ITEM = re.compile(r"""#.*|"(?:\\.|[^"\\])*"|'[^']*'|[^\s,\[\]#"']+|[\[\]]""")
_SPOT = re.compile(r"\(at line (\d+), column (\d+)\)")
_LONG_NUMBER = re.compile(r"[0-9_]{1000,}")
_QUOTES = "\"'"


def read_toml(text: str, kind: Kind, name: str) -> Marked:
    """Return the data of a TOML text, and where it stands.

    Args:
        text: The text.
        kind: What it should be.
        name: Name of the file, for messages.

    Raises:
        WrongFile: If it is too large, too deep or no TOML; with the place where the reading ended.
    """
    text = plain_text(text, kind, name)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        met = _SPOT.search(str(error))
        line, column = (int(met.group(1)), int(met.group(2))) if met else (text.count("\n") + 1, 1)
        raise WrongFile(kind, name, [Fault((), "toml", {}, kind.rule, line, column=column)]) from error
    except RecursionError:
        data = None
    except ValueError as error:  # a number of thousands of digits
        line = text.count("\n", 0, met.start() if (met := _LONG_NUMBER.search(text)) else 0) + 1
        raise WrongFile(kind, name, [Fault((), "number", {}, kind.rule, line, column=1)]) from error
    if data is None or is_deep(data):
        raise WrongFile(kind, name, [Fault((), "deep", {}, kind.rule, 1, column=1)])
    keys, values = _spots(text)
    return Marked(data, values, keys)


def _spots(text: str) -> tuple[dict[Path, Spot], dict[Path, Spot]]:
    """Return where the keys of a text stand, and the items of lists."""
    keys: dict[Path, Spot] = {}
    values: dict[Path, Spot] = {}
    items: Counter[Path] = Counter()  # so many of each list have been met
    table: Path = ()
    here: Path = ()  # the key whose list goes on
    for number, line in enumerate(text.split("\n"), 1):
        start = 0
        if header := _HEADER.match(line):
            table, here = (header.group(1).strip(_QUOTES),), ()
            keys[table] = Spot(number, header.start(1) + 1)
            continue
        if key := _KEY.match(line):
            here, start = (*table, key.group(1).strip(_QUOTES)), key.end()
            keys[here] = Spot(number, key.start(1) + 1)
        for item in _ITEM.finditer(line, start):
            if here and item.group()[0] not in "#[]":
                values[(*here, items[here])] = Spot(number, item.start() + 1)
                items[here] += 1
    return keys, values
