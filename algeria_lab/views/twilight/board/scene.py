"""The scene: everything that the board shows at one moment, as strings, ids and legal picks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import EVERYWHERE, PLACES
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE
from algeria_lab.twilight.state import FRANCE_BOXES, State
from algeria_lab.views.play.drawn.course import course_of_states
from algeria_lab.views.play.time.timeline import turn_start
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.board.atlas import GAUGES
from algeria_lab.views.twilight.board.card_table import make_cards
from algeria_lab.views.twilight.board.pieces import groups_at
from algeria_lab.views.twilight.board.places import make_places
from algeria_lab.views.twilight.choosing.choices import make_choices
from algeria_lab.views.twilight.choosing.concluding import PIVOTAL_VERB, asked_before
from algeria_lab.views.twilight.choosing.refusals import closed
from algeria_lab.views.twilight.choosing.running import running
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.showing import TwilightShowing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.game import Game
    from algeria_lab.views.play.asked import Look
    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
TRACK_END = 50
LINES = {"support_commitment": SUPPORT_LINE, "opposition_bases": OPPOSITION_LINE}  # who is above wins
RESOURCES = ("gov_resources", "fln_resources")
COURSE_TOP = 60  # of the drawing of both sums: what wins stands about its middle


def make_scene(look: Look[State], words: TwilightWords) -> Part:
    """Return what the board shows of a moment of the game that no other game has; see `map_scene`."""
    game, position, legal, yours = look.game, look.position, look.legal, look.yours
    return {
        "heading": TwilightShowing(words).moment(position),
        "prompt": _prompt(game, position, words, yours=yours),
        "places": make_places(position, turn_start(game), words),
        "pieces": {
            PLACES[space]: groups for space in EVERYWHERE if (groups := groups_at(position, space, words))
        },
        "tracks": list(_tracks(position, words)),
        "cards": make_cards(game, position, legal, words),
        "actions": list(_choices(look, words)) if yours else [],
        "closed": closed(position, words) if yours else [],
        **_over(game, words),
    }


def _choices(look: Look[State], words: TwilightWords) -> Iterator[Part]:
    """Yield the choices; one that is easily pressed too soon asks first."""
    for choice in make_choices(look.position, look.legal, words):
        asks = ""
        if choice.get("ends") or choice["id"].split()[1] == PIVOTAL_VERB:
            action = RULES.complete(look.position, choice["id"])
            if look.position is look.game.state and not look.wants(action):
                asks = asked_before(look.game, action, words)
        yield choice | ({"asks": asks} if asks else {})


def _prompt(game: Game[State], state: State, words: TwilightWords, *, yours: bool) -> Part:
    seat = game.to_move
    text = sentence(TwilightShowing(words).awaited(state))
    why = running(game, words) if yours and state is game.state else ""
    return {"seat": seat or "", "text": text, "why": why, "yours": yours and seat is not None}


def _tracks(state: State, words: TwilightWords) -> Iterator[Part]:
    rows: list[tuple[str, int, str]] = [
        ("support_commitment", state.support_commitment, "gov"),
        ("opposition_bases", state.opposition_bases, "fln"),
        ("gov_resources", state.gov_resources, "gov"),
        ("fln_resources", state.fln_resources, "fln"),
        ("commitment", state.commitment, "gov"),
        ("france", state.france, ""),
    ]
    if state.is_independent:
        rows.append(("border_zone", state.border_zone, "gov"))
    for name, value, side in rows:
        label = words.say(f"campaign-track-{name}")
        if name in LINES:
            label = words.say("campaign-gauge", track=label, line=LINES[name])
        text = FRANCE_BOXES[value] if name == "france" else str(value)
        track = {"id": name, "label": label, "value": value, "max": TRACK_END, "text": text, "side": side}
        if name in RESOURCES:
            track["short"] = words.say(f"campaign-short-{name}")
        # The row of cards shows the others at all times.
        yield track | ({} if name in GAUGES or name in RESOURCES else {"idle": True})


def make_support(look: Look[State], words: TwilightWords) -> Part:
    """Return the part `support` of a scene: how both sums went, and the lines that win.

    Args:
        look: What of a game is shown.
        words: The reader's language.
    """
    return course_of_states(look.game.history, GAUGES) | {
        "turn": look.game.state.turn,
        "marks": [
            {
                "at": line,
                "name": words.say(f"campaign-line-{gauge}"),
                "text": words.say(f"campaign-line-about-{gauge}", line=line),
            }
            for gauge, line in LINES.items()
        ],
        "top": COURSE_TOP,
        "says": _says(look.position, words),
    }


def _says(state: State, words: TwilightWords) -> str:
    return words.say("twilight-tally", support=state.support_commitment, opposition=state.opposition_bases)


def _over(game: Game[State], words: TwilightWords) -> Part:
    outcome = game.outcome
    if not outcome:
        return {}
    return {"over": {"text": TwilightShowing(words).ending(outcome, game.state), "winner": outcome.winner}}
