# Ce qu’un fichier, un lien ou une guerre peut contenir au plus, et ce qu’aucun fichier ne peut contenir.
studio-half-sign = Le texte contient la moitié d’un signe, qu’aucun lien ne peut porter. Il apparaît comme une case vide ou un point d’interrogation : retirez-le, puis partagez de nouveau.
fault-cause-save-moves = { $file } contient { $number } coups dans toutes ses branches ; on en ouvre au plus { $most }. Ouvrez une partie qui a moins de branches.
fault-cause-branches-full = Cette partie contient déjà { $number ->
    [one] { $number } coup
   *[other] { $number } coups
 } en { $branches ->
    [one] une seule branche
   *[other] { $branches } branches
 }. Jouées jusqu’au bout, elles et une autre dépasseraient les { $most } coups ou { $most-branches } branches qu’une sauvegarde peut contenir. Retirez une branche, puis réessayez.
