"""One record a game: whoever takes a game by its name finds everything there."""

from dataclasses import asdict, replace
from pathlib import Path
from pickle import dumps, loads
from pkgutil import resolve_name

import pytest

from algeria_lab.core.actions import SEATS
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import Refusal, SaveError, UnknownName
from algeria_lab.games import GAMES, Record, game_named, record_of
from algeria_lab.games.record import Whereabouts
from tests.test_front_door import HEAVY, loaded_after

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
RECORDS = pytest.mark.parametrize("record", GAMES.values(), ids=GAMES)


def test_looking_a_game_up_loads_no_game():
    loaded = loaded_after("from algeria_lab.games import game_named; game_named('insurgent')")

    assert loaded.isdisjoint(HEAVY | {"algeria_lab.algeria", "algeria_lab.insurgent", "algeria_lab.views"})


@RECORDS
def test_a_game_goes_by_one_name_and_its_page_is_there(record: Record):
    assert GAMES[record.name] is game_named(record.name) is record
    assert record.rules().name == record.name
    assert not record.page or (NOTEBOOKS / f"{record.page}.ipynb").is_file()


def lost(whereabouts: Whereabouts) -> list[str]:
    """Return which whereabouts of a game name nothing."""
    found = []
    for what, place in asdict(whereabouts).items():
        try:
            assert not place or callable(resolve_name(place)) or what in {"players", "simulator"}
        except (AttributeError, ImportError, ValueError):
            found.append(f"{what}: {place}")
    return found


@RECORDS
def test_everything_stands_where_the_row_says(record: Record):
    assert lost(record.whereabouts) == []
    assert isinstance(
        record.rules().new(record.rules().scenarios()[0], {}, SeededDice(1))[0], record.position()
    )


@pytest.mark.parametrize(
    "place", ["algeria_lab.algeria.rules:Rulez", "algeria_lab.no_room:Rules", "lab:", "no way"]
)
def test_a_place_with_nothing_is_found(place: str):
    whereabouts = GAMES["algeria"].whereabouts

    assert lost(replace(whereabouts, rules=place)) == [f"rules: {place}"]
    assert lost(replace(whereabouts, session=place)) == [f"session: {place}"]


@RECORDS
def test_a_row_that_is_sent_is_the_same_one(record: Record):
    assert loads(dumps(record)) is record  # noqa: S301 - written on this line


@RECORDS
def test_optional_rules_are_options_that_the_game_begins_with(record: Record):
    """Each is tried where the game allows it: in the first scenario."""
    rules = record.rules()
    for name in record.optional_rules:
        assert Game(rules, rules.scenarios()[0], {name: True}).to_move
    with pytest.raises(UnknownName):
        Game(rules, rules.scenarios()[0], {"no-such-rule": True})


@RECORDS
def test_every_scenario_is_played_by_the_players_it_needs(record: Record):
    for scenario in record.rules().scenarios():
        players = {seat: record.players().player("random", seat) for seat in record.seats(scenario)}
        played = record.simulate(scenario, players, 3, {}, None)
        stopped = record.simulate(scenario, players, 3, {}, 2)

        assert played.winner in {*SEATS, "draw"}
        assert stopped.turns <= 2 <= played.turns or played == stopped
        assert played._asdict()["seed"] == 3


@RECORDS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_refusal_is_explained_with_its_rule(record: Record, language: str):
    rules = record.rules()
    state = rules.new(rules.scenarios()[0], {}, SeededDice(1))[0]
    refusal = rules.refuse(state, rules.complete(state, "dance"))
    assert isinstance(refusal, Refusal)

    said = record.voice(language).refusal(refusal)

    assert f"[{refusal.rule}]" in said
    assert said.split()[0] in record.words(language).refusal(refusal).text


def test_an_unknown_game_is_named_with_the_nearest():
    with pytest.raises(UnknownName, match="Did you mean 'insurgent'"):
        game_named("insurgant")
    with pytest.raises(SaveError, match=r"war\.json: a game of 'chess'\. This reads: algeria, insurgent"):
        record_of('{"game": "chess"}', "war.json")
    with pytest.raises(SaveError, match="names no game"):
        record_of("[]", "war.json")
