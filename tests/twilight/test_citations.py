"""The sections, cards and rulings the engine may cite: complete, and titled in both languages."""

import re

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.words.citations import known_citations
from algeria_lab.twilight.cite import cite
from algeria_lab.views.shared.messages import LANGUAGES

KNOWN = known_citations("twilight")
UNSET_FRENCH = re.compile(r" [:;!?»%]|« |'|[^\s\u00a0\u202f][;!?](?:\s|$)")


def test_a_section_a_card_and_a_ruling_can_be_cited():
    assert [cite(key) for key in ("CT-9.10.3", "CT-8.6/66", "CT-11/A24")] == [
        "CT-9.10.3",
        "CT-8.6/66",
        "CT-11/A24",
    ]


def test_an_unknown_key_is_refused():
    with pytest.raises(UnknownName):
        cite("CT-5.2.9")


def test_every_card_has_its_key():
    cards = {f"CT-8.{4 if number <= 60 else 6}/{number:02}" for number in range(1, 67)}

    assert {key for key in KNOWN if re.match(r"CT-8\.[46]/", key)} == cards


def test_every_reading_and_departure_has_its_row():
    readings = {f"CT-11/A{number:02}" for number in range(1, 58)}
    departures = {f"CT-11/D{number:02}" for number in range(1, 43)}
    told = {key for key, row in KNOWN.items() if row.question and row.choice}

    assert told == readings | departures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_title_in_both_languages(language: str):
    assert [key for key, row in KNOWN.items() if not row.title.get(language)] == []


def test_french_titles_have_french_typography():
    assert [key for key, row in KNOWN.items() if UNSET_FRENCH.search(row.title["fr"])] == []
