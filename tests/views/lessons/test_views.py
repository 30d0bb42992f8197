"""What a lesson shows: tables that a screen reader can follow, boards that disturb nothing, sentences."""

import re
from fractions import Fraction

import pytest
from pandas import DataFrame

import algeria_lab
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.experiments.running import Progress
from algeria_lab.lessons.algeria.accounts import because_of, postings
from algeria_lab.lessons.algeria.pairs import NoPair
from algeria_lab.lessons.algeria.play_on import begin, play_on, play_to, quiet
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.notebook import NotebookSession
from algeria_lab.views.algeria.session import Session
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.views import LessonViews
from algeria_lab.views.shared.html import bullets, folded, says, table
from tests.views.experiments.frames import frame_of, level
from tests.views.experiments.test_page import panes, text_of

MISSION = "gov resettle II-2"


@pytest.fixture(params=["en", "fr"])
def show(request: pytest.FixtureRequest) -> LessonViews:
    return LessonViews(request.param)


@pytest.fixture
def war() -> Game[State]:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    return war


def award(before: State, after: State) -> int:
    """Return what the dice of the mission gave the FLN: its Front, which shrinks, takes one point back."""
    return after.fln_psl - before.fln_psl + 1


def wars() -> DataFrame:
    """Return wars in which a resettlement costs the Government 9 points of balance, more or less."""
    ways = {"civil affairs": "mixed", "resettlement": "mixed"}
    return frame_of(
        ways, lambda way, _against, seed: level(40 - 10 * (way == "resettlement") + seed % 3, 40 + seed % 2)
    )


def test_a_table_names_its_rows_and_columns():
    page = table("Title", ("a", "b"), [("x", "1"), ("<y>", "2")], foot=("sum", "3"), numbers=[1]).page()

    assert (
        '<caption>Title</caption><thead><tr><th scope="col">a</th><th scope="col" class="al-end">b</th>'
        in page
    )
    assert '<tr><th scope="row">&lt;y&gt;</th><td class="al-end">2</td></tr>' in page
    assert '<tfoot><tr><th scope="row">sum</th><td class="al-end">3</td></tr></tfoot>' in page
    assert 'role="region" tabindex="0" aria-label="Title"' in page


def test_parts_of_a_page_read_as_text_too():
    page = folded("Answer", says(["One.", "", "Two & a half."]), Words("en")) + table(
        "Title", ("a",), [("x",)]
    )
    page += bullets(["this", "", "that"])

    assert repr(page) == "Answer: One.\nTwo & a half.\nTitle\na\nx\n- this\n- that"
    assert "<li>this</li><li>that</li>" in page.html
    assert "<details" in page.html
    assert "<p>Two &amp; a half.</p>" in page.html


def test_no_message_is_missing_or_misused(show: LessonViews, war: Game[State]):
    """Everything is shown once; a missing message or value would be noted as a fault."""
    before = war.state
    other = war.fork()
    show.board(war), show.chances(war.odds(MISSION, of=lambda after: award(before, after)), 12)
    war.play(MISSION)
    play_on(war, turns=2)
    play_on(other, turns=2)
    (
        show.accounts(postings(war.history)),
        show.accounts([]),
        show.compare(war, other, ("with resettlement", "without")),
    )
    show.experiment(wars(), "balance@3", {"resettlement": 3}), show.summary(wars(), ["fln.wins", "balance"])
    show.facts("regroupement"), show.sources("regroupement"), show.progress(3).tell(Progress(1, 3, 0.5))

    assert show.words.faults == []


def test_accounts_show_each_cause_with_its_rule_and_the_sum(war: Game[State]):
    war.play(MISSION)
    show = LessonViews("en")

    text = repr(show.accounts(because_of(postings(war.history), "II-2")))

    assert text.startswith("What moved support in turn 2\nCause | FLN support | Government support | Rule\n")
    assert "A Front or Failek reduced in Philippeville (II-2) | −1 | +2 | [A:C.6]" in text
    assert re.search(
        r"Sum \| \+\d+ \| \+1 \| \nFLN support moved by \+\d+, Government support by \+1\.$", text
    )
    assert repr(show.accounts([])) == "Nothing."


