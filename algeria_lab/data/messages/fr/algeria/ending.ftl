# La page sur toute une guerre du jeu à zones, et le rapport que l’on en tire.

ending-title = La guerre a pris fin au tour { $turn }
ending-title-so-far = La guerre jusqu’ici, tour { $turn }
ending-lead-so-far = Le soutien au FLN est de { $fln }, le soutien au Gouvernement de { $gov }. La guerre continue.
ending-record = La guerre de 1954 à 1962 ne fut pas un jeu. Pour les morts algériens, les estimations d’historiens vont de 250 000 (Ageron) à 400 000 (Kateb) ; l’État algérien parle de 1,5 million. L’armée française a perdu de 27 500 à 28 500 soldats, dont des milliers d’Algériens (Jordi) ; 2 788 civils européens furent tués jusqu’en mars 1962. Le compte français donne 16 378 civils algériens tués par le FLN ; des supplétifs furent tués après le cessez-le-feu, de 10 000 à 150 000 selon qui compte. Ces décomptes ne comptent pas les mêmes personnes.

ending-rule-support = La guerre prend fin dès que le soutien d’un camp est à 0 ; l’autre camp l’emporte alors [{ $rule }].
ending-rule-lead = Avec la règle de la partie courte, la guerre prend fin quand un camp mène de 26 points ou plus à deux contrôles de suite [{ $rule }].
ending-rule-open = Elle prend fin dès que le soutien d’un camp est à 0 [{ $rule }].
ending-level = L’écart entre les deux niveaux est de { $distance }, d’où une victoire { $level }. Jusqu’à { $marginal } elle est dite marginale, jusqu’à { $substantial } nette, au-delà décisive [A:12.2].

ending-lines = Le soutien à la fin de chaque tour
ending-no-peak = Aucune cause n’a fait bouger le soutien de 3 points ou plus.
# $cause est un nom avec son lieu, comme « Raid à Tlemcen ».
ending-peak = Tour { $turn }, { $line } { $change } : { $cause }
ending-cause-fln = { $cause } du FLN
ending-cause-gov = { $cause } du Gouvernement
ending-sums = Ce qui a fait bouger le soutien de toute la guerre
ending-sum = { $cause } { $change }
ending-others = tout le reste
ending-rare = Les résultats les moins probables qui ont fait bouger le soutien de 3 points ou plus
ending-dice = Les dés étaient-ils honnêtes ?
ending-players = Qui a joué, et dans quel but
ending-player-person = une personne
ending-player = « { $title } », un ordinateur

ending-questions = Pour en parler
ending-question-tracks = Quels sont les trois résultats qui ont le plus fait bouger les lignes, et quelle chance avait chacun ?
ending-question-believed = Que pensiez-vous au tour 1 que vous ne pensez plus ?
ending-question-surprised = Quel résultat vous a surpris, et était-ce de la chance ?
ending-question-villager = Qu’aurait remarqué quelqu’un d’un village, que le journal ne dit pas ?
ending-question-historian = Quelle phrase du journal un historien refuserait-il d’écrire ?

## Le rapport

report-title = Algérie, { $scenario } : rapport d’une guerre
report-facts = Position { $scenario } ; numéro de tirage { $seed } ; règles facultatives : { $options } ; algeria_lab { $version }.
report-no-options = aucune
report-turns = Tour par tour
report-turns-caption = Le soutien du début à la fin de chaque tour, sa plus grande cause pour chaque camp, ce qui s’est passé
report-most = Ce qui a le plus joué
report-events = Ce qui s’est passé
report-questions = À travailler
report-thoughts = Les questions des tours :
report-made = Fait avec algeria_lab { $version }. La même position, avec le numéro de tirage { $seed } et les mêmes choix, donne la même guerre. Les règles sont citées entre crochets ; le jeu ne peut pas servir de source sur la guerre.
