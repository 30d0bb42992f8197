"""The chart as a verb: the FLN may let it decide at any of its decisions, the Government never [CT-9.1]."""

import algeria_lab


def test_only_the_fln_is_told_of_the_chart():
    game = algeria_lab.open_game("twilight", "short", seed=7)
    assert game.to_move == "fln"
    assert "chart" in game.verbs()
    assert [str(action) for action in game.legal("chart")] == ["fln chart"]
    assert "fln chart" not in map(str, game.legal())

    while game.to_move == "fln":
        game.play("fln chart")

    assert "chart" not in game.verbs()
    assert game.legal("chart") == ()
    refusal = game.refuse("gov chart")
    assert refusal is not None
    assert refusal.rule == "CT-9.1"
