"""markdown.py SITE: each page's Markdown, read by cmark-gfm, has the tables of
its HTML, as many rows and cells in each, the same text in every heading cell,
and only links that lead to files of the site.  Steps of a working stand in the
HTML alone."""
import html.parser
import os
import subprocess
import sys
import urllib.parse

site = sys.argv[1]
where = os.path.basename(site)


class Tables(html.parser.HTMLParser):
    """Rows of every table: lists of the number of cells; links, tags."""

    def __init__(self):
        super().__init__()
        self.tables, self.links, self.heads, self.tags = [], [], [], set()
        self.head, self.working = None, False

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        if tag == 'details' and dict(attrs).get('class') == 'working':
            self.working = True
        if self.working and tag != 'a':
            return
        if tag == 'table':
            self.tables.append([])
        elif tag == 'tr':
            self.tables[-1].append(0)
        elif tag in ('td', 'th'):
            self.tables[-1][-1] += int(dict(attrs).get('colspan', 1))
        elif tag == 'a' and dict(attrs).get('href'):
            self.links.append(dict(attrs)['href'])

    def handle_endtag(self, tag):
        if tag == 'details':
            self.working = False


def read(text):
    parser = Tables()
    parser.feed(text)
    parser.close()
    return parser


faults = {'tables': [], 'links': [], 'raw HTML': []}
pages = tables = 0
for folder, _, names in os.walk(site):
    for name in sorted(names):
        if not name.endswith('.md'):
            continue
        path = os.path.join(folder, name)
        page = os.path.relpath(path, site)
        out = subprocess.run(
            ['cmark-gfm', '-e', 'table', '--unsafe', path],
            capture_output=True, check=True, encoding='utf-8').stdout
        markdown = read(out)
        with open(path[:-3] + '.html', encoding='utf-8') as f:
            web = read(f.read())
        pages += 1
        tables += len(web.tables)
        if markdown.tables != web.tables:
            at = next((i for i, (a, b) in enumerate(
                zip(markdown.tables, web.tables)) if a != b), 'all')
            faults['tables'].append(
                f'{page}: {len(markdown.tables)} tables, the page has '
                f'{len(web.tables)}; first difference in table {at}')
        for tag in markdown.tags & {'script', 'iframe', 'div', 'img', 'i'}:
            faults['raw HTML'].append(f'{page}: <{tag}>')
        for link in markdown.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme in ('http', 'https', 'mailto'):
                continue
            target = os.path.join(folder, urllib.parse.unquote(parts.path))
            if parts.scheme or (parts.path and not os.path.exists(target)):
                faults['links'].append(f'{page}: {link}')

for name, list_ in faults.items():
    if list_:
        print(f'not ok {where}: {name}: {list_[0]} ({len(list_)} in all)')
    else:
        print(f'ok {where}: {name} of {pages} pages, {tables} tables')
if not tables:
    print(f'not ok {where}: there are no tables')
