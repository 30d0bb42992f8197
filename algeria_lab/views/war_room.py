"""The war room: choose a war, play it on the board, see support move, save and go on."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError
from algeria_lab.players.registry import seat_players
from algeria_lab.players.table import Table, load_table
from algeria_lab.views.file_desk import FileDesk
from algeria_lab.views.session import Session
from algeria_lab.views.text import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.views.support_chart import SupportChart

_LOG = logging.getLogger(__name__)
SIDES = ("fln", "gov", "both")
OPPONENTS = ("mixed", "random")
PROFILES = ("default", "rtt", "literal")
OPTIONS = ("shorter_game", "slow_french_reaction", "more_deterministic_independence")
OPTIONS_OF_1954 = ("slow_french_reaction", "more_deterministic_independence")
FIRST = "1954"
MOST_SEED = 999_999


class WarRoom(ipywidgets.VBox):  # type: ignore[misc]
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    def __init__(self, language: str = "en") -> None:
        self._rules = AlgeriaRules()
        self._table: Table[State] | None = None
        self._session: Session | None = None
        self._chart: SupportChart | None = None
        self._kept = False
        self._words = Words(language)
        self._desk = FileDesk(self._words.ui("files-"), self.open_save, lang=language)
        super().__init__()
        self.add_class("al-room")
        self._furnish()
        self.begin()

    @property
    def session(self) -> Session | None:
        """The war being played, if one has begun."""
        return self._session

    def _furnish(self) -> None:
        """Make all widgets anew in the language of the room; a war that is on goes on."""
        self._settings = Settings(self._words, self._rules.scenarios(), self.begin)
        self._status = ipywidgets.HTML()
        self._stage = ipywidgets.VBox()
        self._stage.layout.width = "100%"
        if self._table:
            self._seat(self._table)
        self.children = [self._language_row(), self._settings, self._status, self._stage, self._desk]

    def _language_row(self) -> ipywidgets.Widget:
        names = [(Words(language).say("room-language-name"), language) for language in LANGUAGES]
        choice = ipywidgets.ToggleButtons(
            options=names, value=self._words.language, description=self._words.say("room-language")
        )
        choice.observe(self._speak, "value")
        return choice

    def _speak(self, change: Mapping[str, Any]) -> None:
        self._words = Words(change["new"])
        self._desk.speak(self._words.ui("files-"), self._words.language)
        self._furnish()

    def begin(self) -> None:
        """Begin the war that the settings describe; what stands in the way is said under them."""
        try:
            self._begin()
        except LabError as error:
            self._say(str(error))
        except Exception as error:  # the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The war could not begin")
            self._say(f"{self._words.say('room-failed')} ({type(error).__name__}: {error})")

    def _begin(self) -> None:
        chosen = self._settings.chosen()
        people = SEATS if chosen["side"] == "both" else (chosen["side"],)
        seats = {seat: "human" if seat in people else chosen["opponent"] for seat in SEATS}
        game: Game[State] = Game(
            self._rules, chosen["scenario"], chosen["options"], seed=chosen["seed"], explain=self._explain
        )
        self._seat(Table(game, seat_players(seats)))
        self._settings.fold()

    def open_save(self, text: str, name: str) -> None:
        """Go on with a saved war.

        Raises:
            SaveError: If the file does not hold one; the war on the board stays as it is.
        """
        self._seat(load_table(text, {self._rules.name: self._rules}, name=name, explain=self._explain))
        self._settings.fold()

    def _explain(self, refusal: Any) -> str:
        return self._words.refusal(refusal).text

    def _seat(self, table: Table[State]) -> None:
        """Put a war on the board: a new one, an opened one, or the same one in another language."""
        self._kept = self._kept and table is self._table
        self._table, self._chart = table, None
        self._session = Session(table, self._words)
        self._say("")
        self._stage.children = [self._session.board]
        self._session.watch(self._follow)

    def _follow(self, game: Game[State]) -> None:
        """Keep the chart and the save in step with the war.

        A war in which nobody has decided anything yet is not kept: it would push an older one, which the
        reader may want to resume, out of the browser's store.
        """
        assert self._table is not None
        if self._table.people_have_acted:
            keep = self._desk.keep if self._kept else self._desk.begin
            keep(self._table.save_text(), self._file_name(game), self._label(game))
            self._kept = True
        if self._chart:
            self._chart.update(game.history)
        elif game.state.turn:
            from algeria_lab.views.support_chart import SupportChart

            self._chart = SupportChart(game.history, self._words)
            self._stage.children = [*self._stage.children[:1], self._chart.pane]

    def _file_name(self, game: Game[State]) -> str:
        return f"{game.scenario}-turn-{game.state.turn}.algeria.json"

    def _label(self, game: Game[State]) -> str:
        return self._words.say(
            "room-label", scenario=self._words.scenario(game.scenario), turn=game.state.turn
        )

    def _say(self, text: str) -> None:
        from html import escape

        self._status.value = f'<p role="status" class="al-status">{escape(text)}</p>' if text else ""


class Settings(ipywidgets.Accordion):  # type: ignore[misc]
    """The choices before a war.

    Args:
        words: The reader's language.
        scenarios: Names of the starting positions.
        begin: Called when the reader begins.
    """

    def __init__(self, words: Words, scenarios: tuple[str, ...], begin: Any) -> None:
        style, layout = {"description_width": "11em"}, ipywidgets.Layout(width="min(30em, 100%)")
        menu = {"style": style, "layout": layout}
        self._scenario = ipywidgets.Dropdown(
            options=[(words.scenario(name), name) for name in scenarios],
            value=FIRST,
            description=words.say("room-scenario"),
            **menu,
        )
        self._side = ipywidgets.Dropdown(
            options=[(words.say(f"room-side-{side}"), side) for side in SIDES],
            description=words.say("room-side"),
            **menu,
        )
        self._opponent = ipywidgets.Dropdown(
            options=[(words.say(f"room-opponent-{name}"), name) for name in OPPONENTS],
            description=words.say("room-opponent"),
            **menu,
        )
        self._profile = ipywidgets.Dropdown(
            options=[(words.say(f"room-profile-{name}"), name) for name in PROFILES],
            description=words.say("room-profile"),
            **menu,
        )
        self._seed = ipywidgets.BoundedIntText(
            value=secrets.randbelow(MOST_SEED) + 1,
            min=0,
            max=MOST_SEED,
            description=words.say("room-seed"),
            **menu,
        )
        self._options = {
            name: ipywidgets.Checkbox(
                description=words.say(f"room-option-{name.replace('_', '-')}"), indent=False
            )
            for name in OPTIONS
        }
        start = ipywidgets.Button(description=words.say("room-begin"), button_style="primary")
        start.on_click(lambda _button: begin())
        self._scenario.observe(lambda _change: self._fit(), "value")
        choices = [self._scenario, self._side, self._opponent, *self._options.values()]
        rows = [*choices, self._profile, self._seed, start]
        super().__init__(
            children=[ipywidgets.VBox(rows)], titles=[words.say("room-choose")], selected_index=0
        )
        self._fit()

    def _fit(self) -> None:
        """Offer the options of 1954 only there."""
        for name in OPTIONS_OF_1954:
            self._options[name].disabled = self._scenario.value != FIRST
            self._options[name].value &= self._scenario.value == FIRST

    def fold(self) -> None:
        """Close the settings once a war is on."""
        self.selected_index = None

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen."""
        options: dict[str, object] = {name: box.value for name, box in self._options.items() if box.value}
        if self._profile.value != PROFILES[0]:
            options["profile"] = self._profile.value
        return {
            "scenario": self._scenario.value,
            "side": self._side.value,
            "opponent": self._opponent.value,
            "options": options,
            "seed": self._seed.value,
        }
