# Handing in to the teacher’s desk: what the desk said to it.

hour-hand-in-sent = On its way to your teacher’s desk …
hour-hand-in-done = Handed in at { $at } ({ $who }).
hour-hand-in-newer = Handed in again at { $at } ({ $who }). It takes the place of what you handed in before.
hour-hand-in-place = place { $place }
hour-hand-in-refused = The desk did not take it. Save the receipt below and give your teacher the file.
hour-hand-in-silent = The desk has not answered. It will have your work as soon as it can be reached again, while this page is open. To be sure, save the receipt below, too.
hour-hand-in-large = What you did is more than the desk takes. Save the receipt below and give your teacher the file.
