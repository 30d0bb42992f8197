# The pages for teachers. A row of a table has its cells between bars; teach-ui-… are the fixed words of the widget.
teach-title = For teachers
teach-introduction = How to run an hour, which lesson fits, what to hand out, what to collect, and what stays of your pupils on a computer.

# One hour.
teach-hour = How to run an hour of it
teach-hour-text = Every lesson has a 50-minute track, which leaves out the steps marked 90, and a full one of 90 minutes. Each reader chooses under the button that begins it; a room, below, can open with either form for the whole class. The page says which steps are left out and how much time is left, and “{ $debrief }” works from every step: keep the debrief, whatever else you cut.
teach-plan-head = 50 minutes | 90 minutes | What the class does | What you do
teach-plan-1 = 7 | 12 | Read the documents and the content note; give out roles; write a prediction | Say whose view the model takes; name the way out
teach-plan-2 = 18 | 30 | Play the guided turn, two to five pupils at a screen | Ask “what did you expect?” before each roll
teach-plan-3 = 12 | 23 | Run the experiment, then the step on the sources | Put two screens side by side; ask what these wars do not show
teach-plan-4 = 8 | 15 | Debrief: what happened in the game, what the sources say, what neither says, how it felt | Lead the talk; the chronicler reports first
teach-plan-5 = 5 | 10 | Answer the last questions, save a receipt or print the report | Collect, and say what comes next
teach-around-1 = Before: print “{ $paper }” or make the page for a memory stick, under “{ $brief }” of a lesson: it opens in any browser without this program, so a class can read the first documents at home. The table of content notes, below, is for parents.
teach-around-2 = Machines: one is enough, in front of everybody, with large type and votes. Better is a screen for two to five. One laptop can serve the whole class: see “A room for the class”.
teach-around-3 = Homework: the questions of the debrief stand in the report that pupils save or print; in lessons with an exam item its text may be written at home.
teach-around-4 = An error? This program knows no address to send to. Tell whoever gave it to you: lesson, step, the sentence, and version { $version }. How a change is made stands in CONTRIBUTING.md in its folder.

# Which lesson.
teach-lessons = Which lesson fits
teach-lessons-text = If you can spare one hour only, take the lesson on resettlement: it stands alone. With younger pupils, take the starter.
teach-brief-question = Question of the hour
teach-brief-time = the steps take { $steps }; { $beside } are left to arrive and to talk at the end
teach-brief-unread = nobody yet: please check what you hand on
teach-papers-room = This page is served to a class: it makes no sheets and no keys. Open it on your own computer, outside the room.
teach-papers-learners = Only the pupils’ edition of this lesson is here, without what is for teachers. Its author’s file is lesson.yaml, in the folder of the lesson; with it this page makes sheet, key and papers.

# What to hand out.
teach-share = A room for the class
teach-share-text = Nothing is installed on the devices of the pupils: a browser is enough. Choose with which page the class begins.

# Roles.
teach-roles = Roles, and the one who takes no side
teach-roles-text = Two to five pupils share a screen. Nobody is given the side of their own family, and nobody is asked to speak for a group. Cards to cut out are in every lesson, under “{ $class }”.
teach-role = Role
teach-roles-own = In lessons 3 and 5 nobody plays the FLN. There the cards are: { $names }; and the chronicler.
teach-roles-out = The chronicler is a full role. Whoever does not wish to play a side takes it, without giving a reason.

# Care.
teach-care = Before you begin
teach-care-1 = In the class there may be descendants of immigrants, of Europeans of Algeria, of harkis, of conscripts, of Jews of Algeria, of militants of the FLN or of the MNA. Agree on a rule against insults, and offer a private way to speak to you.
teach-care-2 = Read the content notes of a lesson yourself first. They stand before the lesson and before the step; both can be left out, and the lesson still makes sense.
teach-care-3 = No re-enactment of violence, and no question that asks pupils to count the dead. Contested figures are ranges with names: ask who says what, and counting whom.
teach-care-4 = Most books on counterinsurgency were written by French or American officers. Each lesson sets an Algerian and a civilian source beside them.
teach-care-5 = Winning is no aim of the hour. The game ends; then the work begins.

