# Jeux de cartes : comment s’appellent leurs icônes, leurs types et leurs fronts, ce qui peut ne pas aller, et le formulaire
# où l’on saisit les cartes du jeu imprimé qu’on possède.

## Noms

icon-ATTACK = Attaque
icon-ATTACK-about = Une carte visible de l’autre camp, ou une carte en prison, va hors jeu.
icon-BOMB = Bombe
icon-BOMB-about = Deux dés, un 3 étant relancé ; chaque 4, 5 ou 6 met hors jeu une carte visible de l’autre camp.
icon-RALLY = Rassemblement
icon-RALLY-about = Ne fait rien quand la carte est jouée ; compte comme soutien et ouvre à un agent tous les fronts.
icon-RECRUIT = Recrutement
icon-RECRUIT-about = On regarde les deux cartes suivantes de sa pioche, on en joue une, l’autre va sous la pioche.
icon-NEGOTIATE = Négociation
icon-NEGOTIATE-about = On prend en main la carte suivante de sa pioche.
icon-EXPOSE = Révélation
icon-EXPOSE-about = Une carte cachée du FLN est retournée face visible ; ses icônes servent alors.
icon-CAPTURE = Capture
icon-CAPTURE-about = Une carte visible du FLN va en prison. Seuls les Français ont cette action.
icon-HIDE = Dissimulation
icon-HIDE-about = Une carte visible du FLN est retournée face cachée. Seul le FLN a cette action.
icon-JAILBREAK = Évasion
icon-JAILBREAK-about = Une carte en prison retourne sur son front. Seul le FLN a cette action.
card-kind-agent = Agent
card-kind-event = Événement
card-kind-supporter = Soutien
card-front-military = Militaire
card-front-political = Politique
card-front-diplomatic = Diplomatique
deck-side-fln = FLN
deck-side-gov = Français
deck-provenance-reconstructed = jeu reconstitué
deck-provenance-printed-game = cartes du jeu imprimé
deck-provenance-custom = cartes personnelles

## Le formulaire : ce que dit le carnet

deck-start-empty = Un jeu vide : { $side }
deck-start-copy = Une copie de : { $label }
deck-copy-label = { $side } (jeu personnel)
deck-why = N’est pas proposé ce que seul l’autre camp possède : { $icons } ({ $rule }).
deck-count-agent = Agents : { $have } sur { $need }
deck-count-event = Événements : { $have } sur { $need }
deck-count-supporter = Soutiens : { $have } sur { $need }
deck-ready = Ce jeu est complet : on peut jouer avec lui.
deck-draft-cards = { $count ->
    [one] Pas encore jouable : une carte à finir.
   *[other] Pas encore jouable : { $count } cartes à finir.
  }
deck-draft-deck = Pas encore jouable : ce qui ne convient pas est dit plus haut.
deck-row-good = complète
deck-row-faults = { $count ->
    [one] une chose à corriger
   *[other] { $count } choses à corriger
  }
deck-row-empty = pas encore écrite
deck-opened = { $name } est ouvert.
deck-opened-draft = { $name } est ouvert. On ne peut pas encore jouer avec ce jeu : ce qui manque ou ne va pas est dit à côté des champs.
deck-left-out = { $name } est ouvert, mais ceci n’a pas pu être repris :
deck-not-opened = { $name } n’a pas pu être ouvert ; le formulaire reste tel qu’il était.
deck-saved-ready = Enregistré sous { $name } : voyez les téléchargements de votre navigateur.
deck-saved-draft = Enregistré sous { $name } : voyez les téléchargements de votre navigateur. C’est un brouillon avec lequel on ne peut pas encore jouer ; ouvrez-le ici pour continuer.
deck-used = { $label } est prêt sur cette page.
deck-not-used = Le jeu n’est pas encore complet. Ce qui manque ou ne va pas est dit à côté des champs.
deck-failed = Échec ; vos cartes sont toujours là. ({ $what })
deck-malformed = La page a envoyé quelque chose d’illisible ; rien n’a été fait. Enregistrez les cartes dans un fichier et rechargez la page.

