"""The only thing that changes a position: each mutator also notes the event that it performs.

One draft serves one action (over a copy) or a whole simulated game (without events).

What only one side may see is marked in the event itself, so that `observation.observe_events` can leave it
out without looking at the position: a card that moves into a row as ``down`` is secret, as ``seen`` not.
"""

from __future__ import annotations

from collections.abc import Sequence

from algeria_lab.core import drafting
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Entered, Event, Flipped, Moved, Revealed, Rolled, Scalar
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.frames import FRAMES, Act, AtIcon, Frame, Hit
from algeria_lab.insurgent.state import (
    DECK,
    FRONT_OF,
    GRAVEYARD,
    HAND,
    PRISON,
    RIVAL,
    SEAT_OF,
    State,
)

ORDER_OF_DRAWS = cite("INS-2.6")
DOMINATION = cite("INS-5.2")
REVEALED_AT_END = cite("INS-5.3")
CANCELLED = cite("INS-3.6.1")
LEAD_THAT_DOMINATES = 8
UP, DOWN, SEEN = "up", "down", "seen"
UNDER, UNDER_OPEN = "under", "under-open"  # at the bottom of a deck: known to its owner, or to both
IDLE, LOST, ACTING = "idle", "lost", "acting"  # notes in the record that change no card


class Draft(drafting.Draft[State, Frame]):
    """A position of the duel being changed."""

    __slots__ = ()

    def enter(self, phase: str, seat: str, rule: str) -> None:
        """Begin a phase; a turn counts."""
        turn = self.state.turn + (phase == "turn")
        _enter(self.state, turn, phase, seat)
        self.begin(turn, phase, seat, rule)

    def choose(self, frame: Frame, action: Action, rule: str) -> None:
        """Note what a side has chosen at a decision, with the card and the icon that it is about."""
        if self.events is not None:
            about: tuple[str, ...] = ()
            if isinstance(frame, AtIcon | Hit):
                about = self.state.name(frame.card), self.state.cards.icons[frame.card][frame.icon]
            self.events.append(Chose(action.seat, str(action), rule, FRAMES.name(frame), about))

    def move(self, cards: Sequence[int], zone: str, rule: str, why: str, box: str = "") -> None:
        """Move cards to a zone, on top of what lies there; *box* says how they lie."""
        if self.events is not None:
            self.events.append(Moved(self.state.names(cards), zone, box, rule, why))
        for card in cards:
            _put(self.state, card, zone, box)

    def place(self, card: int, row: str, box: str, rule: str, why: str) -> None:
        """Lay a card on top of a row; the domination test comes before anything else [INS-3.3.2]."""
        self.move([card], row, rule, why, box)
        self.test_domination(row)

    def take_out(self, card: int, zone: str, rule: str, why: str) -> None:
        """Take a card from its row or prison to prison or graveyard; its activation is over [INS-3.6.1]."""
        row = self.state.where[card]
        self.cancel(card)
        self.move([card], zone, rule, why)
        if row in RIVAL:
            self.test_domination(RIVAL[row])

    def turn(self, card: int, *, up: bool, rule: str, why: str) -> None:
        """Turn an FLN card in a row; its activation, if one waits, is over [INS-3.6.1]."""
        self.cancel(card)
        self.set_facing((card,), up=up, rule=rule, why=why)

    def set_facing(self, cards: Sequence[int], *, up: bool, rule: str, why: str) -> None:
        """Turn FLN cards in rows."""
        _turn(self.state, cards, up=up)
        if self.events is not None:
            self.events.append(Flipped("facing", self.state.names(cards), UP if up else DOWN, rule, why))

    def cancel(self, card: int) -> None:
        """Forget the remaining icons of a card, and note which they were."""
        agenda = self.state.agenda
        for place, frame in enumerate(agenda):
            if type(frame) is Act and frame.card == card:
                del agenda[place]
                if self.events is not None:
                    left = " ".join(self.state.cards.icons[card][frame.icon :])
                    self.events.append(Flipped(LOST, (self.state.name(card),), left, CANCELLED))
                return

    def start(self, card: int, rule: str) -> None:
        """Count the start of an activation."""
        _start(self.state, card)
        if self.events is not None:
            self.events.append(Flipped(ACTING, (self.state.name(card),), to=True, rule=rule))

    def note_idle(self, card: int, icon: str, rule: str) -> None:
        """Note that an icon cannot be done and is skipped [INS-3.4.3]."""
        if self.events is not None:
            self.events.append(Flipped(IDLE, (self.state.name(card),), icon, rule))

    def reveal(self, seat: str, what: str, cards: Sequence[int], rule: str, why: str) -> None:
        """Note that a seat (empty: everybody) has seen something that was hidden."""
        if self.events is not None:
            self.events.append(Revealed(seat, what, self.state.names(cards), rule, why))

    def set(self, what: str, to: Scalar, rule: str) -> None:
        """Set a condition of the whole game, such as ``winner``, or of one side, such as ``mulligan-fln``."""
        _set(self.state, what, to)
        if self.events is not None:
            self.events.append(Flipped(what, (), to, rule))

    def draw_cards(self, seat: str, count: int, rule: str, why: str) -> None:
        """Move cards from the top of a deck to its owner's hand; fewer if it holds fewer."""
        deck = self.state.zones[DECK[seat]]
        cards = deck[-count:][::-1]
        self.move(cards, HAND[seat], rule, why)
        self.reveal(seat, "drawn", cards, rule, why)

    def shuffle(self, seat: str, cards: list[int], rule: str) -> None:
        """Make a shuffled deck of *cards*; nobody sees the order."""
        faces = self.dice.shuffle(cards)
        if self.events is not None:
            self.events.append(Rolled("shuffle", faces, (), 0, "", "", 0, ORDER_OF_DRAWS, where=DECK[seat]))
        self.move(cards, DECK[seat], rule, "shuffle")

    def lot(self, what: str, names: Sequence[str], rule: str) -> int:
        """Draw one of several things by lot and return its place [INS-6.4]; a single one needs no dice."""
        if len(names) == 1:
            return 0
        drawn, faces = self.dice.draw(len(names))
        if self.events is not None:
            self.events.append(Rolled(what, faces, (), drawn + 1, names[drawn], "", len(names), rule))
        return drawn

    def test_domination(self, row: str) -> None:
        """End the game if the side of *row* now leads there by eight [INS-5.2].

        Raises:
            GameOver: If it does.
        """
        totals = self.state.totals
        if totals[row] - totals[RIVAL[row]] >= LEAD_THAT_DOMINATES:
            self.set("front", FRONT_OF[row], DOMINATION)
            self.end(SEAT_OF[row], "domination", DOMINATION)

    def turn_all_up(self) -> None:
        """Turn up the FLN cards in rows: nothing is hidden there at the end [INS-5.3, INS-5.4.1]."""
        if hidden := sorted(self.state.down):
            self.set_facing(hidden, up=True, rule=REVEALED_AT_END, why="uncovered")

    def end(self, winner: str, reason: str, rule: str) -> None:
        """End the game; the FLN cards in rows are turned up.

        Raises:
            GameOver: Always.
        """
        self.turn_all_up()
        self.set("winner", winner, rule)
        self.set("reason", reason, rule)
        self.enter("game_over", "", rule)
        self.finish()


