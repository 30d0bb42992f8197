"""The card duel as it is pressed: the card that is named does what is said, where and how it is said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Events, Moved
from algeria_lab.core.game import Game
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import State
from algeria_lab.players.table import Table
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.text import DuelWords

Pick = dict[str, Any]


class DuelBoard:
    """The card duel for two people on one screen.

    Attributes:
        faults: What was wrong, in words.
        pressed: How many picks were pressed.
    """

    def __init__(self) -> None:
        self.rules = InsurgentRules()
        self.words = DuelWords("en", self.rules.cards)
        self.faults: list[str] = []
        self.pressed = 0
        self._handled: set[str] = set()

    def sweep(self, scenario: str, seed: int, most: int, *, every: bool = False) -> None:
        """Play a game at random and press all picks, at every moment or at every fourth."""
        rng, game = Random(seed), Game(self.rules, scenario, self.rules.options(), seed=seed)
        session = DuelSession(Table(game, {"fln": None, "gov": None}), self.words)
        while (seat := game.to_move) and game.ply < most:
            self._handed(session, "take", seat=seat)
            if every or game.ply % 4 == 0:
                self._press_all(game, session.board.scene["picks"])
            chosen = rng.choice([pick for pick in session.board.scene["picks"] if pick["verb"] != "concede"])
            before = game.ply
            self._handed(session, "pick", id=chosen["id"])
            entry = game.history[before + 1]
            if str(entry.action) != chosen["id"]:
                self.faults.append(f"{chosen}: the table did {entry.action}")

    def _handed(self, session: DuelSession, kind: str, **more: object) -> None:
        """Send a message as the browser does."""
        message = {"kind": kind, "ply": session.board.scene["ply"], **more}
        session.board._on_message(None, message, None)

    def _press_all(self, game: Game[State], picks: list[Pick]) -> None:
        if len({pick["id"] for pick in picks}) != len(picks):
            self.faults.append(f"two picks are one: {picks}")
        for pick in picks:
            self.pressed += 1
            table = Table(game.fork(), {"fln": None, "gov": None})
            table.play(pick["id"])
            entry = table.game.history[game.ply + 1]
            assert entry.action, pick
            wrong = self._wrong(pick, entry.action, game.state, entry.events)
            self.faults += [f"ply {game.ply} {pick}: {fault}" for fault in wrong]

    def _wrong(self, pick: Pick, done: Action, before: State, events: Events) -> Iterator[str]:
        """Yield what a pick says and did not do."""
        if str(done) != pick["id"] or done.verb != pick["verb"]:
            yield f"did {done}"
        number = {before.cards.all[card].id: card for card in range(len(before.cards.all))}
        card = number.get(pick["card"])
        if card is None:
            return
        if self.words.quoted(pick["card"]) not in pick["label"]:
            yield "does not name its card"
        if pick["card"] not in done.args and done.verb != "expose":
            yield f"is about another card than {done}"
        if done.verb == "play" and pick["place"] in FRONTS:
            yield from self._played(pick, events)
        if done.verb == "hide" and card in before.down:
            yield "hides what lies hidden"
        if done.verb == "expose" and card not in before.down:
            yield "exposes what lies open"

    def _played(self, pick: Pick, events: Events) -> Iterator[str]:
        """Yield how a card that was played came to lie otherwise than was said; what follows may turn it."""
        if self.words.where(pick["place"]) not in pick["label"]:
            yield "does not say where it goes"
        came = next((one for one in events if isinstance(one, Moved) and pick["card"] in one.pieces), None)
        if came is None or not came.place.endswith(pick["place"]):
            yield f"came to {came}"
        elif came.box != pick["facing"]:
            yield f"lies {came.box}"
