# Le jeu de cartes : ce qui est sur la table, ce qu’on peut choisir, comment la partie finit, et la page autour.
# $seat vaut fln ou gov, $card est une carte par son nom, $where un lieu, $icons et $rally des nombres comme « 3 » ou « 3 à 6 ».

duel-card-unknown = une carte
duel-card-quoted = « { $card } »
# Une carte par son nom avec son type, par exemple « agent, front militaire ».
duel-card-kind = { $card } ({ $kind })
duel-list-and = { $first } et { $last }
duel-range = { $least } à { $most }
duel-word-up = face visible
duel-word-down = face cachée
duel-word-discard = défausse

## Où sont les choses

duel-title-solo = En solo : le FLN contre l’automate
duel-title-both = À deux devant le même écran
duel-title-fln = Le FLN contre l’ordinateur
duel-title-gov = Les Français contre l’ordinateur
duel-title-none = L’ordinateur contre lui-même
duel-title-elsewhere = { $seat ->
    [fln] Le FLN contre quelqu’un d’ailleurs
    [gov] Les Français contre quelqu’un d’ailleurs
   *[none] Deux personnes, regardées de l’extérieur
  }
# À une table de la salle : contre qui, comme « place 3 », dans $places ; $count vaut 0 tant que personne n’y est assis.
duel-title-table = { $seat ->
    [fln] Le FLN
   *[gov] Les Français
  } contre { $count ->
    [0] l’autre personne
    [one] la { $places }
   *[other] les { $places }
  }
duel-turn-before = Avant le premier tour
duel-turn = Tour { $turn }{ $last ->
    [yes] , le dernier
   *[no] { "" }
  } : { $seat ->
    [fln] FLN
   *[gov] Français
  }
duel-turn-over = La partie est finie après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }
duel-front-military = front militaire
duel-front-political = front politique
duel-front-diplomatic = front diplomatique
duel-in-military = sur le front militaire
duel-in-political = sur le front politique
duel-in-diplomatic = sur le front diplomatique
duel-lies-row = carte { $place } sur { $count }, { $where }
duel-lies-hand = en main
duel-lies-deck = en haut de la pioche
duel-lies-graveyard = hors jeu
duel-lies-discard = dans la défausse
duel-lies-prison = en prison après une capture { $where }
duel-label = { $card }, { $kind ->
    [agent] agent
    [event] événement
   *[supporter] soutien
  } { $seat ->
    [fln] du FLN
   *[gov] français
  }, { $lies }{ $facing ->
    [up] , face visible
    [known] , face cachée, mais connue des Français
    [secret] , face cachée, inconnue des Français
   *[none] { "" }
  }. Icônes : { $icons }.
duel-label-unknown = Carte inconnue du FLN, { $lies }, face cachée. Icônes : { $icons }.
duel-state-acting = Elle agit : { $icon }.
duel-state-fresh = Nouvelle depuis votre dernière décision.

## Fronts et piles

duel-row = { $seat ->
    [fln] FLN
   *[gov] Français
  }, { $front } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }. Icônes : { $icons }. Rassemblement : { $rally }.
duel-row-rally = Rassemblement : { $rally }
duel-lead-none = Aucun camp ne mène
duel-lead = { $seat ->
    [fln] Le FLN mène
   *[gov] Les Français mènent
  } de { $by }
duel-lead-open = Entre Français +{ $gov } et FLN +{ $fln }
duel-race = Encore nécessaires : FLN { $fln }, Français { $gov }
# Part des donnes simulées où une façon de jouer mène à huit d’avance, la table restant telle quelle.
duel-risk = { $seat ->
    [fln] Le FLN pourrait gagner ici à son
   *[gov] Les Français pourraient gagner ici à leur
  } prochain tour dans environ { $chance } des répartitions simulées des cartes que vous ne voyez pas
duel-risk-rare = { $seat ->
    [fln] Le FLN pourrait gagner ici à son
   *[gov] Les Français pourraient gagner ici à leur
  } prochain tour dans moins de { $chance } des répartitions simulées des cartes que vous ne voyez pas
