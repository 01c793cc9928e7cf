"""implied.py SITE COPY: the pages with every end tag that HTML implies.

html-validate knows <li> before <li>, not a <td> that ends with its table: it
judges this copy, and the Nu checker the pages as they are.
"""
import html.parser
import os
import sys

# Elements whose end may go unsaid (HTML 13.1.2.4), by what they end before.
ENDS = {'li': {'li'}, 'dt': {'dt', 'dd'}, 'dd': {'dt', 'dd'},
        'td': {'td', 'th'}, 'th': {'td', 'th'}, 'tr': {'td', 'th', 'tr'},
        'thead': {'caption'},
        'tbody': {'td', 'th', 'tr', 'thead', 'tbody'}}
UNSAID = set.union(*ENDS.values())
VOID = {'base', 'meta', 'link', 'br', 'hr', 'img', 'input', 'col', 'wbr'}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=False)
        self.open, self.out = [], []

    def end_while(self, tags):
        while self.open and self.open[-1] in tags:
            self.out.append(f'</{self.open.pop()}>')

    def handle_starttag(self, tag, attrs):
        self.end_while(ENDS.get(tag, ()))
        self.out.append(self.get_starttag_text())
        if tag not in VOID and self.out[-1][-2:] != '/>':
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        self.end_while(UNSAID - {tag})
        if self.open and self.open[-1] == tag:
            self.open.pop()
        self.out.append(f'</{tag}>')

    def handle_data(self, data):
        self.out.append(data)

    def handle_entityref(self, name):
        self.out.append(f'&{name};')

    def handle_charref(self, name):
        self.out.append(f'&#{name};')

    def handle_comment(self, data):
        self.out.append(f'<!--{data}-->')

    def handle_decl(self, decl):
        self.out.append(f'<!{decl}>')


def main(site, copy):
    """Write the copy."""
    for folder, _, names in os.walk(site):
        for name in names:
            if not name.endswith('.html'):
                continue
            path = os.path.join(copy, os.path.relpath(folder, site), name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            page = Page()
            with open(os.path.join(folder, name), encoding='utf-8') as f:
                page.feed(f.read())
            page.close()
            with open(path, 'w', encoding='utf-8') as f:
                f.write(''.join(page.out))


if __name__ == '__main__':
    main(*sys.argv[1:])
