"""CT 9.17: the examples of the playbook for the Non-Player FLN, step by step.

The second one starts in the Rally box, as no die would lead there from its position.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

import pytest

from algeria_lab.core.dice import Dice, Faces
from algeria_lab.twilight.chart.account import Account, Did
from algeria_lab.twilight.chart.answers import follow_chart
from algeria_lab.twilight.chart.rally.box import rally_box
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Turn
from algeria_lab.twilight.geography import AVAILABLE, PLACE
from algeria_lab.twilight.pieces import GUERRILLAS, KIND, A, U
from algeria_lab.twilight.rules import read_switches
from algeria_lab.twilight.set_up import starting_state
from algeria_lab.twilight.state import State

CARD = 1
AT_THE_BASES = ("souk_ahras", "tizi_ouzou", "bougie", "orleansville")
THREE_EACH: Mapping[str, Mapping[str, int]] = {space: {"U": 3} for space in AT_THE_BASES}
SCATTERED: Mapping[str, Mapping[str, int]] = {
    "orleansville": {"A": 3, "U": 0},
    "tizi_ouzou": {"A": 2, "U": 0},
    "bougie": {"A": 1, "U": 0},
    "tlemcen": {"A": 1, "U": 0},
    **{space: {"A": 1} for space in ("mostaganem", "sidi_aissa", "ain_oussera", "laghouat")},
    **{space: {"AP": 0} for space in ("barika", "tebessa")},
}
EXPOSED: Mapping[str, Mapping[str, int]] = {
    **THREE_EACH,
    "souk_ahras": {"U": 0, "A": 3, "FP": 2},
    "tlemcen": {"FP": 0},
}


class Wished(Dice):
    """Dice that show given faces, and draw the name that stands first in a list of wishes.

    Args:
        faces: In the order in which they fall.
        names: Wishes; what is not among them is drawn in the order in which it is offered.
    """

    def __init__(self, faces: Sequence[int], names: Sequence[str] = ()) -> None:
        self.faces = list(faces)
        self.names = list(names)

    def d6(self) -> int:
        """Return the next face."""
        return self.faces.pop(0)

    def draw(self, size: int, alike: Sequence[Hashable] = ()) -> tuple[int, Faces]:
        """Draw by name."""
        offered = list(alike)
        assert len(offered) == size
        wished = [name for name in self.names if name in offered]
        return offered.index(wished[0]) if wished else 0, ()


class Played(NamedTuple):
    """A turn of the Non-Player.

    Attributes:
        state: The position after it.
        account: How it came to it.
    """

    state: State
    account: Account

    def deeds(self, what: str) -> list[Did]:
        """Return what it did of one sort."""
        return [deed for deed in self.account.deeds if deed.what == what]

    def has(self, space: str) -> dict[str, int]:
        """Return the Guerrillas of a space."""
        row = self.state.pieces[PLACE[space]]
        return {"U": row[U], "A": row[A]}


def position(changes: Mapping[str, Mapping[str, int]], **more: object) -> State:
    """Return the Short set-up with some pieces changed; what is missing or left over is Available."""
    state = starting_state("short", read_switches({"solitaire": True}))
    state.card, state.turn = CARD, 1
    for name, value in more.items():
        setattr(state, name, value)
    for space, counts in changes.items():
        for kind, number in counts.items():
            row = state.pieces[PLACE[space]]
            free = U if KIND[kind] in GUERRILLAS else KIND[kind]
            state.pieces[AVAILABLE][free] += row[KIND[kind]] - number
            row[KIND[kind]] = number
    state.agenda = [NextCard(), *([] if state.box1 else [BeginTurn("gov")]), Turn("fln")]
    return state


def turn(state: State, dice: Dice) -> Played:
    """Return how the Non-Player takes its turn."""
    account = Account()
    follow_chart(Draft(state, dice), account)
    return Played(state, account)


# --- 9.17.1: reading the chart, Rally


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_the_first_example_rallies_at_the_four_bases(face: int) -> None:
    """Two Guerrillas in each of the four Base spaces, all that are Available, for four Resources."""
    played = turn(position({}), Wished([face]))

    covered = [deed for deed in played.deeds("rally") if deed.step == "3"]
    assert played.account.path == ("start", "d1", "d2", "rally")
    assert {deed.at for deed in covered} == set(AT_THE_BASES)
    assert all(played.has(space) == {"U": 3, "A": 0} for space in AT_THE_BASES)
    assert played.state.pieces[AVAILABLE][U] == 0


def test_the_first_example_goes_on_to_the_france_track_and_subverts() -> None:
    """Beyond the text: the track to F, and the lone Police of Barika and Tebessa desert."""
    played = turn(position({}), Wished([1]))

    assert [deed.at for deed in played.deeds("rally") if deed.step == "4"] == ["france_track"]
    assert played.state.france == 5
    assert [played.state.police(PLACE[space]) for space in ("barika", "tebessa")] == [0, 0]
    assert (played.state.fln_resources, played.state.box1) == (10, "OP_SA")


def test_the_first_example_marches_on_a_six() -> None:
    """16 is not more than 13 and half of a 6: March."""
    played = turn(position({}), Wished([6]))

    assert played.account.path == ("start", "d1", "d2", "rally", "march")
    assert played.deeds("march_to")
    assert not played.deeds("rally")


# --- 9.17.2: Rally from a modified position


@pytest.fixture(scope="module")
def scattered() -> Played:
    """Return how the Rally box goes in the second example, whose ties fall as in the text."""
    state = position(SCATTERED)
    state.pieces[AVAILABLE][KIND["AP"]] = 2
    draft, account = Draft(state, Wished([], ["sidi_aissa", "ain_oussera", "laghouat"])), Account()
    chart = Chart(draft, account)
    assert rally_box(chart)
    state.box1 = chart.final_box
    return Played(state, account)


def test_the_second_example_has_one_guerrilla_available() -> None:
    """Seven of the eight stand on the map, Active."""
    assert position(SCATTERED).pieces[AVAILABLE][U] == 1


def test_the_second_example_rallies_in_the_order_of_the_text(scattered: Played) -> None:
    """Most Active Guerrillas first; then the France Track; then Mostaganem, which becomes FLN-Controlled."""
    assert [deed.at for deed in scattered.deeds("rally")] == [
        *("orleansville", "tizi_ouzou", "bougie", "souk_ahras", "france_track", "mostaganem")
    ]


def test_the_second_example_agitates_in_mostaganem(scattered: Played) -> None:
    """The seventh Resource sets it to Oppose; no special activity, so that the Event is closed."""
    state = scattered.state

    assert [deed.at for deed in scattered.deeds("agitate")] == ["mostaganem"]
    assert (state.fln_resources, state.france, state.opposition_bases) == (8, 5, 21)
    assert state.box1 == "OP_ONLY"
    assert not scattered.deeds("subvert") + scattered.deeds("extort")


def test_the_second_example_ends_with_the_guerrillas_of_the_text(scattered: Played) -> None:
    """Where all Guerrillas stand in the end, and how."""
    stand = {
        "orleansville": (3, 0),
        "tizi_ouzou": (1, 1),
        "bougie": (2, 1),
        "souk_ahras": (3, 0),
        "mostaganem": (1, 1),
        **dict.fromkeys(("barika", "tebessa", "setif"), (1, 0)),
        "morocco": (4, 0),
        "tunisia": (5, 0),
        **dict.fromkeys(("tlemcen", "sidi_aissa", "ain_oussera", "laghouat"), (0, 0)),
    }

    assert {space: tuple(scattered.has(space).values()) for space in stand} == stand
    assert scattered.state.pieces[AVAILABLE][U] == 0


# --- 9.17.3: March


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_third_example_marches_whatever_the_die(face: int) -> None:
    """16 is not more than 21."""
    played = turn(position(EXPOSED), Wished([face], ["algiers", "oran"]))

    assert played.account.path == ("start", "d1", "d2", "rally", "march")


@pytest.fixture(scope="module")
def exposed() -> Played:
    """Return how the third example goes, whose ties fall as in the text."""
    return turn(position(EXPOSED), Wished([1], ["algiers", "oran"]))


def test_the_third_example_makes_the_marches_of_the_text(exposed: Played) -> None:
    """Six groups; Bougie's goes through Tizi Ouzou, as it does not touch Medea."""
    groups = [(*deed.path, deed.number) for deed in exposed.deeds("march")]

    assert [deed.at for deed in exposed.deeds("march_to")] == [
        *("souk_ahras", "algiers", "oran", "medea", "negrine")
    ]
    assert sorted(groups) == [
        ("bougie", "tizi_ouzou", "medea", 1),
        ("orleansville", "medea", "algiers", 1),
        ("setif", "philippeville", "souk_ahras", 1),
        ("tizi_ouzou", "medea", 1),
        ("tlemcen", "sidi_bel_abbes", "oran", 1),
        ("tunisia", "negrine", 3),
    ]


