# The links at the end of a page.
next-label = Where to go from here
next-home = Home
next-path = The path of lessons
next-lesson = Next: { $title }
next-question = Ask your own question in the laboratory
