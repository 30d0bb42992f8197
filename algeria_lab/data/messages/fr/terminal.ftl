# Ce que dit le terminal pendant qu’une guerre est jouée, rejouée ou simulée.

terminal-welcome = Choisissez par numéro, ou tapez une action comme « fln raid V-4; band-3; done ». « { $command } » donne la liste des commandes.
terminal-over = Il n’y a plus rien à décider. Vous pouvez encore revenir en arrière, enregistrer et quitter.
terminal-more = … et { $count } de plus : « { $command } ».
terminal-no-choice = Aucun choix ne contient « { $text } ».
terminal-no-number = Aucun choix n’a ce numéro : ils vont de 1 à { $most }.
terminal-undone = Annulé : { $action }
terminal-odds-of-what = Les chances de quoi ? Donnez le numéro d’un choix, ou une action.
terminal-odds-after-dice = « { $action } » fait lancer des dés : les chances de ce qui suit ne sont pas encore connues. Demandez les siennes seules, ou jouez d’abord jusque-là.
terminal-why = { $side } : { $action } ({ $line })
terminal-why-nothing = L’ordinateur n’a encore rien décidé.

terminal-saved = Enregistrée dans { $file }.
terminal-not-saved = La guerre n’a pas pu être écrite dans { $file } ({ $detail }). Elle continue ; choisissez un autre fichier.
terminal-file-exists = Il existe déjà un fichier { $file }. Choisissez un autre nom, ou insistez : enregistrer! { $file }
terminal-save-exists = Il existe déjà un fichier { $file }. Nommez-en un autre, ou continuez cette guerre : --load { $file }
terminal-ask-save = Cette guerre n’est pas enregistrée. Nom d’un fichier (Entrée : { $file } ; un tiret : quitter sans enregistrer) :
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
terminal-command-log = journal
terminal-command-save = enregistrer
terminal-command-help = aide
terminal-command-quit = quitter

terminal-help = Tapez le numéro d’un choix, ou des actions séparées par des points-virgules ; une ligne vaut en entier ou pas du tout. Commandes :
terminal-help-list = { $command } [texte] – tous les choix, ou ceux qui contiennent un texte
terminal-help-more = { $command } – la page suivante des choix
terminal-help-undo = { $command } – annuler votre dernière décision, si aucun dé n’a été lancé depuis
terminal-help-redo = { $command } – rétablir ce qui a été annulé
terminal-help-odds = { $command } 3 – les chances exactes du choix 3, ou d’une action ou d’une ligne
terminal-help-why = { $command } [nombre] – pourquoi l’ordinateur a décidé ainsi, la dernière fois ou plusieurs fois
terminal-help-status = { $command } – où en est la guerre, et les choix
terminal-help-map = { $command } [texte] – tous les lieux, ou ceux qui contiennent un texte
terminal-help-areas = { $command } [texte] – la même chose
terminal-help-log = { $command } [nombre] – ce qui s’est passé
terminal-help-save = { $command } [fichier] – enregistrer la guerre
terminal-help-save-anyway = { $command } fichier – enregistrer par-dessus un fichier qui existe
terminal-help-quit = { $command } – quitter
terminal-help-help = { $command } – cette liste

terminal-column-place = Lieu
terminal-column-marks = Contrôle et marqueurs
terminal-column-fln = FLN
terminal-column-gov = Gouvernement
terminal-column-result = Résultat
terminal-column-chance = Chance
terminal-column-percent = Pour cent
terminal-column-winner = Vainqueur
terminal-column-wars = Guerres
terminal-column-share = Part
terminal-column-turns = Tours en moyenne

terminal-player-human = une personne
terminal-player-computer = l’ordinateur ({ $title })

terminal-replay-move = { $side } : { $action }
terminal-war = { $scenario }, graine { $seed }
terminal-seat = { $side } : { $player }
terminal-replay-now = Tour { $turn } : soutien au FLN { $fln }, soutien au Gouvernement { $gov }.
terminal-replay-on = La guerre n’est pas terminée.
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

terminal-wars-progress = Guerres
terminal-wars-draw = Égalité
terminal-wars-undecided = Indécise
terminal-wars-stopped = Arrêt après { $count } guerres sur { $wars } ; elles sont conservées.
terminal-wars-written = Écrit dans { $file }.
terminal-not-written = Impossible d’écrire dans { $file } ({ $detail }). Rien n’a été joué ; choisissez un autre fichier.
terminal-too-few = { $option } vaut { $number } ; il faut 1 ou plus.

terminal-refused = « { $action } » n’est pas possible : { $reason } [{ $rule }]
terminal-malformed = Ce n’est pas une action. Une action est un verbe et son complément, comme « raid V-4 », « band-3 » ou « done » ; plusieurs sont séparées par des points-virgules.
terminal-nearly = « { $given } » n’est le nom de rien ici. Vouliez-vous dire { $meant } ?
terminal-seat-taken = « { $action } » n’a pas été joué : à ce moment décide { $side }, joué par { $player }. Arrêtez la ligne avant ; l’autre camp répond ensuite de lui-même.
terminal-bad-save = La guerre enregistrée ne peut pas être utilisée. { $detail }
terminal-unknown = { $what } : « { $name } » est inconnu. Connus : { $known }.
terminal-near = Vouliez-vous dire « { $near } » ?
terminal-wrong-number = Il n’y a pas de joueur « { $name } » : son numéro va de { $least } à { $most }.
terminal-nothing = aucun
terminal-other-game = Le terminal ne montre pas encore { $game }, seulement { $known }. Sa page le fait : algeria-lab app { $page }. Beaucoup de parties entre ordinateurs : algeria-lab simulate --game { $game }.
terminal-no-player-needed = Dans { $scenario }, personne n’est attendu pour { $side } : les règles jouent elles-mêmes ce camp. Ne donnez pas cette option.
terminal-what-scenario = Scénario
terminal-what-option = Règle facultative
terminal-what-rule-profile = Profil de règles
terminal-what-player-for-fln = Joueur du FLN
terminal-what-player-for-gov = Joueur du Gouvernement
terminal-what-side = Camp
terminal-what-game = Jeu
terminal-what-language = Langue
terminal-what-page = Page
terminal-bad-option = Ce réglage n’est pas possible ici. { $detail }
terminal-no-voila = Les pages ont besoin de Voila. Pour l’installer : pip install "algeria-lab[voila]"
terminal-no-pages = Il n’y a pas de pages ici. Allez dans le dossier du projet, ou nommez un carnet.
