"""The choices of a decision as the board shows them: what each aims at, what it costs, whether dice fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Actions
from algeria_lab.core.words.voice import PLAIN
from algeria_lab.twilight.geography import PLACE
from algeria_lab.views.play.lines import is_rolled
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.choosing.bundles import bundles_of
from algeria_lab.views.twilight.choosing.concluding import box_means, ending_means, ending_name
from algeria_lab.views.twilight.choosing.fighting import fought
from algeria_lab.views.twilight.choosing.foretelling import (
    MOVED_FOR_A_SPACE,
    coup_lost,
    foretold,
    priced,
    tracks_moved,
)
from algeria_lab.views.twilight.choosing.offers import title_of
from algeria_lab.views.twilight.choosing.prices import price_of, price_text, toll_text, warnings
from algeria_lab.views.twilight.choosing.proposals import FOLLOWS
from algeria_lab.views.twilight.engine import RULES
from algeria_lab.views.twilight.showing import OPERATION_VERBS, TwilightShowing
from algeria_lab.views.twilight.words.asked import SPECIAL_ACTIVITIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.views.show.showing import Pick
    from algeria_lab.views.twilight.choosing.bundles import Bundle
    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
# Verbs that interrupt an operation with a special activity.
BEGINS_SPECIAL = frozenset({*SPECIAL_ACTIVITIES, "ambush"})
OPERATIONS_STEPS = frozenset(OPERATION_VERBS)
ACTIVATE = "activate"
# What a decision is mostly about comes first, what is rarely wanted last.
LATE = ("oas", "agitate", "nothing", "skip", "pass", "done")


def make_choices(state: State, legal: Sequence[Action], words: TwilightWords) -> list[Part]:
    """Return every choice as the board shows it: what is begun first, what ends the step last."""
    bundles = sorted(bundles_of(state, legal), key=_rank)
    choices = [_choice(state, bundle, words) for bundle in bundles]
    waits = any(bundle.verb == ACTIVATE for bundle in bundles)  # free, and what the Operation is for
    return [one | {"idles": True} if waits and one.get("ends") else one for one in choices]


def _rank(bundle: Bundle) -> tuple[int, int]:
    """Return where a choice stands: of the rest the order of the rules is kept."""
    if bundle.verb == "event":
        return 0, int(bundle.actions[0].seat == "fln" and bundle.actions[0].args[0] != "shaded")
    late = LATE.index(bundle.verb) + 1 if bundle.verb in LATE else 0
    return late, 0 if bundle.counts else 1


def _choice(state: State, bundle: Bundle, words: TwilightWords) -> Part:
    action = bundle.actions[0]
    verb = RULES.verb(state, action)
    is_whole = _leads_on(bundle)
    is_pass = bundle.ask == ("turn", "pass")
    is_open = bundle.counts or (bundle.step == "turn" and not is_pass)
    price = [] if is_open else price_of(state, action)
    told = _told(state, bundle, words)
    found: Part = {
        "short": "" if verb.ends else _track(state, bundle, words) or _short(bundle, words),
        "targets": _targets(bundle),
        "mission": is_whole,
        "ask": is_whole,
        "rolls": is_rolled(RULES, state, action),
        "ends": verb.ends,
        "idles": is_pass,
        "price": priced(price_text(price, words), told),
        "warns": bool(warnings(price, words)),
    }
    group = "" if verb.ends else _heading(state, bundle, words)
    head = {"id": str(action), "group": group, "text": _text(state, bundle, words)}
    return head | {name: value for name, value in found.items() if value}


def _leads_on(bundle: Bundle) -> bool:
    """Return whether more is chosen with a choice: numbers, or pieces in a space; a track moves at once."""
    return bundle.counts or (bundle.ask in FOLLOWS and bundle.home != "")


def _track(state: State, bundle: Bundle, words: TwilightWords) -> str:
    """Return how a choice moves a track instead of a space: ``France Track F → E``; empty elsewhere."""
    is_track = bundle.ask in FOLLOWS and not bundle.home
    return tracks_moved(state, bundle.actions[0], words, MOVED_FOR_A_SPACE) if is_track else ""


def _told(state: State, bundle: Bundle, words: TwilightWords) -> str:
    """Return what a choice surely brings besides its price; what ends a step says what that leaves."""
    action = bundle.actions[0]
    if RULES.verb(state, action).ends:
        toll = toll_text(state, action, words)
        return " ".join(filter(None, [toll, ending_means(state, action, words)]))
    if bundle.step == "turn" and action.verb == "event":
        return priced(tracks_moved(state, action, words), box_means(state, "EVENT", words))
    if bundle.step == "turn" or _leads_on(bundle) or action.verb == ACTIVATE:
        return ""
    return priced(fought(state, action, words), foretold([state], [action], words))


def _targets(bundle: Bundle) -> list[str]:
    """Return the spaces whose click leads to the choice: its own, and those that pieces come from."""
    home = [bundle.home] if bundle.home and bundle.actions[0].args else []
    return list(dict.fromkeys([*home, *bundle.sources]))


def _heading(state: State, bundle: Bundle, words: TwilightWords) -> str:
    """Return the heading of a choice; that of an operation says what a space costs."""
    if bundle.step == "turn":
        return _pick(state, bundle.actions[0], words).group
    if bundle.verb in BEGINS_SPECIAL and bundle.step in OPERATIONS_STEPS:
        return words.labelled(words.say("play-head-special"), title_of("", bundle.verb, words))
    return title_of(bundle.step, bundle.name, words)


def _text(state: State, bundle: Bundle, words: TwilightWords) -> str:
    """Return a choice in a sentence; what is still to be chosen about it is left open."""
    if bundle.counts:
        place = words.place(bundle.home) if bundle.home else "none"
        return words.say(f"play-all-{bundle.step}-{bundle.name}", place=place)
    action = bundle.actions[0]
    if RULES.verb(state, action).ends:
        return sentence(ending_name(state, action, words))
    if moved := _track(state, bundle, words):
        return words.labelled(title_of(bundle.step, bundle.verb, words), moved)
    if action.verb in {"pacify", "agitate"} and len(action.args) == 1:
        by = "terror" if state.terror[PLACE[action.args[0]]] else "level"
        return words.say(f"play-{action.verb}-{by}", place=words.place(action.args[0]))
    if lost := coup_lost(state, action, words):
        return lost
    said = sentence(_pick(state, action, words).text)
    # A free Activation is taken at once: how many it is stands in its name.
    many = foretold([state], [action], words) if action.verb == "activate" else ""
    return words.labelled(said, many) if many else said


def _short(bundle: Bundle, words: TwilightWords) -> str:
    """Return what tells a choice from others under its heading; empty where only the sentence does."""
    action = bundle.actions[0]
    if bundle.step == "turn":
        return sentence(words.word(action.args[0])) if bundle.verb in OPERATION_VERBS else ""
    if bundle.counts:
        return words.place(bundle.home) if bundle.home and bundle.step != "train" else ""
    if len(action.args) != 1 or bundle.verb == "pivotal":
        return ""
    (word,) = action.args
    return words.place(word) if word in PLACE else word if word.isdigit() else ""


def _pick(state: State, action: Action, words: TwilightWords) -> Pick:
    """Return an action in words, with its heading."""
    (found,) = TwilightShowing(words).picks(Actions([action], PLAIN, state))
    return found