def fold(state: State, event: Event) -> None:
    """Apply what *event* says to *state* in place; the agenda is not part of events."""
    if isinstance(event, Entered):
        _enter(state, event.turn, event.phase, event.seat)
    elif isinstance(event, Moved):
        for name in event.pieces:
            _put(state, state.cards.number[name], event.place, event.box)
    elif isinstance(event, Flipped):
        cards = [state.cards.number[name] for name in event.names]
        if event.what == "facing":
            _turn(state, cards, up=event.to == UP)
        elif event.what == ACTING:
            _start(state, cards[0])
        elif event.what not in {IDLE, LOST}:
            _set(state, event.what, event.to)


def _enter(state: State, turn: int, phase: str, seat: str) -> None:
    state.turn, state.phase = turn, phase
    if phase == "turn":
        state.turns[seat] += 1
        state.starts.clear()


def _put(state: State, card: int, zone: str, box: str) -> None:
    """Move a card, with what follows for totals, facing and knowledge."""
    before = state.where[card]
    _leave(state, card, before)
    state.where[card] = zone
    if box in {UNDER, UNDER_OPEN}:
        state.zones[zone].insert(0, card)
        state.sunk[state.cards.seat[card]] += 1
        return
    state.zones[zone].append(card)
    if zone in FRONT_OF:
        state.totals[zone] += state.cards.value[card]
        if box != UP:
            state.down.add(card)
        elif state.cards.seat[card] == "fln":
            state.known.add(card)
    elif zone == PRISON:
        state.captured_from[card] = FRONT_OF[before]
    elif zone == GRAVEYARD:
        state.known.discard(card)


_DECKS = {deck: seat for seat, deck in DECK.items()}


def _leave(state: State, card: int, zone: str) -> None:
    """Take a card out of its zone; once those above have been drawn, cards at the bottom are drawn too."""
    state.zones[zone].remove(card)
    if zone in FRONT_OF:
        state.totals[zone] -= state.cards.value[card]
        state.down.discard(card)
    elif zone in _DECKS:
        seat = _DECKS[zone]
        state.sunk[seat] = min(state.sunk[seat], len(state.zones[zone]))
    elif zone == PRISON:
        del state.captured_from[card]


def _turn(state: State, cards: Sequence[int], *, up: bool) -> None:
    if up:
        state.down.difference_update(cards)
        state.known.update(cards)
    else:
        state.down.update(cards)


def _start(state: State, card: int) -> None:
    state.starts[card] = state.starts.get(card, 0) + 1


def _set(state: State, what: str, to: Scalar) -> None:
    name, _, seat = what.partition("-")
    if seat:
        getattr(state, name)[seat] = to
    else:
        setattr(state, name, to)
