"""pages.py SITE: what must hold of every HTML page, read as text."""
import html.parser
import os
import sys
import urllib.parse

from implied import ENDS, UNSAID, VOID

site = os.path.abspath(sys.argv[1])
where = os.path.basename(site)
LOADS = {('link', 'href'), ('script', 'src'), ('img', 'src'),
         ('iframe', 'src'), ('object', 'data'), ('source', 'src')}
faults = {}


def fault(kind, text):
    faults.setdefault(kind, []).append(text)


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.path, self.open = os.path.relpath(path, site), []
        self.ids, self.links, self.heads = [], [], []
        self.counts = {}
        self.charts, self.rows, self.table = [], {}, None

    def handle_starttag(self, tag, attrs):
        got = dict(attrs)
        while self.open and self.open[-1] in ENDS.get(tag, ()):
            self.open.pop()
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in VOID and self.get_starttag_text()[-2:] != '/>':
            self.open.append(tag)
        if 'id' in got:
            self.ids.append(got['id'])
        if tag == 'a' and 'href' in got:
            self.links.append(got['href'])
        self.numbers(tag, got)
        for name, value in attrs:
            if name.startswith('on'):
                fault('scripts in attributes', f'{self.path}: {name}')
            if (tag, name) in LOADS and not value.startswith('data:,'):
                self.links.append(value)
                if ':' in value or value.startswith('//'):
                    if got.get('rel') != 'canonical':
                        fault('loads from elsewhere',
                              f'{self.path}: {value}')
            if name in ('aria-labelledby', 'aria-describedby'):
                self.heads += value.split()
        if tag == 'table' and self.open[-2:-1] != ['div']:
            fault('tables in a scroll region', self.path)
        if tag == 'th' and 'scope' not in got:
            fault('scope on headings', self.path)
        if tag == 'a' and not got.get('href'):
            fault('links lead somewhere', self.path)

    def numbers(self, tag, got):
        """Of each chart the tables that stand in it or that it leads to."""
        if tag == 'figure' and got.get('class') == 'chart':
            self.charts.append([got.get('id')])
        elif tag == 'table':
            self.table = got.get('id')
            self.rows[self.table] = 0
        elif tag == 'tr':
            self.rows[self.table] += 1
        if 'figure' not in self.open[:-1] or not self.charts:
            return
        if tag == 'table':
            self.charts[-1].append(self.table)
        elif tag == 'a' and self.open[-2] == 'p':
            self.charts[-1].append(got.get('href', '')[1:])

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        while self.open and self.open[-1] in UNSAID - {tag}:
            self.open.pop()
        if not self.open or self.open[-1] != tag:
            line, _ = self.getpos()
            fault('tags are balanced', f'{self.path}:{line}: </{tag}> in '
                  f'{self.open[-1:]}')
        else:
            self.open.pop()


pages = {}
for folder, _, names in os.walk(site):
    for name in sorted(names):
        if name.endswith('.html'):
            path = os.path.join(folder, name)
            page = Page(path)
            with open(path, encoding='utf-8') as f:
                text = f.read()
            page.feed(text)
            page.close()
            if not text.startswith('<!DOCTYPE html>'):
                fault('doctype', page.path)
            if '<meta name="description" content="' not in text:
                fault('description', page.path)
            pages[path] = page

links = charts = 0
for path, page in pages.items():
    if page.open:
        fault('tags are balanced', f'{page.path}: {page.open} left open')
    for n in {i for i in page.ids if page.ids.count(i) > 1}:
        fault('ids are unique', f'{page.path}: {n}')
    for n in page.heads:
        if n not in page.ids:
            fault('labels are there', f'{page.path}: {n}')
    for tag in ('h1', 'main', 'title', 'header', 'footer'):
        if tag == 'title' and page.counts.get(tag, 0) >= 1:
            continue
        if page.counts.get(tag) != 1:
            fault('one of each part', f'{page.path}: {tag}')
    charts += len(page.charts)
    for name, *tables in page.charts:
        # The first row has the heads.
        if not any(page.rows.get(t, 0) > 1 for t in tables):
            fault('a chart has its numbers beside it',
                  f'{page.path}: {name}, {tables}')
    for link in page.links:
        parts = urllib.parse.urlsplit(link)
        if parts.scheme in ('http', 'https', 'mailto'):
            continue
        links += 1
        target = os.path.normpath(os.path.join(
            os.path.dirname(path), urllib.parse.unquote(parts.path))) \
            if parts.path else path
        if parts.scheme or not os.path.isfile(target):
            fault('links resolve', f'{page.path}: {link}')
        elif parts.fragment and target in pages and \
                urllib.parse.unquote(parts.fragment) not in \
                pages[target].ids:
            fault('anchors resolve', f'{page.path}: {link}')

for kind in ('tags are balanced', 'ids are unique', 'labels are there',
             'one of each part', 'links resolve', 'anchors resolve',
             'links lead somewhere', 'loads from elsewhere',
             'scripts in attributes', 'tables in a scroll region',
             'a chart has its numbers beside it', 'scope on headings',
             'doctype', 'description'):
    if kind in faults:
        print(f'not ok {where}: {kind}: {faults[kind][0]} '
              f'({len(faults[kind])} in all)')
    else:
        print(f'ok {where}: {kind}')
if not pages or not links or not charts:
    print(f'not ok {where}: there are {len(pages)} pages, {links} links, '
          f'{charts} charts')
