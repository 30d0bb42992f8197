# Ce que dit le terminal pendant qu’une partie est jouée, rejouée ou simulée.

terminal-welcome = Choisissez par numéro, ou tapez une action comme « { $example } ». « { $command } » donne la liste des commandes.
# Une action telle qu’on la tape, par jeu.
terminal-example-algeria = fln raid V-4; band-3; done
terminal-example-insurgent = fln play FLN-01 military down
# Comment on gagne, et quand la partie se termine, par jeu : trois courtes lignes.
terminal-aim-algeria =
    Comment on gagne : chaque camp a un soutien, de 0 à 99. Quand celui d’un camp tombe à 0, l’autre a gagné ; si les deux sont à 0, le FLN.
    De combien : le soutien que le vainqueur a alors de plus, marginale jusqu’à 25, nette jusqu’à 50, décisive au-delà.
    Quand c’est fini : alors seulement, il n’y a pas de dernier tour. Avec l’option shorter_game, une avance de 26 à deux contrôles de suite, un tous les six tours, gagne aussi.
terminal-aim-insurgent =
    Comment on gagne : qui mène de 8 icônes ou plus sur un front gagne aussitôt ; les cartes du FLN face cachée comptent.
    Quand c’est fini sinon : un camp a joué sa dernière carte, et l’autre a encore joué un tour ; seul, avec la dernière carte de l’automate.
    Alors chaque front va au camp qui y a le plus d’icônes, à égalité à celui qui y a le plus d’icônes Rassemblement ; le plus de fronts gagne, autant chacun, c’est une partie nulle.
terminal-aim-twilight =
    Comment on gagne : le Gouvernement avec Soutien + Engagement au-dessus de 35, le FLN avec Opposition + Bases au-dessus de 30.
    Quand on regarde : à chaque phase de propagande sauf la première ; si les deux y sont, gagne qui dépasse le plus, le FLN à égalité. Avec l’option solo ou mode=coltwi, seul le FLN peut gagner avant la fin.
    Quand c’est fini sinon : à la dernière phase de propagande ; gagne qui est alors le plus au-dessus, ou le moins au-dessous, le FLN à égalité.
# Ce que l’on peut demander pour les lire, des mots entre des barres.
terminal-aim-words = victoire|gagner|comment gagner|but|fin|victory|win
terminal-over = Il n’y a plus rien à décider. Vous pouvez encore revenir en arrière, enregistrer et quitter.
terminal-more = … et { $count } de plus : « { $command } ».
terminal-no-choice = Aucun choix ne contient « { $text } ».
terminal-no-row = Aucune rangée ne contient « { $text } ».
terminal-no-number = Aucun choix n’a ce numéro : ils vont de 1 à { $most }.
terminal-several = Plusieurs choix commencent par « { $text } » : { $choices }. Écrivez davantage de mots, ou tapez un numéro.
terminal-no-choices = Il n’y a rien à choisir maintenant.
terminal-ask = { $question } (oui ou non)
terminal-yes = oui
terminal-not-done = Rien n’a été fait.
terminal-undone = Annulé : { $action }
terminal-odds-of-what = Les chances de quoi ? Donnez le numéro d’un choix, ou une action.
terminal-odds-after-dice = « { $action } » fait lancer des dés ou montre quelque chose de caché : les chances de ce qui suit ne sont pas encore connues. Demandez les siennes seules, ou jouez d’abord jusque-là.
terminal-odds-too-many = Il y a trop de résultats possibles pour les compter.
terminal-why = { $side } : { $action } ({ $line })
terminal-why-nothing = L’ordinateur n’a encore rien décidé.
terminal-why-not-there = Aucun ordinateur ne s’est rien demandé au sujet de { $name }.
terminal-why-later = Ce que pensait l’ordinateur trahirait ce qu’il tient : vous pourrez le demander une fois la partie terminée.
terminal-explain-how = « { $explain } » explique un de ces mots, une règle par son numéro tel qu’il est entre [crochets], là où il y a des cartes, une carte par une partie de son nom, et comment on gagne : « { $explain } victoire ». « { $map } nom » montre un lieu.
terminal-explain-nothing = Il n’y a ni règle, ni carte, ni mot du glossaire « { $name } ». Donnez le numéro d’une règle, tel qu’il est entre crochets, un mot, ou une partie du nom d’une carte.
terminal-explain-many = « { $name } » se trouve à trop d’endroits. Écrivez davantage du nom.
terminal-see = Voir aussi : { $rules }
terminal-pass-on = Décide ensuite : { $side }. Entrée efface l’écran ; puis passez-le
terminal-take = { $side } : une fois seul devant l’écran, appuyez sur Entrée
terminal-covered = Aucune main n’est montrée. Appuyez sur Entrée quand la personne qui décide est seule devant l’écran.

