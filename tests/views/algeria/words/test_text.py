"""What is said about a war, word by word, in both languages."""

from fractions import Fraction

import pytest

from algeria_lab.algeria.frames import React
from algeria_lab.algeria.missions.consequences import Consequences, action_odds
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Counted, Event, Flipped, Mod, Moved, Rolled
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.rules import Outcome
from algeria_lab.views.algeria.words.story import story
from algeria_lab.views.algeria.words.text import Words
from tests.algeria.boards import RULES, board
from tests.views.algeria.words.sentences import EVENTS

EN, FR = Words("en"), Words("fr")


@pytest.mark.parametrize("name", EVENTS)
def test_what_happened_in_a_sentence(name: str):
    event, english, french = EVENTS[name]

    assert EN.event(event) == english
    assert FR.event(event) == french


def test_units_and_places_by_name():
    assert EN.place("V-4") == "Mostaganem (V-4)"
    assert FR.place("ALGIERS") == "Alger"
    assert EN.unit("band-3") == "Band 3"
    assert FR.unit("elite-2") == "la brigade d’élite 2"
    assert EN.units(("band-3", "band-5")) == "2 Bands"
    assert FR.units(("band-3", "front-1", "police-2", "police-3")) == "1 Front, 1 Bande, 2 unités de Police"


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("fln raid V-4", "Raid in Mostaganem (V-4)", "Raid à Mostaganem (V-4)"),
        ("gov resettle ORAN", "Population Resettlement in Oran", "Regroupement de population à Oran"),
        ("fln propaganda front-1", "Propaganda by the Front in Oran", "Propagande par le Front à Oran"),
        ("fln move cadre-1", "Move Cadre 1 (Mostaganem, V-4)", "Déplacer le Cadre 1 (Mostaganem, V-4)"),
        ("gov civil_affairs V-7", "Civil Affairs in Ain Sefra (V-7)", "Affaires civiles à Aïn Sefra (V-7)"),
        ("fln yield", "Let the Government act", "Laisser agir le Gouvernement"),
    ],
)
def test_actions(text: str, english: str, french: str):
    action = Action.parse(text)
    state = board().put("front-1", "ORAN").put("cadre-1", "V-4").awaiting("operations", action.seat).state

    assert EN.action(action, state) == english
    assert FR.action(action, state) == french


def test_a_unit_that_speaks_has_a_number_where_it_is_not_the_only_one_of_its_kind():
    action = Action.parse("fln propaganda cadre-5")
    state = board().put("cadre-5 front-1", "IV-1").awaiting("operations", "fln").state
    two = board().put("cadre-5 cadre-6", "IV-1").awaiting("operations", "fln").state

    assert EN.action(action, state) == "Propaganda by the Cadre in Medea (IV-1)"
    assert FR.action(action, state) == "Propagande par le Cadre à Médéa (IV-1)"
    assert EN.action(action, two) == "Propaganda by Cadre 5 (Medea, IV-1)"


def test_an_action_at_its_step():
    picking = board().put("band-1 band-2", "V-4").awaiting("raid", "fln", "V-4", group=0).state
    sharing = board().awaiting("distribute", "gov", 3).state

    assert EN.action(Action("fln", "pick", ("band-1",)), picking) == "Let Band 1 join the Raid"
    assert FR.action(Action("gov", "lower", ("2",)), sharing) == "Réduire de 2 le soutien au FLN"
    assert EN.group(Action("gov", "lower", ("2",))) == "Lower support"


def test_prompts_say_what_is_awaited_and_under_which_rule():
    state = board("1958").put("band-1", "V-4").put("elite-1 elite-2", "V-4").state
    state.agenda = [React("gov", "V-4", quarry=1 << 50, air=3, group=3 << 17, mission="raid")]

    assert EN.prompt(state) == (
        "Government: react to the Raid in Mostaganem (V-4), or not? So far: 2 elite brigades. Air Points: 3.",
        "React [A:9.23]",
    )
    assert FR.prompt(
        board()
        .awaiting(
            "choose_loss",
            "fln",
            hits=2,
            fln=0,
            eliminated=0,
            area="V-4",
            gov=0,
            on_gov=1,
            on_fln=2,
            purpose="flush",
        )
        .state
    ) == (
        (
            "FLN\u00a0: 2 pertes à répartir dans le combat à Mostaganem (V-4)\u00a0: "
            "quelle unité subit la prochaine\u202f?"
        ),
        "Table des combats [A:C.3]",
    )


