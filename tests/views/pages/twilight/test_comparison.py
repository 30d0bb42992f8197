"""Two branches of a game beside each other on its page: facts, words, both maps."""

import pytest

from algeria_lab.twilight.geography import PLACES
from algeria_lab.views.pages.twilight.compare import comparison_says, comparison_tables
from algeria_lab.views.pages.twilight.comparison import compare, differences
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import play_on, tell

NAMES = ("First", "Second")


@pytest.fixture(scope="module")
def room() -> CampaignRoom:
    """Return a page on which a branch has left the game after a while and gone on differently."""
    room = CampaignRoom()
    play_on(room.session, 12, pick=1)
    at = room.session.game.ply // 2
    tell(room.session, kind="branch", at=at, name="Patience")
    play_on(room.session, 8, pick=-1)
    return room


def test_lines_are_compared_at_the_last_card_that_both_have_begun(room: CampaignRoom):
    first, second = (branch.game for branch in room.session.war.all)
    found = compare(first, second)

    assert first.history[: found.parted + 1] == second.history[: found.parted + 1]
    assert found.turn == min(first.state.turn, second.state.turn)
    assert [game.state_at(at).turn for game, at in zip((first, second), found.moments, strict=True)] == [
        found.turn
    ] * 2


def test_only_what_differs_is_told(room: CampaignRoom):
    state = room.session.game.state
    other = state.copy()
    assert list(differences(state, other)) == []

    space = next(space for space, level in enumerate(other.support) if level == 0)
    other.terror[space] += 2
    other.support[space] = -1
    assert [(row.place, row.what, row.second) for row in differences(state, other)] == [
        (PLACES[space], "level", "oppose"),
        (PLACES[space], "terror", state.terror[space] + 2),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_part_of_a_comparison_has_words(room: CampaignRoom, language: str):
    words = TwilightWords(language)
    found = compare(*(branch.game for branch in room.session.war.all))
    said = " ".join(comparison_says(words, found, NAMES)) + comparison_tables(words, found, NAMES).text

    assert "First" in said
    assert "compare-" not in said
    assert words.faults == []


def test_two_branches_stand_beside_each_other_until_that_is_ended(room: CampaignRoom):
    session = room.session
    tell(session, kind="compare", branch=session.war.all[0].id)

    board, comparison = room._stage.children
    assert board is session.board
    assert comparison.boards[0].scene["still"]["name"] == "Patience"
    assert all(one.scene["actions"] == [] for one in comparison.boards)
    comparison.children[0].children[1].click()
    assert room._stage.children == (board,)
