# Pages pour qui attend devant la porte : la salle est pleine, ou la clé manque. Sans arguments.
places-full-heading = Toutes les places sont prises
places-full-text = La salle est pleine : toutes les places sont occupées. Une guerre que ce navigateur conserve n’est pas perdue.
places-full-again = Cette page regarde à quelques secondes d’intervalle si une place est libre, puis continue d’elle-même.
places-full-minute = Réessayez dans une minute.
places-full-free = Une place est libre : la page s’ouvre.
places-full-now = Essayer maintenant

places-lost-line = Ce que vous faites ici n’arrive pas pour l’instant. Laissez cette page ouverte : elle regarde à quelques secondes d’intervalle, et dit quand la connexion est rétablie. Une guerre en cours est conservée dans ce navigateur, et peut encore être enregistrée dans un fichier.
places-lost-key = Votre clé n’ouvre plus cette salle : elle a été fermée puis rouverte, avec une nouvelle clé. Ouvrez le nouveau lien, scannez le nouveau code, ou rechargez cette page et tapez la nouvelle clé. Ce que vous avez joué est conservé dans ce navigateur, à cette adresse.
places-lost-back = La connexion est rétablie. Avant de refaire votre dernier choix, regardez s’il a été exécuté.

places-key-heading = Pour entrer, il faut la clé de la salle
places-key-text = Ouvrez le lien donné à votre classe, ou tapez la clé affichée sous le QR code.
places-key-label = Clé
places-key-enter = Entrer
places-key-wrong = Ce n’est pas la clé de cette salle. Elle a huit lettres et chiffres ; tirets et majuscules ne comptent pas.
places-key-other = La clé avec laquelle vous venez n’ouvre pas cette salle. C’est celle d’une autre salle, ou bien cette salle a été fermée puis rouverte : elle en a alors une nouvelle. Ce que vous avez joué est conservé dans ce navigateur.
places-key-projector = Pour le mur : la nouvelle adresse se lit dans le terminal où la salle a été ouverte.

places-class-heading = Entrez
places-class-how = Scannez le code avec l’appareil photo, ou tapez dans un navigateur :
places-class-address = Adresse
places-class-key = Clé
places-class-others = Si cette adresse ne s’ouvre pas, essayez-en une autre
places-class-alone = Seul cet ordinateur peut entrer pour l’instant. Le terminal dit comment laisser entrer les autres.
places-class-places = Places
places-class-place = Votre place dans la classe :
places-class-here = présent
places-class-coming = arrive
places-class-lost = connexion perdue
places-class-free = libre
places-class-several-here = présents
places-class-several-coming = arrivent
places-class-several-lost = connexions perdues
places-class-several-free = libres
places-class-silent = Le serveur ne répond pas. Les nombres sont ceux d’avant.

## Ce que dit le serveur à ses portes

doors-cookies = Cette page a besoin d’un cookie qui la relie à sa partie. Il ne dit à personne qui vous êtes, et prend fin avec le navigateur. Veuillez autoriser les cookies pour cette adresse, puis rechargez la page.
doors-name-heading = Ce serveur ne porte pas ce nom
doors-name-text = Votre navigateur l’a demandé sous le nom
doors-name-advice = Utilisez l’adresse affichée au démarrage du serveur.
doors-name-allow = La personne qui gère le serveur peut lui donner ce nom :
doors-tried-heading = Trop de clés sont essayées d’ici
doors-tried-text = Le serveur regarde les clés d’une même adresse l’une après l’autre, et n’en regarde aucune pendant une seconde après une fausse. Attendez un instant, puis rechargez cette page.
