"""controls.py SITE PROFILE: what a reader can press works on every shape of page.

A page of each shape and 40 drawn by date (SLICE), half of them from file:// and
half over http below a path of the server: search, colours, brands, sort, filter,
columns, copy, choices, calculators and reading aloud are tried wherever a page
has them, and every page has the first three.  Nothing may stand on the console.
"""
import functools
import http.server
import os
import pathlib
import random
import shutil
import sys
import threading
import time

import chromium
from selenium.webdriver.common.by import By

site = pathlib.Path(sys.argv[1]).resolve()
profile = sys.argv[2]
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / 'tools'))
from report import report  # noqa: E402

DRAWN = 40
faults, seen = {}, {}

# One press each, in the page: what it finds, it tries, and says what failed.
PRESS = '''
const done = arguments[0], bad = [], tried = {};
const look = (what, all, press) => {
    for (const e of all) {
        tried[what] = (tried[what] || 0) + 1;
        try {
            const why = press(e);
            if (why) bad.push(what + ": " + why);
        } catch (error) {
            bad.push(what + ": " + error);
        }
    }
};
const every = (s, from) => Array.from((from || document).querySelectorAll(s));
const shown = t => Array.from(t.tBodies[0].rows).filter(r => !r.hidden);
const press = b => b.click();
const one = (what, s, f) => {
    const all = every(s);
    if (all.length !== 1) bad.push(what + ": " + all.length + " on the page");
    look(what, all, f);
};
one("search", ".tools .search input", box =>
    box.checkVisibility() ? "" : "cannot be seen");
one("colours", ".tools button.theme", b => {
    const was = document.documentElement.dataset.theme || "";
    press(b);
    const now = document.documentElement.dataset.theme;
    press(b);
    return now !== was && now !== document.documentElement.dataset.theme ?
        "" : "do not change: " + was + ", " + now;
});
one("brands", ".tools [aria-pressed]", b =>
    b.getAttribute("aria-pressed") === "false" ? "" : "are hidden at first");
look("sort", every("table[data-sortable]").slice(0, 6), t => {
    const b = t.tHead.querySelector("th:last-child button");
    if (!b) return "no button in " + t.id;
    const rows = () => Array.from(t.tBodies[0].rows, r => r.cells[
        r.cells.length - 1].textContent);
    const set = rows().slice().sort().join();
    press(b);
    const up = rows().join();
    press(b);
    if (rows().slice().sort().join() !== set) return "rows are lost in " + t.id;
    return b.closest("th").getAttribute("aria-sort") === "descending" &&
        (rows().join() !== up || new Set(rows().filter(x =>
            x.trim() !== "–")).size < 2) ? "" : t.id;
});
look("filter", every(".filter input[type=search]").slice(0, 6), box => {
    const line = box.closest(".filter");
    const t = line.nextElementSibling.querySelector("table");
    const text = shown(t)[0].cells[0].textContent.trim().split(" ")[0];
    box.value = text;
    box.dispatchEvent(new Event("input"));
    const left = shown(t);
    const right = left.every(r => r.textContent.toLowerCase().includes(
        text.toLowerCase()));
    const says = line.querySelector("output").textContent;
    box.value = "";
    box.dispatchEvent(new Event("input"));
    return left.length && right && says.startsWith(left.length + " of ") &&
        shown(t).length >= left.length ? "" : text + " in " + t.id;
});
look("columns", every(".filter .columns").slice(0, 3), b => {
    const t = b.closest(".filter").nextElementSibling.querySelector("table");
    press(b);
    return t.classList.contains("few") ? "stay hidden in " + t.id : "";
});
look("copy", every(".filter button").filter(b => b.textContent === "Copy CSV")
    .slice(0, 3), b => {
    const t = b.closest(".filter").nextElementSibling.querySelector("table");
    let text = "";
    navigator.clipboard && (navigator.clipboard.writeText = x => {
        text = x;
        return Promise.resolve();
    });
    if (!navigator.clipboard) return "";
    press(b);
    return text.trim().split("\\r\\n").length >= shown(t).length ? "" :
        "copies " + text.slice(0, 40);
});
look("choices", every(".choices select").slice(0, 4), s => {
    const t = s.closest(".choices").nextElementSibling.querySelector("table");
    s.selectedIndex = s.options.length - 1;
    s.dispatchEvent(new Event("change"));
    const left = shown(t);
    const at = every("select", s.closest(".choices")).indexOf(s);
    return left.length && left.every(r => r.cells[at].textContent === s.value) ?
        "" : s.value + " shows " + left.length + " rows";
});
look("calculator", every("table[data-sums]"), t => {
    const box = t.querySelector("input"), out = () => every("output", t).map(
        o => o.textContent).join();
    const was = out(), value = box.value;
    if (!was || !box) return "has no result";
    box.value = String(Number(value) * 2);
    box.dispatchEvent(new Event("input"));
    const now = out();
    box.value = "-5";
    box.dispatchEvent(new Event("input"));
    const odd = box.getAttribute("aria-invalid");
    box.value = value;
    box.dispatchEvent(new Event("input"));
    return now === was ? "follows nothing" : odd !== "true" ?
        "takes less than nothing" : out() !== was ? "does not come back" : "";
});
look("aloud", every(".aloud").slice(0, 3), fold => {
    const said = [];
    speechSynthesis.speak = words => said.push(words.text);
    press(fold.querySelector("button"));
    return said[0] === fold.querySelector("p").textContent ? "" : said[0];
});
const box = document.querySelector(".tools .search input");
if (box) {
    box.focus();
    box.value = document.querySelector("h1").textContent;
    let left = 60;
    const wait = () => {
        box.dispatchEvent(new Event("input"));
        const hit = document.querySelector(".found a");
        if (hit || !left--) {
            if (!hit) bad.push("search: nothing is found for " + box.value);
            box.value = "";
            box.dispatchEvent(new Event("input"));
            done([bad, tried]);
        } else
            setTimeout(wait, 50);
    };
    wait();
} else
    done([bad, tried]);
'''


