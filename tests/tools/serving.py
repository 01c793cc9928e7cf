"""A running `ridgeline serve`: started on a free port, asked, ended.

    serving.py PROGRAM GUIDE SITE
                               "name value unit" lines: how soon a saved change
                               is there: prose on its page, a price on pages of
                               every shape that SITE has, once of the first row
                               and once of BUSIEST; what takes longer than
                               promised is a failure.  Beside each the seconds
                               that all cores worked ("..._work"); GUIDE is
                               edited
    serving.py --same PROGRAM GUIDE SITE
                               pages of every shape are those of the whole SITE,
                               and after three changed prices those of a process
                               that begins then, to the byte (SLICE says which of
                               the three is the last; with WHOLE set, after each
                               of them), many of which are no longer those of
                               SITE; those that say nothing of decisions are
                               made without deciding;
                               memory that is freed meanwhile is overwritten, so
                               that what is shown of it is another text or none
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


# Sold in more ways than any other that most decisions weigh.
BUSIEST = 'h100-sxm5-80gb'
# So many pages of all shapes show prices that are others.
MOVED = 20


class Server:
    def __init__(self, program, guide, *more):
        self.guide = pathlib.Path(guide)
        self.process = subprocess.Popen(
            [program, '-C', str(guide), 'serve', '--listen', '127.0.0.1:0',
             *more], stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()

    def get(self, path, timeout=300):
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
    """From saving a change until the page that has it was read whole, and the
    seconds of work that this took."""
    _, text = server.get(page)
    waiting = mark(text)
    before = used(server)
    save()
    start = time.monotonic()
    while server.get('~changed?' + waiting)[1] == waiting:
        pass
    status, text = server.get(page)
    took = time.monotonic() - start
    if status != 200 or mark(text) == waiting:
        sys.exit('serving.py: %s was not made anew' % page)
    return took, used(server) - before


def prices_of(guide):
    return sorted((pathlib.Path(guide) / 'specs/prices').glob('*.csv'))


def change_price(path, row, factor):
    lines = path.read_text().split('\n')
    cells = lines[row].split(',')
    cells[8] = '%.4f' % (float(cells[8]) * factor)
    lines[row] = ','.join(cells)
    path.write_text('\n'.join(lines))


def newest_of(guide, accelerator):
    """The newest row with a price of it: its file, and its line there."""
    rows = []
    for path in prices_of(guide):
        for i, line in enumerate(path.read_text().split('\n')):
            cells = line.split(',')
            if len(cells) > 3 and cells[3] == accelerator:
                rows.append((cells[0], path, i))
    return max(rows)[1:]


def shapes(site):
    """Each page at the top of a site, and the first of each sort below."""
    first = {}
    for path in sorted(pathlib.Path(site).rglob('*.html')):
        page = path.relative_to(site)
        sort = page.name if len(page.parts) == 1 else (
            page.parts[0], len(page.parts))
        first.setdefault(sort, str(page))
    first.pop('404.html', None)
    return list(first.values())


def used(server):
    """CPU seconds that the server has worked."""
    stat = pathlib.Path('/proc/%d/stat' % server.process.pid).read_text()
    user, system = stat.rsplit(')', 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf('SC_CLK_TCK')


def work(server, page):
    """CPU seconds that a page takes the server."""
    start = used(server)
    shown(server, page)
    return used(server) - start


def shown(server, page):
    """A page without what has it ask for changes."""
    status, text = server.get(page)
    if status != 200:
        sys.exit('serving.py: %s: %s' % (page, text))
    return re.sub('<script src="/~live.js"[^>]*></script>\n', '', text)


def anew(program, guide, pages):
    """What a process which knows nothing of before makes of pages."""
    with tempfile.TemporaryDirectory() as into:
        server = Server(program, guide, '-o', into)
        made = {page: shown(server, page) for page in pages}
        server.end()
    return made


def changes_of(guide, day):
    """Rows of prices and factors: cheap and dear, what is sold in many ways, in
    few, and what is seldom weighed.  What is kept too long after one of them is
    still there after the last, unless that makes it anew: so another is the
    last on another day."""
    changes = [(*newest_of(guide, BUSIEST), 0.3),
               (*newest_of(guide, 'rtx-4090'), 5),
               (prices_of(guide)[-1], 1, 1.02)]
    return changes[day % 3:] + changes[:day % 3]


def same(program, guide, site):
    os.environ['MALLOC_PERTURB_'] = '165'
    server = Server(program, guide)
    bad = []
    day, whole = int(os.environ.get('SLICE', 1)), os.environ.get('WHOLE')
    # A cluster's tenants are searched apart.
    pages = shapes(site) + ['workloads/research-cluster/researcher.html']

    built = {page: pathlib.Path(site, page).read_text() for page in pages}
    bad += ['%s is not as the whole build has it' % page for page in pages
            if shown(server, page) != built[page]]
    idle = deciding = 0
    for nth, change in enumerate(changes_of(guide, day)):
        change_price(*change)
        idle += work(server, 'facilities.html')
        deciding += work(server, 'index.html')
        if whole or nth == 2:
            now = anew(program, guide, pages)
            bad += ['after change %d %s is another' % (nth, page)
                    for page in pages if shown(server, page) != now[page]]
        else:
            for page in pages[(nth + day) % 3::3]:
                shown(server, page)
    if not 2 * idle < deciding:
        bad.append('a page that asks for no decision takes %g s, the front '
                   'page %g s' % (idle, deciding))
    moved = sum(now[page] != built[page] for page in pages)
    if moved < MOVED:
        bad.append('prices that are others move %d pages' % moved)
    server.end()
    if bad:
        sys.exit('serving.py: ' + '; '.join(bad))


def bench(program, guide, site):
    server = Server(program, guide)
    prose = server.guide / 'site/about.md'

    def save_prose():
        with open(prose, 'a') as f:
            f.write('\nOne more sentence.\n')

    def save_price():
        change_price(prices_of(guide)[0], 1, 1.01)

    def save_busiest():
        change_price(*newest_of(guide, BUSIEST), 1.01)

    late = []
    for name, page, save, most in [
            ('serve_prose_time', 'about.html', save_prose, 0.15)] + [
            ('serve_price_time_' + page[:-len('.html')].replace('/', '_'),
             page, save_price, 1) for page in shapes(site)] + [
            ('serve_busiest_time_' + page[:-len('.html')].replace('/', '_'),
             page, save_busiest, 1) for page in shapes(site)]:
        best, worked = min(seconds(server, page, save) for _ in range(3))
        print('%s %.3f s' % (name, best), flush=True)
        print('%s %.2f s' % (name.replace('_time', '_work'), worked),
              flush=True)
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
