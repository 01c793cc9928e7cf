"""Sentences that stand in C: sentences.py LIST FILE...

A literal of five words and more that readers of a guide see belongs into
templates/words/.  Messages (arguments of the functions below), the documentation
of fields and commands, and the texts of schemas are none of these.  LIST says how
many of the rest each file keeps, and why; more of them are a fault.  --print prints the literals themselves.
"""
import re
import sys

# What is called with a message, and members that document.
MESSAGES = re.compile(
    r'(?:^|_)(diags?|fault|faults|fails?|failed|error|told?|tell|warn|refuse|'
    r'usage|bad|gate|complain|annotation|lacks|missing|wrong|note_fault|'
    r'declare|progress_say|remark|say_fault)$')
MEMBERS = re.compile(r'\.(doc|help|usage|about)\s*=\s*$')
ASSIGNS = re.compile(r'(\*?error|\*?fault|why_not)\s*=[^;{}]*$')
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'
                   r"'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*|\S", re.S)
WORD = re.compile(r"[A-Za-z][A-Za-z'-]+|%[a-z.*]+")


def literals(text):
    """(line, literal, the functions that it is an argument of, what stands
    before it)."""
    calls, last, joined = [], '', None
    for m in TOKEN.finditer(text):
        t = m.group()
        if t.startswith(('/*', '//')):
            continue
        if t[0] == '"':
            if joined:
                joined[1] += t[1:-1]
            else:
                joined = [text.count('\n', 0, m.start()) + 1, t[1:-1],
                          [c for c in calls if c],
                          text[max(0, m.start() - 200):m.start()]]
            last = t
            continue
        if joined:
            yield joined
            joined = None
        if t == '(':
            calls.append(last if re.match(r'[A-Za-z_]', last) else '')
        elif t == ')' and calls:
            calls.pop()
        elif t in '{};' and not calls:
            calls = []
        last = t


def sentences(path):
    text = open(path).read()
    for line, literal, calls, before in literals(text):
        words = WORD.findall(re.sub(r'\\[a-z]', ' ', literal))
        plain = [w for w in words if not w.startswith('%')]
        if len(words) < 5 or len(plain) < 4 or ' ' not in literal:
            continue
        if any(MESSAGES.search(c) for c in calls):
            continue
        if MEMBERS.search(before) or ASSIGNS.search(before):
            continue
        yield line, literal


def main(names):
    show = names[0] == '--print'
    listed, found, bad = {}, {}, False
    for row in open(names[1 if show else 0]):
        if row.strip() and not row.startswith('#'):
            path, count, _ = row.split(None, 2)
            listed[path] = int(count)
    for path in names[2 if show else 1:]:
        all = list(sentences(path))
        found[path] = len(all)
        for line, literal in all if show else []:
            print(f'{path}:{line}: {literal}')
    for path in sorted(set(found) | set(listed)):
        has, may = found.get(path, 0), listed.get(path, 0)
        if has > may:
            bad = True
            print(f'{path}: {has} sentences of five words and more, and '
                  f'tests/sentences allows {may}: a new one goes to '
                  'templates/words/')
    print(f'{sum(found.values())} sentences in {len(found)} files')
    return bad


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
