"""CT 6.2: Resources, then Commitment."""

from __future__ import annotations

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Counted, Events
from algeria_lab.twilight.frames.propaganda import Commitment, Resources
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, pieces, reason, refused

NOTHING = {"FT": 0, "FP": 0, "GB": 0}
ALL = {"FT": 9, "FP": 21, "GB": 6}


def income(**changes: object) -> tuple[State, Events]:
    """Return what the Resources of a Round lead to."""
    agenda = [NextCard(), Resources()]
    start = board(agenda=agenda, **{"gov_resources": 0, "fln_resources": 0, "commitment": 0, **changes})  # type: ignore[arg-type]
    return RULES.resume(start, FixedDice(()))


def parts(events: Events, track: str) -> list[tuple[str, int, str]]:
    """Return the parts of which an income was told to consist."""
    return [
        (event.why, event.change, event.where)
        for event in events
        if isinstance(event, Counted) and event.track == track
    ]


def test_the_government_gains_its_commitment() -> None:
    """Resources rise by Commitment."""
    assert income(commitment=12, available=NOTHING)[0].gov_resources == 12


def test_the_government_gains_its_french_pieces_available() -> None:
    """Troops, Police and Bases count; Algerian cubes do not."""
    available = {"FT": 2, "FP": 3, "GB": 1, "AT": 3, "AP": 7}

    assert income(available=available, recall="no")[0].gov_resources == 6


def test_with_de_gaulle_recalled_total_support_counts_instead() -> None:
    """Support 5 instead of 6 pieces."""
    available = {"FT": 2, "FP": 3, "GB": 1}
    support = {"algiers": {"state": "support"}, "oran": {"state": "support"}}

    assert income(available=available, recall="in_effect", **support)[0].gov_resources == 5
    assert income(available=available, recall="cancelled", **support)[0].gov_resources == 6


def test_controlled_sectors_with_a_base_give_their_population() -> None:
    """A City with a Base gives nothing, nor a Sector that the Government does not control."""
    state, events = income(
        available=NOTHING,
        medea={"GB": 1},
        oran={"GB": 1},
        bougie={"GB": 1, "U": 1},
        tlemcen={"GB": 2, "resettled": True},
        resettled=[False] * 30,
    )

    assert parts(events, "gov_resources") == [
        ("round-base-sector", 2, "medea"),
        ("round-base-sector", 1, "tlemcen"),
    ]
    assert state.gov_resources == 3


def test_resettled_sectors_cost_one_each() -> None:
    """A Resettled Sector has no Population either."""
    state, _ = income(commitment=5, available=NOTHING, tlemcen={"resettled": True, "GB": 1})

    assert state.gov_resources == 4


def test_a_negative_total_is_taken_away_down_to_nothing() -> None:
    """2 Resettled Sectors and no income."""
    resettled = {"tlemcen": {"resettled": True}, "setif": {"resettled": True}}

    assert income(available=NOTHING, gov_resources=5, **resettled)[0].gov_resources == 3
    assert income(available=NOTHING, gov_resources=1, **resettled)[0].gov_resources == 0


def test_only_the_sum_meets_the_limit_of_the_track() -> None:
    """49 + 5 - 2 is 52, so 50, not 50 - 2."""
    resettled = {"tlemcen": {"resettled": True}, "setif": {"resettled": True}}

    state, events = income(available=NOTHING, gov_resources=49, commitment=5, **resettled)

    assert state.gov_resources == 50
    assert parts(events, "gov_resources") == [("round-commitment", 5, ""), ("round-resettled", -2, "")]


