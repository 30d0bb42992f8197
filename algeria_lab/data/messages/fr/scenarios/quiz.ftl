# Questions des scénarios : ce que l’on répond à une réponse, sur plateau, en carnet, au terminal et sur papier.

## Ce qui ne va pas dans une question, dit comme les défauts de tout fichier

fault-quiz-answer = Une question de ce genre ({ $kind }) a besoin d’une clé. Écrivez « answer: », ou « when: » à ses options.
fault-quiz-no-answer = Une question de ce genre ({ $kind }) n’a pas de clé. Retirez « answer: ».
fault-quiz-one = Une seule réponse est demandée ici. Si plusieurs sont justes, le genre est « many ».
fault-quiz-options = Il y a { $count ->
    [0] aucune option
    [one] une option
   *[other] { $count } options
} ; il en faut au moins { $least } pour choisir.
fault-quiz-option-twice = Deux options s’appellent « { $given } ». Chacune doit avoir son propre id.
fault-quiz-match = Rien ne va encore avec « { $given } ». Écrivez-le comme « match: ».
fault-quiz-number = « { $given } » n’est pas un nombre. Écrivez par exemple 12, 0.5, "1/3" ou "33 %".
fault-quiz-place = Aucun lieu ne s’appelle « { $given } ». Écrivez son code ou son nom, comme II-2 ou Philippeville.
fault-quiz-right = « { $given } » est juste : on ne peut rien en dire comme d’une erreur.
fault-quiz-line = Que faut-il prévoir ? Écrivez la suite d’ordres comme « line: ».
fault-quiz-expect = « { $given } » ne peut pas être ce que vaut cette clé.
fault-quiz-changed = Cette clé devait valoir { $expected } et vaut { $now }. Les règles ou le scénario ont changé depuis ; voyez ce qui est juste.
fault-quiz-key-moment = La suite guidée n’arrive jamais à l’étape « { $step } » ; cette clé ne peut donc pas être calculée. Nommez une autre étape par « at: », ou corrigez la suite.
fault-quiz-key-options = { $count ->
    [0] Aucune option n’est vraie
   *[other] { $count } options sont vraies ({ $found })
} là où la question est posée ; une seule devrait l’être.
fault-quiz-key-engine = « { $given } » ne peut pas être calculé là où la question est posée : { $why }
fault-quiz-key-kind = La clé vaut « { $given } », ce qui ne répond à aucune question du genre « { $kind } » avec ces options.
fault-sheet-document = Une fiche porte sur un seul document. Nommez l’extrait comme « document: ».
fault-sheet-only = Seule une question du genre « sheet » porte sur un document. Retirez « document: », ou écrivez « kind: sheet ».
fault-sheet-cells = Seule une question du genre « sheet » a des cases. Retirez « cells: », ou écrivez « kind: sheet ».
fault-sheet-unseen = L’extrait « { $given } » n’est pas montré avant la question. Montrez-le dans cette étape ou dans une étape antérieure.
fault-again-only = Seul un texte libre se réécrit. Retirez « again: », ou écrivez « kind: text ».
fault-again-text = « { $given } » n’est pas un texte que l’élève écrit avant. Nommez une question antérieure du genre « text ».
fault-sealed = Ce qui était replié ici est endommagé. Redemandez le fichier.

## Éditions pour les élèves

quiz-edition = Édition pour les élèves. Clés, indices et raisons sont repliés dans « sealed », à la fin : une feuille pliée, pas une serrure.

## Ce que l’on dit à une réponse