def test_the_third_example_pays_eight_spaces(exposed: Played) -> None:
    """Each space entered is paid once; 15 Resources less 8."""
    assert sum(len(deed.paid) for deed in exposed.deeds("march_to")) == 8
    assert exposed.state.fln_resources == 7


def test_the_third_example_ends_with_the_guerrillas_of_the_text(exposed: Played) -> None:
    """Who crosses the border or enters a City at Support is seen, the others are not."""
    stand = {
        "souk_ahras": (1, 3),
        "algiers": (0, 1),
        "oran": (0, 1),
        "medea": (2, 0),
        "negrine": (0, 3),
        "tunisia": (2, 0),
    }

    assert {space: tuple(exposed.has(space).values()) for space in stand} == stand


def test_the_third_example_subverts_police_before_troops(exposed: Played) -> None:
    """Beyond the text: the lone Police of Barika and Tebessa, not the Troops of Medea."""
    state = exposed.state

    assert [state.cubes(PLACE[space]) for space in ("barika", "tebessa", "medea")] == [0, 0, 1]
    assert state.box1 == "OP_SA"


# --- 9.17.4: Terror and Event


@pytest.mark.parametrize(("face", "reached"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_the_fourth_example_plays_ventilos(face: int, reached: int) -> None:
    """No Terror; a Guerrilla goes to one City at Support, or one to each, and stays Underground."""
    state = position(THREE_EACH, card=12, first="gov", box1="OP_SA")

    played = turn(state, Wished([face]))

    arrived = [played.has(city) for city in ("algiers", "oran")]
    assert played.account.path == ("start", "d1", "terror_or_event")
    assert (played.state.box2, played.state.fln_resources) == ("EVENT", 15)
    assert sum(has["U"] > 0 for has in arrived) == reached
    assert not any(has["A"] for has in arrived)
