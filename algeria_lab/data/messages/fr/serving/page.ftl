# Le cadre de chaque page servie par Voila. Sans arguments : le navigateur les montre telles quelles.
page-title = algeria_lab
page-subtitle = Jeux de plateau sur la guerre d’Algérie, 1954-1962
page-skip = Aller au contenu
page-skip-question = Aller à la question posée
page-loading = La page se prépare…
page-slow = La première fois, cela prend quelques secondes.
page-language-name = Français
page-language-begun = commencée
page-language = Langue

page-error-heading = Cette page n’a pas pu être préparée jusqu’au bout
page-error-text = Une erreur s’est produite dans le programme, pas de votre côté. Ce qui s’affiche au-dessus de cette ligne reste valable.
page-error-advice = Rechargez la page. Si l’erreur se répète, lancez la page depuis la ligne de commande et lisez-y le message.

page-lost-heading = La connexion avec le programme est perdue
page-lost-text = Vos clics n’arrivent plus. Une guerre en cours n’est pas perdue : elle est conservée dans ce navigateur jusqu’à votre dernier choix, et peut encore être enregistrée dans un fichier. Rechargez la page pour continuer.
page-reload = Recharger la page

page-missing-heading = Cette page n’existe pas
page-missing-text = L’adresse contient peut-être une faute de frappe, ou la page a changé de nom.
page-failed-heading = La page ne peut pas être affichée
page-failed-text = Une erreur s’est produite dans le programme. Ses propres messages disent laquelle.
page-disk-heading = Le disque de l’ordinateur du programme est plein
page-disk-text = Aucune page ne peut y commencer. Les pages ouvertes continuent, et chaque partie est conservée dans son navigateur. Libérez de la place sur ce disque, puis rechargez cette page.
page-list-heading = Pages
page-list-pages = Jouer et expérimenter
page-list-lessons = Leçons
page-list-empty = Il n’y a aucune page dans ce dossier.
page-home = Accueil
page-all = Toutes les pages
page-lesson-text = Toute la leçon en texte
page-no-script = Cette page a besoin de JavaScript. Veuillez l’autoriser pour cette adresse.

