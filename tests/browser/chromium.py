"""chromium.py: Chromium without a window, in a profile of its own that is new."""
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service


def start(profile, *flags, logs=None):
    shutil.rmtree(profile, ignore_errors=True)
    options = webdriver.ChromeOptions()
    for flag in ('--headless=new', '--no-sandbox', '--disable-gpu',
                 '--disable-background-networking', '--disable-sync',
                 '--disable-component-update', '--no-first-run',
                 '--user-data-dir=' + profile, *flags):
        options.add_argument(flag)
    if logs:
        options.set_capability('goog:loggingPrefs', logs)
    return webdriver.Chrome(service=Service('/usr/bin/chromedriver'),
                            options=options)
