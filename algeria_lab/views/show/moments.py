"""How games stand: positions, games, tables, endings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.rules import Ending
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import Table
from algeria_lab.views.shared.html import Page, element, says
from algeria_lab.views.show.face import Face


class PositionFace(Face[Any]):
    """A position, whosever eyes see it."""

    def line(self) -> str:
        state, showing = self.thing, self.showing
        said = {"moment": showing.moment(state), "tally": showing.tally(state)}
        return self.words.say("show-state", scenario=str(state.scenario), **said)

    def brief(self) -> str:
        return f"{self.line()}\n{self.showing.awaited(self.thing)}"

    def text(self) -> str:
        return f"{self.brief()}\n{self.showing.position(self.thing).text}"

    def page(self) -> Page:
        state, showing = self.thing, self.showing
        title, moment = showing.title(state), showing.moment(state)
        heading = self.words.say("show-heading", scenario=title, moment=moment)
        above = (element("p", element("b", heading)), element("p", showing.awaited(state)))
        return (
            Page(element("div", *above, class_="al-says"))
            + Page(showing.picture(state))
            + showing.position(state)
        )


class BeginningFace(Face[Position]):
    """A position at which games may begin: its name, and what stands there."""

    @property
    def _there(self) -> PositionFace:
        return PositionFace(self.showing, self.showing.begun(self.thing.state))

    def line(self) -> str:
        position = self.thing
        return replace(position, name=self.words.position_name(position.name, position.state)).plain()

    def brief(self) -> str:
        return f"{self.line()}\n{self._there.brief()}"

    def text(self) -> str:
        return f"{self.line()}\n{self._there.text()}"

    def page(self) -> Page:
        return says([self.words.position_name(self.thing.name, self.thing.state)]) + self._there.page()


class GameFace(Face[Game[Any]]):
    """A game, as it stands."""

    @property
    def _position(self) -> PositionFace:
        return PositionFace(self.showing, self.thing.state)

    def line(self) -> str:
        game, showing = self.thing, self.showing
        return self.words.say(
            "show-game",
            game=game.rules.name,
            scenario=self.words.position_name(game.start.name, game.start.state)
            if game.start
            else game.scenario,
            seed=str(game.seed),
            moment=showing.moment(game.state),
            tally=showing.tally(game.state),
            ply=str(game.ply),
        )

    def brief(self) -> str:
        return f"{self.line()}\n{self.showing.awaited(self.thing.state)}"

    def text(self) -> str:
        return f"{self.brief()}\n{self.showing.position(self.thing.state).text}"

    def page(self) -> Page:
        return self._position.page()


class TableFace(Face[Table[Any]]):
    """A game and who sits at it."""

    def _seats(self) -> str:
        human = self.words.say("show-human")
        names = {seat: human if name == HUMAN else name for seat, name in self.thing.seat_names.items()}
        rows = [self.words.labelled(self.words.side(seat), name) for seat, name in names.items()]
        return self.words.say("list-comma").join(rows)

    @property
    def _game(self) -> GameFace:
        return GameFace(self.showing, self.thing.game)

    def line(self) -> str:
        return self.words.say("show-table", seats=self._seats(), game=self._game.line())

    def brief(self) -> str:
        return f"{self._seats()}\n{self._game.brief()}"

    def text(self) -> str:
        return f"{self._seats()}\n{self._game.text()}"

    def page(self) -> Page:
        return says([self._seats()]) + self._game.page()


class EndingFace(Face[Ending]):
    """How a game ended."""

    def text(self) -> str:
        return self.showing.ending(self.thing, self.thing.state) + self.words.cite(self.thing.rule)

    def line(self) -> str:
        return self.words.say("show-outcome", text=self.text())

    def page(self) -> Page:
        return says([self.text()])
