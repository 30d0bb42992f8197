"""A page of a scenario as a file of its own: no script, nothing fetched, light and dark, also on paper."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from algeria_lab.views.shared.html import STYLE as PARTS
from algeria_lab.views.shared.html import element

# Nothing runs and nothing is fetched, whatever an author has written.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
STYLE = Markup("""
:root { color-scheme: light dark; --ink: light-dark(#1b1d20, #eceae4); --paper: light-dark(#fff, #16181a);
  --soft: light-dark(#f3f1ea, #23262a); --line: light-dark(#8a8f96, #6d7379); --link: light-dark(#00558c, #8ec9f0);
  --warn: light-dark(#9c2f00, #ffb48f); }
* { box-sizing: border-box; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); overflow-wrap: break-word; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: .5rem 0; } h2 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .3rem; }
h3 { font-size: 1rem; margin: 1rem 0 .2rem; } p, ul, ol, dl { margin: .4rem 0; } li { margin: .15rem 0; }
a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
section { margin-top: 2rem; border-top: 2px solid var(--line); padding-top: 1rem; }
nav ol, nav ul { padding-inline-start: 1.4rem; } nav a { display: inline-block; min-height: 1.6rem; }
figure { margin: .8rem 0; } figcaption, .meta { font-size: .9rem; } figcaption { border-inline-start: 3px solid var(--line);
  padding-inline-start: .6rem; }
.note, .dice, .stop { border: 1px solid var(--line); border-inline-start-width: 5px; padding: .4rem .8rem; margin: .8rem 0;
  background: var(--soft); }
.stop { border-color: var(--warn); border-inline-start-width: 5px; }
code { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
dt { font-weight: 600; margin-top: .4rem; } dd { margin-inline-start: 1.2rem; }
summary { cursor: pointer; min-height: 1.6rem; font-weight: 600; }
img.picture { max-width: 100%; height: auto; } .al-table { max-width: 100%; }
.over { overflow-x: auto; } .over svg { min-width: 26rem; }
.choices { list-style: none; padding-inline-start: .4rem; }
.question { border: 1px solid var(--line); border-radius: 4px; padding: .4rem .8rem; margin: .6rem 0; }
@media print {
  :root { color-scheme: light; font-size: 10pt; } @page { size: A4; margin: 14mm; }
  body { max-width: none; padding: 0; line-height: 1.4; } section { margin-top: 1rem; }
  h2, h3 { break-after: avoid; } figure, .question, .note, .dice, tr { break-inside: avoid; }
  figure svg { max-height: 105mm; } .over svg { min-width: 0; max-height: 240mm; }
  .opens details::details-content { content-visibility: visible; block-size: auto; } summary { list-style: none; }
  figure details, details:not([open]):not(.opens *) { display: none; }
  a { color: inherit; text-decoration: none; } .screen { display: none; }
}
""")  # noqa: E501 - a style sheet


def document(
    title: str, language: str, direction: str, body: Iterable[str], style: Markup | None = None
) -> str:
    """Return a whole page.

    Args:
        title: What the window is called.
        language: Code of the language of its texts.
        direction: In which direction that is written.
        body: Its parts; what is no element yet is escaped.
        style: Further rules of its style.
    """
    head = element(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup('<meta http-equiv="Content-Security-Policy" content="{}">').format(POLICY),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup('<meta name="referrer" content="no-referrer">'),
        element("title", title),
        PARTS,
        element("style", STYLE, style or Markup()),
    )
    page = element("html", head, element("body", *body), lang=language, dir=direction)
    return f"<!doctype html>\n{page}\n"
