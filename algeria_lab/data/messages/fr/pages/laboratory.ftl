# Le laboratoire : une question est posée à beaucoup de guerres, prédite, jouée, lue et emportée.
# $measure est ce qu’on lit dans une guerre, $way une façon de combattre, $against un adversaire, $side un camp avec son article.

lab-title = Le laboratoire
lab-introduction = L’ordinateur mène la même guerre des centaines de fois, chaque fois de plusieurs façons. Choisissez une question, dites ce que vous attendez, laissez-le jouer, et voyez ce que le choix change.
lab-results = Résultats
lab-results-before = Ces guerres répondent à une autre question que celle d’en haut : { $question }
lab-fold = Changer la question, ou partir d’une guerre enregistrée
lab-heading-starters = Des questions pour commencer
lab-starter-put = « { $title } » est choisie. Dites ce que vous attendez, puis jouez.
lab-starter-grid-reserve = Quadrillage ou réserve générale ?
lab-starter-grid-reserve-about = Laquelle des deux tient plus de zones ? Leçon 4.
lab-starter-resettlement = Le regroupement rapporte-t-il plus qu’il ne coûte ?
lab-starter-resettlement-about = Aucune zone regroupée, ou 1, 3 ou 6, deux adversaires. Leçon 5.
lab-starter-barrier = Que change un barrage à la frontière ?
lab-starter-barrier-about = La doctrine mixte avec et sans barrage, face à une armée à l’étranger. Leçon 6.
lab-starter-rules = Quelle règle porte le résultat ?
lab-starter-rules-about = Huit nombres du modèle, changés un à la fois. Synthèse.

## La question

lab-group-place = Où et qui
lab-position = Les guerres commencent dans
lab-open = Ouvrir une guerre ou une question enregistrée…
lab-open-hint = Un fichier que la salle d’opérations ou cette page a enregistré.
lab-opened = { $name } est ouvert : les guerres commencent là où il en est.
lab-moment = À ce moment de cette guerre
lab-moment-turn = le début du tour { $turn }
lab-moment-now = là où elle en est, tour { $turn }
lab-side = Le camp dont on compare les options
lab-side-fln = FLN
lab-side-gov = Gouvernement
lab-mode = Ce qu’on compare
lab-mode-ways = deux à quatre options
lab-mode-audit = une option, avec un nombre du modèle changé

lab-group-ways = Comment { $side } se bat
lab-way-first = Façon 1 : les autres lui sont comparées
lab-way = Façon { $number }
lab-player = Doctrine
lab-number = Son nombre
lab-number-resettle = Zones à population regroupée avant qu’elle s’arrête
lab-number-barrier = Cran auquel elle cesse de construire
lab-add = Ajouter une option
lab-drop = Retirer l’option { $number }
lab-own = { $name } (du lien)
lab-own-hint = Une option qu’aucun menu ne propose ; le lien l’a apportée.

lab-group-audit = Quel nombre du modèle
lab-doctrine = Façon de combattre, dans les deux cas
lab-changed = Ce qui est changé
lab-constant = Nombre du modèle
lab-constant-all = tous les huit, un à la fois
lab-constant-all-hint = Chacun est porté à la valeur la plus proche au-dessous et au-dessus de la valeur imprimée.
lab-rule = Règle : { $rule }{ $cite }
lab-value = Sa valeur, à côté de la valeur imprimée
lab-printed = imprimée

lab-group-against = Contre { $side }
lab-opponent = Adversaire { $number }
lab-opponent-none = pas de second adversaire

lab-group-size = Ce qu’on lit, et combien de fois
lab-measure = Lire dans chaque guerre
lab-at = Quand
lab-at-end = à sa fin
lab-at-turn = à la fin du tour { $turn }
lab-runs = Guerres pour chaque couple doctrine-adversaire
lab-runs-hint = Chaque doctrine rencontre chaque adversaire autant de fois.
lab-count = { $count }
lab-turn = Dernier tour
lab-turn-hint = Une guerre que personne n’a gagnée d’ici là s’arrête.
lab-seed = Numéro de tirage de la première guerre
lab-seed-hint = Le même numéro de tirage donne les mêmes guerres.
lab-or = { " ou " }
lab-asks-ways = Qu’est-ce que cela change, que { $side ->
    [gov] le Gouvernement
   *[fln] le FLN
  } combatte selon { $ways } ?
lab-asks-way = Qu’en sort-il quand { $side ->
    [gov] le Gouvernement
   *[fln] le FLN
  } combat selon { $ways } ?
