"""A game on its map: scenes, picks, answers, small patches, both languages."""

import json
from itertools import pairwise

import pytest

from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.opponents import OPPONENTS
from algeria_lab.twilight.geography import PLACES, SPACES
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.shared.scene_widget import difference
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import campaign, play_on, tell


def test_the_first_scene_shows_every_space_and_what_may_be_chosen():
    session = campaign(fln="chart")
    scene = session.board.scene

    assert list(scene["places"]) == [space.id for space in SPACES]
    assert scene["prompt"]["yours"]
    assert {action["id"] for action in scene["actions"]} <= {str(one) for one in session.game.legal()}


def test_pieces_on_the_map_are_those_of_the_position():
    session = campaign()
    state = session.game.state

    for space in SPACES:
        groups = session.board.scene["pieces"].get(space.id, {})
        assert sum(group["count"] for group in groups.values()) == sum(state.pieces[space.number])


def test_a_pick_is_played_and_the_chart_answers():
    session = campaign(fln="chart")
    scene = tell(session, kind="pick", id="gov skip")

    assert session.game.ply >= 1
    assert "notice" not in scene
    assert scene["telling"]["count"] or scene["actions"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_thirty_steps_are_shown_without_a_fault_in_words(language: str):
    session = campaign(language=language, fln="chart")
    scenes = play_on(session, 30, pick=1)

    said = json.dumps(scenes, ensure_ascii=False) + json.dumps(session.atlas(), ensure_ascii=False)
    assert "campaign-" not in said.replace("campaign-layer", "")
    assert session._words.faults == []


def test_patches_between_scenes_are_small():
    scenes = play_on(campaign(fln="chart"), 40, pick=2)

    patches = [len(json.dumps(difference(one, two))) for one, two in pairwise(scenes)]
    assert max(patches) < 20_000


def test_what_is_refused_at_a_space_says_why_and_by_which_rule():
    session = campaign()
    train = "gov train with-special"
    while train not in [action["id"] for action in session.board.scene["actions"]]:
        play_on(session, 1)
    tell(session, kind="pick", id=train)
    refused = session.inform({"what": "here", "place": "morocco", "ply": session.game.ply})["refused"]

    assert refused
    assert all(one["text"] and one["rule"].startswith("CT-") for one in refused)


def test_an_undone_pick_leaves_the_board_as_it_was():
    session = campaign()
    before = session.board.scene
    play_on(session, 1)
    after = tell(session, kind="undo")

    assert after["pieces"] == before["pieces"]
    assert [one["id"] for one in after["actions"]] == [one["id"] for one in before["actions"]]


def test_places_are_named_alike_in_atlas_and_scene():
    session = campaign()

    assert {place["id"] for place in session.atlas()["places"]} == set(PLACES[: len(SPACES)])


def test_a_long_choice_of_the_chart_can_still_be_asked_about():
    session = campaign(fln="chart")
    scene = tell(session, kind="pick", id="gov skip")

    asked = [line["ply"] for line in scene["log"].values() if line.get("why")]
    assert len(scene["log"]) > 18
    assert session.inform({"what": "why", "at": asked[-1]})["because"]


@pytest.mark.parametrize(("language", "mark"), [("en", "Card 1"), ("fr", "Carte 1")])
def test_marks_are_called_after_cards(language: str, mark: str):
    session = campaign(language=language)
    scene = tell(session, kind="mark", name="")

    assert mark in json.dumps(scene["time"], ensure_ascii=False)


def test_what_has_been_told_follows_the_language():
    session = campaign(fln="chart")
    tell(session, kind="pick", id="gov skip")
    tell(session, kind="told", to=None)
    session.speak(TwilightWords("fr"))

    assert "Recrutement" in json.dumps(session.board.scene["telling"])


@pytest.mark.parametrize(("language", "said"), [("en", "The computer (the strategist) is thinking…"),
                                                ("fr", "L’ordinateur (le stratège) réfléchit…")])  # fmt: skip
def test_the_scene_names_the_computer_that_will_think(language: str, said: str):
    game = Game(TwilightRules(), "short", seed=3)
    table = Table(game, OPPONENTS.seat({"fln": "strategist", "gov": "human"}))
    assert MapSession(CAMPAIGN, table, TwilightWords(language)).scene()["thinks"] == said
    people = Table(game, OPPONENTS.seat({"fln": "human", "gov": "human"}))
    assert "thinks" not in MapSession(CAMPAIGN, people, TwilightWords(language)).scene()
