"""The sensible player: legal, repeatable, honest about what it cannot see, and better than chance."""

from random import Random

import pytest

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.insurgent.frames import FRAMES, Act, Attack, EndTurn, Play
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.state import DECK, HAND, SOLO, UNKNOWN, State
from algeria_lab.players.base import Choice, rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.insurgent.dealing import Dealer
from algeria_lab.players.insurgent.icon_choices import Pick
from algeria_lab.players.insurgent.random_duel import RandomDuelPlayer
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.insurgent.sensible import SensiblePlayer
from algeria_lab.players.insurgent.simulator import play_duel
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from tests.players.insurgent.duel_positions import CARDS, NAMED, RULES, moments, table

FLN, GOV = SensiblePlayer("fln"), SensiblePlayer("gov")
OF: dict[Seat, SensiblePlayer] = {"fln": FLN, "gov": GOV}


def chosen(state: State, seed: int = 1) -> Choice:
    """Return what the sensible player chooses of what it may see."""
    seat = state.agenda[-1].seat
    return OF[seat].choose(observe(state, seat), Random(seed))


def text(state: State, seed: int = 1) -> str:
    return chosen(state, seed).text


@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_every_decision_of_many_games_is_legal_and_comes_to_an_end(scenario: str):
    steps: set[str] = set()
    for seed in range(12):
        game = Game(RULES, scenario, seed=seed)
        rngs = {seat: rng_of(seed, seat) for seat in SEATS}
        while game.to_move:
            steps.add(FRAMES.name(game.state.agenda[-1]))
            play_choice(game, OF[game.to_move], rngs[game.to_move])
        assert RULES.outcome(game.state)
    common = {"mulligan", "play", "attack", "bomb", "hit", "recruit", "recruit-play", "negotiate", "hide"}
    assert steps >= common | {"jailbreak", "expose"}
    assert scenario == SOLO or steps >= {"expose-slot", "capture"}


def test_it_answers_wherever_chance_may_lead():
    """After a play of chance there are positions that no sensible player reaches."""
    for seed in range(10):
        for state in moments("duel", seed):
            action = chosen(state).line[0]
            assert RULES.refuse(state, action) is None


def test_two_truths_that_look_alike_are_answered_alike():
    """Another truth is dealt under the same view; nothing of it shows in the choice or its reasons."""
    truths = Random(8)
    for number, state in enumerate(state for seed in range(6) for state in moments("duel", seed)):
        seat = state.agenda[-1].seat
        if number % 3 == 0:
            other = Dealer(observe(state, seat), seat).deal(truths)
            assert chosen(other) == chosen(state)


def test_the_simulator_shows_a_player_no_hidden_card():
    class Watched(SensiblePlayer):
        def decide(self, view: State, rng: Random) -> Pick:
            rival = "gov" if self.seat == "fln" else "fln"
            assert set(view.zones[HAND[rival]]) <= {UNKNOWN}
            assert set(view.zones[DECK[rival]]) <= {UNKNOWN}
            if self.seat == "gov":
                assert view.down <= view.known
            seen.add(self.seat)
            return super().decide(view, rng)

    seen: set[str] = set()
    play_duel("duel", Watched("fln"), Watched("gov"), 1)
    assert seen == {"fln", "gov"}


def test_the_view_stays_as_it_is():
    for seed in range(3):
        for state in moments("duel", seed):
            seat = state.agenda[-1].seat
            view = observe(state, seat)
            before = view.copy()
            OF[seat].choose(view, Random(1))
            assert view == before


def test_the_same_generator_gives_the_same_choice():
    for state in moments("duel", 4):
        assert chosen(state, 5) == chosen(state, 5)


def test_it_beats_chance_clearly_on_both_sides():
    """Chance wins one game of ten as FLN and nearly nine as French [INS-11.5]."""
    as_fln = [play_duel("duel", FLN, RandomDuelPlayer("gov"), seed).winner for seed in range(60)]
    as_gov = [play_duel("duel", RandomDuelPlayer("fln"), GOV, seed).winner for seed in range(60)]
    alone = [play_duel("solo", FLN, None, seed).winner for seed in range(60)]

    assert as_fln.count("fln") > 36
    assert as_gov.count("gov") > 54
    assert alone.count("fln") > 12


