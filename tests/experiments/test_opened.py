"""What decides a kept war is every data file that was opened for it, whatever its kind, and no other."""

import json
import shutil
from array import array
from pathlib import Path

import pytest

from algeria_lab.apps.authors import renew_kept
from algeria_lab.experiments.asking import opened
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.kept.cache import OTHER_RULES, read, reasons, write
from algeria_lab.experiments.kept.files import to_bytes
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.kept.renewing import PlaysOtherwise, renew
from algeria_lab.experiments.measuring.subjects import SUBJECTS
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.results.table import Wars

DECK = "insurgent/decks/reconstructed-fln.json"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A copy of the data, which a test may change."""
    folder = tmp_path / "data"
    for game in SUBJECTS:
        shutil.copytree(str(opened.data() / game), folder / game)
    shutil.copytree(str(opened.data() / "experiments"), folder / "experiments")
    monkeypatch.setattr(opened, "data", lambda: folder)
    rules_hash.cache_clear()
    yield folder
    rules_hash.cache_clear()


@pytest.mark.kept
@pytest.mark.parametrize("game", SUBJECTS)
def test_the_list_is_what_a_fresh_process_opens(game: str):
    """And so it depends on nothing that was read here before."""
    assert opened.found(game) == opened.listed()[game], "run `make cache`"


def test_an_icon_more_on_a_card_is_another_rule(copied: Path):
    before = rules_hash("insurgent")
    rules_hash.cache_clear()
    deck = json.loads((copied / DECK).read_text("utf-8"))
    deck["cards"][0]["icons"].append(deck["cards"][0]["icons"][0])
    (copied / DECK).write_text(json.dumps(deck), "utf-8")

    assert rules_hash("insurgent") != before


@pytest.mark.parametrize("game", SUBJECTS)
def test_every_file_of_the_list_counts(copied: Path, game: str):
    before = rules_hash(game)
    for name in opened.listed()[game]:
        text = (copied / name).read_text("utf-8")
        more = '{"more": 1, ' + text.lstrip()[1:] if name.endswith(".json") else f"more = 1\n{text}"
        (copied / name).write_text(more, "utf-8")
        rules_hash.cache_clear()
        assert rules_hash(game) != before, name
        (copied / name).write_text(text, "utf-8")


def test_words_layout_and_what_nobody_opens_do_not_count(copied: Path):
    before = rules_hash("insurgent")
    deck = json.loads((copied / DECK).read_text("utf-8"))
    (copied / DECK).write_text(json.dumps({**deck, "note": "Another one."}, indent=7), "utf-8")
    (copied / "insurgent" / "card_names.toml").write_text("", "utf-8")
    (copied / "insurgent" / "decks" / "unused.json").write_text("{}", "utf-8")
    rules_hash.cache_clear()

    assert rules_hash("insurgent") == before


@pytest.fixture
def results(tmp_path: Path) -> Path:
    wars = play(ask("1956-like", {"mixed": "mixed", "grid": "grid"}, against=["raider"], runs=4, stop=2))
    path = tmp_path / "small.wars"
    write(wars.ends(), path)
    return path


def with_other_word(path: Path, add: int = 0) -> None:
    wars = read(path).knowing(rules="of-another-day")
    other = wars.having(**{"gov.psl": array("h", (level + add for level in wars["gov.psl"]))})
    path.write_bytes(to_bytes(other))


def test_results_whose_wars_replay_take_the_word_of_now(results: Path):
    assert not renew(results, Wars.ends)
    with_other_word(results)
    assert reasons(read(results)) == (OTHER_RULES,)

    assert renew(results, Wars.ends)
    assert reasons(read(results)) == ()


def test_results_whose_wars_come_out_otherwise_stay_as_they_are(results: Path):
    with_other_word(results, add=1)
    before = results.read_bytes()
    with pytest.raises(PlaysOtherwise, match="make cache"):
        renew(results, Wars.ends)
    assert results.read_bytes() == before


def test_the_command_names_what_it_leaves(results: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(renew_kept, "_items", lambda _game: iter([("small", results, Wars.ends)]))
    assert renew_kept.main(["algeria"]) == 0
    with_other_word(results, add=1)
    assert renew_kept.main(["algeria"]) == 1
    assert "small: holds" in capsys.readouterr().out


def test_every_kept_experiment_has_a_place():
    assert [catalogue.path(name).stem for name in catalogue.names()] == list(catalogue.names())
