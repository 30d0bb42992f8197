# What is wrong with a file that somebody wrote, told alike for decks of cards and for doctrines. $where is the way to
# it, such as cards.4.icons.2; $given is what stands there, $known what may, $near the nearest valid name.

faults-deck = “{ $name }” cannot be played with:
faults-doctrine = The doctrine “{ $name }” cannot be played:
faults-scenario = The scenario “{ $name }” cannot be played:
fault-at-line = Line { $line }, { $where }: { $text }
fault-line = Line { $line }: { $text }
fault-at = { $where }: { $text }
fault-near = Did you mean “{ $near }”?

## Any file

fault-cut = The file ends too early. It may have been cut off while it was saved or sent.
fault-json = This cannot be read (sign { $column } of the line). A comma or a quotation mark may be missing here or just before.
fault-number = A number here cannot be read: it has far too many digits, or is none.
fault-deep = Lists stand in lists, too deep to be read.
fault-large = The file is larger than { $most } bytes, which such a file never is. Choose another.
fault-double = The key “{ $given }” stands twice. Keep one of them.
fault-unknown = “{ $given }” is not known here. Known: { $known }.
fault-missing = “{ $given }” is missing.
fault-needed = This is missing. Needed: { $known }.
fault-kind = “{ $given }” is not { $expected ->
    [text] a text
    [table] a table of names and values
    [list] a list
    [truth] true or false
    [whole] a whole number
   *[number] a number
}.
fault-choose = Choose one: { $known }.
fault-empty = Write something here.
fault-long = { $count } letters are too many. At most { $most } fit.
fault-letters = This holds signs that cannot be shown. Write it anew.
fault-form = “{ $given }” does not have the right form. Write it like “{ $example }”.
fault-few = There are { $count }; at least { $least } are needed.
fault-many = There are { $count }; at most { $most } are allowed.
fault-small = { $given } is too small; the least is { $least }.

## Decks of cards, and what is odd about one

fault-front-needed = An agent needs a home front: { $known }.
fault-front-idle = Only agents have a home front. Take it away.
fault-shape = Agents: { $agent }, events: { $event }, supporters: { $supporter }. A deck has 12, 5 and 4.
fault-id-twice = Card { $first } already has the mark “{ $given }”. Give this one another.
fault-name-twice = Card { $first } is already called “{ $given }”. Each name occurs once.
fault-icon-fln = A card of the FLN cannot have “{ $given }”. It can have: { $known }.
fault-icon-gov = A card of the French cannot have “{ $given }”. It can have: { $known }.
fault-label = A reconstructed deck says so in its name: it must contain the English words “{ $known }”.
fault-event-rally = “Rally” does nothing on an event, which never lies in a front.
fault-no-expose = No French card can expose: what the FLN hides stays hidden. The game will be one-sided.
fault-no-hide = No FLN card can hide another. The game will be one-sided.
fault-no-capture = The FLN can break people out of prison, but the French cannot capture anybody.
fault-loop = { $count } FLN cards can both hide and expose. They could go on for ever, so each acts at most twenty times a turn.

## Doctrines

fault-range = The number of “{ $given }” goes from { $least } to { $most }.
fault-elsewhere = “{ $given }” is asked at { $right }, not at { $step }.
fault-twice = “{ $given }” stands here twice.
fault-end = The last one must be “{ $right }”: it has an answer when no other has.
