"""The file in which wars are kept: small, the same bytes for the same wars, read by the standard library.

It is compressed by gzip and begins with one line of JSON: the format, what is known of the wars, how many
rows there are, and the columns in their order, each with its name, the kind of its numbers (as in `array`)
and, where the numbers stand for them, its values. Behind that line stand the numbers of one column after
another: first the lowest byte of every number, then the next one. ``zcat both-ways.wars | head -1`` shows it.
"""

from __future__ import annotations

import gzip
import json
import sys
import zlib
from array import array
from typing import IO, Any

from algeria_lab.experiments.results.asked import GIVEN
from algeria_lab.experiments.results.table import Coded, Column, Wars

FORMAT, SUFFIX = "algeria-wars/1", ".wars"
PARQUET = b"PAR1"  # how files begin in which results were kept before
KINDS = {"b": 1, "h": 2, "i": 4, "q": 8, "d": 8}  # bytes of a number, on every system
WIDER = {"B": "h", "H": "i", "I": "q", "l": "q", "L": "q", "Q": "q", "f": "d"}


def to_bytes(wars: Wars) -> bytes:
    """Return a file that holds wars.

    Raises:
        ValueError: If a column holds something else than numbers and names.
    """
    wars = wars.knowing(**{GIVEN: None})  # who reads the file is not given a frame
    columns, numbers = [], []
    for name in wars.names:
        told, found = _told(name, wars[name])
        columns.append(told)
        numbers.append(_planes(found))
    head = {"format": FORMAT, "attrs": wars.attrs, "rows": len(wars), "columns": columns}
    line = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(b"".join([line.encode(), b"\n", *numbers]), mtime=0)


def _told(name: str, column: Column) -> tuple[dict[str, Any], array[Any]]:
    """Return what the first line says of a column, and its numbers."""
    numbers = column.codes if isinstance(column, Coded) else column
    if not isinstance(numbers, array):
        raise ValueError(f"the column {name!r} holds more than numbers")  # noqa: TRY004 - of what it holds
    kind = WIDER.get(numbers.typecode, numbers.typecode)
    told: dict[str, Any] = {"name": name, "kind": kind}
    if isinstance(column, Coded):
        told["values"] = list(column.names)
    return told, numbers if kind == numbers.typecode else array(kind, numbers)


def _planes(numbers: array[Any]) -> bytes:
    """Return numbers as bytes, those of one rank together: most of the higher ones are alike."""
    data = _little(numbers).tobytes()
    return b"".join(data[rank :: numbers.itemsize] for rank in range(numbers.itemsize))


def _little(numbers: array[Any]) -> array[Any]:
    if sys.byteorder == "little":
        return numbers
    turned = numbers[:]
    turned.byteswap()
    return turned


def from_file(file: IO[bytes]) -> Wars:
    """Return the wars that a file holds.

    Raises:
        OSError: If it cannot be read.
        ValueError: If it holds no wars, or is damaged.
    """
    whole = file.read()
    if whole.startswith(PARQUET):
        raise ValueError("it is Parquet: pandas.read_parquet makes a frame of it, which `summary` takes")
    try:
        line, _, data = gzip.decompress(whole).partition(b"\n")
        head = json.loads(line)
        if head["format"] != FORMAT:
            raise ValueError(f"the format {head['format']!r:.40} is not {FORMAT!r}")
        return Wars(_columns(head, memoryview(data)), head["attrs"])
    except (EOFError, gzip.BadGzipFile, zlib.error, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"it is no file of wars, or not whole: {error}") from error


def _columns(head: dict[str, Any], data: memoryview) -> dict[str, Column]:
    rows, begin, found = head["rows"], 0, dict[str, Column]()
    for told in head["columns"]:
        width = KINDS[told["kind"]]
        end = begin + rows * width
        if end > len(data):
            raise ValueError("it ends too early")
        numbers = _numbers(told["kind"], width, data[begin:end])
        found[told["name"]] = Coded(numbers, told["values"]) if "values" in told else numbers
        begin = end
    return found


def _numbers(kind: str, width: int, data: memoryview) -> array[Any]:
    """Return numbers from their bytes; see `_planes`."""
    rows, whole = len(data) // width, bytearray(len(data))
    for rank in range(width):
        whole[rank::width] = data[rank * rows : (rank + 1) * rows]
    return _little(array(kind, bytes(whole)))
