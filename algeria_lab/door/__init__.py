"""What `import algeria_lab` gives, a room for each kind of question; read when it is asked for."""