def test_accounts_of_several_turns_name_the_turn(war: Game[State]):
    war.play(MISSION)
    play_on(war, turns=2)

    text = repr(LessonViews("en").accounts(because_of(postings(war.history), "II-2")))

    assert "Turn | Cause | FLN support" in text
    assert "3 | Resettled population in Philippeville (II-2) |  | −1 | [A:9.27]" in text


def test_the_chances_are_exact_and_what_fell_is_marked(war: Game[State]):
    before = war.state
    chances = war.odds(MISSION, of=lambda after: award(before, after))
    pane = LessonViews("fr").chances(chances, 12, fell=14)

    assert "10,5 en moyenne" in pane.summary
    assert pane.summary.endswith("ce nombre ou plus avait une probabilité de 35/216.")
    assert pane.table[1][:2] == [3, "1/216"]
    assert pane.table[1][3] == "100"
    assert sum(Fraction(row[1]) for row in pane.table[1:]) == 1


def test_two_wars_part_where_they_were_forked(war: Game[State]):
    other = war.fork()
    war.play(MISSION)
    play_on(war)
    play_on(other)
    show = LessonViews("en")

    pane = show.compare(war, other, ("with resettlement", "without"))

    assert [row[0] for row in pane.table[1:]] == [0, 1, 2, 3]
    assert pane.table[2][1] == pane.table[2][2]
    assert pane.table[3][1] > pane.table[3][2]
    assert pane.summary.startswith("At turn 3, with resettlement the FLN stands at ")


def test_a_question_of_ones_own_has_the_answers_that_it_is_given(show: LessonViews):
    asked = show.prediction("Who wins?", ["the FLN", "the Government"])
    valued = show.prediction("When?", {"soon": 1, "late": 9})

    assert (asked.description, asked.value, asked.options[2][1]) == ("Who wins?", None, "the Government")
    valued.index = 2
    assert valued.value == 9
    with pytest.raises(TypeError, match="answers are a list"):
        show.prediction("Who wins?", "FLN")


PAIRS = {
    "Until the end of turn 1 the two wars are one": lambda war: war.fork(),
    "with the same dice: each turn": lambda _war: begin("1956-like", seed=9),
    "but with other dice: chance alone": lambda _war: begin("1956-like", seed=10),
    "the other from 1958": lambda _war: begin("1958", seed=9),
    "played with different options, too": lambda _war: begin("1956-like", seed=9, changes={"psl_per_ap": 5}),
    "position “harder”": lambda _war: algeria_lab.open_game(
        algeria_lab.position("1956-like", fln_psl=20, name="harder"), seed=9
    ),
}


@pytest.mark.parametrize("said", PAIRS)
def test_any_two_wars_stand_side_by_side_with_what_they_share(said: str, war: Game[State]):
    other = PAIRS[said](war)
    play_on(war)

    pane = LessonViews("en").compare(war, other)

    assert said in pane.summary
    assert pane.table[0][1:3] == ["FLN, in the first war", "FLN, in the second war"]
    assert len(pane.table) == war.state.turn + 2


def test_other_things_than_wars_are_not_compared(war: Game[State]):
    show = LessonViews("en")

    with pytest.raises(NoPair, match="this is a game of 'insurgent'"):
        show.compare(war, algeria_lab.open_game("insurgent", seed=1))
    with pytest.raises(NoPair, match="this is dict"):
        show.compare(war, {"without": war})  # type: ignore[arg-type]


def test_many_wars_show_two_charts_and_what_they_do_and_do_not_show():
    box = LessonViews("en").experiment(wars(), "balance@3")
    charts, said = panes(box), text_of(box)

    assert [sum(row[8:]) for row in charts[0].table[1:]] == [20, 20]
    assert [row[1] for row in charts[1].table[1:]] == ["resettlement"]
    assert "−10.0 (−10.5 to −6.1)" in said
    assert "What happened in Algeria, or what people would have done" in said
    assert "prediction" not in said


