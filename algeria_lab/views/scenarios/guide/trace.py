"""The *trace écrite*: five lines to keep at the end of a lesson, made from the learner's own answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.views.scenarios.guide.looking_back import LookingBack, place_of
from algeria_lab.views.scenarios.on_top import on_top

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
CHOSEN = ("for", "against", "left-out")  # lines of which the learner may keep another sentence
BLANK = "…" * 20


def trace(guide: Guide, words: GameWords, kept: Mapping[str, int] | None = None) -> Part | None:
    """Return the five lines, each with what is still to be filled in; None where no question stands on top.

    Args:
        guide: The guide of a person's way.
        words: The reader's language.
        kept: Which sentence is kept in the lines `CHOSEN`, counted from 0; the first where nothing is said.
    """
    above = on_top(guide.scenario, words)
    if above is None:
        return None
    lines = [_line(words, "question", [above.question]), _line(words, "answer", _answers(guide, words))]
    for name, sentences in _sentences(guide, words).items():
        place = (kept or {}).get(name, 0) % len(sentences) if sentences else 0
        text, is_own = sentences[place] if sentences else ("", True)
        label = f"{name}-own" if name == "for" and is_own else name
        more = {"id": name, "place": place, "count": len(sentences), "chosen": True}
        lines.append(_line(words, label, [text]) | more)
    return {"lines": lines, "text": "\n".join(written(line, words) for line in lines)}


def written(line: Part, words: GameWords) -> str:
    """Return a line as one text; what is not said is a blank to fill in."""
    said = words.say("list-semicolon").join(one or BLANK for one in line["texts"])
    return words.labelled(line["label"], said)


def _line(words: GameWords, name: str, texts: Sequence[str]) -> Part:
    label = words.say(f"guiding-trace-{name}")
    return {
        "id": name,
        "label": label,
        "texts": list(texts),
        "place": 0,
        "count": len(texts),
        "chosen": False,
    }


def _answers(guide: Guide, words: GameWords) -> list[str]:
    """Return the text that was written anew and the first one; one blank where none is asked twice."""
    again = next((one for one in reversed(guide.scenario.quiz) if one.again), None)
    if again is None:
        return [""]
    first = guide.scenario.question(again.again or "")
    return [
        words.say(f"guiding-trace-{when}", text=_text(guide, question) or BLANK)
        for when, question in (("first", first), ("last", again))
    ]


def _text(guide: Guide, question: Question | None) -> str:
    """Return what was written last; empty if nothing was."""
    given = guide.answers.tries.get(question.id, ()) if question else ()
    return " ".join(str(given[-1].verdict.given).split()) if given else ""


def _sentences(guide: Guide, words: GameWords) -> dict[str, list[tuple[str, bool]]]:
    """Return what may be kept: for the claim in the game, against it in the sources, and what is left out.

    Of each it is said whether it is of the reader's own game.
    """
    scenario, lesson = guide.scenario, guide.scenario.lesson
    evidence = LookingBack(guide, words).evidence()
    speaks_for = [row for side, row in evidence if side == "for" and place_of(row) == "game"]
    speaks_for.sort(key=lambda row: row.when is None)  # one's own game before the model
    against = [row for side, row in evidence if side == "against" and place_of(row) == "sources"]
    left_out = [(text, False) for text in (lesson.left_out if lesson else [])]
    rows = ([(row.text, row.when is not None) for row in found] for found in (speaks_for, against))
    return {
        name: [(scenario.said(text, words.language), is_own) for text, is_own in found]
        for name, found in zip(CHOSEN, (*rows, left_out), strict=True)
    }
