"""`python -m algeria_lab` is the command `algeria-lab`."""

from algeria_lab.apps.command_line import main

if __name__ == "__main__":
    main()
