"""What the studio begins a scenario from: it is opened in the reader's language, and says what it is for."""

import pytest

from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.scenarios.examples import ENDING, example_text
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.views.pages.studio.first.examples import NOTHING, example_names, starter_text, starters
from algeria_lab.views.pages.studio.verdict import look
from algeria_lab.views.shared.messages import Messages

ENGLISH, FRENCH = Messages("en"), Messages("fr")


def comments(text: str) -> list[str]:
    """Return the comments of a text; no quoted text of an example holds a number sign behind a blank."""
    return [line.partition("# ")[2] for line in f"\n{text}".split("\n") if "# " in line]


@pytest.mark.parametrize("name", example_names())
def test_an_example_is_opened_in_the_readers_language(name: str):
    kept, english, french = (
        example_text(name + ENDING),
        starter_text(name, ENGLISH),
        starter_text(name, FRENCH),
    )

    assert comments(kept)[1:] == [
        f"{one} (fr: {other})" for one, other in zip(comments(english), comments(french), strict=True)
    ]
    read = [read_yaml(text, SCENARIO, name).data for text in (kept, english, french)]
    assert read[0] == {**read[1], "lang": read[0]["lang"]} if "lang" in read[0] else read[0] == read[1]
    assert {**read[2], "lang": ""} == {**read[1], "lang": ""}
    assert look(french, "fr").faults == look(english, "en").faults == ()


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=lambda words: words.language)
def test_each_example_says_in_a_sentence_what_it_is_for_then_its_game_and_its_minutes(words: Messages):
    nothing, *offered = starters(words)

    assert (nothing["id"], nothing["says"]) == (NOTHING, "")
    assert [one["id"] for one in offered] == list(example_names())
    by_name = {one["id"]: one["says"] for one in offered}
    says = by_name["the-morice-line"]
    wish = {"en": "I want them to decide once", "fr": "Je veux qu’ils décident une fois"}
    assert wish[words.language] in says
    assert words.say("studio-choice-algeria") in says
    assert says.endswith({"en": " · about 22 minutes", "fr": " · 22 minutes environ"}[words.language])
    assert all("min" in each for name, each in by_name.items() if name != "five-lines")
