"""Random decisions and mutated files in any number, each made again from its number alone."""
