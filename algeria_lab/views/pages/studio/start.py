"""A war that was played becomes the start of a scenario."""

from __future__ import annotations

import json

from algeria_lab.checking.formats.yaml_edit import YamlEdit, applied
from algeria_lab.checking.formats.yaml_write import Place, pair_written
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.saves import read_save
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.views.pages.studio.difference import difference
from algeria_lab.views.pages.studio.edits import TOP
from algeria_lab.views.pages.studio.examples import NOTHING, starter_text
from algeria_lab.views.pages.studio.moving import SET_UP
from algeria_lab.views.shared.messages import Messages

START = "start: 1956-like\n"  # the line of a new scenario that the position takes the place of


def text_from(save: str, words: Messages) -> str:
    """Return the text of a scenario that begins where a saved game ends.

    Args:
        save: The text of the save.
        words: The reader's language.

    Raises:
        SaveError: If it holds no game.
    """
    games = {name: subject(name).rules for name in SUBJECTS}
    game, _ = read_save(unseal(save, "war"), games, name="war")
    position = Position.of(game.rules.name, game.state.to_json(), game.scenario)
    lines = [f"game: {game.rules.name}", f"side: {game.to_move or 'both'}"]
    changes = difference(position, game.rules)
    if changes is None:
        said = words.say("studio-taken", turn=position.turn)
        written = json.dumps(position.to_json(), ensure_ascii=False)
        lines += [f"# {said}", f"start: {{position: {written}}}"]
    else:
        said = words.say("studio-taken-difference", turn=position.turn)
        lines += [f"# {said}", pair_written("start", position.scenario, Place())]
    text = starter_text(NOTHING, words).replace(START, "\n".join([*lines, ""]))
    edits = YamlEdit(text, SCENARIO).put((SET_UP,), changes, TOP) if changes else []
    return applied(text, edits)
