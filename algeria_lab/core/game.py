"""A game being played: what is asked of it, undo and redo, fork, bookmarks; it receives its rules.

The history keeps whole positions (copies are cheap), never the position its history.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, SupportsIndex, TypeAlias, get_args

from algeria_lab.core.actions import Action, Actions, Seat
from algeria_lab.core.asking import action_of, legal_actions, odds_of, refusal_of
from algeria_lab.core.dice import Dice, SeededDice, whole_seed
from algeria_lab.core.events import Events, Reached, Story
from algeria_lab.core.followers import Follower, Followers
from algeria_lab.core.history import Entry, History
from algeria_lab.core.keeping.position_form import begun
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.save_text import save
from algeria_lab.core.keeping.sealing import seal
from algeria_lab.core.lines import Line, R, bookmark_name, moment_named, parts_of, table_of_options
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import CannotUndo, IllegalAction, Obstacle, Refusal, UnknownName, WrongOption
from algeria_lab.core.rules import Ending, Options, Rules, S
from algeria_lab.core.verbs import Verbs, usable
from algeria_lab.core.words.voice import PLAIN, Shown, Voice

TakeBacks = Literal["until-dice", "free"]
Guard = Callable[[S, Action, Events], None]
if TYPE_CHECKING:  # completion by jedi 0.20.1 fails at a property whose annotation is found to hold a Literal
    Decider: TypeAlias = Seat | None


class Game(Shown, Generic[S]):
    """One game and its history.

    It goes on, so it equals only itself and may be a key; what two games have come to is compared by `state`,
    and how by `history`. It can be pickled.

    Args:
        rules: The rules of the game.
        start: Where it begins: the name of a scenario, or a position.
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
        start: str | Position,
        options: Options | None = None,
        *,
        seed: SupportsIndex = 0,
        dice: Dice | None = None,
        take_backs: TakeBacks = "until-dice",
        voice: Voice = PLAIN,
    ) -> None:
        self.rules = rules
        self.start = start if isinstance(start, Position) else None
        self.options = table_of_options(options)
        self.seed = whole_seed(seed)
        self.dice = dice or SeededDice(self.seed)
        if take_backs not in (known := get_args(TakeBacks)):
            raise UnknownName("take-backs", take_backs, known)
        self.take_backs: TakeBacks = take_backs
        self.voice = voice
        self._marks: dict[str, int] = {}
        # A position from anybody is looked at before it is asked from which scenario it comes.
        self._entries: list[Entry[S]] = [self._opening(start)]
        self.scenario = start.scenario if isinstance(start, Position) else start
        self._undone: list[Entry[S]] = []
        self._earliest = 0
        self._followers = Followers()

    def _opening(self, start: str | Position) -> Entry[S]:
        """Set up the scenario, or put up the position; the dice may fall."""
        if isinstance(start, Position):
            state, events = begun(self.rules, start, self.options, self.dice)
        else:
            state, events = self.rules.new(start, self.options, self.dice)
        state.voice = self.voice  # each later position is a copy
        return Entry(None, Story(events, self.voice, Reached(seal(state))), state, self.dice.mark())

    def follow(self, follower: Follower) -> None:
        """Call a method of an object after each change: a line played, taken back or done again, a bookmark.

        It is held weakly, so that following keeps nothing alive; copies, forks and saves have no followers.
        What it raises goes to whoever played.
        """
        self._followers.add(follower)

    @property
    def state(self) -> S:
        """The position; it cannot be changed, but `copy` makes one that can."""
        return self._entries[-1].state

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return len(self._entries) - 1

    @property
    def history(self) -> History[S]:
        """The set-up and every action since."""
        return History(self._entries, self.voice, range(len(self._entries)))

    def plain(self) -> str:
        """See `Shown.plain`."""
        now = f"turn {self.state.turn}, {self.state.phase}, {self.to_move or 'nobody'} to move"
        return f"Game({self.rules.name!r}, {self.scenario!r}, seed {self.seed}, {now}; ply {self.ply})"

    def state_at(self, ply: int) -> S:
        """Return the position after that many actions; it cannot be changed.

        Raises:
            UnknownName: If there is no such moment.
        """
        return self._entries[self._moment(ply)].state

    @property
    def bookmarks(self) -> dict[str, int]:
        """Named moments up to now; one that an undo went back beyond is there again after the redo."""
        return {name: ply for name, ply in self._marks.items() if ply <= self.ply}

    @property
    def events(self) -> Story:
        """Everything that has happened, in order."""
        return self.history.events

    @property
    def to_move(self) -> Decider:
        """Who decides next; None once the game is over."""
        return self.rules.to_move(self.state)

    @property
    def outcome(self) -> Ending | None:
        """How the game ended, or None."""
        outcome = self.rules.outcome(self.state)
        return Ending.of(outcome, self.voice, self.state) if outcome else None

    @property
    def players(self) -> dict[Seat, tuple[str, ...]]:
        """Who has decided for each side so far, by name, in order; the name of people is empty."""
        decided = [(entry.action.seat, entry.by) for entry in self._entries if entry.action]
        return {
            seat: tuple(dict.fromkeys(by for of, by in decided if of == seat)) for seat in self.rules.seats
        }

    @property
    def words(self) -> Any:  # a class of the views, which core does not know
        """The words of the game in its language (`views.algeria.words.text.Words`); None without any."""
        return self.voice.words

    def observe(self, seat: Seat) -> S:
        """Return what a side may see of the position, in the same shape.

        Raises:
            UnknownName: If there is no such side.
        """
        return self.rules.observe(self.state, self._side(seat))

    def observe_events(self, seat: Seat) -> Story:
        """Return what a side has seen of everything that happened; what it may not know is absent.

        Raises:
            UnknownName: If there is no such side.
        """
        seen = self.rules.observe_events(self.events, self._side(seat))
        return Story(seen, self.voice, Reached(self.observe(seat)))

    def _side(self, seat: Seat) -> Seat:
        if seat not in self.rules.seats:
            raise UnknownName("side", seat, self.rules.seats)
        return seat

    def legal(self, verb: str | None = None) -> Actions:
        """Return all legal actions in a stable order.

        ``concede``, which a duel knows at every decision, is only given if it is asked for: nobody should
        draw it by lot.

        Args:
            verb: Only those with this verb, such as ``raid``; none if it may not be used now.

        Raises:
            UnknownName: If the game has no such verb.
        """
        return Actions(legal_actions(self.rules, self.state, verb), self.voice, self.state)

    def verbs(self) -> Verbs:
        """Return the verbs that may be used now by name: what they take, how often, under which rule."""
        anywhere = {self.legal(verb): rule for verb, rule in self.rules.anywhere.items()}
        return usable(self.rules.name, self.rules.verbs(self.state), self.legal(), anywhere)

    def refuse(self, line: Line) -> Refusal | None:
        """Return why an action, or the first part of a line that is refused, is not legal; None if it is.

        Nothing is thrown: what comes after an action that throws dice is not judged.

        Raises:
            MalformedAction: If a text is not an action, or there is none.
        """
        refusal = refusal_of(self.rules, self.state, line)
        return replace(refusal, voice=self.voice) if refusal else None

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
        self._marks, self._undone = self.bookmarks, []
        self._entries += entries
        self._followers.tell()  # who may play on at once: what is returned is this line alone
        return History(entries, self.voice).events

    def _take(self, state: S, action: Action, by: str) -> Entry[S]:
        with self._explaining():
            after, events = self.rules.apply(state, action, self.dice)
        return Entry(action, Story(events, self.voice, Reached(seal(after))), after, self.dice.mark(), by)

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        """Put a refusal of the rules into the sentence that this game was given for it."""
        try:
            yield
        except IllegalAction as error:
            told = self.voice.refused(error.asked, error.refusal)
            raise IllegalAction(error.asked, error.refusal, told) from None

    def odds(self, line: Line, of: Callable[[S], R] | str) -> Distribution[R]:
        """Return the exact distribution of what is read off the position after an action or a line.

        The last action is counted to its end, but no further: if it ends a phase, what the next one brings is
        left out, be it dice or income that is certain; the distribution says so (`phase_ends`). The actions
        before it are played as `play` does.

        Args:
            line: As for `play`.
            of: A function of a position, or the name of an attribute such as ``fln_ap``.

        Raises:
            IllegalAction: If an action is refused, be it after one outcome only.
            UnknownName: If the position has no such attribute.
            WrongOption: If the attribute is a collection.
            TooManyOutcomes: If there are too many outcomes to count.
        """
        with self._explaining():
            return odds_of(self.rules, self.state, line, of).told(self.voice)

    def undo_obstacle(self, to: int | None = None) -> Obstacle | None:
        """Return what keeps the game from going back to an earlier moment, or None.

        Args:
            to: A number of actions, at most those taken; None for the moment before the last.
        """
        if self.ply <= self._earliest:
            return "undo-nothing"
        if self.take_backs == "free":
            return None
        since = self._entries[self.ply if to is None else to + 1 :]
        return next((entry.obstacle for entry in reversed(since) if entry.obstacle), None)

    def can_redo(self) -> bool:
        """Return whether an action was taken back and nothing else was done since."""
        return bool(self._undone)

    @property
    def undone(self) -> Entry[S] | None:
        """What `redo` would do again; None for nothing."""
        return self._undone[-1] if self._undone else None

    def forget_undone(self) -> None:
        """Let nothing that was taken back be done again."""
        self._undone = []

    def undo(self) -> Action:
        """Take back the last action and return it; doing it again meets the same dice.

        Raises:
            CannotUndo: At the start, or if it showed something (dice, a card) and take-backs are not free.
        """
        if obstacle := self.undo_obstacle():
            raise CannotUndo(obstacle, str(self._entries[-1].action))
        entry = self._entries.pop()
        self._undone.append(entry)
        self.dice.rewind(self._entries[-1].mark)
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
        if not self._undone:
            raise CannotUndo("redo-nothing")
        entry = self._undone.pop()
        self._entries.append(entry)
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
        self._marks[bookmark_name(name)] = self._moment(at)
        self._followers.tell()

    def forget(self, name: str) -> None:
        """Take a bookmark away.

        Raises:
            UnknownName: If there is no such bookmark.
        """
        self._moment(name)
        del self._marks[name]
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
        past = self._entries[: self._moment(at) + 1]
        if not isinstance(dice, Dice | None):
            raise WrongOption(f"dice are such as FixedDice([3, 5]) or SeededDice(7), not {dice!r:.60}.")
        if dice:
            # Where seeded dice stood says as much to their like; all others begin as they are given.
            alike = isinstance(dice, SeededDice) and isinstance(self.dice, SeededDice)
            strange = past[-1:] if alike else past
            past[-len(strange) :] = [replace(entry, mark=dice.mark()) for entry in strange]
        return self._twin(dice or self.dice.fork(past[-1].mark), past, [])

    def copy(self) -> Game[S]:
        """Return a second game that is as this one, with all that was taken back, and goes its own way."""
        return self._twin(self.dice.fork(self.dice.mark()), self._entries.copy(), self._undone.copy())

    def _twin(self, dice: Dice, entries: list[Entry[S]], undone: list[Entry[S]]) -> Game[S]:
        """Return a game like this one with a line of its own."""
        twin: Game[S] = object.__new__(type(self))
        last = len(entries) + len(undone) - 1
        marks = {name: ply for name, ply in self._marks.items() if ply <= last}
        own = {"dice": dice, "_entries": entries, "_undone": undone, "_marks": marks}
        own |= {"options": dict(self.options), "_followers": Followers()}
        twin.__dict__ |= self.__dict__ | own
        return twin

    __copy__ = copy

    def keep_past(self) -> None:
        """Let nothing that was taken before this moment be taken back from now on."""
        self._earliest = self.ply

    def note_dice(self) -> None:
        """Say that somebody has set the dice at this moment: whoever comes back to it finds them so."""
        self._entries[-1] = replace(self._entries[-1], mark=self.dice.mark())

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
