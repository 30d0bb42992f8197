# Checking the files of instructors: what the command says, and what is wrong with a scenario beyond what faults.ftl
# says of any file. $given is what stands there, $known what may, $near the nearest valid name.

scenario-check-result = { $file }: { $faults ->
    [0] nothing to mend
    [one] 1 fault
   *[other] { $faults } faults
}{ $warnings ->
    [0] .
    [one] , 1 warning.
   *[other] , { $warnings } warnings.
}
scenario-check-plays = Playing { $file } through
scenario-check-no-file = Name a file to check, or a code to explain: algeria-lab check --explain E204.
scenario-check-format = There is no form of report “{ $given }”. There are: { $known }.
scenario-check-cannot = { $file } cannot be read: { $reason ->
    [missing] there is no such file
    [folder] it is a folder
    [letters] it holds no text in UTF-8
   *[closed] the system does not open it
}.
scenario-explain-wrong = For example, wrong:
scenario-explain-right = And mended:

## Forms, in any file

fault-great = { $given } is too large; the most is { $most }.
fault-kinds = “{ $given }” cannot stand here. What can: { $kinds }.
fault-a-text = a text
fault-a-table = a table of names and values
fault-a-list = a list
fault-a-truth = true or false
fault-a-whole = a whole number
fault-a-number = a number
fault-or = or
fault-unfit = “{ $given }” cannot stand here. Look up this key in the reference of the format.
fault-more = There are { $count } more faults. Mend these first.

## Files in YAML: lines, dashes and colons

fault-toml = This line is no TOML. A quotation mark or a bracket may be missing here or just before.
fault-yaml = This line cannot be read. A quotation mark, a bracket or a colon may be missing here or in the line above.
fault-yaml-colon = A colon followed by a space stands inside a text here. Put the whole text between quotation marks.
fault-yaml-quote = The quotation mark that opens here is never closed. Add the same mark behind the text.
fault-yaml-no-colon = This line is no key with its value. Write a colon and a space behind the key.
fault-yaml-bracket = The bracket that opens here is not closed, or a comma is missing between its parts.
fault-yaml-behind = Something stands behind a text that has ended. Put all of it between one pair of quotation marks.
fault-yaml-dash = A list with dashes cannot begin behind a key. Begin it in the next line.
fault-yaml-indent = This line begins at a column where nothing began above. What belongs together begins at the same column.
fault-yaml-tab = A tab stands here. Indent with spaces.
fault-yaml-sign = A text cannot begin with “{ $given }”. Put it between quotation marks.
fault-yaml-escape = “\{ $given }” means nothing between double quotation marks. Use single ones, or write the backslash twice.
fault-alias = “*” and “&” repeat parts of a file; here everything is written out. Write the part itself.
fault-tag = “{ $given }” is no part of this format. Take it away.
fault-documents = A second file begins here (“---”). Keep one scenario in a file.
fault-key = A list or a table stands here as the name of a key. Write a plain name.
fault-things = There are more than { $most } keys and values, which such a file never has.
