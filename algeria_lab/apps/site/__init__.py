"""The pages as a folder of files, without any server: Python runs in the reader's own browser."""
