# L’aide de la commande « algeria-lab ».

command-algeria-lab = Jouer, rejouer et étudier des jeux sur la guerre d’Algérie (1954-1962).
command-play = Jouer une partie dans le terminal, contre l’ordinateur ou à deux.
command-simulate = Faire jouer beaucoup de parties par les joueurs de l’ordinateur ; une ligne de JSON par partie.
command-replay = Rejouer une partie enregistrée, vérifier chaque coup, et la raconter.
command-odds = Montrer les chances exactes d’une action dans une partie enregistrée.
command-cache = Rejouer les expériences conservées dont la question ou les règles ont changé ; avec des noms, celles-là.
command-preview = Jouer toute seule la ligne guidée d’un scénario, et écrire une page avec une image du plateau et les textes de chaque étape.
command-graph = Dessiner les étapes d’un scénario et où elles mènent, en image ou en texte.
command-key = Donner les réponses aux questions d’un scénario, avec la position, les règles et les raisons.
command-app = Ouvrir les pages dans le navigateur.

command-option-lang = Langue de tous les textes ; sans cette option, celle du système.
command-option-scenario = Début de la partie ; d’algeria : 1954, 1958, 1960 ou 1956-like ; d’insurgent : duel ou solo ; de twilight : full, medium ou short. Le premier sans cette option.
command-option-side = Votre camp ; both : deux personnes à un terminal. Sans cette option, le FLN.
command-option-opponent = Qui joue l’autre camp, par exemple mixed, sensible, chart ou random ; le premier de la liste sans cette option.
command-option-seed = Graine des dés et des mélanges, pour rejouer la même partie ; tirée au sort sans cette option.
command-option-option = Une option du jeu : d’algeria shorter_game, slow_french_reaction ou more_deterministic_independence ; de twilight mode=coltwi. Peut être répétée.
command-option-profile = Profil de règles d’algeria : default, rtt ou literal.
command-option-load = Continuer une partie enregistrée.
command-option-save = Fichier où la commande « enregistrer » et le départ écrivent la partie.
command-option-game = Quel jeu : algeria, la guerre sur la carte ; insurgent, le duel de cartes ; ou twilight, la guerre par cartes et opérations.
command-option-fln = Qui joue le FLN, par exemple mixed, sensible, chart ou random ; le premier de la liste sans cette option.
command-option-gov = Qui joue le Gouvernement, par exemple mixed, sensible ou random ; le premier de la liste sans cette option.
command-option-play-fln = Qui joue le FLN : human (une personne), ou un joueur comme mixed, sensible ou chart ; à la place de --side et --opponent.
command-option-play-gov = Qui joue le Gouvernement, les Français du duel : human (une personne), ou un joueur.
command-option-wars = Combien de parties.
command-option-first-seed = Graine de la première partie ; la suivante prend le nombre suivant.
command-option-turn-limit = Une partie qui dure encore après ce tour compte comme indécise.
command-option-out = Écrire dans ce fichier plutôt que sur la sortie standard.
command-option-events = Raconter tout ce qui s’est passé, pas seulement les décisions.
command-option-check = Dire seulement quels résultats ne sont plus valables.
command-option-port = Port des pages ; un autre est pris s’il est occupé.
command-option-browser = Ouvrir ou non le navigateur.
command-argument-file = Une partie enregistrée.
command-argument-line = Une action, ou une ligne dont la dernière action est visée, par exemple « fln raid V-4; band-3; done ».
command-argument-name = Une page comme war-room, une leçon comme 05-resettlement, ou un carnet ; toutes les pages sans cet argument.
command-argument-names = Une expérience conservée, par exemple resettlement ; toutes sans nom.
command-argument-scenario = Un fichier de scénario.
command-option-graph-out = Où le dessin est écrit (SVG) ; un fichier au nom du scénario, dans ce dossier, par défaut.
command-option-graph-text = Écrire les étapes en texte, ici ; pas de dessin, sauf si --out en demande un.
command-option-preview-out = Où la page est écrite (HTML) ; un fichier au nom du scénario, dans ce dossier, par défaut.
command-option-key-format = Comment les réponses sont écrites : text, json ou csv.
