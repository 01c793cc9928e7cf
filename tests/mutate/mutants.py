"""mutants: small changes of meaning, drawn by a seed.

A mutant is one edit of one file: a sign flipped, a bound moved by one, a constant
changed, a term dropped, what two rows say exchanged, what a sentence tells
exchanged.  Which are drawn hangs on the seed and on the text of the line, never
on where it stands: another line of the file changes no other draw.
"""
import dataclasses
import hashlib
import itertools
import re

# What is no code: comments, texts, lines of the preprocessor.
C_NO_CODE = re.compile(
    r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    r'|^[ \t]*#(?:[^\n\\]|\\\n|\\.)*', re.S | re.M)
JS_NO_CODE = re.compile(
    r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    r'|`(?:\\.|[^`\\])*`', re.S)
LUA_NO_CODE = re.compile(r'--\[\[.*?\]\]|--[^\n]*|"(?:\\.|[^"\\\n])*"'
                         r"|'(?:\\.|[^'\\\n])*'|\[\[.*?\]\]", re.S)
# Of a page, all but what it asks for.
PAGE_CODE = re.compile(r'\{\{.*?\}\}|\{%.*?%\}', re.S)

SIGNS = {'+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+='}
BOUNDS = {'<': '<=', '<=': '<', '>': '>=', '>=': '>'}
# How many a variable holds, or is given room for, says nothing.
DECLARED = re.compile(r'^[\t ]+(?:(?:static|const|struct|unsigned) )*\w+ [*\w]+'
                      r'(?:\[[^]\n]*\])+(?= = |;|,)'
                      r'|arena_array\([^;]*?(?=sizeof)', re.M | re.S)
# Nor does how many are kept at most, where that is a round number of bits.
ROOM = re.compile(r'^enum \{.*\};', re.M)
NUMBER = re.compile(r'(?<![\w.])(\d+\.\d+|\d+)(?![\w.])')
# Where an operand ends that a weaker sign than the one before it follows.
ENDS_OF_SUM = re.compile(r' [-+<>?:|&=!]+=? |[,;)\]}?]')
ENDS_OF_PRODUCT = re.compile(r' [-+*/<>?:|&=!]+=? |[,;)\]}?]')
ENDS_OF_AND = re.compile(r' (?:&&|\|\||\?|:|and|or|then) |[,;)\]}]')
ROW = re.compile(r'^(\s*\{ |[A-Z_]+\()(.*?)( \},?(?: \};)?|\)),?$')
QUANTITY = re.compile(r'^(\s*\w+ = )([\d.e]+)( \* [\w/ ]+,| \* [\w/]+|,)\s*$')


@dataclasses.dataclass
class Mutant:
    path: str
    start: int
    end: int
    new: str
    sort: str
    line: int = 0
    old_line: str = ''
    new_line: str = ''
    key: str = ''


def hidden(text, pattern):
    """The text with all that the pattern finds blanked out, as long as it was."""
    return pattern.sub(lambda m: re.sub(r'[^\n]', ' ', m[0]), text)


def mask(path, text):
    if path.endswith('.js'):
        return hidden(text, JS_NO_CODE)
    if path.endswith('.lua'):
        return hidden(text, LUA_NO_CODE)
    if path.endswith('.md'):
        shown = list(hidden(text, re.compile('.+')))
        for m in PAGE_CODE.finditer(text):
            shown[m.start():m.end()] = hidden(m[0], LUA_NO_CODE)
        return ''.join(shown)
    if path.endswith(('.chain', '.part')):
        return hidden(hidden(text, re.compile(r'^#.*$', re.M)),
                      re.compile(r'"[^"]*"'))
    return hidden(hidden(text, C_NO_CODE), DECLARED)


def operand_end(code, at, ends):
    """Where the operand that begins here ends, outside of its own brackets."""
    depth = 0
    while at < len(code):
        stop = ends.match(code, at)
        if stop and depth == 0:
            return at
        if code[at] in '([{':
            depth += 1
        elif code[at] in ')]}':
            depth -= 1
        at += 1
    return None


def signs(code):
    for m in re.finditer(r'(?<=[\w)\]]) (\+|-|\*|/|\+=|-=)(?=\s)', code):
        line = code[code.rfind('\n', 0, m.start()) + 1:m.end()]
        # "static char *" is a type.
        if m[1] != '*' or not re.fullmatch(r'(static |const |struct )*\w+ \*',
                                           line):
            yield m.start(1), m.end(1), SIGNS[m[1]], 'sign'


def bounds(code):
    for m in re.finditer(r'(?<=[\w)\]]) (<|<=|>|>=)(?=\s)', code):
        yield m.start(1), m.end(1), BOUNDS[m[1]], 'bound'


