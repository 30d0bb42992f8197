"""What learners are paid: the result, and a potential that changes nothing about which play is best."""

import numpy as np
import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.insurgent.observation import observe
from algeria_lab.interop.gymnasium import SeatEnv
from algeria_lab.interop.rewards import POTENTIALS, Measured, Rewards, potential

CASES = [(game, name) for game, found in POTENTIALS.items() for name in found]


def paid(env: SeatEnv, seed: int) -> tuple[list[float], float, bool]:
    """Play a game by chance; return the rewards, the potential at first, and whether it was cut off."""
    rng, rewards = np.random.default_rng(seed), []
    _, info = env.reset(seed=seed)
    before = env.episode._payment._before
    terminated = truncated = False
    while not (terminated or truncated):
        number = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = env.step(number)
        rewards.append(reward)
    return rewards, before, truncated


@pytest.mark.parametrize("actions", ["numbers", "words"])
@pytest.mark.parametrize(("game", "name"), CASES)
def test_shaping_adds_up_to_the_potential_at_the_beginning(game: str, name: str, actions: str):
    """Of a game that ends: the result less what the potential was at first, whatever was done."""
    asked = {"actions": actions, "scenario": {"algeria": "1954", "twilight": "short"}.get(game)}
    plain = SeatEnv(game, "gov", **asked)
    shaped = SeatEnv(game, "gov", rewards=Rewards(shaping=name, weight=0.5), **asked)

    (result, _, cut), (rewards, before, _) = paid(plain, 4), paid(shaped, 4)

    assert not cut
    assert len(result) == len(rewards)
    assert sum(rewards) == pytest.approx(sum(result) - 0.5 * before)
    assert any(reward != 0 for reward in rewards[:-1])
    assert result[-1] in {-1, 0, 1}
    assert not any(result[:-1])


def test_a_discount_is_that_of_the_potential_too():
    rewards = Rewards(shaping="support", discount=0.9, win=2, loss=-2)
    got, before, _ = paid(SeatEnv("algeria", scenario="1958", rewards=rewards), 1)
    plain, _, _ = paid(SeatEnv("algeria", scenario="1958", rewards=Rewards(win=2, loss=-2)), 1)

    def worth(paid_out: list[float]) -> float:
        return sum(0.9**at * reward for at, reward in enumerate(paid_out))

    assert worth(got) == pytest.approx(worth(plain) - before)
    assert plain[-1] == -2


@pytest.mark.parametrize(
    ("at_limit", "expected"),
    [(0.0, 0), (-0.25, -0.25), ("areas", None), (lambda seen: seen["fln.psl"] / 100, None)],
)
def test_a_game_that_is_cut_off_pays_what_was_said(at_limit: object, expected: float | None):
    env = SeatEnv("algeria", scenario="1958", turn_limit=1, rewards=Rewards(at_limit=at_limit))

    rewards, _, cut = paid(env, 2)

    view = env.episode.match.view
    if expected is None:
        control = [view.control.get(area) for area in view.control]
        lead = (control.count("fln") - control.count("gov")) / 25
        expected = lead if at_limit == "areas" else view.fln_psl / 100
    assert cut
    assert rewards[-1] == pytest.approx(expected)


def test_measures_are_those_of_experiments_by_either_side():
    env = SeatEnv("algeria", "gov", scenario="1958")
    env.reset(seed=1)

    seen = Measured("algeria", env.episode.match.view, "gov")

    assert seen["own.psl"] == seen["gov.psl"] == env.episode.match.view.gov_psl
    assert seen["other.psl"] == seen["fln.psl"]
    assert {"terror", "gov.areas"} <= {*seen}
    with pytest.raises(UnknownName, match=r"unknown measure 'own\.power'"):
        seen["own.power"]


def test_a_potential_of_ones_own_is_given_measures():
    rewards = Rewards(shaping=lambda seen: -seen["terror"] / 25)
    env = SeatEnv("algeria", "gov", scenario="1954", rewards=rewards)
    env.reset(seed=1)

    assert env.episode._payment._before == 0


def test_an_unknown_potential_is_named():
    with pytest.raises(UnknownName, match=r"unknown potential 'psl'\. Known: support, areas"):
        SeatEnv("algeria", rewards=Rewards(shaping="psl"))
    with pytest.raises(UnknownName, match="unknown potential 'support'"):
        SeatEnv("insurgent", rewards=Rewards(at_limit="support"))


@pytest.mark.parametrize("name", POTENTIALS["insurgent"])
def test_no_potential_of_a_duel_knows_a_hidden_card(name: str):
    """The Government's potential is that of what it sees, in which a face-down card has no icons."""
    env = SeatEnv("insurgent", "gov")
    rng, differs = np.random.default_rng(1), 0
    for seed in range(8):
        _, info = env.reset(seed=seed)
        terminated = truncated = False
        while not (terminated or truncated):
            state = env.episode.match._draft.state
            seen = potential("insurgent", name)(Measured("insurgent", env.episode.match.view, "gov"))
            known = potential("insurgent", name)(Measured("insurgent", observe(state, "gov"), "gov"))
            true = potential("insurgent", name)(Measured("insurgent", state, "gov"))
            assert seen == known
            differs += seen != true
            number = int(rng.choice(np.flatnonzero(info["action_mask"])))
            _, _, terminated, truncated, info = env.step(number)
    assert differs > 0
