# %% own: own-war
# en: A war of its own from the same moment, whatever was played above. Change mission, area or players.
# fr: Une guerre à part, depuis le même moment, quoi qu’on ait joué avant. Changez mission, zone ou joueurs.
mission, area, fln, gov = "civil_affairs", "II-2", "mixed", "mixed"  # "resettle"; "raider"; "grid"
war = lesson.at("own")
war.play(f"gov {mission} {area}")
algeria_lab.play_on(war, fln=fln, gov=gov, turns=3)
war

# %% tornado: one-number
# en: Change one number of the model, for a program that resettles three areas. Then run this cell again.
# fr: Changez un nombre du modèle, pour un programme qui regroupe trois zones. Puis relancez cette cellule.
changes, wars, turn = {"control_lead_per_psp": 1}, 60, 8  # {"resettlement_award_dice": 0}, {"psl_per_ap": 0}
ways = {"printed": "resettle-3", "changed": algeria_lab.Way("resettle-3", changes)}
found = algeria_lab.compare("1956-like", ways, against=["mixed"], runs=wars, stop=20)
columns = ["mean", "difference", "difference.low", "difference.high"]
algeria_lab.summary(found, [f"balance@{turn}", "fln.wins"])[columns].round(1)

# %% likeness: marks
# en: Which wars have your marks? Change marks, months of a turn, and by how many turns a mark may be missed.
# fr: Quelles guerres ont vos repères ? Changez repères, mois par tour, et tours d’écart admis.
marks, months, slack = ["control", "end", "independence"], 18, 1  # "coup", "fewer", "reinforcement"
like = algeria_lab.likeness(marks=marks, months=months, slack=slack)
columns = ["what", "value", "wars", "fitting", "apart", "apart.low", "apart.high", "clear"]
like.frame()[columns].round(1)

# %% likeness: all-have, task
# en: How many kept wars have the mark "reinforcement" if a turn is 6 months and no turn is forgiven?
# fr: Combien de guerres gardées ont le repère « reinforcement », si un tour dure 6 mois, sans écart admis ?
# %% likeness: all-have, check
lesson.check(answer, len(algeria_lab.likeness(marks=["reinforcement"], months=6, slack=0).fitting))
# %% likeness: all-have, solution
# en: None: their Government rises most in turn 1, which is then still 1954 and 1955.
# fr: Aucune : leur Gouvernement se renforce le plus au tour 1, qui est alors encore en 1954 et 1955.
answer = len(algeria_lab.likeness(marks=["reinforcement"], months=6, slack=0).fitting)

# %% tornado: widest, task
# en: Which constant of the kept audit has the widest reach on "balance@8"? Its name as text.
# fr: Quelle constante de l’audit gardé change le plus « balance@8 » ? Son nom, comme texte.
# %% tornado: widest, check
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results import audit

lesson.check(answer, next(iter(audit.by_reach(catalogue.kept("audit"), "balance@8")[0].changes)))
# %% tornado: widest, solution
# en: Effects are sorted by the strongest; each knows what it changed.
# fr: Les effets sont rangés du plus fort au plus faible ; chacun sait ce qu’il a changé.
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.results import audit

(answer,) = audit.effects(catalogue.kept("audit"), "balance@8")[0].changes
