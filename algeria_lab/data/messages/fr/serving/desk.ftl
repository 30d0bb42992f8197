# Le bureau de la personne qui a ouvert la salle. Ce que la page dit d’elle-même est sans arguments.
desk-page-heading = Le bureau de cette salle
desk-page-title = Le bureau
desk-page-private = Pour vous seul
desk-page-wall = Ouvrir le mur dans une fenêtre
desk-page-silent = Le serveur ne répond pas. Ce qui s’affiche ici date d’avant ; le bureau redemande toutes les quelques secondes.
desk-page-back = Le serveur répond de nouveau.
desk-page-locked = Ce bureau est celui d’une salle qui a été fermée. Sa nouvelle adresse est dans le terminal.
desk-page-refused = Cela n’a pas été fait. Réessayez.
desk-page-now = En ce moment, sur toutes les pages
desk-page-hands = Mains levées
desk-page-hands-none = Aucune main n’est levée.
desk-page-down = Baisser
desk-page-all = À tous
desk-page-wait = Attendez-moi
desk-page-wait-word = Un mot avec, si vous voulez
desk-page-wait-on = Tous sont priés d’attendre
desk-page-go-on = Continuer
desk-page-go-shown = Tous sont appelés à
desk-page-go-end = Retirer l’avis
desk-page-go-stays = N’y vont pas :
desk-page-gate-shown = Fermé après
desk-page-gate-next = Ouvrir l’étape suivante
desk-page-gate-all = Ouvrir toutes les étapes
desk-page-form = Durée de la leçon
desk-page-form-fifty = 50 minutes
desk-page-form-ninety = 90 minutes
desk-page-form-free = Chacun choisit
desk-page-form-apply = Appliquer
desk-page-steps = Étapes
desk-page-steps-none = Personne n’a encore ouvert de leçon. Ses étapes s’affichent ici dès que quelqu’un l’a fait.
desk-page-steps-reading = La leçon est en cours de lecture…
desk-page-go = Appeler tous ici
desk-page-gate = Fermer après celle-ci
desk-page-gate-beyond = Déjà plus loin :
desk-page-gate-yet = Fermer quand même.
desk-page-closed = fermée
desk-page-called = tous y sont appelés
desk-page-lesson = Leçon
desk-page-places = Places
desk-page-places-none = Personne n’est encore là. La façon d’entrer est indiquée plus bas, et sur le mur.
desk-page-place = Place
desk-page-place-of = place
desk-page-name = Surnom
desk-page-state = Présence
desk-page-where = Où
desk-page-minutes = Minutes
desk-page-note = À regarder
desk-page-tables = Tables
desk-page-tables-none = Personne n’a encore ouvert de table.
desk-page-here = présent
desk-page-coming = arrive
desk-page-lost = connexion perdue
desk-page-gone = parti
desk-page-hand = main levée
desk-page-stays = reste sur place
desk-page-goes-on = continue
desk-page-handed-in = a rendu
desk-page-free = libre
desk-page-answers = Ce qui a été répondu
desk-page-answers-none = Pas encore de question.
desk-page-right = Juste :
desk-page-right-bar = juste
desk-page-mistakes = Ce qui a été répondu à tort
desk-page-texts = Ce qui a été écrit
desk-page-texts-none = Rien n’a encore été écrit.
desk-page-show = Montrer au mur
desk-page-hide = Retirer du mur
desk-page-open-all = Tout ouvrir
desk-page-close-all = Tout fermer
desk-page-wall-heading = Au mur
desk-page-wall-empty = Ce que le mur peut montrer s’affiche ici dès qu’il y a quelque chose.
desk-page-wall-now = au mur en ce moment
desk-page-wall-result = Montrer le résultat
desk-page-wall-result-yet = Montrer quand même le résultat
desk-page-wall-result-hide = Cacher le résultat
desk-page-vote = Voter à nouveau
desk-page-vote-end = Clore le vote
desk-page-vote-shown = Tous sont priés de voter à nouveau :
desk-page-wall-mark = Mettre en évidence la courbe de la place
desk-page-wall-blank = Vider le mur
desk-page-wall-blank-back = Le montrer de nouveau
desk-page-wall-dark = Passer le mur au sombre
desk-page-wall-is-dark = Mur : sombre (passer au clair)
desk-page-wall-is-light = Mur : clair (passer au sombre)
desk-page-wall-corner = Adresse et clé dans un coin
desk-page-wall-corner-hide = Pas d’adresse dans le coin
desk-page-wall-keys = Clavier : ← et → parcourent cette liste, R montre le résultat (Espace aussi, hors d’un bouton), le chiffre devant un bouton le choisit et passe, si on le retape, au suivant du même chiffre, B vide le mur, L change la lumière. Au mur, on peut taper le numéro d’une place.
desk-page-handed = Travaux rendus
desk-page-handed-none = Rien n’a encore été rendu. On rend son travail à la fin de la leçon ; il est gardé ici, en mémoire, jusqu’à ce que vous l’enregistriez ou fermiez la salle.
desk-page-handed-save = Tout enregistrer (fichier ZIP)
desk-page-handed-note = Un fichier ZIP, avec chaque reçu et chaque rapport, les mots des élèves et le tableau de la classe.
desk-page-handed-signs = Chaque case donne la lettre ou le nombre de la dernière réponse, « a4b2 » ce qui a été mis ensemble ; pour un texte, le nombre de mots. Les questions sont plus haut. Un travail « mène au même résultat » quand son reçu, rejoué ici, arrive à ce qu’il dit.
desk-page-handed-table = Le tableau entier, à imprimer
desk-page-handed-safe = Tout est enregistré.
desk-page-handed-word = Mot
desk-page-handed-time = Heure
desk-page-handed-result = Rejoué
desk-page-handed-lesson = Leçon
desk-page-class-table = Le tableau de la classe
desk-page-ways = Comment entrer
desk-page-address = Adresse
desk-page-key = Clé
desk-page-others = Si cette adresse ne s’ouvre pas, essayez-en une autre
desk-page-jump = Parties du bureau

