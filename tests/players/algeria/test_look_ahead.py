"""The look-ahead: legal, repeatable, within its budget, and better than the doctrine it thinks in."""

from dataclasses import replace
from random import Random

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.ahead.player import LookAhead, look_ahead
from algeria_lab.players.algeria.ahead.race import Budget, Race, Runner, Sides, play_out
from algeria_lab.players.algeria.ahead.ways import Way, ways_on
from algeria_lab.players.algeria.ahead.worth import promise
from algeria_lab.players.algeria.doctrine import DoctrinePlayer
from algeria_lab.players.algeria.doctrine_files import doctrine_of
from algeria_lab.players.algeria.registry import PLAYERS, quick_names
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import Because, Choice, Player, rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.views.algeria.words.refusals import refusal_values
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES
from tests.algeria.boards import board

RULES = AlgeriaRules()
SCENARIOS = RULES.scenarios()
QUICK = Budget(playouts=8, seconds=60.0)
COMPARED = ("look-ahead-own", "look-ahead-other")
FLN, GOV = doctrine_of("mixed", "fln"), doctrine_of("mixed", "gov")
MIXED: dict[Seat, Player[State]] = {"fln": DoctrinePlayer(FLN), "gov": DoctrinePlayer(GOV)}


def opened(scenario: str = "1958", seed: int = 3) -> Game[State]:
    """Return a war after its set-up."""
    game = Game(RULES, scenario, seed=seed)
    game.play("gov quick")
    game.play("fln quick")
    return game


def at_choice(seat: Seat, scenario: str = "1958") -> State:
    """Return a position in which a look-ahead has ways to compare."""
    game = opened(scenario)
    while game.to_move != seat or not compared(look_ahead(seat, QUICK).choose(game.state, Random(1))):
        assert game.to_move is not None
        play_choice(game, MIXED[game.to_move], Random(0))
    return game.state


def compared(choice: Choice) -> dict[str, object]:
    """Return what a choice says that it compared; empty if nothing was."""
    first = choice.because[0]
    return dict(first.values) if first.question in COMPARED else {}


@pytest.mark.parametrize(
    ("scenario", "profile"),
    [*((scenario, "default") for scenario in SCENARIOS), ("1958", "rtt"), ("1960", "literal")],
)
def test_every_line_is_legal(scenario: str, profile: str):
    game = Game(RULES, scenario, {"profile": profile}, seed=6)
    players = {seat: look_ahead(seat, QUICK) for seat in SEATS}
    rngs = {seat: rng_of(game.seed, seat) for seat in SEATS}

    while game.to_move and game.ply < 150:
        play_choice(game, players[game.to_move], rngs[game.to_move])

    assert game.ply >= 40


@pytest.mark.parametrize("seat", SEATS)
def test_the_same_position_generator_and_budget_give_the_same_choice(seat: Seat):
    """Nothing is remembered from one decision to the next."""
    view = at_choice(seat)
    used, fresh = look_ahead(seat, QUICK), look_ahead(seat, QUICK)
    used.choose(at_choice(seat, "1954"), Random(9))

    assert used.choose(view, Random(4)) == fresh.choose(view, Random(4))


@pytest.mark.parametrize("seat", SEATS)
def test_the_position_stays_as_it_is(seat: Seat):
    view = at_choice(seat)
    before = view.to_json()

    look_ahead(seat, QUICK).choose(view, Random(2))

    assert view.to_json() == before


@pytest.mark.parametrize("playouts", [6, 40])
def test_play_outs_stay_within_the_budget(playouts: int):
    choice = look_ahead("gov", Budget(playouts, 60.0)).choose(at_choice("gov"), Random(2))

    assert playouts / 2 <= int(str(compared(choice)["playouts"])) <= playouts


def test_without_time_the_doctrine_decides():
    view = at_choice("gov")

    choice = look_ahead("gov", Budget(1000, 0.0)).choose(view, Random(2))

    assert choice.line == MIXED["gov"].choose(view, Random(2)).line
    assert compared(choice)["playouts"] == 0


def test_where_there_is_one_way_the_doctrine_speaks_for_itself():
    view = Game(RULES, "1958", seed=3).state

    assert look_ahead("gov", QUICK).choose(view, Random(2)) == MIXED["gov"].choose(view, Random(2))


