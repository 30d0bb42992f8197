"""Editions for learners: what a learner should not read by looking lies sealed in one text of the file.

The keys are packed and mixed with a salt, so that neither a glance at the file nor a comparison of two
editions shows them. This is a folded sheet of paper and no lock: whoever has the program can unfold it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from string import ascii_lowercase
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

SEALED = "sealed"
# How the files of authors end, and the editions for learners beside them.
AUTHORS, LEARNERS = ".yaml", ".learner.yaml"
SALT_BYTES = 8
MOST_BYTES = 200_000  # a whole scenario has no more
MOST_LETTERS = 150_000
# What of a question is sealed; options are sealed with their own names and pairs.
PRIVATE = ("answer", "misconceptions", "hints", "after", "rubric", "cells", "rule", "fact")
# What of a step that asks is sealed: it often says what was right.
PRIVATE_IN_STEPS = ("on_done",)
Data: TypeAlias = dict[str, Any]


class Damaged(ValueError):
    """A sealed text that cannot be unfolded."""


def seal(data: Data, salt: bytes) -> str:
    """Return data as a sealed text."""
    packed = zlib.compress(json.dumps(data, ensure_ascii=False, sort_keys=True).encode(), 9)
    return base64.b64encode(salt + _mixed(packed, salt)).decode()


def unseal(text: str) -> Data:
    """Return what was sealed.

    Raises:
        Damaged: If that is not possible.
    """
    try:
        raw = base64.b64decode(text, validate=True)
        salt, mixed = raw[:SALT_BYTES], raw[SALT_BYTES:]
        packer = zlib.decompressobj()
        data = json.loads(packer.decompress(_mixed(mixed, salt), MOST_BYTES))
    except (ValueError, zlib.error, RecursionError) as error:
        raise Damaged(str(error)) from error
    if not packer.eof or not isinstance(data, dict):
        raise Damaged("cut off")
    return data


def letters(count: int) -> Iterator[str]:
    """Yield names for options that say nothing: a, b, c and so on, aa behind z."""
    for place in range(count):
        rounds, letter = divmod(place, len(ascii_lowercase))
        yield ascii_lowercase[rounds - 1 : rounds] * bool(rounds) + ascii_lowercase[letter]


def unsealed(data: object) -> object:
    """Return the data of a scenario file with what was sealed in its place; other data as they are."""
    if not isinstance(data, Mapping) or not isinstance(data.get(SEALED), str):
        return data
    try:
        hidden = unseal(data[SEALED])
    except Damaged:
        return data  # the field itself says so
    whole = dict(data)
    for name, restored in (("quiz", _question), ("steps", _step)):
        parts = hidden.get(name)
        if isinstance(parts, dict) and isinstance(data.get(name), list):
            whole[name] = [_restored(row, parts, restored) for row in data[name]]
    strings = hidden.get("strings")
    if isinstance(strings, dict) and isinstance(data.get("strings", {}), Mapping):
        whole["strings"] = {**data.get("strings", {}), **strings}
    return whole


def _mixed(packed: bytes, salt: bytes) -> bytes:
    """Return bytes mixed with a salt; mixed twice, they are themselves."""
    stream = hashlib.shake_256(salt).digest(len(packed))
    return bytes(one ^ other for one, other in zip(packed, stream, strict=True))


def _restored(row: object, parts: Data, restored: Callable[[Data, Data], Data]) -> object:
    """Return a question or a step with its sealed part, if it has one."""
    part = parts.get(str(row.get("id"))) if isinstance(row, dict) else None
    return restored(row, part) if isinstance(row, dict) and isinstance(part, dict) else row


def _step(row: Data, part: Data) -> Data:
    return {**row, **{name: part[name] for name in PRIVATE_IN_STEPS if name in part}}


def _question(row: Data, part: Data) -> Data:
    whole = {**row, **{name: part[name] for name in PRIVATE if name in part}}
    hidden, shown = part.get("options"), row.get("options")
    if isinstance(hidden, list) and isinstance(shown, list):
        by_letter = {str(one.get("id")): one for one in shown if isinstance(one, dict)}
        options = [_option(one, by_letter) for one in hidden if isinstance(one, dict)]
        whole["options"] = [one for one in options if one is not None]
    return whole


def _option(part: Data, by_letter: Mapping[str, Data]) -> Data | None:
    """Return an option with its own id and what belongs to it; None if it is no longer there."""
    shown, pair = by_letter.get(str(part.get("as"))), by_letter.get(str(part.get("pair")))
    if shown is None:
        return None
    whole = {name: value for name, value in shown.items() if name != "match"}
    whole |= {name: part[name] for name in part if name in ("id", "when")}
    if pair and "match" in pair:
        whole["match"] = pair["match"]
    return whole


def _checked(text: str) -> str:
    try:
        if text:
            unseal(text)
    except Damaged as error:
        raise PydanticCustomError("sealed", "damaged") from error
    return text


Sealed: TypeAlias = Annotated[str, Field(max_length=MOST_LETTERS), AfterValidator(_checked)]
