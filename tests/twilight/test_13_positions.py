"""CT 13.3: positions that somebody wrote are changed field by field, and told all that is wrong with them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.positions import Reader
from algeria_lab.checking.telling import telling
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import UnknownName
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.rules import TwilightRules

RULES = TwilightRules()


def position(base: Any = "short", language: str = "en", **changes: Any) -> Position:
    """Return a position as `algeria_lab.position` does."""
    return Reader({"twilight": RULES}, telling(language)).read(base, changes)


def refused(base: Any = "short", language: str = "en", **changes: Any) -> str:
    """Return why something is no position."""
    with pytest.raises(WrongFile) as wrong:
        position(base, language, **changes)
    return str(wrong.value)


def test_each_game_shuffles_a_deck_of_its_own() -> None:
    """As the games of the scenario do with the same seed."""
    start = position("short", commitment=10)

    decks = {tuple(Game(RULES, start, {}, seed=seed).state.deck) for seed in range(4)}
    plain = Game(RULES, "short", {}, seed=3).state

    assert len(decks) == 4
    assert [plain.card, *plain.deck] == [
        Game(RULES, start, {}, seed=3).state.card,
        *Game(RULES, start, {}, seed=3).state.deck,
    ]


def test_a_deck_that_is_named_is_played_in_every_game() -> None:
    """The next card first."""
    start = position("full", deck=[53, 23, 67])

    assert {Game(RULES, start, {}, seed=seed).state.card for seed in range(3)} == {53}
    assert Game(RULES, start, {}, seed=1).state.deck == [67, 23]


def test_pieces_go_to_available_and_come_from_there() -> None:
    """Three Troops fewer in Algiers, a Base more in Batna."""
    before = position("short").state
    after = position("short", spaces={"algiers": {"FT": 1}, "Batna": {"B": 1, "U": 1}}).state

    assert after["spaces"]["algiers"] == {**before["spaces"]["algiers"], "FT": 1}
    assert after["spaces"]["batna"] == {"B": 1, "U": 1}
    assert before["boxes"]["available"] == {"FP": 4, "GB": 2, "U": 8, "B": 7}
    assert after["boxes"]["available"] == {"FT": 3, "FP": 4, "GB": 2, "U": 7, "B": 6}


def test_a_space_is_emptied() -> None:
    """With its markers."""
    state = position("short", spaces={"setif": None}).state

    assert "setif" not in state["spaces"]
    assert state["boxes"]["available"]["U"] == 9


def test_what_is_available_may_be_said() -> None:
    """Then the pieces must add up."""
    boxes = {"available": {"FP": 0}, "out_of_play": {"FP": 4}}

    assert position("short", boxes=boxes).state["boxes"]["out_of_play"] == {"FP": 4, "U": 5}
    assert "FP: 17 pieces are in the game, but there are 21" in refused(boxes={"available": {"FP": 0}})


def test_the_france_track_goes_by_its_letters_too() -> None:
    """A to F, or 0 to 5."""
    assert position("short", france="C") == position("short", france=2)


def test_readings_of_the_rules_are_changed_by_name() -> None:
    """The mode and the solitaire game too; what was changed before stays."""
    solo = position("short", solitaire=True)
    assert solo.state["switches"] == {"pivotal_window": "fln_first", "government_wins_in_play": False}

    more = position(solo, switches={"final_support_phase": True})
    assert more.state["switches"] == {**solo.state["switches"], "final_support_phase": True}

    assert position("full", switches={"third_algerian_troops": "constantine"}).state["spaces"]["oran"] == {
        "FP": 1
    }


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"fln_resource": 3}, "“fln_resource” is not known here. Did you mean “fln_resources”?"),
        ({"commitment": 60}, "commitment: 60 lies outside 0 to 50. [CT-1.2]"),
        ({"france": "Z"}, "france: “Z” is not a whole number."),
        (
            {"spaces": {"algers": {"FT": 1}}},
            "spaces.algers: “algers” is not known here. Did you mean “algiers”?",
        ),
        ({"spaces": {"algiers": {"FX": 1}}}, "“FX” is not known here. Known: FT, FP, AT, AP, GB, U, A, B"),
        ({"spaces": {"algiers": 3}}, "spaces.algiers: “3” is not a table"),
        ({"spaces": {"algiers": {"FT": -1}}}, "spaces.algiers.FT: -1 lies outside 0 to 30. [CT-1.1]"),
        ({"spaces": {"algiers": {"FT": 12}}}, "FT: 17 pieces are in the game, but there are 9."),
        (
            {"spaces": {"algiers": {"control": "FLN"}}},
            "Control is never set (“FLN”): it follows from the pieces.",
        ),
        (
            {"spaces": {"algiers": {"state": "opose"}}},
            "Known: support, neutral, oppose. Did you mean “oppose”?",
        ),
        ({"spaces": {"batna": {"state": "oppose"}}}, "batna cannot be at “oppose”: only populated spaces"),
        (
            {"spaces": {"tlemcen": {"state": "oppose"}}},
            "tlemcen cannot be at “oppose”: only populated spaces",
        ),
        ({"spaces": {"batna": {"B": 3}}}, "3 Bases stand in batna; 2 have room. [CT-7.4]"),
        ({"spaces": {"tunisia": {"AP": 1}}}, "AP in tunisia: Government units cannot be abroad. [CT-5.1]"),
        ({"spaces": {"medea": {"resettled": True}}}, "The marker “resettled” cannot lie in medea. [CT-1.4]"),
        ({"spaces": {"medea": {"plus_base": True}}}, "The marker “plus_base” cannot lie in medea."),
        ({"spaces": {"medea": {"plus_pop": 1}}}, "spaces.medea.plus_pop: “1” is not true or false."),
        (
            {"spaces": {space: {"plus_pop": True} for space in ("algiers", "oran", "constantine")}},
            "3 markers “plus_pop” are too many. There are 2.",
        ),
        ({"spaces": {"algiers": {"terror": 9}, "oran": {"terror": 9}}}, "18 markers “terror” are too many."),
        ({"boxes": {"casualties": {"B": 1}}}, "B can never be in “casualties”. [CT-1.1]"),
        ({"boxes": {"suez": {"FP": 1}}}, "FP can never be in “suez”."),
        ({"boxes": {"oop": {"FP": 1}}}, "boxes.oop: “oop” is not known here."),
        ({"capabilities": ["sas_gov", "sas_fln"]}, "“sas_gov” and “sas_fln” are two sides of one marker."),
        ({"momentum": ["brave", "brave"]}, "momentum.2: “brave” stands here twice."),
        ({"momentum": ["bravo"]}, "Did you mean “brave”?"),
        ({"deck": [1, 61]}, "deck.2: 61 is no card of this game, or cannot be here."),
        ({"deck": [1, 1]}, "deck.2: “1” stands here twice."),
        ({"deck": [0, 1]}, "1 cards are hidden"),
        ({"deck": ["53"]}, "deck.1: “53” is not a whole number."),
        ({"deck": [67, 68, 69, 70]}, "4 Propaganda cards were played or are to come; this game has 3"),
        ({"deck": [67], "propaganda_played": 3}, "4 Propaganda cards were played or are to come"),
        ({"card": 80}, "card: 80 is no card of this game"),
        ({"played": [60]}, "played.1: “60” is not known here. Known: 61, 62, 63, 64, 65, 66."),
        ({"played": [61, 64]}, "“recall” is “in_effect”: it is “no” exactly as long as card 65"),
        ({"played": [61, 64, 65, 66]}, "Card 66 is in “played”, so that coup_ever must be true."),
        ({"played": [64, 65]}, "The Border Zone (3) is not in use before card 61."),
        (
            {"played": [64, 65], "border_zone": 0},
            "U, B in morocco: the FLN may be there once Morocco and Tunisia",
        ),
        ({"mode": "colt"}, "mode: “colt” cannot stand here: unknown mode 'colt'."),
        (
            {"switches": {"pivotal": True}},
            "switches: “{'pivotal': True}” cannot stand here: unknown switch 'pivotal'",
        ),
        (
            {"box1": "EVENT", "box2": "EVENT"},
            "The 2nd Eligible cannot be in “EVENT” if the 1st is in “EVENT”.",
        ),
        ({"frozen": ["GOV"] * 30}, "Control is held only while “thaw” waits"),
        ({"agenda": []}, "agenda: Nobody could choose anything here."),
        (
            {"agenda": [["turn", "gov"]]},
            "After “turn” nothing would follow. What waits first must be one of: next-card.",
        ),
        ({"agenda": [["next-card"], ["turn", "gov"]]}, "These turns wait: gov. The 1st Eligible is fln"),
        (
            {"agenda": [["next-card"], ["begin-turn", "fln"], ["begin-turn", "gov"]]},
            "These turns wait: gov, fln. The 1st Eligible is fln",
        ),
        ({"agenda": [["next-card"], ["suply", "fln"]]}, "“suply” is not known here. Did you mean “supply”?"),
        ({"agenda": [["next-card"], ["turn", "us"]]}, "agenda.2.seat: “us” cannot stand here in “turn”."),
        (
            {"agenda": [["next-card"], ["effect", "fln", 7, "shaded", 9]]},
            "Card 7 has no effect number 9 of its text “shaded” (counted from 0).",
        ),
        ({"agenda": [["next-card"], ["supply", "fln", 5, 1, 99]]}, "agenda.2.target: “99” cannot stand here"),
        (
            {"agenda": [["next-card"], ["rally", "gov", "OP_SA", 9]]},
            "agenda.2.seat: “gov” cannot stand here in “rally”.",
        ),
        (
            {"agenda": [["next-card"], ["rally", "fln", "OP_SA", 9, []]]},
            "agenda.2.free: “[]” cannot stand here",
        ),
        ({"agenda": [["next-card"], ["march-into", "fln", 5]]}, "is prepared upon “march”, which must wait"),
        ({"winner": "fln"}, "The game is over here (turn 0, won by: fln)."),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_with_what_would_work(changes: dict[str, Any], says: str) -> None:
    """In English, and in French too."""
    assert says in refused(**changes)
    assert refused(language="fr", **changes) != refused(**changes)


def test_all_faults_are_told_at_once() -> None:
    """A line each, below the title."""
    said = refused(fln_resource=1, commitment=60, spaces={"algers": {}, "batna": {"B": 3}})

    assert len(said.splitlines()) == 5


def test_a_view_of_one_side_is_no_position() -> None:
    """The cards to come are hidden there."""
    state = Game(RULES, "short", {}, seed=3).state

    assert "38 cards are hidden" in refused(RULES.observe(state, "gov"))


def test_an_unknown_scenario_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(UnknownName, match="Known: full, medium, short"):
        position("shrt")


@pytest.mark.parametrize("options", [{}, {"mode": "coltwi"}])
@pytest.mark.parametrize("scenario", RULES.scenarios())
def test_every_position_of_a_game_is_accepted(scenario: str, options: dict[str, Any]) -> None:
    """At all kinds of decisions, the first times they come; none differs when it comes back."""
    dice, rng = SeededDice(4), random.Random(4)
    state, _ = RULES.new(scenario, options, dice)
    seen: Counter[str] = Counter()
    while legal := RULES.legal(state):
        kind = FRAMES.name(state.agenda[-1])
        seen[kind] += 1
        if seen[kind] <= 3:
            assert RULES.positions.flaws(state.to_json()) == []
            assert RULES.state_from_json(position(state).state) == state
        state, _ = RULES.apply(state, rng.choice(legal), dice)
    assert len(seen) > 8
