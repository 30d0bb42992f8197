"""The works behind the cards: every one described, none twice, none for nothing."""

import re

import pytest

from algeria_lab.checking.decks.works import card_works, cited_by, works_behind
from algeria_lab.checking.facts import sources
from algeria_lab.views.shared.messages import LANGUAGES

GAMES = ("insurgent", "twilight")


def test_a_work_is_described_once():
    assert not set(card_works()) & set(sources())


def test_no_work_is_described_for_nothing_and_every_cited_one_is_known():
    used = {key for game in GAMES for keys in cited_by(game).values() for key in keys}

    assert used <= set(card_works()) | set(sources())
    assert set(card_works()) == used - set(sources())


@pytest.mark.parametrize("game", GAMES)
def test_the_works_behind_every_card_are_cited_in_full(game: str):
    for card in cited_by(game):
        works = works_behind(game, card)
        assert works
        for work in works:
            assert all(work.short[language] and work.kind[language] for language in LANGUAGES)
            assert all(re.search(r"\(.*\d{4}.*\)$", work.full[language]) for language in LANGUAGES), work.key


def test_no_work_is_listed_for_a_card_that_is_not_there():
    with pytest.raises(KeyError):
        works_behind("insurgent", "FLN-22")
    with pytest.raises(KeyError):
        works_behind("twilight", "54")
