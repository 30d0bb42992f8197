"""The page of parts as one file: what Python writes, and what bundles draw of what a kernel would send."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ipywidgets import Widget
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from algeria_lab.apps.page_words import page_words
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.voices import voices_page
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.html import element, table
from tests.browser.parts.widgets import chart, guides, questions

ROOT = Path(__file__).parents[3]
TEMPLATE = ROOT / "algeria_lab" / "apps" / "voila" / "template"
STATIC = TEMPLATE / "static"
HERE = Path(__file__).parent
LOOKS = ("al-primary", "al-button", "al-quiet-button", "al-danger", "al-choice", "al-tool")
# What is pressed before a part is looked at: the buttons of menus, which open over what stands below.
PRESSED = {"guide-steps": ".al-lead-course-menu", "guide-class": ".al-lead-class-menu"}
LONGEST = {"en": "Go on without answering", "fr": "Continuer sans répondre"}


def parts_page(language: str) -> str:
    """Return the page in one language."""
    widgets = drawn(language)
    shown = {**written(Words(language)), **{name: _hole(name) for name in widgets}}
    parts = [
        element("section", element("h2", name), part, data_part=name, class_="al-text al-part")
        for name, part in shown.items()
    ]
    models = {name: _model(widget) for name, widget in widgets.items()}
    # A reader does not wait for the typefaces; pictures do, so that they are the same each time.
    sheet = (STATIC / "algeria.css").read_text("utf-8").replace("font-display:optional", "font-display:block")
    frame = Environment(loader=FileSystemLoader(HERE), autoescape=True).get_template("page.html")
    return frame.render(
        language=language,
        base=f"{STATIC.as_uri()}/",
        sheet=sheet,
        parts=Markup().join(parts),
        models=json.dumps(models).replace("<", "\\u003c"),
        bundles=json.dumps(_bundles(models)).replace("<", "\\u003c"),
    )


def written(words: Words) -> dict[str, Markup]:
    """Return the parts that are text."""
    return {
        "head": _head(),
        "buttons": Markup().join(_buttons(LONGEST[words.language])),
        "notices": Markup().join(_notices(words)),
        "documents": voices_page(words, ["x21", "x22"]).html,
        "table": table(
            words.say("lesson-accounts-caption-turn", turn=2),
            [words.say(f"lesson-accounts-{name}") for name in ("what", "fln", "gov")],
            [[words.rule("A:9.27"), "+5", "−16"], [words.rule("A:11.21"), "", "−6"]],
            foot=[words.say("lesson-total"), "+5", "−22"],
            numbers=(1, 2),
        ).page(),
    }


def drawn(language: str) -> dict[str, Widget]:
    """Return the parts that a bundle draws."""
    return {**questions(language), **guides(language), "chart": chart(language)}


def _head() -> Markup:
    templates = Environment(loader=FileSystemLoader(TEMPLATE), autoescape=True)
    header: Markup = templates.get_template("words.html.j2").module.header(page_words(), "#")  # type: ignore[attr-defined]
    return header


def _buttons(text: str) -> Iterator[Markup]:
    """Yield each look as it is, and as what cannot be pressed; what can be switched, switched on."""
    for look in LOOKS:
        said = "×" if look == "al-tool" else text
        states: list[dict[str, str]] = [{}, {"aria_disabled": "true"}]
        if look in ("al-button", "al-tool"):
            states.append({"aria_pressed": "true"})
        row = (element("button", said, class_=look, type="button", **state) for state in states)
        yield element("p", *row, class_="al-widget al-part-row")


def _notices(words: Words) -> Iterator[Markup]:
    """Yield what a page says of itself, what a board says, and what stands before something hard."""
    frame = page_words()
    lost = [
        element("h2", frame["lost-heading"][words.language]),
        element("p", frame["lost-text"][words.language]),
    ]
    yield element("div", *lost, class_="al-page-notice")
    for level in ("info", "refusal", "error"):
        said = element("p", element("strong", words.say(f"widget-notice-{level}")), " ", words.rule("A:9.27"))
        box = element("div", element("div", said), class_="al-notice", data_level=level)
        yield element("div", box, class_="al-widget al-lead al-part-notice")


def _hole(name: str) -> Markup:
    return element("div", data_widget=name, data_press=PRESSED.get(name, ""))


def _model(widget: Widget) -> Mapping[str, Any]:
    """Return what a kernel sends of a widget, but for its bundle, which goes once."""
    names = {f"{name}.js": name for name in ("guide", "question", "pane")}
    state = widget.get_state()
    [file] = [file for file in names if bundle(file) == state["_esm"]]
    return {"bundle": names[file], "state": {key: value for key, value in state.items() if key[0] != "_"}}


def _bundles(models: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, str]]:
    used = {model["bundle"] for model in models.values()}
    return {name: {"module": bundle(f"{name}.js"), "style": bundle(f"{name}.css")} for name in sorted(used)}
