"""The ladder of each game: who stands on it, that all can play, and what is told of them."""

from __future__ import annotations

import pytest

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.experiments.kept.ladders import House, fared, kept_ladder, pairs_of
from algeria_lab.games import GAMES, game_named
from algeria_lab.players.insurgent.simulator import DUELS
from algeria_lab.players.thinking.ladder import climbing, ladder_of, recommended, rung_of
from algeria_lab.views.play.told.ladder import compared, described, rows, share_of, titled
from algeria_lab.views.shared.messages import LANGUAGES

ENOUGH, FEW = 65, 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_has_a_player_a_side_who_says_how_it_thinks(game: str, language: str):
    roster, words, rungs = game_named(game).players(), game_named(game).words(language), ladder_of(game)
    assert 3 <= len(rungs) <= 5
    assert sum(rung.recommended for rung in rungs) == 1
    for rung in rungs:
        for seat in SEATS:
            name = rung.players[seat]
            assert name in roster.names(seat)
            assert described(game, name, seat, "", words).endswith((".", ")."))
            assert str(rung.number) in titled(game, name, seat, roster.title(name, seat, language), words)
    assert words.faults == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", SEATS)
def test_lists_begin_with_the_ladder_and_lose_nobody(game: str, seat: Seat):
    names = game_named(game).players().names(seat)
    listed = climbing(game, seat, names)
    assert sorted(listed) == sorted(names)
    assert listed[0] == "random"
    assert rung_of(game, recommended(game, seat), seat).recommended
    assert rung_of(game, "nobody", seat) is None


@pytest.mark.parametrize("game", GAMES)
def test_players_of_saves_and_lessons_are_still_known_by_their_names(game: str):
    old = {
        "algeria": {
            "fln": ("mixed", "raider", "look-ahead", "random"),
            "gov": ("mixed", "resettle-3", "look-ahead"),
        },
        "insurgent": {"fln": ("sensible", "random", "hiding-40"), "gov": ("sensible", "random")},
        "twilight": {"fln": ("sensible", "chart", "random"), "gov": ("planner", "random")},
    }
    roster = game_named(game).players()
    for seat in SEATS:
        assert all(roster.knows(name, seat) for name in old[game][seat])
        assert roster.player("strategist-8", seat).name == "strategist"


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_games_are_those_of_the_ladder_and_each_rung_beats_the_next_below(game: str):
    kept = kept_ladder(game)
    assert kept is not None
    known = {(higher.number, lower.number) for higher, lower in pairs_of(game)}
    assert {(one.higher, one.lower) for one in kept.pairings} <= known
    for one in kept.pairings:
        assert set(one.fln + one.gov) <= set("01=")
        assert len(one.fln) == len(one.gov) == len(set(one.seeds))
        if one.games >= FEW and one.higher - one.lower == 1:
            assert share_of(one).mean >= ENOUGH, (game, one.higher)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_levels_stand_side_by_side_each_against_all_lower_ones(game: str, language: str):
    record, ladder = game_named(game), ladder_of(game)
    words = record.words(language)
    for seat in SEATS:
        table = compared(game, record.players(), seat, words)
        assert table is not None
        assert len(table["levels"]) == len(ladder) == len(table["head"])
        assert [len(level["fared"]) for level in table["levels"]] == list(range(len(ladder)))
        assert all(level["how"] and str(at) in level["name"] for at, level in enumerate(table["levels"], 1))
        second = table["levels"][1]["fared"][0]
        kept = kept_ladder(game)
        assert kept is not None
        pairing = kept.between(2, 1)
        assert pairing is not None
        share = share_of(pairing)
        assert all(
            str(number) in second
            for number in (round(share.mean), round(share.low), round(share.high), pairing.games)
        )
    assert words.faults == []


def test_a_table_of_who_beats_whom_can_be_told():
    words, roster = game_named("insurgent").words("en"), game_named("insurgent").players()
    told = rows("insurgent", roster, words)
    assert told[0].lower.startswith("1. chance")
    assert all(0 <= row.share.low <= row.share.mean <= row.share.high <= 100 for row in told)


def test_played_again_the_games_come_out_the_same():
    record = game_named("insurgent")
    house = House("insurgent", DUELS, record.players())
    lower, higher = ladder_of("insurgent")[:2]
    kept = kept_ladder("insurgent")
    assert kept is not None
    pairing = kept.between(2, 1)
    assert pairing is not None
    again = "".join(fared(house, (higher, lower), "gov", seed) for seed in pairing.seeds[:5])
    assert again == pairing.gov[:5]
