"""A position that has no board is edited in fields: where cards lie, what stands in a space, the tracks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.state import DECK, DISCARD, GRAVEYARD, HAND, PRISON, ROW, ROWS
from algeria_lab.twilight.cards import INDEPENDENCE
from algeria_lab.twilight.geography import CITIES, COUNTRIES, PLACE, SECTORS, SPACES
from algeria_lab.twilight.laws.board import NEVER_IN, SPACE_IDS
from algeria_lab.twilight.pieces import COUNTS, GOVERNMENT, INSURGENT, KINDS
from algeria_lab.twilight.state import FRANCE_BOXES, LEVEL, LEVELS
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.pages.studio.moving import SET_UP, Wish

if TYPE_CHECKING:
    from algeria_lab.insurgent.state import State as Duel
    from algeria_lab.twilight.state import State as Campaign
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.twilight.words.text import TwilightWords

Field: TypeAlias = dict[str, Any]
Part: TypeAlias = dict[str, Any]
DOWN = "down"
TURNS = "turns"
TRACKS = ("gov_resources", "fln_resources", "commitment")


def arrangement(game: str, state: Any, words: GameWords, set_up: Mapping[str, Any]) -> list[Part]:
    """Return the fields in which a position can be edited; none for a game with a board.

    Args:
        game: Name of the game.
        state: The position.
        words: The game's words in the reader's language.
        set_up: What stands in the text.
    """
    if game == "insurgent":
        return list(_duel(state, DuelWords(words.language, state.cards)))
    return list(_campaign(state, words, set_up)) if game == "twilight" else []  # type: ignore[arg-type] # its own


def _field(kind: str, path: tuple[str, ...], label: str, value: object, **more: object) -> Field:
    return {"path": [SET_UP, *path], "kind": kind, "label": label, "value": value, **more}


# --- the card duel


def _duel(state: Duel, words: DuelWords) -> Iterator[Part]:
    """Yield the cards of each side, and how many turns each has had."""
    for seat in SEATS:
        cards = state.cards.deck(seat).cards
        fields = [_card(state, words, seat, card.id) for card in cards]
        yield {"key": seat, "title": words.say("studio-part-cards", side=words.side(seat)), "fields": fields}
    turns = [
        _field("number", (TURNS, seat), words.say("studio-field-turns", side=words.side(seat)), str(number))
        for seat, number in state.turns.items()
    ]
    yield {"key": TURNS, "title": words.say("studio-part-turns"), "fields": turns}


def _card(state: Duel, words: DuelWords, seat: Seat, card: str) -> Field:
    number = state.cards.number[card]
    icons = words.icons_of(card)
    label = words.say("studio-field-card", card=words.card(card), icons=icons or "none")
    choices = list(_lyings(words, seat, state.cards.places[number]))
    zone = next(name for name, cards in state.zones.items() if number in cards)
    return _field("choice", ("place", card), label, _lying(state, number, zone), choices=choices)


def _lying(state: Duel, card: int, zone: str) -> str:
    """Return how a card lies, as `_lyings` offers it."""
    if zone == PRISON:
        return f"{PRISON} {state.captured_from.get(card, '')}"
    return f"{zone} {DOWN}" if card in state.down else zone


def _lyings(words: DuelWords, seat: Seat, fronts: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield where a card may lie: zone, and after it how, or from which front it was captured."""
    for front in fronts:
        row, named = ROW[seat][front], words.front(front)
        yield row, words.say("studio-lies-row", front=named, facing="open" if seat == "fln" else "none")
        if seat == "fln":
            yield f"{row} {DOWN}", words.say("studio-lies-row", front=named, facing=DOWN)
    yield HAND[seat], words.say("studio-lies-hand")
    yield DECK[seat], words.say("studio-lies-deck")
    if not fronts:
        yield DISCARD[seat], words.say("studio-lies-discard")
    yield GRAVEYARD, words.say("studio-lies-graveyard")
    for front in fronts if seat == "fln" else ():
        yield f"{PRISON} {front}", words.say("studio-lies-prison", front=words.front(front))


