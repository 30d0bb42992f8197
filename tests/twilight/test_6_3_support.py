"""CT 6.3: the Government Pacifies, then the FLN Agitates."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.frames.propaganda import Support
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, level, reason, refused

READY = {"FT": 1, "FP": 1, "state": "oppose"}


def asked(seat: str = "gov", **changes: Any) -> State:
    """Return the Support Phase of a side at its first decision."""
    agenda = [NextCard(), Support(seat)]  # type: ignore[arg-type]
    return RULES.resume(board(agenda=agenda, **{"commitment": 20, **changes}), FixedDice(()))[0]


# --- the Government


def test_pacify_takes_two_resources_a_level_and_up_to_two_levels() -> None:
    """From Opposition to Support for 4."""
    state = after(asked(medea=READY), "gov pacify medea 2")

    assert (level(state, "medea"), state.gov_resources) == ("support", 16)


def test_pacify_may_stop_after_one_level_and_go_on_later() -> None:
    """One level here, one there, then the first again."""
    state = after(asked(medea=READY, bougie=READY), "gov pacify medea 1; gov pacify bougie 1")
    assert (level(state, "medea"), level(state, "bougie")) == ("neutral", "neutral")

    assert level(after(state, "gov pacify medea 1"), "medea") == "support"


def test_terror_must_be_gone_first_at_two_resources_a_marker() -> None:
    """Two markers and a level are three steps for 6."""
    state = asked(medea={**READY, "terror": 2})

    one = after(state, "gov pacify medea 1")
    three = after(state, "gov pacify medea 3")

    assert (one.terror[PLACE["medea"]], level(one, "medea"), one.gov_resources) == (1, "oppose", 18)
    assert (three.terror[PLACE["medea"]], level(three, "medea"), three.gov_resources) == (0, "neutral", 14)


def test_all_that_is_spent_may_not_exceed_commitment() -> None:
    """Commitment 5 pays for two steps [CT 11/A33]."""
    state = asked(medea=READY, bougie=READY, commitment=5)
    assert refused(state, "gov pacify medea 3").reason == "ct-wrong-steps"

    state = after(state, "gov pacify medea 1")

    assert refused(state, "gov pacify bougie 2").values == {"spent": 2, "price": 4, "commitment": 5}
    assert after(state, "gov pacify bougie 1").phase != "support"


def test_resources_must_pay() -> None:
    """With 3 Resources one step."""
    state = asked(medea=READY, gov_resources=3)

    assert reason(state, "gov pacify medea 2") == "ct-cannot-pay"
    assert after(state, "gov pacify medea 1").gov_resources == 1


@pytest.mark.parametrize(
    ("space", "standing", "why"),
    [
        ("medea", {"FT": 1, "FP": 1, "U": 2}, "ct-not-gov-controlled"),
        ("medea", {"FT": 2}, "ct-troops-and-police-needed"),
        ("medea", {"AP": 2}, "ct-troops-and-police-needed"),
        ("medea", {"AT": 1, "AP": 1, "state": "support"}, "ct-at-support-already"),
        ("batna", {"FT": 1, "FP": 1}, "ct-not-populated"),
        ("tlemcen", {"FT": 1, "FP": 1, "resettled": True}, "ct-not-populated"),
        ("tunisia", {"U": 1}, "ct-not-in-algeria"),
    ],
)
def test_where_the_government_cannot_pacify(space: str, standing: dict[str, Any], why: str) -> None:
    """It takes Government Control, Troops, Police and Population, and a space not yet at Support."""
    assert reason(asked(oran=READY, **{space: standing}), f"gov pacify {space} 1") == why


def test_algerian_cubes_serve_as_well() -> None:
    """Troops and Police of either nationality."""
    assert "pacify medea 1" in legal(asked(medea={"AT": 1, "AP": 1}))


# --- the FLN


def test_agitate_takes_one_resource_a_level_and_up_to_two_levels() -> None:
    """From Support to Opposition for 2."""
    state = after(asked("fln", medea={"U": 1, "state": "support"}), "fln agitate medea 2")

    assert (level(state, "medea"), state.fln_resources) == ("oppose", 13)


def test_agitation_removes_terror_first_at_one_resource_a_marker() -> None:
    """Two markers and one level for 3."""
    state = after(asked("fln", oran={"U": 1, "terror": 2, "state": "support"}), "fln agitate oran 3")

    assert (state.terror[PLACE["oran"]], level(state, "oran"), state.fln_resources) == (0, "neutral", 12)


def test_agitation_has_no_cap_but_the_resources() -> None:
    """A player may spend all [CT 11/A34]."""
    state = asked("fln", oran={"U": 1, "state": "support"}, bougie={"B": 1}, fln_resources=3, commitment=0)

    state = after(state, "fln agitate oran 2; fln agitate bougie 1")

    assert state.fln_resources == 0


def test_an_uncontrolled_space_and_a_lone_base_will_do() -> None:
    """FLN pieces, and no Government Control."""
    state = asked("fln", medea={"U": 1, "FP": 1}, bougie={"B": 1})

    assert legal(state, "agitate") == ["agitate bougie 1", "agitate medea 1"]


@pytest.mark.parametrize(
    ("space", "standing", "why"),
    [
        ("medea", {"U": 1, "FP": 2}, "ct-gov-controlled"),
        ("medea", {}, "ct-no-fln-pieces"),
        ("medea", {"U": 1, "state": "oppose"}, "ct-at-oppose"),
        ("batna", {"U": 1}, "ct-not-populated"),
        ("tlemcen", {"U": 1, "resettled": True}, "ct-not-populated"),
        ("tunisia", {"U": 1}, "ct-not-in-algeria"),
    ],
)
def test_where_the_fln_cannot_agitate(space: str, standing: dict[str, Any], why: str) -> None:
    """It takes FLN pieces, no Government Control, Population, and a space not yet at Opposition."""
    assert reason(asked("fln", oran={"U": 1}, **{space: standing}), f"fln agitate {space} 1") == why


def test_the_fln_must_pay() -> None:
    """With 1 Resource one step."""
    state = asked("fln", oran={"U": 1, "state": "support"}, fln_resources=1)

    assert reason(state, "fln agitate oran 2") == "ct-cannot-pay"
    assert legal(state) == ["agitate oran 1", "done"]
