"""A measure that came later: kept wars hold, what they lack is told, and how it is counted counts."""

import ast
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from pandas import DataFrame

from algeria_lab.experiments.kept import cache, fingerprint, later
from algeria_lab.experiments.kept.cache import lacking, read, reasons, write
from algeria_lab.experiments.kept.fingerprint import measure_hash, rules_hash, words
from algeria_lab.experiments.kept.later import LIST, first_measures, keep_measures, later_measures
from algeria_lab.experiments.kept.renewing import renew
from algeria_lab.experiments.measuring import subjects
from algeria_lab.experiments.measuring.algeria import ALGERIA
from algeria_lab.experiments.measuring.record import Ended, Quantity
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.results.reading import NotCounted
from algeria_lab.experiments.results.statistics import rows, summary
from algeria_lab.views.experiments.finding import finding
from algeria_lab.views.experiments.words import words_of

MODULE = "experiments.measuring.algeria"
FRONTS = {
    # Under names of its own: a measure that somebody has added may import the same.
    "from __future__ import annotations\n": (
        "from __future__ import annotations\n"
        "from algeria_lab.algeria.board.units import FRONTS as ALL_FRONTS\n"
        "from algeria_lab.algeria.board.geography import PLACES as EVERYWHERE\n"
    ),
    "def _units(": (
        "MOST_FRONTS = (0, 6)\n\n\ndef _of_kind(kind: int) -> Callable[[State], int]:\n"
        "    return lambda state: sum((state.at[place] & kind).bit_count() for place in EVERYWHERE)\n\n\n"
        "def _units("
    ),
    '    "terror": lambda': '    "fln.all_fronts": _of_kind(ALL_FRONTS),\n    "terror": lambda',
    '    "terror": Quantity': '    "fln.all_fronts": Quantity(MOST_FRONTS),\n    "terror": Quantity',
}


