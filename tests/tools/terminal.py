"""Runs a command on a terminal of its own and prints what it showed there.

    terminal.py [--progress] COLUMNS COMMAND...

A line of progress is wiped by the next, and left out unless it is asked for.
"""
import fcntl
import os
import pty
import re
import struct
import sys
import termios

progress = sys.argv[1] == "--progress"
if progress:
    del sys.argv[1]
pid, fd = pty.fork()
if pid == 0:
    size = struct.pack("HHHH", 24, int(sys.argv[1]), 0, 0)
    fcntl.ioctl(1, termios.TIOCSWINSZ, size)
    os.execvp(sys.argv[2], sys.argv[2:])
shown = b""
while True:
    try:
        part = os.read(fd, 65536)
    except OSError:
        break
    if not part:
        break
    shown += part
if not progress:
    shown = re.sub(rb"\r\x1b\[K[^\r\n]*(?=\r\x1b\[K)|\r\x1b\[K", b"", shown)
sys.stdout.buffer.write(shown.replace(b"\r\n", b"\n"))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
