"""What a scenario must be beyond its form: names, conditions, lines, positions, ways, keys, sources, care."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from algeria_lab.checking.faults import Fault
from algeria_lab.scenarios.laws.boards import board_faults
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.conditions import condition_faults
from algeria_lab.scenarios.laws.exhibits import exhibit_faults
from algeria_lab.scenarios.laws.experiments import experiment_faults
from algeria_lab.scenarios.laws.figures import figure_faults
from algeria_lab.scenarios.laws.history import history_faults
from algeria_lab.scenarios.laws.lesson import lesson_faults
from algeria_lab.scenarios.laws.names import name_faults
from algeria_lab.scenarios.laws.own_documents import own_document_faults
from algeria_lab.scenarios.laws.own_words import own_words_faults
from algeria_lab.scenarios.laws.parts import part_faults
from algeria_lab.scenarios.laws.periods import hour_faults, period_faults
from algeria_lab.scenarios.laws.play.choices import choice_faults
from algeria_lab.scenarios.laws.play.lines import line_faults
from algeria_lab.scenarios.laws.play.ways import way_faults
from algeria_lab.scenarios.laws.players import player_faults
from algeria_lab.scenarios.laws.positions import position_faults
from algeria_lab.scenarios.laws.records import record_faults
from algeria_lab.scenarios.laws.settling import settling_faults
from algeria_lab.scenarios.laws.subjects import subject_faults
from algeria_lab.scenarios.laws.texts import text_faults

Law: TypeAlias = Callable[[Case], Iterator[Fault]]
# Without these nobody could play; the others keep a scenario from being handed out.
_TO_PLAY = (
    name_faults,
    condition_faults,
    line_faults,
    choice_faults,
    part_faults,
    period_faults,
    player_faults,
    position_faults,
)
_LAWS = (
    *_TO_PLAY,
    history_faults,
    figure_faults,
    exhibit_faults,
    record_faults,
    own_words_faults,
    own_document_faults,
    settling_faults,
    experiment_faults,
    lesson_faults,
    board_faults,
    hour_faults,
    text_faults,
    subject_faults,
    way_faults,
)


def law_faults(case: Case) -> Iterator[Fault]:
    """Yield everything that is wrong or odd with a scenario beyond its form, without playing it."""
    return _broken(_LAWS, case)


def playing_faults(case: Case) -> Iterator[Fault]:
    """Yield what keeps a scenario from being played."""
    return _broken(_TO_PLAY, case)


def _broken(laws: Iterable[Law], case: Case) -> Iterator[Fault]:
    return (case.placed(fault) for law in laws for fault in law(case))
