"""What a page says of the table at which it sits: who is awaited, what is asked, what can be done."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict
from typing import Any, Generic, cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.rules import S
from algeria_lab.players.base import Choice
from algeria_lab.players.roster import Roster
from algeria_lab.players.table import Table
from algeria_lab.room.line import RoomLine
from algeria_lab.room.tables.record import TableRecord
from algeria_lab.room.tables.sitting import Sitting
from algeria_lab.views.play.session import W
from algeria_lab.views.room.gone import Gone
from algeria_lab.views.room.lobby import Deed, Lobby, agreed_in_words, places
from algeria_lab.views.room.taking_back import Past, taken_back
from algeria_lab.views.scenarios.handouts.roles import Role, roles
from algeria_lab.views.shared.later import Later

_LOG = logging.getLogger(__name__)
THINKING = 0.05  # seconds before a computer decides here: the board is painted first
MINUTE = 60

Part = dict[str, Any]


class AtTable(Generic[S, W]):
    """The bar of a page at a table, in the lobby; and the hand of a computer that plays for who left.

    Attributes:
        past: What the board says of the past of the game.
        apart: Says whether the page shows a line of its own, and not the table.
        on_back: Called when the reader wishes to see the table again.
        on_rise: Called once the reader has left the table.
        on_news: Called when others have decided, with the game and the moment before; see `Sitting.on_acts`.
        on_computer: Called after a computer has decided at this page, with its moment and its choice.
        on_change: Called when something else has changed, with the id of what is said of it, or nothing.

    Args:
        words: The reader's language.
        line: The line to the room.
        lobby: Where it is shown.
        sitting: The page at the table.
        players: Who may play for people who do not come back.
    """

    def __init__(
        self, words: W, line: RoomLine, lobby: Lobby[W], sitting: Sitting[S], players: Roster[Any]
    ) -> None:
        self._words, self._line, self._lobby = words, line, lobby
        self._sitting, self._players = sitting, players
        self._asked: Mapping[str, Any] = sitting.record.asks
        self._gone = Gone(sitting)
        self._seen = _seen(sitting.record)
        self._game, self._was_replaced = sitting.game, False
        self._thinking = Later(THINKING)
        self._wish: int | None = None  # the moment to which the reader may wish to go back
        self.past = Past(lambda _at: "", lambda _at: "")
        self.apart: Callable[[], bool] = lambda: False
        self.on_back: Callable[[], object] = lambda: None
        self.on_rise: Callable[[], object] = lambda: None
        self.on_news: Callable[[Game[S], int], object] = lambda _game, _before: None
        self.on_computer: Callable[[int, Choice], object] = lambda _ply, _choice: None
        self.on_change: Callable[[str], object] = lambda _said: None
        sitting.on_acts, sitting.on_change, sitting.on_refused = self._news, self._changed, self._refused
        lobby.at, lobby.on_deed = sitting.record.id, self._do
        sitting.show()

    def write(self) -> None:
        """Show how the table stands, and let a computer decide where it is its turn at this page."""
        self._lobby.show_table(self._view())
        if self._computer_here:
            self._thinking.wish(self._let_computer_act)

    def speak(self, words: W) -> None:
        """Go on in another language."""
        self._words = words
        self.write()

    def close(self) -> None:
        """Leave the table to itself: the page shows something else; its reader still sits there."""
        self._thinking.drop()
        self._sitting.close()
        self._lobby.at = ""
        self._lobby.on_deed = lambda _deed, _value: None
        self._lobby.show_table(None)

    # What is said

    @property
    def title(self) -> str:
        """What the table is called."""
        return self._words.say("table-name", table=self._sitting.record.id[1:])

    def awaited(self) -> str:
        """Return who is awaited, in words."""
        record, side = self._sitting.record, self._sitting.game.to_move
        if record.given_up:
            return self.given_up()
        if side is None:
            return self._words.say("table-over")
        if side in record.computers:
            return self._words.say("table-awaits-computer", **self._named(side))
        numbers = record.seats.get(side, [])
        return self._own_turn(side, numbers) if side in self._sitting.own else self._awaits(side, numbers)

    def _own_turn(self, side: str, numbers: Sequence[int]) -> str:
        others = [one for one in numbers if one != self._line.number]
        key = "table-you-team" if others else "table-you"
        return " ".join([self._words.say(key, places=places(self._words, others)), *self._away(side)])

    def _awaits(self, side: str, numbers: Sequence[int]) -> str:
        """Return in words that people at other computers are awaited."""
        say, named = self._words.say, self._named(side)
        if gone := self._gone.said(self._words, side):
            return say("table-awaits-left", gone=gone, **named)
        if not numbers:
            return say("table-awaits-nobody", **named)
        here = [one for one in numbers if one in self._sitting.record.here]
        said = places(self._words, here or numbers)
        if here:
            return say("table-awaits", places=said, **named)
        return say("table-awaits-gone", places=said, where=self._where(numbers), **named)

    def given_up(self) -> str:
        """Return in words that a side has given up; empty if none has."""
        side = self._sitting.record.given_up
        return self._words.say("table-given-up", **self._named(side)) if side else ""

    def _named(self, side: str) -> dict[str, str]:
        """Return what messages that name a side with its article are filled with."""
        return {"seat": side, "game": self._words.game}

    def _where(self, numbers: Sequence[int]) -> str:
        """Return where places are instead of at the table, in words."""
        record = self._sitting.record
        where = "lesson" if set(numbers) <= {*record.lessons} else "page"
        is_known = set(numbers) <= {*record.lessons, *record.elsewhere}
        return self._words.say(f"table-where-{where if is_known else 'gone'}")

    def _away(self, own: str) -> list[str]:
        """Return in words that nobody of the other side is at the table just now; nothing if somebody is."""
        record = self._sitting.record
        numbers = [one for side, team in record.seats.items() if side != own for one in team]
        others = {*SEATS} - {own}
        if others <= {*record.computers} or {*numbers} & {*record.here}:
            return []
        if gone := next(filter(None, (self._gone.said(self._words, side) for side in others)), ""):
            return [self._words.say("table-away-left", gone=gone)]
        if not numbers:
            return []
        said = places(self._words, numbers)
        return [self._words.say("table-away", places=said, where=self._where(numbers))]

    def _view(self) -> Part:
        sitting, say = self._sitting, self._words.say
        side = next(iter(sitting.own), "")
        title = say("table-at-side" if side else "table-at-watching", table=self.title, **self._named(side))
        says = say("table-apart-says", says=self.awaited()) if self.apart() else self.awaited()
        return {
            "title": title,
            "says": says,
            "bar": [Deed(do="table", label=say("table-lead-back"))] if self.apart() else [],
            "asked": self._asking(),
            "clocks": self._clocks(),
            "facts": self._facts(side),
            "deeds": self._deeds(side),
        }

    @property
    def _is_over(self) -> bool:
        return bool(self._sitting.record.given_up) or self._sitting.game.outcome is not None

    def _asking(self) -> Part | None:
        """Return what is asked: of the other side, or of the reader who wishes to ask it."""
        asks, own = self._sitting.record.asks, self._sitting.own
        say, game = self._words.say, self._sitting.game
        if not own or not (asks or self._wish is not None):
            return None
        to, by = (int(asks["to"]), str(asks["by"])) if asks else (self._wish or 0, min(own))
        said = taken_back(self._words, self._sitting, min(to, game.ply), by, self.past)
        if asks and by in own:
            return {"text": say("table-undo-waits", **said), "deeds": []}
        kind = "asks" if asks else "wish"
        no, yes = (Deed(do=do, label=say(f"table-undo-{kind}-{do}")) for do in ("no", "yes"))
        return {"text": say(f"table-undo-{kind}", **said), "deeds": [no, yes], "is_own": not asks}

    def wish_undo(self, to: int) -> None:
        """Ask the reader whether the other side shall be asked to go back to a moment."""
        self._wish = to
        self.write()

    def _clocks(self) -> list[Part]:
        record = self._sitting.record
        return [
            {
                "key": side,
                "label": self._words.side(side),
                "seconds": record.spent.get(side, 0.0),
                "most": record.agreed.minutes * MINUTE,
                "runs": side == record.next and not self._is_over,
            }
            for side in SEATS
            if record.agreed.minutes
        ]

    def _facts(self, side: str) -> list[str]:
        """Return who sits where and what was agreed, and which role is whose in the reader's team."""
        record, say = self._sitting.record, self._words.say
        found = []
        for one in SEATS:
            who = (
                self._team(record.seats.get(one, []))
                or self._gone.said(self._words, one)
                or say("table-nobody")
            )
            if name := record.computers.get(one):
                who = self._players.title(name, one, self._words.language)
            found.append(self._words.labelled(self._words.side(one), who))
        if record.watchers:
            found.append(say("table-watchers", places=places(self._words, record.watchers)))
        found.append(agreed_in_words(self._words, asdict(record.agreed)))
        return [*found, *self._roles(side)]

    def _team(self, numbers: Sequence[int]) -> str:
        """Return who sits on a side, and where those are who are not at the table just now."""
        away = [one for one in numbers if one not in self._sitting.record.here]
        if not away:
            return places(self._words, numbers)
        return self._words.listed(
            self._words.say("table-team-away", place=place, where=self._where([one]))
            if one in away
            else place
            for one, place in ((one, places(self._words, [one])) for one in numbers)
        )

    def _roles(self, side: str) -> list[str]:
        """Return which part of deciding is whose, where several share a side."""
        team, language = self._sitting.record.seats.get(side, []), self._words.language
        if len(team) < 2:
            return []
        return [
            self._words.say(
                "table-role",
                place=places(self._words, [number]),
                role=role.title[language],
                does=role.does[language],
            )
            for number, role in zip(team, roles_of_team(side), strict=False)
        ]

    def _deeds(self, side: str) -> list[Deed]:
        say = self._words.say
        found: list[Deed] = []
        if side and not self._is_over:
            found += [*self._computers(side), self._giving_up()]
        stays = bool(side) and not self._is_over
        leave = Deed(do="rise", label=say("table-rise" if side else "table-watch-no-more"))
        if stays:
            leave["ask"] = {
                "text": say("table-rise-ask"),
                "yes": say("table-rise-yes"),
                "no": say("table-stay"),
            }
        return [*found, leave]

    def _giving_up(self) -> Deed:
        say = self._words.say
        ask = {"text": say("table-give-up-ask"), "yes": say("table-give-up-yes"), "no": say("table-stay")}
        return Deed(do="give-up", label=say("table-give-up"), look="danger", ask=ask)

    def _computers(self, own: str) -> list[Deed]:
        """Return how the other side is played on if its people do not come back, or by people again."""
        record, say, language = self._sitting.record, self._words.say, self._words.language
        found = []
        for side in (one for one in SEATS if one != own):
            named, numbers = self._named(side), record.seats.get(side, [])
            if side in record.computers:
                found.append(Deed(do=f"people:{side}", label=say("table-people", **named)))
            elif not any(number in record.here for number in numbers):
                values = [
                    [name, self._players.title(name, side, language)] for name in self._players.names(side)
                ]
                options = {"label": say("table-computer-menu", **named), "values": values}
                found.append(Deed(do=f"computer:{side}", label=say("table-computer"), options=options))
        return found

    # What is done

    def _do(self, deed: str, value: str) -> None:
        what, _, side = deed.partition(":")
        match what:
            case "yes" | "no":
                self._answer(yes=what == "yes")
            case "give-up":
                self._sitting.give_up()
            case "computer" if side in SEATS and self._players.knows(value, side):
                self._sitting.seat_computer(side, value)
            case "people":
                self._sitting.seat_computer(side, "")
            case "rise":
                self._rise()
            case "table":
                self.on_back()

    def _rise(self) -> None:
        """Leave the table, and say what the page shows instead."""
        left = "table-left" if self._sitting.own else "table-watched"
        self._sitting.rise()
        self.on_rise()
        self._lobby.say(self._words.say(left, table=self._sitting.record.id[1:]))

    def _answer(self, *, yes: bool) -> None:
        """Answer what is asked: the other side, or oneself."""
        wish, self._wish = self._wish, None
        if not yes:
            self.on_change("table-undo-denied" if self._sitting.record.asks else "table-undo-dropped")
        if self._sitting.record.asks:
            self._sitting.answer_undo(yes=yes)
        elif yes and wish is not None:
            self._sitting.ask_undo(wish)
        self.write()

    def _news(self, game: Game[S], before: int) -> None:
        self._wish = None
        self._was_replaced, self._game = game is not self._game, game
        self.on_news(game, before)
        self.write()

    def _changed(self) -> None:
        """Hear that somebody came, went, asked or answered."""
        record, asked = self._sitting.record, self._asked
        self._gone.note()
        self._asked = record.asks
        refused = asked and not record.asks and asked["by"] in self._sitting.own
        is_still_there = self._sitting.game.ply > asked["to"] if asked else False
        before, self._seen = self._seen, _seen(record)
        if before != self._seen:
            self.on_change("table-undo-refused" if refused and is_still_there else "")
        self.write()

    def _refused(self, why: str) -> None:
        if why == "not-yours" and self._was_replaced:
            why = "old"  # somebody of this side was faster, and now the other side is asked
        self._was_replaced = False
        self.on_change(f"table-refused-{why}")
        self.write()

    @property
    def _computer_here(self) -> bool:
        """Whether a computer is awaited for which this page throws: that of the other side's chronicler."""
        record, side = self._sitting.record, self._sitting.game.to_move
        if side not in record.computers or record.given_up:
            return False
        return any(record.chronicler(own) == self._line.number for own in self._sitting.own - {side})

    def _let_computer_act(self) -> None:
        """Let a computer decide once, and tell the room: nothing has changed if somebody else was faster."""
        if not self._computer_here:
            return
        if not self._sitting.is_confirmed:  # the room has not heard the last decision yet
            self._thinking.wish(self._let_computer_act)
            return
        sitting = self._sitting
        game, side = sitting.game, cast("Seat", sitting.game.to_move)
        before = game.ply
        try:
            player = self._players.player(sitting.record.computers[side], side)
            seats = dict.fromkeys(game.rules.seats) | {side: player}
            decision = Table(game, seats).let_one_act()
        except Exception:  # noqa: BLE001 - the edge of the loop: both sides wait and are told
            _LOG.exception("A computer could not decide at %s", sitting.record.id)
            self.on_change("table-computer-failed")
            return
        sitting.acted()
        self.on_computer(decision.ply, decision.choice)
        self._news(game, before)


def _seen(record: TableRecord) -> tuple[object, ...]:
    """Return what the board shows of a table besides its game; who thinks is said by the bar alone."""
    who = record.seats, record.computers, record.watchers, record.asks, record.given_up
    return deepcopy((*who, record.here, record.lessons, record.elsewhere))


def roles_of_team(side: str) -> list[Role]:
    """Return the roles of those who share a side, in the order of the seats; the last writes down."""
    everywhere = [role for role in roles() if not role.lessons]
    return [*(role for role in everywhere if role.side == side), *(r for r in everywhere if not r.side)]
