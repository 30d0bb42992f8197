"""Terror or Event: both are tried, and the better one is kept [CT-9.5, CT-9.6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.chart.events.playing import play_event
from algeria_lab.twilight.chart.events.table import event_text
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.terror import candidates, terrorize
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.pieces import B
from algeria_lab.twilight.state import State

COMPETITION = cite("CT-9.5")
TEST = cite("CT-9.6")
PLAYED_UP_TO: Final = 4
TRY_TERROR, TRY_EVENT = "chart-try-terror", "chart-try-event"


def terror_or_event(chart: Chart) -> bool:
    """Carry out Terror or the Event, whichever the chart judges better; return whether either was."""
    terror = _try_terror(chart)
    event = _try_event(chart, terror)
    plays_event = event is not None and _is_better(chart, event, terror) and _will_play(chart, event)
    keeps_terror = not plays_event and terror is not None and _hurts(chart, terror)
    if terror is not None:
        chart.end_trial(terror, COMPETITION, TRY_TERROR, kept=keeps_terror)
    if event is not None:
        chart.end_trial(event, COMPETITION, TRY_EVENT, kept=plays_event)
    return plays_event or keeps_terror


def _try_terror(chart: Chart) -> Chart | None:
    """Return how Terror would go, or None where there is no space for it."""
    has_target = bool(candidates(chart.state))
    if not chart.ask(COMPETITION, "chart-terror-has-target", has_target):
        return None
    trial = chart.trial()
    terrorize(trial)
    return trial


def _try_event(chart: Chart, terror: Chart | None) -> Chart | None:
    """Return how the Event would go, or None if it is closed or has no text for the FLN."""
    is_open = "EVENT" in chart.open
    if not chart.ask(COMPETITION, "chart-event-open", is_open, card=chart.state.card):
        return None
    text = event_text(chart.state)
    chart.ask(COMPETITION, "chart-event-has-text", answer=bool(text), card=chart.state.card, text=text or "")
    if not text:
        return None
    trial = chart.trial(after=terror)
    play_event(trial, text)
    trial.box = "EVENT"
    return trial


def _is_better(chart: Chart, event: Chart, terror: Chart | None) -> bool:
    """Return whether the Event leaves Support and Commitment no higher than Terror does."""
    ours = event.state.support_commitment
    if terror is None:
        return chart.ask(COMPETITION, "chart-event-alone", answer=True, event=ours)
    theirs = terror.state.support_commitment
    return chart.ask(COMPETITION, "chart-event-no-worse", ours <= theirs, event=ours, terror=theirs)


def _hurts(chart: Chart, terror: Chart) -> bool:
    """Return whether Terror lowers Support and Commitment or adds a Terror marker."""
    before, after = chart.state, terror.state
    return chart.ask(
        COMPETITION,
        "chart-terror-hurts",
        after.support_commitment < before.support_commitment or after.terror_markers > before.terror_markers,
        before=before.support_commitment,
        after=after.support_commitment,
        markers=after.terror_markers - before.terror_markers,
    )


def _will_play(chart: Chart, event: Chart) -> bool:
    """Return whether the Event is played: a sure card, or an effective one that is marked or rolls 1 to 4."""
    card = CARDS[chart.state.card]
    if chart.ask(TEST, "chart-event-sure", card.sure, card=card.number):
        return True
    if not chart.ask(TEST, "chart-event-effective", is_effective(chart.state, event.state)):
        return False
    if chart.ask(TEST, "chart-event-marked", card.marked, card=card.number):
        return True
    passed = bool(event.draft.read_die("chart-event-test", _passes, TEST))
    return chart.ask(TEST, "chart-event-test-passed", passed)


def _passes(face: int) -> bool:
    return face <= PLAYED_UP_TO


def is_effective(before: State, after: State) -> bool:
    """Return whether an Event does something that the FLN wants [CT-9.6]."""
    return (
        after.support_commitment < before.support_commitment
        or after.gov_resources < before.gov_resources
        or after.france > before.france
        or after.on_map((B,)) > before.on_map((B,))
        or after.fln_resources > before.fln_resources
    )
