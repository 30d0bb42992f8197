# How often what was predicted came, by the chance it had.

calibration-band = { $low } to { $high }%
calibration-span = { $low } to { $high }
calibration-of = { $right } of { $count }