terminal-saved = Partie enregistrée dans { $file }.
terminal-not-saved = La partie n’a pas pu être écrite dans { $file } ({ $detail }). Elle continue ; choisissez un autre fichier.
terminal-file-exists = Il existe déjà un fichier { $file }. Choisissez un autre nom, ou insistez : { $command } { $file }
terminal-no-period = Le scénario n’est pas prévu pour { $period } minutes. Connu : { $known }.
terminal-save-exists = Il existe déjà un fichier { $file }. Nommez-en un autre, ou continuez cette partie : --load { $file }
terminal-ask-save = Cette partie n’est pas enregistrée. Nom d’un fichier (Entrée : { $file } ; un tiret : quitter sans enregistrer) :
terminal-go-on = Pour la continuer : algeria-lab play --load { $file }

# Les commandes : un mot chacune, tapé à l’invite.
terminal-command-list = liste
terminal-command-more = suite
terminal-command-undo = annuler
terminal-command-redo = rétablir
terminal-command-odds = chances
terminal-command-why = pourquoi
terminal-command-status = état
terminal-command-map = carte
terminal-command-areas = zones
terminal-command-explain = expliquer
terminal-command-log = journal
terminal-command-save = enregistrer
terminal-command-help = aide
terminal-command-quit = quitter

# D’autres mots pour les commandes : chacun avec le nom anglais de sa commande derrière un deux-points.
terminal-synonyms = explique:explain|annule:undo|chance:odds|sauvegarder:save|sauver:save

terminal-help = Tapez le numéro d’un choix, ou des actions séparées par des points-virgules ; une ligne vaut en entier ou pas du tout. Commandes :
terminal-help-list = { $command } [texte] – tous les choix, ou ceux qui contiennent un texte
terminal-help-more = { $command } – la page suivante des choix
terminal-help-undo = { $command } – annuler votre dernière décision, si rien n’a été tiré ni montré depuis
terminal-help-redo = { $command } – rétablir ce qui a été annulé
terminal-help-odds = { $command } 3 – les chances du choix 3, ou d’une action ou d’une ligne, pour autant que votre camp puisse les connaître
terminal-help-why = { $command } [nombre ou nom] – pourquoi l’ordinateur a décidé ainsi, la dernière fois ou plusieurs fois, dès que cela ne trahit rien
terminal-help-status = { $command } – où en est la partie, et les choix
terminal-help-map = { $command } [texte] – tout ce qui se trouve sur la table ou la carte, ou les rangées qui contiennent un texte
terminal-help-areas = { $command } [texte] – la même chose
terminal-help-explain = { $command } nom – ce qui est écrit sur une carte, ce que veut dire un mot, ou ce que dit une règle, par exemple celle entre [crochets]
terminal-help-log = { $command } [nombre] – ce qui s’est passé
terminal-help-save = { $command } [fichier] – enregistrer la partie
terminal-help-save-anyway = { $command } fichier – enregistrer par-dessus un fichier qui existe
terminal-help-quit = { $command } – quitter
terminal-help-help = { $command } – cette liste

terminal-column-result = Résultat
terminal-column-chance = Chance
terminal-column-percent = Pour cent
terminal-column-winner = Vainqueur
terminal-column-wars = Parties
terminal-column-share = Part
terminal-column-turns = Tours en moyenne
terminal-column-receipt = Reçu
terminal-column-nickname = Surnom
terminal-column-holds = Vérifié
terminal-column-right = Justes
terminal-column-points = Points
terminal-column-minutes = Minutes
terminal-column-step = Étape
terminal-column-reached = Atteinte
terminal-column-done = Terminée
terminal-column-decisions = Décisions
terminal-column-faces = Dés
terminal-column-slowest = Le plus lent

terminal-player-human = une personne
terminal-player-computer = l’ordinateur ({ $title })
terminal-player-rules = les règles du jeu

terminal-replay-move = { $side } : { $action }
terminal-war = { $scenario }, numéro de tirage { $seed }
terminal-seat = { $side } : { $player }
terminal-replay-now = Maintenant : { $moment } ; { $tally }.
terminal-replay-on = La partie n’est pas terminée.
terminal-replay-verified = { $count ->
    [one] Vérifié : le seul coup est rejoué, et sa position concorde.
   *[other] Vérifié : les { $count } coups sont rejoués, et chaque position concorde.
  }
