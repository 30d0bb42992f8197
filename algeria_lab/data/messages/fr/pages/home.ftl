# La page d’accueil : home-ui-… sont les mots fixes de son widget.

home-title = Une guerre, un modèle, et ce que le modèle ne dit pas
home-what = L’Algérie, de 1954 à 1962 : une guerre d’indépendance en trois jeux de société, où vous décidez, où les dés tombent et où chaque résultat est expliqué.
home-why = Demandez ensuite ce qu’un tel modèle ne dit pas : dans chaque leçon, historiens et témoins répondent.

# La carte vivante.
home-war-title = Une guerre entre deux joueurs automatiques
home-war-turn =
    { $last ->
        [yes] Tour { $turn }, la fin.
       *[no]
            { $turn ->
                [0] Tour 1 : le Gouvernement est parti de { $began } et a payé pour son armée.
               *[other] Fin du tour { $turn }.
            }
    }
home-war-taken =
    { $side ->
        [fln] Le FLN prend le contrôle de { $areas }
       *[gov] Le Gouvernement prend le contrôle de { $areas }
    }{ $more ->
        [0] .
        [one] {" "}et d’une autre zone.
       *[other] {" "}et de { $more } autres zones.
    }
home-war-levels = Soutien politique : FLN { $fln }, Gouvernement { $gov }.
home-war-end =
    { $side ->
        [fln] La partie finit au tour { $turn } : le soutien au FLN est à 0.
        [gov] La partie finit au tour { $turn } : le soutien au Gouvernement est à 0.
       *[none] La partie finit au tour { $turn }.
    } Une autre guerre, partie du même point, se déroule autrement.
home-war-open = Après { $turn } tours, personne n’a gagné, et cette guerre s’arrête ici. Une autre guerre, partie du même point, se déroule autrement.

# Un jet de dé.
home-throw-question = Propagande à { $place } : que va donner le dé ?
home-throw-why =
    { $patrols ->
        [0] Aucune police n’y patrouille : le dé compte tel qu’il tombe.
        [one] Une unité de police y patrouille. Elle retire 1 au dé.
       *[other] { $patrols } unités de police y patrouillent. Elles retirent { $patrols } au dé.
    }
home-throw-verdict =
    { $right ->
        [yes] Vous l’aviez prévu. Chance de ce résultat : { $chance }.
       *[no] Vous attendiez un autre résultat. Chance de celui-ci : { $chance }.
    }
home-throw-score =
    { $asked ->
        [one] Un seul pronostic ne prouve rien : un résultat probable peut ne pas venir, un résultat rare peut venir.
       *[other] Pronostics justes : { $right } sur { $asked }.
    }
home-step-die = Le dé donne { $face }.
home-step-patrol =
    { $patrols ->
        [0] Rien ne le modifie : aucune unité de police n’y patrouille [A:9.21].
        [one] Une unité de police en patrouille retire 1 : { $face } − 1 = { $total } [A:9.21].
       *[other] { $patrols } unités de police en patrouille retirent { $patrols } : { $face } − { $patrols } = { $total } [A:9.21].
    }
home-step-table = { $read } [A:C.1]
home-step-points =
    { $points ->
        [0] Cela n’apporte au FLN aucun point de soutien politique [A:9.11].
        [one] Cela apporte un point de soutien politique [A:9.11]. Le FLN peut l’ajouter au sien, ou le retirer au Gouvernement.
       *[other] Cela apporte { $points } points de soutien politique [A:9.11]. Le FLN peut les ajouter au sien, ou les retirer au Gouvernement.
    }
home-step-lost = À 1 ou moins, le Cadre, c’est-à-dire les quelques personnes qui ont parlé là, est perdu, et le Gouvernement gagne un point.
home-step-price =
    { $left ->
        [one] Cet essai a coûté au FLN un de ses points d’action ; il en reste un [A:9.11].
       *[other] Cet essai a coûté au FLN un de ses points d’action ; il en reste { $left } [A:9.11].
    }