quiz-right = C’est juste.
quiz-told = Enregistré, sans note.
quiz-exactly = C’est arrondi ; la valeur exacte est { $exact }.
quiz-problem-wrong = Ce n’est pas cela. Regardez encore le texte et le plateau.
quiz-problem-foreseen = Pas encore.
quiz-problem-unit = La valeur est juste, mais pas en « { $unit } ».
quiz-problem-unit-missing = La valeur est juste, mais comptée dans une autre unité. Laquelle est demandée ?
quiz-problem-slip = Tout près : peut-être une faute de calcul en chemin.
quiz-problem-complement = C’est la chance que cela n’arrive pas.
quiz-problem-no-chance = « { $given } » ? Ce qu’on demande se trouve entre 0 et 1 : de 0 % à 100 %.
quiz-problem-sign = Dans l’autre sens : regardez le signe.
quiz-problem-missing = { $missing ->
    [one] Tout ce que vous avez choisi convient ; il en manque un.
   *[other] Tout ce que vous avez choisi convient ; il en manque { $missing }.
}
quiz-problem-extra = { $extra ->
    [one] Rien ne manque, mais un de vos choix ne convient pas.
   *[other] Rien ne manque, mais { $extra } de vos choix ne conviennent pas.
}
quiz-problem-extra-and-missing = Il en manque ({ $missing }), et certains ne conviennent pas ({ $extra }).
quiz-problem-order = { $right } sur { $all } { $right ->
    [one] est à sa place
   *[other] sont à leur place
}.
quiz-problem-pairs = { $right ->
    [0] Aucune des { $all } paires ne convient.
    [one] Une paire sur { $all } convient : { $which }.
   *[other] { $right } paires sur { $all } conviennent : { $which }.
}
quiz-problem-empty = Rien n’a encore été répondu.
quiz-problem-number = « { $given } » ne se lit pas comme un nombre. Écrivez par exemple 12, 0,5, 1/3 ou 33 %.
quiz-problem-whole = « { $given } » n’est pas un nombre entier, et la réponse en est un. Regardez ce que la question compte.
quiz-problem-names = « { $given } » ne répond pas à cette question.
quiz-problem-unknown = « { $given } » n’est pas connu ici.
quiz-problem-one = Choisissez une seule réponse.
quiz-problem-every = Employez les { $count } éléments, chacun une seule fois.
quiz-problem-long = C’est plus long que { $most } lettres.
quiz-problem-rounded = Arrondi, c’est juste. Donnez-le exactement : en fraction, comme 1/6, ou avec tous ses chiffres.

## Comment une question se montre

quiz-title-choice = Choisissez une réponse
quiz-title-many = Choisissez tout ce qui est juste
quiz-title-number = Donnez un nombre
quiz-title-fraction = Donnez une fraction ou une part
quiz-title-order = Mettez dans l’ordre
quiz-title-map = Nommez le lieu ou les lieux
quiz-title-predict = À quoi vous attendez-vous ?
quiz-title-decisive = Quel résultat a le plus changé les choses ?
quiz-title-match = Trouvez ce qui va ensemble
quiz-title-text = Avec vos mots
quiz-title-sheet = La fiche du document
quiz-sheet-who = Qui parle ?
quiz-sheet-when = Quand ?
quiz-sheet-whom = À qui ?
quiz-sheet-why = Pourquoi ?
quiz-sheet-limits = Que ne peut-il pas prouver ?
quiz-sheet-cell = { $asks } { $text }
quiz-earlier = Vous aviez d’abord écrit :
quiz-earlier-none = Aucune première version n’est conservée.
quiz-version = Votre version { $number } :
quiz-tries = { $left ->
    [one] Encore un essai ; ensuite, la réponse s’affichera d’elle-même.
   *[other] Encore { $left } essais ; ensuite, la réponse s’affichera d’elle-même.
}
quiz-then = { " " }→{ " " }
quiz-pair = { $one } – { $other }
quiz-amount = { $count ->
    [one] { $number } { $one }
   *[other] { $number } { $many }
}
quiz-tolerance = (± { $off })
quiz-came = Vous attendiez : { $expected }. Résultat : { $came }.
quiz-came-same = Vous attendiez : { $expected }. C’est juste.
quiz-found = Vous attendiez { $expected }. Résultat : { $came }.
quiz-found-same = Vous attendiez { $expected } : c’est le résultat.
quiz-found-fell = Vous avez écrit { $expected } ; cela a baissé de { $size } : c’est la même chose, si vous pensiez à une baisse.
quiz-off-near = C’est assez proche.
quiz-off-high = Trop haut de { $off }.
quiz-off-low = Trop bas de { $off }.
quiz-off-times-high = Vous attendiez { $exact ->
    [yes] exactement
   *[no] plus de
} { $times } fois le résultat.
quiz-off-times-low = Le résultat vaut { $exact ->
    [yes] exactement
   *[no] plus de
} { $times } fois ce que vous attendiez.
quiz-off-fell = C’est allé dans l’autre sens : vers le bas.
quiz-off-rose = C’est allé dans l’autre sens : vers le haut.
quiz-order-came = { $same ->
    [yes] Vous attendiez cet ordre : c’est le résultat.
   *[no] Dans quel ordre
}
quiz-order-result = Résultat :
quiz-order-expected = Vous attendiez :
quiz-found-alone = Résultat : { $came }.
quiz-came-chance = Avant de jouer, cela avait { $of } chances sur 100.
quiz-came-chance-more = Avant de jouer, ce résultat exact avait { $of } chances sur 100, et { $number } ou plus, { $more_of }.
quiz-came-fixed = Des dés libres donnent cela { $of } fois sur 100 ; ici, la leçon avait fixé leur résultat.
quiz-came-fixed-more = Des dés libres donnent exactement cela { $of } fois sur 100, et { $number } ou plus { $more_of } fois sur 100 ; ici, la leçon avait fixé leur résultat.
quiz-came-open = Vous avez écrit : « { $expected } ». Comparez votre phrase avec ce que vous voyez maintenant.
quiz-expected = Vous attendez : { $expected }. Le résultat s’affichera ici.
quiz-expected-later = Vous attendez : { $expected }. Le résultat sera dit à la fin de l’étape « { $step } ».
quiz-expected-telling = Vous attendez : { $expected }. Le résultat s’affichera une fois les tours racontés par le plateau.
quiz-moved = { $track } { $change }
quiz-result = Tour { $turn } : { $moved }
quiz-result-at = Tour { $turn }, { $place } : { $moved }