def test_a_prediction_stands_beside_what_the_wars_gave():
    box = LessonViews("en").experiment(wars(), "balance@3", {"resettlement": 3})

    assert "where 3 was predicted" in panes(box)[0].summary


def test_a_summary_has_a_table_for_each_measure():
    text = repr(LessonViews("en").summary(wars(), ["fln.wins", "balance@3"]))

    assert text.startswith("Percent of wars won by the FLN at the end: 20 wars of each kind\nOpponent | ")
    assert "Half of the wars" not in text.splitlines()[1]
    assert "mixed | resettlement | −9.4" in text


def test_progress_counts_wars_and_says_how_long_the_rest_takes():
    progress = LessonViews("en").progress(4)

    assert progress.label.value == "0 of 4 wars played"
    progress.tell(Progress(1, 4, 2.2))
    assert (progress.bar.value, progress.label.value) == (1, "1 of 4 wars played, about 7 s left")
    progress.tell(Progress(4, 4, 9))
    assert (progress.bar.value, progress.label.value) == (4, "4 of 4 wars played")


def test_records_show_their_marks_and_not_what_is_unread():
    shown = repr(LessonViews("fr").facts("regroupement"))

    assert "17 février 1959 | environ 1\N{NARROW NO-BREAK SPACE}000\N{NARROW NO-BREAK SPACE}000 |" in shown
    assert "C\N{NO-BREAK SPACE}: contesté" in shown
    assert "femmes au registre" not in repr(LessonViews("fr").facts("auxiliaries"))


def test_refusals_are_explained_in_words():
    show = LessonViews("en")
    war = begin("1956-like", seed=9, voice=show.voice)
    play_to(war, turn=2, players=quiet())

    with pytest.raises(IllegalAction, match="Police"):
        war.play("gov resettle I-1")


def pick(board: Session, action: str, ply: int) -> dict[str, object]:
    return board.answer({"kind": "pick", "id": action, "ply": ply})


def standing(war: Game[State]) -> Session:
    """Return the session of a lesson's board."""
    session = NotebookSession(Table(war, PLAYERS.seat({})), LessonViews("en").words)
    session.stand()
    return session


def test_a_pick_on_the_board_plays_in_the_lessons_own_war(war: Game[State]):
    board, ply = standing(war), war.ply

    scene = pick(board, MISSION, ply)

    assert "II-2" in war.state.resettled
    assert "notice" not in scene
    assert scene["prompt"]["seat"] == "fln"


def test_a_pick_on_an_old_board_begins_a_branch(war: Game[State]):
    board, ply = standing(war), war.ply
    war.play("gov civil_affairs II-2")
    after = war.history

    scene = pick(board, MISSION, ply)

    assert "The game has moved on" in str(scene["notice"])
    assert scene["places"]["II-2"]["marks"]["resettled"]
    assert war.history == after
    again = pick(board, "fln pass", int(scene["ply"]))
    assert "notice" not in again
    assert war.history == after


def test_a_branch_begins_where_the_board_stood_even_if_the_lesson_went_back(war: Game[State]):
    board, ply = standing(war), war.ply
    war.undo()

    scene = pick(board, MISSION, ply)

    assert scene["places"]["II-2"]["marks"]["resettled"]
    assert war.ply == ply - 1


def test_a_board_takes_back_only_what_was_done_on_it(war: Game[State]):
    board, ply = standing(war), war.ply

    assert not board.scene()["can"]["undo"]
    refused = board.answer({"kind": "undo", "ply": ply})
    assert war.ply == ply
    assert refused["notice"]
    assert pick(board, MISSION, ply)["can"]["undo"]
    board.answer({"kind": "undo", "ply": ply + 1})
    assert war.ply == ply