def changed(text: str, changes: dict[str, str]) -> str:
    """Return code in which each of some places, which stands there once, reads otherwise."""
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module that counts wars of *Algeria*, in a copy of the package that a test may change."""
    package = tmp_path / "algeria_lab"
    real = Path(fingerprint.__file__).parents[2]
    shutil.copytree(real, package, ignore=lambda *_: {"static", "messages", "__pycache__", "views", "apps"})
    monkeypatch.setattr(fingerprint.resources, "files", lambda name: tmp_path / name.replace(".", "/"))
    forget()
    yield package.joinpath(*MODULE.split(".")).with_suffix(".py")
    forget()


def forget() -> None:
    for known in (rules_hash, measure_hash, first_measures, fingerprint.opened.listed):
        known.cache_clear()


def now() -> str:
    rules_hash.cache_clear()
    measure_hash.cache_clear()
    return rules_hash("algeria")


def test_the_list_of_the_first_measures_names_measures():
    assert set(first_measures()) == set(SUBJECTS)
    for game, names in first_measures().items():
        assert names <= set(subject(game).quantities), f"{LIST} names what {game} does not measure"


def test_a_measure_that_came_later_is_not_in_the_word_for_the_rules(copied: Path):
    """Nor are a function, a constant and imports of its own."""
    before, text = now(), copied.read_text()
    copied.write_text(changed(text, FRONTS))

    assert now() == before
    first = measure_hash("algeria", "fln.all_fronts")
    assert first != before

    copied.write_text(changed(text, FRONTS).replace("(state.at[place] & kind)", "(state.at[place] & ~kind)"))
    assert now() == before
    assert measure_hash("algeria", "fln.all_fronts") != first


@pytest.mark.parametrize(
    "change",
    [
        {
            "(state.in_algeria() & side & ~state.neutralized)": "(state.in_algeria() & side)"
        },  # how a first measure is counted
        {'    "terror": lambda state: len(state.terror),\n': ""},  # a first measure gone
        {"TRACK, UNITS": "TRACK, UNITED"},  # a name of what was there
        {'"terror": Quantity(AREAS)': '"terror": Quantity(UNITS)'},
        {'    return {"turn": over, **': '    over += 1\n    return {"turn": over, **'},
    ],
)
def test_what_was_there_counts_as_before(copied: Path, change: dict[str, str]):
    before = now()
    copied.write_text(changed(copied.read_text(), change))

    assert now() != before


def test_what_something_else_needs_stays():
    tree = ast.parse(
        "from a import b, c\nimport d\n"
        "def helper(): return b\n"
        "def other(): return helper() + d.e\n"
        "QUANTITIES = {'old': helper, 'new': other(c)}\n"
    )
    keep_measures(tree, {"old"})

    assert ast.unparse(tree) == (
        "from a import b\n\ndef helper():\n    return b\nQUANTITIES = {'old': helper}"
    )


def test_nothing_is_taken_where_nothing_came_later():
    text = Path(fingerprint.__file__).parents[1].joinpath("measuring", "twilight.py").read_text("utf-8")
    tree = ast.parse(text)
    keep_measures(tree, first_measures()["twilight"])

    assert ast.dump(tree) == ast.dump(ast.parse(text))


@pytest.fixture
def more(monkeypatch: pytest.MonkeyPatch):
    """*Algeria* with one measure more than there are, which is read while wars are played."""
    house = {game: frozenset(subject(game).quantities) for game in SUBJECTS}
    monkeypatch.setattr(later, "first_measures", lambda: house)

    def look(state) -> dict[str, int]:
        return {**ALGERIA.look(state), "fln.taken": 7}

    def played(start, players, seed, last, watch) -> Ended:
        return ALGERIA.play(
            start, players, seed, last, lambda values, state: watch({**values, "fln.taken": 7}, state)
        )

    quantities = {**ALGERIA.quantities, "fln.taken": Quantity((0, 9))}
    grown = replace(ALGERIA, quantities=quantities, look=look, play=played)
    monkeypatch.setitem(subjects.SUBJECTS, "algeria", lambda: grown)
    monkeypatch.setattr(cache, "measure_hash", lambda _game, name: f"as {name} is counted")
    return grown


@pytest.fixture
def kept(tmp_path: Path, frame: DataFrame) -> Path:
    """Wars that were kept before there was that measure."""
    write(frame, tmp_path / "kept.wars")
    return tmp_path / "kept.wars"


def test_kept_wars_hold_and_what_they_lack_is_told(kept: Path, more):
    assert later_measures("algeria") == ("fln.taken",)
    wars = read(kept)

    assert reasons(wars) == ()
    assert lacking(wars) == ("fln.taken",)
    assert rows(wars, ["balance", "gov.wins", "fln.units@3"])
    with pytest.raises(
        NotCounted, match=r"fln\.taken@end: these wars hold no column 'fln\.taken'.*algeria-lab cache"
    ):
        summary(wars, "fln.taken")
    told = finding(words_of(wars, "en"), wars, "gov.wins").text
    assert "Not counted in these wars: “fln.taken”." in told


def test_wars_that_are_played_again_have_it(tmp_path: Path, more, question):
    whole = play(question.part(3, question.seed))
    write(whole, tmp_path / "new.wars")
    again = read(tmp_path / "new.wars")

    assert lacking(again) == ()
    assert set(again["fln.taken"]) == {7}
    assert again.attrs["later"] == {"fln.taken": "as fln.taken is counted"}


def test_a_later_measure_that_is_counted_otherwise_is_left_out(
    tmp_path: Path, more, question, monkeypatch: pytest.MonkeyPatch
):
    write(play(question.part(3, question.seed)), tmp_path / "new.wars")
    monkeypatch.setattr(cache, "measure_hash", lambda *_: "otherwise")
    wars = read(tmp_path / "new.wars")

    assert reasons(wars) == ()
    assert "fln.taken" not in wars
    assert lacking(wars) == ("fln.taken",)


def test_renewing_compares_what_is_kept(kept: Path, more, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cache, "rules_hash", lambda _game: "0123456789abcdef")

    assert renew(kept, lambda wars: wars, sample=1)
    assert reasons(read(kept)) == ()
    assert lacking(read(kept)) == ("fln.taken",)


def test_words_for_later_measures_stand_beside_compiled_code(more, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fingerprint, "measure_hash", lambda game, name: f"{game} counts {name}")

    assert '"algeria fln.taken": "algeria counts fln.taken"' in words()
