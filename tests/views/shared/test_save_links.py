"""Links that hold a save: what goes in comes out, and what strangers send is never trusted."""

import base64
import random
import tracemalloc
import zlib

import pytest

from algeria_lab.core.keeping.save_form import MOST_BYTES
from algeria_lab.views.shared.save_links import MOST_LETTERS, WrongSaveLink, pack, unpack

SAVE = '{"format": 1, "game": "algeria", "moves": [["fln raid V-4", [3, 5]]]}\n' * 9


def letters_of(data: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


@pytest.mark.parametrize("save", ["", SAVE, "é \u202f – 👥"])
def test_what_is_packed_comes_out_again(save: str):
    letters = pack(save)

    assert unpack(letters) == save
    assert letters.isascii()
    assert not set(letters) & set("+/=#&?% ")


def test_a_save_that_is_too_long_for_a_link_is_not_packed():
    noise = random.Random(1).randbytes(MOST_LETTERS).hex()

    assert pack(noise) == ""


def test_letters_that_would_unpack_to_gigabytes_are_stopped():
    bomb = letters_of(b" " * (8 * MOST_BYTES))
    assert len(bomb) < MOST_LETTERS
    tracemalloc.start()

    with pytest.raises(WrongSaveLink) as caught:
        unpack(bomb)

    assert caught.value.fault == "damaged"
    assert tracemalloc.get_traced_memory()[1] < 4 * MOST_BYTES
    tracemalloc.stop()


def test_a_link_that_is_too_long_is_not_read():
    with pytest.raises(WrongSaveLink) as caught:
        unpack("A" * (MOST_LETTERS + 1))

    assert caught.value.fault == "long"


@pytest.mark.parametrize(
    "letters",
    ["", "%", "=", "A", "é" * 8, pack(SAVE)[:-4], pack(SAVE) + "AAAA", letters_of(b"\xff\xfe"), "A" * 999],
)
def test_letters_that_hold_no_text_are_refused(letters: str):
    with pytest.raises(WrongSaveLink) as caught:
        unpack(letters)

    assert caught.value.fault == "damaged"


def test_a_changed_link_is_refused_or_holds_some_text():
    letters, rng, read = pack(SAVE), random.Random(7), 0
    for _ in range(500):
        at = rng.randrange(len(letters))
        changed = letters[:at] + rng.choice("abcXYZ019-_%=é ") + letters[at + 1 :]
        try:
            text = unpack(changed)
        except WrongSaveLink:
            continue
        read += 1
        assert len(text) <= MOST_BYTES

    assert read < 500
