"""Forms of files as models of pydantic, and what does not fit them as faults of ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import PydanticCustomError, core_schema

from algeria_lab.checking.codes import is_coded
from algeria_lab.checking.faults import Fault, legible, quoted, unknown
from algeria_lab.checking.misfits import Misfit, Schemas, misfits
from algeria_lab.core.refusals import Value

MOST_ROWS = 160  # of what pydantic finds; nobody reads more
# What pydantic calls a value of another type, and what should stand there.
_KINDS = {
    "bool_type": "truth",
    "string_type": "text",
    "model_type": "table",
    "dict_type": "table",
    "list_type": "list",
    "int_type": "whole",
    "float_type": "number",
    "finite_number": "number",
}
# What a JSON Schema calls what may stand somewhere.
_SCHEMA_KINDS = {
    "string": "text",
    "integer": "whole",
    "number": "number",
    "boolean": "truth",
    "array": "list",
    "object": "table",
}


class Form(BaseModel):
    """Base of all forms: nothing but what is named, and nothing that only looks like it."""

    model_config = ConfigDict(extra="forbid", strict=True)


F = TypeVar("F", bound=Form)


def _refuse_signs(value: object) -> object:
    if isinstance(value, str) and legible(value) != value:
        raise PydanticCustomError("letters", "unreadable signs")
    return value


def _refuse_signs_in_lines(value: object) -> object:
    if isinstance(value, str):
        _refuse_signs(value.replace("\n", " "))
    return value


def _refuse_blank(value: object) -> object:
    if isinstance(value, str) and not value.strip():
        raise PydanticCustomError("empty", "blank")
    return value


LEGIBLE = BeforeValidator(_refuse_signs)
LEGIBLE_LINES = BeforeValidator(_refuse_signs_in_lines)
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


def form_of(form: type[F], data: object, rule: str = "") -> tuple[F | None, list[Fault]]:
    """Return a form filled in with *data*, as JSON or YAML has it; None and why, where it does not fit.

    Args:
        form: The form.
        data: What somebody wrote; the form shares no table or list with it.
        rule: The paragraph that asks for the form.
    """
    plain = _plain(data)
    try:
        return form.model_validate(plain), []
    except ValidationError as error:
        rows = error.errors(include_url=False)[:MOST_ROWS]
        return None, [_fault(misfit, rule) for misfit in misfits(published(form), plain, rows)]


def form_faults(form: type[Form], data: object, rule: str = "") -> list[Fault]:
    """Return what in *data* does not fit a form; see `form_of`."""
    return form_of(form, data, rule)[1]


def _plain(data: object) -> object:
    """Return *data* as pydantic wants it: what maps as a dict with texts for keys, and tuples as lists."""
    if isinstance(data, Mapping):
        return {legible(str(key)): _plain(value) for key, value in data.items()}
    return [_plain(item) for item in data] if isinstance(data, list | tuple) else data


def _fault(misfit: Misfit, rule: str) -> Fault:
    """Return a misfit as a fault of ours."""
    given = misfit.given
    match misfit.problem:
        case "missing":
            return Fault(misfit.path, "missing", {"given": str(misfit.name)}, rule, is_key=True)
        case "extra_forbidden":
            keys = [key for schema in misfit.schemas for key in schema.get("properties", ())]
            return unknown((*misfit.path, misfit.name), misfit.name, keys, rule)._replace(is_key=True)
        case "literal_error":
            return unknown(misfit.path, given, _choices(misfit.schemas), rule)
        case problem if problem in _KINDS and given is None and misfit.path:
            return Fault(misfit.path, "empty", {}, rule)
        case problem if problem in _KINDS:
            return Fault(misfit.path, *_wrong_kind(misfit), rule)
        case _:
            return Fault(misfit.path, *_told(misfit), rule)


def _choices(schemas: Schemas) -> list[object]:
    """Return the names that may stand somewhere."""
    listed = [schema.get("enum", [schema["const"]] if "const" in schema else []) for schema in schemas]
    return [name for names in listed for name in names]


def _wrong_kind(misfit: Misfit) -> tuple[str, Mapping[str, Value]]:
    """Return that something else should stand somewhere, and what."""
    kinds = dict.fromkeys(
        _SCHEMA_KINDS[str(schema["type"])] for schema in misfit.schemas if schema.get("type") in _SCHEMA_KINDS
    )
    if len(kinds) > 1:
        return "kinds", {"given": quoted(misfit.given), "kinds": " ".join(kinds)}
    return "kind", {"given": quoted(misfit.given), "expected": next(iter(kinds), _KINDS[misfit.problem])}


def _told(misfit: Misfit) -> tuple[str, Mapping[str, Value]]:
    """Return what kind of fault pydantic found, in our words, and what its sentence quotes."""
    given, limits = misfit.given, misfit.limits
    shown = {"given": quoted(given)}
    told: dict[str, tuple[str, Callable[[], Mapping[str, Value]]]] = {
        "string_pattern_mismatch": ("form", lambda: {**shown, "example": _example(misfit.schemas)}),
        "string_too_long": ("long", lambda: {"count": len(str(given)), "most": limits["max_length"]}),
        "too_long": ("many", lambda: {"count": limits["actual_length"], "most": limits["max_length"]}),
        "too_short": ("few", lambda: {"count": limits["actual_length"], "least": limits["min_length"]}),
        "greater_than_equal": ("small", lambda: {**shown, "least": f"{limits['ge']:g}"}),
        "less_than_equal": ("great", lambda: {**shown, "most": f"{limits['le']:g}"}),
        "string_unicode": ("letters", dict),
    }
    if misfit.problem not in told and is_coded(misfit.problem):
        return misfit.problem, limits  # a fault of ours that a form has raised
    problem, values = told.get(misfit.problem, ("unfit", lambda: shown))
    return problem, values()


def _example(schemas: Schemas) -> str:
    return next(str(schema["examples"][0]) for schema in schemas if schema.get("examples"))
