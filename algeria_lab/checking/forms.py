"""Forms of files as models of pydantic, and what does not fit them as faults of ours."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import ErrorDetails, PydanticCustomError, core_schema

from algeria_lab.checking.faults import Fault, Path, legible, quoted, unknown
from algeria_lab.core.refusals import Value

# What pydantic calls a value of another type, and what should stand there.
_KINDS = {
    "string_type": "text",
    "model_type": "table",
    "dict_type": "table",
    "list_type": "list",
    "int_type": "whole",
    "float_type": "number",
    "finite_number": "number",
}


class Form(BaseModel):
    """Base of all forms: nothing but what is named, and nothing that only looks like it."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _refuse_signs(value: object) -> object:
    if isinstance(value, str) and legible(value) != value:
        raise PydanticCustomError("letters", "unreadable signs")
    return value


def _refuse_blank(value: object) -> object:
    if isinstance(value, str) and not value.strip():
        raise PydanticCustomError("empty", "blank")
    return value


LEGIBLE = BeforeValidator(_refuse_signs)
WRITTEN = BeforeValidator(_refuse_blank)


class _Published(GenerateJsonSchema):
    """Schemas for people: no titles that repeat the name of a field, no values for what is left out."""

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002 - as the base has it
        return False

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])


@cache
def published(form: type[Form]) -> Mapping[str, Any]:
    """Return the JSON Schema of a form, to be published and to read from what is allowed where."""
    return form.model_json_schema(schema_generator=_Published)


def form_faults(form: type[Form], data: object, rule: str = "") -> list[Fault]:
    """Return what in *data*, as JSON or YAML has it, does not fit a form.

    Args:
        form: The form.
        data: What somebody wrote.
        rule: The paragraph that asks for the form.
    """
    try:
        form.model_validate(_plain(data))
    except ValidationError as error:
        return [_fault(form, row, rule) for row in error.errors(include_url=False)]
    return []


def _plain(data: object) -> object:
    """Return *data* as pydantic wants it: what maps as a dict with texts for keys, and tuples as lists."""
    if isinstance(data, Mapping):
        return {legible(str(key)): _plain(value) for key, value in data.items()}
    return [_plain(item) for item in data] if isinstance(data, list | tuple) else data


def _fault(form: type[Form], row: ErrorDetails, rule: str) -> Fault:
    path, problem = row["loc"], row["type"]
    if problem == "missing":
        return Fault(path[:-1], problem, {"given": str(path[-1])}, rule)
    if problem == "extra_forbidden":
        return unknown(path, path[-1], _schema_at(form, path[:-1])["properties"], rule)
    if problem == "literal_error":
        schema = _schema_at(form, path)
        return unknown(path, row["input"], schema.get("enum", [schema.get("const")]), rule)
    return Fault(path, *_told(form, row), rule)


def _told(form: type[Form], row: ErrorDetails) -> tuple[str, Mapping[str, Value]]:
    """Return what kind of fault pydantic found, in our words, and what its sentence quotes."""
    given, limits = row["input"], row.get("ctx", {})
    match row["type"]:
        case "string_pattern_mismatch":
            return "form", {"given": quoted(given), "example": _schema_at(form, row["loc"])["examples"][0]}
        case "string_too_long":
            return "long", {"count": len(given), "most": limits["max_length"]}
        case "string_unicode":
            return "letters", {}
        case "greater_than_equal":
            return "small", {"given": quoted(given), "least": f"{limits['ge']:g}"}
        case kind if kind in _KINDS:
            return "kind", {"given": quoted(given), "expected": _KINDS[kind]}
        case ours:
            return ours, limits


def _schema_at(form: type[Form], path: Path) -> Mapping[str, Any]:
    """Return the part of a published form that a path leads to."""
    whole = here = published(form)
    for key in path:
        here = here["items"] if isinstance(key, int) else here["properties"][key]
        if "$ref" in here:
            here = whole["$defs"][here["$ref"].rpartition("/")[2]]
    return here
