"""walk.py SITE PROFILE: pages of half of the shapes by the keyboard alone, drawn
by SLICE, how tall one in three of the workloads' pages is, and the pick on the
first screen of the home page; with WHOLE set, all shapes and all pages.

From the first Tab on, every stop is noted with what shows that it is one.  All
that can be used is a stop, each shows its focus where it can be seen, and the
walk comes out at the end of the page.  Half of the workloads' pages are less
than so tall.
"""
import os
import pathlib
import re
import statistics
import sys

import chromium

site = pathlib.Path(sys.argv[1]).resolve()
profile = sys.argv[2]
day, whole = int(os.environ.get('SLICE', 1)), os.environ.get('WHOLE')
SHAPES = ('index', 'choose', 'workloads/chat-70b', 'workloads/chat-70b/startup',
          'accelerators/l4', 'models/llama-3.1-70b', 'compare/rtx-4090-vs-rtx-5090',
          'glossary', 'rent-or-buy', 'scaling', 'profiles/student', 'feeds')
walked = SHAPES if whole else SHAPES[day % 2::2]
TALLEST = 6000      # half of the workloads' pages, at 1280 px
STOPS = 900         # a page with more is no page to walk
faults = {}
stops = 0

# Notes each stop; a stop that is met again ends the walk.
NOTE = '''
window.walked = new Set();
window.dim = [];
window.hidden = [];
addEventListener('focusin', function (event) {
    const e = event.target, style = getComputedStyle(e);
    if (window.walked.has(e))
        return;
    window.walked.add(e);
    const name = (e.textContent || e.getAttribute('aria-label') ||
        e.tagName).trim().slice(0, 40);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1)
        window.dim.push(name);
    const box = e.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight || box.width < 1)
        window.hidden.push(name);
});'''

LEFT = '''
return Array.from(document.querySelectorAll('a[href], button, input, select, ' +
    'textarea, summary, [tabindex="0"]')).filter(function (e) {
    return e.checkVisibility({ visibilityProperty: true }) && !e.disabled &&
        e.getClientRects().length && !window.walked.has(e);
}).map(e => e.outerHTML.slice(0, 90));'''


def tab(driver):
    """The key goes down again and again, as when it is held."""
    driver.execute_cdp_cmd('Input.dispatchKeyEvent', {
        'type': 'rawKeyDown', 'key': 'Tab', 'code': 'Tab',
        'windowsVirtualKeyCode': 9})


def walk(driver, name):
    global stops
    driver.get((site / (name + '.html')).as_uri())
    driver.execute_script(NOTE)
    before = -1
    while True:
        for _ in range(25):
            tab(driver)
        now = driver.execute_script('return window.walked.size')
        if now == before or now > STOPS:
            break
        before = now
    stops += now
    for kind, script in (('all that can be used is a stop', LEFT),
                         ('a stop shows its focus', 'return window.dim'),
                         ('a stop is in sight', 'return window.hidden')):
        for text in driver.execute_script(script):
            faults.setdefault(kind, []).append(f'{name}: {text}')
    if now > STOPS:
        faults.setdefault('the walk ends', []).append(f'{name}: {now} stops')


def tall(driver):
    """The middle of the heights of the workloads' pages."""
    heights = []
    pages = sorted(site.glob('workloads/*.html'))
    for path in pages if whole else pages[day % 3::3]:
        driver.get(path.as_uri())
        heights.append(driver.execute_script(
            'return document.documentElement.scrollHeight'))
    return statistics.median(heights), len(heights)


SUMS = """
return Array.from(document.querySelectorAll('[data-sums]'), table =>
    Array.from(table.querySelectorAll('[data-sum] output'),
        cell => cell.textContent));"""

TYPE = """
const field = document.querySelector('[data-id="' + arguments[0] + '"] input');
field.value = field.value * arguments[1];
field.dispatchEvent(new Event('input'));"""


