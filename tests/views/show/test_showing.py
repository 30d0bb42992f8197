"""Whatever a game gives back tells itself in words: in a line, in a console, in a notebook."""

from fractions import Fraction
from random import Random

import pytest

import algeria_lab
from algeria_lab.core.actions import Actions
from algeria_lab.core.events import Moved, Revealed
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.core.words.voice import Shown
from algeria_lab.games import GAMES
from algeria_lab.players.table import Table
from tests.playing_on import play_on

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
LONGEST, LARGEST, MOST_LINES = 400, 100_000, 25


def played(game: str, language: str = "en", plies: int = 60) -> Game:
    """Return a game some way on, played by chance."""
    begun = algeria_lab.open_game(game, seed=5, language=language)
    rng = Random(5)
    while begun.ply < plies and begun.to_move:
        actions = [action for action in begun.legal() if action.verb != "concede"]
        quick = [action for action in actions if action.verb == "quick"]
        begun.play(rng.choice(quick or actions))
    return begun


def things_of(game: Game) -> list[Shown]:
    """Return all kinds of things that a game gives back."""
    seats = game.rules.seats
    return [
        game,
        game.state,
        game.fork(0),
        game.legal(),
        game.history,
        game.history[-1],
        game.history[0],
        game.events,
        game.observe_events(seats[0]),
        *(game.observe(seat) for seat in seats),
        game.refuse("dance"),
        game.odds(str(game.legal()[0]), "turn"),
    ]


def console(thing: Shown) -> str:
    """Return what a console shows."""
    said: list[str] = []
    thing._repr_pretty_(type("Printer", (), {"text": staticmethod(said.append)})(), cycle=False)
    return "".join(said)


@LANGUAGES
@pytest.mark.parametrize("name", GAMES)
def test_nothing_prints_a_wall_and_no_message_is_missing(name: str, language: str):
    game = played(name, language)
    told = (game.history, game.events, game.observe_events(game.rules.seats[0]))
    for thing in things_of(game):
        line, html = repr(thing), thing._repr_html_()

        assert "\n" not in line
        assert len(line) < LONGEST, line
        if isinstance(thing, Actions):
            assert len(console(thing).splitlines()) <= MOST_LINES
        else:
            assert any(thing is one or thing == one for one in told) or len(console(thing)) < LONGEST
        assert html
        assert len(html) < LARGEST
        assert thing.text()
    assert game.words.faults == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_which_it_is_and_how_it_stands(name: str):
    game = played(name)

    turn = f"{'card' if name == 'twilight' else 'turn'} {game.state.turn}"
    assert repr(game).startswith(f"Game({name!r}, {game.scenario!r}, seed 5, {turn}, ")
    assert repr(game).endswith(f"; ply {game.ply})")
    assert repr(game.state).startswith(f"State({game.scenario!r}, {turn}, ")


def test_a_war_is_one_line():
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("gov quick; fln quick")

    assert repr(war) == (
        "Game('algeria', '1954', seed 7, turn 1, Reinforcement, Government to move; "
        "support FLN 50 : 65 Government; ply 2)"
    )
    assert "Sidi Bel Abbes (V-3)" in str(war)
    assert "1 elite brigade" in war._repr_html_()


def test_a_finished_game_says_how_it_ended():
    duel = played("insurgent", plies=500)

    assert duel.outcome is not None
    assert "over, winner: " in repr(duel)
    assert duel.outcome.text() in duel._repr_html_()
    assert "[INS-5" in duel.outcome.text()


def test_what_was_played_is_told_with_its_rules_in_the_language_of_the_game_or_another():
    war = algeria_lab.open_game("algeria", "1954", seed=7, language="fr")

    story = war.play("gov quick; fln quick")

    assert story.text().splitlines()[0] == "Le Gouvernement prend le déploiement proposé [A:3]."
    assert story.text("en").splitlines()[:1] == story[:2].text("en").splitlines()[:1]
    assert "The Government takes the ready-made deployment [A:3]." in story.text("en")
    assert "<p><b>Tour 1\u00a0: événements aléatoires</b></p>" in story._repr_html_()
    assert "<p>Le Gouvernement prend le déploiement proposé [A:3].</p>" in story._repr_html_()


def test_of_a_long_story_a_notebook_shows_the_end_and_text_tells_all():
    war = played("algeria", plies=200)
    told = war.events.text().splitlines()

    assert len(told) > len(console(war.events).splitlines()) == 41
    assert console(war.events).splitlines()[1:] == told[-40:]
    assert f"{len(told) - 40} sentences before" in console(war.events)
    assert console(war.history[-3:]).splitlines() == war.history.text().splitlines()[-3:]


def test_the_rows_of_a_history_are_numbered_as_the_game_counts():
    war = played("algeria", plies=8)

    rows = war.history[3:5].text().splitlines()

    assert [row.split()[0] for row in rows] == ["3", "4"]


def test_what_may_be_done_is_listed_as_it_is_typed():
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("gov quick; fln quick")
    legal = war.legal()

    assert repr(legal) == "Actions(42 actions: activate 5, mobilize 30, remove 3, buy 3, done 1)"
    assert "gov mobilize police-4     Mobilize Police 4" in legal.text()
    assert ">gov mobilize division-1</code>" in legal._repr_html_()
    assert "and 24 more" in legal._repr_html_()
    assert repr(war.legal("buy")[:2]) == "Actions(2 actions: buy 2)"


def hand_of(duel: Game, seat: str) -> list[str]:
    """Return the names of the cards in a hand."""
    state = duel.state
    return [duel.words.card(name) for name in state.names(state.zones[f"{seat}-hand"])]