# Four hard moments.
teach-hard = Four hard moments, and what one may say
teach-hard-4 = “The harkis were traitors, weren’t they?” — “The word was about in 1956 already: Feraoun writes it down. Men served for pay, out of fear, under pressure, after a death in the family, by conviction: no single motive speaks for all. After the ceasefire many were killed, and many had been left behind. How many? The counts disagree; we say who counts.”
teach-hard-text = They come without warning. Nobody answers for a group; whoever wishes to go on speaks to you after the hour.
teach-hard-1 = “So torture works?” — “That word mixes what it does with what was told of it. The State that practised it forbade it. Historians show that it was aimed at a population as much as at information. Here we ask who knew, and who said no.”
teach-hard-2 = “And the harkis? And the pieds-noirs?” — “Yes, and with the same precision: who counts whom, when, and from where the one speaks who says it. No death wipes out another; this is no match.”
teach-hard-3 = An insult, or a family’s story thrown into the room: stop, and name the rule that was agreed. “What you heard at home is a memory; here we set traces against each other, and neither judge your family nor ask you to tell.”

# Marking what is written.
teach-rubric = What a written answer is worth
teach-rubric-text = Four levels for each row; for the HGGSP, out of 10: times 2.5. A sentence on the model without “in this model” stays at level 2.
teach-levels-head = Row | 1: quotes | 2: presents | 3: confronts | 4: criticises
teach-levels-1 = Sources | quotes a document | author, date, to whom | and why it was made | and what it cannot prove
teach-levels-2 = Answer | repeats the question | answers with a quotation | sets two documents against each other | and says where model and documents part

# Paper and projector.
teach-paper = Paper and projector
teach-paper-1 = In a lesson, below the buttons of the guide, open “{ $class }”. “{ $roles }” and “{ $paper }” each save a file: open it, then print it.
teach-paper-2 = There too you tick “{ $large }” for a screen in front of everybody. One pupil works the keyboard; the class votes, and the counters keep its votes.
teach-paper-3 = Above a board, “{ $projector }” makes the map itself larger and leaves only what is needed.
teach-paper-4 = Any page can be printed from the browser: buttons stay off the paper, the text stays on it.
teach-paper-5 = Your own sheet, all of a lesson to look through, its key, and a page for a memory stick: at each lesson above, under “{ $brief }”.

# Receipts.
teach-receipts = Receipts: what they prove
teach-receipts-1 = At the end of a lesson, under “{ $take }”, “{ $report }” saves a file: map, answers, questions to discuss. Pupils print it and hand it in. You need nothing else.
teach-receipts-2 = A receipt is the work that a pupil hands in: a small file with the lesson, the choices, the answers, the tries and rough times; a name only if they type one.
teach-receipts-3 = To collect them: tell pupils where to put this file (the school’s platform, a USB stick, mail). It is among their downloads and is called, for instance, lesson3-Amina-receipt.json. Put all of them into a folder, then drop them here together.
teach-receipts-4 = A receipt shows that somebody played this lesson in this way. It shows neither who, nor whether a neighbour helped. Use it to begin a talk, not as an exam.
teach-receipts-5 = A receipt made with another edition of a lesson stays unchecked: the table says so, and shows what it holds. For a scenario of your own, drop its file (.yaml) with the receipts, before or after them; that of the pupils (.learner.yaml) will do, too. The line below does the same with a whole folder, and writes the tables beside it.
teach-receipts-own-name = A whole folder, in a terminal
teach-receipts-own-line = { $command } receipts FOLDER
teach-receipts-room = This page is served to a class: it reads no receipts and gives out no keys. Open it on your own computer, in a terminal: algeria-lab app teachers. Drop the files there; or put them into a folder and run: algeria-lab receipts FOLDER.

