"""What stands in the way of a question, beside the field where it can be mended, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.put import check
from algeria_lab.experiments.results import audit

if TYPE_CHECKING:
    from algeria_lab.views.pages.laboratory.form import Form
    from algeria_lab.views.shared.messages import GameWords

WHOLE = "question"  # the field of a fault that no single field has


def faults(words: GameWords, form: Form) -> dict[str, str]:
    """Return what stands in the way, by the key of a field; nothing if the question can be put."""
    found = _repeated(words, "way", form.ways) if form.mode == "ways" else {}
    found |= _repeated(words, "against", form.against)
    known = audit.constants(form.game)
    if form.mode == "audit" and form.constant in known and form.value == known[form.constant].printed:
        found["value"] = words.say("lab-error-printed")
    try:
        found |= _of_position(words, form, form.position.at({}, 0))
        if not found:
            check(form.question())
    except LabError as error:
        found[WHOLE] = told(error, words.language)
    return found


def _repeated(words: GameWords, key: str, names: list[str]) -> dict[str, str]:
    """Return a fault for every name that stands there already."""
    return {
        f"{key}.{place}": words.say("lab-error-twice", first=names.index(name) + 1)
        for place, name in enumerate(names)
        if name in names[:place]
    }


def _of_position(words: GameWords, form: Form, state: Any) -> dict[str, str]:
    if not state.agenda:
        return {"position": words.say("lab-error-over", turn=state.turn)}
    found = {}
    if form.stop.turn < max(state.turn, 1):
        found["turn"] = words.say("lab-error-stop", turn=state.turn)
    # The end of the turn before is what the position itself shows.
    elif form.measure.turn is not None and form.measure.turn < state.turn:
        found["at"] = words.say("lab-error-at", turn=state.turn)
    elif form.measure.turn is not None and form.measure.turn > form.stop.turn:
        found["at"] = words.say("lab-error-late", turn=form.measure.turn, last=form.stop.turn)
    return found
