"""Every name and function of conditions is told in both languages, with an example that has a value."""

import re
from functools import cache
from random import Random

import pytest

from algeria_lab.core.game import Game
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.conditions.documented import completions, documented, happenings
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.games import VOCABULARIES, vocabulary
from algeria_lab.scenarios.conditions.vocabulary import Moment
from tests.algeria.boards import board

ROWS = [(game, row) for game in VOCABULARIES for row in documented(game)]
KINDS = {"truth": bool, "text": str, "set": frozenset}


def reached(game: Game, line: str) -> Moment:
    """Return the moment at which a line is legal, in a game played by lot, as its side sees it."""
    rng = Random(5)
    while game.refuse(line):
        game.play(rng.choice(game.legal()))
    seat = game.to_move
    view, first = game.observe(seat), game.rules.observe(game.state_at(0), seat)
    return Moment(game.rules, view, first, first, {"q1": 4}, tuple(game.observe_events(seat)))


@cache
def moment(game: str) -> Moment:
    rules = subject(game).rules
    if game == "insurgent":
        return reached(Game(rules, "duel", seed=4), "fln bomb")
    if game == "twilight":
        return reached(Game(rules, "medium", seed=4), "fln pass")
    operations = Game(rules, "1958", seed=2)
    state = board("1958").awaiting("operations", "gov").put("police-1", "II-2").set(gov_psl=29).state
    return Moment(rules, state, state, state, {"q1": 4}, tuple(operations.events))


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[f"{game} {row.name}" for game, row in ROWS])
def test_an_example_is_of_its_name_and_has_a_value(game, row):
    assert re.search(rf"(?<![\w.]){re.escape(row.name)}(?![\w.])", row.example)
    assert Expression(row.example, game, "truth").value(moment(game)) in (True, False)


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[f"{game} {row.name}" for game, row in ROWS])
def test_a_name_is_told_in_both_languages(game, row):
    assert set(row.about) == {"en", "fr"}
    assert all(text.endswith(".") and len(text) > 10 for text in row.about.values())
    assert not re.search(r" [:;!?»]", row.about["fr"]), "a no-break space stands before these signs"


@pytest.mark.parametrize("game", VOCABULARIES)
def test_what_is_told_is_there_and_what_is_there_is_told(game):
    known = vocabulary(game)
    assert {row.name for row in documented(game)} == {*known.names, *known.functions}
    assert set(happenings(game)) == set(known.functions["happened"].takes[0].domain.known)
    assert all(set(about) == {"en", "fr"} for about in happenings(game).values())


@pytest.mark.parametrize("game", VOCABULARIES)
def test_names_have_values_of_their_kinds_in_views_of_both_sides(game):
    rules = subject(game).rules
    play, rng = Game(rules, rules.scenarios()[0], seed=3), Random(7)
    for _ in range(60):
        play.play(rng.choice(play.legal()))
        for seat in rules.seats:
            view = play.observe(seat)
            now = Moment(
                rules, view, view, view, {}, tuple(rules.observe_events(play.history[-1:].events, seat))
            )
            for name, known in vocabulary(game).names.items():
                value = known.read(now)
                assert isinstance(value, KINDS.get(known.kind, (int, object)))
                texts = value if known.kind == "set" else {value} if known.kind == "text" else ()
                assert known.domain is None or set(texts) <= set(known.domain.known), name
            for what in happenings(game):
                assert Expression(f'times("{what}")', game).value(now) >= 0


def test_hidden_cards_stay_hidden_in_conditions():
    now = moment("insurgent")
    french = now.rules.observe(now.state, "gov")
    seen = now._replace(state=french, before=french, first=french)
    hand = set(now.state.names(now.state.zones["fln-hand"]))
    assert hand
    assert all(Expression(f'place("{card}")', "insurgent").value(seen) == "" for card in hand)
    assert Expression('count(cards("hand", side="fln"))', "insurgent").value(seen) == 0
    assert Expression("fln.hand", "insurgent").value(seen) == len(hand)


@pytest.mark.parametrize(("hits", "share"), [(0, "4/25"), (1, "12/25"), (2, "9/25")])
def test_the_hits_of_a_bomb(hits, share):
    assert Expression(f'chance("fln bomb", hits == {hits}) == {share}', "insurgent").holds(
        moment("insurgent")
    )


def test_what_has_happened_is_counted_where_it_did():
    rules = subject("algeria").rules
    game = Game(rules, "1958", seed=2)
    start = board("1958").awaiting("operations", "gov").put("police-1", "II-2").state
    _, events = rules.apply(start, rules.complete(start, "gov resettle II-2"), game.dice)
    now = Moment(rules, start, start, start, {}, events)
    for text in (
        'happened("resettlement") and happened("resettlement", area="Philippeville")',
        'times("resettlement") == 1 and times("resettlement", area="II-1") == 0',
        'happened("terror", area="II-2") and not happened("combat") and times("loss") == 0',
        'played("resettle") and played("gov resettle II-2") and not played("resettle II-1")',
    ):
        assert Expression(text, "algeria").holds(now), text


def test_odds_that_hang_on_hidden_cards_are_refused():
    duel = Game(subject("insurgent").rules, "duel", seed=4)
    now = reached(duel, "gov negotiate")
    with pytest.raises(WrongExpression) as caught:
        Expression('chance("gov negotiate", gov.hand > 1)', "insurgent").value(now)
    assert caught.value.problem == "condition-hidden"


def test_a_card_that_there_is_not_is_found_with_the_nearest():
    with pytest.raises(WrongExpression) as caught:
        Expression('value("FLN-45") > 1', "insurgent").value(moment("insurgent"))
    assert (caught.value.problem, caught.value.column) == ("condition-word", 1)
    assert caught.value.values["near"].startswith("FLN-")
    assert Expression('value("Yacef Saadi") == value("FLN-03")', "insurgent").holds(moment("insurgent"))


def test_an_editor_gets_plain_data():
    row = next(one for one in completions("algeria", "fr") if one["text"] == "control(")
    assert row["form"] == "control(area)"
    assert row["words"] == ["fln", "gov", ""]
    assert "II-2" in row["takes"][0]["words"]
    assert row["about"].startswith("Le camp qui contrôle")
