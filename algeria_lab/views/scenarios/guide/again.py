"""What a step that lies behind said and showed, to be read once more: its text and its documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.checking.voices import voices
from algeria_lab.views.lessons.own_documents import own_documents
from algeria_lab.views.lessons.voices import quoted
from algeria_lab.views.scenarios.prose import Block, Run, blocks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.checking.voices import Voice
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords


def read_again(guide: Guide, step: Step, words: GameWords) -> list[Block]:
    """Return the text and the documents of a step that was begun before the present one."""
    stages = guide.stages if guide.step is None else guide.stages[:-1]
    if not any(stage.step is step for stage in stages):
        return []
    tongue = words.language
    found = blocks(guide.scenario.said(step.text, tongue))
    named = dict.fromkeys(name for exhibit in step.show for name in exhibit.excerpts)
    known = {
        **voices(),
        **own_documents(guide.scenario, words),
    }  # of one that there is not, the step itself has said so
    found += [block for name in named if name in known for block in _document(known[name], words)]
    chosen = next((stage.choice for stage in reversed(stages) if stage.step is step), None)
    found += blocks(guide.scenario.said(chosen.say, tongue)) if chosen else []
    return found + blocks(guide.scenario.said(step.on_done, tongue))


def _document(one: Voice, words: GameWords) -> Iterator[Block]:
    """Yield a document: who speaks and when, the words in the reader's language, what to mind."""
    tongue = words.language
    note, caution = one.content_note.get(tongue), one.caution.get(tongue)
    if note:
        yield _paragraph("", words.labelled(words.say("voices-note"), note))
    facts = words.say("list-semicolon").join([one.what[tongue], one.said[tongue]])
    yield _paragraph(one.who[tongue], facts)
    translated = one.translation(tongue)
    language = tongue if translated else one.language
    for passage in translated or one.original:
        yield _paragraph("", quoted(passage, language))
    if caution:
        yield _paragraph(words.say("voices-caution"), caution)


def _paragraph(strong: str, text: str) -> Block:
    """Return a paragraph as it is written: nothing in it is a mark of an author."""
    head: list[Run] = [{"text": strong, "strong": True}, {"text": " "}] if strong else []
    return {"kind": "p", "items": [[*head, {"text": text}]]}