duel-hand = Votre main : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
duel-looked = Du haut de la pioche : { $count ->
    [one] une carte à jouer
   *[other] l’une d’elles est à jouer
  }
duel-turn-left = { $count ->
    [0] la pioche des Français est vide : après ce tour on compte les fronts
    [one] 1 carte dans la pioche des Français : ensuite on compte les fronts
   *[other] { $count } cartes dans la pioche des Français
  }
duel-other-hand = Main { $seat ->
    [fln] du FLN
   *[gov] des Français
  } : { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
duel-pile-fln = FLN : { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
  } en main, { $deck } dans la pioche
duel-pile-gov = Français : { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
  } en main, { $deck } dans la pioche
duel-pile-solo = Automate français : pas de main, { $deck ->
    [0] aucune carte
    [one] une carte
   *[other] { $deck } cartes
  } dans la pioche
duel-prison = Prison : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }
duel-graveyard = Hors jeu : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }
duel-discard-fln = Événements joués par le FLN : { $count ->
    [0] aucun
   *[other] { $count }
  }
duel-discard-gov = Événements joués par les Français : { $count ->
    [0] aucun
   *[other] { $count }
  }
duel-decks-reconstructed = { $which ->
    [fln] Le FLN joue avec un jeu reconstitué : ses cartes ne sont pas celles du jeu imprimé. Ce que peut une carte est de nous : aucune règle publiée ne le donne.
    [gov] Les Français jouent avec un jeu reconstitué : leurs cartes ne sont pas celles du jeu imprimé. Ce que peut une carte est de nous : aucune règle publiée ne le donne.
   *[both] Jeu reconstitué : les cartes ont été conçues pour ce projet et ne sont pas celles du jeu imprimé. Ce que peut une carte est de nous : aucune règle publiée ne le donne, et cela ne prouve rien sur qui que ce soit.
  }

## L’écran change de mains

duel-handover = { $seat ->
    [fln] C’est au FLN de décider.
   *[gov] C’est aux Français de décider.
  } Passez l’écran ; d’ici là, aucune main n’est montrée.
duel-handover-take = { $seat ->
    [fln] Je joue le FLN et je suis la seule personne devant l’écran
   *[gov] Je joue les Français et je suis la seule personne devant l’écran
  }

## Ce qui est demandé. $card agit.

duel-prompt-over = La partie est finie. Revoyez-en chaque moment, toutes cartes visibles.
duel-prompt-mulligan = Garder ces cinq cartes, ou les remettre toutes et en piocher cinq autres ?
duel-prompt-play = Jouez une carte de votre main.
duel-prompt-attack = { $card }, Attaque : choisissez une carte visible de l’autre camp ou une carte en prison, ou renoncez.
duel-prompt-bomb = { $card }, Bombe : lancer deux dés ?
duel-prompt-hit = { $card }, Bombe : { $hits ->
    [one] il reste un coup au but.
   *[other] il reste { $hits } coups au but.
  } Choisissez une carte visible de l’autre camp, ou renoncez à ce coup.
duel-prompt-recruit = { $card }, Recrutement : regarder les deux cartes suivantes de la pioche ? Il faudra ensuite en jouer une.
duel-prompt-recruit-play = { $card }, Recrutement : jouez une des cartes de la pioche. L’autre passe sous la pioche.
duel-prompt-negotiate = { $card }, Négociation : piocher une carte ?
duel-prompt-expose = { $card }, Révélation : choisissez une carte cachée du FLN à retourner, ou renoncez. Elle agit ensuite.
duel-prompt-expose-slot = { $card }, Révélation : choisissez une carte cachée du FLN à retourner, ou renoncez. Le FLN utilise ensuite ses icônes.
duel-prompt-capture = { $card }, Capture : choisissez une carte visible du FLN à mettre en prison, ou renoncez.
duel-prompt-hide = { $card }, Dissimulation : choisissez une carte visible du FLN à cacher, ou renoncez.
duel-prompt-jailbreak = { $card }, Évasion : choisissez une carte en prison qui revient sur son front, ou renoncez.
duel-hint-mulligan = Cela n’est possible qu’une fois. La nouvelle main doit être gardée.
duel-hint-play-fln = Une carte jouée face cachée compte pour son front et ne peut pas être attaquée, mais ses icônes ne servent pas.
duel-hint-play-gov = Les cartes cachées du FLN comptent pour leur front. Une Révélation en retourne une, mais elle agit alors.
duel-hint-final-turn = C’est votre dernier tour ; ensuite, on compte les fronts.
duel-hint-negotiate = Votre main est vide. Si vous ne piochez pas maintenant, vous piochez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } à la fin du tour.