# Parents, and ways in.
teach-parents = Content notes, to tell parents
teach-parents-text = Of every lesson and step: what is spoken of, from which age, and what a pupil misses who passes it over. Taken from the lessons as they are now.
teach-ways = Accessible ways in
teach-ways-1 = Without a mouse: every page works by keys; “{ $keys }” above a board lists them, and letters can be switched off.
teach-ways-2 = Without the map: beside it a list says the state of every area, and the same orders are chosen there; charts have a table (“{ $table }”).
teach-ways-3 = Large: “{ $large }” in a lesson; the zoom of the browser makes any page larger, down to the width of a phone.
teach-ways-4 = Aloud: nothing is recorded. Screen readers hear each result as it comes, and a browser that reads aloud reads pages and documents.
teach-ways-5 = On paper: the questions, the role cards, and the page for a memory stick, which needs no game.
teach-ways-6 = New to the language: words that are underlined with dots explain themselves, “{ $glossary }” beside a board lists them, and at the top right the same step is read in English or in French. There is no other language.

# Privacy.
teach-privacy = Privacy on one page
teach-privacy-text = No account. No name is asked for. No counting of visitors, no advertising, no request to any computer but the one that serves these pages. A test of the program watches that this is true.
teach-kept-head = What is kept | Where | Until
teach-kept-1 = Wars, duels and scenarios that were played, the last five of each | this browser, on this computer | somebody presses “Forget” or clears below
teach-kept-2 = Lessons: choices, answers, tries, minutes | this browser, on this computer | somebody clears them on the home page or below
teach-kept-3 = Drafts of scenarios and decks, whether keyboard shortcuts are on, whether to be asked about Pivotal Events, whether there are 50 or 90 minutes, and how games against the computer ended | this browser, on this computer | somebody clears below
teach-kept-4 = Which war this tab plays | this tab | it is closed
teach-kept-5 = Cookies, _xsrf, username-… and page-…: letters made by chance by which the program knows that requests come from one browser, and which page is its own; they name nobody | this browser | 30 days at most
teach-kept-6 = The position on the board | memory of the computer that serves the page | the page is closed, or ten minutes after its connection was lost
teach-kept-7 = Files that you save: wars, receipts, reports | where you save them | you delete them
teach-privacy-host = Whoever serves these pages for others, such as a school or Binder, has rules of their own and may note addresses.

# Citing and credits.
teach-cite = How to cite
teach-cite-1 = algeria_lab contributors. algeria_lab, version { $version }. Software, MIT licence.
teach-cite-2 = Name the game as well, for the model is its designer’s. Beside a figure of many wars give the question, the number of wars, and the seed; every chart shows them.
teach-cite-3 = Lessons: CC BY 4.0. You may copy, change and hand them on if you name them.
teach-credits = Games, sources, software
teach-credits-1 = Algeria: The War of Independence 1954–1962, designed by Brian Train; Microgame Co-op 2000, revised edition One Small Step Games.
teach-credits-2 = Colonial Twilight: The French-Algerian War, 1954–62, designed by Brian Train, developed by Jordan Kehrer, non-player rules by VPJ Arponen; GMT Games 2017.
teach-credits-3 = INSURGENT: Algeria, designed by Matthew Denton; Catastrophe Games.
teach-credits-4 = No text, card or picture of these games is reproduced. This project is not affiliated with designers or publishers. To play with the pieces, please buy the games.
teach-credits-5 = History: every figure names its source and how sure it is; each lesson lists its readings.
teach-credits-6 = Map outlines: Natural Earth, public domain. Software: Jupyter, Voilà, ipywidgets, anywidget, Bokeh, pandas, scipy, pydantic, Fluent, CodeMirror, uqr.
teach-languages = Languages
teach-languages-text = Every page and every lesson is complete in English and in French. Change at the top right; a lesson keeps your place.

