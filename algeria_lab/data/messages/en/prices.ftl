# What a choice costs and leaves, said before it is made, and which thresholds it crosses.

# As in “support −16 (49 → 33)”; $points is one of the next four.
price = { $points } { $change } ({ $before } → { $after })
price-ap = AP
price-support = support
price-air = Air Points
price-helicopter = Helicopter Points

threshold-leaves = This leaves Government support at { $after }.
threshold-ends = At 0 the war ends, and the FLN has won [A:12.2].
threshold-coup = { $inclusive ->
    [yes] At { $limit } or less
   *[no] Below { $limit }
  } one die is rolled at the end of every turn: on { $die } or more a coup d’état is attempted [A:11.4].
threshold-oas-enters = At { $entry } or less when the next Reinforcement Phase begins, the OAS comes into play [A:11.3].
# $recovery and $depreciation are modifiers such as “−1”.
threshold-low = From now on { $recovery } when Government units recover, and { $depreciation } when Air and Helicopter Points may be lost [A:12.1].
threshold-oas-stays = At { $leaves } or more when the next Reinforcement Phase begins, the OAS could have left the war; now it stays [A:IN-28].
threshold-not-high = Below { $high } the +1 is lost that high support gives when units recover and when Points may be lost [A:12.1].
