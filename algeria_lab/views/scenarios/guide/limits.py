"""What is said where a step of a scenario stands in the way of a pick: the author's reason, or the step's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Action, Actions
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.stage import NotNow
from algeria_lab.scenarios.guide.walks.pilot import Stuck
from algeria_lab.views.shared.notices import stopped

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry
    from algeria_lab.core.refusals import LabError
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.shared.notices import Notice
    from algeria_lab.views.show.showing import Showing

# What the game says of itself, by language.
Book = Callable[[str], "Showing[Any, Any]"]

MOST_NAMED = 4  # of what is still to be played
MOST_LETTERS = 160  # of a step that has no title


def refusal_said(
    guide: Guide, step: Step | None, asked: Action, reason: str, words: GameWords, book: Book | None
) -> tuple[str, str]:
    """Return what is said to a pick that a step is not about, and what may help.

    Args:
        guide: The guide; nothing was played since.
        step: The step; None behind the last one.
        asked: What was picked.
        reason: What its author says to it; empty if nothing.
        words: The reader's language.
        book: What the game says of itself, by language, for the names that the board gives to choices.
    """
    missing = _missing(guide, asked, words, book)
    still = _still(missing, words)
    if reason:
        is_named = bool(missing) and missing[0].lower() in reason.lower()
        is_completed = guide.course.comes_too_early(asked) and not is_named
        return f"{reason} {still}".strip() if is_completed else reason, ""
    said = words.say("guiding-off-step", title=_title(guide, step, words), still="yes" if still else "no")
    hint = words.say("guiding-off-step-hint", hint="yes" if guide.has_hint else "no")
    return f"{said} {still}".strip(), hint


def _missing(guide: Guide, asked: Action, words: GameWords, book: Book | None) -> list[str]:
    """Return what is still to be chosen before a pick, as the board names it, each once."""
    actions = guide.course.still_to_play(asked)
    if book is None or not actions:
        return []
    offers = book(words.language).offers(Actions(actions, about=guide.table.game.state))
    return list(dict.fromkeys(words.say("guiding-choice", name=offer.text) for offer in offers))


def _still(missing: list[str], words: GameWords) -> str:
    """Return that something is still to be done, few of many; empty for nothing."""
    if not missing:
        return ""
    more = "yes" if len(missing) > MOST_NAMED else "no"
    return words.say("guiding-still", choices=words.listed(missing[:MOST_NAMED]), more=more)


def deed_said(guide: Guide, words: GameWords, book: Book | None) -> str:
    """Return in words what was played that no step is about; empty where nobody can tell."""
    spot, game = guide.course.strayed, guide.course.rails.game
    if spot is None or book is None or len(game.history) <= spot.ply + 1:
        return ""
    return book(words.language).deed(game.history[spot.ply + 1])


def taken_back_said(entries: Sequence[Entry[Any]], words: GameWords, book: Book) -> str:
    """Return which picks of the reader were taken back before a step was played for them; empty for none."""
    if not entries:
        return ""
    deeds = [words.say("guiding-choice", name=book(words.language).deed(entry)) for entry in entries]
    return words.say("guiding-taken-back", count=len(deeds), deeds=words.listed(deeds))


def limit_said(guide: Guide, error: LabError, words: GameWords, book: Book | None = None) -> Notice | None:
    """Return what the guide says of an error of its own, in the reader's language; None for any other.

    Args:
        guide: The guide.
        error: What was refused.
        words: The reader's language.
        book: As for `refusal_said`.
    """
    if isinstance(error, Stuck):
        return stopped(words, "guiding-stuck")
    if isinstance(error, NotNow):
        return stopped(words, "guiding-not-now")
    if not isinstance(error, OffTheStep):
        return None
    if error.is_early:
        return stopped(words, "guiding-predict-first")
    reason = guide.scenario.said(error.reason, words.language)
    text, hint = refusal_said(guide, error.step, error.asked, reason, words, book)
    unplayed = words.say("guiding-not-played")
    return {
        "level": "step",
        "text": text,
        "rule": _rule(guide, error),
        "hint": f"{unplayed} {hint}".strip(),
    }


def keep_to_guide(session: Session[Any, Any], guide: Guide, book: Book) -> None:
    """Let a board say why a step stands in the way, look on, and take back nothing of an earlier step."""
    session.tell_limits(partial(limit_said, guide, book=book))
    session.looks_on = lambda: guide.is_watching
    session.forbids = partial(forbidden, guide)


def forbidden(guide: Guide, kind: str) -> str:
    """Return why a kind of deed is not done at the board of a guide, as the id of a message.

    What the reader has played or watched in this step can be taken back, and nothing that came before it.
    """
    stage = guide.stage
    if kind != "undo" or stage is None or guide.status in ("free", "debrief"):
        return ""
    played = guide.entries_since(stage.spot)
    has_watched = bool(played) and any(ply >= stage.spot.ply for ply in guide.table.lent)
    return "" if has_watched or any(not entry.by for entry in played) else "guiding-undo-before"


def _title(guide: Guide, step: Step | None, words: GameWords) -> str:
    """Return what a step is called, or how its text begins; the end of the guided line has no step."""
    scenario = guide.scenario
    if step is None:
        return words.say("guiding-debrief")
    title = scenario.said(step.title, words.language)
    text = shorten(scenario.said(step.text, words.language), MOST_LETTERS, placeholder="…")
    return (title or text).removesuffix(".")


def _rule(guide: Guide, error: OffTheStep) -> str:
    """Return the rule of what was asked for; empty where that verb is not awaited."""
    game = guide.table.game
    verb = game.rules.verbs(game.state).get(error.asked.verb)
    return verb.rule if verb else ""
