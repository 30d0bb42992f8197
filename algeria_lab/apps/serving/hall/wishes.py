"""What a desk asks for: what is said to all, in its form."""

from __future__ import annotations

from typing import Any

MOST_TEXT = 200  # letters of a word to all
MOST_ID = 120
FORMS = (50, 90)
# What ends something that was said to all.
ENDS = {
    "go-on": "wait",
    "stay": "go",
    "open": "gate",
    "choose": "form",
}


class WrongWish(ValueError):
    """A wish that no desk of ours has."""


def hour_of(wish: object) -> dict[str, Any]:
    """Return what changes in the hour of all pages, of a wish such as ``{"do": "wait", "text": "…"}``.

    Raises:
        WrongWish: If it is none.
    """
    if isinstance(wish, dict) and isinstance(do := wish.get("do"), str) and do in ENDS:
        return {ENDS[do]: None}
    match wish:
        case {"do": "wait", "text": str(text)}:
            return {"wait": {"text": text[:MOST_TEXT]}}
        case {"do": "go", "lesson": str(lesson), "step": str(step), "number": int(number)}:
            return {"go": {**_step(lesson, step), "number": number}}
        case {"do": "gate", "lesson": str(lesson), "step": str(step)}:
            return {"gate": _step(lesson, step)}
        case {"do": "form", "lesson": str(lesson), "minutes": int(minutes)} if minutes in FORMS:
            return {"form": {"lesson": lesson[:MOST_ID], "minutes": minutes}}
    raise WrongWish(f"a desk does not ask for {wish!r:.80}")


def _step(lesson: str, step: str) -> dict[str, Any]:
    return {"lesson": lesson[:MOST_ID], "step": step[:MOST_ID]}
