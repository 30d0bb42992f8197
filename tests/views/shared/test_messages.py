"""The messages: both languages say the same, everything has words, and no words are idle."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import algeria_lab
from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.algeria.board.units import KIND
from algeria_lab.algeria.draft import LEVELS
from algeria_lab.algeria.frames import DECISIONS
from algeria_lab.algeria.phases.coup import COUP_TABLE
from algeria_lab.algeria.rules import OPERATIONS, STEPS
from algeria_lab.algeria.state import State
from algeria_lab.checking.formats.message_texts import Bundle
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Entered, Flipped
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import Outcome
from algeria_lab.views.algeria.words.events import TOLD_CHOICES, event_key
from algeria_lab.views.algeria.words.story import story
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared import messages
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from tests.algeria.boards import board
from tests.views.algeria import wars
from tests.views.algeria.words import vocabulary

FOLDER = Path(algeria_lab.__file__).parent / "data" / "messages"
FAMILIES = sorted(path.relative_to(FOLDER / "en").as_posix() for path in (FOLDER / "en").glob("*/*.ftl"))
OURS = ("algeria/words.ftl", "shared/common.ftl")
# A place comes with its prepositions, which differ from language to language.
PLACE_WORDS = {"place", "at", "to", "from", "spot", "id"}
# True and needed to rebuild a position, but nobody wants to read it.
REMEMBERED = (
    *("amnesty", "border_zone_new", "deployed", "ended_by_lead", "fln_passed"),
    *("france_transfer", "gov_passed", "jealousy", "mode_changed", "slow_allowance_used"),
)
BOOKKEEPING = {
    *("counted-turn", "entered-game_over", "moved-OC", "moved-converted", "moved-home", "moved-set-up"),
    *(f"flipped-{what}-{side}" for what in REMEMBERED for side in ("on", "off")),
    *(
        f"flipped-done-{mission}-on"
        for mission in ("propaganda", "strike", "raid", "civil_affairs", "suppression")
    ),
    *("flipped-airmobile-off", "flipped-border_zone_active-off", "flipped-done-off", "flipped-suez_done-on"),
    *(
        "flipped-neutralized-off",
        "flipped-neutralized-reduced",
        "flipped-border_zone_steps",
        "flipped-gov_half",
    ),
    *("flipped-level", "flipped-oas_control", "flipped-passes"),
}


def entries(language: str, family: str) -> dict[str, ast.Message]:
    """Return the messages of a file by id."""
    resource = FluentParser().parse((FOLDER / language / family).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def read_late(language: str, family: str) -> dict[str, ast.Message]:
    """Return the messages of a file as pages read them: cut apart first, each parsed when it is asked for."""
    bundle = Bundle(language)
    ids = bundle.add_text((FOLDER / language / family).read_text("utf-8"))
    assert all(bundle.get_message(key) for key in ids)
    return {key: bundle._messages[key] for key in ids}


def variables(message: ast.Message) -> set[str]:
    """Return the values that a message takes.

    Those about a place count as one. A count that only picks a plural form is left out: languages differ
    in where they have one.
    """
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for name, child in vars(node).items() if isinstance(node, ast.BaseNode) else ():
            if not (
                name == "selector" and isinstance(child, ast.VariableReference) and child.id.name == "count"
            ):
                for item in child if isinstance(child, list) else [child]:
                    walk(item)

    walk(message)
    return {"place" if name in PLACE_WORDS else name for name in found}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.mark.parametrize("family", FAMILIES)
def test_both_languages_have_the_same_messages_and_values(family: str):
    english, french = entries("en", family), entries("fr", family)

    assert list(english) == list(french)
    for language, all_at_once in (("en", english), ("fr", french)):
        late = read_late(language, family)
        assert list(late) == list(all_at_once)
        apart = [key for key in late if not late[key].equals(all_at_once[key], ["span", "comment"])]
        assert apart == []
    assert {key: variables(entry) for key, entry in english.items()} == {
        key: variables(entry) for key, entry in french.items()
    }


def test_names_of_places_agree_with_the_map():
    words = Words("en")

    assert {area: words.place_name(area) for area in AREAS} == {area: AREAS[area].name for area in AREAS}


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(UnknownName, match=r"unknown language 'de'\. Known: en, fr"):
        Words("de")


def test_a_missing_message_is_shown_by_its_id_and_remembered():
    words = Words("fr")

    assert words.say("no-such-message", count=3) == "no-such-message"
    assert words.faults == ["no-such-message: no such message"]


def test_a_page_that_stays_open_does_not_remember_ever_more_sentences(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(messages, "REMEMBERED", 2)
    said = Messages("en")

    told = [said.say("class-memory", free=free, each=60) for free in range(9)]

    assert len(set(told)) == 9
    assert len(said._said) <= 2


def test_every_refusal_and_hint_has_words(words: Words):
    for refusal in vocabulary.refusals():
        said = words.refusal(refusal)
        assert len(said.text) > 10
        assert bool(said.hint) == bool(refusal.hint)
    assert words.faults == []


def test_everything_that_can_happen_has_words(words: Words):
    """Each event is either told in a sentence or named as bookkeeping, never half."""
    for event in vocabulary.events():
        text = words.event(event)
        if not isinstance(event, Chose):
            assert bool(text) == (event_key(event) not in BOOKKEEPING), event
        assert text[:1] == text[:1].upper()
    assert words.faults == []


def test_choices_are_told_where_nothing_else_tells_them(words: Words):
    told = {(event.step, event.action.split()[1]) for event in vocabulary.choices() if words.event(event)}

    assert told == {(step, verb) for step, verbs in TOLD_CHOICES.items() for verb in verbs}


def test_every_step_has_a_prompt_and_every_verb_words_and_a_heading(words: Words):
    assert {type(frame) for frame in vocabulary.DECISIONS} == DECISIONS
    state = board().put("elite-2 band-3", "I-1").state
    for action, frame, _ in vocabulary.actions():
        state.agenda = [frame]
        text, why = words.prompt(state)
        assert text
        assert re.search(r"\[A:[\w.-]+\]$", why)
        assert words.action(action, state) != str(action)
        assert words.group(action)
    assert words.faults == []


def test_nothing_is_missing_in_random_wars(words: Words):
    for state, legal, events in wars.told():
        told = list(story(words, events))
        assert all(item.text for item in told)
        words.prompt(state)
        for action in legal:
            words.action(action, state)
            words.group(action)
    assert words.faults == []


def test_all_bookkeeping_happens():
    """Nothing is named as bookkeeping that no longer exists."""
    keys = {event_key(event) for event in vocabulary.events()}
    keys |= {event_key(event) for _, _, events in wars.told() for event in events}

    assert keys >= BOOKKEEPING


def test_every_event_can_be_told_without_those_before_it(words: Words):
    """Its cause stands in the event: whatever is left out of a record, nothing fails."""
    for _, _, events in wars.told()[::7]:
        for event in events:
            words.event(event), list(story(words, [event]))
    assert words.faults == []


def say_everything(words: Words) -> None:
    """Say all that can be said about a war."""
    state = board().put("elite-2 band-3", "I-1").state
    for refusal in vocabulary.refusals():
        words.refusal(refusal)
    for event in vocabulary.events():
        words.event(event)
    for events in wars.groups():
        list(story(words, events))
    list(
        story(words, [Flipped("gov_half", (), 0, "A:6.3"), Entered(1, "reinforcement", "fln", "A:6")], state)
    )
    for action, frame, _ in vocabulary.actions():
        state.agenda = [frame]
        words.prompt(state), words.action(action, state), words.group(action)
    for speaker in ("front-1", "cadre-1"):
        alone = board().put(speaker, "I-1").awaiting("operations", "fln").state
        for place in ("", "I-1"):
            words.action_at("operations", Action("fln", "propaganda", (speaker,)), alone, place)
    state.agenda = []
    words.prompt(state)
    for odds in vocabulary.odds():
        words.odds(odds), words.odds_rows(odds)
    say_names(words)
    say_outcomes(words, state)


def say_names(words: Words) -> None:
    """Say every name."""
    for place in vocabulary.PLACE_NAMES:
        words.place(place)
    for kind in KIND:
        words.kind(kind), words.unit(f"{kind}-1"), words.label([f"{kind}-1"])
        words.units((f"{kind}-1", f"{kind}-2"))
    for box in ("UG", "OPS", "PTL", "OC", ""):
        words.box(box)
    for track in (*vocabulary.TRACKS, "oas"):
        words.track(track)
    for event in vocabulary.entries():
        words.phase(event.phase)
    words.side("fln"), words.side("gov"), words.direction, words.labelled("FLN", 3)


def say_outcomes(words: Words, state: State) -> None:
    """Say how wars end."""
    for by_lead in (False, True):
        state.ended_by_lead = by_lead
        for level in (row.mark for row in LEVELS.rows):
            for winner in ("fln", "gov"):
                words.outcome(Outcome(winner, level, "A:12.2"), state)


def test_no_words_are_idle():
    """Every message about a war is said somewhere, in all of its variants' reach."""
    words = Words("en")
    said: set[str] = set()
    original = words.say

    def listening(key: str, /, **values: str | float) -> str:
        said.add(key)
        return original(key, **values)

    words.say = listening  # type: ignore[method-assign]
    say_everything(words)
    referred = {
        reference
        for family in OURS
        for entry in entries("en", family).values()
        for reference in _references(entry)
    }
    idle = {key for family in OURS for key in entries("en", family)} - said - referred

    assert words.faults == []
    assert idle == set()


