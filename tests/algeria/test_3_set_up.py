"""Set-up, A:3."""

import pytest

from algeria_lab.algeria.board.units import DIVISIONS, FLN, GOV, by_kind
from algeria_lab.algeria.state import NOT_MOBILIZED, POOL, SETUP, State
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Entered, Events
from algeria_lab.core.refusals import UnknownName, WrongOption
from tests.algeria.boards import RULES, awaits, legal, only, play, refused, stands, there


def new(scenario: str, *faces: int, **options: object) -> tuple[State, Events]:
    return RULES.new(scenario, options, FixedDice(faces or (3, 4)))


def begun(scenario: str, **options: object) -> State:
    """Return the position after both quick set-ups, before the events of turn 1."""
    return play(new(scenario, **options)[0], "gov quick; fln quick", alone=True)[0]


@pytest.mark.parametrize(
    ("scenario", "psl", "points", "border", "independent"),
    [
        ("1954", (50, 65), (0, 0, 0), NOT_MOBILIZED, False),
        ("1958", (60, 50), (6, 4, 2), -2, True),
        ("1960", (45, 45), (7, 5, 3), -3, True),
    ],
)
def test_the_tracks_start_as_printed(scenario, psl, points, border, independent):
    """Each scenario names its PSL, Points, Border Zone and the state of its neighbours."""
    state, _ = new(scenario)

    assert (state.fln_psl, state.gov_psl) == psl
    assert (state.air, state.helicopter, state.naval) == points
    assert (state.air_max, state.helicopter_max) == points[:2]
    assert (state.border_zone, state.independent) == (border, independent)
    assert (state.border_zone_active, state.oas, state.control) == (False, "", {})


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_the_fln_starts_with_two_dice_of_ap(scenario: str):
    """The first AP are 2d6, rolled before anybody deploys."""
    assert new(scenario, 3, 6)[0].fln_ap == 9


def test_the_government_deploys_first():
    """The Government places all its units, then the FLN."""
    state, _ = new("1954")
    assert awaits(state) == ("setup", "gov")

    state, _ = play(state, "gov quick")
    assert awaits(state) == ("setup", "fln")


def test_units_go_anywhere_in_the_wilaya_named_for_them():
    """A unit may be put in any area of its wilaya, the city included, while there is room for its type."""
    state, _ = new("1954")

    assert {"gov place brigade ALGIERS", "gov place brigade IV-1", "gov place brigade IV-2"} <= legal(
        state, "place"
    )
    assert refused(state, "gov place brigade I-1") == ("wilaya-full", "A:3")
    state, _ = play(state, "gov place brigade IV-2")
    assert refused(state, "gov place brigade ALGIERS") == ("wilaya-full", "A:3")
    assert refused(state, "gov place division ALGIERS") == ("none-left", "A:3")


def test_a_front_stands_alone_and_not_in_remote_areas():
    """At most one Front an area, none in a Remote one."""
    state, _ = play(new("1958")[0], "gov quick")

    assert refused(state, "fln place front I-2") == ("no-front-here", "A:IN-04")
    state, _ = play(state, "fln place front IV-1")
    assert refused(state, "fln place front IV-1") == ("no-front-here", "A:IN-04")
    assert "fln place front IV-2" in legal(state, "place")


def test_placed_units_shift_within_their_wilaya():
    """Until a side has finished, its units may be shifted to other areas of their wilaya; Fronts as above."""
    state, _ = play(new("1954")[0], "gov quick; fln place front I-1; fln place cadre I-1")

    assert refused(state, "fln shift cadre I-1 II-1") == ("other-wilaya", "A:3")
    assert refused(state, "fln shift front I-1 I-2") == ("no-front-here", "A:IN-04")
    state, _ = play(state, "fln shift cadre I-1 I-2; fln shift front I-1 I-4")
    assert (there(state, "I-2"), there(state, "I-4")) == ({"cadre-1"}, {"front-1"})


def test_nobody_finishes_with_units_in_hand():
    """A side finishes only when all units of its list stand on the map."""
    state, _ = new("1954")
    assert refused(state, "gov done") == ("units-left", "A:3")

    placed = [
        "brigade II-1",
        "algerian II-1",
        "police II-1",
        "brigade IV-1",
        "algerian IV-1",
        "police IV-1",
        "brigade V-1",
        "elite V-1",
        "algerian V-1",
        "police V-1",
    ]
    state, _ = play(state, *(f"gov place {unit}" for unit in placed), "gov done")
    assert awaits(state) == ("setup", "fln")


def test_the_quick_set_up_is_a_first_action():
    """A ready-made deployment is chosen before anything is placed, or not at all."""
    state, _ = play(new("1954")[0], "gov place elite V-3")

    assert refused(state, "gov quick") == ("quick-first", "A:3")