## Le formulaire : ce que dit la page. Les mots entre signes % y sont remplis.

deck-ui-label = Saisir les cartes d’un jeu
deck-ui-title = Votre propre jeu
deck-ui-intro = Si vous possédez le jeu imprimé, recopiez-en ici les cartes, les 21 d’un camp à la fois. Chaque champ dit aussitôt ce qui ne convient pas.
deck-ui-copyright = Pour votre seul usage. Les cartes du jeu imprimé appartiennent à son auteur et à son éditeur : ne publiez pas le fichier et ne le transmettez pas.
deck-ui-begin = Commencer
deck-ui-begin-with = Commencer par
deck-ui-begin-button = Commencer
deck-ui-open = Ouvrir le fichier d’un jeu…
deck-ui-choose-file = Fichier d’un jeu
deck-ui-kept = Reprendre le brouillon conservé ici
deck-ui-kept-name = Le brouillon conservé
deck-ui-kept-hint = Ce que vous écrivez est conservé dans ce navigateur, sur cet ordinateur seulement, jusqu’à ce que vous l’enregistriez dans un fichier.
deck-ui-lose = Ce que vous avez écrit depuis le dernier enregistrement sera perdu.
deck-ui-lose-yes = Recommencer quand même
deck-ui-lose-no = Continuer à écrire
deck-ui-deck = Le jeu
deck-ui-deck-label = Nom du jeu
deck-ui-side = Camp
deck-ui-provenance = D’où viennent les cartes
deck-ui-deck-id = Nom court, pour les fichiers
deck-ui-deck-id-hint = Lettres minuscules sans accent, chiffres et traits d’union.
deck-ui-deck-note = Remarque (facultative)
deck-ui-cards = Les 21 cartes
deck-ui-card = Carte %number%
deck-ui-unnamed = sans nom
deck-ui-name = Nom
deck-ui-kind = Type
deck-ui-front = Front d’origine
deck-ui-choose = choisir…
deck-ui-none = aucun
deck-ui-icons = Icônes, de gauche à droite
deck-ui-icons-none = Aucune pour l’instant. Pressez les icônes ci-dessous dans l’ordre où elles se trouvent sur la carte.
deck-ui-icons-keys = Sur une icône : les flèches la déplacent, Suppr la retire.
deck-ui-add = Ajouter :
deck-ui-add-icon = Ajouter %icon%
deck-ui-earlier = Avancer %icon% d’une place
deck-ui-later = Reculer %icon% d’une place
deck-ui-remove = Retirer %icon%
deck-ui-icon-at = %icon%, place %place% sur %count%
deck-ui-added = %icon% : maintenant numéro %place%.
deck-ui-removed = %icon% : retirée.
deck-ui-date = Date (facultative)
deck-ui-note = Texte de la carte (facultatif)
deck-ui-id = Repère de la carte
deck-ui-id-hint = Trois capitales, un trait d’union, deux chiffres. Il n’est pas nécessaire de le changer.
deck-ui-next = Carte suivante
deck-ui-state = Où en est le jeu
deck-ui-warnings = Permis, mais bon à savoir
deck-ui-first-fault = Que manque-t-il ?
deck-ui-save = Enregistrer
deck-ui-use = Jouer avec ce jeu
deck-ui-close = Fermer ce message
deck-ui-too-large = %file% est bien trop grand pour un jeu. Choisissez un autre fichier.
deck-ui-unreadable = %file% n’a pas pu être lu. Choisissez-le de nouveau, ou un autre.
deck-ui-no-answer = Le carnet ne répond pas. Enregistrez les cartes dans un fichier, rechargez la page et ouvrez-y ce fichier.
deck-ui-saved-unchecked = Enregistré sous %file% sans contrôle, car le carnet ne répond pas. Rechargez la page et ouvrez-y ce fichier.