## Ce qu’on peut choisir

duel-pick-keep = Garder cette main
duel-pick-redraw = La remettre et piocher cinq autres cartes
duel-pick-play = { $facing ->
    [up] Jouer { $card } face visible, { $where }
    [down] Jouer { $card } face cachée, { $where }
   *[open] Jouer { $card } { $where }
  }
# Sous le nom d’une carte.
duel-pick-place = { $front }{ $facing ->
    [up] , face visible
    [down] , face cachée
   *[open] { "" }
  }
duel-pick-play-event = Jouer { $card }
duel-pick-attack = Attaquer { $card }, { $where }
duel-pick-attack-prison = Attaquer { $card } en prison
duel-pick-bomb = Lancer deux dés
duel-pick-hit = Frapper { $card }, { $where }
duel-pick-recruit = Regarder les cartes
duel-pick-negotiate = Piocher une carte
duel-pick-expose = Révéler { $card }, { $where }
duel-pick-expose-slot = Révéler la carte cachée : { $lies }
duel-pick-capture = Capturer { $card }, { $where }
duel-pick-hide = Cacher { $card }, { $where }
duel-pick-jailbreak = { $facing ->
    [up] Faire revenir { $card } face visible, { $where }
   *[down] Faire revenir { $card } face cachée, { $where }
  }
duel-pick-skip = Ne pas utiliser { $icon }
duel-pick-waive = Ne pas utiliser ce coup au but
duel-pick-concede = Abandonner la partie
duel-pick-play-event-idle = Jouer { $card } (aucune de ses icônes ne peut servir maintenant)
duel-pick-wins = { $label } (gagne aussitôt)
duel-pick-may-win = { $label } (peut gagner aussitôt)
duel-confirm-concede = { $seat ->
    [fln] Abandonner ? Les Français gagnent la partie.
   *[gov] Abandonner ? Le FLN gagne la partie.
  }
duel-confirm-prisoner = { $card } est une de vos propres cartes et serait perdue pour toujours. Attaquer vraiment ?
duel-confirm-hide = { $card } a encore des icônes à utiliser. Retournée face cachée, elle les perd. La cacher quand même ?
duel-odds-hits = { $hits ->
    [0] Aucun coup au but
    [one] Un coup au but
   *[other] Deux coups au but
  }{ $lost ->
    [0] { "" }
   *[other] , dont un sans cible
  }
duel-odds-again = Un 3 est relancé jusqu’à obtenir un autre nombre. Chaque dé touche donc avec 3 nombres sur 5.
duel-odds-certain = Aucun dé n’est lancé : cela se passe comme il est écrit.
duel-odds-unknown = Aucun dé n’est lancé ; ce qui en sort dépend d’une carte cachée.

## Comment la partie a fini. $winner vaut fln, gov ou draw ; $triggered est le camp qui a joué le premier sa dernière carte.

duel-ending-title = { $winner ->
    [fln] Le FLN gagne la partie.
    [gov] Les Français gagnent la partie.
   *[draw] La partie est nulle.
  }
duel-ending-domination = { $winner ->
    [fln] Le FLN mène
   *[gov] Les Français mènent
  } d’au moins huit icônes sur le front { $front ->
    [military] militaire
    [political] politique
   *[diplomatic] diplomatique
  }. La partie s’arrête aussitôt.
