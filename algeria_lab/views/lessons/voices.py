"""Excerpts of sources side by side: who speaks, the original, our translation; where from on demand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.checking.voices import Voice, voice
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import Block, Page, element
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

# Columns follow the room that the page gives them, not the window: a board may stand beside.
_STYLE = style("voices.css")


def voices_page(words: Messages, names: Iterable[str]) -> Page:
    """Return excerpts side by side, in the order asked for.

    Args:
        words: The reader's language.
        names: Their ids, such as ``x21``.

    Raises:
        UnknownName: If there is no such excerpt.
    """
    chosen = [voice(name) for name in names]
    notes = list(dict.fromkeys(note for one in chosen if (note := one.content_note.get(words.language))))
    parts: list[Markup] = [_STYLE]
    if notes:
        parts.append(
            element("p", words.labelled(words.say("voices-note"), " ".join(notes)), class_="al-mind")
        )
    column = {"class_": "al-two"} if len(chosen) in (2, 4) else {}
    parts.append(element("ul", *(_item(words, one) for one in chosen), **column))
    box = element("div", *parts, class_="al-voices", role="group", aria_label=words.say("voices-title"))
    texts = "\n\n".join("\n".join(_lines(words, one)) for one in chosen)
    return Page(box, texts, tuple(_block(words, one) for one in chosen))


def _item(words: Messages, one: Voice) -> Markup:
    tongue = words.language
    parts = [
        element("p", element("span", one.who[tongue], class_="al-who"), Markup("<br>"), one.what[tongue]),
        element("p", _when(words, one), class_="al-when"),
        *_quoted(words, one),
    ]
    if caution := one.caution.get(tongue):
        parts.append(element("p", words.labelled(words.say("voices-caution"), caution), class_="al-mind"))
    rows = (element("dt", label) + element("dd", text) for label, text in _origin(words, one))
    summary = element("summary", words.say("voices-origin", who=one.who[tongue]))
    parts.append(element("details", summary, element("dl", *rows)))
    return element("li", *parts)


def _quoted(words: Messages, one: Voice) -> list[Markup]:
    """Return the original and, for who does not read its language, our translation under it."""
    tongue, english = words.language, one.translation(words.language)
    quotes = [_quote(one.original, one.language)]
    if english:
        label = words.say("voices-translated")
        quotes += [element("p", label, class_="al-label"), _quote(english, tongue)]
    return quotes


def _quote(passages: Sequence[str], language: str) -> Markup:
    lines = (element("p", _marked(passage, language)) for passage in passages)
    return element("blockquote", *lines, lang=language)


def _marked(passage: str, language: str) -> str:
    """Return a passage between the quotation marks of its language."""
    return f"«\N{NO-BREAK SPACE}{passage}\N{NO-BREAK SPACE}»" if language == "fr" else f"“{passage}”"


def _when(words: Messages, one: Voice) -> str:
    """Return in what part somebody speaks, when it was said and what time it is about."""
    said = words.say("voices-said", when=one.said[words.language])
    about = words.say("voices-about", what=one.about[words.language])
    memory = [words.say("voices-memory" if one.said_year else "voices-undated")] if one.is_memory else []
    kind = sentence(words.say(f"voices-kind-{one.kind}"))
    return words.say("list-semicolon").join([kind, said, about, *memory])


def _origin(words: Messages, one: Voice) -> list[tuple[str, str]]:
    """Return where an excerpt is from, how surely, by what right, each with its name."""
    return [
        (words.say("voices-source"), one.source[words.language]),
        (words.say("voices-grade"), words.say(f"voices-grade-{one.grade}")),
        (words.say("voices-rights"), words.say(f"voices-rights-{one.rights}")),
        (words.say("voices-number"), one.id.upper()),
    ]


def _lines(words: Messages, one: Voice) -> list[str]:
    tongue = words.language
    english = one.translation(tongue)
    return [
        words.labelled(one.who[tongue], one.what[tongue]),
        _when(words, one),
        *(_marked(passage, one.language) for passage in one.original),
        *([words.say("voices-translated")] if english else []),
        *(_marked(passage, tongue) for passage in english),
        *([words.labelled(words.say("voices-caution"), text)] if (text := one.caution.get(tongue)) else []),
        *(words.labelled(label, text) for label, text in _origin(words, one)),
    ]


def _block(words: Messages, one: Voice) -> Block:
    return Block(tuple((line,) for line in _lines(words, one)[1:]), _lines(words, one)[0])
