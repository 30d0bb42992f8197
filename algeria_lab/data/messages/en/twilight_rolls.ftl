# Rolls of Colonial Twilight that have fallen, explained on its map.

campaign-roll-attack = Attack, { $place }
campaign-roll-read-up-to = { $limit ->
    [one] 1 Guerrilla is there: a 1 was needed.
   *[other] { $limit } Guerrillas are there: { $limit } or less was needed.
  }
campaign-roll-read-half = Half of the die counts, rounded up.
campaign-roll-read-coup = The higher die decides: the first is that of the Government, the second that of the FLN.
campaign-roll-attack-captures = the Attack succeeds: up to two pieces of the Government fall, and captured goods arm one more Guerrilla
campaign-roll-attack-succeeds = the Attack succeeds: up to two pieces of the Government fall
campaign-roll-attack-fails = the Attack fails: the Government loses nothing
campaign-roll-event = the number of the Event is { $number }
campaign-roll-event-fails = the die is higher than the number of Guerrillas there: nothing follows
campaign-roll-coup = { $won ->
    [gov] the Government’s die is higher
    [fln] the FLN’s die is higher
   *[none] both dice show the same: nothing changes
  }