@pytest.mark.parametrize(
    ("refusal", "english", "french"),
    [
        (
            Refusal("no-ready-fighters", "A:9.14", {"area": "V-4"}, "deploy-first"),
            (
                "No Band or Failek is ready in Mostaganem (V-4).",
                "Units come out to Operations in the Deployment Phase.",
            ),
            (
                "Aucune Bande, aucun Faïlek n’est en état d’agir à Mostaganem (V-4).",
                "Les unités sortent vers la case Opérations pendant la phase de déploiement.",
            ),
        ),
        (
            Refusal("too-little-psl", "A:IN-29", {"price": "3.5", "psl": "4"}),
            ("This costs 3½ of support and the Government has 4: that is not enough.", ""),
            ("Cela coûte 3½ de soutien et le Gouvernement en a 4\xa0: ce n’est pas assez.", ""),
        ),
        (
            Refusal("out-of-reach", "A:9.13", {"start": "ORAN", "end": "MOROCCO"}),
            ("Morocco cannot be reached from Oran.", ""),
            ("Trop loin\u00a0: Maroc, au départ d’Oran.", ""),
        ),
        (
            Refusal("not-your-turn", "A:4", {"seat": "fln", "turn": "gov"}),
            ("It is the Government that decides now, not the FLN.", ""),
            ("C’est le Gouvernement qui décide maintenant, pas le FLN.", ""),
        ),
    ],
)
def test_refusals(refusal: Refusal, english: tuple[str, str], french: tuple[str, str]):
    assert EN.refusal(refusal) == english
    assert FR.refusal(refusal) == french


def test_the_end_is_told_without_fanfare():
    state = board().set(gov_psl=0, fln_psl=61).state

    assert EN.outcome(Outcome("fln", "decisive", "A:12.2"), state) == (
        "The war ends. Government support is 0. In the terms of the game it is a decisive victory of the FLN."
    )
    assert FR.outcome(Outcome("fln", "substantial", "A:12.2"), state) == (
        "La guerre prend fin. Le soutien au Gouvernement est de 0. "
        "Dans les termes du jeu, c’est une victoire nette du FLN."
    )


def test_odds_of_few_results_are_listed():
    """The price, which is certain, is left out."""
    state = board().put("cadre-1", "V-4").set(fln_ap=7).state
    odds = action_odds(RULES, state, Action("fln", "propaganda", ("cadre-1",)))

    assert EN.odds(odds) == (
        "1 point for the FLN: 1/3; 2 points for the FLN: 1/3; "
        "1 point for the FLN, 1 point for the Government, 1 FLN unit eliminated: 1/6; "
        "3 points for the FLN: 1/6"
    )
    assert FR.odds(odds).startswith("1 point pour le FLN\u00a0: 1/3\u202f; 2 points pour le FLN\u00a0: 1/3")
    assert EN.odds_rows(odds)[-1] == ("3 points for the FLN", "1/6", "17%")


def test_odds_of_many_results_are_averages_and_chances():
    state = board("1958").put("police-1", "V-4").set(gov_psl=50).awaiting("operations", "gov").state
    odds = action_odds(RULES, state, Action("gov", "resettle", ("V-4",)))

    assert EN.odds(odds) == "on average FLN support +10.5"
    assert FR.odds(odds) == "en moyenne soutien au FLN +10,5"


def test_tiny_chances_are_not_called_none():
    odds = Distribution({Consequences(terror=1): Fraction(1, 5000), Consequences(): Fraction(4999, 5000)})

    assert EN.odds(odds) == "nothing: over 99.9%; Terror marker: under 0.1%"


