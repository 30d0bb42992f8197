"""A hint at the card table: a choice that is offered, from what the seat sees alone, in both languages."""

import json
from random import Random
from typing import Any

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.players.thinking.race import Budget
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.shared.scene_widget import Unanswered
from algeria_lab.views.shared.thinking import thought_out
from tests.views.insurgent.tables import exchange, new_session, pick, tell, twin_of

BRIEF = Budget(None, 30)


def advised(session: DuelSession) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what is said at once, and what is said after thought."""
    return session.inform({"what": "hint"}), thought_out(session._adviser().taught(BRIEF))


def open_for_whoever_decides(session: DuelSession) -> None:
    session._holder = session.viewer or str(session.game.to_move)


@pytest.mark.parametrize(("scenario", "seed"), [("duel", 1), ("solo", 2)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_advised_is_offered_and_said_in_words(scenario: str, seed: int, language: str):
    session, rng, taught = new_session(scenario, seed, language), Random(seed), 0
    while not session.is_open and session.game.state.turn < 9:
        open_for_whoever_decides(session)
        if session.viewer == session.game.to_move:
            offered = {one["id"]: one["label"] for one in session.scene()["picks"]}
            quick, better = advised(session)
            for said in (quick, better):
                assert not said or offered[said["pick"]] == said["text"]
            assert len(offered) > 2 or not better  # one way, and to give up
            taught += bool(better)
            assert not better or better["taught"][-1]
        session.table.play(rng.choice(session.game.legal()))

    assert session._words.faults == []
    assert taught > 5


@pytest.mark.parametrize("seed", [1, 6])
def test_advice_does_not_depend_on_what_the_seat_never_saw(seed: int):
    session, rng, exchanged = new_session("duel", seed), Random(seed), 0
    while not session.is_open and session.game.state.turn < 9:
        viewer = str(session.game.to_move)
        session._holder = viewer
        swapped = exchange(session.game, viewer, rng)
        twin = twin_of(session, swapped)
        exchanged += any(card != other for card, other in swapped.items())
        assert json.dumps(advised(session)) == json.dumps(advised(twin))
        session.table.play(rng.choice(session.game.legal()))

    assert exchanged > 5


def test_nobody_is_advised_while_hands_are_covered_or_the_other_side_decides():
    session = new_session("duel", 1)
    for what in ("hint", "taught"):
        with pytest.raises(Unanswered, match="nothing to advise"):
            session.inform({"what": what})
    session._holder = "gov" if session.game.to_move == "fln" else "fln"
    with pytest.raises(Unanswered, match="nothing to advise"):
        session.inform({"what": "hint"})


def test_what_is_advised_can_be_picked():
    session = new_session("duel", 4)
    tell(session, "take", seat=str(session.game.to_move))
    quick = session.inform({"what": "hint"})

    pick(session, quick["pick"])

    assert session.game.history[1].action == Action.parse(quick["pick"])
