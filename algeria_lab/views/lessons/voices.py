"""Excerpts of sources as documents: who speaks, when, to whom, in whose words; for teachers, how surely."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.checking.voices import OWN, Voice, voice
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import Block, Page, element
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

_STYLE = style("voices.css")
# What a reader asks of a document first, in this order; what no page says is left out.
FACTS = ("kind", "said", "addressee", "place", "about", "source")


def voices_page(
    words: Messages,
    names: Iterable[str],
    numbers: Mapping[str, int] | None = None,
    *,
    own: Mapping[str, Voice] | None = None,
    is_warned: bool = False,
) -> Page:
    """Return excerpts one below the other, each with its number, in the order asked for.

    Args:
        words: The reader's language.
        names: Their ids, such as ``x21``.
        numbers: The number of each in its lesson; None for excerpts of no lesson, which bear none.
        own: Documents that are no excerpts of the fact base, by id.
        is_warned: Whether a note was read before they opened, so that theirs would be one more.

    Raises:
        UnknownName: If there is no such excerpt.
    """
    chosen = [(own or {}).get(name) or voice(name) for name in names]
    notes = (
        []
        if is_warned
        else list(dict.fromkeys(note for one in chosen if (note := one.content_note.get(words.language))))
    )
    parts: list[Markup] = [_STYLE]
    if notes:
        parts.append(
            element("p", words.labelled(words.say("voices-note"), " ".join(notes)), class_="al-mind")
        )
    signs = {one.id: _sign(words, (numbers or {}).get(one.id)) for one in chosen}
    items = (_item(words, one, signs[one.id]) for one in chosen)
    parts.append(element("ul", *items))
    named = {"class_": "al-voices al-text", "role": "group", "aria_label": words.say("voices-title")}
    told = [_lines(words, one, signs[one.id]) for one in chosen]
    texts = "\n\n".join(map("\n".join, told))
    return Page(element("div", *parts, **named), texts, tuple(map(_block, told)))


def _sign(words: Messages, number: int | None) -> str:
    """Return what a document of a lesson is cited by; nothing for one of no lesson."""
    return words.say("voices-document", number=number) if number else ""


def _item(words: Messages, one: Voice, named: str) -> Markup:
    """Return a document: its head, what is known of it, its text in both languages, what to mind."""
    tongue = words.language
    who = element("div", element("p", one.who[tongue], class_="al-who"), element("p", one.what[tongue]))
    sign = [element("b", named, class_="al-doc-number")] if named else []
    facts = (
        element("div", element("dt", name), element("dd", text)) for name, text in document_facts(words, one)
    )
    return element(
        "li",
        element("div", *sign, who, class_="al-doc-head"),
        element("dl", *facts, class_="al-doc-facts"),
        element("div", *_quoted(words, one), class_="al-doc-text"),
        _below(words, one),
    )


def document_facts(words: Messages, one: Voice, names: Sequence[str] = FACTS) -> list[tuple[str, str]]:
    """Return what a reader asks of a document first: who speaks, when, to whom, where, about what.

    Args:
        words: The reader's language.
        one: The excerpt.
        names: Which of `FACTS`, in this order.
    """
    kind = [] if one.kind == OWN else [words.say(f"voices-is-{one.kind}"), *_afterwards(words, one)]
    texts = {name: getattr(one, name).get(words.language, "") for name in FACTS[1:]}
    values = {"kind": words.say("list-semicolon").join(kind)} | texts
    return [(words.say(f"voices-fact-{name}"), sentence(values[name])) for name in names if values[name]]


def _afterwards(words: Messages, one: Voice) -> list[str]:
    """Return that somebody remembers, if so."""
    return [words.say("voices-memory" if one.said_year else "voices-undated")] if one.is_memory else []


def _quoted(words: Messages, one: Voice) -> list[Markup]:
    """Return our translation for who does not read the language of the original, and the original."""
    tongue, english = words.language, one.translation(words.language)
    original = printed(words, one)
    if not english:
        return [_quote(original if one.spoken else "", one.original, one.language)]
    return [
        _quote(words.say("voices-translated"), english, tongue),
        _quote(original, one.original, one.language),
    ]


def printed(words: Messages, one: Voice) -> str:
    """Return what the printed text is: the original, or a translation of what was spoken."""
    if one.spoken:
        return words.say(f"voices-spoken-{one.spoken}", language=one.language)
    return words.say(f"voices-original-{one.language}")


def _quote(label: str, passages: Sequence[str], language: str) -> Markup:
    lines = [element("p", quoted(passage, language)) for passage in passages]
    said = [element("p", label, class_="al-label")] if label else []
    return element("div", *said, element("blockquote", *lines, lang=language))


def _below(words: Messages, one: Voice) -> Markup:
    """Return who added it, where it is no excerpt, and what to mind; nothing where there is nothing."""
    caution = one.caution.get(words.language)
    parts = [element("p", words.say("voices-own"))] if one.kind == OWN else []
    if caution:
        mind = element("p", element("b", words.say("voices-caution")), " ", caution, class_="al-mind")
        parts.append(mind)
    return element("div", *parts, class_="al-doc-foot") if parts else Markup()


def quoted(passage: str, language: str) -> str:
    """Return a passage between the quotation marks of its language."""
    return f"«\N{NO-BREAK SPACE}{passage}\N{NO-BREAK SPACE}»" if language == "fr" else f"“{passage}”"


def _when(words: Messages, one: Voice) -> str:
    """Return in what part somebody speaks, when it was said and what time it is about."""
    said = words.say("voices-said", when=one.said[words.language])
    if one.kind == OWN:
        return sentence(said)
    about = words.say("voices-about", what=one.about[words.language])
    kind = sentence(words.say(f"voices-kind-{one.kind}"))
    return words.say("list-semicolon").join([kind, said, about, *_afterwards(words, one)])


def for_teachers(words: Messages, one: Voice) -> list[tuple[str, str]]:
    """Return how surely we have an excerpt, by what right, and what is to be checked, each with its name."""
    checking = one.checking.get(words.language)
    if one.kind == OWN:
        source = words.say("voices-fact-source"), one.source[words.language]
        return [
            (words.say("voices-number"), one.id),
            source,
            (words.say("voices-grade"), words.say("voices-own")),
        ]
    return [
        (words.say("voices-number"), one.id.upper()),
        (words.say("voices-grade"), words.say(f"voices-grade-{one.grade}")),
        (words.say("voices-rights"), words.say(f"voices-rights-{one.rights}")),
        *([(words.say("voices-checking"), checking)] if checking else []),
    ]


def unchecked(words: Messages, one: Voice) -> str:
    """Return in a line what of our copy of an excerpt is still to be checked; empty if nothing is."""
    checking = one.checking.get(words.language)
    if not checking:
        return ""
    return words.labelled(f"{one.who[words.language]} ({one.id.upper()})", checking)


def known_cells(words: Messages, one: Voice) -> dict[str, str]:
    """Return what the fact base knows for each cell of an excerpt's sheet: the teacher's model answer."""
    tongue, semicolon = words.language, words.say("list-semicolon")
    who = words.labelled(one.who[tongue], one.what[tongue])
    when = filter(None, (one.said[tongue], one.place.get(tongue)))
    source = words.labelled(words.say("voices-fact-source"), one.source[tongue].rstrip(".")) + "."
    checking = one.checking.get(tongue)
    unsure = words.labelled(words.say("voices-checking"), checking) if checking else ""
    return {
        "who": who if one.kind == OWN else semicolon.join([who, words.say(f"voices-kind-{one.kind}")]),
        "when": semicolon.join([*when, *_afterwards(words, one)]),
        "whom": one.addressee.get(tongue) or words.say("voices-unsaid"),
        "why": words.say("voices-own-purpose")
        if one.kind == OWN
        else words.say("voices-purpose", what=one.about[tongue]),
        "limits": " ".join(filter(None, (one.caution.get(tongue), source, unsure))),
    }


def _lines(words: Messages, one: Voice, named: str) -> list[str]:
    tongue = words.language
    english = one.translation(tongue)
    head = words.labelled(one.who[tongue], one.what[tongue])
    known = document_facts(words, one, ("addressee", "place", "source"))
    return [
        " · ".join(filter(None, (named, head))),
        _when(words, one),
        *(words.labelled(name, text) for name, text in known),
        *([printed(words, one)] if one.spoken else []),
        *(quoted(passage, one.language) for passage in one.original),
        *([words.say("voices-translated")] if english else []),
        *(quoted(passage, tongue) for passage in english),
        *([words.say("voices-own")] if one.kind == OWN else []),
        *([words.labelled(words.say("voices-caution"), text)] if (text := one.caution.get(tongue)) else []),
    ]


def _block(lines: Sequence[str]) -> Block:
    return Block(tuple((line,) for line in lines[1:]), lines[0])