@pytest.mark.parametrize(("france", "gain"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_fln_gains_its_bases_and_the_france_track(france: int, gain: int) -> None:
    """Bases in the Countries count too; the box of the France Track gives 1 to 6."""
    state, events = income(france=france, border_zone=0, batna={"B": 1}, tunisia={"B": 2})

    assert state.fln_resources == 3 + gain
    assert ("round-base", 2, "tunisia") in parts(events, "fln_resources")


def test_the_border_zone_takes_its_level() -> None:
    """Level 3 takes 3, but never below 0."""
    assert income(france=5, border_zone=3)[0].fln_resources == 3
    assert income(france=0, border_zone=4)[0].fln_resources == 0


def test_suez_gives_six_once() -> None:
    """The gain comes in the Round after Suez, and in no other."""
    state, _ = income(france=0, border_zone=0, suez_due=True)

    assert (state.fln_resources, state.suez_due) == (7, False)


def test_the_tutorial_shows_where_thirty_resources_come_from() -> None:
    """27 Commitment and 3 Bases Available; 5 FLN Bases and 1 by the France Track [CT 10, card 67]."""
    bases = {space: {"B": 1} for space in ("batna", "philippeville", "bougie")}
    _, events = income(
        scenario="full",
        commitment=27,
        available={"FT": 0, "FP": 0, "GB": 3},
        tizi_ouzou={"B": 2},
        **bases,
        france=0,
    )

    assert parts(events, "gov_resources") == [("round-commitment", 27, ""), ("round-available", 3, "")]
    assert parts(events, "fln_resources") == [
        ("round-base", 1, "batna"),
        ("round-base", 1, "philippeville"),
        ("round-base", 2, "tizi_ouzou"),
        ("round-base", 1, "bougie"),
        ("round-france", 1, ""),
    ]


# --- 6.2.3


def asked(**changes: object) -> State:
    """Return the Commitment Phase of a Round at its first decision."""
    start = board(agenda=[NextCard(), Commitment()], **{"france": 0, **changes})  # type: ignore[arg-type]
    return RULES.resume(start, FixedDice(()))[0]


@pytest.mark.parametrize(
    ("number", "cost"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 3), (9, 3)]
)
def test_pieces_brought_in_cost_a_third_to_the_nearest(number: int, cost: int) -> None:
    """So many pieces from Out of Play cost (n + 1) div 3 [CT 11/A08]."""
    state = asked(out_of_play={"FP": 9}, available=NOTHING, commitment=20)

    state = after(state, f"gov bring FP {number}")

    assert state.commitment == 20 - cost
    assert pieces(state, "available")["FP"] == number


def test_pieces_brought_in_one_by_one_cost_the_same() -> None:
    """Kinds may be mixed; the price is that of all together."""
    state = asked(out_of_play={"FT": 2, "FP": 2, "GB": 1}, available=NOTHING, commitment=20)

    state = after(state, "gov bring FT 2; gov bring FP 1; gov bring FP 1; gov bring GB 1")

    assert state.commitment == 18


def test_commitment_must_pay_for_the_pieces() -> None:
    """With Commitment 1 four pieces may come, not five [CT 11/D36]."""
    state = asked(out_of_play={"FP": 9}, algiers=ALL | {"FP": 12}, commitment=1)

    assert legal(state, "bring") == [f"bring FP {number}" for number in range(1, 5)]
    assert refused(state, "gov bring FP 5").values == {"price": 2, "held": 1}


def test_in_the_recorded_games_the_price_stops_at_nothing() -> None:
    """The switch of D36."""
    state = asked(out_of_play={"FP": 9}, available=NOTHING, commitment=1, options={"mode": "coltwi"})

    assert after(state, "gov bring FP 9").commitment == 0


def test_only_french_pieces_come_and_no_more_than_there_are() -> None:
    """Guerrillas Out of Play stay there."""
    state = asked(out_of_play={"FP": 1, "U": 5}, algiers=ALL | {"FP": 20})

    assert reason(state, "gov bring U 1") == "ct-wrong-kind"
    assert reason(state, "gov bring FP 2") == "ct-not-so-many"
    assert reason(state, "gov bring FP 0") == "ct-not-so-many"


@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_pieces_sent_out_gain_a_third_rounded_down(number: int, gained: int) -> None:
    """So many pieces from Available gain n div 3."""
    state = asked(
        available={"FT": 0, "FP": 7, "GB": 0},
        out_of_play={},
        algiers={"FT": 9, "FP": 14, "GB": 6},
        commitment=9,
    )

    state = after(state, f"gov send FP {number}; gov done")

    assert state.commitment == 9 + gained


def test_as_many_go_out_as_were_available_before() -> None:
    """What was brought in does not count, but pieces of a kind are alike: any of them may go."""
    state = asked(out_of_play={"FT": 2, "FP": 3}, algiers={"FT": 7, "FP": 17, "GB": 5}, commitment=9)

    state = after(state, "gov bring FT 2; gov bring FP 3")
    assert legal(state) == ["send FT 1", "send FT 2", "send FP 1", "send FP 2", "send GB 1", "done"]
    assert reason(state, "gov send AT 1") == "ct-wrong-kind"
    assert reason(state, "gov send FP 3") == "ct-not-so-many"

    assert legal(after(state, "gov send FT 1")) == ["send FT 1", "send FP 1", "send GB 1", "done"]


def test_pieces_come_in_before_others_go_out() -> None:
    """What is sent out cannot pay for what is brought in."""
    state = asked(out_of_play={"FP": 5}, algiers={"FP": 16, "GB": 6}, commitment=0)

    assert legal(state) == ["bring FP 1", "done"]
    assert legal(after(state, "gov done"))[0] == "send FT 1"


@pytest.mark.parametrize(("recall", "commitment"), [("no", 18), ("in_effect", 20), ("cancelled", 18)])
def test_a_third_of_french_casualties_is_lost_unless_de_gaulle_is_recalled(
    recall: str, commitment: int
) -> None:
    """8 French pieces cost 2; Algerian cubes and Guerrillas cost nothing."""
    casualties = {"FT": 4, "FP": 3, "GB": 1, "AP": 3, "U": 3}

    assert (
        asked(
            casualties=casualties,
            available=NOTHING,
            out_of_play={},
            algiers={"FT": 5, "FP": 18, "GB": 5},
            recall=recall,
            commitment=20,
        ).commitment
        == commitment
    )


@pytest.mark.parametrize(("france", "lost"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_france_track_takes_its_number(france: int, lost: int) -> None:
    """A takes nothing, F takes 3."""
    state = asked(france=france, commitment=20, available=NOTHING, out_of_play={}, algiers=ALL)

    assert state.commitment == 20 - lost