@pytest.mark.parametrize("seat", SEATS)
def test_a_poor_first_hand_is_put_back_and_a_rich_one_kept(seat: Seat):
    by_icons = sorted(CARDS.of(seat), key=lambda card: (CARDS.all[card].kind != "event", CARDS.value[card]))
    poor = {"fln": ["FLN-06", "FLN-19", "FLN-20", "FLN-21", "FLN-18"]}.get(
        seat, ["FRA-10", "FRA-12", "FRA-20", "FRA-21", "FRA-09"]
    )
    rich = [CARDS.all[card].id for card in by_icons if CARDS.all[card].kind == "agent"][-5:]

    assert text(table(seat, "mulligan", hands={seat: poor})) == f"{seat} redraw"
    assert text(table(seat, "mulligan", hands={seat: rich})) == f"{seat} keep"


def test_the_fln_never_strike_their_own_prisoners():
    state = table("fln", "attack", "FLN-09", 0, prison={"FLN-05": "political"})

    assert text(state) == "fln skip"


def test_the_fln_strike_where_icons_weigh_most():
    rows = {"gov-military": ["FRA-01"], "gov-diplomatic": ["FRA-10"], "fln-military": ["FLN-04"]}

    assert text(table("fln", "attack", "FLN-04", 0, rows=rows)) == "fln attack FRA-01"


def test_an_exposed_card_strikes_the_french_card_that_still_acts():
    """Alike but for what it has still to do: Lacoste has a CAPTURE left, Soustelle lies there for long."""
    rows = {"fln-political": ["FLN-08"], "gov-political": ["FRA-07", "FRA-08"], "fln-military": ["FLN-04"]}
    state = table("gov", "attack", "FLN-04", 0, rows=rows)
    acting = Act("gov", NAMED["FRA-08"], 1)
    state.agenda = [EndTurn("gov"), acting, Attack("fln", NAMED["FLN-04"], 0)]

    assert text(state) == "fln attack FRA-08"


def test_the_french_capture_the_card_whose_loss_weighs_most():
    rows = {"fln-diplomatic": ["FLN-11", "FLN-10"], "fln-military": ["FLN-04"], "gov-political": ["FRA-08"]}

    assert text(table("gov", "capture", "FRA-08", 1, rows=rows)) == "gov capture FLN-11"


def test_the_french_strike_although_they_may_only_guess_that_nobody_dominates():
    """A hidden card must have two icons, more than is usual: the lead is seven and not eight."""
    rows = {
        "gov-military": ["FRA-01", "FRA-02", "FRA-04", "FRA-18", "FRA-03"],
        "fln-military": ["FLN-01", "FLN-04"],
    }
    state = table("gov", "attack", "FRA-02", 0, rows=rows, down=["FLN-01"])
    assert state.lead("gov", "military") == 7

    assert text(state) == "gov attack FLN-04"


def test_who_has_a_bomb_to_throw_does_not_hide_before():
    """Zohra Drif hides somebody else; alone she forgoes HIDE for BOMB [INS-3.6.1]."""
    rows = {"fln-political": ["FLN-07"], "gov-political": ["FRA-06"]}
    alone = table("fln", "hide", "FLN-07", 0, rows=rows)
    alone.agenda.insert(1, Act("fln", NAMED["FLN-07"], 1))
    together = table("fln", "hide", "FLN-07", 0, rows={**rows, "fln-military": ["FLN-01"]})
    together.agenda.insert(1, Act("fln", NAMED["FLN-07"], 1))

    assert text(alone) == "fln skip"
    assert text(together) == "fln hide FLN-01"


def test_an_empty_hand_is_filled_by_five_rather_than_by_one():
    """NEGOTIATE on the last card of a hand would prevent the draw of five [INS-3.10, INS-7/A29]."""
    rows = {"fln-diplomatic": ["FLN-10"]}

    empty = table("fln", "negotiate", "FLN-10", 0, rows=rows)
    holding = table("fln", "negotiate", "FLN-10", 0, rows=rows, hands={"fln": ["FLN-01"]})
    exposed = table("fln", "negotiate", "FLN-10", 0, rows=rows)
    exposed.agenda[0] = EndTurn("gov")

    assert text(empty) == "fln skip"
    assert chosen(empty).because[0].values == (("cards", 5),)
    assert text(holding) == "fln negotiate"
    assert text(exposed) == "fln negotiate"


