"""mutate.py [OPTION...]: small changes of meaning, each of which a test must see.

In a copy of the tree, with a build folder of its own, one change after the other
is made; what it touches is built, and the tests that the map names for it are
run up to the first that fails: the program of tests that has its file's name, the
other programs, few at a time and the quickest first, then the checks.  A test is
linked only once its turn comes.  A mutant is

  caught     a test failed, or took ten times as long as it should
  survived   none did: a test is missing, or the code is dead
  judged     stands in tests/mutate/judged with the reason why it is the same
  same       compiles to the very same object code
  refused    the generator of formulas refused it: comment and body differ
  unbuilt    does not compile

Of those caught and survived at least SHARE percent have to be caught.  A --slice
is few, of which none is begun after --seconds: see fewest().
"""
import argparse
import collections
import concurrent.futures
import glob
import json
import math
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from mutants import Mutant, draw, mutants  # noqa: E402

HERE = pathlib.Path(__file__).parent
SHARE = 90
# How often a slice may fail of a program of whose mutants SHARE are caught.
ODDS = 0.01
# Behind it stand the tests of a part that a day's slice does not wait for.
DAILY = '|'
Part = collections.namedtuple('Part', 'name count files tests')


def read_map():
    for line in (HERE / 'map').read_text().splitlines():
        if line.strip() and not line.startswith('#'):
            what, tests = line.split(' : ')
            name, count, *files = what.split()
            yield Part(name, int(count), tuple(files), tuple(tests.split()))


def read_judged():
    """Mutants that change nothing, by what they make of a line, with the reason."""
    judged, path, old, new = {}, None, [], []
    for line in (HERE / 'judged').read_text().splitlines():
        sign, rest = line[:2], line[2:]
        if sign == '@ ':
            path, old, new = rest, [], []
        elif sign == '- ':
            old.append(rest)
        elif sign == '+ ':
            new.append(rest)
        elif sign == '= ':
            judged[path, plain('\n'.join(old)), plain('\n'.join(new))] = rest
    return judged


def sanitize(root):
    """The flags of tests/sanitize.sh."""
    return subprocess.run(
        ['sh', '-c', '. tests/sanitize.sh; echo "$SANITIZE"'], cwd=root,
        capture_output=True, check=True).stdout.decode().strip()


def plain(text):
    return ' '.join(text.split())


