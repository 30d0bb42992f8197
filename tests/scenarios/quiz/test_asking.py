"""A question is put to one person: a reason before the key, hints in order, the key in the end."""

from algeria_lab.core.game import Game
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.players.table import play_on
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import decisive_key, largest, results
from algeria_lab.scenarios.quiz.verdicts import Key

SCENARIO = Scenario.model_validate({"format": "algeria-scenario/1", "id": "asked", "title": "Asked"})
OPTIONS = [{"id": name, "text": name} for name in ("one", "two", "three")]


def asking(kind: str = "choice", **data: object) -> Asking:
    question = Question.model_validate({"id": "q", "kind": kind, "ask": "What?", "options": OPTIONS, **data})
    return Asking(SCENARIO, question, Key(("one",)))


def test_the_key_is_shown_after_two_wrong_answers():
    asked = asking()
    asked.answer("two")
    assert asked.is_open
    assert not asked.knows_key
    asked.answer("what?")  # no answer, so no try
    assert len(asked.tries) == 1
    asked.answer("three")
    assert (asked.is_open, asked.knows_key, asked.points) == (False, True, 0)
    asked.answer("one")
    assert [one.given for one in asked.tries] == ["two", "three"]


def test_who_asks_for_the_key_gets_it_and_it_is_kept():
    asked = asking()
    assert asked.show_key().ids == ("one",)
    assert (asked.has_asked, asked.is_open, asked.points) == (True, False, 0)


def test_a_right_answer_ends_it_and_counts():
    asked = asking(points=3)
    asked.answer("one")
    assert (asked.is_open, asked.knows_key, asked.points) == (False, True, 3)
    asked.show_key()
    assert not asked.has_asked


def test_hints_come_in_order():
    asked = asking(hints=["First.", "Second."])
    assert [hint and hint.plain for hint in (asked.hint(), asked.hint(), asked.hint())] == [
        "First.",
        "Second.",
        None,
    ]


def test_a_text_and_a_prediction_have_no_key_to_be_shown():
    for kind in ("text", "predict"):
        asked = Asking(SCENARIO, asking(kind).question)
        asked.answer("one")
        assert (asked.is_open, asked.knows_key) == (False, False)


def played(name: str, scenario: str, turns: int) -> Game:
    known = subject(name)
    game = Game(known.rules, scenario, seed=3)
    seats = {seat: known.player(known.usual(scenario, seat), seat) for seat in ("fln", "gov")}
    play_on(game, seats, turns)
    return game


def test_the_decisive_results_of_a_war_are_those_that_moved_support_most():
    game = played("algeria", "1956-like", 1)
    found = results(game)
    shown = largest(found)
    assert (
        sum(one.moved.get("fln.psl", 0) for one in found)
        == game.state.fln_psl - game.history[0].state.fln_psl
    )
    key = decisive_key(shown)
    assert {one.size for one in shown if one.id in key.ids} == {max(one.size for one in found)}
    assert all(one.where for one in shown)


def test_the_other_games_are_measured_by_their_own_tracks():
    duel = results(played("insurgent", "duel", 3), "gov")
    assert {name.partition(".")[2] for one in duel for name in one.moved} <= {
        "military",
        "political",
        "diplomatic",
    }
    twilight = played("twilight", "short", 3)
    assert {name for one in results(twilight) for name in one.moved} <= {"sc", "ob"}
    assert decisive_key([]) is None
