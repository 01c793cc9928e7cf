"""mutate.py [OPTION...]: small changes of meaning, each of which a test must see.

In a copy of the tree, with a build folder of its own, one change after the other
is made; what it touches is built, and the tests that the map names for it are
run, the cheapest first, up to the first that fails.  A mutant is

  caught     a test failed, or took ten times as long as it should
  survived   none did: a test is missing, or the code is dead
  judged     stands in tests/mutate/judged with the reason why it is the same
  same       compiles to the very same object code
  refused    the generator of formulas refused it: comment and body differ
  unbuilt    does not compile

Of those caught and survived at least SHARE percent have to be caught; of the few
of a --slice, which are told for a person to read, at least --least.
"""
import argparse
import collections
import glob
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
    LIMITS = {'c': 60, 'asan': 200, 'check': 400}

    def __init__(self, root, folder, jobs):
        self.root, self.jobs = root, jobs
        self.tree = folder / 'tree'
        self.log = folder / 'log'
        self.without = ()

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

    def run(self, command, limit, **more):
        """Status of a command, None where it took too long."""
        env = {k: v for k, v in os.environ.items() if k not in (
            'RIDGELINE', 'SITE', 'T', 'GOLDEN', 'MAKEFLAGS', 'MFLAGS', 'WHOLE')}
        env.update(B=str(self.tree / 'build'), FEW='1',
                   CMOCKA_MESSAGE_OUTPUT='TAP',
                   LSAN_OPTIONS='print_suppressions=0:suppressions=' +
                   str(self.tree / 'tests/leaks.txt'), **more)
        with open(self.log, 'w', encoding='utf-8') as log:
            child = subprocess.Popen(command, cwd=self.tree, stdout=log,
                                     stderr=log, stdin=subprocess.DEVNULL,
                                     env=env, start_new_session=True)
            try:
                return child.wait(limit)
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
                return None

    def said(self):
        return self.log.read_text(errors='replace')

    def programs(self, folder):
        return sorted(str(p.with_suffix('').relative_to(self.tree))
                      for p in self.tree.glob(f'tests/{folder}/*.c'))

    def build(self, test):
        """What a test needs: its programs, or all; with sanitizers apart."""
        kind, name = test.split('/')
        where = 'build/asan' if kind == 'asan' else 'build'
        goals = ['all'] if kind == 'check' else [
            f'{where}/{p}' for p in self.programs(name)]
        flags = [f'EXTRA={sanitize(self.root)}', 'TEST_OPT=-O0'] \
            if kind == 'asan' else []
        return self.run(['make', '-s', f'-j{self.jobs}', f'B={where}', *flags,
                         *goals], 900) == 0

    def passes(self, name):
        """Does build/NAME, a program, or NAME, a check, pass?  And in time?"""
        kind = 'check' if name.endswith('.sh') else \
            'asan' if name.startswith('asan/') else 'c'
        folder = self.tree / 'build' / 'check' / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        more = {'T': str(folder)}
        command = ['build/' + name]
        if kind == 'check':
            more['RIDGELINE'] = str(self.tree / 'build/ridgeline')
            command = ['sh', name]
        status = self.run(command, self.LIMITS[kind], **more)
        if status is None:
            return False, ', which takes too long'
        said = self.said()
        return (status == 0 and not re.search(r'^not ok ', said, re.M) and
                re.search(r'^ok ', said, re.M)), ''

    def fails(self, test, first=''):
        """The first program or check of a test that fails, and how; or None."""
        kind, name = test.split('/')
        if kind == 'check':
            names = [f'tests/check/{name}.sh']
        else:
            names = sorted(self.programs(name),
                           key=lambda p: pathlib.Path(p).name != first)
        for program in names:
            if program in self.without:
                continue
            name = 'asan/' + program if kind == 'asan' else program
            good, how = self.passes(name)
            if not good:
                return name, how
        return None

    def code(self, path):
        """What a file of C compiles to, without the lines that it came from."""
        built = (self.tree / 'build' / path).with_suffix('.o')
        bare = self.log.with_name('bare.o')
        if not path.endswith('.c') or not built.exists() or subprocess.run(
                ['objcopy', '-g', built, bare], check=False).returncode:
            return None
        return bare.read_bytes()

    def unbuilt(self):
        if 'generate.lua' in self.said() or re.search(
                r'^engine/model/\S+:\d+: error: (?!.*\[-W)', self.said(), re.M):
            return 'refused'
        return 'unbuilt'


def judge(copy, mutant, tests):
    """What becomes of a mutant: a word, which test caught it, and how."""
    file = copy.tree / mutant.path
    text, before = file.read_text(), copy.code(mutant.path)
    file.write_text(text[:mutant.start] + mutant.new + text[mutant.end:])
    try:
        for test in tests:
            if not copy.build(test):
                return copy.unbuilt(), '', ''
            if before and copy.code(mutant.path) == before:
                return 'same', '', ''
            failed = copy.fails(test, pathlib.Path(mutant.path).stem)
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
    all_ = [(p, m) for p in taken
            for m in draw(files_of(p, root), options.seed, p.count)]
    if not options.slice:
        return all_
    day, size = int(os.environ.get('SLICE') or time.strftime('%j')), options.slice
    all_.sort(key=lambda pair: pair[1].key)
    return [all_[(day * size + i) % len(all_)] for i in range(size)]


def sound(copy, caught):
    """What caught a mutant has to pass without one."""
    good = True
    for test, names in caught.items():
        built = copy.build(test)
        for name in sorted(names):
            if not built or not copy.passes(name)[0]:
                print(f'not ok mutants: {name} fails without a change')
                print(copy.said()[-2000:])
                good = False
    return good


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


def try_all(copy, todo, tests):
    """Counts by part and by what became of them, and which tests caught some."""
    judged, caught = read_judged(), {}
    counts = {p.name: collections.Counter() for p, _ in todo}
    for part, m in todo:
        since = time.monotonic()
        word, by, how = 'judged', '', ''
        if (m.path, plain(m.old_line), plain(m.new_line)) not in judged:
            word, by, how = judge(copy, m, tests or [
                t for t in part.tests if t != DAILY])
        counts[part.name][word] += 1
        if by:
            kind = 'asan' if by.startswith('asan/') else 'c'
            test = 'check/' + pathlib.Path(by).stem if by.endswith('.sh') \
                else f'{kind}/{pathlib.Path(by).parent.name}'
            caught.setdefault(test, set()).add(by)
        print('%-8s %s:%d [%s] %s%.0f s' % (
            word, m.path, m.line, m.sort, by and f'by {by}{how} ',
            time.monotonic() - since), flush=True)
        if word == 'survived':
            print(difference(m), flush=True)
    return counts, caught


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--build', default='build')
    ask.add_argument('--jobs', type=int, default=os.cpu_count())
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--slice', type=int, default=0)
    ask.add_argument('--least', type=int, default=SHARE)
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
    counts, caught = try_all(copy, todo, options.tests)
    good, bad = table(counts)
    right = sound(copy, caught) and good + bad > 0 and \
        100 * good >= options.least * (good + bad)
    print('%s mutants: %d of %d caught, at least %d%% have to be' % (
        'ok' if right else 'not ok', good, good + bad, options.least))
    return not right


if __name__ == '__main__':
    sys.exit(main())