class Copy:
    """The tree again, with a build folder of its own."""

    # What the tree has built already, which need not be built again.
    BUILT = ('books', 'flags', 'prefix', 'version', 'ridgeline', 'engine', 'gen',
             'lib', 'man', 'share', 'tests')
    # What ends a program where it leaves an array or what its numbers hold: such
    # a change means something else on every machine, or nothing on this one.
    TRAPS = ('-fsanitize=bounds,signed-integer-overflow,shift,'
             'integer-divide-by-zero', '-fsanitize-undefined-trap-on-error')
    # Seconds that a program and a check may take, and how many times as long as
    # it took before.
    LEAST, CHECK, TIMES = 30, 400, 10

    def __init__(self, root, folder, jobs):
        self.root, self.jobs = root, jobs
        self.tree = folder / 'tree'
        self.log = folder / 'log'
        self.times = folder / 'seconds'
        self.seconds = json.loads(self.times.read_text()) \
            if self.times.exists() else {}
        self.without, self.children = (), set()
        signal.signal(signal.SIGTERM, self.stop)

    def follow(self):
        """What the tree has, and nothing else; what is equal keeps its time."""
        names = subprocess.run(
            ['git', 'ls-files', '-z', '--cached', '--others',
             '--exclude-standard'], cwd=self.root, capture_output=True,
            check=True).stdout.decode().split('\0')
        names = {n for n in names if n and os.path.lexists(self.root / n)}
        fresh = not self.tree.exists()
        for old in [p for p in self.tree.rglob('*') if not p.is_dir()]:
            name = str(old.relative_to(self.tree))
            if not name.startswith('build/') and name not in names:
                old.unlink()
        for name in sorted(names):
            self.copy(self.root / name, self.tree / name)
        (self.tree / 'build').mkdir(exist_ok=True)
        for name in self.BUILT if fresh else ():
            built = self.root / 'build' / name
            if built.is_dir():
                shutil.copytree(built, self.tree / 'build' / name,
                                symlinks=True)
            elif built.exists():
                shutil.copy2(built, self.tree / 'build' / name)

    @staticmethod
    def copy(source, to):
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink():
            if not to.is_symlink() or os.readlink(to) != os.readlink(source):
                to.unlink(missing_ok=True)
                to.symlink_to(os.readlink(source))
        elif not to.exists():
            shutil.copy2(source, to)
        elif to.read_bytes() != source.read_bytes():
            shutil.copy(source, to)

    def run(self, command, limit, log=None, **more):
        """Status of a command, None where it took too long."""
        env = {k: v for k, v in os.environ.items() if k not in (
            'RIDGELINE', 'SITE', 'T', 'GOLDEN', 'MAKEFLAGS', 'MFLAGS', 'WHOLE')}
        env.update(B=str(self.tree / 'build'), FEW='1',
                   CMOCKA_MESSAGE_OUTPUT='TAP',
                   LSAN_OPTIONS='print_suppressions=0:suppressions=' +
                   str(self.tree / 'tests/leaks.txt'), **more)
        with open(log or self.log, 'w', encoding='utf-8') as to:
            child = subprocess.Popen(command, cwd=self.tree, stdout=to,
                                     stderr=to, stdin=subprocess.DEVNULL,
                                     env=env, start_new_session=True)
            self.children.add(child.pid)
            try:
                return child.wait(limit)
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
                return None
            finally:
                self.children.discard(child.pid)

    def stop(self, *_):
        """Whoever ends the mutants ends what they started."""
        for child in list(self.children):
            os.killpg(child, signal.SIGKILL)
        sys.exit(1)

    def said(self):
        return self.log.read_text(errors='replace')

    def programs(self, test):
        """Names of the programs of c/FOLDER and asan/FOLDER, of a check its file."""
        kind, name = test.split('/')
        if kind == 'check':
            return [f'tests/check/{name}.sh']
        before = 'asan/' if kind == 'asan' else ''
        return [before + str(p.with_suffix('').relative_to(self.tree))
                for p in self.tree.glob(f'tests/{name}/*.c')]

    def took(self, name):
        """Seconds of a program: what it took here, else what its file says."""
        if name not in self.seconds:
            source = self.tree / f"{name.removeprefix('asan/')}.c"
            long = re.search(r'^ \* long (\d+)', source.read_text(), re.M)
            return int(long[1]) if long else 0.5
        return self.seconds[name]

    def turns(self, tests, path):
        """Lists of what is built and run at once, in their order."""
        path = pathlib.Path(path)
        near = [f'tests/{path.parent.name}/{path.stem}']
        quick = [p for t in tests if t.startswith('c/')
                 for p in self.programs(t)]
        # One that is slow waits for those of other folders.
        quick.sort(key=lambda p: (p not in near, self.took(p) *
                                  (1 if path.parent.name in p else 2), p))
        if quick[:1] == near:
            yield [quick.pop(0)]
        for i in range(0, len(quick), 2 * self.jobs):
            yield quick[i:i + 2 * self.jobs]
        for test in tests:
            if not test.startswith('c/'):
                yield self.programs(test)

    def build(self, names):
        """All that a turn needs, one with sanitizers in a folder of its own."""
        asan = names[0].startswith('asan/')
        where = 'build/asan' if asan else 'build'
        goals = [f"{where}/{n.removeprefix('asan/')}" for n in names]
        if names[0].endswith('.sh'):
            goals = ['all', *{f'build/{n}' for n in re.findall(
                r'"\$B/(tests/\w+/\w+)"', (self.tree / names[0]).read_text())}]
        flags = [f'EXTRA={sanitize(self.root)}', 'TEST_OPT=-O0'] if asan else []
        return self.run(['make', '-s', f'-j{self.jobs}', f'B={where}', *flags,
                         *goals], 900) == 0

    def passes(self, name):
        """Does build/NAME, a program, or NAME, a check, pass?  And in time?"""
        folder = self.tree / 'build' / 'check' / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        log = folder.with_name(folder.name + '.log')
        more, since = {'T': str(folder)}, time.monotonic()
        if name.endswith('.sh'):
            # A reference guide is of the program that is there now.
            shutil.rmtree(self.tree / 'build/site', ignore_errors=True)
            more['RIDGELINE'] = str(self.tree / 'build/ridgeline')
            status = self.run(['sh', name], self.CHECK, log, **more)
        else:
            status = self.run(['build/' + name], max(
                self.LEAST, self.TIMES * self.took(name)), log, **more)
        if status is None:
            return False, ', which takes too long'
        said = log.read_text(errors='replace')
        if status == 0 and not re.search(r'^not ok ', said, re.M) and \
                re.search(r'^ok ', said, re.M):
            self.seconds[name] = time.monotonic() - since
            return True, ''
        return False, ''

    def fails(self, names):
        """The first of a turn that fails, and how; or None."""
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            asked = {n: pool.submit(self.passes, n) for n in names
                     if n not in self.without}
            for name, answer in asked.items():
                good, how = answer.result()
                if not good:
                    pool.shutdown(cancel_futures=True)
                    return name, how
        return None

    def remember(self):
        self.times.write_text(json.dumps(self.seconds))

    def code(self, path):
        """What a file of C compiles to, without the lines that it came from."""
        built = (self.tree / 'build' / path).with_suffix('.o')
        bare = self.log.with_name('bare.o')
        # One that is older than its file is of another text.
        if not path.endswith('.c') or not built.exists() or \
                built.stat().st_mtime < (self.tree / path).stat().st_mtime or \
                subprocess.run(['objcopy', '-g', built, bare],
                               check=False).returncode:
            return None
        return bare.read_bytes()

    def harden(self, path):
        """Compiles a changed file again, with traps; false where that fails."""
        goal = str((pathlib.Path('build') / path).with_suffix('.o'))
        said = subprocess.run(
            ['make', '-n', 'B=build', '-W', path, goal], cwd=self.tree,
            capture_output=True, check=False).stdout.decode()
        command = [line for line in said.splitlines()
                   if f' -c -o {goal} ' in line]
        return bool(command) and self.run(
            ['sh', '-c', command[-1] + ' ' + ' '.join(self.TRAPS)], 300) == 0

    def unbuilt(self):
        if 'generate.lua' in self.said() or re.search(
                r'^engine/model/\S+:\d+: error: (?!.*\[-W)', self.said(), re.M):
            return 'refused'
        return 'unbuilt'


