# What a file, a link or a war may hold at most, and what no file can hold.
studio-half-sign = The text holds half of a sign, which no link can carry. It shows as an empty box or a question mark: take it out, then share again.
fault-cause-save-moves = { $file } holds { $number } moves in all its branches; at most { $most } are opened. Open a save of fewer branches.
fault-cause-branches-full = This war already holds { $number ->
    [one] { $number } move
   *[other] { $number } moves
 } in { $branches ->
    [one] one branch
   *[other] { $branches } branches
 }. Played to their ends, they and another would come to more than the { $most } moves or { $most-branches } branches that a save may hold. Remove a branch, then try again.
