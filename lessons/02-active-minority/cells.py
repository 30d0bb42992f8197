# %% search: pairs
from fractions import Fraction

# en: What one area gives: found Cadres, and points cut from a speech. Spread the ten units in another way.
# fr: Ce que donne une zone : Cadres trouvés, points retirés à un discours. Répartissez-les autrement.
FOUND = {0: Fraction(0), 1: Fraction(1, 6), 2: Fraction(2, 3), 3: Fraction(1)}
CUT = {0: Fraction(0), 1: Fraction(1, 2), 2: Fraction(5, 6), 3: Fraction(7, 6)}
POLICE = [2, 2, 2, 1, 1, 1, 1]
assert sum(POLICE) == 10
found, cut = sum(FOUND[number] for number in POLICE), sum(CUT[number] for number in POLICE)
{"found": round(float(found), 2), "cut": round(float(cut), 2)}

# %% search: sampled
import random

# en: The same by throwing dice: a Police unit finds a Cadre on a 1, a pair on 1 to 4. Throw more often.
# fr: Aux dés : une unité de Police trouve un Cadre sur un 1, une paire sur 1 à 4. Jetez plus souvent.
ROUNDS = 600
dice = random.Random(1)
singly = sum(dice.randint(1, 6) <= 1 for _ in range(10 * ROUNDS)) / ROUNDS
pairs = sum(dice.randint(1, 6) <= 4 for _ in range(5 * ROUNDS)) / ROUNDS
{"singly": round(singly, 2), "pairs": round(pairs, 2)}

# %% cards: hiding
import algeria_lab

# en: Another opponent than the automaton: the duel for two. Change the shares, or the opponent to "random".
# fr: Un autre adversaire que l’automate : le duel à deux. Changez les parts, ou l’adversaire pour "random".
GAMES, OPPONENT = 40, "sensible"
shares = {f"{share} of 100 hidden": f"hiding-{share}" for share in (0, 50, 100)}
duels = algeria_lab.compare("duel", shares, against=OPPONENT, runs=GAMES, seed=1, side="fln")
algeria_lab.summary(duels, ["fln.wins"])[["mean", "low", "high"]].round(1)

# %% search: nobody, task
# en: Ten Police units search singly, each finds a Cadre on a 1. How likely is it that all ten find nobody?
# fr: Dix unités de Police cherchent seules, chacune trouve un Cadre sur un 1. Chance que toutes échouent ?
# %% search: nobody, check
from fractions import Fraction

lesson.check(answer, Fraction(5, 6) ** 10)
# %% search: nobody, solution
# en: Each fails five times in six, and all ten must fail: about one morning in six.
# fr: Chacune échoue cinq fois sur six, et les dix doivent échouer : environ un matin sur six.
answer = (5 / 6) ** 10

# %% search: best, task
# en: Share ten Police units out over seven areas. What is the most Cadres that they can find on average?
# fr: Répartissez dix unités de Police sur sept zones. Combien de Cadres trouvent-elles au plus, en moyenne ?
# %% search: best, check
from fractions import Fraction
from itertools import combinations_with_replacement

found = [Fraction(0), Fraction(1, 6), Fraction(2, 3), Fraction(1)]
ways = (way for way in combinations_with_replacement(range(4), 7) if sum(way) == 10)
lesson.check(answer, max(sum(found[police] for police in way) for way in ways))
# %% search: best, solution
# en: Alone a unit finds 1/6. In pairs or threes it finds 1/3 each: five pairs find as many as two pairs
# en: and two threes.
# fr: Seule, une unité trouve 1/6. À deux ou trois, 1/3 chacune : cinq paires valent deux paires et deux
# fr: trios.
answer = 10 / 3