# Deux cents guerres.
home-many-won =
    { $side ->
        [fln] Le FLN gagne
        [gov] Le Gouvernement gagne
       *[none] Indécises
    }
home-many-says = Dans ce modèle, entre ces deux joueurs automatiques, le FLN gagne { $share } des { $wars } guerres à partir d’ici (intervalle à 95 % : de { $low } à { $high }). Un jet a déplacé un point ou deux. Ces { $wars } guerres ne disent pas si cela a compté : dans les leçons, on joue deux fois la même guerre, avec un seul choix changé.

# Où aller.
home-door-play = Jouer une guerre
home-door-play-text = Trois jeux : « Algeria » sur la carte, « Colonial Twilight » sur la carte avec des cartes à jouer, « INSURGENT: Algeria » avec des cartes seules.
home-door-ask = Poser une question
home-door-ask-text = Posez-la à des centaines de guerres, ou cherchez ce qui s’est passé et quand.
home-door-guided = Avancer pas à pas
home-door-guided-text = De courtes parties guidées, de dix à vingt minutes, ou une que vous écrivez pour d’autres.
home-door-teach = Enseigner
home-door-teach-text = Un plan pour une heure, les leçons par programme, des versions papier, un lien pour la classe.
home-link-teachers = Pages pour les enseignants
home-link-hour = Comment mener une heure
home-link-war-room = La salle d’opérations (Algeria)
home-link-twilight = La guerre par cartes (Colonial Twilight)
home-link-duel = Le duel de cartes (INSURGENT)
home-link-laboratory = Le laboratoire
home-link-scenario = Scénarios
home-link-studio = L’atelier
home-link-timeline = La chronologie de la guerre
home-timeline-about = Ce qui s’est passé et quand, par thème, avec quelle certitude, et quelle leçon ou quel jeu en parle.
home-timeline-open = Ouvrir la chronologie
home-timeline-shut = Fermer la chronologie

# Dans une salle : qui attend à une table.
home-game = { $game ->
    [algeria] Algeria
    [twilight] Colonial Twilight
   *[insurgent] INSURGENT
}
home-table-waits = Une table attend : « { $title } », il manque { table-the }
home-table-own = Revenir à votre table { $table } : « { $title } »

# À la fin de la page.
home-absent = Qui n’est pas sur ce plateau ?
home-absent-text = Presque tout le monde. Le plateau connaît des unités, des zones et deux nombres pour le soutien. On n’y trouve ni villageois interrogé par les deux camps, ni femme, ni enfant, ni travailleur algérien en France, ni famille d’appelé, ni prisonnier. Chaque leçon demande ce qui en découle, et donne la parole à quelques-uns.
home-care = Des gens sont morts dans cette guerre, et dans bien des classes des familles s’en souviennent. Sur les plateaux, aucun pion ne porte le nom d’un mort ; des cartes à jouer nomment des personnes connues, et disent parfois comment elles sont mortes. Ces pages ne montrent aucune image de morts. Un avertissement sur le contenu précède chaque leçon.
home-privacy = Vie privée
home-privacy-text = Pas de compte, pas de mesure d’audience, rien d’envoyé à d’autres ordinateurs. Ce que vous jouez reste dans ce navigateur jusqu’à ce que vous l’effaciez.
home-privacy-more = Tout sur une page
home-credits = Qui a fait ceci
home-credits-text = Les jeux : « Algeria » et « Colonial Twilight » de Brian Train, « INSURGENT: Algeria » de Matthew Denton. Le programme reconstruit leurs règles et les cite par numéro ; ses erreurs sont les siennes. Logiciel sous licence MIT, leçons sous CC BY 4.0.
home-credits-more = Sources, licences, comment citer

