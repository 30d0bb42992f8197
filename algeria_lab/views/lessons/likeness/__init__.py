"""“Which war looks like the one that was?”: marks of the record and what wars that have them share."""
