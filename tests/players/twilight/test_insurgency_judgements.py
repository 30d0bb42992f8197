"""Each judgement of the FLN's free computer player, in a position made for it."""

from pathlib import Path
from random import Random

import algeria_lab
from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.insurgency.player import ELSEWHERE, ORDERS, InsurgentPlayer
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.events import CoupWon
from algeria_lab.twilight.frames.fln import Attack, AttackLosses, March, Rally
from algeria_lab.twilight.frames.propaganda import AgitatePhase, Moves
from algeria_lab.twilight.frames.sequence import NextCard, Pivotal
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, board

DATA = Path(algeria_lab.__file__).parent / "data"
PREFIX = "judgement-twilight-fln-"
QUIET = 2  # Balky Conscripts: neither text is worth much
CONFINED: dict = {"box1": "OP_SA", "first": "gov", "momentum": {"paranoia"}}
"""A Limited Operation, and no March into another Wilaya."""
LANGUAGES = ("en", "fr")
FAR = (1, 4, 67, 3, 7, 68, 69)


def decision(state: State) -> Choice:
    """Return what the player decides in a position; every action of it is legal."""
    choice = InsurgentPlayer().choose(RULES.observe(state, "fln"), Random(1))
    assert choice.line, "it chose nothing"
    assert RULES.refuse(state, choice.line[0]) is None
    return choice


def found(state: State) -> str:
    """Return the key of the judgement that decided."""
    return decision(state).because[-1].question.removeprefix(PREFIX)


def line(state: State) -> list[str]:
    """Return what it does in a position, without the seat."""
    return [str(action).partition(" ")[2] for action in decision(state).line]


def turn(**changes: object) -> State:
    """Return a turn of the FLN on a card of little worth; no Guerrilla is Available unless said otherwise."""
    plain: dict = {
        "first": "fln",
        "card": QUIET,
        "deck": FAR,
        "scenario": "full",
        "france": 5,
        "fln_resources": 3,
        "available": {"U": 0},
    }
    return board(**plain | changes)


def asked(frame: Frame, **changes: object) -> State:
    """Return a position in which the FLN is asked for something else than a turn."""
    plain: dict = {"card": QUIET, "deck": FAR, "scenario": "full", "fln_resources": 3}
    return board(**plain | changes, agenda=[NextCard(), frame])


# --- the turn


def test_it_carries_out_terror_where_support_is_high():
    state = turn(algiers={"FP": 3, "U": 1, "state": "support"}, oran={"FP": 3, "U": 1, "state": "support"})

    assert found(state) == "terror"
    assert {"terror algiers", "terror oran"} <= set(line(state))


def test_it_rallies_where_guerrillas_are_available():
    state = turn(tizi_ouzou={"U": 2, "B": 1}, available={})

    assert found(state) == "rally"
    assert line(state)[-1] == "done"


def test_a_rally_pushes_the_france_track_when_that_pays():
    assert "rally france_track" in line(turn(tizi_ouzou={"U": 2, "B": 1}, available={}, france=0))


def test_it_agitates_after_a_rally_at_a_base():
    there = {"U": 1, "state": "oppose"}
    state = turn(
        tizi_ouzou={"U": 1, "B": 2}, bougie=there, bordj_bou_arreridj=there, fln_resources=20, **CONFINED
    )

    assert line(state) == ["rally limited", "rally tizi_ouzou", "nothing", "agitate tizi_ouzou", "done"]


def test_it_marches_to_people_at_support():
    state = turn(medea={"U": 5, "state": "oppose"}, algiers={"FP": 1, "state": "support"})

    assert found(state) == "march"
    assert "march algiers" in line(state)


def test_it_attacks_with_good_odds():
    state = turn(ain_oussera={"A": 6, "FT": 1, "GB": 1}, **CONFINED)

    assert found(state) == "attack"
    assert line(state) == ["attack limited", "attack ain_oussera"]


def test_it_takes_an_event_that_costs_commitment():
    state = turn(card=22, fln_resources=0)

    assert found(state) == "event"
    assert line(state) == ["event shaded"]


def test_it_takes_either_text():
    """The unshaded text of Egyptian arms gives 2 Resources, the shaded one takes a Commitment."""
    state = turn(card=15, fln_resources=0, commitment=0)

    assert line(state) == ["event unshaded"]


