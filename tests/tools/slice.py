"""slice.py GUIDE SEED: the guide has one buyer's decision of each workload, by
the seed, and those that its claims ask for.

It stays as wide as it was, with all records, kinds and pages; decisions are fewer.
"""
import pathlib
import random
import re
import sys

PROFILES = re.compile(r'(workload "([^"]+)" \{(?:(?!\n\}).)*?\n  profiles = )'
                      r'\{([^}]*)\}', re.S)
ASKED = re.compile(r"\('([^']+)',\s*'([^']+)'")

guide, seed = pathlib.Path(sys.argv[1]), sys.argv[2]
by_chance = random.Random(seed)
counts = [0, 0]


def asked():
    """What stands in tests of claims, of which long ones are several texts."""
    for path in guide.glob('specs/claims/*.lua'):
        yield from ASKED.findall(re.sub(r'" \.\.\s*"', '', path.read_text()))


def chosen(match):
    names = re.findall('"([^"]+)"', match[3])
    one = by_chance.choice(names)
    some = [n for n in names if n == one or (match[2], n) in pairs]
    counts[0] += len(some)
    counts[1] += len(names)
    return match[1] + '{ %s }' % ', '.join('"%s"' % n for n in some)


pairs = set(asked())
for path in sorted(guide.glob('specs/workloads/*.lua')):
    path.write_text(PROFILES.sub(chosen, path.read_text()))
print('# %d decisions of %d, seed %s' % (*counts, seed))
