# Plusieurs unités déployées ensemble.

stack-title = Envoyer des unités ailleurs
stack-about = Elles y sont en Opérations, prêtes à ratisser ou à réagir.
stack-crew = Qui part
stack-aim = Vers où
stack-nobody = Personne n’a été choisi pour partir.
stack-text = { $units } { $to }
