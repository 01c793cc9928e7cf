"""A running `ridgeline serve`: started on a free port, asked, ended.

    serving.py PROGRAM GUIDE   "name value unit" lines: how soon a saved change
                               is there, on a page of prose, on a workload and
                               on the front page; what takes longer than
                               promised is a failure
    serving.py --same PROGRAM GUIDE SITE
                               pages that are shown are those of the whole SITE,
                               and after each changed price those that a new
                               process makes: to the byte; memory that is freed
                               meanwhile is overwritten, so that what is shown
                               of it is another text or none
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
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


def prices_of(guide):
    return sorted((pathlib.Path(guide) / 'specs/prices').glob('*.csv'))


def change_price(path, row, factor):
    lines = path.read_text().split('\n')
    cells = lines[row].split(',')
    cells[8] = '%.4f' % (float(cells[8]) * factor)
    lines[row] = ','.join(cells)
    path.write_text('\n'.join(lines))


def shown(server, page):
    """A page without what has it ask for changes."""
    status, text = server.get(page)
    if status != 200:
        sys.exit('serving.py: %s: %s' % (page, text))
    return re.sub('<script src="/~live.js"[^>]*></script>\n', '', text)


def made(program, guide, page):
    """The page as a process makes it that knows nothing of any before."""
    with tempfile.TemporaryDirectory() as into:
        subprocess.run([program, '-C', str(guide), 'build', '-q', '--only',
                        page[:-len('.html')], '-o', into + '/page'],
                       check=True)
        return pathlib.Path(into, 'page', page).read_text()


def same(program, guide, site):
    os.environ['MALLOC_PERTURB_'] = '165'
    server = Server(program, guide)
    bad = []
    moving = ('index.html', 'workloads/chat-70b/startup.html')
    pages = moving + ('workloads/chat-70b.html', 'formulas/memory.html')

    for page in pages:
        if shown(server, page) != pathlib.Path(site, page).read_text():
            bad.append('%s is not as the whole build has it' % page)
    # Cheap and dear, seen often and once, what wins and what never does.
    files = prices_of(guide)
    for i, factor in enumerate((0.3, 5, 1.02)):
        was = shown(server, 'index.html')
        change_price(files[i * (len(files) - 1) // 2], 1, factor)
        if i == 0 and shown(server, 'index.html') == was:
            bad.append('a price changes nothing')
        for page in moving:
            if shown(server, page) != made(program, guide, page):
                bad.append('after change %d %s is another' % (i, page))
    server.end()
    if bad:
        sys.exit('serving.py: ' + '; '.join(bad))


def bench(program, guide):
    server = Server(program, guide)
    prose = server.guide / 'site/about.md'

    def save_prose():
        with open(prose, 'a') as f:
            f.write('\nOne more sentence.\n')

    def save_price():
        change_price(prices_of(guide)[0], 1, 1.01)

    late = []
    for name, page, save, most in (
            ('serve_prose_time', 'about.html', save_prose, 0.15),
            ('serve_price_time', 'workloads/chat-70b.html', save_price, 1),
            ('serve_front_page_time', 'index.html', save_price, 1)):
        best = min(seconds(server, page, save) for _ in range(5))
        print('%s %.3f s' % (name, best))
        if best > most:
            late.append('%s is over %s s' % (name, most))
    server.end()
    if late:
        sys.exit('serving.py: ' + '; '.join(late))


if __name__ == '__main__':
    os.environ.pop('http_proxy', None)
    if sys.argv[1] == '--same':
        same(*sys.argv[2:])
    else:
        bench(*sys.argv[1:])
