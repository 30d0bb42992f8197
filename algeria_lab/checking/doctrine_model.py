"""The form of a doctrine as a model of pydantic, one for each side: its decisions, and its numbers."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, Field, create_model

from algeria_lab.checking.forms import WRITTEN, Form
from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.judgements import TOOLBOXES, Toolbox


class TextData(Form):
    """A text by language."""

    en: str = ""
    fr: str = ""


def _in_all_languages(value: object) -> object:
    return {"en": value} if isinstance(value, str) else value


Text: TypeAlias = Annotated[TextData, BeforeValidator(_in_all_languages)]


class DoctrineData(Form):
    """A doctrine, as far as it is the same for both sides."""

    name: Annotated[str, WRITTEN]
    seat: Seat
    based_on: str | None = None
    title: Text = TextData()
    idea: Text = TextData()
    judgements: dict[str, Any] = Field(default_factory=dict)
    parameters: dict[str, Any] = Field(default_factory=dict)


@cache
def doctrine_model(seat: Seat) -> type[DoctrineData]:
    """Return the form of a side's doctrines."""
    tools = TOOLBOXES[seat]
    return create_model(
        "SideData",
        __base__=DoctrineData,
        judgements=(_orders(tools), {}),
        parameters=(_numbers(tools), {}),
    )


def _orders(tools: Toolbox) -> type[Form]:
    """Return the form of the decisions; what may be asked at each is a law."""
    steps: dict[str, Any] = {step: (list[Any], []) for step in tools.steps}
    return create_model("Judgements", __base__=Form, **steps)


def _numbers(tools: Toolbox) -> type[Form]:
    """Return the form of the numbers, each with the least that makes sense."""
    kinds = {"int": int, "float": Annotated[float, Field(allow_inf_nan=False)]}
    numbers: dict[str, Any] = {
        item.name: (Annotated[kinds[str(item.type)], Field(ge=tools.least.get(item.name, 0))], 0)
        for item in fields(tools.parameters)
    }
    return create_model("Parameters", __base__=Form, **numbers)
