"""The format of scenario files, part by part: from the model, with what the examples write there."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.forms import Form, published
from algeria_lab.scenarios.forms import (
    exhibits,
    experiment,
    lesson,
    quiz,
    start,
    steps,
    texts,
    trace,
    whole,
)
from algeria_lab.scenarios.forms.sealed import LEARNERS
from algeria_lab.scenarios.from_text import SCENARIO

Schema: TypeAlias = Mapping[str, Any]
WHOLE, TEXT = "Scenario", "TextData"
MOST_LETTERS = 64  # of an example in the table
ROOMS = (whole, start, steps, quiz, experiment, exhibits, lesson, trace, texts)
KINDS = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "`true` or `false`",
    "object": "table",
    "null": "nothing",
}


class Use(NamedTuple):
    """What an example writes at a key.

    Attributes:
        example: The name of the example.
        value: What stands there, as plain data.
    """

    example: str
    value: object


def scenario_format() -> str:
    """Return the format in Markdown: a section for each part, a row for each key."""
    places = _places()
    return "\n\n".join(block for part in places for block in _section(part, places[part]))


@cache
def uses() -> Mapping[tuple[str, str], list[Use]]:
    """Return what the examples and the lessons write, by part of the model and key."""
    found: dict[tuple[str, str], list[Use]] = {}
    for name, text in {**example_files(), **_lesson_files()}.items():
        data = read_yaml(text, SCENARIO, name).data
        for part, key, value in _walked({"$ref": f"#/$defs/{WHOLE}"}, data):
            found.setdefault((part, key), []).append(Use(name.removesuffix(".yaml"), value))
    return found


@cache
def parts() -> Mapping[str, Schema]:
    """Return the parts of the format by name, the whole file first."""
    schema = published(whole.Scenario)
    own = {key: value for key, value in schema.items() if key != "$defs"}
    return {WHOLE: own, **schema["$defs"]}


def example_files() -> dict[str, str]:
    """Return the text of every example by the name of its file."""
    folder = resources.files("algeria_lab.data") / "scenarios" / "examples"
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".yaml")}
    return dict(sorted(found.items()))


def _lesson_files() -> Mapping[str, str]:
    """Return the files of the lessons, which use keys that single scenarios do without."""
    found = sorted((Path(__file__).parents[2] / "lessons").glob("*/*.yaml"))
    authors = [file for file in found if not file.name.endswith(LEARNERS)]
    return {f"{file.parent.name}/{file.name}": file.read_text("utf-8") for file in authors}


def _walked(schema: Schema, value: object) -> Iterator[tuple[str, str, object]]:
    """Yield part, key and value of everything in *value* that a part of the format describes."""
    for way in schema.get("anyOf", [schema]):
        if "$ref" in way and isinstance(value, dict):
            part = way["$ref"].rpartition("/")[2]
            for key, inner in parts()[part]["properties"].items():
                if key in value:
                    yield part, key, value[key]
                    yield from _walked(inner, value[key])
        elif way.get("type") == "array" and isinstance(value, list):
            for item in value:
                yield from _walked(way["items"], item)
        elif (named := _by_name(way)) and isinstance(value, dict):
            for item in value.values():
                yield from _walked(named, item)


def _by_name(schema: Schema) -> Schema:
    """Return what stands at each name of a table whose names are free; nothing for other schemas."""
    free = schema.get("additionalProperties")
    return free if isinstance(free, dict) else next(iter(schema.get("patternProperties", {}).values()), {})


def _places() -> dict[str, str]:
    """Return where each part stands first, such as ``steps.on_wrong``, in the order of the file."""
    found, waiting = {WHOLE: ""}, [WHOLE]
    while waiting:
        part = waiting.pop(0)
        for key, schema in parts()[part]["properties"].items():
            for inner in _refs(schema):
                if inner not in found:
                    found[inner] = f"{found[part]}.{key}".lstrip(".")
                    waiting.append(inner)
    return found


def _refs(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rpartition("/")[2]
        for value in schema.values():
            yield from _refs(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _refs(value)


def _section(part: str, place: str) -> Iterator[str]:
    form = next(getattr(room, part) for room in ROOMS if hasattr(room, part))
    yield f"({_anchor(part)})=\n## {f'`{place}`' if place else 'The whole file'}"
    yield _paragraph(inspect.cleandoc(form.__doc__ or "").partition("\n\nAttributes:")[0])
    told, schemas = about(form), parts()[part]["properties"]
    rows = [
        f"| {_named(part, key)} | {_kind(schemas[key])} | {told[key]} | {_example(part, key)} |"
        for key in schemas
    ]
    yield "\n".join(["| key | what | what it is | an example |", "|---|---|---|---|", *rows])


def _named(part: str, key: str) -> str:
    return f"`{key}` (needed)" if key in parts()[part].get("required", ()) else f"`{key}`"


def about(form: type[Form]) -> dict[str, str]:
    """Return the sentence of each key, from the docstring of its part."""
    listed = inspect.cleandoc(form.__doc__ or "").partition("Attributes:\n")[2]
    rows = re.findall(r"^ {4}(\w+): (.+(?:\n {8}.+)*)", listed, re.MULTILINE)
    told = {key: _paragraph(text) for key, text in rows}
    return {key: told.get(key, "Its name.") for key in form.model_fields}


def _paragraph(text: str) -> str:
    """Return a text on one line, in Markdown."""
    return re.sub(r"``?([^`]+)``?", r"`\1`", " ".join(text.split())).replace("|", "\\|")


def _anchor(part: str) -> str:
    return f"scenario-part-{part.lower()}"


def _kind(schema: Schema) -> str:
    """Return in words what may stand at a key."""
    if "anyOf" in schema:
        kinds = list(dict.fromkeys(_kind(way) for way in schema["anyOf"] if way.get("type") != "null"))
        return " or ".join(kinds)
    if "$ref" in schema:
        part = schema["$ref"].rpartition("/")[2]
        name = {TEXT: "text by language"}.get(part, part.removesuffix("Data").lower())
        return f"[{name}](#{_anchor(part)})"
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list: {_kind(schema['items'])}"
    if named := _by_name(schema):
        return f"by name: {_kind(named)}"
    limits = "–".join(str(schema[key]) for key in ("minimum", "maximum") if key in schema)
    return KINDS.get(str(schema.get("type", "")), "anything") + (f", {limits}" if "–" in limits else "")


def _example(part: str, key: str) -> str:
    """Return the shortest thing that an example writes there."""
    written = sorted((flow(use.value) for use in uses().get((part, key), [])), key=len)
    if not written:
        return ""
    text = written[0] if len(written[0]) <= MOST_LETTERS else f"{written[0][:MOST_LETTERS]} …"
    return f"`{key}: {text}`".replace("|", "\\|")


def flow(value: object) -> str:
    """Return data as YAML on one line.

    Examples:
        >>> flow({"player": "mixed", "script": ["done", "a: b"]})
        '{player: mixed, script: [done, "a: b"]}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str) and re.fullmatch(r"[A-Za-z][\w .;/()>=<-]*", value):
        return value
    return json.dumps(value, ensure_ascii=False)
