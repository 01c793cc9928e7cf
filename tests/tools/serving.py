"""A running `ridgeline serve`: started on a free port, asked, ended.

    serving.py PROGRAM GUIDE   "name value unit" lines: how soon a saved change
                               is there, on a page of prose and on a decision;
                               what takes longer than promised is a failure
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request


class Server:
    def __init__(self, program, guide, *more):
        self.guide = pathlib.Path(guide)
        self.process = subprocess.Popen(
            [program, '-C', str(guide), 'serve', '--listen', '127.0.0.1:0',
             *more], stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()

    def get(self, path, timeout=60):
        """Status and text of a page."""
        try:
            with urllib.request.urlopen(self.url + path,
                                        timeout=timeout) as answer:
                return answer.status, answer.read().decode('utf-8', 'replace')
        except urllib.error.HTTPError as fault:
            return fault.code, fault.read().decode()

    def end(self):
        """Its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


def mark(text):
    return re.search('data-mark="([0-9a-f]+)"', text).group(1)


def seconds(server, page, save):
    """From saving a change until the page that has it was read whole."""
    _, text = server.get(page)
    waiting = mark(text)
    save()
    start = time.monotonic()
    while server.get('~changed?' + waiting)[1] == waiting:
        pass
    status, text = server.get(page)
    took = time.monotonic() - start
    if status != 200 or mark(text) == waiting:
        sys.exit('serving.py: %s was not made anew' % page)
    return took


def bench(program, guide):
    server = Server(program, guide)
    prose = server.guide / 'site/about.md'
    prices = sorted((server.guide / 'specs/prices').glob('*.csv'))[0]

    def save_prose():
        with open(prose, 'a') as f:
            f.write('\nOne more sentence.\n')

    def save_price():
        lines = prices.read_text().split('\n')
        cells = lines[1].split(',')
        cells[8] = str(float(cells[8]) * 1.01)
        lines[1] = ','.join(cells)
        prices.write_text('\n'.join(lines))

    late = []
    for name, page, save, most in (
            ('serve_prose_time', 'about.html', save_prose, 0.15),
            ('serve_price_time', 'workloads/chat-70b.html', save_price, 1)):
        best = min(seconds(server, page, save) for _ in range(5))
        print('%s %.3f s' % (name, best))
        if best > most:
            late.append('%s is over %s s' % (name, most))
    server.end()
    if late:
        sys.exit('serving.py: ' + '; '.join(late))


if __name__ == '__main__':
    os.environ.pop('http_proxy', None)
    bench(*sys.argv[1:])
