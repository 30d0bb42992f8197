"""A table whose kernel, page and server are killed loses and doubles nothing; all fifteen: `tests.faults`."""

from pathlib import Path

from tests.apps.serving.conftest import ORDINARY
from tests.faults.tables import tables


def test_a_table_goes_on_where_it_stood_whatever_is_killed(tmp_path: Path):
    tally = tables(tmp_path, count=3, seed=5, many=1, most=60, options=[ORDINARY])
    assert (tally.tried, tally.lost) == (3, [])
