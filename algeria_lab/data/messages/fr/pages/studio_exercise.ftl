# Le premier exercice, fait avec le formulaire en dix minutes : raconté dans l’atelier et dans la documentation. Ce qui y est nommé
# sur la page est entre accolades : on l’y appelle toujours comme là-bas.

studio-explains-head = Ce que la classe lit avant de commencer, et qui l’a écrit.
studio-explains-beginning = Quel jeu, à quel moment de la guerre, et qui joue.
studio-explains-set-up = Les nombres qui doivent différer de la position publiée ; les pièces se déplacent dans l’onglet Position.
studio-explains-steps = Ce que la classe lit et fait, une chose après l’autre.
studio-explains-quiz = Les questions et leurs réponses ; une étape les pose.
studio-explains-choose = Les ordres entre lesquels la classe choisit ; chaque ordre a sa propre réponse.
studio-explains-asked-steps = Avant que rien ne soit joué : les pronostics. Ensuite : les questions.
studio-explains-rest-steps = Ce dont une étape peut se passer.
studio-explains-rest-quiz = Ce dont une question peut se passer.
studio-explains-documents = Des textes que vous apportez ; une étape les montre.
studio-explains-options = Entre quelles réponses la classe choisit.
studio-explains-goals = Dit dès que quelque chose s’est produit, à n’importe quelle étape.
studio-explains-experiments = La même guerre de nombreuses fois, pour voir ce que fait le hasard.
studio-explains-debrief = Ce dont la classe parle une fois le jeu rangé.
studio-explains-debrief-none = Ce dont la classe parle une fois le jeu rangé. Sans aucune question, elle lit seulement : « { guiding-now-debrief } »
studio-ui-exercise = Dix minutes : votre premier exercice
studio-ui-exercise-close = Fermer le premier exercice
studio-ui-exercise-count = Étapes faites : %done% sur %of%
studio-ui-exercise-done = fait
studio-ui-exercise-see = Ce que vous devez voir

exercise-title = Dix minutes : votre premier exercice
exercise-says = Une décision de 1958 sur le barrage frontalier, trois tours pour en voir la suite, une loi à lire en regard : tout se fait dans le formulaire. Commencez par **{ studio-ui-new }**, **{ studio-starter-nothing }**. Ce qui est fait se coche. Les phrases en italique sont à copier, ou à remplacer par les vôtres.

exercise-name-title = Un titre
exercise-name-do =
    - Dans **{ studio-part-head }**, sous **{ studio-field-title }** : *La ligne à la frontière*.
    - Sous **{ studio-field-about }** : *Une décision de 1958, et trois tours pour en voir la suite.*
exercise-name-see = Les deux phrases sont aussi à leur ligne dans le texte. Dessous, il est dit que le scénario peut être joué ; s’il manque quelque chose, la case où l’écrire le dit.

exercise-begin-title = Le moment
exercise-begin-do =
    - Ouvrez **{ studio-part-beginning }**. Sous **{ studio-field-start }** : l’année 1958.
    - Sous **{ studio-field-start-phase }** : **{ phase-reinforcement }**.
    - Sous **{ studio-field-dice }** : *58*.
exercise-begin-see = L’onglet **{ studio-ui-tab-position }** montre le plateau de 1958. Les dés tomberont de la même façon pour toute la classe.

exercise-decide-title = Une décision, trois ordres
exercise-decide-do =
    - Ouvrez **{ studio-part-steps }**, puis l’étape. **{ studio-field-title }** : *Un ordre pour la frontière*. **{ studio-field-text }** : *Dans le jeu, on est en 1958. Des barbelés et des mines longent la frontière. Vous avez un ordre à donner.*
    - **{ studio-field-happens }** : **{ studio-choice-happens-choose }**.
    - Au premier ordre, **{ studio-ui-order-click }**. Sur le plateau : « Activer le barrage frontalier », puis **{ act-gov_reinforcement-done }**, enfin **{ studio-ui-order-use }**. **{ studio-field-choose-say }** : *La ligne fonctionne ce tour. Il faudra payer de nouveau à chaque tour.*
    - De même au deuxième, avec « Renforcer le barrage frontalier » : *La ligne est désormais plus forte, et personne ne la garde ce tour.*
    - **{ studio-add-choose }**, où l’on ne fait que terminer les renforts ; le plateau demande si c’est voulu, et ça l’est. **{ studio-field-choose-text }** : *Ne rien dépenser pour la frontière*. **{ studio-field-choose-say }** : *Ce que la ligne aurait coûté reste au Gouvernement.*
exercise-decide-see = Dès qu’aucun ordre ne manque, ce qui a été cliqué est dit en mots sous chacun. À la classe, chacun dira la réponse que vous lui avez écrite.

