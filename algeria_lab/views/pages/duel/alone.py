"""The page of the card game: choose a game and decks, play at the card table, save and go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.save_form import checked
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.core.refusals import SaveError
from algeria_lab.insurgent.cards import Cards, WrongDecks
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.players.table import Table
from algeria_lab.room.by_hand import OTHER, ByHand, open_turn
from algeria_lab.room.turn_file import save_in
from algeria_lab.views.insurgent.saves import read_duel, wanted_decks
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.showing import InsurgentShowing
from algeria_lab.views.insurgent.text import GAME, DuelWords
from algeria_lab.views.pages.duel.settings import DeckShelf, DuelSettings
from algeria_lab.views.play.page import GamePage
from algeria_lab.views.shared.page_status import PageStatus
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.insurgent.state import State
    from algeria_lab.room.turn_file import TurnHead

OTHER_GAME = "algeria"  # its saves are opened in the war room


class LoneDuelPage(GamePage[DuelSession, DuelWords]):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    family = "duel"
    game = GAME
    page = "duel"

    def __init__(self, language: str = "en") -> None:
        words = DuelWords(language, reconstructed_cards())
        self._shelf = DeckShelf()
        self._question = _Question(self._begin_anew, self._stay)
        self._settings: DuelSettings
        super().__init__(words, DuelSettings(words, self._shelf, self.begin))

    def _parts(self) -> list[ipywidgets.Widget]:
        return [
            self._head,
            self._settings,
            self._question,
            self._status,
            self._settings.own,
            self._hand.line,
            self._stage,
        ]

    def _words_in(self, language: str) -> DuelWords:
        return DuelWords(language, self._words.cards)

    def _entitle(self) -> None:
        super()._entitle()
        self._question.speak(self._words)

    def begin(self) -> None:
        """Begin the game that the settings describe; first ask if one is running that somebody plays."""
        if self._is_running:
            self._question.show(shown=True)
        else:
            self._begin_anew()

    @property
    def _is_running(self) -> bool:
        session = self._session
        return session is not None and session.table.people_have_acted and not session.is_open

    def _stay(self) -> None:
        """Go on with the running game."""
        self._question.show(shown=False)

    def _begin_anew(self) -> None:
        """Begin, and say so: the table that had the focus is gone."""
        self._question.show(shown=False)
        before = self._session
        super().begin()
        if self._session and self._session is not before:
            self._status.say(self._words.say("duel-begun", game=self._session.title))

    def _begin(self) -> None:
        chosen = self._settings.chosen()
        rules = InsurgentRules(Cards(chosen["decks"]["fln"], chosen["decks"]["gov"]))
        game: Game[State] = Game(
            rules, chosen["scenario"], rules.options(), seed=chosen["seed"], voice=self._voice(rules)
        )
        if rival := chosen["elsewhere"]:
            self._take(ByHand(game, OTHER[rival]))
        else:
            self._put_table(Table(game, OPPONENTS.seat(chosen["players"])))
        self._settings.reseed()

    def _voice(self, rules: InsurgentRules) -> Speaker:
        return Speaker(InsurgentShowing(DuelWords(self._words.language, rules.cards)))

    def _put_table(self, table: Table[State]) -> None:
        cards = table.game.rules.cards  # type: ignore[attr-defined]  # the rules of this game
        self._put(table, DuelWords(self._words.language, cards))

    def _read_turn(self, name: str, text: str, head: TurnHead, known: TurnHead | None) -> ByHand[State]:
        options = checked(save_in(text, name), name)["options"]
        rules = InsurgentRules(self._cards_of(options, name))
        return open_turn(text, head, rules, name=name, known=known, voice=self._voice(rules))

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game.

        Raises:
            SaveError: If the file does not hold one; the game on the table stays as it is.
            WrongDecks: If it was played with decks that are not at hand.
        """
        plain = unseal(text, name)
        data = checked(plain, name)
        if data["game"] == OTHER_GAME:
            raise SaveError(self._words.say("duel-save-of-algeria", name=name))
        cards = self._cards_of(data["options"], name)
        rules = InsurgentRules(cards)
        self._put_table(read_duel(plain, rules, name=name, voice=self._voice(rules)))

    def _cards_of(self, options: Mapping[str, Any], name: str) -> Cards:
        """Return the decks that a save was played with; those of the program where it does not say."""
        ours, wanted = reconstructed_cards(), wanted_decks(options)
        hashes = {seat: wanted.get(seat, (ours.deck(seat).hash, ""))[0] for seat in ("fln", "gov")}
        found = {seat: self._shelf.find(asked) for seat, asked in hashes.items()}
        missing = [
            self._words.say("duel-missing-deck", seat=seat, label=label, hash=asked)
            for seat, (asked, label) in wanted.items()
            if found.get(seat) is None
        ]
        if missing:
            listed, count = self._words.listed(missing), len(missing)
            raise WrongDecks(self._words.say("duel-other-decks", name=name, missing=listed, count=count))
        fln, gov = found["fln"], found["gov"]
        assert fln is not None
        assert gov is not None
        return Cards(fln, gov)

    def _put(self, table: Table[State], words: DuelWords) -> None:
        """Put a game on the table, with the words of its cards."""
        session = DuelSession(table, words)
        session.results.begin([table.game])
        self._words = words
        self._seat(session)


class _Question(ipywidgets.VBox):
    """Asks before a running game is thrown away; the answer that changes nothing comes first."""

    def __init__(self, yes: Callable[[], None], no: Callable[[], None]) -> None:
        self._text, self._ask = PageStatus("alert"), ""
        layout = ipywidgets.Layout(width="fit-content", flex="0 0 auto")
        self._no, self._yes = (ipywidgets.Button(layout=layout) for _ in range(2))
        self._no.on_click(lambda _button: no())
        self._yes.on_click(lambda _button: yes())
        for button in (self._no, self._yes):
            button.add_class("al-room-button")
        answers = ipywidgets.HBox([self._no, self._yes], layout=ipywidgets.Layout(flex_flow="row wrap"))
        super().__init__([self._text, answers])
        self.show(shown=False)

    def speak(self, words: DuelWords) -> None:
        """Change the language."""
        self._ask = words.say("duel-ask")
        self.show(shown=self.layout.display != "none")
        self._no.description, self._yes.description = words.say("duel-ask-no"), words.say("duel-ask-yes")

    def show(self, *, shown: bool) -> None:
        """Ask, or take the question away; a screen reader says what comes to stand in a live region."""
        self._text.say(self._ask if shown else "")
        self.layout.display = "flex" if shown else "none"
