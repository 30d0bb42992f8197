"""What is true of every position of *Colonial Twilight* [CT 13.3], for whoever plays at random."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.cards import CAPABILITIES, MOMENTUM, PIVOTAL, PROPAGANDA
from algeria_lab.twilight.draft import MOST_TERROR, TRACK_LIMITS
from algeria_lab.twilight.geography import (
    ALGERIA,
    AVAILABLE,
    BOXES,
    CASUALTIES,
    CITIES,
    COUNTRIES,
    EVERYWHERE,
    OUT_OF_PLAY,
    SECTORS,
    SPACES,
    SUEZ,
)
from algeria_lab.twilight.initiative import OPEN_TO_SECOND
from algeria_lab.twilight.pieces import (
    ALGERIAN,
    COUNTS,
    FT,
    GB,
    GOVERNMENT,
    GUERRILLAS,
    INSURGENT,
    KINDS,
    A,
    B,
    U,
)
from algeria_lab.twilight.state import BASES_A_SPACE, NEUTRAL, State

MOST_MARKERS: Final = 2
FROZEN_IN: Final = "redeploy"


def whole(state: State) -> None:
    """Raise unless a position is one that can be."""
    check_pieces(state)
    check_stacking(state)
    check_markers(state)
    check_control(state)
    check_sequence(state)
    for track, limit in TRACK_LIMITS.items():
        assert 0 <= getattr(state, track) <= limit, track


def check_pieces(state: State) -> None:
    """No piece is lost or doubled, and none is in a box that it never enters [CT 1.1]."""
    rows = state.pieces
    assert all(count >= 0 for row in rows for count in row)
    for kind, count in COUNTS.items():
        kinds = GUERRILLAS if kind == U else (kind,)
        assert sum(row[each] for row in rows for each in kinds) == count, KINDS[kind]
    assert not any(rows[box][A] for box in BOXES)
    assert not any(rows[OUT_OF_PLAY][kind] for kind in (*ALGERIAN, B))
    assert not rows[CASUALTIES][B]
    assert rows[SUEZ] == [rows[SUEZ][FT] if kind == FT else 0 for kind in range(len(KINDS))]
    assert rows[AVAILABLE][A] == 0


def check_stacking(state: State) -> None:
    """Bases have room, unless Deploy does not mind; Countries are closed to the Government [CT 7.4]."""
    for space in EVERYWHERE if state.switches.deploy_respects_stacking else ():
        assert state.count(space, (B, GB)) <= BASES_A_SPACE + state.plus_base[space], SPACES[space].id
    for space in COUNTRIES:
        assert not state.count(space, GOVERNMENT)
        assert state.is_independent or not state.count(space, INSURGENT)


def check_markers(state: State) -> None:
    """Markers are where they can be, and no more of them than there are [CT 1.4, CT 7.2]."""
    assert 0 <= state.terror_markers <= MOST_TERROR
    for space in EVERYWHERE:
        assert state.terror[space] >= 0
        assert not state.resettled[space] or (SPACES[space].pop == 1 and space in SECTORS)
        assert not (state.resettled[space] and state.is_populated(space))
        assert not state.plus_pop[space] or space in CITIES
        assert not state.plus_base[space] or space in COUNTRIES
        settled = state.is_populated(space) or not state.switches.unpopulated_spaces_stay_neutral
        assert state.support[space] == NEUTRAL or (settled and space in ALGERIA), SPACES[space].id
    assert sum(state.plus_pop) <= MOST_MARKERS
    assert state.capabilities <= CAPABILITIES
    assert state.momentum <= MOMENTUM
    assert state.played <= {card for cards in PIVOTAL.values() for card in cards}


def check_control(state: State) -> None:
    """Control is what the pieces say, but within the Redeploy Phase [CT 7.1, CT 6.5]."""
    if state.frozen:
        assert state.phase == FROZEN_IN
        return
    for space in EVERYWHERE:
        lead = state.count(space, GOVERNMENT) - state.count(space, INSURGENT)
        assert state.control(space) == ("GOV" if lead > 0 else "FLN" if lead < 0 else "NONE")


def check_sequence(state: State) -> None:
    """The boxes fit each other, and every card is once in the game [CT 4.2, CT 3.3]."""
    assert not state.box2 or state.box2 in OPEN_TO_SECOND[state.box1]
    assert state.propaganda_played <= state.propaganda_total
    cards = [*state.deck, *([state.card] if state.card not in state.played else [])]
    assert len(set(cards)) == len(cards)
    to_come = sum(card in PROPAGANDA for card in state.deck)
    assert to_come + state.propaganda_played <= state.propaganda_total
