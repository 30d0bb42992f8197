"""The *trace écrite*: lines to keep at the end of a lesson, made from the learner's own answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.scenarios.forms.lesson import Evidence
from algeria_lab.views.scenarios.guide.looking_back import LookingBack, is_own, place_of
from algeria_lab.views.scenarios.on_top import on_top

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
BLANK = "…" * 20
# Whence sentences of a line come, in the order in which they are offered: a claim is tried out in the game
# and held against the sources first, but both have their say on both sides.
ROOMS = {"for": ("own", "game", "sources"), "against": ("sources", "own", "game")}


class Sentence(NamedTuple):
    """A sentence that may be kept.

    Attributes:
        place: Where its author wrote it among those of its line, counted from 0.
        text: The sentence, in the reader's language.
        room: Whence it comes, one of `ROOMS` of its line; empty where a line does not say so.
    """

    place: int
    text: str
    room: str


def trace(guide: Guide, words: GameWords) -> Part | None:
    """Return the lines, each with what is still to be filled in; None where no question stands on top.

    Args:
        guide: The guide of a person's way; it knows which sentences they chose.
        words: The reader's language.
    """
    above = on_top(guide.scenario, words)
    if above is None:
        return None
    lines = [_line(words, "question", [above.question]), _line(words, "answer", _answers(guide, words))]
    lines += _of_wars(guide, words)
    for name, sentences in _sentences(guide, words).items():
        place = _chosen(sentences, guide.kept(name))
        text, room = sentences[place][1:] if sentences else ("", "")
        label = f"{name}-{room}" if room else name
        more = {"id": name, "place": place, "count": len(sentences), "chosen": True}
        lines.append(_line(words, label, [text]) | more)
        lines.extend(_beside(words, name, sentences, room))
    return {"lines": lines, "text": "\n".join(written(line, words) for line in lines)}


def _beside(words: GameWords, name: str, sentences: Sequence[Sentence], room: str) -> Iterator[Part]:
    """Yield a line for the first sentence from the other place, so that game and sources both stand."""
    other = next((one for one in sentences if _is_read(one.room) != _is_read(room)), None) if room else None
    if other:
        yield _line(words, f"{name}-{other.room}", [other.text]) | {"id": f"{name}-beside"}


def _is_read(room: str) -> bool:
    return room == "sources"


def keep_another(guide: Guide, words: GameWords, line: str, place: int) -> None:
    """Keep another sentence in a line, counted from 0 and round and round; other lines have no other.

    Args:
        guide: The guide of a person's way.
        words: The reader's language.
        line: The line.
        place: Which of the sentences that it can have now.
    """
    if sentences := _sentences(guide, words).get(line):
        guide.keep(line, sentences[place % len(sentences)].place)


def _chosen(sentences: Sequence[Sentence], kept: int | None) -> int:
    """Return the place of the sentence that was chosen; the first where it is not so, or nothing was."""
    return next((place for place, one in enumerate(sentences) if one.place == kept), 0)


def chosen_lines(guide: Guide, words: GameWords) -> list[str]:
    """Return the lines as texts once somebody has chosen a sentence of them; else none."""
    lines = trace(guide, words)
    found = lines["lines"] if lines else []
    is_chosen = any(guide.kept(line["id"]) is not None for line in found)
    return [written(line, words) for line in found] if is_chosen else []


def written(line: Part, words: GameWords) -> str:
    """Return a line as one text; what is not said is a blank to fill in."""
    said = " · ".join(one or BLANK for one in line["texts"])
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


def _of_wars(guide: Guide, words: GameWords) -> list[Part]:
    """Return a line for each experiment of which somebody wrote a sentence of their own."""
    said = {one.id: guide.tried(one.id).get("sentence") for one in guide.scenario.experiments}
    return [
        _line(words, "wars", [" ".join(text.split())]) | {"id": f"wars-{name}"}
        for name, text in said.items()
        if isinstance(text, str) and text.strip()
    ]


def _text(guide: Guide, question: Question | None) -> str:
    """Return what was written last; empty if nothing was."""
    given = guide.answers.tries.get(question.id, ()) if question else ()
    return " ".join(str(given[-1].verdict.given).split()) if given else ""


def _sentences(guide: Guide, words: GameWords) -> dict[str, list[Sentence]]:
    """Return what may be kept in each line that has a choice, as far as it is so in the reader's game."""
    scenario, lesson = guide.scenario, guide.scenario.lesson
    evidence = LookingBack(guide, words).evidence()
    found: dict[str, list[Sentence]] = {}
    for name, rows in (lesson.sentences if lesson else {}).items():
        told = [row for row in rows if not isinstance(row, Evidence) or (name, row) in evidence]
        places = {id(row): place for place, row in enumerate(rows)}
        all_of = [
            Sentence(places[id(row)], scenario.said(_text_of(row), words.language), _room(name, row))
            for row in told
        ]
        found[name] = sorted(all_of, key=lambda one: ROOMS.get(name, ("",)).index(one.room))
    return found


def _text_of(row: Evidence | TextData) -> TextData:
    return row.text if isinstance(row, Evidence) else row


def _room(name: str, row: Evidence | TextData) -> str:
    """Return whence a sentence of a line comes, one of its `ROOMS`; empty where it does not matter."""
    if name not in ROOMS or not isinstance(row, Evidence):
        return ""
    if place_of(row) == "sources":
        return "sources"
    return "own" if is_own(row) else "game"