def is_room(number):
    return number.isdigit() and int(number) >= 64 and \
        int(number) & (int(number) - 1) == 0


def constants(code):
    rooms = [m.span() for m in ROOM.finditer(code)]
    for m in NUMBER.finditer(code):
        if is_room(m[1]) and any(a < m.start() < b for a, b in rooms):
            continue
        before, after = code[:m.start()][-1:], code[m.end():m.end() + 3]
        # How long a buffer is says nothing.
        if before == '[' and re.match(r'\](;|,| =|\))', after) and \
                float(m[1]) > 7:
            continue
        yield m.start(), m.end(), '%g' % (2 * float(m[1])) if '.' in m[1] \
            else str(int(m[1]) + 1), 'constant'


def terms(code):
    for m in re.finditer(r'(?<=[\w)\]])(\s)(\+|\*|&&|\|\||and|or)\s(?=\S)',
                         code):
        ends = {'+': ENDS_OF_SUM, '*': ENDS_OF_PRODUCT}.get(m[2], ENDS_OF_AND)
        end = operand_end(code, m.end(), ends)
        if end and end - m.start() < 200:
            yield m.start(), end, None, 'term'


def lines_of(text):
    at = 0
    for line in text.splitlines(keepends=True):
        yield at, line.rstrip('\n')
        at += len(line)


def last_cell(line):
    """Where the last cell of a row stands: start, end; None where there is none."""
    m = ROW.match(line)
    if not m:
        return None
    inside = hidden(m[2], re.compile(r'"(?:\\.|[^"\\])*"'))
    depth, cut = 0, None
    for i, c in enumerate(inside):
        depth += (c in '([{') - (c in ')]}')
        if c == ',' and depth == 0 and i + 2 < len(inside):
            cut = i + 2
    return cut and (m.start(2) + cut, m.end(2))


def rows(text, cell):
    """Two lines, one after the other, whose values change places: not those that
    differ in nothing else, nor two texts that only explain."""
    for (at, one), (to, two) in itertools.pairwise(lines_of(text)):
        a, b = cell(one), cell(two)
        if a and b and one[a[0]:a[1]] != two[b[0]:b[1]] and \
                one[:a[0]] != two[:b[0]] and \
                not (one[0].isupper() and one[a[0]] == '"'):
            yield (at + a[0], to + b[1], two[b[0]:b[1]] + one[a[1]:] + '\n' +
                   two[:b[0]] + one[a[0]:a[1]], 'rows')


def quantity_cell(line):
    m = QUANTITY.match(line)
    return m and (m.start(2), m.end(2))


def sentences(text):
    """Two values that one sentence tells change places."""
    told = re.compile(r'\{\{ ?([\w.]+) ?\}\}([^{}\n]{2,80}?)\{\{ ?([\w.]+) ?\}\}')
    for m in told.finditer(text):
        if m[1] != m[3]:
            yield (m.start(), m.end(), '{{ %s }}%s{{ %s }}' %
                   (m[3], m[2], m[1]), 'sentence')


def edits(path, text):
    code = mask(path, text)
    if path.endswith('.lua'):
        yield from constants(code)
        yield from rows(text, quantity_cell)
        return
    yield from bounds(code)
    yield from constants(code)
    if path.endswith('.md'):
        yield from sentences(text)
        return
    yield from signs(code)
    yield from terms(code)
    if path.endswith(('.c', '.def', '.h')):
        yield from rows(text, last_cell)


def mutants(path, text, seed):
    """All mutants of a file, each with its place in the draw."""
    seen = {}
    for start, end, new, sort in edits(path, text):
        if new is None:
            new = '\n' * text.count('\n', start, end)
        first = text.rfind('\n', 0, start) + 1
        last = text.find('\n', end)
        last = len(text) if last < 0 else last
        old = text[first:last]
        line = text[first:start] + new + text[end:last]
        said = '\0'.join((str(seed), path, sort, old, line))
        again = seen[said] = seen.get(said, 0) + 1
        yield Mutant(path, start, end, new, sort,
                     text.count('\n', 0, start) + 1, old, line,
                     hashlib.sha256(f'{said}\0{again}'.encode()).hexdigest())


def draw(files, seed, count):
    """So many mutants of these files, of each sort as many where there are."""
    sorts = {}
    for path, text in files:
        for m in mutants(path, text, seed):
            sorts.setdefault(m.sort, []).append(m)
    for list_ in sorts.values():
        list_.sort(key=lambda m: m.key)
    turns = itertools.zip_longest(*(sorts[s] for s in sorted(sorts)))
    drawn = [m for turn in turns for m in turn if m]
    return drawn[:count]
