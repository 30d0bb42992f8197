"""A few of the faults of `tests.faults`, which tries more: nothing shown is lost, and the reader is told."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.faults.lists import kills, tabs
from tests.faults.outside import silences
from tests.faults.site import Site

pytestmark = pytest.mark.browser

# Stores, clocks and more of the tabs are tried without a browser in widgets/tests/files.
FEW = {kills: 2, tabs: 1}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve the pages by a server whose kernels may be ended."""
    found = Site(tmp_path_factory.mktemp("faults"))
    found.start()
    yield found
    found.stop()


@pytest.mark.slow
def test_no_shown_decision_is_lost_and_the_reader_is_told(browser: Browser, site: Site):
    tallies = [break_it(browser, site, count, seed=7) for break_it, count in FEW.items()]
    tallies.append(silences(browser, site, 1, seed=7, seconds=0))

    assert [str(tally) for tally in tallies] == [
        f"{tally.name}: tried {tally.tried} lost 0" for tally in tallies
    ]
