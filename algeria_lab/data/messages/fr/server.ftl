# Ce que dit le terminal pendant que les pages sont servies.
server-opened = La page s’ouvre dans votre navigateur. Son adresse :
server-address = Ouvrez cette adresse dans un navigateur sur cet ordinateur :
server-stop = Appuyez ici sur Ctrl+C pour terminer.
