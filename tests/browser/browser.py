"""browser.py SITE PROFILE: what only a browser can tell about the pages.

From file://, in light and dark, narrow and wide (which with which by SLICE;
with WHOLE set, each with each): no message on the console, no request that
leaves the folder, nothing wider than the window, text that can be read against
what is behind it, drawings with names; the keyboard reaches the content and
sorts a table; paper has no navigation.
"""
import csv
import io
import json
import os
import pathlib
import re
import sys
import time

import chromium
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

site = pathlib.Path(sys.argv[1]).resolve()
where = site.name
profile = sys.argv[2]
script = (pathlib.Path(__file__).parent / 'page.js').read_text()
faults = {}
seen = {'colours': 0, 'drawings': 0, 'sorted': 0, 'filtered': 0, 'requests': 0}


def fault(kind, text):
    faults.setdefault(kind, []).append(text)


def start():
    driver = chromium.start(profile, logs={'browser': 'ALL',
                                           'performance': 'ALL'})
    driver.get('about:blank')
    driver.get_log('performance')  # the browser's own first page
    return driver


def pages():
    """Every page at the top, and the first two of each folder; of folders in a
    folder, which hold workings, the first two."""
    chosen = []
    for folder, folders, names in os.walk(site):
        folders.sort()
        if pathlib.Path(folder) != site:
            del folders[2:]
        # What a server shows where no page is has links to where it is served.
        names = sorted(n for n in names
                       if n.endswith('.html') and n != '404.html')
        depth = pathlib.Path(folder) != site
        chosen += [pathlib.Path(folder, n)
                   for n in (names[:2] if depth else names)]
    return chosen


def screen(driver, scheme, width):
    driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {
        'media': '', 'features': [
            {'name': 'prefers-color-scheme', 'value': scheme}]})
    driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride', {
        'width': width, 'height': 900, 'deviceScaleFactor': 1,
        'mobile': False})


def show(driver, path, scheme, width):
    screen(driver, scheme, width)
    driver.get(path.as_uri())


def logs(driver, name):
    for entry in driver.get_log('browser'):
        fault('nothing on the console', f'{name}: {entry["message"][:200]}')
    for entry in driver.get_log('performance'):
        message = json.loads(entry['message'])['message']
        if message['method'] != 'Network.requestWillBeSent':
            continue
        seen['requests'] += 1
        url = message['params']['request']['url']
        if not url.startswith((site.as_uri() + '/', 'data:')):
            fault('no request leaves the folder', f'{name}: {url}')


def screens(nth):
    """Every scheme and every width, narrow first: which of them together turns
    from page to page and from day to day."""
    if os.environ.get('WHOLE'):
        return [(scheme, width) for width in (390, 1280)
                for scheme in ('dark', 'light')]
    first = (nth + int(os.environ.get('SLICE', 1))) % 2
    return [(('dark', 'light')[first], 390), (('light', 'dark')[first], 1280)]


def look(driver, path, nth):
    """As it is loaded on the first screen, and then as its reader changes it."""
    name = str(path.relative_to(site))
    chosen = screens(nth)
    show(driver, path, *chosen[0])
    for scheme, width in chosen:
        screen(driver, scheme, width)
        got = driver.execute_script(script)
        label = f'{name}, {scheme}, {width} px'
        seen['colours'] += got['colours']
        seen['drawings'] += got['drawings']
        for kind in ('contrast', 'wide', 'unnamed'):
            for text in got[kind]:
                fault({'contrast': 'text can be read',
                       'wide': 'nothing is wider than the window',
                       'unnamed': 'drawings have names'}[kind],
                      f'{label}: {text}')
        if got['dark'] != (scheme == 'dark'):
            fault('light and dark', label)
    logs(driver, name)


def keyboard(driver, path):
    """The first stops of a page that look() left: nothing on it has been used."""
    name = str(path.relative_to(site))
    body = driver.find_element(By.TAG_NAME, 'body')
    body.send_keys(Keys.TAB)
    active = driver.switch_to.active_element
    if 'skip' not in (active.get_attribute('class') or ''):
        fault('the first stop skips to the content', name)
    active.send_keys(Keys.ENTER)
    if driver.switch_to.active_element.get_attribute('id') != 'main':
        fault('the keyboard reaches the content', name)


