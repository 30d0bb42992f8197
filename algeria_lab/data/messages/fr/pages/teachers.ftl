# Les pages pour les enseignants. Dans un tableau, des barres séparent les cases ; teach-ui-… sont les mots fixes du widget.
teach-title = Pour les enseignants
teach-introduction = Comment mener une heure, quelle leçon choisir, que distribuer, que ramasser, et ce qui reste de vos élèves sur un ordinateur.

# Une heure.
teach-hour = Comment mener une heure
teach-hour-text = Chaque leçon a un parcours de 50 minutes, qui laisse de côté les étapes marquées 90, et un parcours complet de 90 minutes. Chacun choisit sous le bouton qui la commence ; une salle, plus bas, peut s’ouvrir sur l’une ou l’autre forme pour toute la classe. La page dit les étapes laissées de côté et le temps qui reste, et « { $debrief } » fonctionne depuis chaque étape : gardez le bilan, quoi que vous supprimiez.
teach-plan-head = 50 minutes | 90 minutes | Ce que fait la classe | Ce que vous faites
teach-plan-1 = 7 | 12 | Lire les documents et l’avertissement ; répartir les rôles ; écrire un pronostic | Dire de quel point de vue part le modèle ; indiquer comment se retirer
teach-plan-2 = 18 | 30 | Jouer le tour guidé, deux à cinq élèves par écran | Demander « qu’attendiez-vous ? » avant chaque jet
teach-plan-3 = 12 | 23 | Faire l’expérience, puis l’étape des sources | Comparer deux écrans ; demander ce que ces guerres ne montrent pas
teach-plan-4 = 8 | 15 | Faire le bilan : ce qui s’est passé dans le jeu, ce que disent les sources, ce que ni l’un ni les autres ne disent, ce qu’on a ressenti | Mener l’échange ; le chroniqueur parle en premier
teach-plan-5 = 5 | 10 | Répondre aux dernières questions, enregistrer un reçu ou imprimer le rapport | Recueillir, et annoncer la suite
teach-around-1 = Avant : imprimez « { $paper } » ou faites la page pour clé USB, sous « { $brief } » d’une leçon : elle s’ouvre dans tout navigateur sans ce programme, et la classe peut lire chez elle les premiers documents. Le tableau des avertissements, plus bas, est pour les parents.
teach-around-2 = Machines : une seule suffit, devant tous, en grands caractères et avec des votes. Mieux vaut un écran pour deux à cinq. Un portable peut servir toute la classe : voir « Une salle pour la classe ».
teach-around-3 = Devoirs : les questions du bilan sont dans le rapport que les élèves enregistrent ou impriment ; dans les leçons qui ont un sujet d’examen, sa rédaction peut se faire à la maison.
teach-around-4 = Une erreur ? Ce programme ne connaît aucune adresse où l’envoyer. Dites-la à qui vous l’a donné : la leçon, l’étape, la phrase, et la version { $version }. Comment se fait une correction : CONTRIBUTING.md, dans son dossier.

# Quelle leçon.
teach-lessons = Quelle leçon choisir
teach-lessons-text = Si vous n’avez qu’une heure, prenez la leçon sur le regroupement : elle se suffit à elle-même. Avec des élèves plus jeunes, prenez la séance d’ouverture.
teach-brief-question = Question de l’heure
teach-brief-time = les étapes en prennent { $steps } ; il en reste { $beside } pour arriver, et pour échanger à la fin
teach-brief-unread = personne pour l’instant : vérifiez ce que vous transmettez
teach-papers-room = Cette page est servie à une classe : elle ne fait ni fiches ni corrigés. Ouvrez-la sur votre propre ordinateur, hors de la salle.
teach-papers-learners = Il n’y a ici que l’édition des élèves de cette leçon, sans ce qui est pour l’enseignant. Le fichier de l’auteur est lesson.yaml, dans le dossier de la leçon ; avec lui, cette page fait fiche, corrigé et feuilles.

# Que distribuer.
teach-share = Une salle pour la classe
teach-share-text = Rien ne s’installe sur les appareils des élèves : un navigateur suffit. Choisissez par quelle page la classe commence.

