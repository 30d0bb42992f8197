"""The end of a page: home and the next places, each a page that is there, in the reader's language."""

from pathlib import Path

import pytest

from algeria_lab.views.shared.messages import LANGUAGES, Messages
from algeria_lab.views.shared.next_places import NextPlaces, places_after

NOTEBOOKS = Path(__file__).parents[3] / "notebooks"
PAGES = sorted(file.stem for file in NOTEBOOKS.glob("*.ipynb") if file.stem not in {"home", "teachers"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_leads_home_and_on_to_pages_that_are_there(page: str, language: str):
    words = Messages(language)
    places = places_after(page, words)

    assert 3 <= len(places) <= 4
    assert places[-1].link == "home.ipynb"
    assert all((NOTEBOOKS / place.link.partition("#")[0]).is_file() for place in places)
    assert words.faults == []


def test_the_language_is_asked_for_before_the_part_of_a_page():
    shown = NextPlaces()
    shown.show(places_after("duel", Messages("fr")), Messages("fr"))

    assert 'href="home.ipynb?lang=fr#path"' in shown.value
    assert 'href="war-room.ipynb?lang=fr"' in shown.value
