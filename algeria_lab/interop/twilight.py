"""*Colonial Twilight* in numbers: the board as both sides see it, and every action that there may ever be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from algeria_lab.core.actions import SEATS
from algeria_lab.interop.action_list import ActionList, Args
from algeria_lab.interop.encoding import Encoding
from algeria_lab.interop.observing import Block, Observation, each_of, flags, numbers, one_of
from algeria_lab.players.twilight.simulator import TURN_LIMIT
from algeria_lab.twilight.cards import CAPABILITIES, CARDS, MOMENTUM, PIVOTAL
from algeria_lab.twilight.decisions import STEPS
from algeria_lab.twilight.draft import TRACK_LIMITS
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.geography import ALGERIA, COUNTRIES, EVERYWHERE, PLACE, PLACES, SPACES
from algeria_lab.twilight.initiative import OPEN_TO_FIRST
from algeria_lab.twilight.pieces import COUNTS, FRENCH, KIND, KINDS, A, U
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import LEVELS, PLACES_OF_PIECES, State

VERSION = 0
MOST_PIECES: Final = 30
MOST_TERROR: Final = 12
_COUNT: Final = {name: COUNTS.get(number, COUNTS[U]) for name, number in KIND.items()}
_NUMBERS: Final = tuple([str(number) for number in range(MOST_PIECES + 1)])
_PIVOTAL: Final = tuple([str(card) for cards in PIVOTAL.values() for card in cards])
_AMOUNTS: Final = {number: int(number) for number in (*_NUMBERS, *_PIVOTAL)}
_COUNTRIES: Final = frozenset(PLACES[space] for space in COUNTRIES)
_COASTAL: Final = frozenset(space.id for space in SPACES if space.coastal)
_ON_MAP: Final = frozenset(PLACES[space] for space in EVERYWHERE)
_IN_ALGERIA: Final = frozenset(PLACES[space] for space in ALGERIA)
_DEPLOYED: Final = frozenset(KINDS[kind] for kind in FRENCH)
Limit: TypeAlias = Callable[[Args], bool]


def encoding(rules: TwilightRules) -> Encoding[State]:  # noqa: ARG001 - the rules are the same for all
    """Return the game in numbers."""
    seen = Observation(*_decision(), *_sequence(), *_tracks(), *_board())
    return Encoding(VERSION, TURN_LIMIT, _actions(), seen)


@cache
def _actions() -> ActionList:
    """Return the list, which takes a second to multiply out: environments of a process share it."""
    words = {"space": PLACES, "kind": KINDS, "number": (*_NUMBERS, *_PIVOTAL)}
    return ActionList(STEPS.values(), words, _never)


def _never(verb: str, args: Args) -> bool:
    """Tell of pieces that there are not, moves that lead nowhere, and numbers that a verb never takes."""
    place = kind = amount = ""
    for word in args:
        if word in PLACE:
            if word == place:
                return True
            place = word
        elif word in _COUNT:
            kind = kind or word
        elif word in _AMOUNTS:
            amount = amount or word
    if kind and amount and not 1 <= _AMOUNTS[amount] <= _COUNT[kind]:
        return True
    allowed = _LIMITS.get((verb, len(args)))
    return allowed is not None and not allowed(args)


def _up_to(most: int, least: int = 1) -> Limit:
    """Return a limit for the last word of an action, a number."""
    return lambda args: least <= int(args[-1]) <= most


def _is_move(args: Args) -> bool:
    """Tell of a Deploy, where the kind comes third, and of the moves of Events."""
    if args[0] in KIND:
        kind, source, target, number = args
        if {source, target} <= _COUNTRIES:
            return kind in {KINDS[U], KINDS[A]}
        by_sea = {source, target} <= _COASTAL and int(number) <= 6
        return by_sea or (kind == "FT" and target in _IN_ALGERIA and int(number) <= 4)
    source, target, kind, number = args
    return kind in _DEPLOYED and int(number) <= 6 and {source, target} <= {*_IN_ALGERIA, "available"}


# What the arguments of a verb may be, by the verb and how many it takes; everything where it is not listed.
_LIMITS: Final[Mapping[tuple[str, int], Limit]] = {
    ("pivotal", 1): lambda args: args[0] in _PIVOTAL,
    ("raise", 1): _up_to(2, least=0),
    ("place", 1): _up_to(6),
    ("place", 2): lambda args: (args[0] in _ON_MAP and _up_to(21)(args)) or _is_training(args),
    ("base", 2): lambda args: sum(map(int, args)) == 2,
    ("group", 3): lambda args: args[0] in _ON_MAP and 1 <= int(args[1]) + int(args[2]) <= MOST_PIECES,
    ("lift", 3): lambda args: {args[0], args[1]} <= _IN_ALGERIA and _up_to(9)(args),
    ("move", 4): _is_move,
    ("shift", 2): _up_to(2),
    ("agitate", 2): _up_to(MOST_TERROR + 2),
    ("pacify", 2): _up_to(MOST_TERROR + 2),
    ("return", 2): _up_to(6),
    ("bring", 2): _up_to(MOST_PIECES),
}


def _is_training(args: Args) -> bool:
    """Tell of the Algerian Troops and Police of a Train."""
    return args[0].isdigit() and int(args[0]) + int(args[1]) <= 4


def _decision() -> tuple[Block[State], ...]:
    """What is to be decided, and by whom."""
    kinds = sorted(FRAMES.names[kind] for kind in STEPS)
    return (
        one_of("decides", SEATS, lambda view: view.turn_of or ""),
        one_of("decision", kinds, lambda view: FRAMES.name(view.top) if view.top else ""),
        each_of(
            tuple([f"chosen {place}" for place in PLACES]),
            ("yes",),
            lambda view: _chosen(getattr(view.top, "places", ())),
        ),
    )


def _chosen(places: Sequence[int]) -> list[str]:
    return ["yes" if place in places else "" for place in range(len(PLACES))]


def _sequence() -> tuple[Block[State], ...]:
    """How far the game has come: the card, the boxes, who is eligible."""
    cards = tuple([str(number) for number in CARDS])
    boxes = OPEN_TO_FIRST
    return (
        numbers((("turn", 0, TURN_LIMIT + 1),), lambda view: (view.turn,)),
        one_of("card", cards, lambda view: str(view.card)),
        one_of("1st eligible", SEATS, lambda view: view.first),
        one_of("box of 1st", boxes, lambda view: view.box1),
        one_of("box of 2nd", boxes, lambda view: view.box2),
        numbers(
            (("propaganda played", 0, 5), ("propaganda to come", 0, 5), ("cards to come", 0, 65)),
            lambda view: (
                view.propaganda_played,
                view.propaganda_total - view.propaganda_played,
                len(view.deck),
            ),
        ),
    )


def _tracks() -> tuple[Block[State], ...]:
    """Tracks, and the markers of the whole game."""
    pivotal = tuple([card for cards in PIVOTAL.values() for card in cards])

    def in_play(codes: Sequence[str], name: str) -> Block[State]:
        return flags(codes, lambda view: [code in getattr(view, name) for code in codes])

    return (
        numbers(
            [(track, 0, most) for track, most in TRACK_LIMITS.items()],
            lambda view: [getattr(view, track) for track in TRACK_LIMITS],
        ),
        in_play(sorted(CAPABILITIES), "capabilities"),
        in_play(sorted(MOMENTUM), "momentum"),
        flags([f"played {card}" for card in pivotal], lambda view: [card in view.played for card in pivotal]),
        one_of("recall", ("no", "in_effect", "cancelled"), lambda view: view.recall),
    )


def _board() -> tuple[Block[State], ...]:
    """Pieces by place and kind, and the markers of each space."""
    spaces = tuple([PLACES[space] for space in EVERYWHERE])
    rows = [
        (f"{kind} {PLACES[place]}", 0, _COUNT[kind]) for place in range(PLACES_OF_PIECES) for kind in KINDS
    ]
    marked = ("resettled", "plus_pop", "plus_base")

    def pieces(view: State) -> list[int]:
        return [count for row in view.pieces for count in row]

    def markers(view: State) -> list[Any]:
        return [here for name in marked for here in getattr(view, name)]

    return (
        numbers(rows, pieces),
        each_of(spaces, tuple(LEVELS.values()), lambda view: [LEVELS[level] for level in view.support]),
        numbers([(f"terror {space}", 0, MOST_TERROR) for space in spaces], lambda view: view.terror),
        flags([f"{name} {space}" for name in marked for space in spaces], markers),
    )