# Les rôles.
teach-roles = Les rôles, et celui qui ne prend pas parti
teach-roles-text = Deux à cinq élèves partagent un écran. Personne ne reçoit le camp de sa propre famille, et personne ne parle au nom d’un groupe. Des cartes à découper se trouvent dans chaque leçon, sous « { $class } ».
teach-role = Rôle
teach-roles-own = Dans les leçons 3 et 5, personne ne joue le FLN. Les cartes y sont : { $names } ; et le chroniqueur.
teach-roles-out = Le chroniqueur est un rôle à part entière. Qui ne souhaite pas jouer un camp le prend, sans avoir à dire pourquoi.

# Précautions.
teach-care = Avant de commencer
teach-care-1 = Dans la classe, des élèves peuvent descendre d’immigrés, d’Européens d’Algérie, de harkis, d’appelés, de Juifs d’Algérie, de militants du FLN ou du MNA. Convenez d’une règle contre les insultes, et proposez un moyen de vous parler en privé.
teach-care-2 = Lisez d’abord vous-même les avertissements d’une leçon. Ils précèdent la leçon et l’étape ; on peut passer l’une et l’autre, la leçon garde son sens.
teach-care-3 = Pas de reconstitution de violences, et aucune question qui demande de compter les morts. Les chiffres contestés sont des fourchettes avec des noms : demandez qui dit quoi, et qui est compté.
teach-care-4 = La plupart des livres sur la contre-insurrection ont été écrits par des officiers français ou américains. Chaque leçon place à côté une source algérienne et une source civile.
teach-care-5 = Gagner n’est pas le but de l’heure. La partie finit ; puis le travail commence.

# Quatre moments difficiles.
teach-hard = Quatre moments difficiles, et ce qu’on peut dire
teach-hard-4 = « Les harkis, c’étaient des traîtres ? » — « Le mot circule déjà en 1956 : Feraoun l’écrit. Des hommes ont servi pour une solde, par peur, sous la contrainte, après un mort dans la famille, par conviction : un seul motif ne les dit pas tous. Après le cessez-le-feu, beaucoup furent tués, et beaucoup avaient été laissés sur place. Combien ? Les comptes ne s’accordent pas ; nous disons qui compte. »
teach-hard-text = Ils viennent sans prévenir. Personne ne répond pour un groupe ; qui veut continuer vous parle après l’heure.
teach-hard-1 = « Donc, la torture, ça marche ? » — « Ce mot mêle ce qu’elle fait et ce qu’on en a raconté. Elle était interdite par l’État qui la pratiquait. Des historiens montrent qu’elle visait une population autant que des renseignements. Nous demandons ici qui savait, et qui a dit non. »
teach-hard-2 = « Et les harkis ? Et les pieds-noirs ? » — « Oui, et avec la même précision : qui compte qui, quand, et d’où parle celui qui le dit. Aucun mort n’en efface un autre ; ce n’est pas un match. »
teach-hard-3 = Une insulte, une histoire de famille jetée dans la salle : arrêtez, et nommez la règle convenue. « Ce que tu as entendu chez toi est une mémoire ; ici nous confrontons des traces, sans juger ta famille ni te demander de raconter. »

# Noter ce qui est écrit.
teach-rubric = Ce que vaut une réponse écrite
teach-rubric-text = Quatre niveaux par ligne ; pour l’HGGSP, sur 10 : multiplier par 2,5. Une phrase sur le modèle sans « dans ce modèle » reste au niveau 2.
teach-levels-head = Critère | 1 : cite | 2 : présente | 3 : confronte | 4 : critique
teach-levels-1 = Sources | cite un document | auteur, date, destinataire | et pourquoi il fut fait | et ce qu’il ne peut pas prouver
teach-levels-2 = Réponse | répète la question | répond par une citation | confronte deux documents | et dit où le modèle et les documents se séparent

# Papier et projecteur.
teach-paper = Papier et projecteur
teach-paper-1 = Dans une leçon, sous les boutons du guide, ouvrez « { $class } ». « { $roles } » et « { $paper } » enregistrent chacun un fichier : ouvrez-le, puis imprimez-le.
teach-paper-2 = Cochez-y aussi « { $large } » pour un écran devant tous. Un élève est au clavier ; la classe vote, et les compteurs gardent ses voix.
teach-paper-3 = Au-dessus d’un plateau, « { $projector } » agrandit la carte et ne laisse que l’essentiel.
teach-paper-4 = Toute page s’imprime depuis le navigateur : les boutons restent à l’écran, le texte passe sur le papier.
teach-paper-5 = Votre fiche, toute la leçon à parcourir, son corrigé, et une page pour clé USB : à chaque leçon, plus haut, sous « { $brief } ».

