"""Things that tell themselves: tuples stay tuples, slices keep their voice, nothing needs words."""

import pickle
from fractions import Fraction

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.history import History
from algeria_lab.core.odds import Distribution
from algeria_lab.core.words.voice import PLAIN, PlainVoice, Shown


class Loud(PlainVoice):
    """Says what it is asked for, so that the way is seen."""

    def line(self, thing: Shown) -> str:
        """Answer `repr`."""
        return f"LINE {type(thing).__name__}"

    def brief(self, thing: Shown) -> str:
        """Answer a console."""
        return f"BRIEF {type(thing).__name__}"

    def text(self, thing: Shown) -> str:
        """Answer `str`."""
        return f"TEXT {type(thing).__name__}"

    def html(self, thing: Shown) -> str | None:
        """Answer a notebook."""
        return f"<p>{type(thing).__name__}"


class Console:
    """Keeps what is written to it."""

    def __init__(self) -> None:
        self.said = ""

    def text(self, text: str) -> None:
        """Write."""
        self.said += text


@pytest.fixture
def game() -> Game:
    war = Game(AlgeriaRules(), "1954", seed=7, voice=Loud())
    war.play("gov quick; fln quick")
    return war


def things(game: Game) -> list[Shown]:
    events = game.events
    return [
        game,
        game.state,
        game.fork().state,
        game.rules.observe(game.state, "fln"),
        events,
        events[3:],
        events + events,
        game.history,
        game.history[::2],
        game.history[-1],
        game.legal(),
        game.legal()[:4],
        game.refuse("gov dance"),
        game.odds("done", "fln_ap"),
        game.odds("done", "fln_ap").map(str),
    ]


def test_everything_speaks_with_the_voice_of_its_game(game: Game):
    for thing in things(game):
        console = Console()
        thing._repr_pretty_(console, cycle=False)
        name = type(thing).__name__

        assert (repr(thing), console.said) == (f"LINE {name}", f"BRIEF {name}")
        assert (str(thing), thing._repr_html_()) == (thing.text(), f"<p>{name}")


def test_stories_and_histories_stay_tuples(game: Game):
    events, history = game.events, game.history

    assert events == tuple(events)
    assert hash(events) == hash(tuple(events))
    assert events[0] is next(iter(events))
    assert isinstance(events[2:5], Story)
    assert isinstance(history[1:], History)
    assert len(events + events[:1]) == len(events) + 1


def test_a_slice_knows_what_it_is_about(game: Game):
    history, events = game.history, game.events

    assert list(history[::2].about) == [0, 2]
    assert list(history[1:][1:].about) == [2]
    assert events[4:].about == events.about == (game.state, True)
    assert events[:4].about == events[:4][1:].about == (game.state, False)


def test_a_position_keeps_its_voice_and_is_equal_without_it(game: Game):
    same = game.rules.state_from_json(game.state.to_json())

    assert same == game.state
    assert (same.voice, game.state.copy().voice) == (PLAIN, game.voice)


def test_without_words_the_names_of_the_rules_are_told():
    game = Game(AlgeriaRules(), "1954", seed=7)
    game.play("gov quick; fln quick")

    assert repr(game) == "Game('algeria', '1954', seed 7, turn 1, reinforcement, gov to move; ply 2)"
    assert "PSL fln 50, gov 65" in repr(game.state)
    assert "entered" in repr(game.events)
    assert str(game.legal()).splitlines()[0] == "gov activate all"
    assert game._repr_html_() is None
    assert game.events.text("fr") == str(game.events)


def test_chances_are_told_without_words_likeliest_first_and_never_as_a_wall():
    shares = {number: Fraction(1, 40) for number in range(38)} | {99: Fraction(1, 20)}

    said = repr(Distribution(shares))

    assert said.startswith("Distribution(99: 1/20, 0: 1/40, ")
    assert "33 more" in said


def test_things_are_pickled_with_their_voice():
    game = Game(AlgeriaRules(), "1954", seed=7)
    game.play("gov quick; fln quick")
    for thing in things(game):
        again = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own

        assert type(again) is type(thing)
        assert repr(again) == repr(thing)