def test_everybody_has_a_box_to_start_in():
    """FLN units start in UG, Police in PTL, Algerian brigades in OPS, all other Government units in OC."""
    state = begun("1958")
    on_map = state.on_map()

    assert on_map & FLN & ~state.ug == 0
    assert by_kind(on_map & state.ptl) == {"police": 8}
    assert by_kind(on_map & state.ops) == {"algerian": 5}
    assert by_kind(on_map & state.oc) == {"division": 11, "brigade": 3, "elite": 7}


def test_divisions_start_concentrated():
    """No division is dispersed before the first Deployment Phase."""
    state = begun("1960")

    assert (state.dispersed, state.at[POOL] & DIVISIONS) == (0, 0)


def test_units_abroad_are_placed_directly():
    """The Bands and Faileks of Morocco and Tunisia stand there from the start."""
    state, _ = new("1960")

    assert by_kind(state.at["MOROCCO"]) == {"band": 4}
    assert by_kind(state.at["TUNISIA"]) == {"failek": 3, "band": 4}


@pytest.mark.parametrize(
    ("scenario", "fronts"), [("1954", {}), ("1958", {"front": 1}), ("1960", {"front": 1})]
)
def test_independent_countries_get_a_front_counter(scenario: str, fronts: dict[str, int]):
    """If Morocco and Tunisia are independent, a Front counter stands in for each."""
    state = begun(scenario)

    for country in ("MOROCCO", "TUNISIA"):
        assert {
            kind: number for kind, number in by_kind(state.at[country]).items() if kind == "front"
        } == fronts


def test_all_other_counters_form_the_pools():
    """What the scenario does not use may be mobilized or built from turn 1."""
    state = begun("1954")

    assert by_kind(state.at[POOL] & GOV) == {
        "division": 13,
        "brigade": 1,
        "elite": 6,
        "algerian": 3,
        "police": 7,
    }
    assert by_kind(state.at[POOL] & FLN) == {"failek": 10, "band": 24, "cadre": 23, "front": 12}
    assert state.at[SETUP] == 0


def test_play_starts_with_the_events_of_turn_one():
    """When the FLN has finished, turn 1 begins with its Random Events Phase."""
    state, _ = play(new("1954")[0], "gov quick")

    state, events = play(state, "fln quick", faces=[1, 1])

    assert [(event.turn, event.phase) for event in events if isinstance(event, Entered)] == [
        (1, "random_events"),
        (1, "reinforcement"),
    ]
    assert awaits(state) == ("gov_reinforcement", "gov")


def test_the_quick_set_up_of_1954_stands_as_listed():
    """The ready-made deployment of 1954, unit by unit, counters in ascending number."""
    state = begun("1954")

    expected = {
        "CONSTANTINE": {"brigade-1", "police-1", "cadre-2"},
        "II-2": {"algerian-1", "front-2", "cadre-3"},
        "ALGIERS": {"brigade-2", "police-2"},
        "IV-1": {"algerian-2", "cadre-5"},
        "ORAN": {"algerian-3", "police-3"},
        "V-3": {"brigade-3", "elite-1"},
        "I-4": {"front-1", "cadre-1"},
        "III-1": {"front-3", "cadre-4"},
        "V-2": {"front-4", "cadre-6"},
        "V-4": {"cadre-7"},
    }
    assert {place: there(state, place) for place in state.at if place != POOL and state.at[place]} == expected
    assert stands(state, "elite-1") == "V-3 OC"


def test_the_options_of_1954_belong_to_1954():
    """Slow French Reaction and More Deterministic Independence are for 1954, the Shorter Game for all."""
    assert new("1954", slow_french_reaction=True)[0].slow_reaction
    assert new("1960", shorter_game=True)[0].shorter_game
    for option in ("slow_french_reaction", "more_deterministic_independence"):
        with pytest.raises(WrongOption, match=option):
            new("1958", **{option: True})


def test_unknown_names_are_answered_with_the_known_ones():
    """A wrong scenario, option, profile or switch lists what there is."""
    with pytest.raises(UnknownName, match="1954"):
        new("1955")
    with pytest.raises(UnknownName, match="shorter_game"):
        new("1954", short_game=True)
    with pytest.raises(UnknownName, match="literal"):
        new("1954", profile="litteral")
    with pytest.raises(UnknownName, match="react_to_move"):
        new("1954", changes={"react_to_moves": True})
    with pytest.raises(WrongOption, match="react_to_move"):
        new("1954", changes={"react_to_move": 1})


def test_only_one_phase_is_entered_by_a_new_war():
    """A new war is in its set-up, on turn 0."""
    state, events = new("1954")

    assert (only(Entered, events).phase, state.turn) == ("setup", 0)
