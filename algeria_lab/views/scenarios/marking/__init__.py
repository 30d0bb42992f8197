"""The receipts of a class as tables for whoever marks them: to print, for a spreadsheet, on the page."""
