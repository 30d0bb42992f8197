"""The films of the gallery: short, small, silent, told beside; and the file that they are put into."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
sys.path.insert(0, str(DOCS))

from filming.camera import Picture, Stretch, cut  # noqa: E402 - the room of the pages is no package
from filming.webm import Encoded, length_of, webm  # noqa: E402
from references.films import HEIGHT, SHOWN, WIDTH  # noqa: E402

STATIC = DOCS / "_static"
GALLERY = {"en": DOCS / "gallery.md", "fr": DOCS / "fr" / "gallery.md"}
FILMS = ("turn", "lesson", "experiment")
SECONDS, BYTES, ALL_BYTES = 10, 400_000, 1_500_000
SOUND = b"\x83\x81\x02"  # the type of a track, an element of one byte


@pytest.mark.parametrize("language", GALLERY)
@pytest.mark.parametrize("name", FILMS)
def test_a_film_is_short_small_silent_and_has_its_picture(name: str, language: str):
    film = (STATIC / f"film-{name}-{language}.webm").read_bytes()

    assert 4 < length_of(film) <= SECONDS
    assert len(film) <= BYTES
    assert b"V_VP9" in film
    assert SOUND not in film[:400]
    assert (STATIC / f"film-{name}-{language}.webp").is_file()


def test_pictures_and_films_together_are_small():
    assert sum(file.stat().st_size for file in STATIC.iterdir()) < ALL_BYTES


@pytest.mark.parametrize("language", GALLERY)
def test_the_gallery_tells_every_film_beside_it(language: str):
    told = dict(
        re.findall(
            r"^```\{film\} (\w+)\n((?:.*\n)*?)```$", GALLERY[language].read_text("utf-8"), re.MULTILINE
        )
    )

    assert set(told) == set(FILMS)
    assert [name for name, text in told.items() if not text.startswith(":alt: ")] == []
    assert [name for name, text in told.items() if text.count("\n- ") < 3] == []


def test_nothing_moves_before_its_reader_begins_it():
    assert "autoplay" not in SHOWN
    assert "loop" not in SHOWN
    assert 'controls muted playsinline preload="none"' in SHOWN


def test_what_is_held_is_shown_and_what_is_waited_for_is_cut():
    taken = [Picture(at, b"%d" % at) for at in (10, 20, 22)]

    shown = cut(taken, [Stretch(20, 22, shown=1.5)])

    assert [picture.image for picture in shown] == [b"10", b"20", b"22"]
    assert 0 < shown[1].at < 0.5
    assert shown[2].at - shown[1].at == pytest.approx(1.5)


def test_a_film_says_its_length_and_has_its_pictures_in_order():
    pictures = [Encoded(0, is_whole=True, data=b"first"), Encoded(700, is_whole=False, data=b"second")]

    film = webm(pictures, WIDTH, HEIGHT, 1500)

    assert length_of(film) == 1.5
    assert 0 < film.index(b"first") < film.index(b"second")


@pytest.mark.parametrize(
    ("first", "length"),
    [(Encoded(0, is_whole=False, data=b"first"), 1500), (Encoded(0, is_whole=True, data=b"first"), 31_000)],
)
def test_what_the_file_cannot_hold_is_refused(first: Encoded, length: int):
    with pytest.raises(ValueError, match="begins with a whole picture"):
        webm([first], WIDTH, HEIGHT, length)
