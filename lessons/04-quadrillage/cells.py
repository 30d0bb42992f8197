# %% bench: contact
# en: Chance that a group finds a Band in the open in Tizi Ouzou. Change the group: add brigades, or "elite-1".
# fr: Chance qu’un groupe trouve une Bande à découvert à Tizi Ouzou. Changez le groupe : brigades, ou "elite-1".
group = ["division-3", "brigade-1", "brigade-2"]
bench = algeria_lab.guide("bench-2div.yaml", language="en").at("mass")
place = {unit: "III-1" for unit in group}
box = {unit: "OPS" for unit in group}
war = algeria_lab.open_game(algeria_lab.position(bench, place=place, box=box), seed=1)
picks = "; ".join(f"pick {unit}" for unit in group)
war.odds(f"gov flush III-1; {picks}; done", of=lambda after: len(after.at["III-1"].bit_count() * "x"))

# %% many: own-split
# en: How many divisions to disperse, and what troops cost. Run it again after each change.
# fr: Combien de divisions disperser, et ce que coûtent les troupes. Relancez après chaque changement.
