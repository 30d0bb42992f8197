# The studio, in which teachers write scenarios: studio-ui-… is read by the browser (words between % signs are filled in
# there), studio-cm-… are the words of its text editor, all others are told by the kernel.

studio-title = Scenario studio
studio-introduction = Write a scenario for your class: as a text, as a form, on the board. Nothing leaves this computer.
studio-untitled = Untitled scenario
studio-stands = { $wrong ->
    [0] { $odd ->
        [0] No faults: this scenario can be played.
        [one] No faults, one remark: this scenario can be played.
       *[other] No faults, { $odd } remarks: this scenario can be played.
    }
    [one] { $odd ->
        [0] One fault.
        [one] One fault and one remark.
       *[other] One fault and { $odd } remarks.
    }
   *[other] { $odd ->
        [0] { $wrong } faults.
        [one] { $wrong } faults and one remark.
       *[other] { $wrong } faults and { $odd } remarks.
    }
}
studio-new-id = my-scenario
studio-new-title = My scenario
studio-new-step = Say here what the class should look at first.
studio-starter-nothing = From nothing: a few lines
studio-position-form = The board shows the position again once the form of game, start and set_up is right.
studio-position-wrong = The board still shows the position before.
studio-link-opened = The scenario of the link is open. What you wrote before, if anything, is among the kept texts.
studio-link-long = The link could not be opened: it is longer than any link of this program. Nothing was lost.
studio-link-damaged = The link could not be opened: part of it seems to be missing. Copy the whole link once more, or ask for the file.

studio-ui-label = Studio
studio-ui-text = Text of the scenario
studio-ui-leave = In the text Tab indents; Escape, then Tab, leads out of it. Ctrl+Space completes.
studio-ui-problems = What was found in the text
studio-ui-error = Error
studio-ui-warning = Remark
studio-ui-at = line %line%
studio-ui-at-where = line %line%, %where%
studio-ui-files = The file
studio-ui-views = Views of the scenario
studio-ui-tab-text = Text
studio-ui-tab-position = Position
studio-ui-new = New
studio-ui-open = Open a file
studio-ui-save = Save
studio-ui-share = Share
studio-ui-kept = Kept texts (%count%)
studio-ui-kept-note = While you write, the text is kept in this browser, on this computer only.
studio-ui-close = Close this message
studio-ui-opened = %name% is open.
studio-ui-resumed = Here is what you were writing: %name%.
studio-ui-saved = Saved as %name%: look among your browser’s downloads.
studio-ui-too-large = %name% is larger than any scenario (200 KB). Choose another file.
studio-ui-unreadable = %name% could not be read. Is it still where it was? Try once more, or choose another file.
studio-ui-store-full = This browser has no room left to keep the text. Save it to a file.
studio-ui-no-answer = The program has not answered yet. It may be busy: wait a little. If it has ended, save the text to a file, reload the page and open the file there.
studio-ui-malformed = The page sent something unreadable; nothing was done. Reload the page: your text is kept.
studio-ui-failed = That failed; your text is as it was.

studio-cm-find = Find
studio-cm-replace = Replace
studio-cm-next = next
studio-cm-previous = previous
studio-cm-all = all
studio-cm-match-case = match case
studio-cm-by-word = whole words
studio-cm-regexp = regular expression
studio-cm-replace-all = replace all
studio-cm-close = close
studio-cm-go-to-line = Go to line
studio-cm-go = go
studio-cm-completions = What fits here
studio-cm-folded-lines = Folded lines
studio-cm-unfolded-lines = Unfolded lines
studio-cm-folded-code = folded lines
studio-cm-unfold = unfold