## Ce qu’il dit avec des nombres.
desk-said-answered = { $count ->
    [0] Personne n’a répondu
    [one] Une réponse
   *[other] { $count } réponses
}{ $graded ->
    [True] { $count ->
        [0] {""}
       *[other] , { $well ->
            [0] aucune juste
            [one] une juste
           *[other] { $well } justes
        }{ $late ->
            [0] {""}
           *[other] {" "}(après un essai faux : { $late })
        }
    }
   *[other] {""}
}
desk-said-voted = { $count ->
    [one] Au second vote, une voix : { $counts }
   *[other] Au second vote, { $count } voix : { $counts }
}
desk-said-counts = { $here ->
    [one] { $here } présent
   *[other] { $here } présents
}{ $coming ->
    [0] {""}
    [one] , un arrive
   *[other] , { $coming } arrivent
}{ $lost ->
    [0] {""}
    [one] , une connexion perdue
   *[other] , { $lost } connexions perdues
}, { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
desk-said-stuck = n’avance plus depuis { $minutes } min
desk-said-waits = { $minutes ->
    [0] à l’instant
   *[other] depuis { $minutes } min
}
desk-said-minutes = { $minutes } min
desk-said-share = { $count } ({ $percent } %)
desk-said-came = Ce qui est arrivé : { $came }
desk-said-missing = { $kind ->
    [predictions] Il n’y a pas de résultat à montrer : personne n’a encore joué cette étape.
    [votes] Il n’y a pas de résultat à montrer : la leçon ne donne pas de réponse juste à cette question.
    [pooled] Il n’y a pas de résultat à montrer : aucune guerre n’est conservée à côté de cette expérience, ou la lecture n’en est pas finie.
   *[other] Le mur est vide : aucune page n’a encore rien envoyé de cela.
}
desk-said-unready = { $count ->
    [0] Personne n’a répondu
    [one] { $count } sur { $here } a répondu
   *[other] { $count } sur { $here } ont répondu
}. Demandez-le encore une fois, et le mur montre le résultat.
desk-said-step = Étape { $number } sur { $of }
desk-said-debrief = Allé jusqu’à l’étape { $number } sur { $of }
desk-said-left = leçon laissée : étape { $number } sur { $of }
desk-said-form = forme de { $minutes } minutes
desk-said-turn = Tour { $turn }
desk-said-phase = { $phase ->
    [opening] n’a pas encore commencé
    [read] lit
    [predict] pronostique
    [play] joue
    [asked] répond
    [shown] regarde ce qui est arrivé
    [away] attend sans le texte de cette étape
    [debrief] fait le bilan
    [free] libre
   *[other] {""}
}
desk-said-game = { $game ->
    [algeria] La guerre sur la carte
    [twilight] La guerre par cartes
    [insurgent] Le duel de cartes
   *[other] Un jeu
}
desk-said-tight = La mémoire suffit encore pour { $enough } environ, { $free } places sont libres. Quand elle est épuisée, qui arrive lit que toutes les places sont prises. Fermez d’autres programmes sur cet ordinateur.
desk-said-alone = Seul cet ordinateur peut entrer. Le terminal dit comment laisser entrer les autres.
desk-said-unsaved = { $count ->
    [one] Un travail a été rendu et n’est pas encore enregistré. Il est perdu quand la salle ferme.
   *[other] { $count } travaux ont été rendus et ne sont pas encore enregistrés. Ils sont perdus quand la salle ferme.
}
desk-said-checking = { $count ->
    [one] Un reçu est en train d’être rejoué…
   *[other] { $count } reçus sont en train d’être rejoués…
}
desk-said-holds = { $problem ->
    [waiting] est en train d’être rejoué…
    [holds] mène au même résultat
    [failed] n’a pas pu être rejoué ici
   *[other] ne tient pas
}
desk-said-place = Place { $number }
desk-said-table = Table { $number } · { $game }
desk-said-team = { $side } { $kind ->
    [computer] (un ordinateur)
    [free] (personne encore)
    [left] (plus personne)
   *[places] { $count ->
        [one] place { $places }
       *[other] places { $places }
    }
}
desk-said-away = { $number } (ailleurs)
desk-said-table-stands = { $how ->
    [over] la partie est finie
    [waits] pas encore commencée
   *[turn] tour { $turn }
}
desk-said-table-next = à jouer : { $side }
desk-said-watched = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
desk-said-given-up = Abandon : { $side }.
desk-said-no-time = Horloge à zéro : { $side }. La partie continue.
desk-said-folder = travaux-rendus
desk-said-words = mots

desk-said-asked = { $step ->
    [0] { $asks }
   *[other] Étape { $step } · { $asks }
}
desk-said-shows = { $kind ->
    [invitation] Comment entrer
    [here] Qui est là, étape par étape
    [hour] La question de l’heure
    [predictions] { $title }
    [votes] { $title }
    [wars] Nos guerres : { $title }
   *[pooled] Quarante guerres chacun : { $title }
}
