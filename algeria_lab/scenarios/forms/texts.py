"""Texts of a scenario: plain, or one for each language; and what may stand in one place or in a list."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

from pydantic import BeforeValidator, Field

from algeria_lab.checking.forms import LEGIBLE, LEGIBLE_LINES, WRITTEN, Form

MOST_LETTERS = 8_000  # of one text; a step of a lesson has some hundred
T = TypeVar("T")

Written: TypeAlias = Annotated[str, Field(max_length=MOST_LETTERS), WRITTEN, LEGIBLE_LINES]
Name: TypeAlias = Annotated[
    str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$", examples=["leaving-a-province"]), LEGIBLE
]
Condition: TypeAlias = Annotated[str, Field(max_length=500, examples=["gov.psl < 30 and turn >= 3"]), WRITTEN]

# The beginning of an action: a verb, or a verb and its first arguments, such as ``resettle II-2``.
Pattern: TypeAlias = Annotated[str, Field(max_length=200, examples=["resettle II-2"]), WRITTEN, LEGIBLE]


class TextData(Form):
    """A text, in one language or in several.

    Attributes:
        plain: The text in the scenario's own language.
        en: In English.
        fr: In French.
        key: Its key among the scenario's ``strings``, where the text itself stands there.
    """

    plain: Written | None = None
    en: Written | None = None
    fr: Written | None = None
    key: Name | None = None

    def __bool__(self) -> bool:
        return any((self.plain, self.en, self.fr, self.key))


def held(text: str) -> str:
    r"""Return a text in which no line end tears a French quotation mark from what it quotes.

    Examples:
        >>> held("dit « oui »").split(" ")
        ['dit', '«\xa0oui\xa0»']
    """
    return text.replace("« ", "«\N{NO-BREAK SPACE}").replace(" »", "\N{NO-BREAK SPACE}»")


def plain_text(value: object) -> object:
    """Return a plain text as the data of a text; other values as they are."""
    return {"plain": value} if isinstance(value, str) else value


def _in_list(value: object) -> object:
    return value if isinstance(value, list) or value is None else [value]


# What people write as a plain text, or as a table by language.
Text: TypeAlias = Annotated[TextData, BeforeValidator(plain_text, json_schema_input_type=str | TextData)]
NO_TEXT = TextData()
# What people write alone where it is the only one.
Texts: TypeAlias = Annotated[
    list[Text], BeforeValidator(_in_list, json_schema_input_type=str | TextData | list[str | TextData])
]
Lines: TypeAlias = Annotated[list[Written], BeforeValidator(_in_list, json_schema_input_type=str | list[str])]
Table: TypeAlias = dict[str, Any]


class Picture(Form):
    """A picture of the author, beside the file or inside it; never fetched from another computer.

    Attributes:
        file: A path beside the scenario, or a ``data:`` address with the picture itself.
        alt: What it shows, for those who do not see it.
    """

    file: Annotated[str, WRITTEN, LEGIBLE]
    alt: Text