def test_a_duel_shows_a_bystander_no_hidden_card():
    """A notebook is projected before both sides; whoever asks for a side's view gets it."""
    duel = played("insurgent", plies=20)
    assert not duel.outcome
    words = duel.words
    secret = [
        words.card(duel.state.name(card))
        for zone in ("fln-hand", "gov-hand", "fln-deck", "gov-deck")
        for card in duel.state.zones[zone]
    ]
    told = [duel.text(), duel._repr_html_(), duel.state.text(), duel.events.text(), duel.history.text()]
    shown = "".join(told)

    assert not [name for name in secret if name in shown]
    own = duel.observe("fln").text()
    assert all(name in own for name in hand_of(duel, "fln"))
    assert not any(name in own for name in hand_of(duel, "gov"))


def test_a_side_reads_its_own_story():
    duel = algeria_lab.open_game("insurgent", seed=3)
    duel.play("keep")
    hand = hand_of(duel, "fln")

    assert all(name in duel.observe_events("fln").text() for name in hand)
    assert not any(name in duel.events.text() + duel.observe_events("gov").text() for name in hand)


@pytest.mark.parametrize(
    ("of", "said"),
    [
        (lambda state: state.fln_ap, "mean 4"),
        (lambda state: state.fln_ap > 2, "yes"),
        (lambda state: (state.turn, state.phase), "1, reinforcement"),
        (lambda state: state.phase * 50, "infor…"),
        ("winner", "none"),
    ],
)
def test_chances_of_anything_have_words(of: object, said: str):
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("gov quick; fln quick")

    chances = war.odds("done", of)

    assert said in repr(chances)
    assert said in chances.text()
    assert "100%" in chances._repr_html_()
    assert len(repr(chances)) < LONGEST


def test_the_words_of_a_war_tell_any_chances():
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("gov quick; fln quick")

    assert war.words.odds(war.odds("done", "fln_ap")) == "4 100%; mean 4"
    assert war.words.odds(war.odds("done", lambda state: state.turn > 5)) == "no 100%"


def test_a_wars_own_chances_are_told_by_what_differs():
    from algeria_lab.algeria.missions.consequences import Consequences
    from algeria_lab.core.odds import Distribution

    war = algeria_lab.open_game("algeria", "1954", seed=7)
    half = Fraction(1, 2)

    chances = Distribution({Consequences(fln_ap=2, terror=1): half, Consequences(fln_ap=2): half}, war.voice)

    assert "Terror" in repr(chances)
    assert "AP" not in chances.text()


def test_what_computers_and_lessons_played_is_told():
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    table = Table(war, GAMES["algeria"].players().seat({"gov": "mixed"}))
    table.let_computers_act()
    table.play("quick")

    decided = table.let_computers_act()

    assert repr(decided).startswith(f"Decisions({len(decided)}; Story(")
    assert decided.text() == war.history[3:].events.text()
    assert len(repr(decided[0])) < LONGEST
    assert play_on(war, 0, "fln").text().splitlines()[-1].endswith("operations")


@LANGUAGES
@pytest.mark.parametrize("base", ["1958", algeria_lab.open_game("insurgent", seed=3)], ids=["war", "duel"])
def test_a_position_of_ones_own_shows_what_stands_there(base: object, language: str):
    position = algeria_lab.position(base, name="Mine", language=language)
    state = algeria_lab.open_game(position, seed=3, language=language).start

    assert repr(position).startswith("Position(")
    assert str(position).count("\n") > 5
    assert "Mine" in position._repr_html_()
    assert ("<svg" in position._repr_html_()) == (base == "1958")
    assert state == position


def test_a_position_before_its_random_event_is_not_told_as_over():
    assert "before the random event" in str(algeria_lab.position("1958"))
    assert "avant l’événement" in str(algeria_lab.position("1958", language="fr"))


def test_a_console_lists_some_actions_of_each_verb_and_how_to_ask_for_all():
    war = algeria_lab.open_game("algeria", "1954", seed=3)
    legal = war.legal()

    assert len(legal) > MOST_LINES >= len(console(legal).splitlines())
    assert 'more: legal("place") lists them' in console(legal)
    assert len(console(war.legal("place")).splitlines()) == len(war.legal("place"))


def test_the_events_of_a_duel_print_neither_deck_nor_hand():
    duel = algeria_lab.open_game("insurgent", seed=3)
    dealt = [event for event in duel.events if isinstance(event, Moved | Revealed)]

    assert sum(len(getattr(event, "pieces", getattr(event, "names", ()))) for event in dealt) > 50
    assert not any(card in repr(event) for event in dealt for card in ("FLN-0", "FLN-1", "FRA-0", "FRA-1"))


def test_a_refusal_is_told_in_one_language():
    with pytest.raises(IllegalAction, match=r"^«\sgov done\s» est refusé\s: \d+ unités"):
        algeria_lab.open_game("algeria", "1954", seed=3, language="fr").play("gov done")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "FLN: Move Cadre 1"), ("fr", "FLN\u00a0: Déplacer le Cadre 1")]
)
def test_a_choice_that_no_sentence_tells_is_told_in_words(language: str, said: str):
    war = algeria_lab.open_game("algeria", "1954", seed=7, language=language)
    war.play("gov quick; fln quick; gov done; fln done; gov done; fln ops all; fln done")

    assert str(war.play("fln move cadre-1")) == said
    assert said in repr(war.events[-1:])
    assert said in str(war.history[-1:])


def test_a_duel_tells_a_choice_by_its_verb():
    duel = played("insurgent")
    untold = [
        entry.events[:1] for entry in duel.history if str(entry.events[:1]).startswith(("FLN: ", "French: "))
    ]

    assert untold
    assert all(len(str(story).splitlines()) == 1 for story in untold)
