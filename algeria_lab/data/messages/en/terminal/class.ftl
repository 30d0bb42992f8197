# A room for a class, as the teacher's terminal tells it.
class-network-alone = --network goes with --class: say how many readers come, as in --class 30 --network.
class-period-alone = --period goes with --class: say how many readers come, as in --class 30 --period 50.
class-preparing = { $places ->
    [one] A room for 1 reader is being prepared: a first page is made to try it out.
   *[other] A room for { $places } readers is being prepared: a first page is made to try it out.
}
class-open = { $places ->
    [one] Open for 1 reader.
   *[other] Open for { $places } readers.
} The link:
class-typed = To type: { $address } with the key { $key }
class-others = If that address does not open, try: { $addresses }
class-alone = Only this computer can open it. To let others on the same network come in, too, close this room and run:
class-projector = The wall, for the projector, with the QR code and who is there:
class-desk = For you alone, the desk: who is where, what was answered, a word to all. It opens the wall, too:
class-memory = { $free } MB of memory are free; a reader takes about { $each } MB.
class-tight = That is enough for about { $enough } at once, not for { $places }. When it is used up, whoever comes next reads that every place is taken. Other programs on this computer can be closed.
class-ordinary = On this system every page reads its libraries for itself: it takes longer to open, and more memory, than on Linux.
class-ready = A page was made to try it out: ready after { $seconds } s.
class-failed = A page that was made to try it out could not be shown: { $why }
class-nothing-served = The room does not open: a page made to try it out could not be shown, and nobody would see anything there ({ $why }).
class-nothing = The room does not open: “{ $file }” has nothing in it for a class, no step, no question, no goal. Add some in the studio and try again.
class-now = { $here } of { $places } here{ $coming ->
    [0] {""}
   *[other] , { $coming } coming
}, { $free } free, { $memory } MB of memory free
class-now-lost = { $here } of { $places } here{ $coming ->
    [0] {""}
   *[other] , { $coming } coming
}, { $free } free, { $memory } MB of memory free; connection lost: { $numbers }
class-close = Press Ctrl+C here to close the room; the next one has a new key. Games are kept in the browsers of the readers.
class-unsaved = { $count ->
    [one] One lesson was handed in and is not saved.
   *[other] { $count } lessons were handed in and are not saved.
} Save it at the desk, under “Handed in”. Or press Ctrl+C once more: the room closes, and it is gone.
class-closes = The room closes. This takes a few seconds.
class-closed = The room is closed. Its link and its key open nothing any more.
class-moved = Port { $wished } is in use, perhaps by a room that is still open: this room is on port { $port }. Browsers keep games by address: those of the other port are not found here. With --port you can choose one.
