"""How the Non-Player plays the Events: conditions, targets, special instructions [CT-8.3, CT-8.4, CT-8.5]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.cards import CARDS, EVENTS
from algeria_lab.twilight.chart.answers import play_card
from algeria_lab.twilight.chart.events.table import SHADED, SINGLE, UNSHADED, event_text
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import MOROCCO, PLACE, TUNISIA
from algeria_lab.twilight.pieces import B
from algeria_lab.twilight.state import LEVELS, OPPOSE, State
from tests.twilight.charted import Lots, Ones, fln_turn, there

MODES = ("rules", "coltwi")
NEVER = {1, 2, 4, 8, 16, 20, 29, 37, 39, 40, 44, 45, 50}


def played(card: int, faces: list[int] | None = None, **changes: Any) -> State:
    """Return a board after the chart played a card."""
    state = fln_turn(card=card, **changes)
    play_card(Draft(state, Ones() if faces is None else FixedDice(faces)))
    return state


def levels(state: State, *spaces: str) -> list[str]:
    """Return the levels of spaces."""
    return [LEVELS[state.support[PLACE[space]]] for space in spaces]


def text(card: int, **changes: Any) -> str | None:
    """Return the text that the chart would play."""
    return event_text(fln_turn(card=card, **changes))


def test_the_table_knows_every_card_but_those_never_played() -> None:
    """Each text in it is one that the card has."""
    assert {*SHADED, *UNSHADED, *SINGLE} == {*EVENTS} - NEVER
    for table, word in ((SHADED, "shaded"), (UNSHADED, "unshaded"), (SINGLE, "single")):
        assert all(word in CARDS[card].texts for card in table)


@pytest.mark.parametrize(
    ("card", "met", "unmet"),
    [
        (3, {"medea": {"U": 1}}, {"medea": {"U": 1, "state": "oppose"}}),
        (11, {"commitment": 1}, {"commitment": 0}),
        (14, {"france": 4}, {"france": 5}),
        (19, {"fln_resources": 49}, {"fln_resources": 50}),
        (24, {"gov_resources": 1}, {"gov_resources": 0}),
        (26, {"available": {"U": 1}}, {"available": {"U": 0}, "algiers": {"A": 2}}),
        (30, {"capabilities": {"sas_gov"}}, {"capabilities": {"sas_fln", "torture"}}),
        (34, {"medea": {"state": "support"}}, {"oran": {"state": "support"}}),
        (36, {"out_of_play": {"U": 1}, "available": {"U": 0}}, {"oran": {"U": 30}}),
        (38, {"gov_resources": 0, "commitment": 1}, {"gov_resources": 0, "commitment": 0}),
        (43, {}, {"played": {64}}),
        (46, {"medea": {"AP": 1, "state": "support"}}, {"medea": {"AP": 1}}),
        (47, {"medea": {"AP": 1}}, {"medea": {"AP": 1, "state": "oppose"}}),
        (48, {"medea": {"AT": 1}}, {"medea": {"FT": 1}}),
        (49, {"morocco": {"U": 2}}, {"morocco": {"U": 1}}),
        (53, {"oran": {"state": "support"}}, {"medea": {"state": "support"}}),
        (56, {"propaganda_played": 2}, {"propaganda_played": 1}),
        (58, {}, {"played": {64}}),
    ],
)
def test_conditions(card: int, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    """The text is played where its condition holds, and not where it does not [CT-8.3]."""
    assert text(card, **met) in {"shaded", "single"}
    assert text(card, **unmet) is None


def test_sartre_gives_resources_where_there_is_no_commitment() -> None:
    """The other text, if the FLN can use it."""
    assert text(15, commitment=1) == "shaded"
    assert text(15, commitment=0, fln_resources=4) == "unshaded"
    assert played(15, commitment=0, fln_resources=4).fln_resources == 6
    assert text(15, commitment=0, fln_resources=50) is None


def test_opposition_seeks_support_then_population_then_where_nobody_trains() -> None:
    """The order of all choices of a space to be turned [CT-8.1]."""
    spaces = {"medea": {"U": 1}, "barika": {"U": 2, "state": "support"}, "bougie": {"U": 3, "GB": 1}}
    state = played(3, **spaces)
    assert levels(state, "barika", "medea", "bougie") == ["oppose", "oppose", "neutral"]


def test_two_sectors_shift() -> None:
    """5th Bureau: two different ones, one level each."""
    state = played(7, medea={"state": "support"}, bougie={"state": "support"})
    assert levels(state, "medea", "bougie") == ["neutral", "neutral"]


def test_beni_oui_oui_turns_populated_spaces() -> None:
    """Neutral, without Terror; the recorded games may take empty land [CT-11/D12]."""
    only = {"resettled": True}
    quiet = {name: {"state": "oppose"} for name in ("algiers", "constantine", "oran")}
    names = ("barika", "tebessa", "setif", "philippeville", "souk_ahras", "tizi_ouzou", "bordj_bou_arreridj")
    more = ("bougie", "medea", "orleansville", "tlemcen", "sidi_bel_abbes", "mostaganem", "ain_oussera")
    empty = {**dict.fromkeys((*names, *more), only), **quiet}
    assert text(9, **empty) is None
    assert text(9, switches={"non_player_beni_oui_oui_needs_population": False}, **empty) == "single"


def test_ventilos_reaches_as_many_support_spaces_as_possible() -> None:
    """Half a die of Guerrillas: one source serves two Cities, two to the first; not Activated."""
    support = {"state": "support"}
    spaces = {"algiers": support, "oran": support, "tunisia": {"U": 4}}
    state = played(12, [5], **spaces)
    assert (there(state, "algiers"), there(state, "oran")) == ({"U": 2}, {"U": 1})
    assert there(played(12, [1], **spaces), "algiers") == {"U": 1}


def test_two_sources_may_serve_one_space() -> None:
    """Where each source can spare one."""
    state = played(12, [3, 1], oran={"state": "support"}, morocco={"U": 1}, tunisia={"U": 1})
    assert there(state, "oran") == {"U": 2}


def test_ventilos_draws_its_source() -> None:
    """The recorded games take the one with most Guerrillas [CT-11/D20]."""
    spaces = {"oran": {"state": "support"}, "morocco": {"U": 1}, "tunisia": {"U": 2}}
    assert there(played(12, [2, 1], **spaces), "morocco") == {}
    games = {"ventilos_sources_at_random": False}
    assert there(played(12, [2], switches=games, **spaces), "morocco") == {"U": 1}


@pytest.mark.parametrize("mode", MODES)
def test_ventilos_draws_no_destination_that_it_cannot_serve(mode: str) -> None:
    """Half a die of 1, one source: of three equal spaces at Support one is chosen, and nothing is drawn."""
    support, dice = {"state": "support"}, Lots(1)
    state = fln_turn(
        mode=mode, card=12, algiers=support, orleansville=support, mostaganem=support, setif={"U": 1}
    )
    play_card(Draft(state, dice))
    assert dice.drawn == []


@pytest.mark.parametrize(
    ("mode", "reached"), [("rules", [{"U": 1}, {"U": 1}, {"U": 1}]), ("coltwi", [{"U": 3}, {}, {}])]
)
def test_ventilos_divides_what_one_source_gives(mode: str, reached: list[dict[str, int]]) -> None:
    """In the recorded games only where that source alone gives all that may move [CT-11/D20]."""
    support = {"state": "support"}
    state = fln_turn(
        mode=mode, card=12, oran=support, tizi_ouzou=support, mostaganem={"U": 2}, setif={"U": 1}
    )
    play_card(Draft(state, Lots(5)))
    assert [there(state, space) for space in ("oran", "tizi_ouzou", "setif")] == reached


def test_purge_takes_french_troops_first_at_bases() -> None:
    """By kind, all that a space can give; at FLN Bases, else where most Guerrillas are."""
    state = played(
        25, [3, 2], gov_resources=5, medea={"FT": 1, "B": 1}, oran={"FT": 2, "U": 3}, bougie={"FP": 1}
    )
    assert (there(state, "medea"), there(state, "oran"), state.gov_resources) == (
        {"B": 1},
        {"FT": 1, "U": 3},
        3,
    )


def test_casbah_agitates_only_for_new_control() -> None:
    """The recorded games Agitate where Algiers was held before, too [CT-11/D35]."""
    assert levels(played(26, algiers={"FP": 3}), "algiers") == ["oppose"]
    held = {"algiers": {"U": 4, "FP": 3}}
    assert levels(played(26, **held), "algiers") == ["neutral"]
    games = {"casbah_agitates_only_new_control": False}
    assert levels(played(26, switches=games, **held), "algiers") == ["oppose"]


def test_atrocities_takes_two_useful_spaces() -> None:
    """Two different populated spaces; the recorded games may take one twice [CT-11/D06]."""
    spaces = {"fln_resources": 5, "commitment": 0, "oran": {"state": "support"}}
    state = played(28, **spaces)
    assert (state.terror[PLACE["oran"]], state.fln_resources, levels(state, "oran")) == (1, 4, ["neutral"])
    lonely = {**spaces, "commitment": 5, "algiers": {"state": "oppose"}}
    rules = played(28, **lonely)
    assert (rules.terror_markers, max(rules.terror)) == (2, 1)
    switches = {"atrocities_takes_different_spaces": False}
    games = fln_turn(card=28, switches=switches, fln_resources=5, commitment=5)
    games.support[1:28] = [OPPOSE] * 27
    play_card(Draft(games, Ones()))
    assert games.terror[0] == 2


def test_change_in_tactics_draws_a_capability_of_the_government() -> None:
    """Never a dual marker."""
    state = played(30, [6], capabilities={"sas_gov", "taleb_gov", "torture", "sas_fln"})
    assert state.capabilities == {"sas_gov", "torture", "sas_fln"}


def test_assassination_places_from_out_of_play() -> None:
    """At Support first; Resources by a die."""
    state = played(
        36, [4], fln_resources=1, out_of_play={"U": 1}, available={"U": 2}, medea={"state": "support"}
    )
    assert (there(state, "medea"), state.fln_resources) == ({"U": 1}, 5)


def test_moghazni_replaces_police_as_far_as_guerrillas_can_be_placed() -> None:
    """Most Algerian Police, most FLN pieces, highest Population."""
    support = {"state": "support"}
    state = played(46, medea={"AP": 3, **support}, bougie={"AP": 2, **support}, available={"U": 2})
    assert there(state, "medea") == {"AP": 1, "U": 2}


def test_ultras_removes_troops_before_police() -> None:
    """By half a die."""
    assert there(played(48, [3], oran={"AT": 1, "AP": 2}), "oran") == {"AP": 1}


def test_factional_plot_makes_the_countries_even() -> None:
    """The larger keeps the odd one; Underground and Active are shared."""
    state = played(49, morocco={"U": 4, "A": 3}, tunisia={})
    assert (state.guerrillas(MOROCCO), state.guerrillas(TUNISIA)) == (4, 3)
    assert there(state, "tunisia") == {"U": 2, "A": 1}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("morocco", "tunisia", "shared"),
    [
        ({"U": 5}, {"A": 2}, ({"U": 3, "A": 1}, {"U": 2, "A": 1})),
        ({"A": 2}, {"U": 5}, ({"U": 2, "A": 1}, {"U": 3, "A": 1})),
        ({"U": 4}, {"A": 2}, ({"U": 2, "A": 1}, {"U": 2, "A": 1})),
    ],
)
def test_factional_plot_shares_each_kind(
    mode: str, morocco: dict[str, int], tunisia: dict[str, int], shared: tuple[dict[str, int], ...]
) -> None:
    """What the smaller Country has too many of goes the other way."""
    state = fln_turn(mode=mode, card=49, morocco=morocco, tunisia=tunisia)
    play_card(Draft(state, Ones()))
    assert (there(state, "morocco"), there(state, "tunisia")) == shared


@pytest.mark.parametrize(
    ("mode", "shared"),
    [("rules", ({"U": 2, "A": 2}, {"U": 1, "A": 3})), ("coltwi", ({"A": 4}, {"U": 3, "A": 1}))],
)
def test_factional_plot_brings_the_larger_country_unseen_ones(
    mode: str, shared: tuple[dict[str, int], ...]
) -> None:
    """Each kind is shared by the text; in the recorded games none leaves the smaller Underground."""
    state = fln_turn(mode=mode, card=49, morocco={"A": 5}, tunisia={"U": 3})
    play_card(Draft(state, Ones()))
    assert (there(state, "morocco"), there(state, "tunisia")) == shared


def test_stripey_hole_without_support_turns_a_sector_without_base() -> None:
    """The recorded games look for Sectors with a Base, and then do nothing [CT-11/D05]."""
    spaces = {"medea": {"U": 2}, "bougie": {"U": 2, "B": 1}, "algiers": {"state": "oppose"}}
    quiet = {
        name: {"state": "oppose"} for name in ("philippeville", "souk_ahras", "tizi_ouzou", "orleansville")
    }
    state = played(51, mostaganem={"state": "oppose"}, **spaces, **quiet)
    assert (there(state, "medea"), levels(state, "medea", "bougie")) == ({"A": 2}, ["oppose", "neutral"])
    games = played(51, switches={"stripey_hole_avoids_bases": False}, **spaces)
    assert levels(games, "medea", "bougie") == ["neutral", "neutral"]


def test_stripey_hole_places_two_in_a_sector_at_support() -> None:
    """Where nobody is Underground yet."""
    support = {"state": "support"}
    state = played(51, medea={"U": 1, **support}, barika={"A": 1, **support}, oran=support)
    assert there(state, "barika") == {"U": 2, "A": 1}


def test_operation_744_sends_troops_where_they_do_no_harm() -> None:
    """An empty Mountain Sector without people, away from FLN Bases; nothing is removed [CT-11/D24]."""
    spaces = {
        "oran": {"FT": 3},
        "algiers": {"FT": 2},
        "batna": {"A": 1},
        "tiaret": {"B": 1},
        "saida": {"U": 1},
    }
    rules = played(54, **spaces)
    assert there(rules, "oum_el_bouaghi") == {"FT": 4}
    games = played(54, switches={"operation_744_goes_to_an_empty_sector": False}, **spaces)
    assert there(games, "oran") == {}
    crowded = {
        name: {"U": 1} for name in ("batna", "oum_el_bouaghi", "negrine", "mecheria", "saida", "mascara")
    }
    more = {"tiaret": {"U": 1}, "sidi_aissa": {"A": 3}, "oran": {"FT": 4}}
    assert text(54, **crowded, **more) is None


def test_army_in_waiting_seeks_the_country_with_fewest_bases() -> None:
    """The recorded games draw any with room [CT-11/D37]."""
    spaces = {"morocco": {"B": 1}, "tunisia": {}}
    assert there(played(58, **spaces), "tunisia") == {"B": 1}
    games = {"army_in_waiting_seeks_fewest_bases": False}
    assert there(played(58, [1], switches=games, **spaces), "morocco") == {"B": 2}


def test_soummam_builds_where_no_cubes_are() -> None:
    """Two Bases, one a space: Underground Guerrillas, no Troops near, least Population."""
    state = played(60, medea={"U": 1}, batna={"U": 1}, oran={"U": 1, "FP": 1})
    assert (there(state, "medea"), there(state, "batna")) == ({"U": 1, "B": 1}, {"U": 1, "B": 1})


def test_free_rallies_follow_the_chart() -> None:
    """Peace of the Brave: two locations for nothing; Factionalism: one Base space; d4 is asked as well."""
    brave = played(5, fln_resources=3, oran={"A": 3}, medea={"A": 3}, bougie={"A": 3})
    assert (brave.on_map((B,)), brave.fln_resources) == (2, 2)  # the Agitation is paid
    one = played(6, [1], fln_resources=3, bougie={"B": 1}, batna={"B": 1}, france=2)
    assert (there(one, "bougie"), one.france) == ({"U": 3, "B": 1}, 2)
    assert played(5, [6], fln_resources=3, bougie={"U": 2}).fln_resources == 3