# Les mots fixes du widget.
home-ui-loading = La page se prépare…
home-ui-draw-failed = Cette partie de la page n’a pas pu être dessinée.
home-ui-map = Carte de l’Algérie selon le découpage du jeu
home-ui-play = Laisser la guerre se dérouler
home-ui-pause = Pause
home-ui-again = Depuis le début
home-ui-another = Une autre guerre
home-ui-back = Un tour en arrière
home-ui-forward = Un tour en avant
home-ui-fln = FLN
home-ui-gov = Gouvernement
home-ui-controls = contrôle
home-ui-key = ● orange : contrôle du FLN · ■ bleu : contrôle du Gouvernement · sans couleur : disputé. Points : unités.
home-ui-lines = Soutien politique des deux camps, de 0 à 99
home-ui-table = La même guerre en tableau
home-ui-turn = Tour
home-ui-support = Soutien
home-ui-areas = Zones contrôlées
home-ui-start = Début
home-ui-sent = Un professeur vous envoie ? Voici les leçons
home-ui-who = Le FLN, Front de libération nationale, combat pour l’indépendance. Le Gouvernement français combat pour que l’Algérie reste française.
home-ui-throw = Lancez vous-même un dé
home-ui-throw-lead = Novembre 1954, tour 1 : vous décidez pour le FLN. Dans une ville, quelques personnes parlent pour l’indépendance : les règles appellent cela Propagande.
home-ui-where = Où ?
home-ui-predict = Qu’attendez-vous ? Choisissez un résultat, et le dé tombe.
home-ui-expect = J’attends : %text% (%chance%)
home-ui-dice = Le dé
home-ui-number = Numéro de tirage : %number%. Le même numéro donne le même jet.
home-ui-how = Comment ce résultat est venu
home-ui-your = votre pronostic
home-ui-came = résultat
home-ui-roll-again = Relancer le dé
home-ui-many = Deux cents guerres à partir d’ici
home-ui-many-title = Deux cents guerres à partir d’ici
home-ui-many-going = %done% guerres sur %of% sont jouées.
home-ui-stop = Arrêter
home-ui-many-each = Chaque marque est une guerre.
home-ui-next = Ensuite : %title%
home-ui-path = Le parcours
home-ui-path-lead = Suivez l’ordre ou prenez ce qu’il vous faut. Rien n’est verrouillé. Votre place n’est conservée que dans ce navigateur.
home-ui-ways = Combien de temps avez-vous ?
home-ui-way-come = Fait : %done% sur %take%.
home-ui-way-done = Fait : %done% sur %take%. Prenez un parcours plus long, ou ce que vous voulez.
home-ui-open = Ouvrir
home-ui-continue = Continuer
home-ui-begin = Commencer
home-ui-review = Revoir
home-ui-state-new = pas commencée
home-ui-state-begun = en cours : étape %step% sur %steps%
home-ui-state-opened = en cours
home-ui-state-done = terminée
home-ui-state-passed-one = terminée, 1 question sans réponse
home-ui-state-passed = terminée, %passed% questions sans réponse
home-ui-notes = Avant de commencer : avertissements des leçons
home-ui-return = Reprendre où vous en étiez
home-ui-return-next = Votre prochaine leçon
home-ui-return-step = Reprendre à l’étape %step%
home-ui-return-go = Reprendre
home-ui-clear = Effacer ce que ce navigateur garde des leçons
home-ui-clear-ask = Toutes les leçons commencées ici seront oubliées, avec vos réponses. Enregistrez d’abord dans un fichier ce qu’il vous faut.
home-ui-clear-yes = Effacer maintenant
home-ui-clear-no = Garder
home-ui-cleared = Ce navigateur ne garde plus rien des leçons.
home-ui-no-store = Ce navigateur ne garde rien d’une visite à l’autre (fenêtre privée ou réglage).
home-ui-doors = Quatre entrées
home-ui-home = Accueil

# Des leçons dans une liste.
path-number =
    { $number ->
        [0] Séance d’ouverture
        [12] Synthèse
       *[other] Leçon { $number }
    }
path-way = { $title } : { $minutes }
path-minutes = { $minutes } minutes
path-or = {" "}ou{" "}
path-age = dès { $age } ans
