# Les pages pour les enseignants. Dans un tableau, des barres séparent les cases ; teach-ui-… sont les mots fixes du widget.
teach-title = Pour les enseignants
teach-introduction = Comment mener une heure, quelle leçon choisir, que distribuer, que ramasser, et ce qui reste de vos élèves sur un ordinateur.

# Une heure.
teach-hour = Comment mener une heure
teach-hour-text = Chaque leçon a un parcours de 50 minutes, qui laisse de côté les étapes marquées 90, et un parcours complet de 90 minutes. Chacun choisit sous le bouton qui la commence ; le lien, plus bas, peut ouvrir l’une ou l’autre forme. La page dit les étapes laissées de côté et le temps qui reste, et « { $debrief } » fonctionne depuis chaque étape : gardez le bilan, quoi que vous supprimiez.
teach-plan-head = 50 minutes | 90 minutes | Ce que fait la classe | Ce que vous faites
teach-plan-1 = 7 | 12 | Lire les documents et l’avertissement ; répartir les rôles ; écrire un pronostic | Dire de quel point de vue part le modèle ; indiquer comment se retirer
teach-plan-2 = 18 | 30 | Jouer le tour guidé, deux à cinq élèves par écran | Demander « qu’attendiez-vous ? » avant chaque jet
teach-plan-3 = 12 | 23 | Faire l’expérience, puis l’étape des sources | Comparer deux écrans ; demander ce que ces guerres ne montrent pas
teach-plan-4 = 8 | 15 | Faire le bilan : ce qui s’est passé dans le jeu, ce que disent les sources, ce que ni l’un ni les autres ne disent, ce qu’on a ressenti | Mener l’échange ; le chroniqueur parle en premier
teach-plan-5 = 5 | 10 | Répondre aux dernières questions, enregistrer un reçu ou imprimer le rapport | Recueillir, et annoncer la suite

# Quelle leçon.
teach-lessons = Quelle leçon choisir
teach-lessons-text = Si vous n’avez qu’une heure, prenez la leçon sur le regroupement : elle se suffit à elle-même. Avec des élèves plus jeunes, prenez la séance d’ouverture.

# Que distribuer.
teach-share = Un lien pour la classe
teach-share-text = Choisissez une page. Le code est dessiné sur cet ordinateur ; personne d’autre n’en est informé.

# Les rôles.
teach-roles = Les rôles, et celui qui ne prend pas parti
teach-roles-text = Deux à cinq élèves partagent un écran. Personne ne reçoit le camp de sa propre famille, et personne ne parle au nom d’un groupe. Des cartes à découper se trouvent dans chaque leçon, sous « { $class } ».
teach-role = Rôle
teach-roles-out = Le chroniqueur est un rôle à part entière. Qui ne souhaite pas jouer un camp le prend, sans avoir à dire pourquoi.

# Précautions.
teach-care = Avant de commencer
teach-care-1 = Dans la classe, des élèves peuvent descendre d’immigrés, d’Européens d’Algérie, de harkis, d’appelés, de Juifs d’Algérie, de militants du FLN ou du MNA. Convenez d’une règle contre les insultes, et proposez un moyen de vous parler en privé.
teach-care-2 = Lisez d’abord vous-même les avertissements d’une leçon. Ils précèdent la leçon et l’étape ; on peut passer l’une et l’autre, la leçon garde son sens.
teach-care-3 = Pas de reconstitution de violences, et aucune question qui demande de compter les morts. Les chiffres contestés sont des fourchettes avec des noms : demandez qui dit quoi, et qui est compté.
teach-care-4 = La plupart des livres sur la contre-insurrection ont été écrits par des officiers français ou américains. Chaque leçon place à côté une source algérienne et une source civile.
teach-care-5 = Gagner n’est pas le but de l’heure. La partie finit ; puis le travail commence.

# Trois moments difficiles.
teach-hard = Trois moments difficiles, et ce qu’on peut dire
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
teach-paper-5 = Le corrigé demande un terminal, dans le dossier de ce programme : algeria-lab pack --paper --key lessons/05-resettlement/lesson.yaml
teach-paper-6 = De même, une leçon en un seul fichier pour une clé USB : algeria-lab pack lessons/05-resettlement/lesson.yaml

# Reçus.
teach-receipts = Les reçus : ce qu’ils prouvent
teach-receipts-1 = À la fin d’une leçon, sous « { $take } », « { $report } » enregistre un fichier : la carte, les réponses, les questions à discuter. Les élèves l’impriment et vous le rendent. Rien d’autre n’est nécessaire.
teach-receipts-2 = Un élève peut y enregistrer aussi un reçu : un petit fichier avec la leçon, les choix, les réponses, les essais et des durées approximatives ; un nom seulement s’il en écrit un.
teach-receipts-3 = Pour vérifier des reçus, mettez les fichiers dans un dossier. Dans un terminal, dans le dossier de ce programme, lancez : algeria-lab receipts DOSSIER. Il connaît les leçons, rejoue chaque reçu, dit lesquels tiennent, et écrit un seul tableau. Mettez aussi dans le dossier un scénario à vous.
teach-receipts-4 = Un reçu montre que quelqu’un a joué cette leçon ainsi. Il ne montre ni qui, ni si un voisin a aidé. Servez-vous-en pour ouvrir un échange, non comme d’un examen.

# Vie privée.
teach-privacy = La vie privée en une page
teach-privacy-text = Pas de compte. Aucun nom n’est demandé. Pas de mesure d’audience, pas de publicité, aucune demande à un autre ordinateur que celui qui sert ces pages. Un test du programme vérifie que c’est vrai.
teach-kept-head = Ce qui est conservé | Où | Jusqu’à
teach-kept-1 = Guerres, duels et scénarios joués, les cinq derniers de chaque | ce navigateur, sur cet ordinateur | on appuie sur « Oublier » ou on efface ci-dessous
teach-kept-2 = Leçons : choix, réponses, essais, minutes | ce navigateur, sur cet ordinateur | on les efface à l’accueil ou ci-dessous
teach-kept-3 = Brouillons de scénarios et de paquets, usage des raccourcis clavier, choix de 50 ou de 90 minutes | ce navigateur, sur cet ordinateur | on efface ci-dessous
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
teach-ui-page = Page
teach-ui-home = Accueil
teach-ui-reader-chooses = au choix de l’élève
teach-ui-link = Lien
teach-ui-copy = Copier
teach-ui-copied = Copié.
teach-ui-by-hand = Copiez à la main le lien sélectionné.
teach-ui-code = QR code du lien
teach-ui-here = Cette adresse ne fonctionne que sur cet ordinateur : le programme y tourne. Pour une classe, lancez-le sur chaque ordinateur, ou sur un seul que les autres peuvent atteindre.
teach-ui-clear = Effacer tout ce que ce navigateur garde de ces pages
teach-ui-clear-ask = Toutes les guerres, leçons, réponses et brouillons de ce navigateur seront oubliées. On ne peut pas revenir en arrière.
teach-ui-clear-yes = Effacer maintenant
teach-ui-clear-no = Garder
teach-ui-cleared = Ce navigateur ne garde plus rien de ces pages.
teach-ui-print = Imprimer cette page
