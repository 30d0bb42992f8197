# Combien de fois le résultat prédit est venu, selon la chance qu’il avait.

calibration-band = { $low } à { $high } %
calibration-span = de { $low } à { $high }
calibration-of = { $right } sur { $count }
