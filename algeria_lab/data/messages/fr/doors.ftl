# Ce que dit le serveur à ses portes.
doors-cookies = Cette page a besoin d’un cookie qui la relie à sa partie. Il ne dit à personne qui vous êtes, et prend fin avec le navigateur. Veuillez autoriser les cookies pour cette adresse, puis rechargez la page.
doors-name-heading = Ce serveur ne porte pas ce nom
doors-name-text = Votre navigateur l’a demandé sous le nom
doors-name-advice = Utilisez l’adresse affichée au démarrage du serveur.
doors-name-allow = La personne qui gère le serveur peut lui donner ce nom :
doors-tried-heading = Trop de clés sont essayées d’ici
doors-tried-text = Le serveur regarde les clés d’une même adresse l’une après l’autre, et n’en regarde aucune pendant une seconde après une fausse. Attendez un instant, puis rechargez cette page.
