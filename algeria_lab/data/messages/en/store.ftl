# What is said of the browser's own store, whatever the page keeps in it.
files-store-damaged = Part of what this browser keeps could not be read and was put aside. The rest is still in the list.
