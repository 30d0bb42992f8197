"""A war on the board: picks are played, computers answer, and whatever stands in the way is said."""

from random import Random
from typing import Any

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.game import Game
from algeria_lab.players.base import HUMAN, Choice, Player
from tests.views.algeria.sessions import pick, send, session_of, skip

TO_OPERATIONS = ("fln quick", "fln done", "fln done")


def test_computers_answer_a_pick_until_the_person_decides_again():
    session = session_of()

    scene = pick(session, "fln quick")

    assert session.game.history[1].action == Action.parse("gov quick")
    assert session.game.state.phase == "reinforcement"
    assert scene["prompt"]["seat"] == "fln"
    assert scene["prompt"]["yours"]
    assert scene["ply"] == session.game.ply > 2
    assert any(line["seat"] == "gov" for line in scene["log"].values())


def test_an_illegal_pick_changes_nothing_and_says_under_which_rule():
    session = session_of()
    before = session.game.ply

    scene = pick(session, "fln place cadre TUNISIA")

    assert session.game.ply == scene["ply"] == before
    assert scene["notice"]["level"] == "refusal"
    assert scene["notice"]["text"]
    assert scene["notice"]["rule"].startswith("A:")


def test_a_malformed_pick_is_refused_in_words():
    session = session_of()

    scene = pick(session, "what is this")

    assert scene["notice"]["level"] == "refusal"
    assert session.game.ply == scene["ply"]


def test_a_pick_on_an_old_screen_does_nothing():
    session = session_of()
    old = session.game.ply
    pick(session, "fln quick")
    before = session.game.ply

    scene = session.answer({"kind": "pick", "id": "fln quick", "ply": old})

    assert session.game.ply == before
    assert scene["notice"]["level"] == "info"
    assert "not up to date" in scene["notice"]["text"]
    assert scene["ply"] == before


def test_a_pick_for_the_computer_is_refused():
    session = session_of()
    pick(session, "fln quick")

    assert pick(session, "gov done")["notice"]["level"] == "refusal"


def test_a_line_is_one_pick_and_one_undo():
    session = session_of(seed=3)
    for action in TO_OPERATIONS[:2]:
        pick(session, action)
    before = session.game.ply
    ready = [action for action in session.game.legal() if action.verb == "ops" and action.args != ("all",)]

    pick(session, f"{ready[0]}; {ready[1]}; {ready[2]}")
    assert session.game.ply == before + 3

    scene = send(session, "undo")

    assert session.game.ply == scene["ply"] == before
    assert scene["notice"]["text"] == "Taken back."
    assert scene["can"]["redo"]
    assert send(session, "redo")["ply"] == before + 3


def test_undo_goes_pick_by_pick():
    session = session_of()
    pick(session, "fln place cadre I-1")
    pick(session, "fln place cadre II-1")

    assert send(session, "undo")["can"]["undo"]
    assert send(session, "undo")["can"] == {"undo": False, "redo": True, "resign": "fln"}
    send(session, "redo")
    assert str(session.game.history[-1].action) == "fln place cadre I-1"


@pytest.mark.parametrize("later", [1, 2])
def test_undo_takes_back_a_pick_whole_after_a_cell_has_taken_back_later_ones(later: int):
    """What a cell took back is no pick of the board any more."""
    session = session_of(seed=3)
    for action in TO_OPERATIONS[:2]:
        pick(session, action)
    before = session.game.ply
    ready = [action for action in session.game.legal() if action.verb == "ops" and action.args != ("all",)]
    pick(session, f"{ready[0]}; {ready[1]}; {ready[2]}")
    for action in ready[3 : 3 + later]:
        pick(session, str(action))

    for _ in range(later):
        session.game.undo()
    scene = send(session, "undo")

    assert session.game.ply == scene["ply"] == before


def test_undo_with_nothing_to_take_back_says_so():
    session = session_of()

    scene = send(session, "undo")

    assert scene["notice"]["level"] == "refusal"
    assert "nothing to take back" in scene["notice"]["text"]
    assert not scene["notice"]["hint"]


