"""Files of every format: read by their ending, with or without the mark that editors put in front."""

import pytest

from algeria_lab.checking.doctrines import DOCTRINE
from algeria_lab.checking.faults import WrongFile
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


def test_what_is_no_table_is_no_doctrine():
    assert [fault.problem for fault in data_faults(["mine"], DOCTRINE)] == ["kind"]
