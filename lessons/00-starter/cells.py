# %% speak: risk
# en: Where is a Cadre after it has spoken? "cadre-5" meets a Patrol. Try "cadre-7", in Mostaganem.
# fr: Où est un Cadre après avoir parlé ? "cadre-5" a une Patrouille. Essayez "cadre-7", à Mostaganem.
cadre = "cadre-5"
war = lesson.at("come-out")
war.odds(f"fln ops {cadre}; done; propaganda {cadre}", of=lambda after: after.to_json()["units"][cadre][0])

# %% end: another-turn
# en: The first turn of another war, played by two computer players. Change the seed: who holds Medea then?
# fr: Le premier tour d’une autre guerre, par deux joueurs automatiques. Changez le tirage : qui tient Médéa ?
SEED = 3
other = algeria_lab.open_game("algeria", "1954", seed=SEED)
other.play("gov quick; fln quick")
algeria_lab.play_on(other, fln="mixed", gov="mixed", turns=1)
other.state.control.get("IV-1", "contested")

# %% keep: file
# en: A turn in a file, and back. Open my-turn.algeria.json: where are the faces of the dice?
# fr: Un tour dans un fichier, et retour. Ouvrez my-turn.algeria.json : où sont les faces des dés ?
turn = lesson.at("end")
turn.save("my-turn.algeria.json")
again = algeria_lab.load_game("my-turn.algeria.json")
{"the same": again.state == turn.state}

# %% rolls: table
import random
from collections import Counter

# en: The table without a Patrol. Change ROLLS to 60 or 60_000: when do the shares settle?
# fr: La table sans Patrouille. Mettez ROLLS à 60 ou 60_000 : quand les parts se stabilisent-elles ?
ROLLS, SEED = 600, 1
POINTS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}
dice = random.Random(SEED)
rolled = Counter(POINTS[dice.randint(1, 6)] for _ in range(ROLLS))
{points: round(rolled[points] / ROLLS, 3) for points in sorted(rolled)}

# %% come-out: one-in-three, task
# en: Seven Cadres, "cadre-1" to "cadre-7", may speak this morning. How many of them are lost one time in
# en: three?
# fr: Sept Cadres, de "cadre-1" à "cadre-7", peuvent parler ce matin. Combien sont perdus une fois sur trois ?
# %% come-out: one-in-three, check
from fractions import Fraction

war, lost = lesson.at("come-out"), 0
for number in range(1, 8):
    line = f"fln ops cadre-{number}; done; propaganda cadre-{number}"
    where = war.odds(line, of=lambda after, unit=f"cadre-{number}": after.to_json()["units"][unit][0])
    lost += where["DEAD"] == Fraction(1, 3)
lesson.check(answer, lost)
# %% come-out: one-in-three, solution
# en: A Patrol stands beside the Cadres of Constantine and Medea: a 1 and a 2 lose them, elsewhere only a 1.
# fr: Une Patrouille est près des Cadres de Constantine et de Médéa : 1 ou 2 les perd ; ailleurs, seulement 1.
answer = 2

# %% end: who-is-there, task
# en: Count the units that stand in Medea (IV-1) at the end of the turn, whatever its colour.
# fr: Comptez les unités présentes à Médéa (IV-1) à la fin du tour, quelle que soit sa couleur.
# %% end: who-is-there, check
places = [place for place, *_ in lesson.at("end").state.to_json()["units"].values()]
lesson.check(answer, places.count("IV-1"))
# %% end: who-is-there, solution
# en: The elite brigade, the Algerian brigade, and the Cadre that nobody found.
# fr: La brigade d’élite, la brigade algérienne, et le Cadre que personne n’a trouvé.
answer = 3
