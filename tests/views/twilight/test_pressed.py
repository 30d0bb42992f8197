"""Every choice of Colonial Twilight pressed as the browser does: what is done is what the button says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from algeria_lab.core.actions import Action, Seat, parse_line
from algeria_lab.core.game import Game
from algeria_lab.players.table import Table
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.choosing.bundles import ON_MAP, Bundle, bundles_of
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import CampaignSession, tell

Part = dict[str, Any]
GAMES = (("short", 7), ("medium", 1), ("full", 4))
MOST_STEPS = 600


@cache
def moments(scenario: str, seed: int) -> tuple[Game[State], ...]:
    """Return a game played at random, as it stood at decisions of every kind that it came to."""
    rng, game = Random(seed), Game(TwilightRules(), scenario, seed=seed)
    met: dict[tuple[object, ...], list[int]] = {}
    while game.to_move and game.ply < MOST_STEPS:
        met.setdefault((FRAMES.name(game.state.agenda[-1]), game.to_move), []).append(game.ply)
        game.play(rng.choice(game.legal()))
    # Early and late ones of a kind: some choices are there at first only, others come with the war.
    return tuple(game.fork(ply) for some in met.values() for ply in sorted({some[0], some[-1]}))


def board_of(
    game: Game[State], session: CampaignSession | None = None, language: str = "en"
) -> CampaignSession:
    """Return a board for two people on a game of its own; an older board of the same game is quicker."""
    table = Table(game.fork(), {"gov": None, "fln": None})
    if session is None:
        return MapSession(CAMPAIGN, table, TwilightWords(language))
    session.seat(table)
    session.board.show(session.scene())
    return session


def opened(session: CampaignSession, choice: Part) -> Part:
    """Return the plan that opens under a choice of the list: its own line, or that of its offer."""
    if not choice.get("mission"):
        return session.inform({"what": "plan", "line": choice["id"]})
    offer = session.inform({"what": "offer", "line": choice["id"]})
    return planned(session, offer, offer["place"])


def planned(session: CampaignSession, offer: Part, place: str) -> Part:
    """Return the plan of an offer with what is chosen beforehand, and with the first aim if there is none."""
    units = [unit for group in offer["crew"] for unit in group["ids"][: group["chosen"]]]
    aim = offer["aim"] or next((one["id"] for one in offer["aims"]), "")
    asked = {"what": "plan", "mission": offer["mission"], "place": place, "subject": offer["subject"]}
    return session.inform({**asked, "units": units, "aim": aim})


def carried_out(session: CampaignSession, plan: Part) -> list[Action]:
    """Carry out a plan and return what the history says was done."""
    assert plan["refusal"] is None, plan
    before = session.game.ply
    tell(session, kind="pick", id=plan["line"])
    return [entry.action for entry in session.game.history[before + 1 :] if entry.action]


def logged(session: CampaignSession) -> str:
    """Return the log of a game in one text."""
    asked = {"before": 100_000, "count": 40, "side": "", "place": "", "group": ""}
    return "\n".join(line["text"] for line in session.inform({"what": "log", **asked})["lines"])


def said_by(state: State, legal: Iterable[Action]) -> dict[str, Bundle]:
    """Return the actions that are one choice, by the id of the choice."""
    return {str(bundle.actions[0]): bundle for bundle in bundles_of(state, legal)}


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_every_choice_of_the_list_does_what_it_says(scenario: str, seed: int) -> None:
    """The first that is done is the action of the button, or where numbers are chosen one of its actions."""
    for game in moments(scenario, seed):
        session = board_of(game)
        said = said_by(game.state, game.legal())
        for choice in session.board.scene["actions"]:
            done, *_ = carried_out(board_of(game, session), opened(session, choice))
            assert done in said[choice["id"]].actions, (session.game.ply, choice["text"], done)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_every_offer_of_the_map_does_something_at_its_space(scenario: str, seed: int) -> None:
    """Offers of a space have names of their own; what is done is what they are called, and done there."""
    for game in moments(scenario, seed)[::2]:
        session, step, pressed = board_of(game), FRAMES.name(game.state.agenda[-1]), set[str]()
        for place in sorted(ON_MAP):
            offers = session.inform({"what": "here", "place": place})["offers"]
            assert len({offer["mission"] for offer in offers}) == len(offers), (step, place, offers)
            for offer in offers:
                plan, mission = planned(session, offer, place), offer["mission"]
                done = [Action.parse(part) for part in parse_line(plan["line"])]
                verb = done[0].verb
                assert mission in {verb, f"turn-{verb}", f"{verb}-from", f"{verb}-away"}, (step, offer)
                assert place in places_of(game, done), (step, place, offer, done)
                if mission not in pressed:  # one of each, for each costs a scene
                    pressed.add(mission)
                    assert carried_out(session, plan) == done
                    board_of(game, session)


def places_of(game: Game[State], done: Sequence[Action]) -> set[str]:
    """Return the spaces that actions are about: what they name, and what the decision is about."""
    first = said_by(game.state, game.legal())
    homes = {bundle.home for bundle in first.values() if done[0] in bundle.actions}
    return {word for action in done for word in action.args} | homes


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("side", "operation", "track"),
    [
        ("gov", "train", "france_track"),
        ("gov", "train", "border_zone_track"),
        ("fln", "rally", "france_track"),
    ],
)
def test_each_track_is_moved_by_its_own_button(side: Seat, operation: str, track: str, language: str) -> None:
    """The button of a track opens what moves that track, and the log says so."""
    game: Game[State] = Game(TwilightRules(), "short", seed=3)
    for choice in ("fln pass", f"{side} {operation} with-special")[side == "fln" :]:
        while (skip := Action(game.to_move, "skip")) in game.legal():
            game.play([skip])
        game.play(choice)
    session = board_of(game, language=language)
    choices = session.board.scene["actions"]
    (choice,) = [one for one in choices if one["id"] == f"{side} {operation} {track}"]
    plan = opened(session, choice)

    assert plan["text"] == choice["text"]
    assert [str(action) for action in carried_out(session, plan)] == [choice["id"]]
    assert choice["text"] in logged(session)
