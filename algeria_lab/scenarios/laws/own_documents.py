"""Documents that the author adds: their names are their own, they are short enough, and a step shows each."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, unknown
from algeria_lab.checking.voices import voices
from algeria_lab.scenarios.forms.own_documents import MOST_WORDS
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.texts import LANGUAGES


def own_document_faults(case: Case) -> Iterator[Fault]:
    """Yield documents with the name of an excerpt, too long or never shown; and names of none."""
    scenario, known = case.scenario, case.named("documents")
    shown = {name for step in scenario.steps for exhibit in step.show for name in exhibit.documents}
    for place, one in enumerate(scenario.documents):
        if one.id in voices():
            yield Fault(("documents", place, "id"), "document-name", {"given": one.id})
        count = max(len(scenario.said(one.text, language).split()) for language in LANGUAGES)
        if count > MOST_WORDS:
            yield Fault(("documents", place, "text"), "document-words", {"count": count, "most": MOST_WORDS})
        if case.is_whole and one.id not in shown:
            yield Fault(("documents", place), "document-unshown", {"given": one.id})
    for place, step in enumerate(scenario.steps):
        for number, exhibit in enumerate(step.show):
            for row, name in enumerate(exhibit.documents):
                if name not in known:
                    path = ("steps", place, "show", number, "documents", row)
                    yield unknown(path, name, known)._replace(problem="document-unknown")
