"""The part `cards` of a scene: what lies beside the map, from the card in play to the pieces in boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from algeria_lab.core.refusals import Refusal
from algeria_lab.core.tables import load_data
from algeria_lab.twilight.cards import CARDS, INDEPENDENCE, MOBILIZATION, PIVOTAL, RECALL, SUEZ_CRISIS
from algeria_lab.twilight.initiative import BOX_OF_WORD, OPEN_TO_FIRST, OPEN_TO_SECOND, STAY_FIRST, open_boxes
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.twilight.pivotal import pivotal_refusal
from algeria_lab.twilight.set_up import PILE
from algeria_lab.views.twilight.board.off_map import make_boxes, make_tracks
from algeria_lab.views.twilight.words.cards import make_card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import Box, State
    from algeria_lab.views.twilight.words.text import TwilightWords

Json = dict[str, Any]
HELPS: Final = {
    row["code"]: row["seat"]
    for table in ("capability", "momentum")
    for row in cast("list[dict[str, str]]", load_data("twilight", "tables")[table])
}


def make_cards(game: Game[State], position: State, legal: Iterable[Action], words: TwilightWords) -> Json:
    """Return what stands beside the map at a position, as strings, ids and small numbers.

    The order of the deck is hidden: of the cards to come nothing goes in but their number [CT-3.3].

    Args:
        game: The game at the moment shown.
        position: The position shown; that of *game*, or one on the way to it.
        legal: What is offered to the person at the board.
        words: The reader's language.
    """
    return {
        "card": make_card(position, words),
        "deck": _deck(game, position, words),
        "order": _order(position, list(legal), words),
        "shelf": {item["id"]: item for item in _shelf(position, words)},
        "hand": {str(item["number"]): item for item in _hand(position, words)},
        **make_tracks(position, words),
        "boxes": make_boxes(position, words),
    }


def cards_text(cards: Json, words: TwilightWords) -> Iterator[str]:
    """Yield what lies beside the map line by line, for a position as text; see `make_cards`."""
    card, order = cards["card"], cards["order"]
    yield words.labelled(words.say("board-cards-card"), card["title"])
    for text in card["texts"]:
        able = words.say(f"board-cards-{'can' if text['can'] else 'cannot'}") if "can" in text else ""
        yield words.labelled(" · ".join(filter(None, [text["name"], able])), text["says"])
        yield from (part["says"] for part in text.get("parts", ()))
    yield from (
        line for line in (card.get("does", ""), cards["deck"]["before"], cards["deck"]["says"]) if line
    )
    yield words.labelled(words.say("board-cards-order"), order["says"])
    yield from (box["says"] for box in order["boxes"].values())
    yield from (
        words.labelled(one["name"], f"{one['does']} ({one['lasts']})") for one in cards["shelf"].values()
    )
    yield from (words.labelled(one["name"], one["value"]) for one in cards["edge"]["marks"].values())
    france = cards["france"]
    yield from (france["boxes"][france["at"]]["says"], cards["border"]["says"])
    yield from (box["says"] for box in cards["boxes"].values())
    yield from (words.labelled(one["name"], one["state"]) for one in cards["hand"].values())


# --- the deck


def _deck(game: Game[State], state: State, words: TwilightWords) -> Json:
    left = len(state.deck)
    return {
        "short": words.say("cards-coming-last" if _is_last(state) else "cards-coming-short", left=left),
        "says": " ".join([words.say("cards-coming", left=left), _round_says(game, state, words)]),
        "round": _round_short(game, state, words),
        "rounds": words.say("cards-rounds", played=state.propaganda_played, total=state.propaganda_total),
        "before": words.say("cards-before", card=words.card(state.previous)) if state.previous else "",
    }


def _is_last(state: State) -> bool:
    """Return whether the last Propaganda Round goes on, after which no card is drawn any more [CT-6.7]."""
    return _is_round(state) and _rounds_come(state) >= state.propaganda_total


def _is_round(state: State) -> bool:
    return bool(state.card) and CARDS[state.card].is_propaganda


def _rounds_come(state: State) -> int:
    """Return how many Propaganda cards have come; the one on the table counts before it is counted there."""
    return state.propaganda_played + (state.phase == "card" and _is_round(state))


def next_round(game: Game[State], state: State) -> tuple[int, int] | None:
    """Return how many cards away the next Propaganda card is at least and at most, as all may know it.

    A deck is stacked of piles with one Propaganda card each [CT-3.3]; of one that somebody stacked by hand,
    and of a position of one's own, nobody knows. (0, 0) where none is left.
    """
    if game.start is not None or game.options.get("deck") is not None:
        return None
    came = _rounds_come(state)
    pile, gone = divmod(state.turn, PILE + 1)
    if came >= state.propaganda_total:
        return 0, 0
    rest = PILE + 1 - gone
    return (rest + 1, rest + PILE + 1) if came > pile else (1, rest)


def _round_says(game: Game[State], state: State, words: TwilightWords) -> str:
    known = next_round(game, state)
    if known is None:
        return words.say("cards-round-unknown" if state.deck else "cards-round-none")
    least, most = known
    if not most:
        return words.say("cards-round-none")
    if least == most:
        return words.say("cards-round-sure")
    return words.say(f"cards-round-{'within' if least == 1 else 'between'}", least=least, most=most)


def _round_short(game: Game[State], state: State, words: TwilightWords) -> str:
    known = next_round(game, state)
    return words.say("cards-round-short", least=known[0], most=known[1]) if known and known[1] else ""


# --- the initiative track


def _order(state: State, legal: Sequence[Action], words: TwilightWords) -> Json:
    first, second = words.side(state.first), words.side(state.second)
    return {
        "says": words.say("cards-order", first=first, second=second),
        "first": state.first,
        "second": state.second,
        "eligible": [_eligible(state, place, words) for place in (1, 2)],
        "boxes": {box: _box(state, box, legal, words) for box in OPEN_TO_FIRST},
    }


def _eligible(state: State, place: int, words: TwilightWords) -> Json:
    """Return who is 1st or 2nd Eligible, and whether the cylinder has left for a box."""
    seat, box = (state.first, state.box1) if place == 1 else (state.second, state.box2)
    return {
        "seat": seat,
        "name": words.say("cards-eligible-short", seat=seat, place=place),
        "says": words.say(
            "cards-eligible", place=place, side=words.side(seat), box=words.box(box) if box else "none"
        ),
        "stands": not box,
    }


def _box(state: State, box: Box, legal: Sequence[Action], words: TwilightWords) -> Json:
    takers = {state.box1: state.first, state.box2: state.second}
    deciding = is_deciding(state)
    is_open = deciding and box in open_boxes(state)
    found: Json = {
        "taken": takers.get(box, ""),
        "open": is_open,
        "picks": [str(action) for action in legal if is_open and box_of(action) == box],
    }
    head = {
        "name": words.box(box),
        "short": words.say(f"cards-short-{box}"),
        "says": _box_says(state, box, words),
    }
    return head | {name: value for name, value in found.items() if value}


def is_deciding(state: State) -> bool:
    """Return whether a side chooses a box of the initiative track next, or is carrying one out."""
    return bool(state.agenda) and state.phase in {"card", "pivotal", "first", "second"} and not state.box2


def box_of(action: Action) -> str:
    """Return the box that an action of a turn takes; empty for one that takes none."""
    if action.verb in OPERATIONS:
        return BOX_OF_WORD.get(action.args[0], "")
    return {"event": "EVENT", "pass": "PASS"}.get(action.verb, "")


def _box_says(state: State, box: Box, words: TwilightWords) -> str:
    name = words.box(box)
    for place, taken, seat in ((1, state.box1, state.first), (2, state.box2, state.second)):
        if taken == box:
            return words.say("cards-box-taken", box=name, place=place, side=words.side(seat))
    if not is_deciding(state):
        return words.say("cards-box-idle", box=name)
    if not state.box1:
        left = words.listed(map(words.box, OPEN_TO_SECOND[box]))
        chosen = state.first if box in STAY_FIRST else state.second
        other, following = words.side(state.second), words.side(chosen)
        return words.say("cards-box-open-first", box=name, other=other, left=left, next=following)
    if box in open_boxes(state):
        following = words.side(state.first if state.box1 in STAY_FIRST else state.second)
        return words.say("cards-box-open-second", box=name, next=following)
    return words.say("cards-box-closed", box=name, taken=words.box(state.box1))


# --- markers, and Pivotal Events held


def _shelf(state: State, words: TwilightWords) -> Iterator[Json]:
    yield from (_in_effect(seat, card, words) for seat, card in pivotal_in_effect(state))
    for kind, codes in (("capability", state.capabilities), ("momentum", state.momentum)):
        for code in sorted(codes):
            yield {
                "id": code,
                "kind": kind,
                "seat": HELPS[code],
                "name": words.marker(code),
                "lasts": words.say(f"cards-{kind}"),
                "helps": words.say("cards-helps", seat=HELPS[code]),
                "does": words.say(f"twilight-marker-{code}-does"),
            }


def pivotal_in_effect(state: State) -> Iterator[tuple[str, int]]:
    """Yield the Pivotal Events that go on working, with the side whose they are; the OAS is a Capability."""
    works = {
        INDEPENDENCE: True,
        MOBILIZATION: True,
        RECALL: state.recall == "in_effect",
        SUEZ_CRISIS: state.suez_due,
    }
    for seat, cards in PIVOTAL.items():
        yield from ((seat, card) for card in cards if card in state.played and works.get(card))


def _in_effect(seat: str, card: int, words: TwilightWords) -> Json:
    return {
        "id": f"pivotal-{card}",
        "kind": "pivotal",
        "seat": seat,
        "name": words.say(f"twilight-card-{card:02}"),
        "lasts": words.say("cards-pivotal-lasts"),
        "helps": words.say("cards-helps", seat=seat),
        "does": words.card_text(card, CARDS[card].texts[0]),
    }


def _hand(state: State, words: TwilightWords) -> Iterator[Json]:
    for seat, cards in PIVOTAL.items():
        for card in cards:
            refusal = pivotal_refusal(state, seat, card)
            yield {
                "number": card,
                "seat": seat,
                "name": words.card(card),
                "is": "played" if card in state.played else "held" if refusal else "ready",
                "state": _held(card, refusal, state, words),
                "does": words.card_text(card, CARDS[card].texts[0]),
            }


def _held(card: int, refusal: Refusal | None, state: State, words: TwilightWords) -> str:
    if card in state.played:
        return words.say("cards-hand-played")
    if refusal is None:
        return words.say("cards-hand-ready")
    return f"{words.refusal(refusal).text}{words.cite(refusal.rule)}"
