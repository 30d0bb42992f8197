"""The games as PettingZoo environments: what PettingZoo asks of one, and what we promise beside."""

import pickle
import sys
import warnings
from importlib import import_module
from inspect import signature
from random import Random

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test

from algeria_lab import open_game, position
from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import IllegalAction, MalformedAction, UnknownName
from algeria_lab.games import GAMES
from algeria_lab.interop import pettingzoo

WARS = [("algeria", scenario) for scenario in GAMES["algeria"].rules().scenarios()]
DUELS = [("insurgent", scenario) for scenario in GAMES["insurgent"].rules().scenarios()]
CAMPAIGNS = [("twilight", scenario) for scenario in GAMES["twilight"].rules().scenarios()]
QUICK = "gov quick; fln quick"
# What PettingZoo recommends and its own board games leave aside too: their names stand in lists of its own.
RECOMMENDED = (
    "We recommend agents to be named",
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


def play_at_random(env: AECEnv, rng: Random) -> list[int]:
    """Play an environment that was reset to its end; return what was done."""
    done = []
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            done.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            env.step(done[-1])
    return done


@pytest.mark.parametrize(("game", "scenario"), [*WARS, *DUELS, *CAMPAIGNS])
def test_an_environment_passes_the_test_of_pettingzoo(game: str, scenario: str, capsys):
    with warnings.catch_warnings():
        for message in RECOMMENDED:
            warnings.filterwarnings("ignore", message)

        api_test(pettingzoo.env(game, scenario), num_cycles=40 if game == "twilight" else 150)


@pytest.mark.parametrize(("game", "scenario"), [WARS[0], *DUELS])
def test_whole_games_pass_it_too(game: str, scenario: str, capsys):
    """Several games to their end, from behind the set-up of the war."""
    opening = QUICK if game == "algeria" else ""
    with warnings.catch_warnings():
        for message in (*RECOMMENDED, "Action mask numpy array is all zeros"):
            warnings.filterwarnings("ignore", message)

        api_test(pettingzoo.env(game, scenario, opening=opening), num_cycles=400)


@pytest.mark.parametrize(("game", "scenario"), [WARS[0], *DUELS])
def test_two_environments_with_one_seed_are_the_same(game: str, scenario: str):
    seed_test(lambda: pettingzoo.env(game, scenario), num_cycles=60)


def test_a_seed_is_that_of_the_game():
    env = pettingzoo.env("algeria", "1958", opening=QUICK)
    env.reset(seed=11)
    war = open_game("algeria", "1958", seed=11)
    war.play(QUICK)

    assert env.unwrapped.game.seed == 11
    assert env.unwrapped.game.state == war.state


def test_an_environment_begins_at_a_position_of_ones_own():
    late = position("1958", fln_psl=70)
    env = pettingzoo.env("algeria", late)
    env.reset(seed=1)

    assert env.unwrapped.game.state.fln_psl == 70
    assert env.last()[0]["observation"][env.observation_names.index("fln_psl")] == 70


def test_resets_without_a_seed_follow_from_the_last_one():
    env = pettingzoo.env("insurgent")
    seeds = []
    for asked in (5, None, None, 5, None):
        env.reset(seed=asked)
        seeds.append(env.unwrapped.game.seed)

    assert seeds[0] == seeds[3] == 5
    assert seeds[1] == seeds[4]
    assert len(set(seeds)) == 3


def test_the_winner_gets_one_and_the_loser_minus_one():
    env = pettingzoo.env("algeria", opening=QUICK)
    env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(1)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        paid[agent] += reward
        choice = None if termination else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(choice)

    winner = env.unwrapped.game.outcome.winner
    assert paid == {"fln": 1 if winner == "fln" else -1, "gov": 1 if winner == "gov" else -1}


@pytest.mark.parametrize("limits", [{"turn_limit": 1}, {"action_limit": 60}])
def test_a_game_beyond_its_limit_is_truncated_and_nobody_is_paid(limits: dict[str, int]):
    env = pettingzoo.env("algeria", opening=QUICK, **limits)
    env.reset(seed=2)
    rng = Random(2)
    while not any(env.truncations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))

    assert env.truncations == {"fln": True, "gov": True}
    assert env.terminations == {"fln": False, "gov": False}
    assert env.rewards == {"fln": 0, "gov": 0}
    assert env.unwrapped.game.state.turn == 2 or env.unwrapped.game.ply == 60


