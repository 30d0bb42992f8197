# Ce que dit le terminal pendant que les pages sont servies.
server-opened = La page s’ouvre dans votre navigateur. Son adresse :
server-address = Ouvrez cette adresse dans un navigateur sur cet ordinateur :
server-closed = Les pages ne sont pas servies avec `preheat_kernel` ni `progressive_rendering` : par là, un visiteur peut bloquer la page d’un autre. Retirez ces deux réglages ; les noyaux démarrent vite sans eux.
server-stop = Appuyez ici sur Ctrl+C pour terminer.
server-ends = Les pages prennent fin. Cela demande quelques secondes.
