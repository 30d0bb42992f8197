"""No line end tears a French quotation mark from its first or last word, however an author typed it.

What stands in files is looked at in `tests.french`.
"""

from algeria_lab.scenarios.from_text import scenario_as_written


def test_a_text_of_an_author_is_said_so_however_it_was_typed():
    text = (
        "format: algeria-scenario/1\nid: mine\ntitle: {en: Mine, fr: 'La « mienne »'}\n"
        "steps:\n  - {id: look, text: Look.}\n"
    )
    scenario = scenario_as_written(text)

    assert scenario.said(scenario.title, "fr") == "La «\N{NO-BREAK SPACE}mienne\N{NO-BREAK SPACE}»"
