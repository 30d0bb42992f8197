"""Positions that somebody wrote: edited field by field, refused with everything that is wrong."""

import ast
import gzip
import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import algeria_lab
from algeria_lab import open_game, position
from algeria_lab.algeria.board.units import unit
from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import LabError

SAVES = Path(__file__).parents[1] / "data" / "saves"


def refused(*base: Any, **changes: Any) -> str:
    """Return why something is no position, as the reader sees it."""
    with pytest.raises(LabError) as wrong:
        position(*(base or ("1956-like",)), **changes)
    return str(wrong.value)


def test_a_position_differs_from_a_scenario_in_what_was_named():
    mine = position("1956-like", place={"band-6": "ALGIERS"}, fln_psl=70)
    plain = position("1956-like")

    war = open_game(mine, seed=3)

    assert (war.state.fln_psl, war.state.place_of(unit("band-6"))) == (70, "ALGIERS")
    assert war.state.turn == 1
    assert {name for name, value in mine.state.items() if value != plain.state[name]} == {"fln_psl", "units"}


def test_the_random_event_of_turn_1_is_thrown_in_each_game():
    mine = position("1958")

    thrown = {open_game(mine, seed=seed).history[0].faces for seed in range(12)}

    assert len(thrown) > 6


@pytest.mark.parametrize("game", ["algeria", "insurgent"])
def test_a_position_is_a_value_that_comes_back_from_all_its_forms(game: str, tmp_path: Path):
    war = open_game(game, seed=4)
    mine = position(war)
    (tmp_path / "mine.json").write_text(mine.to_text(), "utf-8")

    forms = [mine.to_text(), mine.to_json(), mine.state, war.state, tmp_path / "mine.json", mine]

    assert {position(form) for form in forms} == {mine}
    assert pickle.loads(pickle.dumps(mine)) == mine  # noqa: S301 - made here
    assert Position.from_json(mine.to_json()) == mine
    assert open_game(game, mine).state == war.state
    assert repr(mine) == f"Position({game!r}, {war.scenario!r}, turn 0)"


def test_a_moment_of_a_saved_game_is_a_position(tmp_path: Path):
    war = open_game("algeria", "1960", seed=2)
    war.play("gov quick; fln quick")
    war.bookmark("spring")
    war.play(war.legal()[-1])
    war.save(tmp_path / "war.json")

    assert position(tmp_path / "war.json", at="spring") == position(war, at=2) != position(war)
    assert "unknown bookmark 'autumn'" in refused(tmp_path / "war.json", at="autumn")


