"""report.py: the lines by which a check says what holds."""


def say(name, bad=None):
    """bad: what is wrong, or nothing."""
    print(f"ok {name}" if not bad else f"not ok {name}: {bad}")


def report(name, faults, looked=True):
    """Of a list of faults the first; where nothing was looked at, nothing is
    shown to hold."""
    say(name, f"{faults[0]} ({len(faults)} in all)" if faults else
        None if looked else "nothing was looked at")
