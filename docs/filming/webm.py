"""The file of a film: encoded pictures in a WebM container (RFC 9559), with its length and without sound."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

MUXER = "algeria_lab docs/filming"
EBML, SEGMENT, INFO, TRACKS, CUES, CLUSTER = (
    0x1A45DFA3,
    0x18538067,
    0x1549A966,
    0x1654AE6B,
    0x1C53BB6B,
    0x1F43B675,
)
DURATION = 0x4489
MOST_OF_A_CLUSTER = 30_000  # milliseconds: what the two bytes of a block's time can say


class Encoded(NamedTuple):
    """An encoded picture.

    Attributes:
        at: When it is shown, in milliseconds.
        is_whole: Whether it can be shown without those before.
        data: Its bytes.
    """

    at: int
    is_whole: bool
    data: bytes


def webm(pictures: Sequence[Encoded], width: int, height: int, length: int) -> bytes:
    """Return the file of a film.

    Args:
        pictures: The first of them is whole.
        width: In pixels.
        height: In pixels.
        length: In milliseconds, at most half a minute.

    Raises:
        ValueError: If it is longer, or does not begin with a whole picture.
    """
    if length > MOST_OF_A_CLUSTER or not pictures[0].is_whole:
        raise ValueError(f"A film of {length} ms: it begins with a whole picture and lasts 30 s at most.")
    info = _element(
        INFO,
        _number(0x2AD7B1, 1_000_000),
        _float(DURATION, length),
        _text(0x4D80, MUXER),
        _text(0x5741, MUXER),
    )
    size = _element(0xE0, _number(0xB0, width), _number(0xBA, height))
    track = _element(
        0xAE,
        *(_number(key, value) for key, value in ((0xD7, 1), (0x73C5, 1), (0x83, 1), (0x9C, 0))),
        _text(0x86, "V_VP9"),
        size,
    )
    head = info + _element(TRACKS, track)
    blocks = [
        _element(0xA3, struct.pack(">BhB", 0x81, one.at, 0x80 if one.is_whole else 0), one.data)
        for one in pictures
    ]
    begin = _number(0xE7, 0)
    # Where whole pictures are, so that one can go to any moment; the list is as long wherever they are.
    cues = _cues(pictures, len(head) + len(_cues(pictures, 0)))
    segment = _element(SEGMENT, head, cues, _element(CLUSTER, begin, *blocks))
    kind = _element(EBML, _text(0x4282, "webm"), _number(0x4287, 4), _number(0x4285, 2))
    return kind + segment


def length_of(film: bytes) -> float:
    """Return how long a film of this module lasts, in seconds."""
    place = film.index(struct.pack(">HB", DURATION, 0x88)) + 3
    return float(struct.unpack_from(">d", film, place)[0]) / 1000


def _cues(pictures: Sequence[Encoded], place: int) -> bytes:
    where = _element(0xB7, _number(0xF7, 1), _element(0xF1, struct.pack(">I", place)))
    return _element(
        CUES,
        *(
            _element(0xBB, _element(0xB3, struct.pack(">I", one.at)), where)
            for one in pictures
            if one.is_whole
        ),
    )


def _element(key: int, *content: bytes) -> bytes:
    body = b"".join(content)
    return (
        _bytes(key) + struct.pack(">Q", len(body) | 1 << 56) + body
        if len(body) > 126
        else _bytes(key) + bytes([0x80 | len(body)]) + body
    )


def _number(key: int, value: int) -> bytes:
    return _element(key, _bytes(value) or b"\0")


def _float(key: int, value: float) -> bytes:
    return _element(key, struct.pack(">d", value))


def _text(key: int, value: str) -> bytes:
    return _element(key, value.encode("ascii"))


def _bytes(value: int) -> bytes:
    return value.to_bytes((value.bit_length() + 7) // 8, "big")