@pytest.mark.parametrize("game", ["algeria", "insurgent", "twilight"])
def test_positions_at_all_kinds_of_decisions_are_accepted(game: str):
    rows = json.loads(gzip.decompress((SAVES / f"{game}-positions.json.gz").read_bytes()))
    for number, row in enumerate(rows):
        assert position(row["state"]).state == row["state"], f"position {number}"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"fln_pls": 70}, "fln_pls: “fln_pls” is not known here. Did you mean “fln_psl”?"),
        ({"psl_fln": 70}, "psl_fln: “psl_fln” is not known here. Did you mean “fln_psl”?"),
        ({"psl": 70}, "psl: “psl” is not known here. Did you mean “fln_psl / gov_psl”?"),
        ({"place": {"elite-1": "TUNISIA"}}, "units: elite-1 in TUNISIA: Government units cannot be abroad."),
        ({"fln_psl": 170}, r"fln_psl: 170 lies outside 1 to 99. [A:12.1]"),
        ({"gov_psl": True}, "gov_psl: “True” is not a whole number."),
        ({"air": 9}, "air: 9 are more than the maximum of 3 (air_max). [A:11.11]"),
        (
            {"place": {"band-6": "ALGER5"}},
            "place.band-6: “ALGER5” is not known here. Did you mean “ALGIERS”? [A:2.2]",
        ),
        (
            {"place": {"bnd-6": "ORAN"}},
            "place.bnd-6: “bnd-6” is not known here. Did you mean “band-6”? [A:2.1]",
        ),
        ({"place": {"band-6": "ORAN", "Band 6": "I-1"}}, "band-6 cannot be in two places: “ORAN” and “I-1”."),
        ({"place": {"police-9": "TUNISIA"}}, "Government units cannot be abroad. [A:11.21]"),
        (
            {"place": {"cadre-1": "FRANCE", "cadre-2": "FRANCE"}},
            "nobody but a single Cadre can be there. [A:11.22]",
        ),
        (
            {"place": {"front-1": "V-8"}},
            "front-1 stands in V-8, which is Remote; no Front can be there. [A:IN-04]",
        ),
        ({"place": {"brigade-1": "DEAD"}}, "brigade-1 cannot be in “DEAD”"),
        ({"box": {"band-3": "PTL"}}, "band-3 cannot stand in “PTL” of III-1. It can stand in: UG, OPS, OC."),
        ({"box": {"failek-1": "OPS"}}, "failek-1 is not on the map (POOL), so that it has no box."),
        ({"dispersed": ["brigade-1"]}, "brigade-1 cannot be dispersed: only divisions can. [A:11.7]"),
        ({"airmobile": ["division-1"]}, "division-1 cannot be airmobilized"),
        ({"resettled": ["ORAN"]}, "ORAN is Urban; only Rural areas are resettled. [A:9.27]"),
        ({"terror": ["ORAN", "ORAN"]}, "terror.2: “ORAN” stands here twice."),
        ({"control": {"ORAN": "france"}}, "control.ORAN: “france” is not known here. Known: fln, gov."),
        ({"independent": False}, "nobody can be there before independence. Set independent=True"),
        (
            {"border_zone_active": True},
            "A Border Zone of 1 cannot be active: it has an effect from -1 to -3.",
        ),
        ({"oas": "ORAN"}, "Set oas_control to one of: fln, gov. [A:11.3]"),
        ({"profile": "liberal"}, "Known: default, rtt, literal. Did you mean “literal”?"),
        ({"changes": {"terror_chrge": 2}}, "Did you mean “terror_charge”?"),
        ({"changes": {"terror_charge": -2}}, "it goes from 0 to 1000"),
        ({"slow_french_reaction": True}, "belongs to the scenario 1954 only, not to 1956-like. [A:13.1]"),
        ({"agenda": []}, "agenda: Nobody could choose anything here."),
        (
            {"agenda": [["operatons", "fln"]]},
            "agenda.1: “operatons” is not known here. Did you mean “operations”?",
        ),
        ({"agenda": [["operations", "us"]]}, "agenda.1.seat: “us” cannot stand here in “operations”."),
        (
            {"winner": "fln"},
            "The game is over here (turn 1, won by: fln). Choose an earlier moment with `at`.",
        ),
        ({"at": 3}, "Only a game has moments"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_with_what_would_work(changes: dict[str, Any], says: str):
    assert says in refused(**changes)


def test_all_faults_are_told_at_once():
    said = refused(fln_pls=70, gov_psl=0, place={"band-99": "ORAN"}, terror=["ORN"])

    assert len(said.splitlines()) == 5


@pytest.mark.parametrize(
    ("base", "says"),
    [
        ("1956-lik", "Did you mean '1956-like'?"),
        (1954, "This is no position: give the name of a scenario, a game"),
        ({}, "This is no whole position. It lacks: scenario"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ("{", "The file ends too early"),
        ("nowhere.json", "nowhere.json: cannot be read"),
        ("solo", "'solo' is dealt anew for each game"),
        ({"game": ["algeria"], "turn": 1}, "unknown game"),
        ({"scenario": "1958", "options": ["mixed"]}, "options"),
        ({"scenario": "1958", "game": "algeria", "turn": 10**300}, "turn"),
    ],
    ids=str,
)
def test_what_is_no_position_is_refused_in_words(base: Any, says: str):
    assert says in refused(base)


def test_a_view_of_one_side_is_no_position():
    duel = open_game("insurgent", seed=4)

    said = refused(duel.rules.observe(duel.state, "fln"))

    assert "37 cards are hidden" in said


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"place": {"FRA-01": "fln-military"}}, "FRA-01 cannot lie in “fln-military”."),
        ({"place": {"Krim Belkacm": "fln-hand"}}, "“Krim Belkacm” is not known here. Did you mean “FLN-09”?"),
        (
            {"place": {"FLN-09": "fln-politcal"}},
            "“fln-politcal” is not known here. Did you mean “fln-political”?",
        ),
        ({"place": {"FLN-01": "prison"}}, "From which front was FLN-01 captured?"),
        ({"zones": {"prison": ["FLN-01"]}}, "FLN-01 cannot be in two places"),
        ({"zones": {"fln-hand": []}}, "These cards are nowhere: FLN-"),
        ({"turn": 3}, "The turns of both sides make 0, but “turn” is 3. [INS-3.1]"),
        ({"switches": {"solo_count": "us"}}, "solo_count was set to 'us'"),
        ({"decks": ["a", "b"]}, "This was dealt from other decks than"),
        ({"mulligan": {"fln": "maybe"}}, "Known: kept, redrew."),
    ],
    ids=str,
)
def test_a_position_of_the_duel_is_checked_alike(changes: dict[str, Any], says: str):
    assert says in refused(open_game("insurgent", seed=4), **changes)


