"""some_pages.py SITE TO SEED: copies of the pages at the top of a site, and of
one in eight of each folder below it, by the seed, three at least.
"""
import pathlib
import random
import shutil
import sys

site, to, seed = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
by_chance = random.Random(seed)
folders = {}
for page in sorted(site.rglob('*.html')):
    sort = page.relative_to(site).parts
    folders.setdefault((sort[0], len(sort)) if sort[1:] else (), []).append(page)
chosen = folders.pop(())
for pages in folders.values():
    chosen += by_chance.sample(pages, min(len(pages), max(3, len(pages) // 8)))
for page in chosen:
    copy = to / page.relative_to(site)
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(page, copy)
print('# %d pages, drawn by %s' % (len(chosen), seed))
