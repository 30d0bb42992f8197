# Le cadre des pages d'un site sans serveur : leur programme tourne dans le navigateur de qui lit. Sans arguments.
# Ce qui porte le nom d'un texte de l'autre cadre (page.ftl, doors.ftl) en prend la place.
site-no-script = Le programme de cette page tourne dans votre navigateur et a besoin de JavaScript. Autorisez-le pour cette adresse ; ce qui est écrit ici se lit sans lui.
site-slow = La première fois, le navigateur va chercher le programme : quelques secondes, plus longtemps si la connexion est lente. Ensuite, il l’a.

site-error-advice = Rechargez la page. Si cela se reproduit, essayez un autre navigateur à jour : Firefox, Chrome, Edge ou Safari.
site-error-memory = Il ne reste pas assez de mémoire au navigateur pour cette page. Fermez d’autres onglets et programmes, puis rechargez-la.
site-error-line = Une partie de la page n’est pas arrivée : il n’y a pas de connexion, et ce navigateur ne garde pas encore cette partie. Rechargez la page une fois la connexion revenue.
site-lost-heading = Le programme de cette page s’est arrêté
site-lost-text = Les clics restent sans réponse. Une guerre en cours n’est pas perdue : là où le navigateur garde les guerres, elle est gardée jusqu’à votre dernier choix. Fermez d’autres onglets si la mémoire de l’ordinateur est courte, puis rechargez la page pour continuer.

## Ce qui manque à un navigateur

site-lack-heading = Cette page ne peut pas commencer ici
site-lack-file = Vous avez ouvert le fichier lui-même. Le programme de la page ne commence que si un serveur la transmet, fût-il sur cet ordinateur. Ouvrez un terminal dans le dossier du site, tapez l’une de ces lignes, puis ouvrez l’adresse qu’elle indique :
site-lack-wasm = Ce navigateur n’exécute pas WebAssembly : il est désactivé (comme dans un mode de haute protection), ou le navigateur est trop ancien. Autorisez-le pour cette adresse, ou ouvrez la page dans Firefox, Chrome, Edge ou Safari de 2023 ou plus récent.
site-lack-old = Ce navigateur est trop ancien pour le programme de cette page. Ouvrez-la dans Firefox, Chrome, Edge ou Safari de 2023 ou plus récent.
site-lack-read = Ce qui est écrit sur la page se lit tout de même.
site-storeless = Ce navigateur ne garde rien d’une visite à l’autre (fenêtre privée, ou réglage) : ce que vous jouez est perdu quand vous fermez la page. Enregistrez une partie dans un fichier, ou ouvrez la page dans une fenêtre ordinaire.

## Ce qui est gardé

site-kept-link = Gardé dans ce navigateur
site-kept-coming = en cours d’arrivée :
site-kept-whole = vous pouvez passer hors ligne
site-kept-saving = incomplet : votre navigateur économise les données
site-kept-unwanted = le programme n’est pas gardé
site-kept-refused = le programme ne peut pas être gardé ici

site-edition-here = Une nouvelle édition de ces pages est là. Elle sert dès la prochaine page, quand aucune autre page du site n’est ouverte.
site-edition-kept = Vos parties restent.
site-edition-others = Elle attend ; autres pages du site encore ouvertes :
site-edition-close = Fermez-les, puis chargez-la.
site-edition-now = Charger maintenant
site-edition-later = Plus tard

site-keeps-title = Ce que garde ce navigateur
site-keeps-lead = Une fois ici, ces pages n’ont plus besoin de serveur : leur programme, vos parties et vos réponses se trouvent dans ce navigateur, sur cet ordinateur. Rien n’en est envoyé nulle part.
site-keeps-program = Le programme
site-keeps-coming = Il est en train d’arriver, derrière tout ce que vous faites. Attendez que tout soit là avant de passer hors ligne.
site-keeps-whole = Il est là tout entier : vous pouvez passer hors ligne et ouvrir toutes les pages et leçons, dans les deux langues.
site-keeps-saving = Votre navigateur est réglé pour économiser les données. Seul ce que vous ouvrez est transféré et gardé, pas le reste.
site-keeps-unwanted = Vous l’avez supprimé : il est transféré à nouveau à chaque visite, et rien ne s’ouvre hors ligne.
site-keeps-refused = Ce navigateur ne le garde pas : c’est le cas dans certaines fenêtres privées, là où l’enregistrement est désactivé, et à une adresse qui commence par http:// et non par https://. Les pages s’ouvrent tant que vous avez une connexion.
site-keeps-fetch = Le transférer en entier et le garder
site-keeps-amount = Gardé, en Mo
site-keeps-size = En entier, en Mo
site-keeps-edition = Édition
site-keeps-progress = Part du programme déjà là
site-keeps-yours = Ce qui est à vous
site-keeps-games = Parties
site-keeps-lessons = Leçons avec vos réponses
site-keeps-texts = Scénarios de votre main
site-keeps-drafts = Brouillons
site-keeps-settings = Réglages
site-keeps-none = Rien encore. Parties et réponses arrivent ici d’elles-mêmes pendant que vous jouez.
site-keeps-nothing = Ce navigateur ne garde rien (fenêtre privée, ou réglage). Parties et réponses sont perdues quand vous fermez leur page ; enregistrez une partie dans un fichier.
site-keeps-care = Dans une fenêtre privée, tout cela disparaît à sa fermeture. Un navigateur peut aussi le supprimer quand la place manque sur l’ordinateur, et Safari le fait après sept jours sans visite. Enregistrez dans un fichier ce qui ne doit pas se perdre.
site-keeps-delete = Supprimer
site-keeps-delete-program = Supprimer le programme
site-keeps-delete-all = Tout supprimer
site-keeps-ask-program = Supprimer le programme ? Parties, réponses et brouillons restent. Sans connexion, aucune page ne s’ouvrira tant que vous ne l’aurez pas transféré à nouveau.
site-keeps-ask-all = Tout supprimer, vos parties, réponses, scénarios et brouillons compris ? Ils ne reviendront pas, sauf si vous les avez enregistrés dans un fichier.
site-keeps-no = Garder
site-keeps-yes = Supprimer
site-keeps-done-program = Le programme est supprimé.
site-keeps-done-all = Ce navigateur ne garde plus rien de ces pages. La prochaine page que vous ouvrirez commence comme à une première visite.
site-keeps-failed = Le navigateur n’a pas permis la suppression. Ses propres réglages le peuvent : supprimez-y les données de ce site.
site-missing-heading = Cette page n’est pas gardée
site-missing-text = Il n’y a pas de connexion, et ce navigateur ne garde pas encore la page que vous avez demandée. Elle s’ouvre d’elle-même quand la connexion revient.
site-missing-again = Essayer à nouveau
