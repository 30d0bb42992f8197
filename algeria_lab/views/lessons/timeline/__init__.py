"""The timeline of the war on a page: a chart, a choice of themes, and every entry in words."""
