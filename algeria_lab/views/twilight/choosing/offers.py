"""The card of a space: what can be done there in one go, what is still to be chosen, and the line of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import UnknownName
from algeria_lab.twilight.geography import AVAILABLE, PLACE
from algeria_lab.twilight.pieces import KIND
from algeria_lab.views.play.lines import Reached, follow
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.choosing.bundles import AIM, ON_MAP, SLOT
from algeria_lab.views.twilight.choosing.prices import line_price, price_text
from algeria_lab.views.twilight.choosing.proposals import BOXES, proposal_of, proposals_at
from algeria_lab.views.twilight.engine import RULES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.choosing.bundles import Row
    from algeria_lab.views.twilight.choosing.proposals import Proposal
    from algeria_lab.views.twilight.words.text import TwilightWords

Reply = dict[str, Any]
ONE = "~"
TRAINED = ("train", "place")
NOWHERE: Reached[Any] = Reached((), (), None)


def offers_at(state: State, place: str, legal: Sequence[Action], words: TwilightWords) -> Reply:
    """Return what can be done at a space, and which actions of the scene that does as well."""
    found = proposals_at(state, place, legal)
    return {
        "offers": [offer_view(state, one, words) for one in found],
        "whole": [one.covers for one in found if one.covers],
    }


def offer_of(state: State, action: Action, legal: Sequence[Action], words: TwilightWords) -> Reply:
    """Return the offer of which an action is a part, with its space: list and map lead to the same offer.

    Raises:
        UnknownName: If it is not part of any.
    """
    found = proposal_of(state, action, legal)
    if found is None:
        raise UnknownName("offer", str(action), map(str, legal[:3]))
    place, proposal = found
    return {"place": place, **offer_view(state, proposal, words)}


def compose(state: State, question: Mapping[str, Any], legal: Sequence[Action]) -> str:
    """Return the line of an offer: numbers and aim come from the reader's choices.

    Args:
        state: The position.
        question: ``mission``, ``place``, ``units`` (a name for each piece chosen) and ``aim``.
        legal: What may be offered.

    Raises:
        UnknownName: If nothing of that name is offered at the space.
    """
    place, mission = str(question["place"]), str(question["mission"])
    found = {one.id: one for one in [*proposals_at(state, place, legal), *_elsewhere(state, place, legal)]}
    if mission not in found:
        raise UnknownName("offer", mission, found)
    counts = Counter(unit.rpartition(ONE)[0] for unit in question.get("units", ()))
    return found[mission].line(counts, str(question.get("aim", "")))


def _elsewhere(state: State, place: str, legal: Sequence[Action]) -> list[Proposal]:
    """Return the proposals that are about no space of the map."""
    if place:
        return []
    found = {
        one[1].id: one[1] for action in legal if (one := proposal_of(state, action, legal)) and not one[0]
    }
    return list(found.values())


def offer_view(state: State, proposal: Proposal, words: TwilightWords) -> Reply:
    """Return a proposal as the board shows it; see `Offer` in the browser's types."""
    begins = proposal.begins
    reached = follow(RULES, state, begins, words) if begins else NOWHERE
    price = [] if reached.notice else line_price(reached.positions, reached.actions)
    rolls = bool(reached.actions) and RULES.verb(reached.positions[-1], reached.actions[-1]).rolls
    home = _home(state, proposal)
    crew = [_crew(state, row, proposal, words) | _piece(row, home) for row in proposal.rows]
    return {
        "mission": proposal.id,
        "title": _title(proposal, words),
        "rule": proposal.rule,
        "about": about_of(proposal.step, proposal.verb, words),
        "price": price_text(price, words) or words.say("panel-price-free"),
        "subject": "",
        "crew": crew,
        "crew_label": words.say("play-crew", seat=proposal.seat) if crew else "",
        "aims": [{"id": aim, "label": _aim_label(aim, proposal, words)} for aim in proposal.aims],
        "aim": proposal.aim,
        "aim_label": _aims_label(proposal, words),
        **({} if rolls else {"rolls": False}),
        **({"leads": True} if proposal.lead and proposal.step != "turn" else {}),
    }


def _title(proposal: Proposal, words: TwilightWords) -> str:
    if proposal.home:
        return words.say(f"play-all-{proposal.step}-{proposal.verb}", place=words.place(proposal.home))
    return title_of(proposal.step, proposal.verb, words)


def title_of(step: str, verb: str, words: TwilightWords) -> str:
    """Return what is done, as a heading."""
    keys = (f"play-title-{step}-{verb}", f"play-title-{verb}")
    return words.say(next(filter(words.has, keys), keys[-1]))


def about_of(step: str, verb: str, words: TwilightWords) -> str:
    """Return in a sentence what something is for; empty where its heading says it."""
    keys = (f"play-about-{step}-{verb}", f"play-about-{verb}")
    key = next(filter(words.has, keys), "")
    return words.say(key) if key else ""


def _crew(state: State, row: Row, proposal: Proposal, words: TwilightWords) -> Reply:
    label = row_label(row, words)
    if (proposal.step, row.key.split(" ")[0]) == TRAINED:  # more than there are would be taken from the map
        there = state.pieces[AVAILABLE][KIND[row.kind]]
        label = words.say("play-row-available", what=label, count=there)
    return {
        "key": row.key,
        "label": label,
        "ids": [f"{row.key}{ONE}{number}" for number in range(1, row.most + 1)],
        "chosen": min(proposal.chosen.get(row.key, 0), row.most),
        "least": proposal.least if row is proposal.rows[0] else 0,
        "most": row.most,
    }


def _home(state: State, proposal: Proposal) -> str:
    """Return the space at which a proposal is about pieces that come from nowhere else."""
    if proposal.home:
        return proposal.home
    named = [word for part in proposal.lead for word in part.split() if word in ON_MAP]
    if named or not proposal.covers:
        return next(iter(named), "")
    action = RULES.complete(state, proposal.covers)
    return next((word for word in action.args if word in ON_MAP), "")


def _piece(row: Row, home: str) -> Reply:
    """Return which pieces on the map a row stands for: a press on them takes one more of it."""
    source = row.source or home
    return {"piece": f"{source}/{row.kind}"} if row.kind and source in ON_MAP else {}


def row_label(row: Row, words: TwilightWords) -> str:
    """Return of what some are chosen: the kind, and where it comes from or goes."""
    kind = words.word(row.kind) if row.kind else words.say(f"play-row-{_unnamed(row)}")
    if row.target:
        kind = words.say("play-row-to", what=kind, place=words.place(row.target))
    elif row.source:
        kind = words.say("play-row-from", what=kind, place=words.place(row.source))
    return sentence(kind)


def _unnamed(row: Row) -> str:
    verb = row.key.split(" ", 1)[0].partition(SLOT)[0]
    return "steps" if verb in {"pacify", "agitate"} else "pieces"


def _aim_label(aim: str, proposal: Proposal, words: TwilightWords) -> str:
    if aim in ON_MAP or aim in PLACE:
        return words.place(aim)
    if aim in BOXES:
        return sentence(words.word(aim))
    return sentence(words.action(Action.parse(aim, proposal.seat), "rally-space"))


def _aims_label(proposal: Proposal, words: TwilightWords) -> str:
    if not proposal.aims:
        return ""
    if proposal.step == "turn":
        return words.say("play-aim-box")
    return words.say("play-aim-way" if AIM in proposal.lead else "play-aim-place")