def judge(copy, mutant, tests):
    """What becomes of a mutant: a word, which test caught it, and how."""
    file = copy.tree / mutant.path
    text, before = file.read_text(), copy.code(mutant.path)
    hardened = False
    file.write_text(text[:mutant.start] + mutant.new + text[mutant.end:])
    try:
        for turn in copy.turns(tests, mutant.path):
            if not copy.build(turn):
                return copy.unbuilt(), '', ''
            if before and copy.code(mutant.path) == before:
                return 'same', '', ''
            if mutant.path.endswith('.c') and not hardened:
                hardened = True
                if copy.harden(mutant.path):
                    copy.build(turn)
            failed = copy.fails(turn)
            if failed:
                return ('caught', *failed)
        return 'survived', '', ''
    finally:
        file.write_text(text)


def difference(m):
    lines = ['    -' + s for s in m.old_line.split('\n')]
    return '\n'.join(lines + ['    +' + s for s in m.new_line.split('\n')])


def files_of(part, root):
    for pattern in part.files:
        for path in sorted(glob.glob(pattern, root_dir=root)):
            if not os.path.islink(root / path):
                yield path, (root / path).read_text()


def chosen(options, parts, root):
    """Pairs of a part and its mutants, as the options ask."""
    if options.edit:
        path, old, new = options.edit
        for part in parts:
            for name, text in files_of(part, root):
                if name == path:
                    at = text.index(old)
                    return [(part, Mutant(
                        path, at, at + len(old), new, 'by hand',
                        text.count('\n', 0, at) + 1, old, new))]
        sys.exit(f'not ok mutants: nothing tests {path}')
    taken = [p for p in parts if not options.part or p.name in options.part]
    if options.slice:
        taken = [p._replace(tests=p.tests[:p.tests.index(DAILY)])
                 for p in taken if DAILY in p.tests]
        # Others each day.
        options.seed = int(os.environ.get('SLICE') or time.strftime('%j'))
    all_ = [(p, m) for p in taken
            for m in draw(files_of(p, root), options.seed, p.count)]
    if not options.slice:
        return all_
    all_.sort(key=lambda pair: pair[1].key)
    return all_[:options.slice]


