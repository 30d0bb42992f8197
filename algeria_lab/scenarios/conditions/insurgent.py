"""What conditions in *INSURGENT: Algeria* may speak of.

They are read from views: a card that the learner may not see stands nowhere and is in no list. It counts in
the numbers that everybody knows only, such as how many cards a hand holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from algeria_lab.checking.faults import quoted
from algeria_lab.core.actions import SEATS
from algeria_lab.core.events import Event, Flipped, Moved, Revealed, Rolled
from algeria_lab.core.words.typed_names import folded
from algeria_lab.insurgent.cards import FRONTS, ICONS, KINDS
from algeria_lab.insurgent.frames import Hit
from algeria_lab.insurgent.scoring import TIE, score, score_front, winner_of
from algeria_lab.insurgent.state import (
    DECK,
    DISCARD,
    FRONT_OF,
    GRAVEYARD,
    HAND,
    PRISON,
    ROW,
    SEAT_OF,
    UNKNOWN,
    State,
)
from algeria_lab.scenarios.conditions.common import (
    SIDE_OR_NONE,
    SIDES,
    common_functions,
    common_names,
    happenings,
    number_of,
)
from algeria_lab.scenarios.conditions.vocabulary import (
    Domain,
    Function,
    Moment,
    Name,
    Parameter,
    Value,
    Vocabulary,
)
from algeria_lab.scenarios.conditions.wrong import unknown

PHASES = ("setup", "mulligan", "turn", "game_over")
REASONS = ("domination", "attrition", "solo-deck-out", "concession")
PLACES = (*FRONTS, "hand", "deck", "discard", "prison", "graveyard")
FRONT = Domain("front", FRONTS)
FRONT_OR_NONE = Domain("front", (*FRONTS, ""))
PLACE = Domain("card-place", PLACES)
PLACE_OR_NONE = Domain("card-place", (*PLACES, ""))


def _size(zone: str) -> Name:
    return number_of(lambda state: len(state.zones[zone]))


def _ids(state: State, cards: Iterable[int]) -> frozenset[str]:
    return frozenset(state.name(card) for card in cards if card != UNKNOWN)


def _icons_in(row: str) -> Name:
    return number_of(lambda state: state.totals[row])


def _icons_of(state: State, seat: str) -> int:
    return sum(state.totals[row] for row in ROW[seat].values())


def _unknown(state: State) -> int:
    """Return how many FLN cards lie in rows that a view does not know."""
    return sum(state.zones[row].count(UNKNOWN) for row in ROW["fln"].values())


def _of_side(seat: str) -> dict[str, Name]:
    """Return the names about one side."""
    rows = ROW[seat]
    return {
        **{f"{seat}.{front}": _icons_in(rows[front]) for front in FRONTS},
        f"{seat}.icons": number_of(lambda state: _icons_of(state, seat)),
        f"{seat}.fronts": number_of(lambda state: sum(state.lead(seat, front) > 0 for front in FRONTS)),
        f"{seat}.cards": number_of(lambda state: len(state.in_rows(seat))),
        f"{seat}.hand": _size(HAND[seat]),
        f"{seat}.deck": _size(DECK[seat]),
        f"{seat}.discarded": _size(DISCARD[seat]),
        f"{seat}.turns": number_of(lambda state: state.turns[seat]),
    }


_NAMES: Mapping[str, Name] = {
    **_of_side("gov"),
    **_of_side("fln"),
    "balance": number_of(lambda state: _icons_of(state, "gov") - _icons_of(state, "fln")),
    "fln.hidden": number_of(lambda state: len(state.down) + _unknown(state)),
    "prisoners": _size(PRISON),
    "removed": _size(GRAVEYARD),
    "hits": number_of(lambda state: sum(one.hits for one in state.agenda if isinstance(one, Hit))),
    "turn_of": Name("text", lambda moment: moment.state.turn_of or "", SIDE_OR_NONE),
    "ahead": Name("text", lambda moment: winner_of(score(moment.state)), Domain("winner", (*SEATS, "draw"))),
    "reason": Name("text", lambda moment: moment.state.reason, Domain("reason", (*REASONS, ""))),
    "dominated": Name("text", lambda moment: moment.state.front, FRONT_OR_NONE),
    "final_turn_of": Name("text", lambda moment: moment.state.final_turn_of, SIDE_OR_NONE),
}


def _card(state: State, given: str) -> int:
    """Return the card of an id or a name.

    Raises:
        WrongExpression: If there is none in these decks.
    """
    for number, card in enumerate(state.cards.all):
        if folded(given) in (folded(card.id), folded(card.name)):
            return number
    raise unknown("condition-word", quoted(given), state.cards.number, 0, what="card")


def _zone(state: State, card: int) -> str:
    """Return where a card is, in the words of conditions; empty where that is hidden."""
    zone = state.where[card]
    return FRONT_OF.get(zone) or zone.rpartition("-")[2]


def _place(moment: Moment, card: str) -> Value:
    return _zone(moment.state, _card(moment.state, card))


def _facing(moment: Moment, card: str) -> Value:
    state: State = moment.state
    number = _card(state, card)
    if state.where[number] not in FRONT_OF:
        return ""
    return "down" if number in state.down else "up"


def _value(moment: Moment, card: str) -> Value:
    return int(moment.state.cards.value[_card(moment.state, card)])


def _icons(moment: Moment, card: str) -> Value:
    return frozenset(moment.state.cards.icons[_card(moment.state, card)])


def _cards(
    moment: Moment, place: str = "", side: str = "", kind: str = "", icon: str = "", facing: str = ""
) -> Value:
    """Return the cards that are somewhere, as far as the learner knows them."""
    state: State = moment.state
    found = []
    for number, card in enumerate(state.cards.all):
        zone = state.where[number]
        fits = (
            bool(zone)
            and (not place or _zone(state, number) == place)
            and (not side or state.cards.seat[number] == side)
            and (not kind or card.kind == kind)
            and (not icon or icon in card.icons)
            and (not facing or (zone in FRONT_OF and (number in state.down) == (facing == "down")))
        )
        found += [number] if fits else []
    return _ids(state, found)


def _front_winner(moment: Moment, front: str) -> Value:
    winner = score_front(moment.state, front).winner  # type: ignore[arg-type]
    return "" if winner == TIE else winner


_CARD = Parameter("card", ("text",))
_FRONT = Parameter("front", ("text",), FRONT)
_FUNCTIONS: Mapping[str, Function] = {
    "place": Function("text", _place, (_CARD,), PLACE_OR_NONE),
    "facing": Function("text", _facing, (_CARD,), Domain("facing", ("up", "down", ""))),
    "value": Function("number", _value, (_CARD,)),
    "icons": Function("set", _icons, (_CARD,), Domain("icon", ICONS)),
    "cards": Function(
        "set",
        _cards,
        (
            Parameter("place", ("text",), PLACE, optional=True),
            Parameter("side", ("text",), SIDES, optional=True),
            Parameter("kind", ("text",), Domain("card-kind", KINDS), optional=True),
            Parameter("icon", ("text",), Domain("icon", ICONS), optional=True),
            Parameter("facing", ("text",), Domain("facing", ("up", "down")), optional=True),
        ),
    ),
    "count": Function("number", lambda _moment, of: len(of), (Parameter("of", ("set",)),)),
    "lead": Function(
        "number",
        lambda moment, front, side: moment.state.lead(side, front),
        (_FRONT, Parameter("side", ("text",), SIDES)),
    ),
    "front_winner": Function("text", _front_winner, (_FRONT,), SIDE_OR_NONE),
}


def _moved(zones: Iterable[str], why: str = "") -> Callable[[Event], Iterable[str]]:
    """Return what finds cards that were moved to some zones, and the fronts of these."""
    wanted = frozenset(zones)

    def fronts(event: Event) -> Iterable[str]:
        if not isinstance(event, Moved) or event.place not in wanted or why not in ("", event.why):
            return ()
        return [FRONT_OF.get(event.place, "")] * len(event.pieces)

    return fronts


def _turned(to: str) -> Callable[[Event], Iterable[str]]:
    def cards(event: Event) -> Iterable[str]:
        is_it = isinstance(event, Flipped) and event.what == "facing" and event.to == to
        return [""] * len(event.names) if is_it and isinstance(event, Flipped) else ()

    return cards


HAPPENINGS: Mapping[str, Callable[[Event], Iterable[str]]] = {
    "fln-card": _moved(row for row, seat in SEAT_OF.items() if seat == "fln"),
    "gov-card": _moved(row for row, seat in SEAT_OF.items() if seat == "gov"),
    "removal": _moved([GRAVEYARD]),
    "capture": _moved([PRISON]),
    "jailbreak": _moved(ROW["fln"].values(), "jailbreak"),
    "draw": _moved(HAND.values(), "negotiate"),
    "exposed": lambda event: ("",) if isinstance(event, Revealed) and event.what == "exposed" else (),
    "hidden": _turned("down"),
    "bomb": lambda event: ("",) if isinstance(event, Rolled) and event.what == "bomb" else (),
}


def unseen(before: State, after: State) -> bool:
    """Return whether a card that a view does not know has been touched between two positions."""
    known = UNKNOWN not in after.down and UNKNOWN not in after.known and UNKNOWN not in after.starts
    return not known or any(
        cards.count(UNKNOWN) != after.zones[zone].count(UNKNOWN) for zone, cards in before.zones.items()
    )


VOCABULARY = Vocabulary(
    {**common_names(PHASES), **_NAMES},
    {**common_functions(unseen), **_FUNCTIONS, **happenings(HAPPENINGS, FRONT, "front")},
)
