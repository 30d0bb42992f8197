"""*Colonial Twilight: the French-Algerian War*: the rules [all of CT].

Where to begin: `state` is the position and `draft` the only thing that changes it; kinds and places are
numbers (`pieces`, `geography`). What is awaited is a frame on its agenda (`frames`), and `steps.Verb` says
how an action is listed, refused and carried out. `operations.terror` shows one from end to end.

Then by section: `set_up` [3], `initiative` and `sequence` [4], `operations` and `special` [5], `propaganda`
[6], `placing` and `removal` [7], `events` and `pivotal` [8], `chart`, the Non-Player FLN [9]. `decisions`
puts all their verbs into one table, and `rules` is the door. `switches` are the readings that may be changed
[11]; each is consulted in one place. `positions` and what it imports check what somebody wrote.
"""
