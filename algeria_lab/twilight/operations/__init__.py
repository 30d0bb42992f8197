"""The eight operations, each in a module, and the table by which a turn offers them [CT-5.2, CT-5.4]."""
