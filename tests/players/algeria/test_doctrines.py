"""The doctrines of the house: each is itself, makes sense, and plays by the rules."""

import json
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from algeria_lab.algeria.board.units import DIVISIONS, FLN_MOBILE
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.algeria.doctrine_files import (
    WrongNumber,
    build_doctrine,
    doctrine_data,
    doctrine_names,
    doctrine_of,
)
from algeria_lab.players.algeria.judgements import TOOLBOXES
from algeria_lab.players.algeria.registry import PLAYERS, quick_names
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.views.algeria.words.reasons import found_text
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES
from tests.players.algeria.doctrines import ALL, SCENARIOS, Watched

RULES = AlgeriaRules()
RECORDED = Path(__file__).parent / "mixed_wars.json"
# Their positions are too rare for a few wars; `test_judgements` makes them.
RARE = {
    "fln-come-in", "fln-lower-to-win", "fln-neutralize-least", "fln-oas-to-empty-city",
    "fln-oas-to-france", "fln-press-in-debate", "fln-purge-least", "fln-rise-in-debate",
    "gov-activate-all", "gov-activate-covered", "gov-build-barrier", "gov-buy-aircraft",
    "gov-buy-helicopters", "gov-leave-budget",
    "gov-lower-to-win", "gov-mass", "gov-mobilize-algerians", "gov-mobilize-free", "gov-oas-to-city",
    "gov-remove-elites", "gov-remove-oas", "gov-suez", "gov-support-combat", "gov-un-debate",
}  # fmt: skip


@cache
def watched(name: str, seat: Seat) -> Watched:
    return Watched(name, seat)


def test_mixed_plays_the_wars_that_it_played_before_it_was_data():
    for scenario, wars in json.loads(RECORDED.read_text("utf-8")).items():
        for seed, recorded in enumerate(wars, 1):
            war = play_war(scenario, PLAYERS.player("mixed", "fln"), PLAYERS.player("mixed", "gov"), seed)
            assert [war.winner, war.level, war.turns, list(war.fln_psl), list(war.gov_psl)] == recorded


def test_without_a_resettlement_the_family_plays_as_mixed():
    for scenario in SCENARIOS:
        for seed in range(4):
            assert play_war(
                scenario, PLAYERS.player("mixed", "fln"), PLAYERS.player("resettle-0", "gov"), seed
            ) == (play_war(scenario, PLAYERS.player("mixed", "fln"), PLAYERS.player("mixed", "gov"), seed))


@pytest.mark.parametrize("seat", SEATS)
def test_every_file_is_offered_and_every_offer_has_a_file(seat: Seat):
    folder = resources.files("algeria_lab.data") / "algeria" / "doctrines"
    files = {path.name for path in folder.iterdir() if path.name.startswith(seat)} - {f"{seat}_common.toml"}
    families = {"resettle-3": "resettle_n", "barrier-3": "barrier_n"}

    offered = {f"{seat}_{families.get(name, name.replace('-', '_'))}.toml" for name in doctrine_names(seat)}

    assert offered == files
    assert quick_names(seat) == (*doctrine_names(seat), "random")
    assert quick_names(seat)[0] == "mixed"


@pytest.mark.parametrize(("name", "seat"), ALL)
def test_a_doctrine_has_a_title_an_idea_and_an_order_of_its_own(name: str, seat: Seat):
    doctrine = doctrine_of(name, seat)
    others = [doctrine_of(other, seat) for other in doctrine_names(seat) if other != name]

    assert (doctrine.name, doctrine.seat) == (name, seat)
    assert doctrine.judgements.keys() == TOOLBOXES[seat].steps.keys()
    assert all(
        (other.judgements, other.parameters) != (doctrine.judgements, doctrine.parameters) for other in others
    )
    for language in LANGUAGES:
        titles = [PLAYERS.title(other, seat, language) for other in quick_names(seat)]
        assert len(set(titles)) == len(titles)
        assert len(PLAYERS.idea(name, seat, language)) > 60
        assert "{" not in PLAYERS.title(name, seat, language) + PLAYERS.idea(name, seat, language)


@pytest.mark.parametrize(("name", "seat"), ALL)
def test_what_somebody_copies_plays_the_same_wars(name: str, seat: Seat):
    assert build_doctrine(doctrine_data(name, seat)) == doctrine_of(name, seat)


def test_a_copy_is_free_to_change():
    data = doctrine_data("mixed", "gov")
    data["judgements"]["operations"].clear()  # type: ignore[index]

    assert doctrine_of("mixed", "gov").judgements["operations"]
    assert doctrine_data("mixed", "gov")["judgements"]["operations"]  # type: ignore[index]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("profile", ["default", "rtt", "literal"])
