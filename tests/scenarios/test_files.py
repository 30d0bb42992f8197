"""What is said of a file that holds no scenario."""

from pathlib import Path

import pytest

from algeria_lab.checking.unread import CannotRead
from algeria_lab.scenarios.files import text_of


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "a folder; name the file in it"), ("gone.yaml", "no such file"), ("odd.yaml", "no text in UTF-8")],
)
def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path: Path, name: str, said: str):
    (tmp_path / "odd.yaml").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(CannotRead, match=said) as refused:
        text_of(tmp_path / name)

    assert str(tmp_path / name) in str(refused.value)