def test_without_chance_there_are_no_odds():
    state = board().put("band-1", "V-4", box="UG").awaiting("fln_deployment", "fln").state

    assert EN.odds(action_odds(RULES, state, Action("fln", "ops", ("band-1",)))) == ""


def told(*events: Event) -> list[str]:
    """Return the English sentences of a story."""
    return [item.text for item in story(EN, events)]


def test_points_given_one_by_one_are_told_once():
    events = [Counted("gov_psl", -1, now, "A:C.6", "", "distributed") for now in (48, 47)]

    assert told(*events) == [
        "Government support: −2 (points from a mission or combat of the FLN) [A:C.6], now 47."
    ]


def test_units_that_roll_against_one_limit_are_told_together():
    mods = (Mod(1, "remote", "A:9.22"),)
    events = [
        Rolled("contact", (face,), mods, face + 1, row, "up-to", 3, "A:9.22", name)
        for face, row, name in ((2, "yes", "band-1"), (6, "no", "cadre-4"))
    ]
    (item,) = story(EN, events)

    assert item.text == (
        "Contact [A:9.22], limit 3, +1 remote area [A:9.22]: "
        "Band 1 rolled 2, contact; Cadre 4 rolled 6, no contact."
    )
    assert item.event.faces == (2, 6)


def test_a_reduction_is_one_sentence():
    """The neutralized Front leaves and a neutralized Cadre takes its place."""
    events = (
        Flipped("neutralized", ("front-2",), to=False, rule="A:9.27", why="reduced"),
        Moved(("front-2",), "POOL", "", "A:9.27", "reduced"),
        Moved(("cadre-9",), "III-2", "UG", "A:9.27", "replaces"),
        Flipped("neutralized", ("cadre-9",), to=True, rule="A:9.27"),
    )

    assert told(*events) == [
        "Front 2 is reduced to a Cadre in Bordj Bou Arreridj (III-2) [A:9.27].",
        "Cadre 9: neutralized [A:9.27].",
    ]


def test_income_moves_and_control_are_summed_up():
    assert told(
        Counted("fln_ap", 2, 4, "A:6.1", "I-1", "income"), Counted("fln_ap", 1, 5, "A:6.1", "I-2", "income")
    ) == ["FLN AP: +3 (income from 2 areas) [A:6.1], now 5."]
    assert told(Moved(("band-1",), "I-1", "OPS", "A:7"), Moved(("band-2",), "I-2", "OPS", "A:7")) == [
        "2 Bands: Operations, in 2 places [A:7]."
    ]
    assert told(*(Flipped("control", (area,), "gov", "A:10.1") for area in ("I-1", "ORAN"))) == [
        "Now under Government control [A:10.1]: Barika (I-1), Oran."
    ]


@pytest.mark.parametrize(
    ("half", "line", "told_lines"),
    [
        (0, "gov activate brigade-1", ["Government support: −½ (units activated) [A:6.32], now 48½."]),
        (1, "gov activate brigade-1", ["Government support: −½ [A:6.32], now 49."]),
        (1, "gov buy air", ["Government support: −2 (Points bought) [A:6.33], now 47½."]),
        (
            1,
            "gov done",
            ["Government support: −½ (a half is dropped at the end of the phase) [A:6.3], now 49."],
        ),
        (0, "gov buy air", ["Government support: −2 (Points bought) [A:6.33], now 47."]),
    ],
)
def test_half_points_read_in_the_log_as_on_the_track(half: int, line: str, told_lines: list[str]):
    start = board("1958").set(gov_psl=49, gov_half=half).put("brigade-1", "I-1", box="OC")
    state = start.awaiting("gov_reinforcement", "gov").state
    after, events = RULES.apply(state, Action.parse(line), SeededDice(1))
    said = [item.text for item in story(EN, events, after)]

    assert [text for text in said if text.startswith("Government support")] == told_lines
