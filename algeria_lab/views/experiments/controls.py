"""What a desk of experiments draws in the browser: fields, groups, parts as data (widgets/lab/types.ts)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

Choices = Iterable[tuple[str, str]]  # value and title
Kind = Literal["select", "number", "choice", "slider", "file", "button", "link", "card", "writing"]


class Control(TypedDict):
    """One thing to set or to press.

    Attributes:
        key: Names it in messages of the browser.
        kind: What it looks like.
        label: What it is called.
        value: What is chosen, as text.
        options: Values with titles, for menus, choices and sliders.
        least, most: Bounds of a number.
        hint: A sentence under it.
        error: What stands in the way, in a sentence.
        kept: The game whose wars that the browser keeps a menu offers too.
        mark: The value of a slider that is marked, and what stands beside the mark.
        main: Whether a button is the one that matters most.
        pressed: Whether a button stands for what is chosen; left out if it stands for a deed.
        wide: Whether it takes the whole line.
        controls: What stands on a card.
    """

    key: str
    kind: Kind
    label: str
    value: NotRequired[str]
    options: NotRequired[list[tuple[str, str]]]
    least: NotRequired[int]
    most: NotRequired[int]
    hint: NotRequired[str]
    error: NotRequired[str]
    kept: NotRequired[str]
    mark: NotRequired[tuple[str, str]]
    main: NotRequired[bool]
    pressed: NotRequired[bool]
    wide: NotRequired[bool]
    controls: NotRequired[list[Control]]


class Group(TypedDict):
    """Controls under one heading."""

    key: str
    legend: str
    controls: list[Control]


class Bar(TypedDict):
    """A bar to draw.

    Attributes:
        key: The way.
        label: What it is called.
        value: What the reader expects; None as long as nothing was said.
        error: What stands in the way of what was said, in a sentence.
    """

    key: str
    label: str
    value: float | None
    error: str


class Bars(TypedDict):
    """The bars of a prediction.

    Attributes:
        low, high: Ends of the scale.
        bars: One for each way.
    """

    low: int
    high: int
    bars: list[Bar]


class Folded(TypedDict):
    """Groups that open on demand, under a label."""

    label: str
    groups: list[Group]


class Exactly(TypedDict):
    """What a section says at length, on demand, under a label."""

    label: str
    says: list[str]


class Part(TypedDict):
    """A section of the page.

    Attributes:
        key: Names it.
        level: Of its heading.
        title: Its heading.
        beside: Whether it stands beside the other sections, always in sight, where there is room.
        says: Sentences under it.
        exactly: More sentences, which open on demand.
        groups: Its controls.
        folded: More controls, which open on demand, or when something in them has to be mended.
        then: Sentences under these.
        bars: Bars to draw.
        runs: Whether the run shows here.
        unsent: Under which name the browser keeps what is said here until its button is pressed, if it does.
    """

    key: str
    level: NotRequired[int]
    title: str
    beside: NotRequired[bool]
    says: list[str]
    exactly: NotRequired[Exactly]
    groups: list[Group]
    folded: NotRequired[Folded]
    then: NotRequired[list[str]]
    bars: NotRequired[Bars]
    runs: NotRequired[bool]
    unsent: NotRequired[str]


class Scene(TypedDict):
    """All that one desk of the page shows."""

    lang: str
    dir: str
    parts: list[Part]
    link: str
    write: bool


def select(key: str, label: str, value: str, options: Choices, *, hint: str = "") -> Control:
    """Return a menu."""
    return {
        "key": key,
        "kind": "select",
        "label": label,
        "value": value,
        "options": list(options),
        "hint": hint,
    }


def choice(key: str, label: str, value: str, options: Choices) -> Control:
    """Return a choice between a few things that are all shown."""
    return {
        "key": key,
        "kind": "choice",
        "label": label,
        "value": value,
        "options": list(options),
        "wide": True,
    }


def number(key: str, label: str, value: int, bounds: tuple[int, int], *, hint: str = "") -> Control:
    """Return a field for a whole number."""
    least, most = bounds
    return {
        "key": key,
        "kind": "number",
        "label": label,
        "value": str(value),
        "least": least,
        "most": most,
        "hint": hint,
    }


def slider(
    key: str, label: str, value: str, options: Choices, *, mark: tuple[str, str], hint: str = ""
) -> Control:
    """Return a slider over a few values, one of them marked."""
    return {
        "key": key,
        "kind": "slider",
        "label": label,
        "value": value,
        "options": list(options),
        "mark": mark,
        "hint": hint,
        "wide": True,
    }


def button(key: str, label: str, *, hint: str = "", main: bool = False) -> Control:
    """Return a button."""
    return {"key": key, "kind": "button", "label": label, "hint": hint, "main": main}


def writing(key: str, label: str, value: str, most: int, *, hint: str = "") -> Control:
    """Return a field for a sentence or two of one's own, of so many letters at most."""
    return {
        "key": key,
        "kind": "writing",
        "label": label,
        "value": value,
        "most": most,
        "hint": hint,
        "wide": True,
    }


def file(key: str, label: str, *, hint: str = "") -> Control:
    """Return a button that opens a file of the reader's computer."""
    return {"key": key, "kind": "file", "label": label, "hint": hint}


def link(key: str, label: str, *, hint: str = "") -> Control:
    """Return a button that copies the address of the question."""
    return {"key": key, "kind": "link", "label": label, "hint": hint}


def card(key: str, label: str, controls: Sequence[Control]) -> Control:
    """Return controls that belong together, beside others of their kind."""
    return {"key": key, "kind": "card", "label": label, "controls": list(controls)}


def group(key: str, legend: str, controls: Sequence[Control]) -> Group:
    """Return controls under a heading."""
    return {"key": key, "legend": legend, "controls": list(controls)}


def with_errors(groups: Sequence[Group], errors: Mapping[str, str]) -> list[Group]:
    """Return groups whose controls say what stands in the way."""
    return [{**each, "controls": [_marked(inner, errors) for inner in each["controls"]]} for each in groups]


def _marked(control: Control, errors: Mapping[str, str]) -> Control:
    if "controls" in control:
        return {**control, "controls": [_marked(inner, errors) for inner in control["controls"]]}
    error = errors.get(control["key"])
    return {**control, "error": error} if error else control
