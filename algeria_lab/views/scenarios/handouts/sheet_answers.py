"""What a good sheet about a document says in its cells, for teachers: from its author or its record."""

from __future__ import annotations

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.own_words import CELLS
from algeria_lab.views.lessons.own_documents import documents_of
from algeria_lab.views.lessons.voices import known_cells
from algeria_lab.views.shared.messages import GameWords


def sheet_answers(scenario: Scenario, question: Question, words: GameWords) -> dict[str, str]:
    """Return the model answer of each cell of a sheet, in the order of its cells; none for other questions.

    Args:
        scenario: The scenario that asks.
        question: The question.
        words: The reader's language.
    """
    if question.kind != "sheet" or question.document is None:
        return {}
    known = known_cells(words, documents_of(scenario, words)(question.document))
    written = {name: getattr(question.cells, name, None) for name in CELLS}
    own = {name: scenario.said(text, words.language) for name, text in written.items() if text}
    return {name: own.get(name, known[name]) for name in CELLS}
