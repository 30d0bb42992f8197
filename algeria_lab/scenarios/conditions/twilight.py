"""What conditions in *Colonial Twilight* may speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import get_args

from algeria_lab.core.actions import SEATS
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.scenarios.conditions.common import (
    SIDE_OR_NONE,
    SIDES,
    common_functions,
    common_names,
    happenings,
    number_of,
    truth_of,
)
from algeria_lab.scenarios.conditions.twilight_turns import HAPPENINGS
from algeria_lab.scenarios.conditions.vocabulary import (
    Domain,
    Function,
    Moment,
    Name,
    Parameter,
    Value,
    Vocabulary,
)
from algeria_lab.twilight.cards import CAPABILITIES, MOMENTUM
from algeria_lab.twilight.geography import (
    ALGERIA,
    BOXES,
    EVERYWHERE,
    PLACE,
    PLACES,
    SPACES,
    WILAYAS,
)
from algeria_lab.twilight.names import typed_names
from algeria_lab.twilight.pieces import (
    AP,
    AT,
    CUBES,
    FP,
    FRENCH,
    FT,
    GB,
    GOVERNMENT,
    GUERRILLAS,
    INSURGENT,
    POLICE,
    TROOPS,
    A,
    B,
    U,
)
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.state import LEVELS, OPPOSE, SUPPORT, Box, State

ROUND = ("victory", "resources", "support", "redeploy", "commitment", "reset")
PHASES = ("setup", "card", "pivotal", "first", "second", *ROUND, "over")
REASONS = ("final", "victory_phase")
# Kinds of pieces, and groups of them, in words.
PIECES: Mapping[str, tuple[int, ...]] = {
    "french_troops": (FT,),
    "french_police": (FP,),
    "algerian_troops": (AT,),
    "algerian_police": (AP,),
    "gov_bases": (GB,),
    "underground": (U,),
    "active": (A,),
    "fln_bases": (B,),
    "guerrillas": GUERRILLAS,
    "troops": TROOPS,
    "police": POLICE,
    "cubes": CUBES,
    "french": FRENCH,
    "gov": GOVERNMENT,
    "fln": INSURGENT,
}
_SIDE_OF = {"GOV": "gov", "FLN": "fln", "NONE": ""}


@cache
def _spoken() -> TypedNames:
    return typed_names(())


SPACE = Domain("space", (space.id for space in SPACES), _spoken)
IN_ALGERIA = Domain("space", (PLACES[space] for space in ALGERIA), _spoken)
BOX = Domain("twilight-box", (PLACES[box] for box in BOXES))
PIECE = Domain("piece", PIECES)
DID = Domain("did", get_args(Box))


def _spaces(fits: Callable[[State, int], bool]) -> Name:
    """Return the spaces of Algeria that something is true of."""
    return Name(
        "set",
        lambda moment: frozenset(PLACES[space] for space in ALGERIA if fits(moment.state, space)),
        IN_ALGERIA,
    )


def _population(side: str) -> Name:
    return number_of(
        lambda state: sum(state.pop(space) for space in ALGERIA if _SIDE_OF[state.control(space)] == side)
    )


_TRACKS: Mapping[str, Name] = {
    "gov.resources": number_of(lambda state: state.gov_resources),
    "fln.resources": number_of(lambda state: state.fln_resources),
    "commitment": number_of(lambda state: state.commitment),
    "support": number_of(lambda state: state.total_support),
    "opposition": number_of(lambda state: state.total_opposition),
    "gov.score": number_of(lambda state: state.support_commitment),
    "fln.score": number_of(lambda state: state.opposition_bases),
    "gov.margin": number_of(lambda state: margins(state)["gov"]),
    "fln.margin": number_of(lambda state: margins(state)["fln"]),
    "balance": number_of(lambda state: margins(state)["gov"] - margins(state)["fln"]),
    "gov.population": _population("gov"),
    "fln.population": _population("fln"),
    "france": number_of(lambda state: state.france),
    "border.level": number_of(lambda state: state.border_zone),
    "terror.markers": number_of(lambda state: state.terror_markers),
    "card": number_of(lambda state: state.card),
    "previous": number_of(lambda state: state.previous),
    "propaganda.played": number_of(lambda state: state.propaganda_played),
    "propaganda.total": number_of(lambda state: state.propaganda_total),
    "cards_left": number_of(lambda state: len(state.deck)),
}
_CONDITIONS: Mapping[str, Name] = {
    "propaganda": truth_of(lambda state: state.phase in ROUND),
    "final_campaign": truth_of(lambda state: state.is_final_campaign),
    "independence": truth_of(lambda state: state.is_independent),
    "mobilization": truth_of(lambda state: state.may_resettle),
    "coup": truth_of(lambda state: state.coup_ever),
    "recall": truth_of(lambda state: state.recall == "in_effect"),
    "first": Name("text", lambda moment: moment.state.first, SIDES),
    "second": Name("text", lambda moment: moment.state.second, SIDES),
    "first.did": Name("text", lambda moment: moment.state.box1, DID),
    "second.did": Name("text", lambda moment: moment.state.box2, DID),
    "reason": Name("text", lambda moment: moment.state.reason, Domain("reason", (*REASONS, ""))),
    "capabilities": Name(
        "set", lambda moment: frozenset(moment.state.capabilities), Domain("capability", sorted(CAPABILITIES))
    ),
    "momentum": Name(
        "set", lambda moment: frozenset(moment.state.momentum), Domain("momentum", sorted(MOMENTUM))
    ),
    "ahead": Name("text", lambda moment: _ahead(moment.state), Domain("side", SEATS)),
    "gov.spaces": _spaces(lambda state, space: state.control(space) == "GOV"),
    "fln.spaces": _spaces(lambda state, space: state.control(space) == "FLN"),
    "supporting": _spaces(lambda state, space: state.support[space] == SUPPORT),
    "opposing": _spaces(lambda state, space: state.support[space] == OPPOSE),
    "terror": _spaces(lambda state, space: state.terror[space] > 0),
    "resettled": _spaces(lambda state, space: state.resettled[space]),
}


def _ahead(state: State) -> str:
    """Return the side with the higher margin, the FLN on ties."""
    margin = margins(state)
    return "gov" if margin["gov"] > margin["fln"] else "fln"


def _count(moment: Moment, of: str | frozenset[str], space: str = "", box: str = "") -> Value:
    """Count pieces in a space, in a box, or on the whole map; or the members of a set."""
    if isinstance(of, frozenset):
        return len(of)
    state, kinds = moment.state, PIECES[of]
    if space or box:
        return int(state.count(PLACE[space or box], kinds))
    return int(state.on_map(kinds))


def _spaces_with(moment: Moment, of: str, least: int = 1) -> Value:
    return frozenset(PLACES[space] for space in EVERYWHERE if moment.state.count(space, PIECES[of]) >= least)


def _list_spaces(moment: Moment, kind: str = "", wilaya: str = "", terrain: str = "") -> Value:  # noqa: ARG001 - as all functions
    return frozenset(
        space.id
        for space in SPACES
        if kind in ("", space.kind) and wilaya in ("", space.wilaya) and terrain in ("", space.terrain)
    )


def _in_space(read: Callable[[State, int], Value]) -> Callable[..., Value]:
    return lambda moment, space: read(moment.state, PLACE[space])


_SPACE = (Parameter("space", ("text",), SPACE),)
_FUNCTIONS: Mapping[str, Function] = {
    "count": Function(
        "number",
        _count,
        (
            Parameter("of", ("text", "set"), PIECE, members=PIECE, may_be_alone=True),
            Parameter("space", ("text",), SPACE, optional=True),
            Parameter("box", ("text",), BOX, optional=True),
        ),
    ),
    "spaces_with": Function(
        "set",
        _spaces_with,
        (Parameter("of", ("text",), PIECE), Parameter("least", ("number",), optional=True)),
        SPACE,
    ),
    "spaces": Function(
        "set",
        _list_spaces,
        (
            Parameter("kind", ("text",), Domain("space-kind", ("city", "sector", "country")), optional=True),
            Parameter("wilaya", ("text",), Domain("wilaya", WILAYAS), optional=True),
            Parameter(
                "terrain", ("text",), Domain("terrain", ("mountain", "plains", "urban")), optional=True
            ),
        ),
        SPACE,
    ),
    "control": Function(
        "text", _in_space(lambda state, space: _SIDE_OF[state.control(space)]), _SPACE, SIDE_OR_NONE
    ),
    "state": Function(
        "text",
        _in_space(lambda state, space: LEVELS[state.support[space]]),
        _SPACE,
        Domain("level", LEVELS.values()),
    ),
    "population": Function("number", _in_space(lambda state, space: state.pop(space)), _SPACE),
    "terror_in": Function("number", _in_space(lambda state, space: state.terror[space]), _SPACE),
    "pivotal": Function(
        "truth",
        lambda moment, card: card in moment.state.played,
        (Parameter("card", ("number",)),),
    ),
}


def unseen(before: State, after: State) -> bool:
    """Return whether a card of the hidden deck has been turned between two positions."""
    return len(before.deck) != len(after.deck)


VOCABULARY = Vocabulary(
    {**common_names(PHASES), **_TRACKS, **_CONDITIONS},
    {**common_functions(unseen), **_FUNCTIONS, **happenings(HAPPENINGS, SPACE, "space")},
)