lab-asks-rules = { $count ->
    [one] Qu’est-ce qui change quand un nombre du modèle est différent ?
   *[other] Qu’est-ce qui change quand un nombre du modèle après l’autre est différent ? { $count } changements sont essayés.
  }
lab-asks-where = Depuis { $position }, face à { $opponents }.
lab-exactly = La question en entier
lab-reads = Ce qui compte : { $measure }.
lab-wars = { $count ->
    [one] { $count } guerre en tout.
   *[other] { $count } guerres en tout.
  }
lab-likely = { $count ->
    [one] { $count } guerre en tout : elle prendra sans doute { $time } sur cet ordinateur.
   *[other] { $count } guerres en tout : elles prendront sans doute { $time } sur cet ordinateur.
  }
lab-copy = Copier un lien vers cette question
lab-copy-hint = Il contient la question et votre pronostic, et rien sur vous.

lab-error-twice = C’est déjà l’option { $first }. Choisissez-en une autre.
lab-error-printed = C’est la valeur imprimée. Choisissez-en une autre pour les comparer.
lab-error-over = Cette guerre est finie (tour { $turn }) : il ne reste rien à jouer. Choisissez un moment plus tôt.
lab-error-stop = La position est au tour { $turn } : choisissez ce tour ou un tour suivant.
lab-error-at = La position est au tour { $turn } : choisissez ce tour ou un tour suivant.
lab-error-late = La lecture est prévue à la fin du tour { $turn }, mais les guerres s’arrêtent après le tour { $last }. Choisissez ici un moment plus tôt, ou un dernier tour plus tard.
lab-error-prediction = Le résultat se situe entre { $least } et { $most } : écrivez un nombre de { $least } à { $most }.
lab-error-number = Écrivez un nombre entier de { $least } à { $most }.
lab-link-put = Voici la question de l’adresse, avec le pronostic. Ses guerres ne sont pas conservées : rejouées, elles se passent de même.
lab-error-link = Ce lien ne contient pas de question que cette page puisse poser. Copiez de nouveau le lien entier, ou posez la question à la main. ({ $what })

## Le pronostic

lab-predict = Avant de jouer : qu’attendez-vous en moyenne ? Tracez chaque barre, ou écrivez un nombre.
lab-guess-intro = Avant de jouer : huit nombres du modèle sont changés, un à la fois. Lequel déplacera le plus le résultat ? Ce qu’on lit : { $measure }.
lab-guess = Votre réponse
lab-guess-none = pas encore
lab-guess-right = Vous l’aviez nommé : { $name } déplace le plus le résultat.
lab-guess-wrong = Vous aviez nommé { $guess } ; { $name } déplace le plus le résultat.

## Le jeu

lab-heading-run = Jouer
lab-run = Jouer les guerres
lab-run-other = Jouer plutôt cette question
lab-run-more = Reposer la question avec d’autres dés
lab-load = Montrer tout de suite les résultats conservés
lab-load-hint = Ces mêmes guerres ont déjà été jouées, avec les mêmes dés et selon les mêmes règles.
lab-loaded = { $runs ->
    [one] Les résultats conservés sont montrés : une guerre pour chaque couple.
   *[other] Les résultats conservés sont montrés : { $runs } guerres pour chaque couple.
  }
lab-cancel = Arrêter
lab-cancel-hint = Ce qui a été joué est conservé.
lab-not-ready = Il faut d’abord corriger quelque chose dans la question ; c’est dit à côté du champ.
lab-other-stopped = Les guerres de la question précédente ont été arrêtées ; celles-ci sont jouées à leur place.
lab-progress = { $done ->
    [one] { $done } guerre
   *[other] { $done } guerres
 } sur { $wars }, { $left }
lab-left = encore { $time }
lab-left-unknown = à peine commencé
lab-took = { $time } en tout
lab-seconds = { $count ->
    [one] environ une seconde
   *[other] environ { $count } secondes
  }
lab-minutes = { $count ->
    [one] environ une minute
   *[other] environ { $count } minutes
  }
lab-said-begun = { $wars } guerres en cours.
lab-said-part = { $percent } % des guerres sont jouées.
lab-said-done = Les { $wars } guerres sont jouées. Les résultats sont plus bas.
lab-said-stopped = Arrêté après { $done ->
    [one] { $done } guerre
   *[other] { $done } guerres
 } sur { $wars }. Ce qui a été joué est conservé et se trouve plus bas.
lab-said-none = Arrêté avant qu’une guerre ait été jouée jusqu’au bout.
lab-failed = Échec. ({ $what })

## Ce qui changerait cela

