"""Boards on maps: choices of the list, offers of places, numbers; what each says, and what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.core.events import Rolled
from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.views.play.map_game import MapGame
from algeria_lab.views.play.map_session import MapSession

Part = dict[str, Any]
NOBODY: dict[Any, None] = {"gov": None, "fln": None}


class Press(NamedTuple):
    """Something that can be pressed, with what is planned then.

    Attributes:
        way: ``list``, or the place in whose card it stands.
        said: What the button says.
        id: The action of the button; of an offer its name.
        offer: What is chosen about it; None where it is a line as it stands.
        chosen: How many of each group are chosen.
        plan: What is worked out before it is done.
    """

    way: str
    said: str
    id: str
    offer: Part | None
    chosen: tuple[int, ...]
    plan: Part

    def __str__(self) -> str:
        return f"{self.way}: {self.said!r} ({self.id}, {self.chosen}) -> {self.plan['line']!r}"


class Done(NamedTuple):
    """What was done.

    Attributes:
        before: The position before it.
        after: The position after it.
        actions: The actions, as the history has them.
        rolled: Whether dice fell.
    """

    before: Any
    after: Any
    actions: tuple[Action, ...]
    rolled: bool


Law = Callable[[Press, Done], Iterator[str]]
PresetLaw = Callable[[Any, Part, str], Iterator[str]]


@dataclass
class MapBoard:
    """One of the games on a map, as it is pressed.

    Attributes:
        own: The game.
        rules: Its rules.
        words: A reader's language.
        places: All places that have a card.
        step: Name of the decision that a position awaits.
        laws: What holds of each press once it is done.
        preset_laws: What holds of what is chosen beforehand.
        most_numbers: How many numbers of an offer are tried, each alone.
    """

    own: MapGame[Any, Any, Any]
    rules: Any
    words: Any
    places: Sequence[str]
    step: Callable[[Any], str]
    laws: Sequence[Law]
    preset_laws: Sequence[PresetLaw]
    most_numbers: int = 3
    faults: list[str] = field(default_factory=list)
    pressed: int = 0
    _session: MapSession[Any, Any, Any] | None = None
    _handled: set[tuple[str, ...]] = field(default_factory=set)

    def sweep(self, scenario: str, seed: int, most: int, *, every: bool = False) -> None:
        """Play a game at random and press all that can be pressed in it.

        Args:
            scenario: Where it begins.
            seed: Of dice and choices.
            most: How many actions are played.
            every: At all moments; else at an early one and a late one of each kind of decision.
        """
        rng, game = Random(seed), Game(self.rules, scenario, seed=seed)
        met: dict[tuple[object, ...], list[int]] = {}
        while game.to_move and game.ply < most:
            kind = (self.step(game.state), game.to_move)
            met.setdefault(kind, []).append(game.ply)
            game.play(rng.choice(game.legal()))
        ends = (plies if every else sorted({plies[0], plies[-1]}) for plies in met.values())
        for ply in sorted(ply for plies in ends for ply in plies):
            self.press_all(game.fork(ply))

    def press_all(self, game: Game[Any]) -> None:
        """Press all that can be pressed at a moment, each on a game of its own."""
        session = self._board(game)
        where = f"{game.scenario} {game.seed} ply {game.ply} {self.step(game.state)}"
        for press in [*self._listed(session), *self._offered(session)]:
            self.pressed += 1
            self.faults += [f"{where} {press}: {fault}" for fault in self._tried(game, press)]

    def _board(self, game: Game[Any]) -> MapSession[Any, Any, Any]:
        table = Table(game.fork(), NOBODY)
        if self._session is None:
            self._session = MapSession(self.own, table, self.words)
        else:
            self._session.seat(table)
            self._session.end_telling()
            self._session.board.show(self._session.scene())
        return self._session

    def _ask(self, session: MapSession[Any, Any, Any], **question: Any) -> Part:
        return session._inform({"kind": "ask", "ply": session.board.scene["ply"], **question})

    # What there is to press

    def _listed(self, session: MapSession[Any, Any, Any]) -> Iterator[Press]:
        """Yield the choices of the list with the plans that open under them, all their numbers tried."""
        for choice in session.board.scene["actions"]:
            if not choice.get("mission"):
                plan = self._ask(session, what="plan", line=choice["id"])
                yield Press("list", choice["text"], choice["id"], None, (), plan)
                continue
            offer = self._ask(session, what="offer", line=choice["id"])
            for press in self._numbered(session, offer, offer["place"]):
                yield press._replace(way="list", said=choice["text"], id=choice["id"])

    def _offered(self, session: MapSession[Any, Any, Any]) -> Iterator[Press]:
        """Yield what the card of each place offers."""
        for place in self.places:
            offers = self._ask(session, what="here", place=place)["offers"]
            names = [(offer["mission"], offer["subject"]) for offer in offers]
            if len(set(names)) != len(names):
                self.faults.append(f"{place}: two offers have one name, {names}")
            for offer in offers:
                yield from self._numbered(session, offer, place)

    def _numbered(self, session: MapSession[Any, Any, Any], offer: Part, place: str) -> Iterator[Press]:
        """Yield an offer as it opens, then with each of its groups alone, at least and at most."""
        preset = tuple(group["chosen"] for group in offer["crew"])
        tries = dict.fromkeys([preset, *self._numbers(offer)])
        for chosen in tries:
            for aim in [offer["aim"]] if offer["aim"] else [one["id"] for one in offer["aims"][:2]] or [""]:
                crew = zip(offer["crew"], chosen, strict=True)
                asked = {"mission": offer["mission"], "place": place, "subject": offer["subject"], "aim": aim}
                units = [unit for group, number in crew for unit in group["ids"][:number]]
                plan = self._ask(session, what="plan", units=units, **asked)
                yield Press(place, offer["title"], offer["mission"], offer, chosen, plan)

    def _numbers(self, offer: Part) -> Iterator[tuple[int, ...]]:
        groups = offer["crew"]
        for at, group in enumerate(groups[: self.most_numbers]):
            for number in dict.fromkeys((max(group["least"], 1), group["most"])):
                yield tuple(number if here == at else 0 for here in range(len(groups)))

    # What comes of it

    def _tried(self, game: Game[Any], press: Press) -> Iterator[str]:
        """Carry a press out and yield what is wrong about it."""
        yield from self._of_preset(game.state, press)
        if press.plan["refusal"]:
            return
        table = Table(game.fork(), NOBODY)
        try:
            table.play(press.plan["line"])
        except Exception as error:  # noqa: BLE001 - whatever it is, a reader would meet it
            yield f"could not be done: {error}"
            return
        done = _done(game, table.game)
        if " ".join(map(str, done.actions)) != press.plan["line"].replace(";", ""):
            yield f"did {done.actions}"
        for law in self.laws:
            yield from law(press, done)
        yield from self._handed(game, press, done)

    def _of_preset(self, state: Any, press: Press) -> Iterator[str]:
        offer, refusal = press.offer, press.plan["refusal"]
        if offer is None:
            if refusal:
                yield f"is offered and refused: {refusal['text']}"
            return
        for group in offer["crew"]:
            if not group["least"] <= group["chosen"] <= group["most"] <= len(group["ids"]):
                yield f"presets {group['chosen']} of {group['most']} {group['label']}"
        if press.chosen != tuple(group["chosen"] for group in offer["crew"]):
            return
        if refusal and refusal["level"] != "info":
            yield f"is refused as it opens: {refusal['text']}"
        for law in self.preset_laws:
            yield from law(state, offer, press.way)

    def _handed(self, game: Game[Any], press: Press, done: Done) -> Iterator[str]:
        """Press one of each kind through the handler that the browser calls: it does just that."""
        kind = (self.step(game.state), press.way if press.way == "list" else "card", done.actions[0].verb)
        if kind in self._handled:
            return
        self._handled.add(kind)
        session = self._board(game)
        before = session.game.ply
        message = {"kind": "pick", "id": press.plan["line"], "ply": session.board.scene["ply"]}
        session.board._on_message(None, message, None)
        history = session.game.history[before + 1 :]
        did = tuple(entry.action for entry in history[: len(done.actions)] if entry.action)
        if did != done.actions:
            yield f"the board did {did}: {session.board.scene['notice']}"


def _done(before: Game[Any], after: Game[Any]) -> Done:
    entries = after.history[before.ply + 1 :]
    rolled = any(isinstance(event, Rolled) for entry in entries for event in entry.events)
    return Done(before.state, after.state, tuple(entry.action for entry in entries if entry.action), rolled)
