"""Runs a command on a terminal of its own and prints what it showed there.

    terminal.py COLUMNS COMMAND...
"""
import fcntl
import os
import pty
import struct
import sys
import termios

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
sys.stdout.buffer.write(shown.replace(b"\r\n", b"\n"))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