def test_it_passes_where_nothing_promises_more():
    state = turn(fln_resources=0)

    assert found(state) == "pass"


# --- the Pivotal window


def test_it_makes_the_countries_independent_as_soon_as_may_be():
    state = asked(Pivotal("fln"), played={64})

    assert found(state) == "independence"
    assert line(state) == ["pivotal 61"]


def test_it_plays_suez_when_it_has_little_to_lose():
    assert line(asked(Pivotal("fln"), gov_resources=20, fln_resources=0)) == ["pivotal 62"]


def test_it_waits_while_suez_would_cost_it_much():
    state = asked(Pivotal("fln"), gov_resources=20, fln_resources=9)

    assert found(state) == "no-pivotal"
    assert line(state) == ["skip"]


# --- what was begun, what Events ask for


def test_it_goes_on_attacking_where_another_space_is_worth_it():
    begun = Attack("fln", "OP_ONLY", NO_LIMIT, places=(PLACE["medea"],))

    assert line(asked(begun, medea={"A": 4}, algiers={"A": 6, "FT": 1, "GB": 1})) == ["attack algiers"]


def test_it_leaves_it_at_one_attack_without_another_target():
    begun = Attack("fln", "OP_ONLY", NO_LIMIT, places=(PLACE["medea"],))
    state = asked(begun, medea={"A": 4})

    assert found(state) == "no-more"
    assert line(state) == ["done"]


def test_french_pieces_fall_first():
    hits = AttackLosses("fln", PLACE["medea"], 1, 0, 3)
    state = asked(hits, medea={"A": 4, "FP": 2, "AP": 2})

    assert found(state) == "hit"
    assert line(state) == ["hit FP"]


def test_it_rallies_where_an_event_grants_it():
    state = asked(Rally("fln", "", 2, free=True), medea={"U": 4, "B": 1}, fln_resources=0, card=5)

    assert found(state) == "rally-free"
    assert line(state)[-1] == "done"


def test_it_marches_where_an_event_grants_it():
    state = asked(
        March("fln", "", 1, free=True),
        medea={"U": 5, "state": "oppose"},
        algiers={"FP": 1, "state": "support"},
        fln_resources=0,
    )

    assert found(state) == "march-free"
    assert "march algiers" in line(state)


def test_it_takes_commitment_rather_than_a_few_troops_after_a_coup():
    state = asked(CoupWon("fln", 3), algiers={"FT": 3}, card=66, commitment=20)

    assert found(state) == "best"
    assert line(state) == ["choose commitment"]


# --- the Propaganda Round


def test_it_agitates_where_a_resource_brings_most():
    state = asked(
        AgitatePhase("fln"), medea={"U": 1}, algiers={"U": 1, "terror": 1}, card=67, phase="support"
    )

    assert found(state) == "agitate"
    assert line(state) == ["agitate medea 1", "agitate algiers 2"]


def test_it_keeps_resources_rather_than_pay_much_for_little():
    state = asked(AgitatePhase("fln"), barika={"U": 1, "terror": 1}, card=67, phase="support")

    assert found(state) == "no-more"


def test_guerrillas_gather_at_a_bare_base():
    state = asked(Moves("fln"), batna={"B": 1, "AT": 2}, barika={"U": 5}, card=67, phase="redeploy")

    assert found(state) == "gather"
    assert line(state)[0] == "to batna"


def test_guerrillas_stay_where_no_base_is_in_danger():
    state = asked(Moves("fln"), batna={"B": 1, "U": 3}, barika={"U": 1}, card=67, phase="redeploy")

    assert found(state) == "no-more"


# --- all


def test_it_keeps_to_what_may_be_seen():
    """It decides the same whatever the order of the deck."""
    state = turn(tizi_ouzou={"U": 2, "B": 1}, available={})
    other = turn(tizi_ouzou={"U": 2, "B": 1}, available={}, deck=FAR[::-1])

    assert line(state) == line(other)


def test_every_judgement_has_its_sentences():
    for language in LANGUAGES:
        text = (DATA / "messages" / language / "players" / "twilight_insurgency.ftl").read_text("utf-8")
        for judgement in [each for order in (*ORDERS.values(), ELSEWHERE) for each in order]:
            assert f"judgement-twilight-{judgement.key} =" in text
            assert f"judgement-twilight-{judgement.key}-found =" in text