def test_a_card_is_laid_where_somebody_wants_it():
    duel = position(open_game("insurgent", seed=4), place={"Amirouche Aït Hamouda": "fln-military"})

    assert open_game(duel).state.name(open_game(duel).state.zones["fln-military"][-1]) == "FLN-01"


def test_the_faults_are_told_in_french_too():
    said = refused(fln_psl=170, place={"band-6": "ALGER5"}, language="fr")

    assert "fln_psl\u202f: 170 n’est pas entre 1 et 99." in said
    assert "Vouliez-vous dire «\u202fALGIERS\u202f»\u202f?" in said


def named_problems(code: str) -> set[str]:
    """Return the problems that a module gives to its flaws."""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call) and len(node.args) > 1]
    flaws = [call.args[1] for call in calls if getattr(call.func, "id", "") == "Flaw"]
    return {node.value for flaw in flaws for node in ast.walk(flaw) if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_flaw_has_its_sentence(language: str):
    root = Path(algeria_lab.__file__).parent
    room = root / "data" / "messages" / language / "checking"
    texts = [room / f"{family}.ftl" for family in ("faults", "positions")]
    known = re.findall(r"(?m)^fault-([\w-]+) =", "".join(path.read_text("utf-8") for path in texts))

    named = set().union(*(named_problems((root / name).read_text("utf-8")) for name in FLAWED))

    assert len(named & set(known)) > 40
    assert {name for name in named if name.islower()} <= set(known)


FLAWED = (
    "core/keeping/position_form.py",
    "algeria/board/positions.py",
    "algeria/board/position_laws.py",
    "insurgent/positions.py",
    "insurgent/position_laws.py",
    "twilight/positions.py",
    "twilight/laws/position.py",
    "twilight/laws/agenda.py",
    "twilight/laws/board.py",
    "checking/positions.py",
)


def test_a_position_of_another_game_is_refused():
    with pytest.raises(LabError, match=r"other-game \(given insurgent, game algeria\)"):
        open_game("algeria", position(open_game("insurgent")))


def test_a_wrong_position_is_refused_before_a_game_begins():
    with pytest.raises(WrongFile, match="170 lies outside"):
        open_game(position("1954").state | {"fln_psl": 170})


@pytest.mark.parametrize(
    ("unit_name", "place"),
    [("band-6", "V-2"), ("Band 6", "Tlemcen"), ("bande 6", "v-2"), ("BAND-6", "Tlemcen (V-2)")],
)
def test_names_that_we_print_are_read(unit_name: str, place: str):
    assert position("1958", place={unit_name: place}) == position("1958", place={"band-6": "V-2"})


def test_a_place_is_guessed_by_its_name_too():
    assert "Did you mean “V-2”?" in refused(place={"band-6": "Tlemcem"})


def test_a_unit_comes_into_the_box_in_which_it_is_set_up_and_goes_without_one():
    rows = position("1958", place={"failek-1": "V-2", "police-9": "V-2", "band-1": None}).state["units"]

    assert (rows["failek-1"][1], rows["police-9"][1]) == ("UG", "PTL")
    assert "band-1" not in rows


def test_neutralized_units_stand_out_of_it():
    rows = position("1958", neutralized=["band-1", "police-1"]).state["units"]

    assert [name for name, row in rows.items() if "N" in row[2]] == ["band-1", "police-1"]
    assert (rows["band-1"][1], rows["police-1"][1]) == ("OC", "PTL")


def test_independence_puts_a_front_into_both_countries():
    rows = position("1954", independent=True).state["units"]

    assert {"MOROCCO", "TUNISIA"} <= {row[0] for name, row in rows.items() if name.startswith("front")}
