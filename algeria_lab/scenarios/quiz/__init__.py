"""Questions of scenario files: their keys, what an answer is worth, and editions without keys."""
