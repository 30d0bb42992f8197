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
algeria_lab.summary(duels, ["fln.wins"])[["mean", "low", "high"]]
