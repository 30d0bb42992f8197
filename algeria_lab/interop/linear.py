"""A policy that knows nothing but verbs: the smallest thing that can learn, and be read afterwards."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import ArrayLike

from algeria_lab.core.refusals import LabError
from algeria_lab.interop.action_list import ActionList
from algeria_lab.interop.encoding import Observed


class WrongWeights(LabError, ValueError):
    """Weights were given that do not fit the verbs."""


class Verbs:
    """Draws a legal action, each with a chance in proportion to the exponential of its verb's weight.

    It does not look at the position: only the legal actions, of whatever decision, compete. All weights 0 is
    chance itself.

    Args:
        actions: All actions of the game.
        weights: The weight of each of ``actions.verbs``.

    Raises:
        WrongWeights: For another number of weights than of verbs.

    Examples:
        >>> from algeria_lab.interop.gymnasium import SeatEnv
        >>> env = SeatEnv("algeria")
        >>> policy = Verbs(env.actions, [0] * len(env.actions.verbs))
        >>> observation, info = env.reset(seed=1)
        >>> number = policy(info, Random(1))
        >>> int(info["action_mask"][number])
        1
    """

    def __init__(self, actions: ActionList, weights: ArrayLike) -> None:
        self._verbs, self._verb_of = actions.verbs, actions.verb_numbers
        self.weights = np.array(weights, dtype=float)
        if self.weights.shape != (len(self._verbs),):
            raise WrongWeights(
                f"weights have the shape {self.weights.shape}, but there are {len(self._verbs)} verbs. "
                "Give a weight for each of `actions.verbs`."
            )

    def __call__(self, observed: Observed, rng: Random) -> int:
        """Return the number of an action that the mask allows.

        Args:
            observed: Anything with the ``action_mask``, such as an info of `SeatEnv`.
            rng: Draws.
        """
        legal = np.flatnonzero(np.asarray(observed["action_mask"], dtype=bool))  # far sooner than of numbers
        scores = self.weights[self._verb_of[legal]]
        summed = np.cumsum(np.exp(scores - scores.max()))
        return int(legal[np.searchsorted(summed, rng.random() * summed[-1], side="right")])

    @property
    def by_verb(self) -> dict[str, float]:
        """The weights by verb, the greatest first."""
        order = np.argsort(-self.weights, kind="stable")
        return {self._verbs[at]: float(self.weights[at]) for at in order}
