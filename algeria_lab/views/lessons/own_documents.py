"""Documents that the author of a scenario adds, as its readers see them: like excerpts, ungraded."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from algeria_lab.checking.voices import OWN, Voice, voice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.scenarios.forms.own_documents import OwnDocument
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

_FOLDED = re.compile(r"[ \t\r\n]+")  # spaces of a file; a no-break space is the author’s


def own_documents(scenario: Scenario, words: Messages) -> Mapping[str, Voice]:
    """Return the documents of a scenario's own, by id, in the words that its readers read."""
    return {one.id: _as_voice(scenario, one, words.language) for one in scenario.documents}


def documents_of(scenario: Scenario, words: Messages) -> Callable[[str], Voice]:
    """Return what tells a document that a scenario shows or asks about, by id: one of its own, or an excerpt.

    It raises an `UnknownName` if there is neither.
    """
    own = own_documents(scenario, words)
    return lambda name: own.get(name) or voice(name)


def _as_voice(scenario: Scenario, one: OwnDocument, language: str) -> Voice:
    tongue, text = scenario.spoken(one.text, language)

    def told(part: TextData) -> dict[str, str]:
        said = _plain(scenario.said(part, language))
        return {language: said} if said else {}

    return Voice(
        id=one.id,
        who=told(one.who),
        what=told(one.what),
        kind=OWN,
        algerian=False,
        civilian=False,
        said=told(one.when),
        about={},
        addressee=told(one.addressee),
        place=told(one.place),
        said_year=0,
        work="",
        source=told(one.source),
        grade="d",
        rights=OWN,
        language=tongue,
        original=tuple([_plain(part) for part in text.split("\n\n") if part.strip()]),
        translated=(),
        caution=told(one.caution),
        checking={},
        content_note={},
        beside=(),
        page="",
        lessons=(),
    )


def _plain(text: str) -> str:
    """Return a text in one line, its no-break spaces kept."""
    return _FOLDED.sub(" ", text).strip()