def shapes():
    """The first page of each folder, and all at the top."""
    chosen = []
    for folder, folders, names in os.walk(site):
        folders.sort()
        names = sorted(n for n in names if n.endswith('.html') and
                       n != '404.html')
        depth = len(pathlib.Path(folder).relative_to(site).parts)
        if depth > 1:
            continue
        chosen += [pathlib.Path(folder, n) for n in
                   (names[:1] if depth else names)]
        if depth == 1 and folders:
            deep = sorted(pathlib.Path(folder, folders[0]).glob('*.html'))
            chosen += deep[:1]
    return chosen


def drawn(known):
    rest = sorted(set(site.rglob('*.html')) - set(known) -
                  {site / '404.html'})
    date = int(os.environ.get('SLICE') or 1)
    return random.Random(date).sample(rest, min(DRAWN, len(rest)))


def serve():
    """The site below /a/guide/ of a server on this machine."""
    top = pathlib.Path(profile + '-http')
    (top / 'a').mkdir(parents=True, exist_ok=True)
    link = top / 'a' / 'guide'
    if link.is_symlink():
        link.unlink()
    link.symlink_to(site)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(
        ('127.0.0.1', 0), functools.partial(Quiet, directory=str(top)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f'http://127.0.0.1:{server.server_port}/a/guide/'


def fault(kind, text):
    faults.setdefault(kind, []).append(text)


def try_page(driver, path, address):
    name = str(path.relative_to(site))
    driver.get(address)
    bad, tried = driver.execute_async_script(PRESS)
    for text in bad:
        kind, _, why = text.partition(': ')
        fault(kind, f'{name}: {why}')
    for kind, n in tried.items():
        seen[kind] = seen.get(kind, 0) + n
    for entry in driver.get_log('browser'):
        fault('console', f'{name}: {entry["message"][:200]}')
    driver.execute_script('try { localStorage.clear() } catch (e) {}')


def paints(driver):
    """Milliseconds to the first paint of six shapes: told, not judged."""
    shown = []
    for name in ('index.html', 'workloads.html', 'accelerators.html',
                 'prices.html', 'workloads/chat-70b.html',
                 'workloads/chat-70b/startup.html'):
        if not (site / name).is_file():
            continue
        driver.get((site / name).as_uri())
        ms = driver.execute_async_script('''
            const done = arguments[0];
            const ask = n => {
                const p = performance.getEntriesByName(
                    "first-contentful-paint")[0];
                p || !n ? done(p ? p.startTime : -1) :
                    setTimeout(ask, 50, n - 1);
            };
            ask(40);''')
        shown.append(f'{name} {ms:.0f}')
    print('# first paint, ms: ' + ', '.join(shown))


def silence(driver, page):
    """A page whose frame lost its header says so, and keeps its search."""
    folder = pathlib.Path(profile + '-lost')
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ('site.js', 'search.js', 'search-index.js', 'theme.js',
                 'style.css'):
        shutil.copy(site / name, folder)
    lost = folder / 'without-header.html'
    text = page.read_text(encoding='utf-8')
    lost.write_text(text.replace('class="site"', 'class="none"', 1),
                    encoding='utf-8')
    driver.get(lost.as_uri())
    said = [e['message'] for e in driver.get_log('browser')]
    if not any('header.site' in s for s in said):
        fault('silence', f'nothing on the console: {said}')
    if not driver.find_elements(By.CSS_SELECTOR, '.search input'):
        fault('silence', 'no search without the header')


first = shapes()
pages = first + drawn(first)
base = serve()
driver = chromium.start(profile, logs={'browser': 'ALL'})
driver.set_script_timeout(60)
started = time.time()
try:
    for nth, path in enumerate(pages):
        over_http = nth % 2 == int(os.environ.get('SLICE') or 1) % 2
        try_page(driver, path, base + str(path.relative_to(site)) if over_http
                 else path.as_uri())
    silence(driver, first[0])
    paints(driver)
finally:
    driver.quit()

KINDS = ('search', 'colours', 'brands', 'sort', 'filter', 'columns', 'copy',
         'choices', 'calculator', 'aloud')
for kind in KINDS:
    report(f'{kind} on {seen.get(kind, 0)} places of {len(pages)} pages',
           faults.get(kind, []), kind in seen)
report('nothing on the console', faults.get('console', []))
report('what is not there is told', faults.get('silence', []))
print(f'# {len(pages)} pages, {time.time() - started:.0f} s')
