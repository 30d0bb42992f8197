"""How each kind of thing is shown: in one line, in a console, in full, in a notebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from algeria_lab.core.actions import Actions
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry, History
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.rules import Ending
from algeria_lab.core.verbs import Verbs, aligned
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import Decisions, Table
from algeria_lab.views.shared.html import Page, element, says, table
from algeria_lab.views.show.chances import chances_page, likely_text, mean_text
from algeria_lab.views.show.showing import Sentence

if TYPE_CHECKING:
    from markupsafe import Markup

    from algeria_lab.core.voice import Shown
    from algeria_lab.views.show.showing import Offer, Showing

T = TypeVar("T")
MOST_LINES = 40  # of a story or a history, where not all is asked for
MOST_ALIKE = 6  # actions with one verb
LONGEST = 140  # letters of what one line quotes


class Face(ABC, Generic[T]):
    """One thing, as it is shown.

    Args:
        showing: What its game says.
        thing: The thing.
    """

    def __init__(self, showing: Showing[Any, Any], thing: T) -> None:
        self.showing, self.words, self.thing = showing, showing.words, thing

    @abstractmethod
    def line(self) -> str:
        """Return it in one line."""

    def brief(self) -> str:
        """Return it as a console shows it."""
        return self.line()

    def text(self) -> str:
        """Return it in full."""
        return self.brief()

    def page(self) -> Page | None:
        """Return it as a notebook shows it; None if its text says it all."""
        return None


class PositionFace(Face[Any]):
    """A position, whosever eyes see it."""

    def line(self) -> str:
        """See `Face.line`."""
        state, showing = self.thing, self.showing
        said = {"moment": showing.moment(state), "tally": showing.tally(state)}
        return self.words.say("show-state", scenario=str(state.scenario), **said)

    def brief(self) -> str:
        """See `Face.brief`."""
        return f"{self.line()}\n{self.showing.awaited(self.thing)}"

    def text(self) -> str:
        """See `Face.text`."""
        return f"{self.brief()}\n{self.showing.position(self.thing).text}"

    def page(self) -> Page:
        """See `Face.page`."""
        state, showing = self.thing, self.showing
        title, moment = showing.title(state), showing.moment(state)
        heading = self.words.say("show-heading", scenario=title, moment=moment)
        above = (element("p", element("b", heading)), element("p", showing.awaited(state)))
        return (
            Page(element("div", *above, class_="al-says"))
            + Page(showing.picture(state))
            + showing.position(state)
        )


class GameFace(Face[Game[Any]]):
    """A game, as it stands."""

    @property
    def _position(self) -> PositionFace:
        return PositionFace(self.showing, self.thing.state)

    def line(self) -> str:
        """See `Face.line`."""
        game, showing = self.thing, self.showing
        return self.words.say(
            "show-game",
            game=game.rules.name,
            scenario=game.start.name if game.start else game.scenario,
            seed=str(game.seed),
            moment=showing.moment(game.state),
            tally=showing.tally(game.state),
            ply=str(game.ply),
        )

    def brief(self) -> str:
        """See `Face.brief`."""
        return f"{self.line()}\n{self.showing.awaited(self.thing.state)}"

    def text(self) -> str:
        """See `Face.text`."""
        return f"{self.brief()}\n{self.showing.position(self.thing.state).text}"

    def page(self) -> Page:
        """See `Face.page`."""
        return self._position.page()


class StoryFace(Face[Story]):
    """What happened, sentence by sentence; the last of them where it is long."""

    def _sentences(self) -> list[Sentence]:
        return list(self.showing.sentences(self.thing)) or [Sentence(self.words.say("show-nothing"))]

    def line(self) -> str:
        """See `Face.line`."""
        last = f"{self._sentences()[-1].text:.{LONGEST}}"
        return self.words.say("show-story", count=len(self.thing), last=last)

    def _end(self) -> list[Sentence]:
        told = self._sentences()
        hidden = len(told) - MOST_LINES
        if hidden <= 0:
            return told
        return [Sentence(self.words.say("show-story-earlier", count=hidden)), *told[hidden:]]

    def brief(self) -> str:
        """See `Face.brief`."""
        return "\n".join(sentence.text for sentence in self._end())

    def text(self) -> str:
        """See `Face.text`."""
        return "\n".join(sentence.text for sentence in self._sentences())

    def page(self) -> Page:
        """See `Face.page`."""
        told = (element("b", text) if begins else text for text, begins in self._end())
        return Page(element("div", *(element("p", text) for text in told), class_="al-says"), self.brief())


class DecisionsFace(Face[Decisions]):
    """What computers decided: what came of it."""

    def line(self) -> str:
        """See `Face.line`."""
        return self.words.say("show-decisions", count=len(self.thing), story=self._story.line())

    @property
    def _story(self) -> StoryFace:
        return StoryFace(self.showing, self.thing.events)

    def brief(self) -> str:
        """See `Face.brief`."""
        return self._story.brief()

    def text(self) -> str:
        """See `Face.text`."""
        return self._story.text()

    def page(self) -> Page:
        """See `Face.page`."""
        return self._story.page()


class HistoryFace(Face[History[Any]]):
    """The actions of a game, one a row; the last of them where they are many."""

    def _rows(self, most: int | None = None) -> list[tuple[str, str, str]]:
        entries = list(zip(self.thing.about or range(len(self.thing)), self.thing, strict=True))
        return [self._row(ply, entry) for ply, entry in entries[-most if most else None :]]

    def _row(self, ply: int, entry: Entry[Any]) -> tuple[str, str, str]:
        if entry.action is None:
            return str(ply), "", self.words.say("show-setup")
        return str(ply), self.words.side(entry.action.seat), self.showing.deed(entry)

    def line(self) -> str:
        """See `Face.line`."""
        taken = sum(entry.action is not None for entry in self.thing)
        last = self._rows(1)[-1][2] if self.thing else self.words.say("show-none")
        return self.words.say("show-history", count=taken, last=f"{last:.{LONGEST}}")

    def brief(self) -> str:
        """See `Face.brief`."""
        return "\n".join([*self._hidden(), *map(_tabbed, self._rows(MOST_LINES))])

    def _hidden(self) -> list[str]:
        hidden = len(self.thing) - MOST_LINES
        return [self.words.say("show-history-earlier", count=hidden)] if hidden > 0 else []

    def text(self) -> str:
        """See `Face.text`."""
        return "\n".join(map(_tabbed, self._rows()))

    def page(self) -> Page:
        """See `Face.page`."""
        head = [self.words.say(f"show-history-{name}") for name in ("ply", "seat", "deed")]
        caption = " ".join([self.words.say("show-history-caption"), *self._hidden()])
        return table(caption, head, self._rows(MOST_LINES))


def _tabbed(row: tuple[str, str, str]) -> str:
    ply, seat, deed = row
    return f"{ply:>4}  {f'{seat}: ' if seat else ''}{deed}"


class EntryFace(Face[Entry[Any]]):
    """One action and what it brought."""

    def line(self) -> str:
        """See `Face.line`."""
        entry = self.thing
        deed = self.showing.deed(entry) if entry.action else self.words.say("show-setup")
        return self.words.say("show-entry", deed=f"{deed:.{LONGEST}}", count=len(entry.events))

    def text(self) -> str:
        """See `Face.text`."""
        return "\n".join([self.line(), StoryFace(self.showing, self.thing.events).text()])

    def page(self) -> Page:
        """See `Face.page`."""
        return says([self.line()]) + StoryFace(self.showing, self.thing.events).page()


class ActionsFace(Face[Actions]):
    """What may be done: by verb, as it is typed and in words."""

    def line(self) -> str:
        """See `Face.line`."""
        counts = Counter(action.verb for action in self.thing)
        verbs = [f"{verb} {count}" for verb, count in counts.items()]
        listed = self.words.say("list-comma").join(verbs)
        said = self.words.say("show-actions-verbs", verbs=listed) if verbs else ""
        return self.words.say("show-actions", count=len(self.thing), verbs=said)

    def text(self) -> str:
        """See `Face.text`."""
        offers = self.showing.offers(self.thing)
        wide = max((len(str(offer.action)) for offer in offers), default=0)
        return "\n".join(f"{offer.action!s:<{wide}}  {offer.text}" for offer in offers) or self.line()

    def page(self) -> Page:
        """See `Face.page`."""
        caption = self.words.say("show-actions-caption", count=len(self.thing))
        head = [self.words.say(f"show-actions-{name}") for name in ("typed", "means")]
        rows: list[tuple[str, str]] = []
        for _, alike in groupby(self.showing.offers(self.thing), key=lambda offer: offer.action.verb):
            group = list(alike)
            rows += [
                (element("code", str(offer.action), style="white-space:nowrap"), offer.text)
                for offer in group[:MOST_ALIKE]
            ]
            if hidden := len(group[MOST_ALIKE:]):
                rows.append((group[0].group, self.words.say("show-actions-more", count=hidden)))
        return table(caption, head, rows) if rows else says([caption])


def _typed(offer: Offer) -> Markup:
    return element("code", str(offer.action), style="white-space:nowrap")


class ChancesFace(Face[Distribution[Any]]):
    """Exact chances of whatever was asked for."""

    def line(self) -> str:
        """See `Face.line`."""
        rows, mean = self.showing.chances(self.thing), mean_text(self.words, self.thing)
        likely = likely_text(self.words, rows, mean)
        return self.words.say("show-odds", count=len(rows), likely=likely)

    def page(self) -> Page:
        """See `Face.page`."""
        mean = mean_text(self.words, self.thing)
        return chances_page(self.words, self.showing.chances(self.thing), mean)

    def text(self) -> str:
        """See `Face.text`."""
        return self.page().text


class RefusalFace(Face[Refusal]):
    """Why something cannot be done, and what would work."""

    def _said(self) -> tuple[str, str]:
        said = self.words.refusal(self.thing)
        return f"{said.text}{self.words.cite(self.thing.rule)}", said.hint

    def line(self) -> str:
        """See `Face.line`."""
        return self.words.say("show-refusal", text=self._said()[0])

    def text(self) -> str:
        """See `Face.text`."""
        return " ".join(filter(None, self._said()))

    def page(self) -> Page:
        """See `Face.page`."""
        return says(self._said())


class EndingFace(Face[Ending]):
    """How a game ended."""

    def text(self) -> str:
        """See `Face.text`."""
        return self.showing.ending(self.thing, self.thing.state) + self.words.cite(self.thing.rule)

    def line(self) -> str:
        """See `Face.line`."""
        return self.words.say("show-outcome", text=self.text())

    def page(self) -> Page:
        """See `Face.page`."""
        return says([self.text()])


class TableFace(Face[Table[Any]]):
    """A game and who sits at it."""

    def _seats(self) -> str:
        human = self.words.say("show-human")
        names = {seat: human if name == HUMAN else name for seat, name in self.thing.seat_names.items()}
        rows = [
            self.words.say("state-row", label=self.words.side(seat), value=name)
            for seat, name in names.items()
        ]
        return self.words.say("list-comma").join(rows)

    @property
    def _game(self) -> GameFace:
        return GameFace(self.showing, self.thing.game)

    def line(self) -> str:
        """See `Face.line`."""
        return self.words.say("show-table", seats=self._seats(), game=self._game.line())

    def brief(self) -> str:
        """See `Face.brief`."""
        return f"{self._seats()}\n{self._game.brief()}"

    def text(self) -> str:
        """See `Face.text`."""
        return f"{self._seats()}\n{self._game.text()}"

    def page(self) -> Page:
        """See `Face.page`."""
        return says([self._seats()]) + self._game.page()


class VerbsFace(Face[Verbs]):
    """What may be done now, verb by verb, as it is typed."""

    def _rows(self) -> list[tuple[str, ...]]:
        head = tuple(self.words.say(f"verbs-{column}") for column in ("verb", "choices", "example", "rule"))
        return [head, *(one.row for one in self.thing.values())]

    def line(self) -> str:
        """See `Face.line`."""
        return self.thing.plain()

    def brief(self) -> str:
        """See `Face.brief`."""
        return aligned(self._rows()) if self.thing else self.words.say("verbs-none")

    def page(self) -> Page:
        """See `Face.page`."""
        head, *rows = self._rows()
        return (
            table(self.words.say("verbs-caption"), head, rows, numbers=(1,)) if rows else says([self.brief()])
        )


FACES: dict[type[Shown], type[Face[Any]]] = {
    Game: GameFace,
    Story: StoryFace,
    History: HistoryFace,
    Entry: EntryFace,
    Actions: ActionsFace,
    Verbs: VerbsFace,
    Distribution: ChancesFace,
    Refusal: RefusalFace,
    Ending: EndingFace,
    Table: TableFace,
    Decisions: DecisionsFace,
}


def face_of(showing: Showing[Any, Any], thing: Shown) -> Face[Any]:
    """Return how a thing is shown; what is none of the kinds above is a position of its game."""
    kind = next((FACES[kind] for kind in type(thing).__mro__ if kind in FACES), PositionFace)
    return kind(showing, thing)
