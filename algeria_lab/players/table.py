"""A game and who sits at it: people decide when asked, computers answer by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Generic, Protocol, TypeVar

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.events import Events, Story
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.keeping.saves import save_text
from algeria_lab.core.refusals import CannotUndo, Obstacle
from algeria_lab.core.rules import GameState, S, see_differently
from algeria_lab.core.words.voice import Shown, Voice
from algeria_lab.players.base import HUMAN, Choice, Explaining, Player
from algeria_lab.players.decisions import Decision, Decisions, SeatTaken
from algeria_lab.players.in_game import Pondering, choice_at
from algeria_lab.players.outside import Outsider, seated

AUTHOR = "guide"  # who plays what a scenario begins its steps with: nobody at the table decided it
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)


class Limit(Protocol[S_contra]):
    """What a person at a table keeps to besides the rules, such as a step of a guided game."""

    def check(self, state: S_contra, action: Action, ahead: Events = ()) -> None:
        """Raise a `LabError` where an action is not part of it; nothing has been played.

        Args:
            state: The position: the present one, or one that a line would lead to.
            action: The action.
            ahead: What the line has brought by then, as far as it is known.
        """

    def shows(self, state: S_contra, action: Action) -> bool:
        """Return whether a legal action is to be offered."""

    def wants(self, state: S_contra, action: Action) -> bool:
        """Return whether an action is just what is asked for now."""


class Table(Shown, Generic[S]):
    """A game being played by people and computers.

    Args:
        game: The game, at any moment of it.
        seats: A computer player by seat, None for a person; one from outside is checked, see `outside`.
        since: Where this table began: what was decided before is not taken back at it.

    Attributes:
        game: The game.
        seats: Who sits where.
        reasons: Every choice of a computer, by the place of its first action in the history.
        limit: What people keep to besides the rules; None if that is nothing.
        lent: Moments from which on computers played for the people here, who looked on; see `look_on`.
    """

    def __init__(
        self, game: Game[S], seats: Mapping[Seat, Player[S] | Outsider | None], *, since: int = 0
    ) -> None:
        self.game = game
        self.seats = {seat: self._seated(player, seat) for seat, player in seats.items()}
        self.since = since
        self.reasons: dict[int, Choice] = {}
        self.limit: Limit[S] | None = None
        self.lent: list[int] = []

    def _seated(self, player: Player[S] | Outsider | None, seat: Seat) -> Player[S] | None:
        if player is None:
            return None
        game = self.game
        return seated(player, game.rules, seat, seed=game.seed, voice=game.voice)

    @property
    def voice(self) -> Voice:  # type: ignore[override]  # that of its game
        """How it is told."""
        return self.game.voice

    def plain(self) -> str:
        seats = ", ".join(f"{seat}: {name}" for seat, name in self.seat_names.items())
        return f"Table({seats}; {self.game.plain()})"

    @property
    def person_decides(self) -> bool:
        """Whether a person is awaited; False also once the game is over."""
        seat = self.game.to_move
        return seat is not None and self._is_person(seat)

    def shows(self, action: Action) -> bool:
        """Return whether a legal action is to be offered to a person at this table."""
        return self.limit is None or self.limit.shows(self.game.state, action)

    def wants(self, action: Action) -> bool:
        """Return whether this table asks people for just this action now."""
        return self.limit is not None and self.limit.wants(self.game.state, action)

    def offered(self) -> list[Action]:
        """Return what may be done now: of what the rules allow, what the table is not limited against."""
        return list(filter(self.shows, self.game.legal()))

    @property
    def people_have_acted(self) -> bool:
        """Whether a person has decided anything yet."""
        return any(self._is_persons(entry) for entry in self.game.history)

    @property
    def seat_names(self) -> dict[str, str]:
        """The name of the player of each seat, as it is saved."""
        return {seat: HUMAN if player is None else player.name for seat, player in self.seats.items()}

    def _is_person(self, seat: Seat) -> bool:
        return self.seats.get(seat) is None

    def _is_persons(self, entry: Entry[S]) -> bool:
        return entry.action is not None and self._is_person(entry.action.seat) and entry.by != AUTHOR

    def play(self, line: Action | str) -> Story:
        """Play an action or a line for the person whose turn it is, all or nothing.

        Returns:
            What happened. Computers have not answered yet: see `let_computers_act`.

        Raises:
            SeatTaken: If any part of the line would decide for a computer.
            IllegalAction: If an action is refused; the message says why and what would work.
            MalformedAction: If a text is not an action.
        """
        before = self.game.ply
        events = self.game.play(line, guard=self._guard)
        self._forget_after(before)
        return events

    def _guard(self, state: S, action: Action, ahead: Events) -> None:
        """See to it that a person decides in a position.

        Raises:
            SeatTaken: If a computer does.
        """
        seat = self.game.rules.to_move(state)
        if seat and not self._is_person(seat):
            raise SeatTaken(str(action), seat, self.seat_names[seat])
        if self.limit:
            self.limit.check(state, action, ahead)

    def _forget_after(self, ply: int) -> None:
        """Forget the reasons for what was taken back and is now played differently."""
        self.reasons = {at: choice for at, choice in self.reasons.items() if at <= ply}

    def let_computers_act(self) -> Decisions:
        """Let computers decide until a person is awaited or the game is over."""
        decisions = []
        while self.game.to_move and not self.person_decides:
            decisions.append(self.let_one_act())
        return Decisions(decisions, self.game.voice)

    def let_one_act(self) -> Decision:
        """Let the computer whose turn it is decide; only call it while one is awaited."""
        seat, ply = self.game.to_move, self.game.ply
        assert seat is not None, "the game is over: nobody decides"
        choice = self._choice(seat, ply)
        events = self.game.play(choice.line, by=self.seat_names[seat])
        self._forget_after(ply)
        self.reasons[ply + 1] = choice = self._explained(choice, seat, ply)
        return Decision(ply + 1, seat, choice, events)

    def _choice(self, seat: Seat, ply: int) -> Choice:
        """Return what the computer at *seat* chooses at a moment."""
        player = self.seats[seat]
        assert player is not None
        return choice_at(self.game, player, seat, ply)

    def _explained(self, choice: Choice, seat: Seat, ply: int) -> Choice:
        """Return a choice that was played from a moment on, with the reasons that its dice brought out."""
        player, game = self.seats[seat], self.game
        if not isinstance(player, Explaining):
            return choice
        played = game.history[ply + 1 : ply + 1 + len(choice.line)]
        faces = tuple([face for entry in played for face in entry.faces])
        view = game.rules.observe(game.state_at(ply), seat)
        return choice._replace(because=player.explain(view, faces))

    def look_on(self, players: Mapping[Seat, Player[S] | Outsider | None]) -> Table[S]:
        """Return a table at the same game at which others play on; what they play is taken back as one."""
        self.lent = [*(ply for ply in self.lent if ply < self.game.ply), self.game.ply]
        return Table(self.game, players)

    def recall_reasons(self) -> None:
        """Find the reasons of the computers anew, which a save does not hold.

        Each computer is asked again at each of its moments. Where it would choose otherwise today, nothing is
        noted: then somebody else decided there. Nor is it where thinking takes a computer seconds.
        """
        ply = 0
        while ply < self.game.ply:
            size = 1
            seat = self.game.rules.to_move(self.game.state_at(ply))
            if seat and not self._is_person(seat) and not isinstance(self.seats[seat], Pondering):
                choice = self._choice(seat, ply)
                line = self.game.history[ply + 1 : ply + 1 + len(choice.line)]
                if tuple(entry.action for entry in line) == choice.line:
                    self.reasons[ply + 1], size = self._explained(choice, seat, ply), len(choice.line)
            ply += size

    def undo_obstacle(self, by: str = "") -> Obstacle | None:
        """Return what keeps the last decision of a person from being taken back, or None.

        What computers answered goes back with it. Not so where sides see different things: there nobody
        forgets what others have done, so that only the last decision of all goes back, none once all is open.

        Args:
            by: The side of the person who asks, who may not take back for another; empty for anybody.
        """
        game, moment = self.game, self._last_decision()
        apart = see_differently(game.rules, game.state)
        if apart and game.outcome:
            return "undo-over"
        if moment is None:
            return "undo-nothing"
        decided = game.history[moment + 1].action
        if apart and (game.ply > moment + 1 or (by and decided and decided.seat != by)):
            return "undo-others"
        return game.undo_obstacle(moment)

    def _last_decision(self) -> int | None:
        """Return the moment at which a person last decided here, be it to look on; None if nobody has."""
        history = self.game.history
        moments = range(self.game.ply - 1, self.since - 1, -1)
        last = next((moment for moment in moments if self._is_persons(history[moment + 1])), None)
        if last is None or not self._is_lent(history[last + 1]):
            return last
        begun = max([ply for ply in self.lent if self.since <= ply <= last], default=last)
        # What a person has decided since then is no part of what was watched.
        return last if any(map(self._is_own, history[begun + 1 : last + 1])) else begun

    def _is_lent(self, entry: Entry[S]) -> bool:
        """Return whether a computer played for a person."""
        return self._is_persons(entry) and entry.by != ""

    def _is_own(self, entry: Entry[S]) -> bool:
        """Return whether a person decided without a computer."""
        return self._is_persons(entry) and entry.by == ""

    def undo(self, by: str = "") -> Action:
        """Take back the last decision of a person, with what computers answered, and return it.

        Args:
            by: As for `undo_obstacle`.

        Raises:
            CannotUndo: If nobody has decided yet, or something has been shown since; see `undo_obstacle`.
        """
        moment = self._last_decision()
        if obstacle := self.undo_obstacle(by):
            asked = self.game.history[-1 if moment is None else moment + 1].action
            raise CannotUndo(obstacle, str(asked))
        assert moment is not None, "only a decision of a person is taken back"
        decided = self.game.history[moment + 1].action
        while self.game.ply > moment:  # whoever follows the game may take back the rest
            self.game.undo()
        assert decided is not None
        return decided

    def undo_rest(self) -> None:
        """Take back a person's decision too, once the game itself took back an action that answered it.

        Raises:
            CannotUndo: As `undo`; the action of the answer is done again before.
        """
        if not self.person_decides:
            self.game.redo()
            self.undo()

    def redo(self) -> Story:
        """Do again a decision of a person that was taken back, with what computers answered.

        Raises:
            CannotUndo: If there is nothing to do again, or the table is limited to something else now.
        """
        if not self.can_redo():
            raise CannotUndo("redo-nothing")
        return self.game.redo() + self.redo_rest()

    def can_redo(self) -> bool:
        """Return whether what was taken back may be done again; people keep to the limit, too."""
        entry = self.game.undone
        if entry is None or entry.action is None:
            return False
        is_limited = self.limit is not None and self._is_person(entry.action.seat)
        return not is_limited or self.shows(entry.action)

    def redo_rest(self) -> Story:
        """Do again what computers answered, once the game itself did a decision again."""
        events = Story((), self.game.voice)
        while (entry := self.game.undone) and self.can_redo():
            goes_on = self.game.ply not in self.lent and not self._is_own(self.game.history[-1])
            if self.person_decides and not (goes_on and self._is_lent(entry)):
                break
            events += self.game.redo()
        return events

    def fork(self, at: int) -> Table[S]:
        """Return a second table with the same players, whose game shares the past up to a moment.

        Raises:
            UnknownName: If there is no such moment.
        """
        twin = Table(self.game.fork(at), self.seats, since=self.since)
        twin.reasons = {ply: choice for ply, choice in self.reasons.items() if ply <= at}
        twin.lent = [ply for ply in self.lent if ply < at]
        return twin

    def persons_moment(self, at: int) -> int:
        """Return the first moment from *at* on at which a person decides, or else the last before it.

        Raises:
            UnknownName: If there is no such moment.
        """
        self.game.state_at(at)
        for ply in chain(range(at, self.game.ply + 1), range(at - 1, -1, -1)):
            seat = self.game.rules.to_move(self.game.state_at(ply))
            if seat is not None and self._is_person(seat):
                return ply
        return at

    def save_text(self) -> str:
        """Return the text of a save file, with who sits where."""
        return save_text(self.game, self.seat_names)


def play_on(game: Game[S], seats: Mapping[Seat, Player[S] | Outsider | None], turns: int | None) -> Story:
    """Let players decide in a game until a person is awaited, the game is over, or some turns have ended.

    Args:
        game: The game; it goes on.
        seats: Who plays, by seat, None for a person.
        turns: After how many turns to stop, this one the first; None for no such end.

    Returns:
        What happened.

    Raises:
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player from outside chooses what cannot be played; what was decided before stays.
    """
    table, begun = Table(game, seats), len(game.events)
    last = None if turns is None else max(game.state.turn, 1) + turns
    while game.to_move and not table.person_decides and (last is None or game.state.turn < last):
        table.let_one_act()
    return game.events[begun:]