def sorting(driver, path):
    """On the page that keyboard() left."""
    button = driver.execute_script('''
        return Array.from(document.querySelectorAll(
            "table[data-sortable] thead .n button")).filter(
            button => button.checkVisibility()).pop()''')
    if not button:
        return
    seen['sorted'] += 1
    for key, order in ((Keys.ENTER, 'ascending'), (' ', 'descending')):
        button.send_keys(key)
        got = driver.execute_script('''
            const head = arguments[0].closest("th");
            return [head.getAttribute("aria-sort"),
                Array.from(head.closest("table").tBodies[0].rows, row => {
                    const cell = row.cells[head.cellIndex];
                    if (cell.textContent === "–") return null;
                    const shown = parseFloat(
                        cell.textContent.replace(/,/g, ""));
                    return cell.dataset.sort !== undefined ?
                        Number(cell.dataset.sort) :
                        isFinite(shown) ? shown :
                        cell.textContent.toLowerCase();
                })];''', button)
        values = [v for v in got[1] if v is not None]
        numbers = [v for v in values if not isinstance(v, str)]
        if got[0] != order or numbers != sorted(
                numbers, reverse=order == 'descending'):
            fault('a table sorts by keyboard',
                  f'{path.relative_to(site)}: {got[0]} {values[:4]}')
        if None in got[1] and got[1][-1] is not None:
            fault('a table sorts by keyboard', 'gaps are not last')


def filtering(driver, path):
    """Words that no row has together find the rows of either; the address
    brings the same rows back, and what is copied are those rows."""
    if seen['filtered'] >= 3:
        return
    show(driver, path, 'light', 1280)
    tables = driver.find_elements(
        By.CSS_SELECTOR, 'table[data-sortable]:has(tbody tr:nth-child(8))')
    if not tables:
        return
    rows = driver.execute_script('''return Array.from(
        arguments[0].tBodies[0].rows, r => r.textContent.toLowerCase())''',
        tables[0])
    words = sorted({w for r in rows for w in re.findall('[a-z0-9]{4,}', r)})
    pair = next(((a, b) for a in words[:40] for b in words
                 if not any(a in r and b in r for r in rows)), None)
    if not pair:
        return
    seen['filtered'] += 1
    want = sum(any(w in r for w in pair) for r in rows)
    count = '''return Array.from(document.getElementById(arguments[0])
        .tBodies[0].rows).filter(r => !r.hidden).length'''
    name, page = tables[0].get_attribute('id'), path.relative_to(site)
    driver.execute_script('''
        const box = arguments[0].closest(".scroll").previousSibling
            .querySelector("input");
        box.value = arguments[1];
        box.dispatchEvent(new Event("input"));''', tables[0], ' '.join(pair))
    if driver.execute_script(count, name) != want:
        fault('a filter finds either of two', f'{page}: {pair}')
    copied = driver.execute_async_script('''
        const done = arguments[1];
        navigator.clipboard.writeText = text => {
            done(text);
            return Promise.resolve();
        };
        Array.from(arguments[0].closest(".scroll").previousSibling
            .querySelectorAll("button")).find(b =>
            b.textContent === "Copy CSV").click();''', tables[0])
    if len(list(csv.reader(io.StringIO(copied)))) != want + 1:
        fault('a table is copied as it is shown', f'{page}: {copied[:60]}')
    address = driver.current_url
    driver.get('about:blank')
    driver.get(address)
    if driver.execute_script(count, name) != want:
        fault('the address keeps a filter', address)


def searching(driver, path):
    show(driver, path, 'light', 1280)
    box = driver.find_element(By.CSS_SELECTOR, '.search input')
    title = driver.find_element(By.TAG_NAME, 'h1').text
    box.send_keys('/')
    box.clear()
    box.send_keys(title)
    for _ in range(30):
        hits = {h.text: h.get_attribute('href') for h in
                driver.find_elements(By.CSS_SELECTOR, '.found a')}
        if title in hits:
            break
        time.sleep(0.1)
    else:
        fault('search finds a page by its title', f'{title}: {list(hits)}')
    for target in hits.values():
        if not pathlib.Path(target[len('file://'):]).is_file():
            fault('search finds a page by its title', target)


def brands(driver, path, other):
    """The address and the button hide who makes what, folded or not, and bring
    it back; what the button said holds on another page."""
    main = 'return document.getElementById("main").textContent'
    show(driver, path, 'light', 1280)
    names = {re.sub(r'^\w+ (.*?)( [0-9]+ GB)?$', r'\1', n)
             for n in driver.execute_script('return Array.from(document.'
                 'querySelectorAll("#main a[href*=\'accelerators/\']"), '
                 'a => a.textContent)')}
    # "H100 SXM5" is hidden where it is called H100, too.
    short = {w for n in names for w in n.split()
             if re.fullmatch(r'(?!S)[A-Z]+\d+[A-Z]?', w)}
    makers = re.compile(r'\b(?:%s)\b' % '|'.join(map(re.escape, sorted(
        names - {''} | short | {'NVIDIA', 'AMD', 'Intel'}))))
    if not makers.search(driver.execute_script(main)):
        return

    def hidden(address):
        driver.get(address)
        for _ in range(30):
            text = driver.execute_script(main)
            if 'GPU with ' in text:
                break
            time.sleep(0.1)
        if makers.search(text) or 'GPU with ' not in text:
            fault('brands can be hidden', f'{address}: '
                  f'{makers.findall(text)[:3]}')

    def press(was):
        button = driver.find_element(By.CSS_SELECTOR,
                                     '.tools [aria-pressed]')
        if button.get_attribute('aria-pressed') != was:
            fault('brands can be hidden', 'the button does not say so')
        button.send_keys(Keys.ENTER)
        time.sleep(0.3)

    seen['brands'] += 1
    hidden(path.as_uri() + '?brands=hidden')
    signs(driver.find_elements(By.CSS_SELECTOR, '.aloud p'))
    press('true')
    if not makers.search(driver.execute_script(main)) or \
            'brands=shown' not in driver.current_url:
        fault('brands can be hidden', 'they do not come back')
    press('false')
    hidden(other.as_uri())
    driver.execute_script('localStorage.clear()')


