# Many readers share the workers of one computer: how a run stands that waits for its turn.
# $done of $wars are played; $before: turns of others that come first.
waiting-progress = { $done } sur { $wars } · en attente, { $before } avant vous
waiting-said = D’autres calculent aussi : votre série attend son tour.
