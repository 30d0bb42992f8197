"""Events that only move a track or put a marker into play [CT-8.4]."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.cards import CAPABILITIES, CARDS
from tests.twilight.boards import legal, reason
from tests.twilight.event_lines import asked, event, on_card

SEATS: tuple[Seat, Seat] = ("gov", "fln")
MARKERS = [
    (number, text, code)
    for number, card in CARDS.items()
    for text, code in card.markers.items()
    if number < 61
]
TRACKS = {"gov_resources": 20, "fln_resources": 20, "commitment": 20}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "text", "code"), MARKERS)
def test_a_marker_comes_into_play_and_nothing_else_happens(card: int, text: str, code: str, seat: Seat):
    before = on_card(card, seat, **TRACKS)
    after = event(card, text, seat=seat, **TRACKS)

    assert code in (after.capabilities if code in CAPABILITIES else after.momentum)
    assert len(after.capabilities | after.momentum) == 1
    assert (after.pieces, after.support) == (before.pieces, before.support)
    assert (after.gov_resources, after.fln_resources, after.commitment) == (20, 20, 20)


def test_twentynine_texts_are_a_marker():
    assert len(MARKERS) == 29


WRITTEN = [
    (11, "shaded", "commitment", -1),
    (15, "unshaded", "fln_resources", 2),
    (15, "shaded", "commitment", -1),
    (19, "shaded", "fln_resources", 2),
    (21, "unshaded", "commitment", 1),
    (21, "shaded", "commitment", -1),
    (22, "unshaded", "commitment", 2),
    (22, "shaded", "commitment", -2),
    (23, "shaded", "fln_resources", 6),
    (24, "shaded", "gov_resources", -6),
    (41, "unshaded", "fln_resources", -3),
    (42, "shaded", "fln_resources", 6),
    (55, "shaded", "fln_resources", 3),
]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "text", "track", "change"), WRITTEN)
def test_a_track_moves_by_the_number_written(card: int, text: str, track: str, change: int, seat: Seat):
    after = event(card, text, seat=seat, **TRACKS)

    assert {name: getattr(after, name) - 20 for name in TRACKS} == dict.fromkeys(TRACKS, 0) | {track: change}
    assert asked(after) == ""


@pytest.mark.parametrize(("card", "text", "track", "change"), WRITTEN)
def test_tracks_stop_at_both_ends(card: int, text: str, track: str, change: int):
    end = 50 if change > 0 else 0

    assert getattr(event(card, text, **{track: end}), track) == end


THROWN = [
    (38, "unshaded", "fln_resources", -1),
    (38, "shaded", "gov_resources", -1),
    (41, "shaded", "fln_resources", 1),
    (59, "unshaded", "fln_resources", -1),
    (59, "shaded", "fln_resources", 1),
]


@pytest.mark.parametrize("face", [1, 4, 6])
@pytest.mark.parametrize(("card", "text", "track", "factor"), THROWN)
def test_a_track_moves_by_a_die(card: int, text: str, track: str, factor: int, face: int):
    after = event(card, text, seat="fln", faces=[face], **TRACKS)

    assert getattr(after, track) == 20 + factor * face


def test_economic_crisis_also_costs_commitment():
    """38 S: Government Resources by a die, and 1 Commitment."""
    after = event(38, "shaded", faces=[3], **TRACKS)

    assert (after.gov_resources, after.commitment, after.fln_resources) == (17, 19, 20)


@pytest.mark.parametrize(("box", "gain"), [(0, 1), (2, 3), (5, 6)])
def test_intimidation_gives_what_the_france_track_says(box: int, gain: int):
    """31 S: FLN Resources rise by the number of the France Track."""
    assert event(31, "shaded", france=box, fln_resources=7).fln_resources == 7 + gain


@pytest.mark.parametrize(("level", "loss"), [(0, 0), (1, 2), (4, 8)])
def test_czech_arms_lose_twice_the_border_zone(level: int, loss: int):
    """42 U: twice the level of the Border Zone once the Countries are independent."""
    after = event(42, "unshaded", scenario="short", border_zone=level, fln_resources=10)

    assert after.fln_resources == 10 - loss


def test_czech_arms_lose_two_before_independence():
    """42 U: 2 Resources while Morocco and Tunisia are not independent."""
    assert event(42, "unshaded", scenario="full", fln_resources=10).fln_resources == 8


# --- the France Track


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("choice", "box"), [("a 2", 0), ("a 1", 1), ("f 1", 3), ("f 2", 4)])
def test_protest_moves_the_track_up_to_two_boxes_either_way(choice: str, box: int, seat: Seat):
    """14 X: the executor moves the France Track up to 2 boxes in either direction."""
    assert event(14, "single", f"{seat} shift {choice}", seat=seat, france=2).france == box


def test_protest_may_leave_the_track_where_it_is():
    """14 X: up to 2 boxes may be none."""
    assert event(14, "single", "gov done", france=2).france == 2


def test_protest_does_not_pass_the_ends():
    """14 X: the track stops at A and F."""
    state = event(14, "single", france=1)

    assert legal(state, "shift") == ["shift a 1", "shift f 1", "shift f 2"]
    assert reason(state, "gov shift a 2") == "ct-not-so-far"


@pytest.mark.parametrize(("choice", "box"), [("a 1", 1), ("f 1", 3)])
def test_a_cabinet_shuffle_moves_the_track_by_one_box(choice: str, box: int):
    """52 X: 1 box either way, and it must be moved."""
    state = event(52, "single", france=2)

    assert reason(state, "gov done") == "ct-event-goes-on"
    assert event(52, "single", f"gov shift {choice}", france=2).france == box


def test_a_cabinet_shuffle_stops_at_the_ends():
    """52 X: at an end of the track the move that goes past it does nothing."""
    assert legal(event(52, "single", france=0)) == ["shift f 1", "done"]
    assert event(52, "single", "gov done", france=5).france == 5


def test_factionalism_offers_the_track_or_guerrillas():
    """6 U: the France Track moves up to 2 toward A, or up to 3 Guerrillas of one Wilaya go."""
    state = event(6, "unshaded", france=3, setif={"U": 2})

    assert legal(state) == ["choose guerrillas", "choose france"]
    line = ["gov choose france", "gov shift a 2"]
    assert event(6, "unshaded", *line, france=3, setif={"U": 2}).france == 1


def test_factionalism_shifts_only_toward_a():
    """6 U: never toward F; up to 2 may be fewer."""
    state = event(6, "unshaded", "gov choose france", france=3, setif={"U": 2})

    assert legal(state) == ["shift a 1", "shift a 2", "done"]
    assert reason(state, "gov shift f 1") == "ct-wrong-direction"


def test_factionalism_follows_the_only_branch_that_has_an_effect():
    """6 U: without Guerrillas only the track is left, and the other way round."""
    assert asked(event(6, "unshaded", france=3)) == "ShiftFrance"
    assert asked(event(6, "unshaded", france=0, setif={"U": 2})) == "ChooseWilaya"
    assert asked(event(6, "unshaded", france=0)) == ""


# --- Capabilities


def test_a_change_in_tactics_takes_a_capability_of_any_side_out_of_play():
    """30 X: any one Capability, a dual one too."""
    held = {"torture", "sas_fln", "napalm_gov"}
    state = event(30, "single", capabilities=set(held))

    assert legal(state) == ["discard napalm_gov", "discard sas_fln", "discard torture"]
    after = event(30, "single", "gov discard torture", capabilities=set(held))
    assert after.capabilities == {"sas_fln", "napalm_gov"}


def test_a_change_in_tactics_needs_a_capability():
    """30 X: without any nothing happens; what is not in play cannot be taken out."""
    assert asked(event(30, "single", capabilities=set())) == ""
    assert reason(event(30, "single", capabilities={"torture"}), "gov discard oas") == "ct-not-in-play"
