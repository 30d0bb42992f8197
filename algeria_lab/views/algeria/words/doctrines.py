"""What is wrong with a doctrine, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.players.algeria.doctrine_faults import Fault, WrongDoctrine
    from algeria_lab.views.algeria.words.text import Words


def fault_text(fault: Fault, words: Words) -> str:
    """Return one fault: where it is, what stands there, and what would do."""
    text = words.say(f"doctrine-fault-{fault.problem}", where=fault.where, **fault.values)
    near = str(fault.values.get("near", ""))
    return f"{text} {words.say('doctrine-fault-near', near=near)}" if near else text


def faults_text(error: WrongDoctrine, words: Words) -> str:
    """Return all faults of a doctrine, a line each."""
    lines = [f"- {fault_text(fault, words)}" for fault in error.faults]
    return "\n".join([words.say("doctrine-faults", name=error.name), *lines])
