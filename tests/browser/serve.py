"""A guide that is written while a browser shows it.

    serve.py PROGRAM GUIDE PROFILE

edits prose, sees it; changes a price, sees it; makes a fault, sees it with file
and line; mends it, sees the page again; nobody presses anything.
"""
import pathlib
import sys
import time

import chromium
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / 'tools'))
from serving import Server  # noqa: E402

program, guide, profile = sys.argv[1:4]
guide = pathlib.Path(guide)
PATIENCE = 60


def check(name, holds, why=''):
    print(('ok %s' % name) if holds else 'not ok %s: %s' % (name, why))


def shown(driver):
    try:
        return driver.find_element(By.TAG_NAME, 'body').text
    except WebDriverException:
        return ''      # between two pages


def waits_for(driver, text, there=True):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        body = shown(driver)
        if body and (text in body) == there:
            return True
        time.sleep(0.05)
    return False


def card(driver):
    """The cells that are seen of the table that opens the decision."""
    try:
        return [[cell.text for cell in row.find_elements(
            By.CSS_SELECTOR, 'th, td')] for row in driver.find_elements(
                By.CSS_SELECTOR, '#card-us tr')]
    except WebDriverException:
        return []


def unfolded(driver):
    """The list of what fits, opened as a person opens it."""
    for fold in driver.find_elements(By.TAG_NAME, 'details'):
        if 'that fit' in fold.text:
            fold.find_element(By.TAG_NAME, 'summary').click()
            return fold.text
    return ''


def change(path, text, mode='a'):
    with open(guide / path, mode) as f:
        f.write(text)


server = Server(program, guide)
driver = chromium.start(profile)
try:
    driver.get(server.url + 'policy.html')
    check('a page of prose is shown', 'How we buy' in driver.title,
          driver.title)
    check('with its style', driver.execute_script(
        'return document.styleSheets.length') > 0, 'no style sheet')
    change('site/policy.md', '\nA sentence of Tuesday.\n')
    check('saved prose is seen', waits_for(driver, 'A sentence of Tuesday.'),
          shown(driver)[:200])

    driver.get(server.url + 'workloads/assistant.html')
    before = card(driver)
    check('a decision is shown: one table of the pick and three others',
          before and before[0][1].startswith('Pick: 1 × ') and
          len(before[0]) == 5 and 'From' in [row[0] for row in before[1:]] and
          all(before[0][1:]), str(before)[:300])
    check('the price to come decides nothing yet', before and
          'L40S' not in before[0][1] and 'cmecloud' not in shown(driver),
          str(before)[:300])
    check('the accelerator it is for is further down, folded',
          'L40S' not in shown(driver) and 'NVIDIA L40S' in unfolded(driver),
          unfolded(driver)[:300])
    change('specs/more.lua', 'source "quote" { title = "A quote", '
           'date = "2026-08-01" }\n')
    change('specs/prices/ours.csv', '2026-08-01,acmecloud,q1,l40s,4,eu,'
           'on_demand,accelerator_hour,0.35,USD,quote\n')
    check('a price is seen on the open page', waits_for(driver, 'cmecloud'),
          shown(driver)[:300])
    after = card(driver)
    check('and what it decides', after and 'L40S' in after[0][1] and
          'cmecloud' in dict((r[0], r[1]) for r in after)['From'],
          str(after)[:300])

    good = (guide / 'specs/more.lua').read_text()
    change('specs/more.lua', '\nprofile "them" { hours_per_month = 3 * W }\n')
    check('a fault is seen with file and line',
          waits_for(driver, 'specs/more.lua:3: error: profile "them": '
                    'name is missing'), shown(driver)[:300])
    change('specs/more.lua', good, 'w')
    check('and gone once it is mended', waits_for(driver, 'was not built',
          False) and waits_for(driver, 'cmecloud'), shown(driver)[:300])
    severe = [m for m in driver.get_log('browser')
              if 'favicon' not in m['message'] and '500' not in m['message']]
    check('the browser has nothing to say', not severe, str(severe[:3]))
    status, text = server.get('%2e%2e/specs/guide.lua')
    check('no file beside the pages', status == 404, text[:80])
finally:
    driver.quit()
check('it ends when it is told', server.end() == 0, 'another status')