def calculated(driver):
    """A calculator opens with what the page says without a script, and follows
    what is typed: twice the cost of having it, twice the hours to break even.
    What no such thing can be gives no result."""
    path = site / 'calculators.html'
    rows = re.findall(r'<tr data-id="(\w+)"( data-sum)?.*?<td>([^<]*)',
                      path.read_text())
    said = [value for _, result, value in rows if result]
    driver.get(path.as_uri())
    shown = [v for table in driver.execute_script(SUMS) for v in table]
    if not said or said != shown:
        faults.setdefault('a calculator says what the page says', []).append(
            str([pair for pair in zip(said, shown) if pair[0] != pair[1]]))
    before = driver.execute_script(SUMS)[2]
    driver.execute_script(TYPE, 'annuity', 2)
    driver.execute_script(TYPE, 'fixed', 2)
    after = driver.execute_script(SUMS)[2]
    twice = [float(b.replace(',', '')) / float(a.replace(',', ''))
             for a, b in zip(before, after)]
    if not 1.99 < twice[0] < 2.01 or not 1.98 < twice[-1] < 2.02:
        faults.setdefault('a calculator follows what is typed', []).append(
            f'{before} {after}')
    driver.execute_script(TYPE, 'parameters', -1)
    refused = driver.execute_script(SUMS)[0]
    if refused[-1] != '\u2013' or refused[2] == '\u2013':
        faults.setdefault('a calculator takes no parameters below nothing',
                          []).append(str(refused))


CHOSEN = """
return Array.from(document.querySelectorAll('[data-choose] tbody tr')).filter(
    row => !row.hidden).map(row => ({
        bottom: row.getBoundingClientRect().bottom, link: row.querySelector('a'),
        what: Array.from(row.cells).slice(0, 3).map(c => c.textContent) }));"""

PICK = """
const [pick, at] = arguments;
pick.selectedIndex = at;
pick.dispatchEvent(new Event('change'));"""


def first_screen(driver):
    """The choices and the first pick, before anything is scrolled."""
    driver.get((site / 'index.html').as_uri())
    for width, height in ((1440, 900), (390, 844)):
        driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride', {
            'width': width, 'height': height, 'deviceScaleFactor': 1,
            'mobile': False})
        rows = driver.execute_script(CHOSEN)
        if not rows or rows[0]['bottom'] > height:
            faults.setdefault('home has the pick on its first screen',
                              []).append(f'{width} px: {rows[:1]}')
    driver.execute_cdp_cmd('Emulation.clearDeviceMetricsOverride', {})


def choices(driver):
    """Whatever is chosen, rows of that and no others, and some of it."""
    tried = 0
    picks = driver.find_elements('css selector', '.choices select')
    for pick in picks:
        count = len(pick.find_elements('css selector', 'option'))
        for at in range(count):
            driver.execute_script(PICK, pick, at)
            tried += 1
            want = [p.get_attribute('value') for p in picks]
            rows = driver.execute_script(CHOSEN)
            if not rows or any(r['what'] != want or not r['link']
                               for r in rows):
                faults.setdefault('a choice shows its rows', []).append(
                    f'{want}: {rows[:1]}')
    if len(picks) < 3 or tried < 12:
        faults.setdefault('a choice shows its rows', []).append(
            f'{len(picks)} choices, {tried} tried')


driver = chromium.start(profile, '--window-size=1280,900')
try:
    for name in walked:
        walk(driver, name)
    first_screen(driver)
    choices(driver)
    calculated(driver)
    middle, count = tall(driver)
finally:
    driver.quit()

for kind in ('all that can be used is a stop', 'a stop shows its focus',
             'a stop is in sight', 'the walk ends',
             'home has the pick on its first screen',
             'a choice shows its rows', 'a calculator says what the page says',
             'a calculator follows what is typed',
             'a calculator takes no parameters below nothing'):
    if kind in faults:
        print(f'not ok keyboard: {kind}: {faults[kind][0]} '
              f'({len(faults[kind])} in all)')
    else:
        print(f'ok keyboard: {kind}')
if stops < 20 * len(walked):
    print(f'not ok keyboard: {len(walked)} pages, {stops} stops')
if middle >= TALLEST:
    print(f'not ok half of the pages are short: {middle:.0f} px')
else:
    print(f'ok half of the pages are short')
print(f'# {len(walked)} pages, {stops} stops; of {count} pages of workloads '
      f'half are at most {middle:.0f} px tall')