def test_every_line_of_every_doctrine_is_legal(scenario: str, profile: str):
    """Doctrines meet in turn, each with another; the door of the game refuses what is not allowed."""
    fln, gov = doctrine_names("fln"), doctrine_names("gov")
    for number, name in enumerate(gov):
        seats = {"fln": PLAYERS.player(fln[number % len(fln)], "fln"), "gov": PLAYERS.player(name, "gov")}
        game = Game(RULES, scenario, {"profile": profile}, seed=number)
        while game.to_move and game.state.turn < 6:
            play_choice(game, seats[game.to_move], rng_of(1, game.to_move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_judgement_of_the_house_finds_something_and_says_it(language: str):
    words, found = Words(language), set()
    for name, seat in ALL:
        for choice in watched(name, seat).choices:
            last = choice.because[-1]
            found.add(last.question.removeprefix("judgement-"))
            assert words.has(last.finding)
            assert found_text(last, words)
    for tools in TOOLBOXES.values():
        assert {judgement.key for judgement in tools.judgements.values()} - found <= RARE
        for judgement in tools.judgements.values():
            assert words.say(judgement.question) != judgement.question
            assert words.has(f"{judgement.question}-found")
    assert words.faults == []


def test_the_grid_patrols_and_hunts_nobody():
    grid, mobile = watched("grid", "gov"), watched("mobile", "gov")

    for state in grid.starts_of_turns:
        if state.turn > 1:
            # A division that NATO took comes back concentrated and is dispersed in the same turn.
            assert (DIVISIONS & state.in_algeria() & ~state.dispersed).bit_count() <= 1
    assert grid.a_turn("activate", "elite") == grid.a_turn("flush") == 0
    assert grid.a_turn("activate", "division") > 3 * mobile.a_turn("activate", "division")


def test_the_mobile_reserve_flies_and_flushes():
    mobile, mixed = watched("mobile", "gov"), watched("mixed", "gov")

    assert mobile.a_turn("lift") > mixed.a_turn("lift")
    assert mobile.a_turn("intelligence") > 2 * mixed.a_turn("intelligence")
    assert mobile.a_turn("buy") > mixed.a_turn("buy")


def test_suppression_and_civil_affairs_are_two_policies():
    suppress, civil = watched("suppress", "gov"), watched("civil", "gov")

    assert suppress.a_turn("suppress") > 0.5
    assert civil.a_turn("suppress") == civil.a_turn("activate", "elite") == 0
    assert civil.a_turn("civil_affairs") > 2 * suppress.a_turn("civil_affairs")


@pytest.mark.parametrize("number", [1, 3, 6])
def test_as_many_areas_are_resettled_as_the_name_says(number: int):
    ends = Watched(f"resettle-{number}", "gov", wars=5).ends
    reached = [len(state.resettled) for state in ends]

    assert max(reached) == number
    assert reached.count(number) > 0.7 * len(ends)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_barrier_is_built_as_far_as_the_name_says(number: int):
    """In 1954 nobody may build; from the position of 1956 there is something to build from the start."""
    wars = Watched(f"barrier-{number}", "gov", wars=8, scenarios=("1956-like",))
    built = [-state.border_zone for state in wars.ends]

    assert max(built) == (number or -1)
    assert wars.a_turn("border", "mobilize") <= 1
    if number:
        assert wars.a_turn("border", "activate") > 0


def test_raiders_raid_and_politicians_speak():
    raider, political = watched("raider", "fln"), watched("political", "fln")

    assert political.a_turn("raid") == political.a_turn("harass") == 0
    assert raider.a_turn("raid") > 1
    assert raider.a_turn("harass") > 1
    assert political.a_turn("propaganda") > 1.5 * raider.a_turn("propaganda")


def test_in_the_cities_there_are_strikes():
    urban, mixed = watched("urban", "fln"), watched("mixed", "fln")

    assert urban.a_turn("strike") > 2 * mixed.a_turn("strike")
    assert urban.a_turn("raid") == 0


def test_the_army_abroad_stands_abroad():
    def abroad(wars: Watched) -> float:
        units = [(state.at["TUNISIA"] | state.at["MOROCCO"]) & FLN_MOBILE for state in wars.starts_of_turns]
        return sum(each.bit_count() for each in units) / len(units)

    army, mixed = watched("army-abroad", "fln"), watched("mixed", "fln")

    assert abroad(army) > 2 * abroad(mixed)
    assert army.a_turn("raid") == 0
    assert any(
        because.question == "judgement-fln-march-in"
        for choice in army.choices
        for because in choice.because[-1:]
    )


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seat"), ALL)
def test_no_doctrine_loses_to_chance(name: str, seat: Seat):
    for scenario in SCENARIOS:
        assert Watched(name, seat, wars=6, foe="random", scenarios=(scenario,)).won > 3


@pytest.mark.parametrize("name", ["resettle-0", "resettle-14", "barrier-0", "barrier-2"])
def test_a_family_has_a_member_for_every_number(name: str):
    player = PLAYERS.player(name, "gov")

    assert player.name == name
    assert name.rpartition("-")[2] in PLAYERS.title(name, "gov", "en")


@pytest.mark.parametrize("name", ["resettle-15", "barrier-4", "barrier-03"])
def test_a_number_outside_the_range_is_refused_with_the_range(name: str):
    with pytest.raises(WrongNumber, match=r"its number goes from 0 to (14|3)"):
        PLAYERS.player(name, "gov")


@pytest.mark.parametrize(
    "name", ["resettle-n", "resettle", "resettle--1", "resettle-x", "grid-2", "", "common"]
)
def test_what_is_no_name_is_refused_with_the_names(name: str):
    with pytest.raises(UnknownName, match="Known: mixed, grid, mobile"):
        PLAYERS.player(name, "gov")


def test_families_belong_to_a_side():
    with pytest.raises(UnknownName, match="unknown player for fln 'resettle-3'"):
        PLAYERS.player("resettle-3", "fln")
    with pytest.raises(UnknownName, match="unknown side 'oas'"):
        doctrine_names("oas")  # type: ignore[arg-type]