def test_the_solo_duel_has_one_agent():
    env = pettingzoo.env("insurgent", "solo")
    env.reset(seed=4)

    play_at_random(env, Random(4))

    assert env.possible_agents == ["fln"]
    assert env.unwrapped.game.outcome


def test_an_illegal_number_is_refused_in_words_and_changes_nothing():
    env = pettingzoo.raw_env("algeria", opening=QUICK)
    env.reset(seed=3)
    before = env.game.state.copy()

    with pytest.raises(IllegalAction, match=r"\[A:4\]"):
        env.step(env.id_of("propaganda band-1"))

    assert env.game.state == before


def test_in_its_wrappers_an_illegal_number_ends_the_game():
    env = pettingzoo.env("insurgent")
    env.reset(seed=3)

    env.step(env.id_of("hit FRA-01"))

    assert env.rewards == {"fln": -1, "gov": 0}
    assert all(env.terminations.values())


def test_only_the_agent_that_decides_may_act():
    env = pettingzoo.raw_env("insurgent")
    env.reset(seed=6)

    assert env.agent_selection == "fln"
    assert env.observe("fln")["action_mask"].sum() == len(env.game.legal())
    assert not env.observe("gov")["action_mask"].any()


def test_actions_and_numbers_lead_to_each_other():
    env = pettingzoo.raw_env("algeria")
    env.reset(seed=1)
    number = env.id_of("raid V-4")

    assert env.action_of(number) == Action(env.agent_selection, "raid", ("V-4",))
    assert env.id_of(Action("fln", "raid", ("V-4",))) == env.id_of("fln raid V-4") == number
    assert env.id_of("raid Tlemcen") == env.id_of("raid V-2")
    with pytest.raises(MalformedAction, match="Did you mean Tlemcen"):
        env.id_of("raid Tlemcn")
    with pytest.raises(UnknownName, match=r"'raid V-44'\. Known: .* and 4364 more\. Did you mean 'raid V-4'"):
        env.id_of("raid V-44")
    with pytest.raises(UnknownName, match="unknown number of an action 99999"):
        env.action_of(99_999)
    with pytest.raises(TypeError, match="integer"):
        env.action_of(1.5)


def test_an_environment_can_be_sent_to_another_process():
    env = pettingzoo.raw_env("insurgent", "solo", turn_limit=9)

    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own bytes
    twin.reset(seed=7)
    env.reset(seed=7)

    assert (twin.metadata["name"], twin.turn_limit) == ("insurgent_v0", 9)
    assert twin.game.state == env.game.state


@pytest.mark.parametrize(("language", "said"), [("en", "Government to move"), ("fr", "Gouvernement à jouer")])
def test_a_position_is_rendered_in_words(language: str, said: str):
    env = pettingzoo.env("algeria", language=language, render_mode="ansi")
    env.reset(seed=1)

    assert said in env.render()


def test_nothing_is_rendered_unless_asked_for():
    env = pettingzoo.env("insurgent")
    env.reset(seed=1)

    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None


def test_what_is_not_known_is_named():
    with pytest.raises(UnknownName, match="unknown game 'algiers'"):
        pettingzoo.env("algiers")
    with pytest.raises(UnknownName, match="unknown scenario '1955'"):
        pettingzoo.env("algeria", "1955")
    with pytest.raises(UnknownName, match="unknown render mode 'human'"):
        pettingzoo.env("algeria", render_mode="human")
    with pytest.raises(IllegalAction, match="It is the FLN that decides now"):
        pettingzoo.env("algeria", opening="gov quick; gov quick")


def test_both_ways_to_make_an_environment_take_and_show_the_same_arguments():
    said = signature(pettingzoo.env)

    assert [*said.parameters] == [*signature(pettingzoo.raw_env).parameters]
    assert "AECEnv" in said.return_annotation


def test_without_the_extra_the_message_names_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "algeria_lab.interop.pettingzoo")

    with pytest.raises(ModuleNotFoundError, match=r"pip install '.\[rl\]'"):
        import_module("algeria_lab.interop.pettingzoo")


def test_an_environment_says_which_game_it_plays():
    env = pettingzoo.raw_env("insurgent", "solo")
    env.reset(seed=8)

    assert repr(env).startswith("insurgent_v0: Game('insurgent', 'solo', seed 8")