def test_dice_that_run_out_are_a_notice_and_nothing_is_lost():
    session = session_of(HUMAN, HUMAN, dice=FixedDice([3, 4]))
    pick(session, "gov quick")
    before = session.game.ply

    scene = pick(session, "fln quick")  # the turn begins, and with it the roll for a random event

    assert session.game.ply == before
    assert scene["notice"]["level"] == "refusal"
    assert "dice" in scene["notice"]["text"]


class Broken(Player[State]):
    """A player with a fault."""

    name = "broken"

    def choose(self, view: State, rng: Random) -> Choice:
        """Fail, whatever is asked."""
        raise ZeroDivisionError(f"a fault of the program at turn {view.turn}, {rng.__class__.__name__}")


def test_a_fault_of_a_computer_is_shown_over_the_position_as_it_is():
    session = session_of(gov="mixed")
    session.table.seats["gov"] = Broken()
    before = session.game.ply

    scene = pick(session, "fln quick")

    assert scene["notice"]["level"] == "error"
    assert "ZeroDivisionError: a fault of the program at turn 1" in scene["notice"]["text"]
    assert scene["notice"]["hint"]
    # The set-up of the person was carried out before the other side failed.
    assert scene["ply"] == session.game.ply == before + 1
    assert not scene["prompt"]["yours"]
    assert scene["actions"] == []


def test_a_watcher_that_fails_does_not_stop_the_war():
    session = session_of()
    seen: list[int] = []

    def fail(game: Game[State]) -> None:
        if seen:
            raise OSError("no room")
        seen.append(game.ply)

    session.watch(fail)
    scene = session.answer({"kind": "pick", "id": "fln quick", "ply": session.game.ply})

    assert "no room" in scene["notice"]["text"]
    assert skip(session, scene)["prompt"]["yours"]
    assert scene["ply"] == session.game.ply


def ids_of(scene: dict[str, Any]) -> dict[str, list[str]]:
    """Return who stands where, by place and group."""
    return {
        f"{place} {key}": group["ids"]
        for place, groups in scene["pieces"].items()
        for key, group in groups.items()
    }


def test_the_language_changes_in_mid_war_and_nothing_else():
    from algeria_lab.views.algeria.words.text import Words

    session = session_of()
    pick(session, "fln quick")
    before = session.scene()

    session.speak(Words("fr"))

    now = session.board.scene
    assert [action["id"] for action in now["actions"]] == [action["id"] for action in before["actions"]]
    assert now["ply"] == before["ply"]
    assert ids_of(now) == ids_of(before)
    assert (now["lang"], session.board.strings["widget-undo"]) == ("fr", "Annuler")
    assert {place["id"]: place["name"] for place in session.board.atlas["places"]}["ALGIERS"] == "Alger"


@pytest.mark.parametrize(
    ("scenario", "fln", "gov", "seed"),
    [("1954", HUMAN, "mixed", 1), ("1954", "mixed", HUMAN, 2), ("1960", HUMAN, HUMAN, 3)],
)
def test_a_whole_war_is_played_by_picks_of_the_scene(scenario: str, fln: str, gov: str, seed: int):
    session, chooser = session_of(fln, gov, scenario=scenario, seed=seed), Random(seed)
    scene, picks = session.scene(), 0
    while "over" not in scene:
        actions = scene["actions"]
        quick = [action for action in actions if " quick" in action["id"]]
        ends = [action for action in actions if action.get("ends")] if chooser.random() < 0.3 else []
        scene = pick(session, chooser.choice(quick or ends or actions)["id"])
        picks += 1
        assert "notice" not in scene, (scene["notice"], picks)
        assert picks < 3000

    assert scene["over"]["winner"] in ("fln", "gov")
    assert scene["actions"] == []
    assert not scene["prompt"]["yours"]
