# Leçons : tableaux, graphiques et phrases qui lisent une guerre, et faits historiques.

lesson-total = Total
lesson-turn = Tour
lesson-nothing = Rien.
lesson-yes = oui
lesson-no = non

## Ce que les dés peuvent donner

lesson-chances-axis = Points de soutien pour le FLN
lesson-chances-chance = Probabilité en pour cent
lesson-chances-points = Points
lesson-chances-exact = Probabilité exacte
lesson-chances-or-more = Ce nombre ou plus
lesson-chances-summary = Les dés donnent au FLN de { $low } à { $high } points de soutien, { $mean } en moyenne ; { $least } ou plus avec une probabilité de { $chance }.
lesson-chances-fell = Dans votre guerre, ils en ont donné { $fell } : ce nombre ou plus avait une probabilité de { $chance }.

## Comptes

lesson-accounts-caption = Ce qui a fait bouger le soutien
lesson-accounts-caption-turn = Ce qui a fait bouger le soutien au tour { $turn }
lesson-accounts-what = Cause
lesson-accounts-fln = FLN
lesson-accounts-gov = Gouvernement
lesson-accounts-summary = Le soutien au FLN a varié de { $fln }, le soutien au Gouvernement de { $gov }.
lesson-accounts-all = Les { $count } causes
lesson-accounts-ready = Unités activées, mobilisées ou achetées
lesson-accounts-gov-missions = Missions du Gouvernement et leurs combats
lesson-accounts-fln-missions = Missions du FLN et leurs combats
lesson-accounts-end = Contrôle, événements et fin du tour
lesson-accounts-rule = Une règle, pas l’histoire : l’auteur du jeu a choisi ces nombres ; personne ne les a mesurés.

## Histoire

lesson-facts-caption = Ce que disent les sources
lesson-facts-when = Quand
lesson-facts-figure = Chiffre
lesson-facts-counts = Ce qui est compté
lesson-facts-source = Qui le dit
lesson-facts-mark = Fiabilité
lesson-facts-pages = Les numéros de page restent à compléter.
lesson-facts-at-page = { $source }, p. { $page }
lesson-facts-others = D’autres disent : { $others }.
lesson-figure-of = { $figure } { $counts }
lesson-facts-disputed = une autre source diffère
lesson-when-war = toute la guerre
lesson-figure-people = { $value }
lesson-figure-camps = { $value }
lesson-figure-percent = { $value } %
lesson-figure-a-day = { $value } par jour
lesson-how-exact = { $figure }
lesson-how-about = environ { $figure }
lesson-how-more-than = plus de { $figure }
lesson-how-nearly = près de { $figure }
lesson-sources-caption = Sources de ces chiffres
lesson-sources-short = Citée ci-dessus
lesson-sources-full = Ouvrage
lesson-sources-kind = Qui parle
lesson-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
lesson-when-day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month } { $year }
lesson-when-year = { $year }
lesson-figure-number = { $value }
lesson-figure-seats = { $value } sièges
lesson-figure-votes = { $value } voix
lesson-figure-posts = { $value }
lesson-figure-km = { $value } km
lesson-figure-none = –
lesson-number = { $value }
lesson-between = de { $low } à { $high }
lesson-how-at-least = au moins { $figure }
lesson-origin-work = Ouvrage
lesson-origin-speaker = Qui parle
lesson-origin-read = Lu
lesson-origin-words = { $tongue ->
    [fr] Mots lus
    [en] Mots lus, en anglais (le tableau les dit en français)
   *[other] Mots lus, dans leur langue
  }
lesson-origin-sum = Notre calcul
lesson-origin-note = À noter
lesson-origin-verdict = Vérification
lesson-read-yes = dans : { $where }
lesson-read-via = de seconde main, dans : { $where }
lesson-read-no = pas encore, par aucun de nous
lesson-verdict-confirmed = d’autres pages concordent, ou donnent la même affirmation
lesson-verdict-corrected = une version antérieure a été corrigée
lesson-verdict-contested = les pages se contredisent
lesson-verdict-repeated = recopié de page en page, origine introuvable
lesson-verdict-new = trouvé pendant la vérification
lesson-verdict-not-found = aucune page qui le donne n’a été trouvée
lesson-sources-reach = Langue et accès
lesson-work-free = en accès libre
lesson-work-paid = à acheter ou à emprunter
lesson-tongue-fr = en français
lesson-tongue-en = en anglais
lesson-level-school = pour l’école
lesson-level-general = pour tous
lesson-level-scholarly = savant
lesson-level-primary = texte d’époque
lesson-when-month = { $month } { $year }
lesson-when-years = { $first }-{ $last }
