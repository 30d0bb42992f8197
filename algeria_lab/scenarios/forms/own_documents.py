"""Documents that the author of a scenario brings: who speaks, when, to whom, in whose words, from where."""

from __future__ import annotations

from datetime import date
from typing import Annotated, TypeAlias

from pydantic import BeforeValidator

from algeria_lab.checking.forms import Form
from algeria_lab.scenarios.forms.texts import NO_TEXT, Name, Text, TextData, plain_text

MOST_WORDS = 600  # of the text: two pages


def _moment(value: object) -> object:
    """Return what tells a time; a year or a day, which YAML reads as a number or a date, is a text."""
    is_time = isinstance(value, int | date) and not isinstance(value, bool)
    return plain_text(str(value) if is_time else value)


Moment: TypeAlias = Annotated[TextData, BeforeValidator(_moment, json_schema_input_type=str | int | TextData)]


class OwnDocument(Form):
    """A document that the author of the scenario adds; steps show it by its id, as they show excerpts.

    Attributes:
        id: Its name; no excerpt of the fact base has it.
        who: Who speaks.
        what: What kind of text it is.
        when: When it was said or written: a year, a day, or words.
        addressee: To whom; nothing is said of it if left out.
        place: Where; likewise.
        source: Where its author read it: a work, an archive, a page.
        text: Its words, at most 600; where they stand in two languages, each reader reads their own.
        caution: What a reader should mind.
    """

    id: Name
    who: Text
    what: Text
    when: Moment
    addressee: Text = NO_TEXT
    place: Text = NO_TEXT
    source: Text
    text: Text
    caution: Text = NO_TEXT
