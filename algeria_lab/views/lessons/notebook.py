"""The notebook of a lesson, written from its files: the same lesson as one page, and cell by cell."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import nbformat

from algeria_lab.checking.facts import cited
from algeria_lab.checking.programmes import programmes
from algeria_lab.scenarios.forms.sealed import LEARNERS
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.shared.glossary import all_terms
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.lesson import Lesson
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.forms.whole import Debrief, Scenario
    from algeria_lab.views.scenarios.on_top import OnTop

# Cells for those who work cell by cell. As a web page the lesson is one page: the template passes them over,
# and they are not run there.
BESIDE, UNRUN = "cell-by-cell", "skip-execution"
_CELL = re.compile(
    r"^# %% *(?P<step>[\w-]+)(?:: *(?P<name>[\w-]+))?(?:, *(?P<kind>task|check|solution))? *$", re.MULTILINE
)
_OTHER_LANGUAGE = re.compile(r"^( *)# (en|fr): (.*)$")
_BEFORE_MARKS = re.compile(r" (?=[?!:;»])")  # comments of code have plain spaces, French prose has not
_NUMBERED = re.compile(r"^(\d{4})\.", re.MULTILINE)  # a year
_HEADINGS = ("happened", "model", "historians", "left-out", "felt", "class")


class CodeCell(NamedTuple):
    """A cell that learners may change, or a part of a task that they work out.

    Attributes:
        step: The step under which it stands.
        name: Its name.
        code: The code, with comments in both languages.
        kind: ``task`` (what is asked, in comments), ``check`` (what says whether it is right), ``solution``,
            or empty for a cell of its own.
    """

    step: str
    name: str
    code: str
    kind: str = ""

    def spoken(self, language: str) -> str:
        """Return the code with the comments of one language."""
        lines = []
        for line in self.code.splitlines():
            found = _OTHER_LANGUAGE.match(line)
            if found is None:
                lines.append(line)
            elif found[2] == language:
                lines.append(f"{found[1]}# {found[3]}")
        return "\n".join(lines).strip("\n")

    @property
    def bare(self) -> str:
        """The code without its comments in both languages."""
        lines = (line for line in self.code.splitlines() if not _OTHER_LANGUAGE.match(line))
        return "\n".join(lines).strip("\n")

    def text(self, language: str) -> str:
        """Return what is written in the comments of one language, as one paragraph."""
        found = (_OTHER_LANGUAGE.match(line) for line in self.code.splitlines())
        text = " ".join(line[3] for line in found if line and line[2] == language)
        return _BEFORE_MARKS.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def code_cells(text: str) -> list[CodeCell]:
    r"""Return the cells of a file in percent format.

    ``# %% step: name`` begins one, ``# %% step: name, task`` a part of a task.

    Examples:
        >>> code_cells("# %% order: odds\n# en: Try 2.\n# fr: Essayez 2.\nwars = 1\n")[0].spoken("fr")
        '# Essayez 2.\nwars = 1'
    """
    found = list(_CELL.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return [
        CodeCell(
            row["step"],
            "-".join((row["step"], row["name"] or "cell", *([row["kind"]] if row["kind"] else []))),
            text[row.end() : end].strip("\n"),
            row["kind"] or "",
        )
        for row, end in zip(found, ends, strict=True)
    ]


def lesson_notebook(scenario: Scenario, cells: Sequence[CodeCell], language: str) -> str:
    """Return the text of the notebook of a lesson.

    Args:
        scenario: The lesson.
        cells: Its cells of code.
        language: ``en`` or ``fr``.
    """
    writer = LessonNotebook(scenario, language)
    notebook = nbformat.v4.new_notebook(cells=list(writer.cells(cells)), metadata=writer.metadata())
    return nbformat.writes(notebook) + "\n"


class LessonNotebook:
    """Writes the cells of a lesson.

    Args:
        scenario: The lesson; it has a block `lesson`.
        language: ``en`` or ``fr``.
    """

    def __init__(self, scenario: Scenario, language: str) -> None:
        assert scenario.lesson is not None, scenario.id
        self._scenario, self._lesson, self._words = scenario, scenario.lesson, Messages(language)
        self._say = self._words.say

    def metadata(self) -> dict[str, object]:
        """Return what Jupyter and the list of pages read."""
        scenario, lesson = self._scenario, self._lesson
        titles = {language: scenario.said(scenario.title, language) for language in ("en", "fr")}
        abouts = {language: scenario.said(scenario.about, language) for language in ("en", "fr")}
        return {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "lesson": {"id": scenario.id, "language": self._words.language},
            "page_list": {"about": abouts, "place": lesson.number, "title": titles},
            "title": titles[self._words.language],
        }

    def cells(self, code: Sequence[CodeCell]) -> Iterator[nbformat.NotebookNode]:
        """Yield all cells in their order."""
        language = self._words.language
        yield self._text("title", self._head())
        opened = (
            f'import algeria_lab\n\nlesson = algeria_lab.lesson("lesson{LEARNERS}", language="{language}")'
        )
        yield self._code("open", opened)
        yield self._code("page", "lesson")
        yield self._text("aims", self._aims())  # a page sets it beside the title where there is room
        yield self._text("beside", self._say("notebook-beside"), BESIDE)
        for number, step in enumerate(self._scenario.steps, 1):
            yield self._text(step.id, self._step(number, step), BESIDE)
            yield self._code(f"{step.id}-step", f'lesson.step("{step.id}")', BESIDE, UNRUN)
            for cell in code:
                if cell.step == step.id:
                    yield from self._own(cell)
        yield self._text("debrief", self._debrief(), BESIDE)
        yield self._text("sources", self._sources())

    def _own(self, cell: CodeCell) -> Iterator[nbformat.NotebookNode]:
        """Yield a cell to change; of a task what is asked, an empty cell, its check, its folded solution."""
        language, say = self._words.language, self._say
        match cell.kind:
            case "task":
                yield self._text(cell.name, self._labelled("notebook-task", cell.text(language)), BESIDE)
                empty = f"answer = None  # {say('notebook-answer')}"
                yield self._code(f"{cell.name}-answer", empty, BESIDE, UNRUN)
            case "solution":
                code = f"```python\n{cell.bare}\n```"
                parts = _folded(say("notebook-solution"), cell.text(language), code)
                yield self._text(cell.name, "\n\n".join(parts), BESIDE)
            case _:
                yield self._code(cell.name, cell.spoken(language), BESIDE, UNRUN)

    def _said(self, text: TextData) -> str:
        """Return a text; a year and a full stop at its beginning are no item of a list."""
        return _NUMBERED.sub(r"\1\\.", self._scenario.said(text, self._words.language))

    def _text(self, name: str, source: str, *tags: str) -> nbformat.NotebookNode:
        return nbformat.v4.new_markdown_cell(source, id=name, metadata=_tagged(tags))

    def _code(self, name: str, source: str, *tags: str) -> nbformat.NotebookNode:
        return nbformat.v4.new_code_cell(source, id=name, metadata=_tagged(tags))

    def _head(self) -> str:
        """Return title, time, what it is about, and what readers should know."""
        scenario, lesson, say = self._scenario, self._lesson, self._say
        place = say("notebook-lesson", number=lesson.number)
        minutes = " / ".join(str(period) for period in lesson.periods)
        size = say("notebook-size", lesson=place, minutes=minutes, age=lesson.age)
        notes = [self._labelled("notebook-note", self._said(note)) for note in scenario.content_notes]
        title, above = self._said(scenario.title), on_top(scenario, self._words)
        if above:  # the question is the heading; what the lesson is called stands beside its size
            parts = [f"# {above.question}", f"*{title} · {size}*", *self._claim(above)]
        else:
            parts = [f"# {title}", f"*{size}*"]
        return "\n\n".join([*parts, self._said(scenario.about), *(f"> {note}" for note in notes)])

    def _claim(self, above: OnTop) -> Iterator[str]:
        """Yield the claim that a lesson tests, and whose it is."""
        if above.claim:
            claim = self._words.labelled(f"**{self._say('on-top-claim')}**", above.claim)
            yield " ".join(filter(None, (claim, above.by)))

    def _aims(self) -> str:
        """Return what is learned and what comes before; steps, words and programmes lie folded away."""
        lesson, say = self._lesson, self._say
        parts = (
            f"**{say('notebook-aims')}**",
            _numbered(map(self._said, lesson.objectives)),
            self._labelled("notebook-prior", self._said(lesson.prior)),
            *self._forms(),
            *_folded(say("notebook-vocabulary"), self._vocabulary(lesson), say("notebook-statements")),
            *_folded(say("notebook-programmes"), self._programmes(lesson)),
        )
        return "\n\n".join(part for part in parts if part)

    def _forms(self) -> Iterator[str]:
        """Yield the steps of each form, folded under what it is chosen by, and what it leaves out."""
        whole = self._scenario
        for form in [whole.for_period(minutes) for minutes in whole.periods] or [whole]:
            size = period_said(form, self._words) or self._say("notebook-steps", count=len(form.steps))
            left = [self._title(step) for step in form.left_out]
            gone = [self._labelled("notebook-left-out", " · ".join(left))] if left else []
            yield from _folded(size, _numbered(map(self._title, form.steps)), *gone)

    def _title(self, step: Step) -> str:
        return self._said(step.title) or step.id

    def _labelled(self, key: str, text: str) -> str:
        return f"**{self._say(key)}** {text}"

    def _vocabulary(self, lesson: Lesson) -> str:
        """Return the terms of the lesson, as the glossaries name them."""
        titles = {term["id"]: term["title"] for term in all_terms(self._words, self._scenario.game)}
        return " · ".join(titles.get(name, name) for name in lesson.vocabulary)

    def _programmes(self, lesson: Lesson) -> str:
        language, known = self._words.language, programmes()
        rows = [known[name] for name in lesson.programmes]
        return " · ".join(f"{row.title[language]} ({row.place[language]})" for row in rows)

    def _step(self, number: int, step: Step) -> str:
        """Return the text of a step; what comes after it stands in the panel once it is done."""
        parts = [f"## {number}. {self._said(step.title) or step.id}"]
        parts += [f"*{only}*" for only in self._only(step)]
        if step.content_note:
            parts.append(f"*{self._said(step.content_note)}*")
        return "\n\n".join([*parts, self._said(step.text)])

    def _only(self, step: Step) -> list[str]:
        """Return that a step belongs to the long form of the lesson alone; nothing of any other step."""
        return [self._say("period-only", minutes=step.only)] if step.only else []

    def _debrief(self) -> str:
        """Return what is talked about, under its headings."""
        parts = [f"## {self._say('notebook-debrief')}"]
        if above := on_top(self._scenario, self._words):
            parts += [f"**{self._words.labelled(self._say('on-top-again'), above.question)}**"]
            parts += self._claim(above)
        for heading, rows in self._by_heading().items():
            parts += [f"**{self._say(f'notebook-under-{heading}')}**"] if heading else []
            parts.append("\n".join(f"- {self._said(row.ask)}" for row in rows))
        return "\n\n".join([*parts, self._say("notebook-ground-rule")])

    def _by_heading(self) -> Mapping[str, list[Debrief]]:
        rows = self._scenario.debrief
        found = {name: [row for row in rows if (row.under or "") == name] for name in ("", *_HEADINGS)}
        return {name: some for name, some in found.items() if some}

    def _sources(self) -> str:
        """Return works, authors, licence and how to cite the lesson."""
        scenario, say, language = self._scenario, self._say, self._words.language
        readings = []
        for reading in self._lesson.readings:
            about = ". ".join(said for text in (reading.part, reading.why) if (said := self._said(text)))
            readings.append(cited(reading.work, language) + (f" — {about}" if about else ""))
        read = {reading.work for reading in self._lesson.readings}
        works = [*readings, *(cited(one, language) for one in scenario.sources if one not in read)]
        made = say(
            "notebook-made",
            title=self._said(scenario.title),
            version=scenario.version,
            authors=", ".join(scenario.authors),
            licence=scenario.licence,
        )
        rows = "\n".join(f"- {work}" for work in dict.fromkeys(works))
        game = [say(f"notebook-game-{scenario.game}")] if scenario.has_board else []
        return "\n\n".join((f"## {say('notebook-sources')}", rows, made, *game))


def _numbered(lines: Iterable[str]) -> str:
    return "\n".join(f"{place}. {line}" for place, line in enumerate(lines, 1))


def _folded(summary: str, *parts: str) -> list[str]:
    """Return what opens on demand, as Markdown of notebooks and of pages reads it."""
    opening, end = element("details", element("summary", summary)), "</details>"
    return [opening.removesuffix(end), *parts, end]


def _tagged(tags: Sequence[str]) -> dict[str, object]:
    return {"tags": list(tags)} if tags else {}
