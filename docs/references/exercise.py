"""The first exercise, made with the form of the studio: the text that stands beside the form, too."""

from __future__ import annotations

from algeria_lab.views.pages.studio.first.exercise import NAMES
from algeria_lab.views.shared.messages import Messages


def first_exercise(language: str) -> str:
    """Return the exercise in a language: a section for each step."""
    words = Messages(language)
    seen = words.say("studio-ui-exercise-see")
    parts = [words.say("exercise-says")]
    for number, name in enumerate(NAMES, start=1):
        title, do, see = (words.say(f"exercise-{name}-{what}") for what in ("title", "do", "see"))
        parts += [f"## {number}. {title}", do, f"**{seen}.** {see}"]
    return "\n\n".join(parts)
