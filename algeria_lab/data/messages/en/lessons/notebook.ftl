# The notebook of a lesson, as it is written from the lesson's file.

notebook-lesson = { $number ->
    [0] Starter
   *[other] Lesson { $number }
}
notebook-size = { $lesson } · { $minutes } minutes · from age { $age }, with a teacher
notebook-aims = At the end you can
notebook-prior = Before:
notebook-vocabulary = Words of this lesson
notebook-programmes = Programmes that it fits
notebook-steps = { $count } steps
notebook-left-out = Left out of this form:
notebook-note = Content note.
notebook-statements = **Two kinds of statement.** *The rules of the game* carry a number in square brackets, such as [A:9.27]. *History* carries a source and a mark from A ({ mark-name-A }) to D ({ mark-name-D }). Keep them apart.
notebook-in-words = This step in words, for a viewer that shows no widgets. To answer and to play, run the notebook in JupyterLab.
notebook-beside =
    ## Cell by cell

    The cell above holds the whole lesson on one page: guide and board. Below, the same lesson stands cell by cell. Both are one: what is done here shows there. Run a cell with Shift+Enter, and change what you like. If Python says that `lesson` is not defined, run the first cell again.
notebook-task = Task.
notebook-answer = write your answer here, then run this cell and the next
notebook-solution = A solution
notebook-check-empty = Nothing is written yet: give `answer` a value in the cell above, and run it.
notebook-check-right = Right: that is what the rules give.
notebook-check-wrong = Not yet: the rules give something else.
notebook-check-number = That is no number. Write one such as 3, 0.5 or "1/6".
notebook-check-high = Not yet: your number is too high.
notebook-check-low = Not yet: your number is too low.
notebook-check-set = Write several names between braces, such as {"{"}"II-2", "V-4"{"}"}.
notebook-check-missing = Not yet: what you name is right, and something is missing.
notebook-check-beside = Not yet: something that you name does not belong.
notebook-debrief = Debrief
notebook-under-happened = What happened
notebook-under-model = What the model says
notebook-under-historians = What documents and historians say
notebook-under-left-out = What the model leaves out
notebook-under-felt = How it felt
notebook-under-class = For the class
notebook-ground-rule = A ground rule: in this room there may be families of villagers, of auxiliaries, of soldiers, of European settlers, of Algerian Jews and of fighters. Nobody has to speak for a group.
notebook-sources = Sources and credits
notebook-made = “{ $title }”, version { $version }, by { $authors }. Licence: { $licence }. How to cite it is written in the file CITATION.cff.
notebook-game-algeria = The game *Algeria: The War of Independence 1954–1962* is by Brian Train. Its mechanics are described here in our own words.
notebook-game-insurgent = The game *INSURGENT: Algeria* is described here in our own words.
notebook-game-twilight = The game *Colonial Twilight* is by Brian Train. Its mechanics are described here in our own words.
