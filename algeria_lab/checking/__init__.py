"""What somebody wrote is checked here, before the engine takes it: all faults at once, as data.

The engine trusts the files that come with it and builds from them in a plain way. What comes from outside is
read here first: a kind of file has a model of pydantic for its form, and laws for what the form cannot say.
pydantic is imported when the first file is checked.
"""
