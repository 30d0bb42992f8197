"""Why something is refused in Colonial Twilight: a sentence for every reason, in both languages."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import algeria_lab
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.events.conditions import CONDITIONS
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play, reason, refused

ROOT = Path(algeria_lab.__file__).parent
RULES = TwilightRules()
# Reasons that are put together, or given by what all games have in common, and the values they come with.
ELSEWHERE = {
    "ct-game-over": set[str](),
    "ct-not-your-decision": {"seat", "turn"},
    "ct-verb-not-awaited": {"verb", "known", "near", "step"},
    "ct-not-a-space": {"given", "takes"},
    "ct-not-a-kind": {"given", "takes"},
    "ct-not-a-number": {"given", "takes"},
    "ct-not-a-word": {"given", "takes"},
    "ct-coup-this-campaign": {"card"},
    "ct-pivotal-played": {"card"},
    "ct-at-support-already": {"place"},
    "ct-at-oppose": {"place"},
}
PROVOKED = 60


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """Yield every reason that the rules write out, with the values they give; None if they are computed."""
    for path in sorted((ROOT / "twilight").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
                        reason = call.args[0]
                        if isinstance(reason, ast.Constant):
                            yield str(reason.value), keys(call.args[2], function)


def keys(node: ast.expr, function: ast.FunctionDef) -> set[str] | None:
    """Return the keys of a dictionary that is written out, there or earlier in the function."""
    if isinstance(node, ast.Name):
        for statement in ast.walk(function):
            targets = [statement.target] if isinstance(statement, ast.AnnAssign) else []
            targets += statement.targets if isinstance(statement, ast.Assign) else []
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                return keys(statement.value, function)  # type: ignore[attr-defined]
        return None
    if not isinstance(node, ast.Dict):
        return None
    found: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        inner = keys(value, function) if key is None else {ast.literal_eval(key)}
        if inner is None:
            return None
        found |= inner
    return found


def reasons() -> set[str]:
    """Return every reason in the source of the rules."""
    texts = [path.read_text("utf-8") for path in (ROOT / "twilight").rglob("*.py")]
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in written if text.startswith("ct-") and text != "ct-not-a-"} | set(ELSEWHERE)


@cache
def placeables(language: str) -> dict[str, set[str]]:
    """Return the values that each refusal quotes."""
    path = ROOT / "data" / "messages" / language / "twilight" / "refusals.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = set()
            walk(entry, found[entry.id.name])
    return found


def walk(node: object, found: set[str]) -> None:
    if isinstance(node, fluent.VariableReference):
        found.add(node.id.name)
    for child in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
        for item in child if isinstance(child, list) else [child]:
            walk(item, found)


def message(key: str) -> str:
    return f"twilight-refusal-{key.removeprefix('ct-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_and_no_sentence_is_idle(language: str):
    refusals = {key for key in placeables(language) if key.startswith("twilight-refusal-")}

    assert refusals == set(map(message, reasons()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_quotes_only_what_it_is_given(language: str):
    given = {**ELSEWHERE}
    for written, values in calls():
        assert values is not None, f"the values of {written} are not written out"
        given[written] = given.get(written, values) & values
    quoted = placeables(language)

    assert len(given) > 100
    unknown = {key: quoted[message(key)] - values for key, values in given.items()}
    assert not any(unknown.values()), unknown


def asked(state: State, rng: Random) -> Iterator[Refusal]:
    """Yield refusals of things that somebody might try at a decision."""
    frame = state.agenda[-1]
    seat = RULES.to_move(state)
    assert seat
    for verb, entry in (RULES.step(frame) or {}).items():
        for _ in range(6):
            args = [word(takes, rng) for takes in entry.takes]
            if refusal := RULES.refuse(state, Action(seat, verb, tuple(args))):
                yield refusal
    for text in (f"{seat} dance", f"{seat} event", "fln pass" if seat == "gov" else "gov pass"):
        action = Action(seat, text.split()[1]) if text.startswith(seat) else Action(text.split()[0], "pass")  # type: ignore[arg-type]
        if refusal := RULES.refuse(state, action):
            yield refusal


def word(takes: str, rng: Random) -> str:
    if takes == "space":
        return rng.choice([*PLACES, "paris"])
    if takes == "kind":
        return rng.choice([*KINDS, "tank"])
    if takes == "number":
        return rng.choice(["0", "1", "2", "5", "30", "61", "64", "many"])
    return rng.choice([*takes.split("|"), "maybe"])


@cache
def provoked() -> tuple[Refusal, ...]:
    """Return refusals at the decisions of games played at random, in all scenarios, one of each kind."""
    found: dict[object, Refusal] = {}
    for scenario in ("short", "medium", "full"):
        for seed in range(2):
            rng, dice = Random(seed), SeededDice(seed)
            state, _ = RULES.new(scenario, {}, dice)
            while legal := RULES.legal(state):
                for refusal in asked(state, rng):
                    found.setdefault((refusal.reason, refusal.rule, *refusal.values.items()), refusal)
                state, _ = RULES.apply(state, rng.choice(legal), dice)
            over = RULES.refuse(state, Action("fln", "pass"))
            assert over
            found[over.reason] = over
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_in_real_games_is_told_in_full(language: str):
    words = TwilightWords(language)
    for refusal in provoked():
        text = words.refusal(refusal).text
        assert len(text) > 15, refusal
        assert not {"{", "ct-", "twilight-"} & {part for part in ("{", "ct-", "twilight-") if part in text}, (
            text
        )
    assert words.faults == []
    assert len({refusal.reason for refusal in provoked()}) >= PROVOKED


def test_names_and_numbers_stand_in_the_sentence():
    state = board(gov_resources=1, algiers={"FT": 1, "FP": 1})
    english, french = TwilightWords("en"), TwilightWords("fr")

    refusal = refused(state, "gov train limited")

    assert english.refusal(refusal).text == "That costs 2, and the Government has 1 Resource."
    assert french.refusal(refusal).text == "Cela coûte 2, et le Gouvernement n’a que 1 ressource."


@pytest.mark.parametrize("place", ["france_track", "border_zone_track", "suez", "available"])
def test_what_is_no_space_is_refused_wherever_a_space_is_asked_for(place: str):
    """Boxes and tracks are places too, but nobody strikes there."""
    begun = board(first="fln", algiers={"U": 2}, capabilities={"oas"}, fln_resources=9, commitment=9)
    state, _ = play(begun, "fln terror with-special")

    assert reason(state, f"fln terror {place}") == "ct-not-in-algeria"
    assert reason(state, f"fln oas {place}") == "ct-not-in-algeria"


def test_what_an_event_wants_is_named():
    names = {f"twilight-must-{condition}" for condition in CONDITIONS}

    assert names <= set(placeables("en"))
    assert names <= set(placeables("fr"))
