"""What was learned by number plays where players of one's own do."""

from random import Random

import numpy as np
import pytest

from algeria_lab import compare, open_game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.interop.encoding import Observed
from algeria_lab.interop.learned import Learned
from algeria_lab.interop.pettingzoo import raw_env
from algeria_lab.players.outside import WrongChoice
from algeria_lab.players.table import Table


def last_legal(observed: Observed) -> int:
    """Choose the legal action with the highest number."""
    return int(np.flatnonzero(observed["action_mask"])[-1])


def test_a_policy_sees_what_an_agent_sees_and_plays_what_it_says():
    env = raw_env("insurgent")
    env.reset(seed=3)
    seen: list[Observed] = []

    def policy(observed: Observed) -> int:
        seen.append(observed)
        return last_legal(observed)

    chosen = Learned("insurgent", policy).choose(env.game.observe("fln"), Random(1))

    there = env.observe("fln")
    assert env.id_of(chosen) == last_legal(there)
    assert (seen[0]["observation"] == there["observation"]).all()
    assert (seen[0]["action_mask"] == there["action_mask"]).all()


def test_a_policy_sits_at_a_table():
    duel = open_game("insurgent", seed=5)
    learned = Learned("insurgent", last_legal)

    Table(duel, {"fln": learned, "gov": learned}).let_computers_act()

    assert duel.outcome


def test_a_policy_is_a_way_to_play_in_many_wars():
    ways = {"none": "mixed", "learned": Learned("algeria", last_legal)}
    wars = compare("1958", ways, runs=2, stop=1)

    assert set(wars["way"]) == {"none", "learned"}


def test_a_forbidden_number_is_refused_with_the_name_of_the_player():
    war = open_game("algeria", seed=5)
    number = raw_env("algeria").id_of("raid V-4")
    raiding = Learned("algeria", lambda _: number, name="hasty")

    with pytest.raises(WrongChoice, match="'hasty'"):
        Table(war, {"fln": None, "gov": raiding}).let_computers_act()


def test_an_unknown_game_is_named():
    with pytest.raises(UnknownName, match="unknown game 'algiers'"):
        Learned("algiers", last_legal)
