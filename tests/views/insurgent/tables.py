"""Games on the card table for tests, and twins: the same record, unseen cards exchanged."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.dice import Dice
from algeria_lab.core.events import Chose, Event, Flipped, Moved, Revealed, Rolled
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.insurgent.frames import AtIcon, Frame, Hit
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import UNKNOWN, State
from algeria_lab.players.table import Table
from algeria_lab.views.insurgent.scene import Scene
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.text import DuelWords

Exchange = dict[int, int]


def new_session(scenario: str = "duel", seed: int = 1, language: str = "en") -> DuelSession:
    """Return a game for people, at its beginning, on a table."""
    rules = InsurgentRules()
    game = Game(rules, scenario, rules.options(), seed=seed)
    return DuelSession(Table(game, {"fln": None, "gov": None}), DuelWords(language, rules.cards))


def session_at(state: State, language: str = "en", dice: Dice | None = None) -> DuelSession:
    """Return a game for people that begins with a position, on a table."""
    rules = InsurgentRules(state.cards)
    game = Game(rules, state.scenario, rules.options(), seed=1)
    if dice:
        game.dice = dice
    game._past.entries = [Entry(None, (), state, game.dice.mark())]
    return DuelSession(Table(game, {"fln": None, "gov": None}), DuelWords(language, state.cards))


def tell(session: DuelSession, kind: str, **more: object) -> Scene:
    """Send a message of the browser, and return the scene that comes of it."""
    message = {"kind": kind, "ply": session.board.scene["ply"], **more}
    session.board._on_message(None, message, None)
    return session.board.scene


def pick(session: DuelSession, action: str) -> Scene:
    """Pick an action; whoever decides takes the screen first."""
    seat = action.split(maxsplit=1)[0]
    if session._handover == seat:
        tell(session, "take", seat=seat)
    return tell(session, "pick", id=action)


def never_seen(game: Game[State], viewer: str) -> dict[str, list[int]]:
    """Return by seat the cards that a pair of eyes has not seen at any moment of a game."""
    seen: set[int] = set()
    for entry in game.history:
        view = observe(entry.state, viewer)
        for cards in view.zones.values():
            seen.update(cards)
        named = " ".join(map(repr, game.rules.observe_events(entry.events, viewer)))
        seen.update(number for name, number in view.cards.number.items() if name in named)
    return {seat: [card for card in game.state.cards.of(seat) if card not in seen] for seat in SEATS}


def exchange(game: Game[State], viewer: str, rng: Random) -> Exchange:
    """Return another distribution of the cards that a pair of eyes has never seen."""
    swapped: Exchange = {UNKNOWN: UNKNOWN} | {card: card for card in range(len(game.state.cards.all))}
    for cards in never_seen(game, viewer).values():
        others = cards.copy()
        rng.shuffle(others)
        swapped |= dict(zip(cards, others, strict=True))
    return swapped


def twin_of(session: DuelSession, swapped: Exchange) -> DuelSession:
    """Return the same session, as it would be had the cards been exchanged from the first deal on."""
    twin = DuelSession(Table(twin_game(session, swapped), session.table.seats), session._words)
    twin._holder = session._holder
    return twin


def twin_game(session: DuelSession, swapped: Exchange) -> Game[State]:
    """Return the game of a session, as it would be had the cards been exchanged from the first deal on."""
    game = session.game.fork()
    cards = game.state.cards
    names = {cards.all[card].id: cards.all[other].id for card, other in swapped.items() if card != UNKNOWN}
    game._past.entries = [
        Entry(
            _action(entry.action, names),
            tuple(_event(event, names) for event in entry.events),
            _state(entry.state, swapped),
            entry.mark,
        )
        for entry in game.history
    ]
    return game


def _action(action: Action | None, names: dict[str, str]) -> Action | None:
    return action and action._replace(args=tuple(names.get(word, word) for word in action.args))


def _event(event: Event, names: dict[str, str]) -> Event:
    def other(words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(names.get(word, word) for word in words)

    if isinstance(event, Chose):
        return replace(event, action=" ".join(other(tuple(event.action.split()))))
    if isinstance(event, Moved):
        return replace(event, pieces=other(event.pieces))
    if isinstance(event, Flipped | Revealed):
        return replace(event, names=other(event.names))
    if isinstance(event, Rolled):
        return replace(event, row=names.get(event.row, event.row), where=names.get(event.where, event.where))
    return event


def _state(state: State, swapped: Exchange) -> State:
    twin = state.copy()
    twin.zones = {zone: [swapped[card] for card in cards] for zone, cards in state.zones.items()}
    twin.down = {swapped[card] for card in state.down}
    twin.known = {swapped[card] for card in state.known}
    twin.captured_from = {swapped[card]: front for card, front in state.captured_from.items()}
    twin.starts = {swapped[card]: count for card, count in state.starts.items()}
    twin.agenda = [_frame(frame, swapped) for frame in state.agenda]
    twin.index()
    return twin


def _frame(frame: Frame, swapped: Exchange) -> Frame:
    return frame._replace(card=swapped[frame.card]) if isinstance(frame, AtIcon | Hit) else frame
