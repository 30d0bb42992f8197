"""A war is carried on between decisions through the door of the game, so that nothing is lost."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import read_save, save_text
from algeria_lab.core.refusals import IllegalAction, Refusal, UnknownName
from algeria_lab.core.words.voice import PlainVoice
from tests.playing_on import NeverReached, begin, doctrines, play_on, play_to, quiet


def before() -> Game[State]:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    return war


def test_a_war_begins_with_all_units_placed():
    war = begin("1956-like", seed=3)

    assert war.state.turn == 1
    assert [str(entry.action) for entry in war.history[1:]] == ["gov quick", "fln quick"]


def test_constants_of_the_model_may_be_changed():
    assert begin("1956-like", seed=3, changes={"resettled_charge": 0}).state.profile.resettled_charge == 0
    with pytest.raises(UnknownName, match="resettled_charge"):
        begin("1956-like", seed=3, changes={"resettled_charges": 0})


class _Terse(PlainVoice):
    def refusal(self, refusal: Refusal) -> str:
        return f"because of {refusal.reason}"


def test_refusals_are_said_in_the_words_that_were_given():
    war = begin("1956-like", seed=9, voice=_Terse())

    with pytest.raises(IllegalAction, match="because of"):
        war.play("fln raid V-4")


def test_quiet_players_leave_the_position_as_it_was():
    war = before()
    start = war.history[2].state

    assert (war.state.turn, war.state.phase, war.to_move) == (2, "operations", "gov")
    assert {place: units for place, units in war.state.at.items() if units} == {
        place: units for place, units in start.at.items() if units
    }
    assert war.state.control["II-2"] == "fln"
    assert war.state.control["V-4"] == "gov"
    assert "IV-1" not in war.state.control


def test_play_to_stops_where_the_side_may_act():
    war = before()
    war.play("gov resettle II-2")

    events = play_to(war, turn=4, seat="fln")

    assert (war.state.turn, war.state.phase, war.to_move) == (4, "operations", "fln")
    assert events == war.events[-len(events) :]
    assert play_to(war, turn=4, seat="fln") == ()


def test_play_on_goes_to_the_same_moment_of_a_later_turn():
    war = before()

    play_on(war, turns=2)

    assert (war.state.turn, war.to_move) == (4, "gov")


def test_the_past_is_not_reached():
    war = before()

    with pytest.raises(NeverReached, match="turn 1 is over"):
        play_to(war, turn=1)


def test_the_end_of_the_war_stops_it():
    war = before()

    play_to(war, turn=99)

    assert war.outcome is not None
    assert play_on(war) == ()


def test_the_same_seed_gives_the_same_war():
    first, second = before(), before()

    assert play_on(first) == play_on(second)
    assert first.history[-1].check == second.history[-1].check


def test_a_war_carried_on_can_be_forked_and_saved():
    war = before()
    war.bookmark("before")
    play_on(war)

    twin = war.fork("before")
    loaded, _ = read_save(save_text(war), {"algeria": AlgeriaRules()})

    assert twin.state.turn == 2
    assert loaded.history[-1].check == war.history[-1].check


def test_players_are_known_by_name():
    assert {player.name for player in doctrines(fln="random", gov="mixed").values()} == {"random", "mixed"}
    with pytest.raises(UnknownName, match="mixed"):
        doctrines(fln="mixt")
    with pytest.raises(TypeError, match="positional"):
        doctrines("barrier-3", "mixed")  # type: ignore[misc]