def test_it_finds_a_victory_that_its_doctrine_does_not_see():
    """Four points against a Government support of 3: this doctrine would raise its own support."""
    raising = {**FLN.judgements, "distribute": FLN.judgements["distribute"][1:]}
    blind = replace(FLN, judgements=raising)
    start = board().set(fln_psl=40, gov_psl=3).awaiting("distribute", "fln", 4).state

    assert DoctrinePlayer(blind).choose(start, Random(1)).text == "fln raise 4"
    choice = LookAhead(blind, GOV, Budget(24, 60.0)).choose(start, Random(1))

    assert choice.text == "fln lower 4"
    assert choice.because[0].question == "look-ahead-other"
    assert compared(choice)["chance"] == 100
    assert choice.because[-1].question.startswith("judgement-fln-lower-")


def test_a_difference_by_chance_does_not_overrule_the_doctrine():
    because = Because("A:8", "judgement-fln-stop", answer=True)
    own, other = Runner(Way((), because)), Runner(Way((), because))
    own.promises, other.promises = [0.2, 0.6, 0.4, 0.5], [0.6, 0.2, 0.5, 0.5]

    assert other.chance > own.chance
    assert not other.is_better(own, 1.0)
    other.promises = [0.3, 0.7, 0.4, 0.6]
    assert other.is_better(own, 1.0)


def test_all_ways_meet_the_same_dice():
    view = at_choice("fln")
    sides = Sides("fln", MIXED["fln"], MIXED["gov"])
    own = MIXED["fln"].choose(view, Random(0))
    way = Way(own.line, own.because[-1])

    race = Race(view, (way, way), sides, Budget(20, 60.0), Random(5))
    race.run()

    assert race.own.promises == race._left[1].promises
    assert len(set(race.own.promises)) > 1
    assert play_out(view, way, sides, 1, 77) == play_out(view, way, sides, 1, 77)


def test_ways_are_those_of_every_judgement_each_once():
    view = at_choice("gov")
    own = MIXED["gov"].choose(view, Random(0))

    ways = ways_on(view, own, (GOV, GOV), 50)

    assert ways[0].line == own.line
    assert len({way.line for way in ways}) == len(ways) > 1
    assert ways_on(view, own, (GOV,), 2) == ways[:2]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fln_psl": 50}, {"fln_psl": 40}),
        ({"gov_psl": 40}, {"gov_psl": 50}),
        ({"winner": "fln"}, {"fln_psl": 99, "gov_psl": 1}),
        ({"fln_psl": 1, "gov_psl": 99}, {"winner": "gov"}),
    ],
)
def test_a_position_promises_the_fln_what_it_denies_the_government(
    better: dict[str, object], worse: dict[str, object]
):
    good, bad = (board("1958").set(**values).state for values in (better, worse))

    assert promise(good, "fln") > promise(bad, "fln")
    assert promise(good, "gov") == pytest.approx(1 - promise(good, "fln"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_compared_has_words(language: str):
    words = Words(language)
    values = {"ways": 4, "playouts": 96, "chance": 61, "own": 55}
    for question in COMPARED:
        assert words.say(question) != question
        assert "96" in words.say(f"{question}-found", **refusal_values(words, values))
    assert words.faults == []


def test_it_can_sit_at_a_table_but_is_no_player_for_thousands_of_wars():
    for seat in SEATS:
        assert PLAYERS.player("look-ahead", seat).name == "look-ahead"
        assert "look-ahead" in PLAYERS.names(seat)
        assert "look-ahead" not in quick_names(seat)
        titles = {PLAYERS.title("look-ahead", seat, language) for language in LANGUAGES}
        assert len(titles - {"look-ahead"}) == len(LANGUAGES)
        assert all(PLAYERS.idea("look-ahead", seat, language) for language in LANGUAGES)


ENOUGH = 4  # of 5 wars


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_it_beats_mixed_from_either_side(seat: Seat):
    """A small sample with a small budget; of 100 wars it wins 91 as the FLN and 71 as the Government."""
    won, wars = 0, range(1, 6)
    for seed in wars:
        players = MIXED | {seat: look_ahead(seat, Budget(48, 60.0))}
        won += play_war("1960", players["fln"], players["gov"], seed).winner == seat
        if won >= ENOUGH or seed - won > len(wars) - ENOUGH:
            break  # it is decided

    assert won >= ENOUGH
