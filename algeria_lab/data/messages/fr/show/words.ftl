# Comment les objets d’un jeu se racontent dans une console et dans un notebook.

show-game = Game('{ $game }', '{ $scenario }', numéro de tirage { $seed }, { $moment } ; { $tally } ; coup { $ply })
show-state = State('{ $scenario }', { $moment } ; { $tally })
show-moment = { $turn ->
    [0] { $phase }
   *[other] tour { $turn }, { $phase }
  }, { $side } à jouer
show-moment-over = tour { $turn }, terminé, { $winner ->
    [draw] partie nulle
   *[other] vainqueur : { $side }
  }
show-moment-event = tour { $turn }, avant l’événement aléatoire
show-heading = { $scenario } · { $moment }
show-support = soutien FLN { $fln } : { $gov } Gouvernement
show-left = Le plateau tel qu’il était quand sa cellule a été exécutée. Pour continuer à jouer, exécutez la cellule dans JupyterLab ou Notebook.
show-nothing = rien à raconter

show-story = Story({ $count ->
    [one] { $count } événement
   *[other] { $count } événements
  } : { $last })
show-story-earlier = … { $count ->
    [one] { $count } phrase
   *[other] { $count } phrases
  } avant ; .text() raconte tout.
show-decisions = Decisions({ $count } ; { $story })
show-entry = Entry({ $deed } ; { $count ->
    [one] { $count } événement
   *[other] { $count } événements
  })
show-setup = mise en place
show-history = History({ $count ->
    [one] { $count } coup
   *[other] { $count } coups
  } ; le dernier : { $last })
show-history-caption = Ce qui a été fait
show-history-earlier = … { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  } avant ; .text() les donne tous.
show-history-ply = Coup
show-history-seat = Camp
show-history-deed = Action

show-actions = Actions({ $count ->
    [0] aucune
    [one] 1 action
   *[other] { $count } actions
  }{ $verbs })
show-actions-verbs = { "\u00A0" }: { $verbs }
show-actions-caption = { $count ->
    [0] Rien n’est possible
    [one] Une action est possible
   *[other] { $count } actions sont possibles
  }
show-actions-typed = À taper
show-actions-means = Ce que c’est
show-actions-more = … et { $count } de plus
show-actions-more-of = … et { $count } de plus : legal("{ $verb }") les donne.

show-odds = Distribution({ $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
  } : { $likely })
show-odds-mean = moyenne { $mean }
show-odds-until = avant le début de la phase suivante
show-odds-caption = Chances exactes
show-odds-result = Résultat
show-odds-fraction = Chance
show-odds-percent = En pour cent
show-odds-bar = Comparaison
show-odds-more = … { $count ->
    [one] { $count } autre résultat
   *[other] { $count } autres résultats
  }
show-odds-more-results = Tout le reste
show-yes = oui
show-no = non
show-none = aucun

show-refused = « { $asked } » est refusé : { $why }
show-refusal = Refusal({ $text })
show-outcome = Outcome({ $text })
show-table = Table({ $seats } ; { $game })
show-human = une personne

## La situation d’une guerre.

show-war-places = Lieux
show-war-place = Lieu
show-war-control = Contrôle
show-war-event = L’événement aléatoire du tour { $turn } vient d’abord ; une partie lance les dés en commençant.
show-war-fold = Lieux et unités

## La carte fixe.

show-map-label = Carte, { $moment }. { $tally }. Zones : { $held } ; disputées { $contested }.
show-map-key-number = combien ; seul, des unités de plusieurs types
show-map-units = { $side } : { $units }.

## La situation d’un duel.

show-duel-front = Front
show-duel-leads = Avance
show-duel-fronts = Les trois fronts
show-duel-total = icônes : { $total }
show-duel-tally = avances { $leads }
show-duel-lead = { $front } { $by }
show-duel-unknown = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
  }
show-duel-down = { $card } (face cachée)
show-duel-no-card = aucune carte
show-duel-hand = { $label } ; en main : { $cards }
show-duel-zone = { $label } : { $cards }
show-duel-title-duel = Le duel
show-duel-title-solo = Le duel contre l’automate
show-duel-phase-setup = mise en place
show-duel-phase-turn = jeu
show-duel-even = égalité
show-duel-tally-even = tous les fronts à égalité
show-duel-phase-mulligan = premières mains
