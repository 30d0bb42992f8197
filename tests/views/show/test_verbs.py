"""Every verb says what it does: in one short sentence, in both languages, in a console and in a notebook."""

import pytest

import algeria_lab
from algeria_lab.games import GAMES
from algeria_lab.views.shared.messages import LANGUAGES, Messages

LONGEST = 90
WIDEST = 110


def told(language: str, game: str) -> dict[str, str]:
    """Return what is said of the verbs of a game, by verb."""
    return Messages(language).ui(f"verb-{game}-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_says_what_it_does_in_one_short_sentence_and_no_sentence_is_left_over(game, language):
    start = f"verb-{game}-"
    sentences = {key.removeprefix(start): text for key, text in told(language, game).items()}

    assert sorted(sentences) == sorted(GAMES[game].rules().vocabulary())
    for text in sentences.values():
        assert text.endswith(".")
        assert ". " not in text
        assert len(text) < LONGEST, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_for_a_game_that_is_not_there(language):
    games = {key.split("-")[1] for key in Messages(language).ui("verb-")}

    assert games == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_verbs_show_what_they_do_with_their_rules(game, language):
    words = GAMES[game].words(language)
    played = algeria_lab.open_game(game, seed=1, language=language)
    if game == "algeria":
        played.play("gov quick; fln quick")
    verbs = played.verbs()
    _, *lines = verbs.text().splitlines()

    for one, row, does in zip(verbs.values(), lines[::2], lines[1::2], strict=True):
        assert row.startswith(one.form)
        assert row.endswith(f"[{one.rule}]")
        assert does.strip() == words.say(f"verb-{game}-{one.verb}")
        assert f"<td>{does.strip()}</td><td>[{one.rule}]</td>" in str(verbs._repr_html_())
    assert max(map(len, lines)) <= WIDEST