def signs(spoken):
    for text in (s.get_attribute('textContent') for s in spoken):
        if re.search(r'[$%()/;\u00d7]|\b[GT]B\b', text):
            fault('what is read aloud has no signs', text)


def numbers(text):
    """In their order, money as dollars with a point: 1 dollar 59 cents."""
    text = re.sub(r'(?:([0-9]+) dollars? )?([0-9]+) cents?\b',
                  lambda m: f'{m[1] or 0}.{int(m[2]):02}', text)
    return [float(n) for n in re.findall(r'[0-9]+(?:\.[0-9]+)?',
                                         text.replace(',', ''))]


def aloud(driver, path):
    """A button speaks the words of each verdict with all its numbers and none
    of its signs."""
    show(driver, path, 'light', 1280)
    folds = driver.find_elements(By.CSS_SELECTOR, '.aloud')
    for fold in folds:
        seen['aloud'] += 1
        said, lang, words, verdict = driver.execute_script('''
            const fold = arguments[0], said = [];
            fold.open = true;
            speechSynthesis.speak = words => said.push(words);
            fold.querySelector("button").click();
            return [said.length && said[0].text, said.length &&
                said[0].lang, fold.querySelector("p").textContent,
                fold.previousElementSibling.textContent];''', fold)
        if said != words or lang != 'en':
            fault('a verdict is read aloud', f'{path.name}: {said} {lang}')
        if set(re.findall('[A-Z][A-Za-z-]{4,}', words)) ^ set(
                re.findall('[A-Z][A-Za-z-]{4,}', verdict)) or \
                numbers(words) != numbers(verdict):
            fault('a verdict is read aloud', f'{words} is not {verdict}')
    signs(driver.find_elements(By.CSS_SELECTOR, '.aloud p'))


def theme(driver, path):
    show(driver, path, 'light', 1280)
    driver.find_element(By.CSS_SELECTOR, 'button.theme').send_keys(Keys.ENTER)
    if not driver.execute_script(script)['dark']:
        fault('the switch for dark colours', 'the page stays light')
    driver.execute_script('localStorage.clear()')


def paper(driver, path):
    show(driver, path, 'light', 1280)
    driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'media': 'print'})
    shown = driver.execute_script('''
        return Array.from(document.querySelectorAll("nav, .tools, .skip"))
            .filter(e => e.getClientRects().length).length;''')
    if shown:
        fault('paper has no navigation', str(path.relative_to(site)))


def every(nth, path):
    look(driver, path, nth)
    for check in (keyboard, sorting, filtering):
        check(driver, path)


driver = start()
try:
    chosen = pages()
    for nth, path in enumerate(chosen):
        every(nth, path)
    if chosen:
        for check in (searching, theme, paper):
            check(driver, chosen[0])
        job = next((p for p in chosen if p.parent.name == 'workloads'), None)
        if job:
            seen.update(brands=0, aloud=0)
            brands(driver, job, site / 'compare.html')
            aloud(driver, job)
    logs(driver, 'after all')
finally:
    driver.quit()

for kind in ('nothing on the console', 'no request leaves the folder',
             'nothing is wider than the window', 'text can be read',
             'drawings have names', 'light and dark',
             'the first stop skips to the content',
             'the keyboard reaches the content', 'a table sorts by keyboard',
             'a filter finds either of two',
             'a table is copied as it is shown', 'the address keeps a filter',
             'search finds a page by its title',
             'the switch for dark colours', 'paper has no navigation',
             'brands can be hidden', 'a verdict is read aloud',
             'what is read aloud has no signs'):
    if kind in faults:
        print(f'not ok {where}: {kind}: {faults[kind][0]} '
              f'({len(faults[kind])} in all)')
    else:
        print(f'ok {where}: {kind}')
empty = [k for k, n in seen.items() if n == 0]
if empty:
    print(f'not ok {where}: there was something to look at: no {empty[0]}')
print(f'# {where}: {len(chosen)} pages, {seen}')