# Reçus.
teach-receipts = Les reçus : ce qu’ils prouvent
teach-receipts-1 = À la fin d’une leçon, sous « { $take } », « { $report } » enregistre un fichier : la carte, les réponses, les questions à discuter. Les élèves l’impriment et vous le rendent. Rien d’autre n’est nécessaire.
teach-receipts-2 = Le reçu est le travail rendu par l’élève : un petit fichier avec la leçon, les choix, les réponses, les essais et des durées approximatives ; un nom seulement s’il en écrit un.
teach-receipts-3 = Pour ramasser : dites aux élèves où déposer ce fichier (ENT, clé USB, courriel). Il est dans leurs téléchargements et s’appelle, par exemple, lecon3-Amina-recu.json. Mettez-les tous dans un dossier, puis déposez-les ici ensemble.
teach-receipts-4 = Un reçu montre que quelqu’un a joué cette leçon ainsi. Il ne montre ni qui, ni si un voisin a aidé. Servez-vous-en pour ouvrir un échange, non comme d’un examen.
teach-receipts-5 = Un reçu fait avec une autre édition d’une leçon n’est pas vérifié : le tableau le dit, et montre ce qu’il contient. Pour un scénario à vous, déposez son fichier (.yaml) avec les reçus, avant ou après eux ; celui des élèves (.learner.yaml) va aussi. La ligne ci-dessous fait de même d’un dossier entier, et écrit les tableaux à côté.
teach-receipts-own-name = Un dossier entier, dans un terminal
teach-receipts-own-line = { $command } receipts DOSSIER
teach-receipts-room = Cette page est servie à une classe : elle ne lit pas de reçus et ne donne pas de corrigés. Ouvrez-la sur votre propre ordinateur, dans un terminal : algeria-lab app teachers. Déposez-y les fichiers ; ou mettez-les dans un dossier et lancez : algeria-lab receipts DOSSIER.

# Les parents, et les accès.
teach-parents = Les avertissements, pour les parents
teach-parents-text = Pour chaque leçon et chaque étape : de quoi il est question, à partir de quel âge, et ce qui manque à un élève qui la passe. Ces indications viennent de la version actuelle des leçons.
teach-ways = Des accès pour tous
teach-ways-1 = Sans souris : chaque page se pilote au clavier ; « { $keys } », au-dessus d’un plateau, en donne la liste, et les lettres peuvent être désactivées.
teach-ways-2 = Sans la carte : à côté, une liste dit l’état de chaque zone, et les mêmes ordres s’y choisissent ; les graphiques ont un tableau (« { $table } »).
teach-ways-3 = En grand : « { $large } » dans une leçon ; le zoom du navigateur agrandit toute page, jusqu’à la largeur d’un téléphone.
teach-ways-4 = À voix haute : rien n’est enregistré. Un lecteur d’écran dit chaque résultat quand il vient, et un navigateur qui lit à voix haute lit pages et documents.
teach-ways-5 = Sur papier : les questions, les cartes de rôle, et la page pour clé USB, qui se passe du jeu.
teach-ways-6 = Pour qui apprend le français : les mots soulignés de points s’expliquent, « { $glossary } », à côté d’un plateau, en donne la liste, et en haut à droite la même étape se lit en anglais ou en français. Il n’y a pas d’autre langue.