def laid(data: Mapping[str, Any], set_up: Mapping[str, Any], card: str, lying: str) -> list[Wish]:
    """Return what is to stand in the text for a card to lie somewhere.

    Args:
        data: The JSON of the position as it is.
        set_up: What stands in the text.
        card: The card.
        lying: As the fields offer it.
    """
    zone, _, how = lying.partition(" ")
    wishes = [Wish((SET_UP, "place", card), zone)]
    before = [str(one) for one in data.get(DOWN, ())]
    down = sorted({*before, card} if how == DOWN and zone in ROWS["fln"] else {*before} - {card})
    if down != sorted(before):
        wishes.append(Wish((SET_UP, DOWN), down))
    if zone == PRISON and how in FRONTS:
        wishes.append(Wish((SET_UP, "captured_from", card), how))
    elif card in (set_up.get("captured_from") or {}):
        wishes.append(Wish((SET_UP, "captured_from", card), None, gone=True))
    return wishes


def turned(data: Mapping[str, Any], seat: str, number: int) -> list[Wish]:
    """Return what is to stand in the text for a side to have had some turns: their sum goes with them."""
    turns = {**data.get(TURNS, {}), seat: number}
    return [Wish((SET_UP, TURNS, seat), number), Wish((SET_UP, "turn"), sum(turns.values()))]


# --- Colonial Twilight


def _campaign(state: Campaign, words: TwilightWords, set_up: Mapping[str, Any]) -> Iterator[Part]:
    """Yield the tracks and cards, then each space with what may stand in it, then the boxes."""
    fields = [_number((name,), words.say(f"twilight-track-{name}"), getattr(state, name)) for name in TRACKS]
    boxes = [(box, box) for box in FRANCE_BOXES]
    france = words.say("twilight-track-france")
    fields.append(_field("choice", ("france",), france, FRANCE_BOXES[state.france], choices=boxes))
    if INDEPENDENCE in state.played:
        fields.append(_number(("border_zone",), words.say("twilight-track-border_zone"), state.border_zone))
    sides = [(seat, words.side(seat)) for seat in SEATS]
    fields.append(_field("choice", ("first",), words.say("studio-field-first"), state.first, choices=sides))
    given = set_up.get("deck")
    deck = " ".join(map(str, given)) if isinstance(given, list) else ""
    hint = words.say("studio-hint-deck")
    fields.append(_field("faces", ("deck",), words.say("studio-field-deck"), deck, hint=hint))
    yield {"key": "tracks", "title": words.say("studio-part-tracks"), "fields": fields}
    for name in SPACE_IDS:
        yield _space(state, words, name)
    for box in ("out_of_play", "casualties"):
        kinds = [kind for kind in COUNTS if kind not in NEVER_IN[box]]
        counts = [_count(state, words, ("boxes", box), kind) for kind in kinds]
        yield {"key": box, "title": words.place(box), "fields": counts}


def _space(state: Campaign, words: TwilightWords, name: str) -> Part:
    number = PLACE[name]
    control = words.say(f"twilight-control-{state.control(number)}")
    title = words.say("studio-part-space", space=words.place(name), control=control)
    return {"key": name, "title": title, "fields": list(_standing(state, words, name))}


def _standing(state: Campaign, words: TwilightWords, name: str) -> Iterator[Field]:
    """Yield the fields of a space: what the rules allow there."""
    number, path = PLACE[name], ("spaces", name)
    if number not in COUNTRIES and state.pop(number):
        levels = [(level, words.level(level)) for level in LEVEL]
        now = LEVELS[state.support[number]]
        yield _field("choice", (*path, "state"), words.say("studio-field-state"), now, choices=levels)
    yield _number((*path, "terror"), words.say("studio-field-terror"), state.terror[number])
    kinds = INSURGENT if number in COUNTRIES else (*GOVERNMENT, *INSURGENT)
    yield from (_count(state, words, path, kind) for kind in kinds)
    markers = {
        "resettled": number in SECTORS and SPACES[number].pop == 1,
        "plus_pop": number in CITIES,
        "plus_base": number in COUNTRIES,
    }
    for marker, may_lie in markers.items():
        if may_lie:
            lies = bool(getattr(state, marker)[number])
            yield _field("truth", (*path, marker), words.say(f"twilight-has-{marker}"), lies)


def _count(state: Campaign, words: TwilightWords, path: tuple[str, ...], kind: int) -> Field:
    return _number((*path, KINDS[kind]), words.word(KINDS[kind]), state.pieces[PLACE[path[-1]]][kind])


def _number(path: tuple[str, ...], label: str, value: int) -> Field:
    return _field("number", path, label, str(value))
