"""The form in which owners of the printed game enter its cards [INS-8.1]: drawn in the browser, checked here.

The browser sends the whole draft after each change; it is checked as files are, and what is said of it goes
back beside the fields.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import anywidget
import traitlets

from algeria_lab.checking.decks.check import DECK, deck_faults, inspect_deck
from algeria_lab.checking.decks.laws import FOREIGN, SHAPE, allowed_icons, deck_warnings
from algeria_lab.checking.faults import Fault, Path, WrongFile, legible, listed, sentence
from algeria_lab.core.refusals import LabError
from algeria_lab.insurgent.cards import FRONTS, KINDS, PROVENANCES, Deck
from algeria_lab.insurgent.deck_files import SIDES, built_in_deck, deck_names, deck_of, document_text
from algeria_lab.views.insurgent.decks import deck_label, form_text, icon_words, in_names
from algeria_lab.views.pages.duel.deck_draft import (
    Draft,
    copied_draft,
    document_of,
    draft_of,
    empty_draft,
    side_name,
)
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.messages import Messages

_LOG = logging.getLogger(__name__)
OnDeck: TypeAlias = Callable[[Deck, str], None]
Scene: TypeAlias = dict[str, Any]

_FILE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{2,40}")
_EMPTY, _COPY = "empty", "copy"


class MalformedMessage(LabError, ValueError):
    """The browser sent something that the form does not know."""


class DeckDesk(anywidget.AnyWidget):
    """The browser's side of the form (widgets/deck).

    Args:
        answer: Called with each message of the browser; it must not raise.
    """

    _esm = bundle("deck.js")
    _css = bundle("deck.css")

    strings = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    draft = traitlets.Dict().tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)
    message = traitlets.Dict().tag(sync=True)

    def __init__(self, answer: Callable[[Any], None]) -> None:
        super().__init__()
        self.on_msg(lambda _widget, message, _buffers: answer(message))


class DeckForm:
    """The form: begins with an empty deck, a copy or a file; checks, saves, and hands over what is good.

    Args:
        words: The reader's language.
        on_deck: Called with a good deck and its text when the reader wants to play with it. It may raise: the
            reader is then told in words. Without it, decks can only be saved.
    """

    def __init__(self, words: Messages, on_deck: OnDeck | None = None) -> None:
        self.words, self._on_deck = words, on_deck
        self._draft = empty_draft("FLN", words)
        self._edition = self._answers = self._ticket = 0
        self._deeds: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "check": self._check,
            "begin": self._begin,
            "open": self._open,
            "save": self._save,
            "use": self._use,
        }
        self.widget = DeckDesk(self._answer)
        self.speak(words)
        self._put(self._draft)

    def speak(self, words: Messages) -> None:
        """Change the language; what was written stays."""
        self.words = words
        with self.widget.hold_sync():
            self.widget.strings = words.ui("deck-ui-")
            self.widget.scene = scene(words, can_use=self._on_deck is not None)
            self._judge()

    def _answer(self, message: Any) -> None:
        try:
            self._deed_of(message)(message)
        except MalformedMessage:
            self._tell(self.words.say("deck-malformed"), fault=True)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback
            if not isinstance(error, LabError):
                _LOG.exception("The deck form failed")
            self._tell(self.words.say("deck-failed", what=str(error)), fault=True)

    def _deed_of(self, message: Any) -> Callable[[Mapping[str, Any]], None]:
        kind = message.get("kind") if isinstance(message, dict) else None
        if not isinstance(kind, str) or kind not in self._deeds:
            raise MalformedMessage("no such deed")
        return self._deeds[kind]

    def _check(self, message: Mapping[str, Any]) -> None:
        self._take(message)
        self._judge()

    def _take(self, message: Mapping[str, Any]) -> None:
        """Take over what the reader has written."""
        data, ticket = message.get("draft"), message.get("ticket")
        if not isinstance(data, dict) or not isinstance(ticket, int):
            raise MalformedMessage("no draft")
        if len(json.dumps(data)) > DECK.most:
            raise MalformedMessage("too large")
        # What was sent before the browser had seen the draft that is shown now is about another one.
        if message.get("edition") == self._edition:
            self._draft, self._ticket = draft_of(data), ticket
            # A page that draws the form anew shall find what was written.
            self.widget.draft = {"edition": self._edition, "data": self._draft}

    def _begin(self, message: Mapping[str, Any]) -> None:
        how, _, what = str(message.get("value")).partition(":")
        if how == _EMPTY and what in SIDES:
            self._put(empty_draft(what, self.words))
        elif how == _COPY and what in deck_names():
            self._put(copied_draft(built_in_deck(what), self.words))
        else:
            raise MalformedMessage("no such beginning")

    def _open(self, message: Mapping[str, Any]) -> None:
        """Open a deck file or a draft; what the form cannot show is named, not dropped in silence."""
        name, text = message.get("name"), message.get("text")
        if not isinstance(name, str) or not isinstance(text, str):
            raise MalformedMessage("no file")
        name, data = legible(name), None
        try:
            data, found = inspect_deck(text, name)
        except WrongFile as error:
            found = list(error.faults)
        if not isinstance(data, dict):
            says = [
                self.words.say("deck-not-opened", name=name),
                listed(WrongFile(DECK, name, found), self.words.say),
            ]
            self._tell("\n".join(says), fault=True)
            return
        draft = draft_of(data)
        kept = {(fault.path, fault.problem) for fault in deck_faults(document_of(draft))}
        lost = [fault for fault in found if (fault.path, fault.problem) not in kept]
        self._put(draft)
        if lost:
            lines = [
                f"– {self.words.labelled(fault.where, sentence(fault, self.words.say))}" for fault in lost
            ]
            self._tell("\n".join([self.words.say("deck-left-out", name=name), *lines]), fault=True)
        else:
            self._tell(self.words.say("deck-opened-draft" if found else "deck-opened", name=name))

    def _save(self, message: Mapping[str, Any]) -> None:
        """Hand the file of the deck to the browser, also of one that is not yet complete."""
        self._check(message)
        document = document_of(self._draft)
        ready = not deck_faults(document)
        given = self._draft["deck_id"]
        name = f"{given if _FILE_NAME.fullmatch(given) else 'deck'}{'' if ready else '-draft'}.json"
        self.widget.send({"kind": "file", "name": name, "text": document_text(document)})
        self._tell(self.words.say("deck-saved-ready" if ready else "deck-saved-draft", name=name))

    def _use(self, message: Mapping[str, Any]) -> None:
        """Hand a good deck to the page."""
        self._check(message)
        if self._on_deck is None:
            raise MalformedMessage("nobody takes decks here")
        document = document_of(self._draft)
        if deck_faults(document):
            self._tell(self.words.say("deck-not-used"), fault=True)
            return
        deck = deck_of(document)
        self._on_deck(deck, document_text(document))
        self._tell(self.words.say("deck-used", label=deck_label(deck, self.words)))

    def _put(self, draft: Draft) -> None:
        """Show another draft in the browser."""
        self._draft = draft
        self._edition += 1
        with self.widget.hold_sync():
            self.widget.draft = {"edition": self._edition, "data": draft}
            self._judge()

    def _judge(self) -> None:
        self.widget.verdict = {
            "ticket": self._ticket,
            "edition": self._edition,
            **verdict(self._draft, self.words),
        }

    def _tell(self, text: str, *, fault: bool = False) -> None:
        self._answers += 1  # a second, equal message is a change, too
        self.widget.message = {"level": "error" if fault else "info", "text": text, "answer": self._answers}


def scene(words: Messages, *, can_use: bool) -> Scene:
    """Return what the form offers: languages, beginnings, types, fronts, and the icons of each side."""
    return {
        "lang": words.language,
        "dir": words.direction,
        "use": can_use,
        "starts": _starts(words),
        "sides": [(side, side_name(side, words)) for side in SIDES],
        "provenances": [(each, words.say(f"deck-provenance-{each}")) for each in PROVENANCES],
        # Whether cards of a type have a home front [INS-1.3].
        "kinds": [(kind, words.say(f"card-kind-{kind}"), kind == "agent") for kind in KINDS],
        "fronts": [(front, words.say(f"card-front-{front}")) for front in FRONTS],
        "icons": {
            side: [icon_words(icon, words) for icon in allowed_icons(seat)] for side, seat in SIDES.items()
        },
        "names": {icon: words.say(f"icon-{icon}") for seat in SIDES.values() for icon in allowed_icons(seat)},
        "why": {side: _why(side, words) for side in SIDES},
    }


def _starts(words: Messages) -> list[tuple[str, str]]:
    empty = [
        (f"{_EMPTY}:{side}", words.say("deck-start-empty", side=side_name(side, words))) for side in SIDES
    ]
    labels = {name: deck_label(built_in_deck(name), words) for name in deck_names()}
    copies = [
        (f"{_COPY}:{name}", words.say("deck-start-copy", label=label)) for name, label in labels.items()
    ]
    return empty + copies


def _why(side: str, words: Messages) -> str:
    rule, foreign = FOREIGN[SIDES[side]]
    return words.say("deck-why", icons=in_names(sorted(foreign), words), rule=rule)


def verdict(draft: Draft, words: Messages) -> dict[str, Any]:
    """Return how a draft stands: faults by place, counts, and how each card stands.

    Returns:
        ``faults``: sentences by place, such as ``cards.3.icons.1``, positions counted from 0; ``warnings``:
        sentences; ``counts``: type, text and whether it is right; ``rows``: for each card how it stands
        (``good``, ``wrong`` or ``empty``) and in words; ``ready``, ``says``: whether it can be played with.
    """
    document = document_of(draft)
    found = deck_faults(document)
    sentences: dict[str, list[str]] = {}
    for fault in found:
        says = form_text(fault, words) + words.say("cite", rule=fault.rule)
        sentences.setdefault(_place(fault.path), []).append(says)
    rows = [_row(place, row, found, words) for place, row in enumerate(draft["cards"])]
    return {
        "faults": sentences,
        "warnings": [] if found else _warnings(deck_of(document), words),
        "counts": [_count(kind, draft, words) for kind in KINDS],
        "rows": rows,
        "ready": not found,
        "says": _says(found, rows, words),
    }


def _says(found: list[Fault], rows: list[dict[str, str]], words: Messages) -> str:
    unfinished = sum(1 for row in rows if row["state"] != "good")
    if unfinished:
        return words.say("deck-draft-cards", count=unfinished)
    return words.say("deck-draft-deck" if found else "deck-ready")


def _place(path: Path) -> str:
    return ".".join(map(str, path))


def _warnings(deck: Deck, words: Messages) -> list[str]:
    return [
        words.labelled(deck.cards[fault.path[1]].name, text)
        if len(fault.path) > 1 and isinstance(fault.path[1], int)
        else text
        for fault in deck_warnings(deck)
        for text in [form_text(fault, words) + words.say("cite", rule=fault.rule)]
    ]


def _count(kind: str, draft: Draft, words: Messages) -> dict[str, Any]:
    have = sum(1 for row in draft["cards"] if row["type"] == kind)
    says = words.say(f"deck-count-{kind}", have=have, need=SHAPE[kind])
    return {"key": kind, "text": says, "right": have == SHAPE[kind]}


def _row(place: int, row: Draft, found: list[Fault], words: Messages) -> dict[str, str]:
    if not any(row[key] for key in row if key != "id"):
        return {"state": "empty", "text": words.say("deck-row-empty")}
    count = sum(1 for fault in found if fault.path[:2] == ("cards", place))
    if count:
        return {"state": "wrong", "text": words.say("deck-row-faults", count=count)}
    return {"state": "good", "text": words.say("deck-row-good")}
