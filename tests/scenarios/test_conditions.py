"""Conditions are read with all their names checked, and have exact values at a moment."""

import re
from fractions import Fraction
from importlib import resources
from pathlib import Path

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.checking.faults import Fault, sentence
from algeria_lab.checking.telling import telling
from algeria_lab.core.game import Game
from algeria_lab.scenarios import conditions
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.vocabulary import Moment

ANSWERS = {
    "q1": "3/8",
    "q2": ("II-2", "II-3"),
    "q3": "II-2",
    "q4": (("a", "b"), ("c", "d")),
    "q5": "12.5 %",
    "q6": "1e999999999",
    "q7": "1/0",
}


@pytest.fixture(scope="module")
def war():
    game = Game(AlgeriaRules(), "1958", seed=3)
    game.play("gov quick; fln quick")
    return game


@pytest.fixture(scope="module")
def moment(war):
    return Moment(war.rules, war.state, war.state, war.state, ANSWERS)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("gov.psl", 50),
        ("gov.psl / 3", Fraction(50, 3)),
        ("-(gov.psl - fln.psl) * 2.5", 25),
        ("0 < turn <= 3", True),
        ("0 < turn < turn", False),
        ("2 + 3 * 4 == 14 and not turn == 2", True),
        ("true or turn / 0 > 1", True),
        ('count(fln.bands, area="II-2") == 0', False),
        ('count("band", area="II-2") == count(fln.bands, area="II-2")', True),
        ('count("bande", area="Tlemcen")', 0),
        ('phase in ["reinforcement", "operations"]', True),
        ("turn in [2, 3]", False),
        ('"ALGIERS" in areas(kind="urban")', True),
        ('"II-2" not in terror', True),
        ('areas(kind="urban") - ["ORAN", "ALGIERS"] == ["Constantine"]', True),
        ('count(areas(wilaya="II") + areas(wilaya="I"))', 8),
        ("border.level == -2 and independence and border.built", True),
        ('oas == "" and winner == "" and not over', True),
        ("change(gov.psl) + change(gov.psl, since='scenario')", 0),
        ('answer("q1") == 3/8 and answered("q1") and not answered("q9")', True),
        ('answer("q9") < 3', False),
        ('"II-2" in answer("q2") and "II-2" in answer("q3") and answer("q3") == "II-2"', True),
        ('"a=b" in answer("q4") and "a" not in answer("q4")', True),
        ('answer("q5") == 1/8', True),
        ('answer("q6") > 1 or answer("q7") > 1', False),
        ("least(gov.psl, 7) + most(1, 2) + floor(5/2) + ceiling(5/2) + abs(-1)", 15),
    ],
)
def test_a_quantity_has_its_value(moment, text, value):
    assert Expression(text, "algeria").value(moment) == value


@pytest.mark.parametrize(
    ("text", "problem", "column", "near"),
    [
        ("", "empty", 1, None),
        ("turn " + "and turn " * 60, "long", 1, None),
        ("-" * 60 + "turn", "deep", 27, None),
        ("turn >", "ends", 7, None),
        ("turn > )", "form", 8, None),
        ("turn = 3", "sign", 6, None),
        ("turn > 2,5", "sign", 9, None),
        ('phase == "operations', "open", 10, None),
        ("boarder.level == 0", "name", 1, "border.level"),
        ("gov.psl.__class__ == 0", "name", 1, ""),
        ("control(II-2) == 3", "quotes", 9, None),
        ("cuont(terror)", "function", 1, "count"),
        ("__import__(1)", "function", 1, ""),
        ("count > 3", "brackets", 1, None),
        ("turn() > 3", "no-brackets", 1, None),
        ('count("band", aera="II-2")', "parameter", 15, "area"),
        ("count() > 1", "needs", 1, None),
        ("abs(1, 2)", "full", 8, None),
        ('count("band", of="band")', "twice", 15, None),
        ('count("bnd")', "word", 7, "band"),
        ('control("II-22") == "gov"', "word", 9, "II-2"),
        ('"operation" == phase', "word", 1, "operations"),
        ('"II-2" in fln.bands', "word", 1, ""),
        ("turn and over", "kind", 1, None),
        ('count(terror, area="II-2")', "members", 7, None),
        ('firepower(["band-1", "bnd-2"])', "word", 22, "band-2"),
        ("units(terror)", "members", 7, None),
        ('phase == control("II-2")', "apart", 10, None),
        ("count(terror + fln.bands) > 1", "apart", 16, None),
        ("fln.bands in terror", "apart", 14, None),
        ('turn < "three"', "compared", 8, None),
        ('phase < "setup"', "order", 1, None),
        ('abs(legal("a"))', "kind", 5, None),
        ('chance("gov done", happened("coup"))', "past", 20, None),
        ('chance("gov done", legal("fln done"))', "inside", 20, None),
        ("+".join(['mean("gov done", turn)'] * 5), "played", 1, None),
    ],
)
def test_what_is_wrong_is_found_at_its_sign(text, problem, column, near):
    with pytest.raises(WrongExpression) as caught:
        Expression(text, "algeria")
    found = caught.value
    assert (found.problem, found.column) == (f"condition-{problem}", column)
    assert near is None or found.values["near"] == near
    assert str(found).startswith(f"sign {column}: ")
    for language in ("en", "fr"):
        told = sentence(Fault((), found.problem, found.values), telling(language))
        assert "{$" not in told, "a value of the message is missing"
        assert told.endswith((".", "?")), told


def test_all_that_is_wrong_in_a_condition_is_found_at_once():
    with pytest.raises(WrongExpression) as caught:
        Expression('trun > 3 and count("bnd", area="II-22") > fln.pls or turn', "algeria")
    found = [caught.value, *caught.value.more]
    problems = ["condition-name", "condition-word", "condition-word", "condition-name", "condition-kind"]
    assert [one.problem for one in found] == problems
    assert [one.column for one in found] == [1, 20, 32, 43, 54]


def test_what_divides_by_zero_has_no_value_and_says_where(moment):
    with pytest.raises(WrongExpression) as caught:
        Expression("gov.psl / (turn - 1)", "algeria").value(moment)
    assert (caught.value.problem, caught.value.column) == ("condition-zero", 12)


def test_a_word_that_is_none_at_some_moment_is_found_then(moment):
    with pytest.raises(WrongExpression) as caught:
        Expression('control(place("police-10")) == "gov"', "algeria").value(moment)
    assert (caught.value.problem, caught.value.column) == ("condition-word", 9)
    safe = 'place("police-10") != "" and control(place("police-10")) == "gov"'
    assert not Expression(safe, "algeria").holds(moment)


def test_a_condition_is_true_or_false_and_a_quantity_is_not(moment):
    assert Expression("turn == 1", "algeria", "truth").holds(moment)
    with pytest.raises(WrongExpression, match="gives a number"):
        Expression("turn", "algeria", "truth")
    with pytest.raises(WrongExpression, match="gives a number"):
        Expression("turn", "algeria").holds(moment)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fault_of_a_condition_has_a_sentence_and_every_sentence_its_fault(language):
    room = resources.files("algeria_lab.data").joinpath("messages", language, "checking")
    text = (room / "faults.ftl").read_text("utf-8")
    code = "".join(path.read_text("utf-8") for path in Path(conditions.__file__).parent.glob("*.py"))
    assert set(re.findall(r"^fault-(condition-[\w-]+) =", text, re.MULTILINE)) == set(
        re.findall(r'"(condition-[\w-]+)"', code)
    )
