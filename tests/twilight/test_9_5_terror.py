"""The Terror box of the Non-Player, and whether it is Terror or the Event [CT-9.4, CT-9.5, CT-9.6]."""

from __future__ import annotations

import pytest

from algeria_lab.core.events import Rolled
from algeria_lab.twilight.chart.account import Tried
from algeria_lab.twilight.chart.answers import explain
from algeria_lab.twilight.chart.filters import safe_to_activate
from algeria_lab.twilight.chart.terror import candidates, terrorize
from algeria_lab.twilight.geography import PLACE, PLACES
from tests.twilight.boards import board, play
from tests.twilight.charted import Ones, done_by, fln_turn, there

SUPPORTED = {"U": 1, "state": "support"}


@pytest.mark.parametrize(
    ("space", "pieces", "number", "safe"),
    [
        ("oran", {"U": 1}, 1, True),
        ("oran", {"U": 1}, 2, False),
        ("oran", {"U": 1, "B": 1}, 1, False),
        ("oran", {"U": 2, "B": 1}, 1, True),
        ("morocco", {"U": 1, "B": 1}, 1, True),
    ],
)
def test_a_base_in_algeria_keeps_its_last_cover(
    space: str,
    pieces: dict[str, int],
    number: int,
    safe: bool,  # noqa: FBT001 - a column
) -> None:
    """A space gives up its Underground Guerrillas; a Base space of Algeria keeps one [CT-9.4]."""
    assert safe_to_activate(board(**{space: pieces}), PLACE[space], number) is safe


def targets(**changes: object) -> list[str]:
    """Return the names of the candidates for Terror."""
    return [PLACES[space] for space in candidates(fln_turn(**changes))]


def test_candidates_are_populated_spaces_at_support() -> None:
    """Neutral spaces, those at Oppose, and those without a Guerrilla to spare are none."""
    assert targets(
        oran=SUPPORTED,
        medea={"U": 1},
        bougie={"U": 1, "state": "oppose"},
        algiers={"A": 1, "state": "support"},
    ) == ["oran"]


def test_intimidation_leaves_no_reason_for_terror_at_support() -> None:
    """With Intimidation Terror would not shift anything."""
    assert targets(oran=SUPPORTED, momentum={"intimidation"}) == []


def test_taleb_asks_for_two_guerrillas_in_a_city() -> None:
    """The Government's Taleb: a City needs two."""
    assert targets(oran=SUPPORTED, bougie=SUPPORTED, capabilities={"taleb_gov"}) == ["bougie"]


def test_in_the_final_campaign_neutral_spaces_count_where_the_government_could_train() -> None:
    """A City, or a Sector with a Government Base; not one with Terror."""
    spaces = {"oran": {"U": 1}, "medea": {"U": 1}, "bougie": {"U": 1, "GB": 1}}
    assert targets(propaganda_played=2, **spaces) == ["bougie", "oran"]
    assert targets(propaganda_played=1, **spaces) == []
    assert targets(propaganda_played=2, oran={"U": 1, "terror": 1}) == []


def test_support_comes_before_population() -> None:
    """Support first, then the highest Population; every candidate is visited, then Subvert comes."""
    state = fln_turn(
        propaganda_played=2,
        fln_resources=5,
        algiers={"U": 1},
        bougie={"U": 1, "state": "support"},
        barika={"U": 2, "AP": 1, "state": "support"},
    )
    assert done_by(terrorize, state) == ["terror bougie", "terror barika", "terror algiers", "subvert"]
    assert (state.fln_resources, state.terror_markers) == (2, 3)


def test_a_limited_operation_is_one_space() -> None:
    """After a Government Operation with Special Activity only one space, and no Special Activity."""
    state = fln_turn(box1="OP_SA", fln_resources=5, oran=SUPPORTED, bougie=SUPPORTED)
    assert done_by(terrorize, state) == ["terror bougie"]


def test_extort_pays_and_spares_the_target() -> None:
    """At no Resources an Extort comes first; the Guerrilla that the Terror needs stays Underground."""
    state = fln_turn(fln_resources=0, bougie={"U": 1, "state": "support"}, medea={"U": 2})
    assert done_by(terrorize, state) == ["extort", "terror bougie"]
    assert there(state, "medea") == {"U": 1, "A": 1}


def test_without_resources_and_extort_nothing_is_done() -> None:
    """Still none: the box stops."""
    state = fln_turn(fln_resources=0, bougie={"U": 1, "state": "support"})
    assert done_by(terrorize, state) == []


def test_taleb_makes_a_city_free() -> None:
    """The FLN's Taleb: a City costs nothing."""
    state = fln_turn(fln_resources=0, oran=SUPPORTED, capabilities={"taleb_fln"})
    assert done_by(terrorize, state) == ["terror oran"]


# --- Terror or Event

CITY = {"oran": {"U": 1, "state": "support"}}


def deeds(state: object, faces: list[int]) -> list[str]:
    """Return what the chart does in a whole turn."""
    account = explain(state, faces)  # type: ignore[arg-type]
    return [deed.what for deed in account.deeds]


def test_the_event_must_be_no_worse_than_terror() -> None:
    """Commitment -1 leaves 2 more than Terror in Oran: Terror. Commitment -2 is as good: the sure Event."""
    assert deeds(fln_turn(card=11, fln_resources=3, **CITY), []) == ["terror"]
    assert deeds(fln_turn(card=22, fln_resources=3, **CITY), []) == ["event"]


def test_a_sure_card_needs_no_effect() -> None:
    """A Capability has no effect now, and is played all the same where there is no Terror."""
    assert deeds(fln_turn(card=13, fln_resources=3), []) == ["event"]


def test_an_unmarked_event_needs_a_die() -> None:
    """United Nations is not marked: it is played on 1 to 4."""
    for face in (1, 4):
        assert deeds(fln_turn(card=21, fln_resources=3), [face]) == ["event"]
    assert "attack" in explain(fln_turn(card=21, fln_resources=3), Ones(5)).path


def test_an_event_without_effect_needs_no_die() -> None:
    """Purge against nobody is no Event: neither marked nor effective, no test die is thrown."""
    account = explain(fln_turn(card=25, fln_resources=3, gov_resources=0), Ones())
    assert "attack" in account.path


def test_dropped_trials_keep_their_dice_in_the_record() -> None:
    """Terror is kept; the die of the Event that was tried is still noted, so that a save replays."""
    state = fln_turn(card=38, fln_resources=3, gov_resources=6, commitment=5, **CITY)
    after, events = play(state, "fln chart", faces=[3])
    account = explain(state, [3])

    tried = [(record.what, record.kept) for record in account.records if isinstance(record, Tried)]
    assert tried == [("chart-try-terror", True), ("chart-try-event", False)]
    assert after.commitment == 5
    assert [event.faces for event in events if isinstance(event, Rolled)] == [(3,)]


def test_the_chosen_copy_becomes_the_board() -> None:
    """The Event is kept with the die that fell in its trial; the test die falls afterwards."""
    state = fln_turn(card=38, fln_resources=3, gov_resources=6, commitment=5)
    after, events = play(state, "fln chart", faces=[5, 2])

    assert (after.gov_resources, after.commitment, after.box1) == (1, 4, "EVENT")
    assert [event.faces for event in events if isinstance(event, Rolled)] == [(5,), (2,)]
