"""What the board sends of a scene: merged into the one before, it is the new one, here and in browsers."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from algeria_lab.views.shared.scene_widget import difference
from tests.benchmarks.readers.wire import merged
from tests.views.shared.contract import WIDGETS

CASES = json.loads((WIDGETS / "tests" / "shared" / "patches.json").read_text("utf-8"))
KEYS = st.sampled_from(["a", "b", "c", "1"])  # few, so that old and new have some in common
LEAVES = st.none() | st.booleans() | st.sampled_from([0, 1, 2, 1.0, "", "x"])
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)
SCENES = st.dictionaries(KEYS, VALUES, max_size=4)


def _as_json(value: Any) -> str:
    """Return *value* as it goes to the browser: there 1 is not true."""
    return json.dumps(value, sort_keys=True)


@given(SCENES, SCENES)
def test_a_patch_makes_the_new_scene_of_the_old(old: dict[str, Any], new: dict[str, Any]) -> None:
    """Keys that went are gone, and what is null is null."""
    assert _as_json(merged(old, difference(old, new))) == _as_json(new)


@given(SCENES)
def test_a_scene_that_has_not_changed_has_no_patch(scene: dict[str, Any]) -> None:
    assert difference(scene, json.loads(json.dumps(scene))) == {}


@given(SCENES, SCENES)
def test_a_patch_goes_over_the_wire_as_it_is(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = difference(old, new)

    assert _as_json(json.loads(json.dumps(patch))) == _as_json(patch)


@pytest.mark.parametrize("case", CASES, ids=[case["says"] for case in CASES])
def test_the_patches_that_the_browser_is_tested_with(case: dict[str, Any]) -> None:
    """`widgets/tests/shared/wire.test.ts` merges the same ones."""
    assert _as_json(difference(case["old"], case["new"])) == _as_json(case["patch"])
    assert _as_json(merged(case["old"], case["patch"])) == _as_json(case["new"])
