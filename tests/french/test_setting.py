"""French is set as French in every file; what is not is told with what to type, and mended by a command."""

from pathlib import Path

import pytest

from tests.french import __main__ as command
from tests.french.reading import ROOT, files, french
from tests.french.setting import faults, mended, told

SLIPS = {
    "Que faire ?": "Que faire\u202f?",
    "Que faire?": "Que faire\u202f?",
    "Non !": "Non\u202f!",
    "d'abord ; puis": "d’abord\u202f; puis",
    "Tour : 3": "Tour\u00a0: 3",
    "un prix: deux points": "un prix\u00a0: deux points",
    "« oui »": "«\u00a0oui\u00a0»",
    "«oui»": "«\u00a0oui\u00a0»",
    "jusqu'à l'armée": "jusqu’à l’armée",
    "à 95 % des": "à 95\u00a0% des",
}
WELL = (
    "Tour\u00a0: 3\u202f; puis «\u00a0oui\u00a0»",
    "Tapez «\u00a0fln raid V-4; band-3; done\u00a0»",
    "Ajoutez «\u00a0turn:\u00a0»",
    "INSURGENT: Algeria",
    "%done% sur %of%",
    "`a ; b`",
    "de 12:30",
)


def found_in(name: str, text: str) -> list[str]:
    return [told(name, text, fault) for fault in faults(text, french(name, text))]


@pytest.mark.parametrize("name", files())
def test_french_is_set_as_french(name: str):
    found = found_in(name, (ROOT / name).read_text("utf-8"))

    assert not found, "\n".join(["French that is not set as French:", *found])


@pytest.mark.parametrize(("typed", "meant"), SLIPS.items())
def test_what_is_typed_otherwise_is_refused_and_mended(typed: str, meant: str):
    text = f"a-message = {typed}\n"
    again = mended(text, faults(text, french("a.ftl", text)))

    assert found_in("a.ftl", text)
    assert again == f"a-message = {meant}\n"
    assert found_in("a.ftl", again) == []


@pytest.mark.parametrize("text", WELL)
def test_what_is_typed_so_stays(text: str):
    assert found_in("a.ftl", f"a-message = {text}\n") == []


def test_a_fault_is_told_with_its_place_its_sentence_and_what_to_type():
    text = "# a note\nfirst = Bien.\nsecond =\n    Une ligne,\n    et un prix ; voilà.\n"

    (line,) = found_in("messages/fr/a.ftl", text)

    assert line.startswith("messages/fr/a.ftl:5: et un prix⟦ ⟧; voilà.\n")
    assert "type a narrow no-break space (U+202F" in line
    assert line.endswith("`make format` does it.")


def test_in_messages_only_sentences_are_touched():
    text = (
        "# l'en-tête ; une note\n"
        "a = { $count ->\n    [one] l'un : { NUMBER($x, y: \"z ; l'a\") }\n   *[other] { $x } ?\n}\n"
        "board-key-help = ?\n    .hint = l'aide\n"
    )

    assert mended(text, faults(text, french("a.ftl", text))) == text.replace(
        "l'un : {", "l’un\u00a0: {"
    ).replace("} ?", "}\u202f?")


def test_in_other_files_only_what_is_french_is_touched():
    rows = "# l'en-tête\ntitle = { en = \"it's ; so\", fr = \"l'un ; l'autre\" }\n"
    steps = "# l'en-tête\ntext: {en: \"it's ; so\", fr: 'l''un ; l''autre'}\nplay: a ; b\n"
    page = "L'un `a ; b`\n\n```sh\nl'un ; l'autre\n```\n"

    assert mended(rows, faults(rows, french("a.toml", rows))) == rows.replace(
        "l'un ; l'autre", "l’un\u202f; l’autre"
    )
    assert mended(steps, faults(steps, french("a.yaml", steps))) == steps.replace(
        "l''un ; l''autre", "l’un\u202f; l’autre"
    )
    assert mended(page, faults(page, french("a.md", page))) == page.replace("L'un `", "L’un `")


def test_the_command_mends_a_file_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(command, "ROOT", tmp_path)
    (tmp_path / "a.ftl").write_text("a = l'un\n", "utf-8")

    assert command.main(["a.ftl"]) == 0
    assert (tmp_path / "a.ftl").read_text("utf-8") == "a = l’un\n"
    assert "a.ftl: 1 spaces" in capsys.readouterr().out
    assert command.main(["a.ftl"]) == 0
    assert capsys.readouterr().out == ""
