"""Files of every format: read by their ending, with or without the mark that editors put in front."""

import pytest

from algeria_lab.checking.doctrines import DOCTRINE
from algeria_lab.checking.faults import WrongFile, unknown
from algeria_lab.checking.files import data_faults, read_marked
from algeria_lab.checking.texts import BYTE_ORDER_MARK

TEXTS = {
    "a.json": '{"name": "mine", "seat": "gov"}',
    "a.toml": 'name = "mine"\nseat = "gov"\n',
    "a.YAML": "name: mine\nseat: gov\n",
    "a": "name: mine\nseat: gov\n",
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_mark_of_an_editor_changes_neither_data_nor_places(name: str):
    marked = read_marked(TEXTS[name], DOCTRINE, name)

    assert read_marked(BYTE_ORDER_MARK + TEXTS[name], DOCTRINE, name) == marked
    assert marked.data == {"name": "mine", "seat": "gov"}
    assert marked.spot(("name",)).line == 1


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_too_large_is_not_read(name: str):
    with pytest.raises(WrongFile) as refused:
        read_marked("x" * 1_000_001, DOCTRINE, name)

    assert [fault.problem for fault in refused.value.faults] == ["large"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.json", '{"name":\n' + "[" * 300 + "]" * 300 + "}"),
        ("a.json", '{"name":\n' + '{"a":' * 300 + "1" + "}" * 301),
        ("a.toml", "\nname = " + "[" * 60 + "]" * 60),
        ("a.yaml", "\nname: " + "[" * 300 + "]" * 300),
    ],
)
def test_what_is_too_deep_is_refused_before_anything_walks_through_it(name: str, text: str):
    with pytest.raises(WrongFile) as refused:
        read_marked(text, DOCTRINE, name)

    [fault] = refused.value.faults
    assert (fault.problem, fault.line) == ("deep", 1 if name == "a.toml" else 2)


def test_a_number_of_thousands_of_digits_is_refused_with_its_line():
    with pytest.raises(WrongFile) as refused:
        read_marked(f'name = "mine"\n[parameters]\nx = {"9" * 5000}\n', DOCTRINE, "a.toml")

    assert [(fault.problem, fault.line) for fault in refused.value.faults] == [("number", 3)]


def test_what_is_no_table_is_no_doctrine():
    assert [fault.problem for fault in data_faults(["mine"], DOCTRINE)] == ["kind"]


def test_known_names_come_from_the_same_file_and_are_told_in_signs_that_can_be_shown():
    assert unknown(("ask",), "who", ["what\udcff"]).values["known"] == "what?"
