"""The laboratory asks, plays, counts, draws, saves without numpy, pandas, scipy and pyarrow as with them."""

import asyncio
import json

from tests.site.asked import use
from tests.site.browsers_python import alike, said_in_a_browser

ASKED = "tests.site.asked"


def test_the_laboratory_says_and_draws_the_same_without_libraries_of_numbers():
    with_libraries = asyncio.run(use("en"))

    assert said_in_a_browser(ASKED).keys() == with_libraries.keys()
    for moment, seen in said_in_a_browser(ASKED).items():
        assert alike(seen) == alike(with_libraries[moment]), moment


def test_what_was_asked_was_played_and_shown():
    """The other test could not tell two pages that are both empty."""
    seen = said_in_a_browser(ASKED)
    _, (done, wars, *_), _, texts, _charts = seen["audited"]

    assert done == wars == 34
    assert any("Coût par tour d’un marqueur de terreur" in text for text in texts)
    assert [len(seen[moment][4]) // 2 for moment in ("varied", "spoken", "audited")] == [5, 5, 6]
    assert '"load"' in json.dumps(seen["kept"][0])
    assert seen["save-wars"][1].startswith("way,against,seed,turn,")
