"""What a game says of itself: the one part that each game writes, so that all its things can be shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from markupsafe import Markup

from algeria_lab.core.asking import odds_of
from algeria_lab.core.rules import S
from algeria_lab.views.shared.messages import GameWords
from algeria_lab.views.show.chances import Part, Row, rows_of, told_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.actions import Action, Actions
    from algeria_lab.core.events import Chose, Story
    from algeria_lab.core.history import Entry
    from algeria_lab.core.keeping.positions import Json
    from algeria_lab.core.odds import Distribution
    from algeria_lab.core.rules import Outcome, Rules
    from algeria_lab.players.base import Because
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.show.still_map import Still


W = TypeVar("W", bound=GameWords)
BESIDE = " · "  # between what stands side by side in a sentence


class Offer(NamedTuple):
    """An action that may be taken, in words.

    Attributes:
        action: The action.
        group: The heading under which it is listed.
        text: What it is.
    """

    action: Action
    group: str
    text: str


class Pick(NamedTuple):
    """Something that a person may choose, as a list at a prompt offers it.

    Attributes:
        line: What plays it: an action, or several that go together.
        group: The heading under which it is listed.
        text: What it is.
        more: What it costs, or its chances, in a few words; may be empty.
        asks: What is asked before it is done, where it is rarely meant; may be empty.
    """

    line: str
    group: str
    text: str
    more: str = ""
    asks: str = ""


class Sentence(NamedTuple):
    """One sentence of a story.

    Attributes:
        text: The sentence, with its rules.
        begins: Whether a turn or phase begins with it.
    """

    text: str
    begins: bool = False


class Showing(ABC, Generic[S, W]):
    """A game in one language, as far as its things are shown.

    A game that hides something shows a whole position as a bystander sees it, for a notebook is often
    projected before both sides; the view of a side shows what that side sees.

    Args:
        words: The words of the game.
    """

    def __init__(self, words: W) -> None:
        self.words = words

    @abstractmethod
    def title(self, state: S) -> str:
        """Return the name of where the game began."""

    @abstractmethod
    def moment(self, state: S) -> str:
        """Return in a few words when this is and who decides, or who has won."""

    @abstractmethod
    def tally(self, state: S) -> str:
        """Return in a few words how both sides stand."""

    @abstractmethod
    def awaited(self, state: S) -> str:
        """Return in a sentence what is to be decided, or how the game ended."""

    @abstractmethod
    def position(self, state: S) -> Page:
        """Return everything that lies there, as tables."""

    @abstractmethod
    def begun(self, data: Json) -> S:
        """Return the position that its JSON describes, which was checked before."""

    def picture(self, state: S) -> Markup:  # noqa: ARG002 - a game without a map has none
        """Return a still picture of the position; none of itself."""
        return Markup()

    def drawn(self, state: S) -> Still | None:  # noqa: ARG002 - a game without a map has none
        """Return the map of the position as it is written to a file; None of a game without one."""
        return None

    @abstractmethod
    def sentences(self, story: Story) -> Sequence[Sentence]:
        """Return what happened, a sentence each, with its rules."""

    @abstractmethod
    def deed(self, entry: Entry[S]) -> str:
        """Return what was done in an action that was taken."""

    @abstractmethod
    def choice(self, event: Chose) -> str:
        """Return a choice that no sentence tells, as the action in words."""

    @abstractmethod
    def offers(self, actions: Actions) -> Sequence[Offer]:
        """Return actions in words."""

    def picks(self, actions: Actions) -> Sequence[Pick]:
        """Return what a person may choose, from actions at what that person sees; of itself the offers."""
        return [Pick(str(offer.action), offer.group, offer.text) for offer in self.offers(actions)]

    @abstractmethod
    def ending(self, outcome: Outcome, state: S) -> str:
        """Return how the game ended, without fanfare."""

    def prospects(self, rules: Rules[S], view: S, action: Action) -> Distribution[object]:
        """Return what a legal action may bring, as far as the side that decides can know; see `chances`.

        Of itself a game reads off what lies there then and what is awaited, less what is the same anyhow.

        Raises:
            TooManyOutcomes: If there are too many outcomes to count.
        """

        def reading(state: S) -> tuple[Part, ...]:
            is_awaited = rules.to_move(state) is not None or rules.outcome(state) is not None
            return *self._parts(state), *([Part("", self.awaited(state))] if is_awaited else [])

        return told_apart(self.words, odds_of(rules, view, action, reading), reading(view))

    def _parts(self, state: S) -> Iterator[Part]:
        """Yield what lies there: each cell of a table, each part of a sentence."""
        for block in self.position(state).blocks:
            for name, *cells in block.rows:
                if not block.head:
                    yield from (Part("", text) for text in name.split(BESIDE))
                elif len(cells) == 1:
                    yield Part(name, *cells)
                else:
                    named = zip(block.head[1:], cells, strict=True)
                    yield from (Part(name, self.words.labelled(head, cell)) for head, cell in named if cell)

    def answer(self, because: Because) -> str:
        """Return what a computer found when it asked itself a question, as a sentence."""
        if because.answer and self.words.has(because.finding):
            return self.words.say(because.finding, **dict(because.values))
        return self.words.say("panel-why-answer", answer="yes" if because.answer else "no")

    def about(self, view: S, name: str) -> Sequence[str]:  # noqa: ARG002 - a game without cards has nothing to read
        """Return what stands on things of the game, such as cards, as far as that is no secret; a line each.

        Args:
            view: What the reader sees.
            name: An id, or a part of a name, as somebody typed it.
        """
        return ()

    def chances(self, distribution: Distribution[object]) -> list[Row]:
        """Return the results of a distribution in words, each with its chance."""
        return rows_of(self.words, distribution)