duel-ending-totals = Icônes sur ce front : FLN { $fln }, Français { $gov }.
duel-ending-attrition = { $triggered ->
    [fln] Le FLN avait joué sa dernière carte, et les Français ont eu encore un tour.
   *[gov] Les Français avaient joué leur dernière carte, et le FLN a eu encore un tour.
  } Ensuite, on a compté les fronts.
duel-ending-solo-deck-out = L’automate avait joué la dernière carte de la pioche française. Ensuite, on a compté les fronts.
duel-ending-concession = { $winner ->
    [fln] Les Français ont abandonné.
   *[gov] Le FLN a abandonné.
  }
duel-ending-row = { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
  }, Rassemblement { $rally }
duel-ending-tie = personne

## Ce qui a fait basculer la partie, une fois finie. $before et $after sont des avances du camp qui a gagné du terrain.

duel-swing = Tour { $turn }, { $front } : l’avance { $seat ->
    [fln] du FLN
   *[gov] des Français
  } est passée de { $before } à { $after }.
duel-swing-came = Cartes arrivées : { $cards }.
duel-swing-left = Cartes parties : { $cards }.
duel-swing-dice = Dés : { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] { $hits } coups au but
  } ; autant ou plus avait une probabilité de { $chance }.
duel-swing-deck = Pioche : chacune des { $count } cartes avait une probabilité de { $chance } d’être parmi les deux qui ont été regardées.
duel-swing-certain = Rien n’y a dépendu des dés ni de la pioche.
duel-swing-answer = Au tour { $turn }, { $seat ->
    [fln] le FLN aurait
   *[gov] les Français auraient
  } pu y jouer { $card } ({ $icons ->
    [one] 1 icône
   *[other] { $icons } icônes
  }). { $stops ->
    [yes] L’avance se serait arrêtée à { $lead }, avant huit.
   *[no] L’avance aurait été de { $lead }.
  }
duel-swing-no-answer = Au tour { $turn }, { $seat ->
    [fln] le FLN n’avait
   *[gov] les Français n’avaient
  } en main aucune { $laid ->
    [0] carte à jouer sur ce front.
   *[other] autre carte pour ce front avec plus d’icônes que celle jouée là ({ $laid }).
  }

## Ce que la table dit d’elle-même

duel-old-screen = Cet écran n’était plus à jour ; rien n’a été fait. Il l’est maintenant : choisissez à nouveau.
duel-covered = La main est couverte. La personne qui décide prend d’abord l’écran.
duel-malformed = Cela ne fait pas partie des choix ; rien n’a été fait.
duel-taken-back = Votre décision est annulée.
duel-take-nobody = Personne n’attend l’écran.
duel-take-other = C’est à l’autre camp de décider.
duel-look-later = Les moments passés se revoient une fois la partie finie, toutes cartes visibles.
duel-branched = Vous rejouez à partir du tour { $turn }, dans une partie à part. Celle qui est finie reste telle quelle, sous « { duel-files-kept } ».
duel-look-nowhere = La partie n’a pas de tel moment.
duel-failed = Quelque chose s’est mal passé pendant cette décision. La table montre où en est la partie maintenant.
duel-watcher-failed = Votre décision a été exécutée, mais la partie n’a pas pu être conservée pour plus tard.

## La page

duel-title = INSURGENT: Algeria
duel-introduction = Un jeu de cartes sur la clandestinité, la force et l’opinion.
duel-choose = Une nouvelle partie
duel-choose-note = Une partie où vous avez décidé quelque chose est conservée : le menu « { duel-files-menu } » la garde sous « { duel-files-kept } ».
duel-more = Mélange
duel-game = Partie
duel-game-solo = en solo avec le FLN, contre l’automate
duel-game-both = à deux devant le même écran
duel-game-fln = avec le FLN
duel-game-gov = avec les Français
duel-opponent = Contre
duel-deck-fln = Cartes du FLN
duel-deck-gov = Cartes françaises
duel-deck-own = Saisir ou ouvrir son propre jeu de cartes
duel-deck-done = Fermer la saisie du jeu de cartes
duel-deck-chosen = « { $label } » est désormais parmi les jeux de cartes, et choisi pour la prochaine partie.
duel-seed = Numéro du mélange
duel-seed-hint = Le même numéro donne le même mélange et les mêmes tirages : transmettez-le pour faire jouer la même partie.
duel-begin = Commencer la partie
duel-ask = Une partie est en cours. En commencer une autre ? Celle-ci reste parmi les parties conservées.
duel-ask-yes = En commencer une autre
duel-ask-no = Continuer celle-ci
duel-begun = Une nouvelle partie commence. { $game }.
duel-begin-failed = La partie n’a pas pu commencer ; celle de la table est inchangée.
duel-save-label = { $title }, tour { $turn }
duel-missing-deck = { $seat ->
    [fln] FLN
   *[gov] Français
  } : « { $label } », { $hash }