# Vie privée.
teach-privacy = La vie privée en une page
teach-privacy-text = Pas de compte. Aucun nom n’est demandé. Pas de mesure d’audience, pas de publicité, aucune demande à un autre ordinateur que celui qui sert ces pages. Un test du programme vérifie que c’est vrai.
teach-kept-head = Ce qui est conservé | Où | Jusqu’à
teach-kept-1 = Guerres, duels et scénarios joués, les cinq derniers de chaque | ce navigateur, sur cet ordinateur | on appuie sur « Oublier » ou on efface ci-dessous
teach-kept-2 = Leçons : choix, réponses, essais, minutes | ce navigateur, sur cet ordinateur | on les efface à l’accueil ou ci-dessous
teach-kept-3 = Brouillons de scénarios et de paquets, usage des raccourcis clavier, question sur les Événements pivots, choix de 50 ou de 90 minutes, issue des parties contre l’ordinateur | ce navigateur, sur cet ordinateur | on efface ci-dessous
teach-kept-4 = Quelle guerre cet onglet joue | cet onglet | sa fermeture
teach-kept-5 = Des cookies, _xsrf, username-… et page-… : des lettres tirées au hasard par lesquelles le programme sait que les demandes viennent d’un même navigateur, et quelle page est la sienne ; elles ne nomment personne | ce navigateur | 30 jours au plus
teach-kept-6 = La position sur le plateau | mémoire de l’ordinateur qui sert la page | la fermeture de la page, ou dix minutes après la perte de la connexion
teach-kept-7 = Fichiers que vous enregistrez : guerres, reçus, rapports | là où vous les enregistrez | vous les supprimez
teach-privacy-host = Qui sert ces pages pour d’autres, une école ou Binder par exemple, a ses propres règles et peut noter des adresses.

# Citer, remercier.
teach-cite = Comment citer
teach-cite-1 = algeria_lab contributors. algeria_lab, version { $version }. Logiciel, licence MIT.
teach-cite-2 = Nommez aussi le jeu, car le modèle est celui de son auteur. À côté d’un chiffre tiré de nombreuses guerres, donnez la question, le nombre de guerres et le numéro de tirage ; chaque graphique les montre.
teach-cite-3 = Leçons : CC BY 4.0. Vous pouvez les copier, les modifier et les transmettre en les nommant.
teach-credits = Jeux, sources, logiciels
teach-credits-1 = Algeria: The War of Independence 1954–1962, de Brian Train ; Microgame Co-op 2000, édition révisée One Small Step Games.
teach-credits-2 = Colonial Twilight: The French-Algerian War, 1954–62, de Brian Train, développé par Jordan Kehrer, règles du non-joueur de VPJ Arponen ; GMT Games 2017.
teach-credits-3 = INSURGENT: Algeria, de Matthew Denton ; Catastrophe Games.
teach-credits-4 = Aucun texte, aucune carte, aucune image de ces jeux n’est reproduit. Ce projet n’est lié ni aux auteurs ni aux éditeurs. Pour jouer avec le matériel, achetez les jeux.
teach-credits-5 = Histoire : chaque chiffre nomme sa source et son degré de certitude ; chaque leçon donne ses lectures.
teach-credits-6 = Contours de la carte : Natural Earth, domaine public. Logiciels : Jupyter, Voilà, ipywidgets, anywidget, Bokeh, pandas, scipy, pydantic, Fluent, CodeMirror, uqr.
teach-languages = Langues
teach-languages-text = Chaque page et chaque leçon est complète en anglais et en français. Changez en haut à droite ; une leçon garde votre place.

