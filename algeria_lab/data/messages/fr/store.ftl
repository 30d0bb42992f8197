# Ce qui est dit du stockage du navigateur, quelle que soit la page.
files-store-damaged = Une partie de ce que ce navigateur conserve est illisible et a été mise de côté. Le reste est toujours dans la liste.
