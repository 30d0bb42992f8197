"""What a fight takes from both sides, said before it begins: what falls, and what it costs who fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algeria_lab.twilight.geography import AVAILABLE, PLACE
from algeria_lab.twilight.operations.attack import FALL_TO_AMBUSH, FALL_TO_ATTACK, attack_losses
from algeria_lab.twilight.operations.force import assault_losses
from algeria_lab.twilight.pieces import FRENCH, GB, KINDS, POLICE, TROOPS, A, B, U

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

FACES: Final = 6


def fought(state: State, action: Action, words: TwilightWords) -> str:
    """Return what a fight may take from either side; empty for an action that is none.

    Args:
        state: The position before it.
        action: The action.
        words: The reader's language.
    """
    is_fight = action.verb in FIGHTS and action.args[0] in PLACE  # an Operation begins by the name of a box
    return _TELLINGS[action.verb](state, PLACE[action.args[0]], words) if is_fight else ""


def _attack(state: State, space: int, words: TwilightWords) -> str:
    """Return what an Attack takes: of the FLN as many Guerrillas as French pieces fall [CT-5.4.3]."""
    guerrillas = state.guerrillas(space)
    least, most = [min(fallen, guerrillas) for fallen in french_among(state, space)]
    return words.say(
        "foretell-attack",
        there=min(guerrillas, FACES),
        fall=len(attack_losses(state, space, FALL_TO_ATTACK)),
        loss="same" if least == most else "range",
        least=least,
        most=most,
        hidden=state.pieces[space][U],
    )


def french_among(state: State, space: int) -> tuple[int, int]:
    """Return how many French pieces fall to an Attack at least and at most: the FLN picks whom [CT-5.4.3]."""
    row, counts = state.pieces[space], []
    for spares in (True, False):
        order = [
            kind
            for rank in (POLICE, TROOPS, (GB,))
            for kind in sorted(rank, key=lambda kind: (kind in FRENCH) == spares)
            for _ in range(row[kind])
        ]
        counts.append(sum(kind in FRENCH for kind in order[:FALL_TO_ATTACK]))
    return counts[0], counts[1]


def _ambush(state: State, space: int, words: TwilightWords) -> str:
    """Return what an Ambush takes: nobody of the FLN falls [CT-5.5.3]."""
    shows = "no" if "commandos_fln" in state.capabilities else "yes"
    return words.say("foretell-ambush", fall=len(attack_losses(state, space, FALL_TO_AMBUSH)), shows=shows)


def _assault(state: State, space: int, words: TwilightWords) -> str:
    """Return what an Assault takes: nobody of the Government falls [CT-5.2.4]."""
    guerrillas, bases = assault_losses(state, space)
    fallen = words.stack([KINDS[A]] * guerrillas + [KINDS[B]] * bases)
    returns = "overkill_fln" in state.capabilities and state.pieces[AVAILABLE][U]
    return words.say("foretell-assault", fallen=fallen or "none", returns="yes" if returns else "no")


_TELLINGS: Final[dict[str, Callable[[State, int, TwilightWords], str]]] = {
    "attack": _attack,
    "ambush": _ambush,
    "assault": _assault,
}
FIGHTS: Final = frozenset(_TELLINGS)
