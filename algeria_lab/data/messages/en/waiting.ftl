# Many readers share the workers of one computer: how a run stands that waits for its turn.
# $done of $wars are played; $before: turns of others that come first.
waiting-progress = { $done } of { $wars } played · waiting, { $before } before you
waiting-said = Others have runs here, too: yours waits for its turn.
