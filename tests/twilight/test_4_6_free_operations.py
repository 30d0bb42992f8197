"""What free operations cost and leave alone [CT-4.6]."""

from tests.twilight.boards import after, board, legal, pieces, reason


def test_a_free_train_needs_no_resources():
    """Event 2 grants it."""
    state = after(board(card=2, gov_resources=0), "event unshaded", "train algiers", "place 0 2")

    assert (pieces(state, "algiers"), state.gov_resources) == ({"AP": 2}, 0)
    assert reason(state, "pacify algiers") == "ct-cannot-pay"


def test_a_free_rally_needs_no_resources():
    """Event 5 grants it, in two places."""
    state = after(board(card=5, first="fln", fln_resources=0), "event shaded", "rally medea; place 1")

    assert (pieces(state, "medea"), state.fln_resources) == ({"U": 1}, 0)
    assert reason(state, "agitate medea") == "ct-cannot-pay"
    assert reason(state, "done") == "ct-select-more-places"


def test_two_free_limited_marches_follow_each_other():
    """Event 1 grants them."""
    state = board(card=1, first="fln", fln_resources=0, batna={"U": 3})
    state = after(state, "event shaded", "march barika; group batna 1 0; done")
    state = after(state, "march negrine; group batna 1 0")

    assert (pieces(state, "barika"), pieces(state, "negrine"), state.fln_resources) == ({"U": 1}, {"U": 1}, 0)
    assert reason(state, "march barika") == "ct-no-more-places"


def test_a_free_operation_brings_no_special_activity():
    state = after(board(card=5, first="fln", medea={"U": 1}), "event shaded")

    assert reason(state, "extort") == "ct-no-special-here"


def test_a_free_operation_leaves_the_cylinder_on_the_event():
    state = board(card=1, first="fln", batna={"U": 2})
    state = after(state, "event shaded", "march barika; group batna 1 0; done")
    state = after(state, "march negrine; group batna 1 0; done")

    assert state.box1 == "EVENT"


def test_without_resources_the_government_begins_no_operation():
    """A special activity costs nothing, but it goes with an operation [CT-5.1]."""
    state = board(gov_resources=1, algiers={"FT": 1}, medea={"A": 1, "FT": 1})

    for name in ("train", "garrison", "sweep", "assault"):
        assert legal(state, name) == []
        assert reason(state, f"{name} with-special") in ("ct-cannot-pay", "ct-nothing-to-select")