terminal-replay-branches = { $count ->
    [one] Ceci est la branche « { $name } ». L’autre branche du fichier a été vérifiée aussi.
   *[other] Ceci est la branche « { $name } ». Les { $count } autres branches du fichier ont été vérifiées aussi.
  }
terminal-play-branches = { $count ->
    [one] Vous jouez la branche « { $name } ». L’autre branche reste telle quelle dans le fichier.
   *[other] Vous jouez la branche « { $name } ». Les { $count } autres branches restent telles quelles dans le fichier.
  }

terminal-wars-progress = Parties
terminal-wars-draw = Égalité
terminal-wars-undecided = Indécise
terminal-wars-stopped = Arrêt après { $count ->
    [one] { $count } partie sur { $wars } ; elle est conservée.
   *[other] { $count } parties sur { $wars } ; elles sont conservées.
}
terminal-wars-written = Écrit dans { $file }.
terminal-not-written = Impossible d’écrire dans { $file } ({ $detail }). Rien n’a été joué ; choisissez un autre fichier.
terminal-too-few = { $option } vaut { $number } ; il faut 1 ou plus.

terminal-refused = « { $action } » n’est pas possible : { $reason } [{ $rule }]
terminal-malformed = Ce n’est pas une action. Une action est un verbe et son complément, comme « { $example } » ; plusieurs sont séparées par des points-virgules.
terminal-nearly = « { $given } » n’est le nom de rien ici. Vouliez-vous dire { $meant } ?
terminal-seat-taken = « { $action } » n’a pas été joué : à ce moment décide { $side }, joué par { $player }. Arrêtez la ligne avant ; l’autre camp répond ensuite de lui-même.
terminal-not-yours = « { $action } » n’a pas été joué : à ce moment décide { $side }, joué par quelqu’un d’autre. Arrêtez la ligne avant.
terminal-bad-save = La partie enregistrée ne peut pas être utilisée. { $detail }
terminal-unknown = { $what } : « { $name } » est inconnu. Connus : { $known }.
terminal-near = Vouliez-vous dire « { $near } » ?
terminal-scenario-of = « { $name } » est un scénario d’un autre jeu : --game { $game } --scenario { $name }
terminal-wrong-number = Il n’y a pas de joueur « { $name } » : son numéro va de { $least } à { $most }.
terminal-nothing = aucun
terminal-no-player-needed = Dans { $scenario }, personne n’est attendu pour { $side } : les règles jouent elles-mêmes ce camp. Ne donnez pas cette option.
terminal-seats-twice = Dites d’une seule façon qui joue : --side et --opponent, ou --fln et --gov.
terminal-what-scenario = Scénario
terminal-what-option = Règle facultative
terminal-what-rule-profile = Profil de règles
terminal-what-player-for-fln = Joueur du FLN
terminal-what-player-for-gov = Joueur du Gouvernement
terminal-what-side = Camp
terminal-what-game = Jeu
terminal-what-language = Langue
terminal-what-page = Page
terminal-what-mode = Mode des règles
terminal-what-switch = Lecture des règles
terminal-bad-option = Ce réglage n’est pas possible ici. { $detail }
terminal-no-voila = { $place ->
    [checkout] Les pages ont besoin de Voila. Pour l’installer, dans le dossier du projet : pip install ".[voila]"
   *[installed] Les pages ont besoin de Voila. Pour l’installer : pip install "algeria-lab[voila]"
}
terminal-no-pages = Les pages manquent dans cette installation. Installez de nouveau : pip install --force-reinstall --no-deps algeria-lab ; ou nommez un carnet.
terminal-lessons-row = { $name } : { $title } ({ $minutes } min)
terminal-lessons-written = { $folder }
terminal-lessons-kept = { $count ->
    [one] Un fichier de { $folder } est à vous ou d’une autre version : il reste tel quel.
   *[other] { $count } fichiers de { $folder } sont à vous ou d’une autre version : ils restent tels quels.
}
terminal-lessons-open = Pour les ouvrir : jupyter lab { $folder }
terminal-not-a-page = « { $file } » n’est pas une page : il n’y a rien à ouvrir. Nommez une page comme war-room, une leçon comme 05-resettlement, un carnet (.ipynb) ou un scénario à vous (.yaml).
terminal-no-such-file = Le fichier « { $file } » n’est pas ici : cherché à partir du dossier { $folder }. Allez dans le dossier où il est enregistré, ou donnez son chemin entier.
terminal-no-site = Il n’y a pas de site dans { $folder }. Nommez le dossier où se trouvent son index.html et son dossier « site » ; `make site` en écrit un dans une copie du projet.
