"""track.py RECORD SCHEMA [FRESH]: is a record of a replay whole, and today's?

RECORD is what ridgeline replay --format lua wrote, SCHEMA what ridgeline schema
--format json says.  Its fields are those of the schema, in that order; what it
counts adds up.  FRESH is a later replay of two of its days: the orders of the
first of them then held as the record has it, but for one in twenty, which a
changed engine may decide otherwise.  Prints what is wrong.
"""
import json
import re
import sys

HEADER = '-- Made by ridgeline replay --format lua from the prices of past days.'
VERBS = ['source', 'replayed', 'outcome', 'reliability']
SLACK = 1 / 20
# Parts of `asked`, and what is part of `accelerator`.
PARTS = ['accelerator', 'seller', 'near', 'learnt', 'priced']
faults = []


def fault(*words):
    faults.append(' '.join(str(w) for w in words))


def records(path):
    """[(verb, id, {field: text})] in their order."""
    found, lines = [], open(path, encoding='utf-8').read().split('\n')
    if lines[0] != HEADER:
        fault(path, 'begins otherwise')
    for line in lines[1:]:
        head = re.fullmatch(r'(\w+) "([^"]+)" \{( cite "replay" \{)?', line)
        field = re.fullmatch(r'  (\w+) = (.+),', line)
        if head and (head[1] == 'source') != bool(head[3]):
            found.append((head[1], head[2], {}))
        elif field and found:
            if field[1] in found[-1][2]:
                fault(found[-1][1], 'has', field[1], 'twice')
            found[-1][2][field[1]] = field[2].strip('"')
        elif line not in ('', '}', '} }'):
            fault('a line that no replay writes:', line)
    return found


def number(fields, name):
    return float(fields.get(name, '0').split()[0])


def check_form(found, schema):
    verbs = [verb for verb, _, _ in found]
    if sorted(verbs, key=VERBS.index) != verbs or verbs[:3] != VERBS[:3]:
        fault('records in another order:', *dict.fromkeys(verbs))
    for verb, name, fields in found:
        if verb == 'source':
            continue
        known = [f['name'] for f in schema[verb]]
        needed = {f['name'] for f in schema[verb] if f['required']}
        if [f for f in known if f in fields] != list(fields):
            fault(verb, name, 'has fields unlike the schema:', *fields)
        if needed - set(fields):
            fault(verb, name, 'lacks', *sorted(needed - set(fields)))


def check_sums(found):
    replayed = [f for v, _, f in found if v == 'replayed']
    outcomes = {n: f for v, n, f in found if v == 'outcome'}
    for name, f in outcomes.items():
        asked = number(f, 'asked')
        if asked + number(f, 'unasked_kept') > number(f, 'orders'):
            fault(name, 'has more asked than orders')
        for part in PARTS:
            if number(f, part) > asked:
                fault(name, 'has more', part, 'than asked')
        if number(f, 'accelerator') + number(f, 'learnt') > asked:
            fault(name, 'keeps and loses the same order')
        for part in ('price_seen', 'seller'):
            if number(f, part) > number(f, 'accelerator'):
                fault(name, 'has more', part, 'than accelerator')
        if number(f, 'median') > number(f, 'p90'):
            fault(name, 'has a median above nine in ten')
    sums = ['orders', 'asked', 'price_seen', 'unasked_kept'] + PARTS
    pairs = 0
    for after in ('week', 'month', 'quarter'):
        whole = outcomes.get('all-' + after)
        parts = [f for f in outcomes.values() if f['after'] == after]
        if not whole:
            continue
        pairs += number(whole, 'orders')
        for by in ('grade', 'day'):
            for s in sums:
                got = sum(number(f, s) for f in parts if by in f)
                if got != number(whole, s):
                    fault(s, 'of a', after, 'by', by, 'adds up to', got,
                          'and not', number(whole, s))
    if len(replayed) != 1 or pairs != number(replayed[0], 'pairs'):
        fault('pairs are not those of all spans')
    bins = [f for v, _, f in found if v == 'reliability']
    for whole in (f for f in bins if 'to' not in f):
        for s in ('orders', 'kept'):
            got = sum(number(f, s) for f in bins if 'to' in f and
                      f['odds'] == whole['odds'])
            if got != number(whole, s):
                fault(s, 'of odds', whole['odds'], 'add up to', got)


def check_fresh(found, fresh):
    replayed = {f['from']: f for v, _, f in fresh if v == 'replayed'}
    day = next(iter(replayed))
    name = day + '-week'
    was = {n: f for v, n, f in found if v == 'outcome'}.get(name)
    now = {n: f for v, n, f in fresh if v == 'outcome'}.get(name)
    if not was or not now:
        return fault('no record of', name)
    slack = SLACK * number(now, 'orders')
    for field in ['orders', 'asked', 'price_seen', 'unasked_kept'] + PARTS:
        if abs(number(was, field) - number(now, field)) > slack:
            fault(name, field, 'is', number(now, field), 'and on record',
                  number(was, field))


schema = {r['verb']: r['fields'] for r in
          json.load(open(sys.argv[2], encoding='utf-8'))['records']}
found = records(sys.argv[1])
check_form(found, schema)
check_sums(found)
if len(sys.argv) > 3:
    fresh = records(sys.argv[3])
    check_form(fresh, schema)
    check_fresh(found, fresh)
print('\n'.join(faults)) if faults else None
