"""What a decision of an Operation asks for, part by part: only what is still open is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from algeria_lab.views.shared.messages import GameWords

SPECIAL = "special"
SPECIAL_ACTIVITIES = ("deploy", "troop-lift", "neutralize", "oas", "extort", "subvert")
# What each Operation may go on with, and by which verbs; any of it may be over before the rest.
PARTS: dict[str, dict[str, tuple[str, ...]]] = {
    "train": {"place": ("train",), "cubes": ("place",), "pacify": ("pacify",)},
    "garrison": {"move": ("garrison", "bring"), "activate": ("activate",)},
    "sweep": {"place": ("sweep", "brave"), "bring": ("bring",), "activate": ("activate",)},
    "assault": {"place": ("assault", "brave")},
    "rally": {"place": ("rally",), "agitate": ("agitate",)},
    "march": {"place": ("march",)},
    "attack": {"place": ("attack",), "ambush": ("ambush",)},
    "terror": {"place": ("terror",)},
}


def asked(step: str, words: GameWords, can: Collection[str] | None) -> str:
    """Return what an Operation asks for at *step*.

    Args:
        step: Name of the decision, a key of `PARTS`.
        words: The reader's language.
        can: The verbs that are open; `None` names every part, a special activity too.
    """
    parts = [
        words.say("twilight-asks-special" if part == SPECIAL else f"twilight-asks-{step}-{part}")
        for part in _open(step, can)
    ]
    if not parts:
        return words.say("twilight-asks-only-end")
    ends = "yes" if can is None or "done" in can else "no"
    return words.say("twilight-asks-parts", parts=words.say("list-comma").join(parts), ends=ends)


def _open(step: str, can: Collection[str] | None) -> Iterator[str]:
    for part, verbs in PARTS[step].items():
        if can is None or any(verb in can for verb in verbs):
            yield part
    if can is None or any(verb in can for verb in SPECIAL_ACTIVITIES):
        yield SPECIAL
