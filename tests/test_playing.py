"""The doors for players: by name, one's own, one game to watch, a thousand as a table."""

from random import Random
from typing import Any

import pytest

import algeria_lab
from algeria_lab.core.refusals import UnknownName
from algeria_lab.games import NoPosition
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.outside import NotAPlayer, WrongChoice


class Raider:
    """Raids if it can, and else does what a player of the house would do."""

    house = algeria_lab.player("raider", "fln")

    def choose(self, view: Any, rng: Random) -> Any:
        """Return a Raid drawn by lot, or what the house chooses."""
        raids = algeria_lab.legal(view, "raid")
        return rng.choice(raids) if raids else self.house.choose(view, rng)


class Shy:
    """Ends whatever it is asked."""

    name = "shy"

    def choose(self, view: Any, rng: Random) -> str:  # noqa: ARG002 - the shape of a player
        """Be done."""
        return "fln done"


def test_a_bot_of_five_lines_plays_a_turn_that_can_be_read():
    war = algeria_lab.open_game("algeria", "1954", seed=3)

    story = algeria_lab.play_on(war, fln=Raider, gov="mixed", turns=1)

    assert war.state.turn == 2
    assert tuple(story) == tuple(war.events[-len(story) :])
    assert story.text("en")
    algeria_lab.play_on(war, fln=Raider, gov="mixed", turns=2)
    assert "raid" in {entry.action.verb for entry in war.history if entry.action}


def test_a_computer_answers_until_a_person_is_asked():
    war = algeria_lab.open_game("algeria", "1954", seed=3)

    algeria_lab.play_on(war, gov="mixed")
    assert (war.to_move, [str(entry.action) for entry in war.history[1:]]) == ("fln", ["gov quick"])
    assert not algeria_lab.play_on(war, gov="mixed")


def test_one_game_played_on_is_a_whole_one():
    duel = algeria_lab.open_game("insurgent", "solo", seed=2)
    algeria_lab.play_on(duel, fln="sensible")

    assert duel.outcome is not None


def test_a_simulated_game_is_one_row():
    mixed = {seat: PLAYERS.player("mixed", seat) for seat in ("fln", "gov")}

    war = algeria_lab.simulate("1958", fln="mixed", gov="mixed", seed=4)

    assert war == play_war("1958", mixed["fln"], mixed["gov"], 4)
    assert algeria_lab.simulate("solo", fln="random", seed=1).winner in {"fln", "gov", "draw"}
    assert algeria_lab.simulate("1958", fln=Raider, gov="mixed", seed=4, turns=2).turns <= 2


@pytest.mark.parametrize(("language", "said"), [("en", "still to be placed"), ("fr", "restent à placer")])
def test_what_a_bot_may_not_do_is_told_in_a_sentence(language: str, said: str):
    with pytest.raises(WrongChoice, match=rf"'shy' \(fln, turn 0, setup, seed 5\) .*{said}.*\[A:3\]"):
        algeria_lab.simulate("1958", fln=Shy, gov="mixed", seed=5, language=language)
    war = algeria_lab.open_game("algeria", "1958", seed=5, language=language)
    with pytest.raises(WrongChoice, match=said):
        algeria_lab.play_on(war, fln=Shy(), gov="mixed")


def test_what_does_not_fit_is_named():
    with pytest.raises(UnknownName, match="Did you mean 'mixed'"):
        algeria_lab.simulate("1958", fln="mixd", gov="mixed")
    with pytest.raises(UnknownName, match="unknown scenario '1985'"):
        algeria_lab.simulate("1985", fln="mixed", gov="mixed")
    with pytest.raises(NotAPlayer, match="nobody was given to play gov"):
        algeria_lab.simulate("1958", fln="mixed")
    with pytest.raises(NoPosition, match="3 is no position"):
        algeria_lab.legal(3)
    with pytest.raises(UnknownName, match="Did you mean 'raid'"):
        algeria_lab.legal(algeria_lab.open_game(seed=1), "riad")


def test_what_is_legal_is_asked_of_views_positions_and_games_alike():
    war, duel = algeria_lab.open_game(seed=1), algeria_lab.open_game("insurgent", seed=1)

    assert algeria_lab.legal(war) == algeria_lab.legal(war.state) == tuple(war.legal())
    assert algeria_lab.legal(duel.rules.observe(duel.state, "fln")) == tuple(duel.legal())
