"""The special activities, each in a module [CT-5.3, CT-5.5, CT-5.6]."""