# Mots fixes du panneau ; la page remplit %name%.
quiz-panel-answer = Répondre
quiz-panel-hint = Indice
quiz-panel-key = Montrer la réponse
quiz-panel-yours = Votre réponse
quiz-panel-key-is = Réponse :
quiz-panel-hints = Indices
quiz-panel-rubric = Une bonne réponse
quiz-panel-again = Réécrire
quiz-panel-part = Une seule case suffit ; laissez vides celles que vous ne savez pas remplir.
quiz-panel-choose = Choisissez…
quiz-panel-belongs = Qu’est-ce qui va avec « %one% » ?
quiz-panel-up = Monter « %one% »
quiz-panel-down = Descendre « %one% »
quiz-panel-moved = %one% : place %place% sur %all%
quiz-panel-add = Ajouter un lieu
quiz-panel-take = Retirer « %one% »
quiz-panel-places = Lieux choisis
quiz-panel-no-places = Aucun choisi encore
quiz-form-share = Un nombre décimal comme 0,25, une fraction comme 3/8 ou un pourcentage
quiz-form-hundred = Un nombre de 0 à 100
quiz-form-change = Un nombre entier, par exemple 4 ou −4 pour une baisse
quiz-form-whole = Un nombre entier
quiz-form-amount = Un nombre, avec une virgule s’il le faut
quiz-panel-draw-failed = La question n’a pas pu être dessinée.
quiz-panel-loading = La question arrive…
quiz-panel-elsewhere = Le guide est à une autre étape. Allez-y d’abord, puis répondez.
quiz-panel-malformed = Ce que la page a envoyé n’a pas pu être lu.
quiz-panel-wrong = Pas encore
quiz-panel-missed = Ce n’est pas cela
quiz-panel-unclear = Pas encore de réponse

## Sur papier

quiz-paper-title = Questions : { $title }
quiz-paper-name = Nom
quiz-paper-date = Date
quiz-paper-rank = Écrivez 1 pour le premier, 2 pour le deuxième, et ainsi de suite.
quiz-paper-came = Résultat :
quiz-paper-comes = Ce qui arrive :
quiz-paper-key = Corrigé
quiz-paper-key-note = Ne distribuez pas cette feuille avec les questions.
quiz-paper-computed = Calculé d’après
quiz-paper-wrong = Si « { $given } »
quiz-paper-rules = Règles
quiz-paper-forms = Dans la leçon
quiz-paper-after = Ensuite
quiz-paper-open-predict = Résultat une fois la ligne jouée ; conservé, non noté.
quiz-paper-open-decisive = Le résultat qui a le plus changé les choses dans la partie de l’élève.
quiz-paper-open-text = Enregistré, sans note ; comparez avec ce que contient une bonne réponse.
quiz-paper-open-sheet = Conservée, non notée ; comparez avec la réponse modèle de chaque case.
quiz-paper-again = Vous avez déjà écrit là-dessus à la question { $number }. Réécrivez votre réponse : que gardez-vous, que changez-vous ?
quiz-panel-vote-less = Une voix de moins pour : { $one }
quiz-panel-vote-more = Une voix de plus pour : { $one }
