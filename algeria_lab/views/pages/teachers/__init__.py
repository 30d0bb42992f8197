"""The page for teachers: an hour's plan, lessons by programme, a link for the class, privacy, credits."""
