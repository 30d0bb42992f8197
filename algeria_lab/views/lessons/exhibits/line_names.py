"""What two lines of a learner's own game are called: after the computer player in whom they differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.scenarios.forms.texts import TextData

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step, Watch
    from algeria_lab.views.lessons.exhibits.setting import Setting

SEATS = ("fln", "gov")


def names_of_lines(setting: Setting, going_back: str) -> tuple[str, str]:
    """Return what the line that is played now is called, and the one that a step left.

    Where both lines were watched and one side alone had another player, a player of the author's with a
    title, each line is called after that player.

    Args:
        setting: The exhibit, where it stands.
        going_back: The step that left a line to go back.
    """
    say, steps = setting.words.say, list(setting.guide.scenario.steps)
    places = {step.id: place for place, step in enumerate(steps)}
    fork, here = places[going_back], places[setting.step.id]
    since = places.get(steps[fork].back_to or "", fork)
    players = _told_apart(_last_watched(steps[fork : here + 1]), _last_watched(steps[since:fork]))
    titles = [_title(setting, name) for name in players]
    if len(titles) == 2 and all(titles):
        return titles[0], titles[1]
    return say("exhibit-line-now"), say("exhibit-line-left")


def _last_watched(steps: Sequence[Step]) -> Watch | None:
    watched = [step.watch for step in steps if step.watch]
    return watched[-1] if watched else None


def _told_apart(now: Watch | None, left: Watch | None) -> list[str]:
    """Return the players of the one seat in which two stretches differ; nothing if it is not just one."""
    if now is None or left is None:
        return []
    pairs = [(getattr(now, seat) or "", getattr(left, seat) or "") for seat in SEATS]
    apart = [pair for pair in pairs if pair[0] != pair[1]]
    return list(apart[0]) if len(apart) == 1 else []


def _title(setting: Setting, name: str) -> str:
    """Return what a line is called after a player of the author's; empty for any other player."""
    doctrine = setting.guide.scenario.doctrines.get(name)
    title = doctrine.get("title", "") if isinstance(doctrine, dict) else ""
    text = TextData(plain=title) if isinstance(title, str) else TextData.model_validate(title)
    does = setting.said(text)
    return setting.words.say("exhibit-line-by", does=does) if does else ""
