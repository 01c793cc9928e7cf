"""readability.py SITE: how long the sentences of the pages are.

Prose outside tables, formulas, code and lists of links; a sentence ends with a
full stop, a question mark or a colon that a block ends with.  Words are what
stands between spaces.
"""
import collections
import html.parser
import os
import re
import sys

site = sys.argv[1]
SKIP = {'table', 'code', 'pre', 'svg', 'math', 'nav', 'script', 'style',
        'summary', 'figcaption', 'ol', 'h1', 'h2', 'h3', 'h4', 'dt'}
BLOCK = {'p', 'li', 'dd', 'blockquote', 'div'}
LONG = 36     # words: more cannot be understood at once
SHARE = 0.05  # of the sentences of a shape that may be longer
MEAN = 20
# A reference lists what a word means, and is looked up rather than read.
REFERENCE = {'manual.html': 0.1, 'manual-spec.html': 0.11}


class Prose(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.inside, self.skipped = False, []
        self.blocks, self.now = [], []

    def flush(self):
        text = ' '.join(''.join(self.now).split())
        if text:
            self.blocks.append(text)
        self.now = []

    def handle_starttag(self, tag, attrs):
        if tag == 'main':
            self.inside = True
        if tag in ('dt', 'dd') and self.skipped[-1:] == ['dt']:
            self.skipped.pop()
        if tag in SKIP:
            self.skipped.append(tag)
        if tag in BLOCK:
            self.flush()

    def handle_endtag(self, tag):
        if tag in BLOCK or tag == 'main':
            self.flush()
        if tag == 'main':
            self.inside = False
        if self.skipped and self.skipped[-1] == tag:
            self.skipped.pop()

    def handle_data(self, data):
        if self.inside and not self.skipped:
            self.now.append(data)


def sentences(path):
    prose = Prose()
    with open(path, encoding='utf-8') as f:
        prose.feed(f.read())
    for block in prose.blocks:
        for sentence in re.split(r'(?<=[.?!])\s+(?=[A-Z0-9“"])', block):
            if sentence[-1:] in '.?!:' and len(sentence.split()) > 2:
                yield sentence


shapes = collections.defaultdict(lambda: collections.defaultdict(list))
for folder, folders, names in os.walk(site):
    folders.sort()
    if 'data' in folders:
        folders.remove('data')
    for name in sorted(names):
        if not name.endswith('.html'):
            continue
        path = os.path.join(folder, name)
        page = os.path.relpath(path, site)
        shape = re.sub('/[^/]+', '/*', page) if '/' in page else page
        for sentence in sentences(path):
            shapes[shape][sentence].append(page)

count = 0
for shape, said in sorted(shapes.items()):
    lengths = {s: len(s.split()) for s in said}
    count += len(lengths)
    mean = sum(lengths.values()) / len(lengths)
    long = sorted((s for s in said if lengths[s] > LONG),
                  key=lambda s: -lengths[s])
    if mean > MEAN or len(long) > REFERENCE.get(
            shape, SHARE) * len(said):
        print(f'not ok {shape}: {mean:.1f} words a sentence, {len(long)} of '
              f'{len(said)} over {LONG}')
        for s in long[:3]:
            print(f'    {lengths[s]} words, {said[s][0]}: {s}')
    else:
        print(f'ok {shape}: sentences are short')
if count < 100:
    print(f'not ok there is prose: {count} sentences')