def _references(entry: ast.Message) -> Iterator[str]:
    text = str(entry.to_json())
    yield from re.findall(r"'type': 'MessageReference', 'id': \{'name': '([\w-]+)'", text)
    yield from re.findall(r"'MessageReference'.*?'name': '([\w-]+)'", text)


def test_no_message_stands_in_two_files():
    for language in LANGUAGES:
        all_ids = Counter(key for family in FAMILIES for key in entries(language, family))
        assert [key for key, number in all_ids.items() if number > 1] == []


def test_messages_for_the_browser_come_by_their_ids():
    shown = Messages("fr").ui("lab-side-")

    assert shown == {"lab-side-fln": "FLN", "lab-side-gov": "Gouvernement"}


def test_every_row_of_the_coup_table_has_words_of_its_own(words: Words):
    texts = [words.say(f"result-coup-{row.mark}", result="x") for row in COUP_TABLE.rows]

    assert len(set(texts)) == len(texts)
    assert all(one != other for one, other in pairwise(texts))


def test_headings_of_rules_are_in_both_languages():
    for steps in (*STEPS.values(), *OPERATIONS.values()):
        for verb in steps.values():
            assert Words("en").rule(verb.rule)
            assert Words("fr").rule(verb.rule)


@pytest.mark.parametrize(
    ("key", "none", "one", "several"),
    [
        ("trial-done", "0 guerre a été jouée", "1 guerre a été jouée", "2 guerres ont été jouées"),
        ("fault-more", "0 autre faute", "1 autre faute", "2 autres fautes"),
        ("lab-said-stopped", "après 0 guerre sur", "après 1 guerre sur", "après 2 guerres sur"),
    ],
)
def test_in_french_none_is_as_singular_as_one(key: str, none: str, one: str, several: str):
    words = Messages("fr")

    for count, text in enumerate((none, one, several)):
        assert text in words.say(key, done=count, count=count, wars=40)
    assert words.faults == []
