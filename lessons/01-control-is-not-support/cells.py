# %% bill: price
# en: What does it cost to wake them? Try "division-1", "brigade-1", or "all".
# fr: Que coûte de les réveiller ? Essayez "division-1", "brigade-1", ou "all".
unit = "elite-1"
war = lesson.at("bill")
war.odds(f"gov activate {unit}", of=lambda after: 50 - after.gov_psl - after.gov_half / 2)

# %% compare: your-own
# en: Your own choice of units to wake on the morning of turn 1. Add or take away as you like.
# fr: Votre propre choix d’unités à réveiller au matin du tour 1. Ajoutez ou retirez à votre gré.
WAKE = ["division-3", "elite-1", "elite-4"]
war = lesson.at("bill")
war.play("; ".join(f"gov activate {unit}" for unit in WAKE) + "; border activate; done")
algeria_lab.play_on(war, fln="mixed", gov="mixed", turns=2)
held = list(war.state.control.values())
{"support": war.state.gov_psl, "gov areas": held.count("gov"), "fln areas": held.count("fln")}

# %% many: make-it-pay
# en: Which number makes control pay? Try {"control_lead_per_psp": 1} or {"activation_percent": 25}.
# fr: Quel nombre rend le contrôle rentable ? {"control_lead_per_psp": 1} ou {"activation_percent": 25}.
CHANGES, WARS, TURN = {}, 50, 3
doctrines = lesson.guide.scenario.doctrines
ways = {name: algeria_lab.Way(doctrines[name], CHANGES) for name in ("everything", "covered")}
found = algeria_lab.compare(lesson.at("bill"), ways, against=["mixed"], runs=WARS, stop=6)
algeria_lab.summary(found, [f"gov.psl@{TURN}", f"gov.areas@{TURN}"])[["mean", "low", "high"]].round(1)

# %% bill: elites, task
# en: How many points do the seven elite brigades cost together, "elite-1" to "elite-7"?
# fr: Combien de points coûtent ensemble les sept brigades d’élite, de "elite-1" à "elite-7" ?
# %% bill: elites, check
war = lesson.at("bill")
before = war.state.gov_psl
war.play("; ".join(f"gov activate elite-{number}" for number in range(1, 8)))
lesson.check(answer, before - war.state.gov_psl - war.state.gov_half / 2)
# %% bill: elites, solution
# en: Half a point each; the halves are added up before they are paid.
# fr: Un demi-point chacune ; les moitiés s’ajoutent avant d’être payées.
answer = 7 / 2

# %% record: held, task
# en: In the war that was fought at half the price: how many areas does each side hold now? Write
# en: Government − FLN.
# fr: Dans la guerre menée à moitié prix : combien de zones tient chaque camp ? Écrivez Gouvernement − FLN.
# %% record: held, check
held = list(lesson.at("record").state.control.values())
lesson.check(answer, held.count("gov") - held.count("fln"))
# %% record: held, solution
# en: Count the sides in `lesson.at("record").state.control`, a table of areas.
# fr: Comptez les camps dans `lesson.at("record").state.control`, une table des zones.
held = list(lesson.at("record").state.control.values())
answer = held.count("gov") - held.count("fln")
