# What the board of Colonial Twilight says of a Campaign: short names of tracks, and its page.

campaign-short-gov_resources = Gov. Resources
campaign-short-fln_resources = FLN Resources
