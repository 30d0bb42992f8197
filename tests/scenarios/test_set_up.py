"""Flaws of positions are told at the key of the set-up that makes them."""

import pytest

from algeria_lab.checking.codes import is_coded
from algeria_lab.scenarios.from_text import inspect_scenario
from tests.checking.base_texts import base_text

WAR, DUEL, CAMPAIGN = (base_text(name) for name in ("scenario", "duel", "campaign"))
BEGUN = "set_up:\n  gov_psl: 60\n  place: {band-5: V-4}"
# The mark ▸ stands where the fault is.
IN_WARS = [
    ("box", "{place: {band-5: V-4}, box: {band-5: ▸PTL}}"),
    ("box-off-map", "{place: {band-5: POOL}, box: {band-5: ▸OPS}}"),
    ("no-dispersal", "{dispersed: [▸front-1]}"),
    ("no-lift", "{airmobile: [▸band-5]}"),
    ("two-fronts", "{place: {front-1: ▸I-1, front-2: I-1}}"),
    ("france", "{place: {band-5: ▸FRANCE}}"),
    ("gov-abroad", "{place: {division-5: ▸MOROCCO}}"),
    ("not-independent", "▸{independent: false}"),
    ("not-rural", "{resettled: ▸[ALGIERS]}"),
    ("zone-inactive", "{border_zone: 1, border_zone_active: ▸true}"),
    ("no-oas", "{oas_control: ▸gov}"),
    ("oas-of-nobody", "{oas: ▸ALGIERS}"),
    ("nobody", "{agenda: ▸[]}"),
    ("over", "▸{winner: gov}"),
]
IN_CAMPAIGNS = [
    ("piece-count", "{spaces: {oran: {FT: ▸30}}}"),
    ("too-many-bases", "{spaces: {oran: ▸{GB: 3}}}"),
    ("gov-abroad", "{spaces: {morocco: ▸{FT: 1}}}"),
    ("control-follows", "{spaces: {oran: {control: ▸FLN}}}"),
    ("no-card", "{card: ▸99}"),
]
IN_DUELS = [("turns-sum", "▸{turn: 5}")]


def place_of(text: str, mark: str) -> tuple[int, int]:
    at = text.index(mark)
    return text[:at].count("\n") + 1, at - text[:at].rfind("\n")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        *[(WAR.replace(BEGUN, f"set_up: {given}"), problem) for problem, given in IN_WARS],
        *[(CAMPAIGN.replace("{gov_resources: 20}", given), problem) for problem, given in IN_CAMPAIGNS],
        *[(f"{DUEL}set_up: {given}\n", problem) for problem, given in IN_DUELS],
    ],
    ids=[problem for problem, _ in (*IN_WARS, *IN_CAMPAIGNS, *IN_DUELS)],
)
def test_a_flaw_is_told_where_it_is_made(text: str, problem: str):
    found = inspect_scenario(text.replace("▸", "")).faults

    assert is_coded(problem)
    assert [(fault.problem, fault.line, fault.column) for fault in found][:1] == [
        (problem, *place_of(text, "▸"))
    ]
