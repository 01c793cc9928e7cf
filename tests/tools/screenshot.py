"""screenshot.py SITE PNG: the picture of the README, made of a page as it is,
with the text that it shows inside.

screenshot.py --check SITE PNG: the text in the picture is what the page says.
"""
import html
import pathlib
import re
import struct
import sys
import tempfile
import zlib

from report import say

PAGE, SECTION = "workloads/chat-70b.html", "enterprise"
WIDTH, HEIGHT = 1280, 615
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# What stands in the picture, in the page's order; what is folded, with it.
SHOWN = """
const words = [], walk = document.createTreeWalker(
    document.querySelector('main'), NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
    const node = walk.currentNode, range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (node.parentElement.closest('.anchor, button, script, style') ||
            !box.height || box.top < 0)
        continue;
    if (box.bottom > innerHeight)
        break;
    words.push(node.textContent);
}
return words.join(' ');"""


def chunks(data):
    at = len(SIGNATURE)
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        yield kind, data[at + 8:at + 8 + size]
        at += 12 + size


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(
        ">I", zlib.crc32(kind + body))


def lines(header, packed):
    """Pixels row by row, of a picture without a palette."""
    width, height, depth, kind, _, _, woven = struct.unpack(">IIBBBBB", header)
    if depth != 8 or kind not in (2, 6) or woven:
        sys.exit("screenshot: a picture of a sort that is not read")
    bytes_of = 3 if kind == 2 else 4
    raw, size = zlib.decompress(packed), width * bytes_of
    above = bytearray(size)
    for y in range(height):
        way, row = raw[y * (size + 1)], bytearray(
            raw[y * (size + 1) + 1:(y + 1) * (size + 1)])
        for x in range(size):
            left = row[x - bytes_of] if x >= bytes_of else 0
            over = above[x]
            corner = above[x - bytes_of] if x >= bytes_of else 0
            guess = left + over - corner
            row[x] = (row[x] + (
                0, left, over, (left + over) // 2, min(
                    (left, over, corner), key=lambda v: abs(guess - v)))[way]) \
                & 255
        above = row
        yield [bytes(row[x:x + 3]) for x in range(0, size, bytes_of)]


def small(data):
    """The picture with a palette, and the shades that are too many as the
    nearest of those that are most."""
    parts = list(chunks(data))
    header = dict(parts)[b"IHDR"]
    rows = list(lines(header, b"".join(b for k, b in parts if k == b"IDAT")))
    count = {}
    for row in rows:
        for pixel in row:
            count[pixel] = count.get(pixel, 0) + 1
    palette = sorted(count, key=lambda p: (-count[p], p))[:256]
    number = {p: i for i, p in enumerate(palette)}
    for p in count:
        if p not in number:
            number[p] = min(range(len(palette)), key=lambda i: sum(
                (a - b) ** 2 for a, b in zip(p, palette[i])))
    body = b"".join(b"\0" + bytes(number[p] for p in row) for row in rows)
    return [chunk(b"IHDR", struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8,
                                       3, 0, 0, 0)),
            chunk(b"PLTE", b"".join(palette)),
            chunk(b"IDAT", zlib.compress(body, 9)), chunk(b"IEND", b"")]


def picture(site):
    sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "browser"))
    import chromium
    with tempfile.TemporaryDirectory() as profile:
        driver = chromium.start(
            profile + "/chromium", "--hide-scrollbars",
            "--blink-settings=preferredColorScheme=1")
        return taken(driver, site)


def taken(driver, site):
    try:
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1,
            "mobile": False})
        driver.get((site / PAGE).resolve().as_uri() + "#" + SECTION)
        driver.execute_script(
            "document.getElementById(arguments[0]).scrollIntoView();", SECTION)
        return driver.get_screenshot_as_png(), driver.execute_script(SHOWN)
    finally:
        driver.quit()


def make(site, path):
    data, text = picture(site)
    parts = small(data)
    said = b"Description\0\0\0\0\0" + " ".join(text.split()).encode()
    path.write_bytes(SIGNATURE + b"".join(
        parts[:1] + [chunk(b"iTXt", said)] + parts[1:]))
    print("%s: %d words, %d bytes" % (path, len(text.split()),
                                      path.stat().st_size))


def check(site, path):
    """Each word of the picture is the page's, from the same heading on."""
    said = [b.split(b"\0", 5)[5].decode() for k, b in chunks(path.read_bytes())
            if k == b"iTXt" and b.startswith(b"Description\0")]
    page = (site / PAGE).read_text(encoding="utf-8")
    start = re.search(r'<h2 id="%s">' % SECTION, page)
    shown = html.unescape(re.sub(r"<[^>]*>", " ", page[start.start():]))
    if not said:
        say("the picture has its text", "none: make screenshot")
        return
    a, b = said[0].split(), shown.split()
    odd = [i for i, word in enumerate(a) if i >= len(b) or b[i] != word]
    say("the picture shows enough", "" if len(a) > 60 else "%d words" % len(a))
    say("the picture of the README is the page", odd and
        "it has \"%s\" where the page has \"%s\": make screenshot" % (
            " ".join(a[odd[0]:odd[0] + 6]), " ".join(b[odd[0]:odd[0] + 6])))


if sys.argv[1] == "--check":
    check(pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
else:
    make(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