# The fixed words of the widget.
teach-ui-loading = The page is being prepared…
teach-ui-draw-failed = This part of the page could not be drawn.
teach-ui-contents = On this page
teach-ui-programme = Programme
teach-ui-minutes = Minutes
teach-ui-age = Age of the class
teach-ui-notes = Content notes
teach-ui-any = any
teach-ui-without = only lessons without a content note
teach-ui-found = Lessons that fit: %count%
teach-ui-none = No lesson fits all of this. Remove a filter.
teach-ui-note = Before you begin
teach-ui-aims = What pupils can do afterwards
teach-ui-open = Open the lesson
teach-ui-brief = Before the class
teach-ui-brief-form = For how many minutes
teach-ui-paper-sheet = Sheet (2 pages)
teach-ui-paper-through = Look through (10 min)
teach-ui-paper-key = Key (not for the projector)
teach-ui-paper-paper = Questions on paper
teach-ui-paper-documents = Documents alone (1 to 3 pages)
teach-ui-paper-whole = Whole lesson on paper
teach-ui-paper-roles = Role cards
teach-ui-paper-pack = Page for a memory stick
teach-ui-paper-table = Class’s table
teach-ui-paper-notes = Open the table
teach-ui-papers-hint = To prepare in a quarter of an hour: the sheet, then “Look through”. Each opens in a tab of its own: print or save it from there.
teach-ui-papers-making = “%name%” is being made…
teach-ui-papers-done = “%name%” is ready:
teach-ui-papers-again = open
teach-ui-papers-save = save
teach-ui-room-name = Line for a terminal of this computer
teach-ui-room-count = Number of pupils
teach-ui-room-1 = Copy the line into a terminal (on Windows: PowerShell) and press Enter. The room is open as long as the terminal is; Ctrl+C closes it. It has an address of its own, beside this page.
teach-ui-room-2 = The wall, the page for the projector, opens by itself: which lesson it is, the QR code, address and key to type, and by number who is there. It shows no names.
teach-ui-room-3 = --network lets the other devices of your network in, by the key. Without it only this computer can come in, to try it out.
teach-ui-room-more = If devices cannot come in
teach-ui-room-more-1 = Firewall: the computer asks once whether Python may be reached; allow it for private networks.
teach-ui-room-more-2 = Guest network: that of a school often keeps devices from each other. Use another network, a phone as access point for instance.
teach-ui-room-more-3 = Several networks (cable, wireless, a virtual private network): the computer then has several addresses. The terminal and the wall list the others; try them.
teach-ui-room-more-4 = Memory: when it opens the room, the terminal says how many pupils this computer can serve. If they are fewer than the class, put two or three before a screen.
teach-ui-page = Page
teach-ui-home = Home
teach-ui-reader-chooses = the reader chooses
teach-ui-link = Link
teach-ui-copy = Copy
teach-ui-copied = Copied.
teach-ui-by-hand = Copy the selected link by hand.
teach-ui-code = QR code of the link
teach-ui-here = This address works on this computer only; nobody else can come in by it. Open the room on your own computer.
teach-ui-clear = Clear everything that this browser keeps of these pages
teach-ui-clear-ask = This forgets all wars, lessons, answers and drafts in this browser. It cannot be undone.
teach-ui-clear-yes = Clear now
teach-ui-clear-no = Keep it
teach-ui-cleared = This browser keeps nothing of these pages any more.
teach-ui-print = Print this page
teach-ui-print-without = Without receipts and without the class’s table, which has a button of its own further down.
teach-ui-receipts-drop = Drop the receipts of the class here: the .json files, all at once if you like. The lessons are known; of a scenario of your own, drop its .yaml file, too.
teach-ui-receipts-choose = Choose files
teach-ui-receipts-kept = Nothing is kept: closing this page erases all of it. The table holds the key and what pupils wrote; do not open it in front of the class. “Print this page”, at the top, leaves it out.
teach-ui-receipts-checking = File %at% of %all%: %name%
teach-ui-receipts-most = This page reads %most% receipts at most; the others were not read.
teach-ui-receipts-paper = Print the class’s table
teach-ui-receipts-html = Save the table (HTML)
teach-ui-receipts-csv = Save as CSV
teach-scenario-read = Scenario read: “{ $title }”.
teach-scenario-beside = this scenario names another file, { $file }: drop that, too.
teach-scenario-unused = it is no scenario, and no scenario here names this file.
teach-scenario-wrong = this scenario cannot be read. { $line ->
    [0] {""}
   *[other] Line { $line }:{" "}
}{ $detail }
teach-ui-receipts-clear = Remove all
teach-ui-receipts-cleared = All is removed.
teach-ui-receipts-table = Answers: %title%