lab-change-intro = Reposez la question en changeant une seule chose : un autre adversaire ou une autre position ci-dessus, ou ici un nombre du modèle. Les mêmes options sont jouées à chacune de ses valeurs.
lab-change-wait = Une fois que deux à quatre options ont été jouées jusqu’au bout, les mêmes options peuvent être jouées ici à chaque valeur d’un nombre du modèle.
lab-fewer = Guerres à chaque valeur
lab-vary = Jouer à chaque valeur
lab-read-value = Lire à : { $name }
lab-read-head = { $change }. { $measure } :
lab-read-way = { $way }, contre { $against } : { $mean } ({ $low } à { $high })

## Ce qu’on emporte

lab-heading-files = Emporter
lab-pictures = Chaque graphique ci-dessus peut être enregistré comme image (PNG, SVG) ou comme tableau (CSV) par « Emporter », placé dessous.
lab-group-tables = Les tableaux et la question
lab-save-summary = Résumé (CSV)
lab-save-summary-hint = Moyennes, intervalles et différences de toutes les mesures.
lab-save-wars = Chaque guerre et chaque tour (CSV)
lab-save-wars-hint = Une ligne par fin de tour, pour un tableur ou un carnet.
lab-save-question = Question et numéros de tirage (JSON)
lab-save-question-hint = Tout ce qu’il faut pour rejouer les mêmes guerres.
lab-group-watch = Regarder une de ces guerres
lab-watch-way = Façon de combattre
lab-watch-against = Adversaire
lab-watch-pick = Quelle guerre
lab-watch-seed = Numéro de la guerre
lab-pick-middle = celle dont la valeur est au milieu
lab-pick-highest = celle qui a la valeur la plus haute
lab-pick-lowest = celle qui a la valeur la plus basse
lab-pick-number = une par son numéro
lab-watch-keep = La garder pour la salle d’opérations
lab-watch-keep-hint = Dans la salle d’opérations, sous « { files-kept } » : regardez chaque coup, et reprenez-la vous-même à partir de n’importe quel moment.
lab-watch-save = L’enregistrer dans un fichier
lab-watch-label = Guerre { $seed } : { $way } contre { $against }

## De la page. Les mots entre signes % y sont remplis : %file% est un fichier, %letters% un nombre de lettres.

lab-ui-kept = Parties conservées dans ce navigateur
lab-ui-kept-item = %label%, %date%
lab-ui-choose-file = Fichier d’une guerre enregistrée
lab-ui-no-prediction = rien encore
lab-ui-predict-clear = Retirer
lab-ui-predict-clear-way = Retirer le pronostic pour %way%
lab-ui-predict-way = Pronostic pour %way%
lab-ui-predict-number = Nombre pour %way%
lab-ui-mark = %value%, %mark%
lab-ui-progress = Guerres jouées
lab-ui-copied = Le lien est copié.
lab-ui-copied-long = Le lien est copié. Il a %letters% lettres : certains programmes coupent les liens de plus de 2 000. Enregistrez la question dans un fichier pour ne pas risquer de la perdre.
lab-ui-copy-by-hand = Cette page ne peut pas copier d’elle-même. Le lien est sélectionné : copiez-le avec les touches de votre ordinateur.
lab-ui-link = Lien vers cette question
lab-ui-saved = Enregistré sous %file% : voyez les téléchargements de votre navigateur.
lab-ui-kept-done = La guerre est conservée. Ouvrez la salle d’opérations : elle y est sur le plateau.
lab-ui-kept-full = Ce navigateur conserve déjà cinq parties. Oubliez-en une d’abord dans la salle d’opérations, ou enregistrez celle-ci dans un fichier.
lab-ui-kept-failed = Ce navigateur ne garde rien (fenêtre privée, ou plus de place). Enregistrez la guerre dans un fichier.
lab-ui-to-results = Aux résultats
lab-ui-room = Ouvrir la salle d’opérations
lab-ui-too-large = %file% dépasse 5 Mo. Une guerre enregistrée n’est jamais si grande : choisissez un autre fichier.
lab-ui-unreadable = %file% n’a pas pu être lu. Choisissez-le de nouveau, ou un autre.
lab-ui-no-answer = La page ne reçoit pas de réponse. Rechargez-la ; la question se trouve dans l’adresse.

## Une série qui attend son tour

# Many readers share the workers of one computer: how a run stands that waits for its turn.
# $done of $wars are played; $before: turns of others that come first.
waiting-progress = { $done } sur { $wars } · en attente, { $before } avant vous
waiting-said = D’autres calculent aussi : votre série attend son tour.