def sound(copy, caught):
    """What caught a mutant has to pass without one."""
    good = True
    for name in sorted(caught):
        if not copy.build([name]) or not copy.passes(name)[0]:
            print(f'not ok mutants: {name} fails without a change')
            good = False
    return good


def fewest(tried):
    """How many of so many have to be caught at least: so few that a program
    of whose mutants the share p is caught would have less on one day of 1 / ODDS.
    Of n mutants k are caught with the probability

        C(n, k) p^k (1 - p)^(n - k)

    so that of 15, p = 0.9, there are 9 or fewer on one day of 450, and 10 or
    fewer on one of 80: 10 have to be.
    """
    p, below = SHARE / 100, 0
    for k in range(tried + 1):
        below += math.comb(tried, k) * p ** k * (1 - p) ** (tried - k)
        if below >= ODDS:
            return k
    return tried


def table(counts):
    words = ['caught', 'survived', 'judged', 'same', 'refused', 'unbuilt']
    print('# %-10s' % 'part' + ''.join('%10s' % w for w in words) + '     share')
    good = bad = 0
    for name, of in counts.items():
        good, bad = good + of['caught'], bad + of['survived']
        known = of['caught'] + of['survived']
        print('# %-10s' % name + ''.join('%10d' % of[w] for w in words) +
              ('%9.0f%%' % (100 * of['caught'] / known) if known else ''))
    return good, bad


def try_all(copy, todo, options):
    """Counts by part and by what became of them, and what caught some."""
    judged, caught, begun = read_judged(), set(), time.monotonic()
    counts = {p.name: collections.Counter() for p, _ in todo}
    for part, m in todo:
        since = time.monotonic()
        if options.seconds and since - begun > options.seconds:
            break
        word, by, how = 'judged', '', ''
        if (m.path, plain(m.old_line), plain(m.new_line)) not in judged:
            word, by, how = judge(copy, m, options.tests or [
                t for t in part.tests if t != DAILY])
        counts[part.name][word] += 1
        if by:
            caught.add(by)
        print('%-8s %s:%d [%s] %s%.0f s' % (
            word, m.path, m.line, m.sort, by and f'by {by}{how} ',
            time.monotonic() - since), flush=True)
        if word == 'survived':
            print(difference(m), flush=True)
    copy.remember()
    return counts, caught


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--build', default='build')
    ask.add_argument('--jobs', type=int, default=os.cpu_count())
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--slice', type=int, default=0)
    ask.add_argument('--seconds', type=int, default=0)
    ask.add_argument('--part', action='append')
    ask.add_argument('--skip', type=int, default=0)
    ask.add_argument('--edit', nargs=3, metavar=('PATH', 'OLD', 'NEW'))
    ask.add_argument('--tests', action='append')
    ask.add_argument('--without', action='append', default=[])
    ask.add_argument('--list', action='store_true')
    options = ask.parse_args()
    root, parts = pathlib.Path.cwd(), list(read_map())
    todo = chosen(options, parts, root)[options.skip:]
    if options.list:
        for _, m in todo:
            print(f'{m.path}:{m.line} [{m.sort}]\n{difference(m)}')
        return 0
    folder = root / options.build / 'mutate'
    folder.mkdir(parents=True, exist_ok=True)
    copy = Copy(root, folder, options.jobs)
    copy.without = options.without
    copy.follow()
    counts, caught = try_all(copy, todo, options)
    good, bad = table(counts)
    least = fewest(good + bad) if options.slice else \
        math.ceil(SHARE * (good + bad) / 100)
    right = sound(copy, caught) and good + bad > 0 and good >= least
    print('%s mutants: %d of %d caught, at least %d have to be' % (
        'ok' if right else 'not ok', good, good + bad, least))
    return not right


if __name__ == '__main__':
    sys.exit(main())
