# À une table : pourquoi quelque chose n'a pas été fait.

table-refused-old = Quelqu’un d’autre a décidé entre-temps ; votre choix n’a pas été exécuté. Le plateau montre ce qui s’est passé.
table-refused-not-yours = Ce n’est pas à vous d’en décider.
table-refused-taken = Quelqu’un de ce camp est à la table ; un ordinateur n’y joue que si personne n’y est.
table-refused-sits = Vous êtes déjà assis à cette table, du côté { table-of }.
table-refused-sat = Vous avez joué l’autre camp à cette table : vous savez ce qu’il sait. Vous pouvez regarder, ou jouer à une autre table.
table-refused-gone = Cette table n’existe plus.
table-refused-full = Il n’y a plus de place : { $most } personnes sont déjà assises dans ce camp, le plus qu’il y ait.
table-refused-many = Vous êtes déjà assis à { $count } tables, le plus qu’il y ait : { $listed }. Quittez-en une pour en ouvrir une autre.
table-refused-room = Il y a déjà soixante tables dans cette salle, le plus qu’il y ait. Asseyez-vous à l’une d’elles.
table-refused-over = La partie est finie.
table-refused-not-allowed = À cette table, ce n’était pas convenu.
table-refused-asked = Une question est déjà posée : attendez la réponse.

## La barre d’une table : qui est attendu, ce qui est demandé, ce qu’on peut faire

table-name = Table { $table }
table-the = { $seat ->
    [fln] le FLN
   *[gov] { $game ->
        [insurgent] les Français
       *[other] le Gouvernement
    }
}
table-of = { $seat ->
    [fln] du FLN
   *[gov] { $game ->
        [insurgent] des Français
       *[other] du Gouvernement
    }
}
table-decides = { $seat ->
    [fln] Le FLN décide
   *[gov] { $game ->
        [insurgent] Les Français décident
       *[other] Le Gouvernement décide
    }
}
table-at-side = { $table }, vous jouez { table-the }.
table-at-watching = { $table }, vous regardez.
table-you = À vous de décider.
table-you-team = À vous de décider, ou à { $places }.
table-awaits = { table-decides } : { $places }.
table-awaits-gone = { table-decides } : { $places }, { $where }.
table-where-lesson = en ce moment dans une leçon
table-where-page = en ce moment sur une autre page
table-where-gone = sans connexion en ce moment
table-away = En face : { $places }, { $where }.
table-team-away = { $place } ({ $where })
table-awaits-nobody = { table-decides } ; personne n’est encore assis de ce côté.
table-awaits-left = { table-decides } : { $gone }.
table-away-left = En face : { $gone }.
table-gone = { $count ->
    [0] plus personne
    [one] la place { $listed } est partie
   *[other] les places { $listed } sont parties
}
table-awaits-computer = { table-decides } : un ordinateur.
table-over = La partie est finie.
table-given-up = { $seat ->
    [fln] Le FLN a abandonné.
   *[gov] { $game ->
        [insurgent] Les Français ont abandonné.
       *[other] Le Gouvernement a abandonné.
    }
}
table-apart-says = Vous essayez une voie à vous. À la table : { $says }
table-nobody = personne encore
table-watchers = Regardent : { $places }
table-role = { $place } : { $role }. { $does }
table-lead-back = Revenir à la table
table-rise = Quitter la table…
table-rise-ask = Quitter ? Quelqu’un d’autre pourra prendre votre place ; la partie reste à la table.
table-rise-yes = Quitter
table-watch-no-more = Ne plus regarder
table-stay = Continuer à jouer
table-left = Vous avez quitté la table { $table }. Ceci est votre propre partie.
table-watched = Vous ne regardez plus la table { $table }. Ceci est votre propre partie.
table-give-up = Abandonner…
table-give-up-ask = Abandonner la partie ? Elle finit alors pour les deux camps.
table-give-up-yes = Abandonner
table-computer-menu = Tant que personne n’est à la table de ce côté, un ordinateur peut jouer { table-the }. Sa manière de jouer :
table-computer = Faire jouer un ordinateur
table-people = Attendre à nouveau quelqu’un pour { table-the }
table-computer-failed = L’ordinateur n’a pas pu décider. Choisissez-en un autre, ou attendez à nouveau des personnes.

table-acts = { $count ->
    [one] un mouvement
   *[other] { $count } mouvements
} { table-of }
table-acts-and = { $first } et { $second }
table-undo-unnamed = la dernière décision
table-undo-all = « { $action } »{ $count ->
    [one] {""}
   *[other] {" "}et ce qui a suivi, en tout { $acts }
}
table-undo-back = On revient à : { $moment } (moment { $at } sur { $last }){ $dice ->
    [yes]  ; des dés ont été lancés depuis
   *[no] {""}
}.
table-undo-button = Demander d’annuler
table-undo-full = Demander d’annuler { table-undo-all }. { table-undo-back }
table-undo-wish = Demander à l’autre camp d’annuler { table-undo-all } ? { table-undo-back }
table-undo-wish-yes = Oui, le demander
table-undo-wish-no = Non, continuer
table-undo-waits = Vous avez demandé d’annuler { table-undo-all }. L’autre camp n’a pas encore répondu ; la partie peut continuer.
table-undo-asks = { $seat ->
    [fln] Le FLN demande
   *[gov] { $game ->
        [insurgent] Les Français demandent
       *[other] Le Gouvernement demande
    }
} d’annuler { table-undo-all }. { table-undo-back }
table-undo-asks-yes = Oui, annuler
table-undo-asks-no = Non
table-undo-dropped = Rien n’a été demandé ; la partie continue.
table-undo-denied = Vous avez refusé : rien n’est annulé, la partie continue.
table-undo-refused = L’autre camp ne veut pas que ce soit annulé.
table-undo-not-now = Cela ne peut pas être demandé maintenant : une question est déjà posée, ou la partie est finie.
table-taken-back = C’est annulé : les deux camps sont revenus où ils étaient.

table-apart = « { $name } » est pour vous seul : vous jouez les deux camps, avec d’autres dés.
table-apart-hint = Rien n’en vient à la table. « Revenir à la table » y ramène.
table-stays = La table ne peut pas être supprimée. Vous pouvez la quitter par « Quitter la table ».
table-no-hints = À cette table, aucun conseil n’a été convenu.
table-not-over = La partie de cette table n’est pas finie : personne ne la recommence. Vous pouvez commencer une partie à vous en haut de la page.
table-broken = Cette page ne peut pas suivre la table ({ $why }). Rechargez la page.
table-save-label = { $title }, table { $table }, { $game ->
    [twilight] carte
   *[other] tour
} { $turn }
