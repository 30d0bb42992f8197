"""Lesson 5's experiments, predictions and audit where pandas, numpy, scipy and pyarrow cannot be imported."""

import json

from tests.site.browsers_python import alike, said_in_a_browser
from tests.site.tried import told


def test_a_browsers_python_says_the_same_numbers_as_a_server():
    bare, here = said_in_a_browser("tests.site.tried"), json.loads(json.dumps(told()))
    assert alike(bare) == alike(here)
    lessons = [bare[name] for name in bare if name.startswith("05-")]
    assert len(lessons) == 3
    assert all(lesson[language]["kept"] for lesson in lessons for language in ("en", "fr"))
    assert len(bare["page"]["charts"]) >= 4
