# Ce que dit le plateau de Colonial Twilight d’une campagne : noms courts des pistes, et sa page.

campaign-short-gov_resources = Ress. Gouv.
campaign-short-fln_resources = Ress. FLN
