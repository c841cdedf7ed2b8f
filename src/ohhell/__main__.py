"""`python -m ohhell` is the command `ohhell`."""

from ohhell.cli import main

if __name__ == "__main__":
    main()
