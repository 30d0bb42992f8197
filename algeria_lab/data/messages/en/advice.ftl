# What guide and hint advise beyond the judgements of players.ftl: reasons that only arise where a person has begun
# something, or where a judgement would advise what cannot succeed. Questions with an answer, as there.

advice-can-succeed = Can the dice bring anything of it?
advice-place-next = Are there units left to place?
advice-place-next-found = One after the other, until all stand; then the set-up ends.
advice-carry-on = Is something begun that can still succeed?
advice-carry-on-found = Yes: it goes on with who is there.
advice-reinforce = Who is missing for what was begun?
advice-reinforce-found = { $unit }: without more units no dice can bring anything.
advice-only-way = Is this the only way to go on?
advice-only-way-found = Yes, although it can bring nothing any more.
advice-to-gov = Where are most FLN units?
advice-to-gov-found = { $place }: { $count }.
advice-to-fln = Where are the fewest patrols?
advice-to-fln-found = { $place }: { $count }.
