"""A game being played: undo and redo, fork, bookmarks; it receives its rules, see also `core.asking`.

The history keeps whole positions (copies are cheap), never the position its history.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal, SupportsIndex, get_args

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.asking import Asking, action_of
from algeria_lab.core.dice import Dice, SeededDice, whole_seed
from algeria_lab.core.events import Events, Reached, Story
from algeria_lab.core.followers import Follower, Followers
from algeria_lab.core.history import Entry, History, Past
from algeria_lab.core.keeping.position_form import begun
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.save_text import save
from algeria_lab.core.keeping.sealing import seal
from algeria_lab.core.lines import Line, bookmark_name, moment_named, parts_of, table_of_options
from algeria_lab.core.refusals import CannotUndo, Obstacle, UnknownName, WrongOption
from algeria_lab.core.rules import Options, Rules, S
from algeria_lab.core.words.voice import PLAIN, Voice

TakeBacks = Literal["until-dice", "free"]
Guard = Callable[[S, Action, Events], None]


class Game(Asking[S]):
    """One game and its history.

    It goes on, so it equals only itself and may be a key; what two games have come to is compared by `state`,
    and how by `history`. It can be pickled.

    Args:
        rules: The rules of the game.
        start: Where it begins: the name of a scenario, a position, or what another game has come to.
        options: Options of the game; a position has its own.
        seed: Seed of the dice, a whole number; ignored when *dice* are given.
        dice: Dice of your own, such as fixed ones.
        take_backs: ``until-dice`` (undo stops at a roll) or ``free``.
        voice: How the game and its things are told; in the names of the rules if none is given.

    Raises:
        UnknownName: For an unknown scenario, option or rule of taking back.
        WrongPosition: For a position of another game, or one that nobody can play from.
        WrongOption: For a seed or options of the wrong kind, or options besides those of a position.

    Attributes:
        start: The position at which it began; None if a scenario was set up.
    """

    def __init__(
        self,
        rules: Rules[S],
        start: str | Position | Past[S],
        options: Options | None = None,
        *,
        seed: SupportsIndex = 0,
        dice: Dice | None = None,
        take_backs: TakeBacks = "until-dice",
        voice: Voice = PLAIN,
    ) -> None:
        self.rules = rules
        self.options = table_of_options(options)
        self.seed = whole_seed(seed)
        self.dice = dice or SeededDice(self.seed)
        if take_backs not in (known := get_args(TakeBacks)):
            raise UnknownName("take-backs", take_backs, known)
        self.take_backs: TakeBacks = take_backs
        self.voice = voice
        self._past = start if isinstance(start, Past) else self._opening(start)
        self.start, self.scenario = self._past.start, self._past.scenario
        self._followers = Followers()

    def _opening(self, start: str | Position) -> Past[S]:
        """Set up the scenario, or put up the position; the dice may fall."""
        if isinstance(start, Position):
            state, events = begun(self.rules, start, self.options, self.dice)
            # A position from anybody is looked at before it is asked from which scenario it comes.
            scenario, origin = start.scenario, start
        else:
            state, events = self.rules.new(start, self.options, self.dice)
            scenario, origin = start, None
        state.voice = self.voice  # each later position is a copy
        story = Story(events, self.voice, Reached(seal(state)))
        return Past(scenario, origin, [Entry(None, story, state, self.dice.mark())])

    def follow(self, follower: Follower) -> None:
        """Call a method of an object after each change: a line played, taken back or done again, a bookmark.

        It is held weakly, so that following keeps nothing alive; copies, forks and saves have no followers.
        What it raises goes to whoever played.
        """
        self._followers.add(follower)

    @property
    def state(self) -> S:
        """The position; it cannot be changed, but `copy` makes one that can."""
        return self._past.entries[-1].state

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return len(self._past.entries) - 1

    @property
    def history(self) -> History[S]:
        """The set-up and every action since."""
        return History(self._past.entries, self.voice, range(len(self._past.entries)))

    def plain(self) -> str:
        now = f"turn {self.state.turn}, {self.state.phase}, {self.to_move or 'nobody'} to move"
        return f"Game({self.rules.name!r}, {self.scenario!r}, seed {self.seed}, {now}; ply {self.ply})"

    def state_at(self, ply: int) -> S:
        """Return the position after that many actions; it cannot be changed.

        Raises:
            UnknownName: If there is no such moment.
        """
        return self._past.entries[self._moment(ply)].state

    @property
    def bookmarks(self) -> dict[str, int]:
        """Named moments up to now; one that an undo went back beyond is there again after the redo."""
        return {name: ply for name, ply in self._past.marks.items() if ply <= self.ply}

    @property
    def events(self) -> Story:
        """Everything that has happened, in order."""
        return self.history.events

    @property
    def players(self) -> dict[Seat, tuple[str, ...]]:
        """Who has decided for each side so far, by name, in order; the name of people is empty."""
        decided = [(entry.action.seat, entry.by) for entry in self._past.entries if entry.action]
        return {
            seat: tuple(dict.fromkeys(by for of, by in decided if of == seat)) for seat in self.rules.seats
        }

    def play(self, line: Line, *, guard: Guard[S] | None = None, by: str = "") -> Story:
        """Take one action, several, or a whole line such as ``fln raid V-4; band-3; done``.

        All or nothing: if any part is refused, nothing has changed, dice included.

        Args:
            line: What to do; text is read, actions are taken as they are.
            guard: Called before each action is taken, with the position, the action, and what the line has
                brought so far; what it raises stops the line.
            by: Name of the player who decided this, for `players`; empty for a person.

        Returns:
            What happened, without what computers at a board answered.

        Raises:
            IllegalAction: If an action is refused; the message says why and what would work.
            MalformedAction: If a text is not an action, or there is none.
        """
        mark, entries = self.dice.mark(), list[Entry[S]]()
        state = self.state
        try:
            for part in parts_of(line):
                action = action_of(self.rules, state, part)
                if guard:
                    guard(state, action, History(entries, self.voice).events)
                entries.append(self._take(state, action, by))
                state = entries[-1].state
        except Exception:
            self.dice.rewind(mark)
            raise
        # What was taken back cannot be done again from here on, so its bookmarks lead nowhere.
        self._past.marks, self._past.undone = self.bookmarks, []
        self._past.entries += entries
        self._followers.tell()  # who may play on at once: what is returned is this line alone
        return History(entries, self.voice).events

    def _take(self, state: S, action: Action, by: str) -> Entry[S]:
        with self._explaining():
            after, events = self.rules.apply(state, action, self.dice)
        return Entry(action, Story(events, self.voice, Reached(seal(after))), after, self.dice.mark(), by)

    def undo_obstacle(self, to: int | None = None) -> Obstacle | None:
        """Return what keeps the game from going back to an earlier moment, or None.

        Args:
            to: A number of actions, at most those taken; None for the moment before the last.
        """
        if self.ply <= self._past.earliest:
            return "undo-nothing"
        if self.take_backs == "free":
            return None
        since = self._past.entries[self.ply if to is None else to + 1 :]
        return next((entry.obstacle for entry in reversed(since) if entry.obstacle), None)

    def can_redo(self) -> bool:
        """Return whether an action was taken back and nothing else was done since."""
        return bool(self._past.undone)

    @property
    def undone(self) -> Entry[S] | None:
        """What `redo` would do again; None for nothing."""
        return self._past.undone[-1] if self._past.undone else None

    def forget_undone(self) -> None:
        """Let nothing that was taken back be done again."""
        self._past.undone = []

    def undo(self) -> Action:
        """Take back the last action and return it; doing it again meets the same dice.

        Raises:
            CannotUndo: At the start, or if it showed something (dice, a card) and take-backs are not free.
        """
        if obstacle := self.undo_obstacle():
            raise CannotUndo(obstacle, str(self._past.entries[-1].action))
        entry = self._past.entries.pop()
        self._past.undone.append(entry)
        self.dice.rewind(self._past.entries[-1].mark)
        self._followers.tell()
        assert entry.action is not None
        return entry.action

    def redo(self) -> Story:
        """Do again what was taken back.

        Returns:
            What happened, as for `play`.

        Raises:
            CannotUndo: If there is nothing to do again.
        """
        if not self._past.undone:
            raise CannotUndo("redo-nothing")
        entry = self._past.undone.pop()
        self._past.entries.append(entry)
        self.dice.rewind(entry.mark)
        self._followers.tell()
        return entry.events

    def bookmark(self, name: str, at: int | None = None) -> None:
        """Remember a moment under a name; a name that is taken moves there.

        Args:
            name: The name.
            at: A number of actions, or None for now.

        Raises:
            UnknownName: If there is no such moment.
            WrongOption: If the name is empty, or no text.
        """
        self._past.marks[bookmark_name(name)] = self._moment(at)
        self._followers.tell()

    def forget(self, name: str) -> None:
        """Take a bookmark away.

        Raises:
            UnknownName: If there is no such bookmark.
        """
        self._moment(name)
        del self._past.marks[name]
        self._followers.tell()

    def fork(self, at: str | int | None = None, dice: Dice | None = None) -> Game[S]:
        """Return a second game that shares the history up to a moment and goes its own way.

        Args:
            at: A bookmark, a number of actions, or None for now.
            dice: Dice to go on with; those of the first if None: the same action there meets the same faces.

        Raises:
            UnknownName: If there is no such bookmark or moment.
            WrongOption: If the dice are none.
        """
        past = self._past.entries[: self._moment(at) + 1]
        if not isinstance(dice, Dice | None):
            raise WrongOption(f"dice are such as FixedDice([3, 5]) or SeededDice(7), not {dice!r:.60}.")
        if dice:
            # Where seeded dice stood says as much to their like; all others begin as they are given.
            alike = isinstance(dice, SeededDice) and isinstance(self.dice, SeededDice)
            strange = past[-1:] if alike else past
            past[-len(strange) :] = [replace(entry, mark=dice.mark()) for entry in strange]
        return self._twin(dice or self.dice.fork(past[-1].mark), self._past.cut(past, []))

    def copy(self) -> Game[S]:
        """Return a second game that is as this one, with all that was taken back, and goes its own way."""
        past = self._past.cut(self._past.entries.copy(), self._past.undone.copy())
        return self._twin(self.dice.fork(self.dice.mark()), past)

    def _twin(self, dice: Dice, past: Past[S]) -> Game[S]:
        """Return a game like this one with a line of its own."""
        seed, take_backs, voice = self.seed, self.take_backs, self.voice
        return Game(self.rules, past, self.options, seed=seed, dice=dice, take_backs=take_backs, voice=voice)

    __copy__ = copy

    def keep_past(self) -> None:
        """Let nothing that was taken before this moment be taken back from now on."""
        self._past.earliest = self.ply

    def note_dice(self) -> None:
        """Say that somebody has set the dice at this moment: whoever comes back to it finds them so."""
        self._past.entries[-1] = replace(self._past.entries[-1], mark=self.dice.mark())

    def save(self, path: Path | str) -> None:
        """Write the game to a file, from which `algeria_lab.load_game` replays it.

        A saved game of that name is replaced, as when a cell is run again; any other file is left alone.

        Raises:
            SaveError: If the file is not a saved game, or cannot be written.
            WrongOption: If the file is not named.
        """
        save(self, path)

    def _moment(self, at: object) -> int:
        return self.ply if at is None else moment_named(at, self.ply, self.bookmarks)