exercise-watch-title = Trois tours à regarder
exercise-watch-do =
    - **{ studio-add-steps }**. **{ studio-field-title }** : *Trois tours passent*. **{ studio-field-text }** : *Regardez le soutien au Gouvernement. Qu’est-ce qui vient de votre ordre ?*
    - **{ studio-field-happens }** : **{ studio-choice-happens-watch }**. Trois tours sont déjà choisis.
exercise-watch-see = La deuxième étape porte son titre dans la liste.

exercise-predict-title = Un pronostic, lu trois tours plus tard
exercise-predict-do =
    - Dans la première étape, sous **{ studio-part-asked-steps }**, **{ studio-add-predict }** : la question s’ouvre plus bas.
    - **{ studio-field-ask }** : *Dans trois tours, de combien de points le soutien au Gouvernement aura-t-il changé ? Une baisse s’écrit avec un signe moins.*
    - **{ studio-field-answer-read }** : « { studio-ui-reading-change } » est déjà choisi ; à côté, choisissez « Soutien politique du Gouvernement ».
    - **{ studio-field-settled }** : l’étape des trois tours.
exercise-predict-see = Le pronostic est demandé avant l’ordre. Son résultat se lit à côté de lui après les trois tours, sans note.

exercise-ask-title = Deux questions
exercise-ask-do =
    - Dans la deuxième étape, sous **{ studio-part-asked-steps }**, **{ studio-add-ask }**. **{ studio-field-kind }** : **{ studio-choice-text }**. **{ studio-field-ask }** : *Que peut expliquer votre ordre dans ce changement, et que ne peut-il pas expliquer ?*
    - Encore une : *Une seule partie suffit-elle pour le savoir ?* Les réponses Oui et Non sont déjà là. Sous **{ studio-field-answer }**, choisissez Non.
exercise-ask-see = Sous **{ studio-part-quiz }**, chaque question dit à quelle étape elle est posée.

exercise-document-title = Un document à vous
exercise-document-do =
    - **{ studio-add-steps }**. **{ studio-field-title }** : *Qui peut l’ordonner ?* **{ studio-field-text }** : *Lisez en quels termes une loi a donné ce pouvoir.*
    - Ouvrez **{ studio-part-documents }**, **{ studio-add-documents }**. **{ studio-field-documents-who }** : *Le Parlement français*. **{ studio-field-documents-what }** : *Loi, article 5*. **{ studio-field-documents-when }** : *16 mars 1956*. **{ studio-field-documents-source }** : *Site éducatif de l’audiovisuel public (Lumni)*.
    - **{ studio-field-documents-text }** : *Le gouvernement disposera en Algérie des pouvoirs les plus étendus pour prendre toute mesure exceptionnelle, commandée par les circonstances en vue du rétablissement de l’ordre, de la protection des personnes et des biens et de la sauvegarde du territoire.*
    - **{ studio-field-documents-shown }** : la troisième étape.
exercise-document-see = La troisième étape montre le document, avec qui parle, quand, et où on l’a lu.

exercise-check-title = Vérifier
exercise-check-do =
    - Lisez ce qui est dit sous le texte. S’il reste une erreur, sa ligne mène à la case.
exercise-check-see = « Aucune erreur : ce scénario peut être joué. »

exercise-play-title = L’essayer
exercise-play-do =
    - Onglet **{ studio-ui-tab-play }**, bouton **{ studio-ui-play }**. Écrivez un pronostic, donnez un des trois ordres, regardez, répondez.
exercise-play-see = Votre leçon, comme un élève la voit ; la réponse à l’ordre que vous avez donné ; le résultat à côté du pronostic.

exercise-share-title = Le donner à la classe
exercise-share-do =
    - **{ studio-ui-save }** garde le fichier parmi vos téléchargements.
    - **{ studio-ui-share }**. Sous « { studio-ui-room-title } » : **{ studio-ui-room-lay }**, puis **{ studio-ui-room-copy }**, et collez-la dans un terminal de cet ordinateur.
    - Sans terminal, sous **{ studio-ui-share }** : **{ studio-ui-hand-page }** ou **{ studio-ui-hand-learner }**.
    - Sur papier, avec le corrigé, dans le même terminal : algeria-lab pack --paper --key la-ligne-a-la-frontiere.yaml (le nom du fichier, pris du titre). Le corrigé est aussi dans l’onglet **{ studio-ui-tab-keys }**.
exercise-share-see = La ligne nomme votre fichier. Le terminal dit le lien et la clé de la salle ; chaque élève y trouve votre exercice, sans le corrigé.
