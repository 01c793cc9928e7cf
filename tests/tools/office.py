"""office.py: a LibreOffice that stays open, for many edits of a workbook."""
import os
import shutil
import subprocess
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

# OOXMLRecalcMode 0: every formula is computed at load, whatever is cached.
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
</item>
</oor:items>
"""
PATIENCE = 120


class Office:
    """Open between `with Office() as office:` and its end."""

    def __enter__(self):
        self.home = tempfile.mkdtemp()
        os.makedirs(os.path.join(self.home, "user"))
        with open(os.path.join(self.home, "user",
                               "registrymodifications.xcu"), "w") as f:
            f.write(SETTINGS)
        pipe = "ridgeline" + os.path.basename(self.home)
        self.process = subprocess.Popen(
            ["soffice", "--headless", "--norestore", "--nologo",
             f"--accept=pipe,name={pipe};urp;",
             f"-env:UserInstallation=file://{self.home}"],
            env={**os.environ, "HOME": self.home},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext(
            "com.sun.star.bridge.UnoUrlResolver", local)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                context = resolver.resolve(
                    f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
                break
            except NoConnectException:
                if time.monotonic() > end:
                    self.__exit__()
                    raise
                time.sleep(0.5)
        self.desktop = context.ServiceManager.createInstanceWithContext(
            "com.sun.star.frame.Desktop", context)
        return self

    def __exit__(self, *_):
        try:
            self.desktop.terminate()
            self.process.wait(30)
        except Exception:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def open(self, path):
        document = self.desktop.loadComponentFromURL(
            "file://" + os.path.abspath(path), "_blank", 0,
            (PropertyValue("Hidden", 0, True, 0),))
        if not document:
            raise OSError(f"{path} is open elsewhere, or cannot be opened")
        return Sheets(document)


class Sheets:
    """A workbook that is open: cells by sheet and reference."""

    def __init__(self, document):
        self.document, self.known = document, {}

    def close(self):
        self.document.close(True)

    def _range(self, sheet, ref):
        """Each is asked for once: a question is a turn of two programs."""
        key = (sheet, ref)
        if key not in self.known:
            self.known[key] = self.document.Sheets.getByName(
                sheet).getCellRangeByName(ref)
        return self.known[key]

    def put(self, sheet, ref, value):
        cell = self._range(sheet, ref)
        if isinstance(value, str):
            cell.setString(value)
        else:
            cell.setValue(value)

    def get(self, sheet, ref):
        """A number or a text; the cells of a range as rows of them."""
        rows = self._range(sheet, ref).getDataArray()
        return rows if ":" in ref else rows[0][0]
