"""Game: what it is asked without being changed, and lines as people type them."""

from __future__ import annotations

from fractions import Fraction

import pytest

import algeria_lab
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction, MalformedAction, UnknownName, WrongOption
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import HAND, UNKNOWN


@pytest.fixture
def game() -> Game[State]:
    """Return 1954 at the Government's first spending."""
    game = Game(AlgeriaRules(), "1954", seed=7)
    game.play("gov quick; fln quick")
    return game


def test_legal_actions_may_be_asked_by_verb(game: Game[State]):
    assert game.legal("buy") == tuple(
        Action("gov", "buy", (kind,)) for kind in ("air", "helicopter", "naval")
    )
    assert game.legal("raid") == (), "a verb of the game that may not be used now"
    with pytest.raises(UnknownName, match=r"unknown verb 'mobilise'.* Did you mean 'mobilize'"):
        game.legal("mobilise")


def test_verbs_say_what_they_take_how_often_and_under_which_rule(game: Game[State]):
    verbs = game.verbs()

    assert list(verbs) == ["activate", "mobilize", "remove", "buy", "done"]
    assert [action for verb in verbs.values() for action in verb.actions] == list(game.legal())
    assert (verbs["mobilize"].form, verbs["mobilize"].rule) == ("mobilize unit", "A:6.3")
    assert repr(verbs) == "Verbs(activate, mobilize, remove, buy, done)"
    first, *_, last = verbs.text().splitlines()
    assert first.split("  ")[0] == "activate units"
    assert " ".join(last.split()) == "done 1 gov done Reinforcement phase [A:6]"
    assert repr(verbs["done"]) == "Usable('done', '1', 'gov done', 'Reinforcement phase [A:6]')"


@pytest.mark.parametrize(
    ("language", "head", "over"),
    [
        ("en", "Verb Choices Such as Rule", "Nothing may be done"),
        ("fr", "Verbe Choix Par exemple Règle", "Rien"),
    ],
)
def test_verbs_tell_themselves_in_words_and_none_is_left_once_a_game_is_over(language, head, over):
    duel = algeria_lab.open_game("insurgent", seed=1, language=language)
    assert " ".join(duel.verbs().text().splitlines()[0].split()) == head
    assert "gov" not in str(duel.verbs()._repr_html_())
    assert "<td>fln keep</td>" in str(duel.verbs()._repr_html_())

    duel.play("concede")
    assert duel.verbs() == {}
    assert duel.verbs().text().startswith(over)


def test_a_side_is_shown_what_it_may_see():
    duel = Game(InsurgentRules(), "duel", seed=1)
    before = duel.observe("gov")
    assert before.zones[HAND["gov"]] == duel.state.zones[HAND["gov"]]
    assert set(before.zones[HAND["fln"]]) == {UNKNOWN}
    assert duel.observe_events("gov") != duel.events
    with pytest.raises(UnknownName, match=r"unknown side 'FLN'. Known: fln, gov. Did you mean 'fln'"):
        duel.observe("FLN")  # type: ignore[arg-type]


def test_odds_are_asked_of_lines_and_of_attributes(game: Game[State]):
    game.play("gov done; fln done; gov done")
    before = game.odds("fln ops cadre-1; done; propaganda cadre-1", "top")
    game.play("fln ops cadre-1; done")

    assert sorted(before.shares.values()) == [Fraction(1, 6), Fraction(1, 3), Fraction(1, 2)]
    assert game.odds("fln propaganda cadre-1", lambda state: state.top) == before
    assert game.odds(["fln propaganda cadre-1"], "top") == before


@pytest.mark.parametrize(
    ("of", "error", "said"),
    [
        ("fln_app", UnknownName, "Did you mean 'fln_ap'"),
        ("terror", WrongOption, r"len\(state.terror\)"),
        (3, WrongOption, "a function of a position or the name of an attribute, not 3"),
    ],
)
def test_odds_say_what_cannot_be_counted(game: Game[State], of: str, error: type[Exception], said: str):
    with pytest.raises(error, match=said):
        game.odds("done", of)


def test_a_line_is_judged_up_to_its_first_dice(game: Game[State]):
    assert game.refuse("gov buy air; buy naval") is None
    refusal = game.refuse("gov buy air; mobilize division-1; activate all; buy air")
    assert refusal is not None
    assert refusal.values["verb"] == "activate"

    game.play("gov done; fln done; gov done; fln ops cadre-1; done")
    mark = game.dice.mark()
    assert game.refuse("fln propaganda cadre-1; what nobody can know yet") is None
    assert game.dice.mark() == mark


@pytest.mark.parametrize("line", [None, 3, ("gov", "quick", ()), [("gov", "quick", ())], {"gov quick"}, []])
def test_what_is_no_line_is_said_to_be_none(game: Game[State], line: object):
    with pytest.raises(MalformedAction, match=r"is not a line of play\. Give a text such as|holds no action"):
        game.play(line)  # type: ignore[arg-type]


def test_a_list_of_lines_is_one_line(game: Game[State]):
    game.play(["gov buy air; buy naval", Action("gov", "done")])
    assert [str(entry.action) for entry in game.history[-3:]] == ["gov buy air", "gov buy naval", "gov done"]
    with pytest.raises(IllegalAction):
        game.play(["fln done", "gov mobilize division-1; to V-4; dance"])
    assert game.ply == 5


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "before the next phase begins"), ("fr", "avant le début de la phase suivante")],
)
def test_odds_say_that_they_stop_where_a_phase_ends(language: str, said: str):
    war = algeria_lab.open_game("algeria", "1954", seed=7, language=language)
    war.play("gov quick; fln quick")
    ending, going_on = war.odds("activate all; done", "fln_ap"), war.odds("buy air", "air")

    played = war.copy()
    played.play("activate all; done")

    assert ending.phase_ends
    assert ending.mean() < played.state.fln_ap, "income comes after it"
    for text in (repr(ending), ending.text(), ending._repr_html_() or ""):
        assert said in text
    assert ending.map(str).phase_ends
    assert not going_on.phase_ends
    assert said not in going_on.text()


def test_an_attribute_that_is_not_known_is_answered_with_quantities(game: Game[State]):
    with pytest.raises(UnknownName, match="Did you mean 'fln_psl' or 'gov_psl'") as error:
        game.odds("done", "psl")
    assert not {"voice", "flown_from_patrol", "ptl", "agenda"} & set(error.value.known)


def test_a_verb_that_is_no_choice_is_answered_with_what_may_be_done_now(game: Game[State]):
    refusal = game.refuse("gov raid V-2")

    assert refusal is not None
    assert refusal.values["known"] == ", ".join(game.verbs()), "border is refused at this moment"


def test_conceding_is_named_in_the_duel_and_explained_on_the_map(game: Game[State]):
    duel = algeria_lab.open_game("insurgent", seed=1)
    given_up = Action("fln", "concede")

    assert duel.legal("concede") == (given_up,) == duel.verbs()["concede"].actions
    assert given_up not in duel.legal(), "nobody should draw it by lot"
    duel.play("concede")
    assert duel.legal("concede") == () == tuple(duel.verbs())
    for line in ("fln concede", "gov concede"):
        assert getattr(game.refuse(line), "reason", None) == "no-concession"
