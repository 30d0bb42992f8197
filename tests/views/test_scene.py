"""The scene: the keys that the browser reads, choices grouped and priced, a size that travels fast."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.state import State
from algeria_lab.algeria.units import ID_OF
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.game import Game
from algeria_lab.views.algeria_scene import LOG_LINES, make_scene
from algeria_lab.views.choices import make_choices
from algeria_lab.views.logbook import Logbook
from algeria_lab.views.text import Words
from tests.algeria.boards import board
from tests.views.rooms import pick, session_of

TYPES = Path(__file__).parents[2] / "widgets" / "board" / "types.ts"
WORDS = Words("en")
LARGEST = 40_000
CONDITIONS = {"neutralized", "dispersed", "airmobile"}


def fields_of(interface: str) -> set[str]:
    """Return the fields of an interface of the browser code; optional ones are left out."""
    body = re.search(rf"export interface {interface} \{{(.*?)\n\}}", TYPES.read_text("utf-8"), re.DOTALL)
    assert body
    return set(re.findall(r"^  (\w+):", body[1], re.MULTILINE))


@cache
def war(scenario: str) -> Game[State]:
    """Return a war between two computers, to its end."""
    return session_of("mixed", "mixed", scenario=scenario, seed=7).game


def scene_at(game: Game[State], ply: int, words: Words = WORDS) -> dict[str, object]:
    moment = game.fork(ply)
    return make_scene(moment, words, Logbook(words).lines(moment))


def test_every_part_has_the_keys_that_the_browser_reads():
    scene = scene_at(war("1958"), 40)

    assert set(scene) == fields_of("Scene")
    assert set(scene["places"]) == set(PLACES)
    parts = {"PieceGroup": "pieces", "Track": "tracks", "Action": "actions", "LogEntry": "log"}
    for interface, key in parts.items():
        assert set(scene[key][0]) - CONDITIONS == fields_of(interface), key
    assert set(scene["places"]["V-4"]) == fields_of("PlaceState")


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_scene_of_a_war_is_large(scenario: str, language: str):
    game, words = war(scenario), Words(language)
    sizes = [
        len(json.dumps(scene_at(game, ply, words), ensure_ascii=False).encode())
        for ply in range(0, game.ply, 10)
    ]

    assert max(sizes) < LARGEST
    assert words.faults == []


def test_every_piece_on_the_map_is_in_the_scene_once():
    game = war("1960")
    scene = scene_at(game, game.ply // 2)
    state = game.history[game.ply // 2].state

    ids = [name for group in scene["pieces"] for name in group["ids"]]
    assert len(ids) == len(set(ids)) == state.on_map().bit_count()
    assert all(
        state.place[ID_OF[name]] == group["place"] for group in scene["pieces"] for name in group["ids"]
    )


def test_the_log_keeps_the_last_lines_with_their_numbers():
    game = war("1958")
    log = scene_at(game, game.ply)["log"]

    assert len(log) == LOG_LINES
    assert [line["id"] for line in log] == list(range(log[0]["id"], log[0]["id"] + LOG_LINES))
    assert all(line["rule"].startswith("A:") for line in log if line["faces"])


def test_every_choice_can_be_played_and_every_action_can_be_chosen():
    """Alike units share a choice; nothing that is legal is out of reach."""
    game = war("1960")
    for entry in game.history[:-1:7]:
        legal = game.rules.legal(entry.state)
        choices = make_choices(entry.state, legal, WORDS)
        singles = {choice["id"]: choice for choice in choices if "; " not in choice["id"]}
        assert set(singles) <= set(map(str, legal))
        for action in legal:
            units = [arg for arg in action.args if arg in ID_OF]
            assert str(action) in singles or any(
                set(units) <= set(choice["targets"]) and choice["id"].split()[1] == action.verb
                for choice in singles.values()
            )
        assert all(parse_line(choice["id"]) for choice in choices)


def test_alike_units_are_one_choice_and_can_be_taken_together():
    state = (
        (
            board("1954")
            .put("band-1", "V-4", box="UG")
            .put("band-2", "V-4", box="UG")
            .put("band-3", "I-1", box="UG")
        )
        .awaiting("fln_deployment", "fln")
        .state
    )
    choices = make_choices(state, session_of().game.rules.legal(state), WORDS)

    by_id = {choice["id"]: choice for choice in choices}
    one, both = by_id["fln ops band-1"], by_id["fln ops band-1; fln ops band-2"]
    assert one["targets"] == both["targets"] == ["band-1", "band-2"]
    assert one["short"] == "Band ×2, Mostaganem (V-4)"
    assert one["text"].startswith("Bring 1 Band (Mostaganem, V-4)")
    assert both["text"].startswith("Bring 2 Bands (Mostaganem, V-4)")
    assert "fln ops band-2" not in by_id
    assert by_id["fln ops band-3"]["short"] == "Band, Barika (I-1)"


def test_a_choice_shows_its_price_before_it_is_paid():
    state = (
        board("1954")
        .put("front-1", "ORAN", box="UG")
        .put("front-2", "MOROCCO", box="UG")
        .set(fln_ap=9, independent=True)
    )
    state = state.awaiting("fln_reinforcement", "fln").state
    choices = make_choices(state, session_of().game.rules.legal(state), WORDS)
    prices = {choice["id"]: choice["odds"] for choice in choices}

    assert prices["fln done"] == ""
    assert prices["fln build cadre ORAN"] == "−3 AP"
    assert prices["fln build cadre MOROCCO"] == "−2 AP"


def test_a_mission_shows_its_odds_before_the_roll():
    state = board("1954").put("front-1", "ORAN", box="OPS").set(fln_ap=5).awaiting("operations", "fln").state
    rules = session_of().game.rules
    begun = rules.preview(state, Action.parse("fln strike front-1"), FixedDice(()))
    (done,) = [
        choice for choice in make_choices(begun, rules.legal(begun), WORDS) if choice["id"] == "fln done"
    ]

    assert done["odds"].startswith("on average 5.8 points for the FLN")
    assert done["short"] == ""
    assert done["ends"]


def test_what_takes_a_piece_away_is_asked_first():
    session = session_of("mixed", "human", seed=3)
    actions = pick(session, "gov quick")["actions"]
    asked = {action["id"].split()[1] for action in actions if action["ask"]}

    assert asked == {"remove"}