# Les mots fixes du widget.
teach-ui-loading = La page se prépare…
teach-ui-draw-failed = Cette partie de la page n’a pas pu être dessinée.
teach-ui-contents = Sur cette page
teach-ui-programme = Programme
teach-ui-minutes = Minutes
teach-ui-age = Âge de la classe
teach-ui-notes = Avertissements
teach-ui-any = tous
teach-ui-without = seulement les leçons sans avertissement
teach-ui-found = Leçons qui conviennent : %count%
teach-ui-none = Aucune leçon ne convient à tout cela. Retirez un critère.
teach-ui-note = Avant de commencer
teach-ui-aims = Ce que les élèves savent faire ensuite
teach-ui-open = Ouvrir la leçon
teach-ui-brief = Avant d’entrer en classe
teach-ui-brief-form = Pour combien de minutes
teach-ui-paper-sheet = Fiche (2 pages)
teach-ui-paper-through = Parcourir (10 min)
teach-ui-paper-key = Corrigé (pas au projecteur)
teach-ui-paper-paper = Questions sur papier
teach-ui-paper-documents = Documents seuls (1 à 3 pages)
teach-ui-paper-whole = Leçon entière sur papier
teach-ui-paper-roles = Cartes de rôle
teach-ui-paper-pack = Page pour clé USB
teach-ui-paper-table = Tableau de la classe
teach-ui-paper-notes = Ouvrir le tableau
teach-ui-papers-hint = Pour préparer en un quart d’heure : la fiche, puis « Parcourir ». Chacune s’ouvre dans son onglet : imprimez-la ou enregistrez-la de là.
teach-ui-papers-making = « %name% » se prépare…
teach-ui-papers-done = « %name% » est là :
teach-ui-papers-again = ouvrir
teach-ui-papers-save = enregistrer
teach-ui-room-name = Ligne pour un terminal de cet ordinateur
teach-ui-room-count = Nombre d’élèves
teach-ui-room-1 = Copiez la ligne dans un terminal (sous Windows : PowerShell) et appuyez sur Entrée. La salle est ouverte tant que le terminal l’est ; Ctrl+C la ferme. Elle a sa propre adresse, à côté de cette page.
teach-ui-room-2 = Le mur, la page pour le projecteur, s’ouvre de lui-même : quelle leçon, le code QR, l’adresse et la clé à taper, et par numéro qui est là. Il ne montre aucun nom.
teach-ui-room-3 = --network laisse entrer les autres appareils de votre réseau, avec la clé. Sans cela, seul cet ordinateur peut entrer, pour essayer.
teach-ui-room-more = Si des appareils n’arrivent pas à entrer
teach-ui-room-more-1 = Pare-feu : à la première salle, l’ordinateur demande si Python peut être joint ; acceptez pour les réseaux privés.
teach-ui-room-more-2 = Réseau d’invités : celui d’un établissement sépare souvent les appareils les uns des autres. Prenez un autre réseau, par exemple un téléphone en partage de connexion.
teach-ui-room-more-3 = Plusieurs réseaux (câble, sans fil, réseau privé virtuel) : l’ordinateur a alors plusieurs adresses. Le terminal et le mur donnent les autres ; essayez-les.
teach-ui-room-more-4 = Mémoire : le terminal dit, en ouvrant la salle, combien d’élèves cet ordinateur peut servir. S’il en annonce moins que la classe, mettez-les à deux ou trois par écran.
teach-ui-page = Page
teach-ui-home = Accueil
teach-ui-reader-chooses = au choix de l’élève
teach-ui-link = Lien
teach-ui-copy = Copier
teach-ui-copied = Copié.
teach-ui-by-hand = Copiez à la main le lien sélectionné.
teach-ui-code = QR code du lien
teach-ui-here = Cette adresse ne fonctionne que sur cet ordinateur ; personne d’autre n’y entre. Ouvrez la salle sur votre propre ordinateur.
teach-ui-clear = Effacer tout ce que ce navigateur garde de ces pages
teach-ui-clear-ask = Toutes les guerres, leçons, réponses et brouillons de ce navigateur seront oubliées. On ne peut pas revenir en arrière.
teach-ui-clear-yes = Effacer maintenant
teach-ui-clear-no = Garder
teach-ui-cleared = Ce navigateur ne garde plus rien de ces pages.
teach-ui-print = Imprimer cette page
teach-ui-print-without = Sans les reçus ni le tableau de la classe : celui-ci a son propre bouton, plus bas.
teach-ui-receipts-drop = Déposez ici les reçus de la classe : les fichiers .json, tous à la fois si vous voulez. Les leçons sont connues ; d’un scénario à vous, déposez aussi le fichier .yaml.
teach-ui-receipts-choose = Choisir des fichiers
teach-ui-receipts-kept = Rien n’est conservé : en fermant cette page, on efface tout. Le tableau contient le corrigé et ce que des élèves ont écrit ; ne l’ouvrez pas devant la classe. « Imprimer cette page », en haut, ne l’imprime pas.
teach-ui-receipts-checking = Fichier %at% sur %all% : %name%
teach-ui-receipts-most = Cette page lit %most% reçus au plus ; les autres n’ont pas été lus.
teach-ui-receipts-paper = Imprimer le tableau de la classe
teach-ui-receipts-html = Enregistrer le tableau (HTML)
teach-ui-receipts-csv = Enregistrer en CSV
teach-scenario-read = Scénario lu : « { $title } ».
teach-scenario-beside = ce scénario nomme un autre fichier, { $file } : déposez-le aussi.
teach-scenario-unused = ce n’est pas un scénario, et aucun scénario déposé ne nomme ce fichier.
teach-scenario-wrong = ce scénario ne peut pas être lu. { $line ->
    [0] {""}
   *[other] Ligne { $line } :{" "}
}{ $detail }
teach-ui-receipts-clear = Tout retirer
teach-ui-receipts-cleared = Tout est retiré.
teach-ui-receipts-table = Réponses : %title%