duel-save-of-algeria = { $name } contient une guerre sur la carte et non une partie de cartes ; ouvrez ce fichier à la page de la salle d’opérations.
duel-other-decks = La partie de { $name } a été jouée avec des cartes qui ne sont pas ouvertes ici ({ $missing }). Ouvrez d’abord { $count ->
    [one] ce fichier de cartes
   *[other] ces fichiers de cartes
  }, puis la partie.

# À la place des messages du même nom qui parlent d’une guerre.
duel-files-open-failed = %name% n’a pas pu être ouvert ; la partie sur la table reste telle qu’elle était.
duel-files-too-large = %name% dépasse 5 Mo. Aucune partie enregistrée n’est aussi grande : choisissez un autre fichier.
duel-files-no-answer = Le programme n’a pas encore répondu. Il est peut-être occupé : patientez un peu. S’il s’est arrêté, enregistrez la partie dans un fichier, rechargez la page et ouvrez-y ce fichier.
duel-files-kept = Parties conservées
duel-files-forget-war = Oublier %label%, dernière décision le %date%
duel-files-forgotten = Cette partie n’est plus conservée dans le navigateur.
duel-files-store-note = Après chaque décision, la partie est aussi conservée dans ce navigateur, sur cet ordinateur seulement.
duel-files-no-store = Ce navigateur ne conserve rien d’une visite à l’autre (fenêtre privée ou réglage). Pour continuer un autre jour, enregistrez dans un fichier.
duel-files-store-full = Ce navigateur n’a plus de place pour conserver la partie. Enregistrez-la dans un fichier, ou oubliez-en une autre de la liste : cela fait de la place.
duel-files-begin = Nouvelle partie
duel-files-menu = Cette partie
duel-files-resumed = Votre partie continue : %name%.
duel-files-resume-failed = La partie que ce navigateur conservait (%name%) est endommagée et n’a pas pu être ouverte. Elle reste parmi les parties conservées ; une nouvelle partie a commencé.
duel-files-two-pages = Cette partie se joue aussi dans un autre onglet. Les deux suites sont conservées, chacune comme une partie à part.
duel-files-share-title = Une partie pour quelqu’un d’autre
duel-files-share-note = Le lien contient la partie elle-même, les cartes cachées restant repliées, et s’ouvre comme le début d’une autre partie, celle du destinataire ; rien n’est déposé sur un serveur.
duel-files-share-war = Toute la partie
duel-files-link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la et transmettez le fichier.
duel-files-link-opened = La partie du lien est ouverte et devient la vôtre. Celle que vous jouiez, s’il y en avait une, est parmi les parties conservées.

## Comment un duel commence

duel-scenario-duel = Duel à deux
duel-scenario-solo = Solo contre l’automate

# À quoi sert une carte conseillée. $value : ses icônes, qui comptent pour son front ; $icons : leurs noms.
duel-advice-open = Elle compte { $value } { $where }, et ses icônes agissent aussitôt, autant qu’elles le peuvent : { $icons }.
duel-advice-hidden = Elle compte { $value } { $where }, où elle reste cachée et ne peut pas être attaquée. Ses icônes attendent : { $icons }.
duel-advice-event = Ses icônes agissent aussitôt : { $icons }.
duel-advice-nobody = Il n’y a rien à conseiller pour l’instant : l’autre camp décide, ou la main est couverte.