def test_a_prisoner_of_weight_is_freed():
    state = table("fln", "jailbreak", "FLN-08", 0, prison={"FLN-04": "military", "FLN-11": "diplomatic"})

    assert text(state).startswith("fln jailbreak FLN-11 ")


def test_a_card_that_dominates_is_played():
    """Seven ahead in the military front: any card there wins at once [INS-5.2]."""
    rows = {"gov-military": ["FRA-01", "FRA-02", "FRA-04"]}
    state = table("gov", rows=rows, hands={"gov": ["FRA-06", "FRA-03", "FRA-15"], "fln": ["FLN-01"]})

    choice = chosen(state)

    assert choice.text in {"gov play FRA-03 military up", "gov play FRA-06 military up"}
    assert [because.question for because in choice.because] == ["judgement-duel-win"]


def test_an_fln_card_that_dominates_is_played_face_down_too():
    rows = {"fln-political": ["FLN-05", "FLN-07", "FLN-08", "FLN-19", "FLN-20"]}
    state = table("fln", rows=rows, hands={"fln": ["FLN-13", "FLN-21"], "gov": ["FRA-03"]})

    assert text(state).startswith("fln play FLN-21 political")


def test_the_last_turn_is_decided_by_the_scoring():
    """One front each; the last card goes where it wins the third, not where it adds to a lead."""
    rows = {
        "gov-military": ["FRA-01"],
        "fln-political": ["FLN-05", "FLN-08"],
        "gov-diplomatic": ["FRA-10"],
        "fln-diplomatic": ["FLN-12"],
    }
    state = table("gov", rows=rows, hands={"gov": ["FRA-18"], "fln": []})
    state.final_turn_of = "gov"

    assert text(state) == "gov play FRA-18 diplomatic up"


def test_every_reason_can_be_read_in_both_languages():
    """Whatever happens in many games: question and finding are there, and quote all they name."""
    words = [Messages(language) for language in LANGUAGES]
    asked: set[str] = set()
    for seed in range(25):
        for state in moments("duel", seed):
            for because in chosen(state).because:
                asked.add(because.question)
                for said in words:
                    assert said.say(because.question).endswith("?")
                    assert "{" not in said.say(because.finding, **dict(because.values))
    assert {question.rsplit("-", 1)[-1] for question in asked} >= {"best", "win", "five", "bomb", "redraw"}
    assert len(asked) > 16


def test_other_decks_are_weighed_by_their_own_cards():
    """One player sits at tables with different decks, one after the other."""
    swapped = CARDS.fln._replace(cards=tuple(card._replace(icons=("RALLY",)) for card in CARDS.fln.cards))
    other = type(CARDS)(swapped, CARDS.gov)
    player = SensiblePlayer("fln")
    state = next(state for state in moments("duel", 1) if isinstance(state.top, Play))
    before = player.choose(observe(state, "fln"), Random(1))
    plain = state.copy()
    plain.cards = other
    plain.index()

    player.choose(observe(plain, "fln"), Random(1))

    assert player.choose(observe(state, "fln"), Random(1)) == before


@pytest.mark.parametrize("share", [0, 100])
def test_a_share_of_cards_is_played_face_down(share: int):
    player = PLAYERS.player(f"hiding-{share}", "fln")
    state = next(one for one in moments("duel", 1) if isinstance(one.top, Play) and one.top.seat == "fln")

    choice = player.choose(observe(state, "fln"), Random(1))

    assert player.name == f"hiding-{share}"
    assert choice.text.split()[-1] == ("down" if share else "up")


def test_only_the_fln_hides_and_no_more_than_all():
    assert PLAYERS.title("hiding-50", "fln", "en") == "50 of 100 cards face-down"
    for name, seat in (
        ("hiding-101", "fln"),
        ("hiding-050", "fln"),
        ("hiding-", "fln"),
        ("hiding-50", "gov"),
    ):
        assert not PLAYERS.knows(name, seat)
