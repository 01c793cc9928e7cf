"""faults.py PROGRAM FOLDER [--slice N] [--seed S] [--jobs N] [CAMPAIGN...]

Builds a small guide again and again into a folder where its older site stands,
and lets one thing fail each time: a system call, an allocation, the process
itself, the room on the disk, the memory, the stack.  Afterwards the old site
or the new one must stand there, whole; a run that fails says so in a line and
ends with status 1 or 2, one that does not has published the new site.  The
build after a failed one publishes the new site and leaves nothing beside it.

Prints a line for each campaign: how many faults, in how many of them the run
ended well, in how many it failed as it should, how many were lost, and the
seconds; the status is 1 where one was lost.  With
--slice N each campaign takes N of its faults, by the seed; --jobs N makes N
builds side by side.  FOLDER on a disk in memory makes a run three times faster.
"""
import argparse
import concurrent.futures
import filecmp
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("folder")
parser.add_argument("--slice", type=int, default=0)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--jobs", type=int, default=os.cpu_count())
parser.add_argument("--guide", default="tests/faults/guide")
parser.add_argument("campaign", nargs="*", metavar="CAMPAIGN")
asked = parser.parse_args()

program = os.path.abspath(asked.program)
top = os.path.abspath(asked.folder)
guide = os.path.join(top, "guide")
old, new = os.path.join(top, "old"), os.path.join(top, "new")
shim = os.path.join(top, "alloc.so")
random.seed(asked.seed)

# How calls may fail; a call that is not here fails with EIO.
ERRORS = {
    "openat": ["EMFILE", "EIO", "ENOSPC", "ENOMEM"],
    "read": ["EIO", "EINTR"], "write": ["ENOSPC", "EIO", "EINTR"],
    "pread64": ["EIO"], "lseek": ["EIO"], "close": ["EIO"],
    "unlink": ["EIO"], "unlinkat": ["EIO"], "mkdir": ["ENOSPC"],
    "mkdirat": ["ENOSPC", "EIO"], "rename": ["EIO"], "renameat": ["EIO"],
    "renameat2": ["EIO", "ENOSYS"], "linkat": ["EIO", "EMLINK"],
    "newfstatat": ["EIO", "ENOMEM"], "getdents64": ["EIO"],
    "ftruncate": ["EIO"], "syncfs": ["EIO"], "fsync": ["EIO"],
    "flock": ["EINTR", "ENOLCK"], "mmap": ["ENOMEM"], "brk": ["ENOMEM"],
    "mremap": ["ENOMEM"], "clone3": ["EAGAIN"], "utimensat": ["EIO"],
    "fchmod": ["EIO"], "fcntl": ["EMFILE"], "readlink": ["EIO"],
    "getcwd": ["EIO"], "sigaltstack": ["ENOMEM"], "rt_sigaction": ["EINVAL"],
}
# The first call of main(), and those that fail before it begins or never.
# brk() says that it failed by the end that it leaves where it was.
BEGINS = "sigaltstack"
NEVER = ["execve", "exit_group", "exit"]
KILLED = ["openat", "write", "unlinkat", "mkdirat", "renameat", "renameat2",
          "linkat", "syncfs", "close", "newfstatat", "getdents64"]


def build(site, before=(), env=None, **more):
    command = [*before, program, "-q", "-j", "1", "-C", guide, "build", "-o",
               site]
    return subprocess.run(command, capture_output=True, text=True,
                          errors="replace", timeout=300, env=env, **more)


def same(a, b):
    """Two folders hold the same files with the same bytes."""
    both = filecmp.dircmp(a, b, ignore=[], hide=[".", ".."])
    if both.left_only or both.right_only or both.funny_files:
        return False
    _, wrong, errors = filecmp.cmpfiles(a, b, both.common_files, shallow=False)
    return not wrong and not errors and all(
        same(os.path.join(a, d), os.path.join(b, d))
        for d in both.common_dirs)


def fresh(name):
    """A folder with the old site in it, its files being others."""
    place = os.path.join(top, "runs", name)
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    site = os.path.join(place, "site")
    shutil.copytree(old, site)
    return place, site


def judge(name, site, ran, dies=""):
    """What became of a run: good, failed as it should, or lost and why.

    A run may die where it is killed, and while it is loaded: there the
    loader speaks for it, with status 127 and its own words.
    """
    if not os.path.isdir(site):
        kept = os.path.join(os.path.dirname(site), ".site.ridgeline-old")
        if dies == "killed" and os.path.isdir(kept) and same(kept, old):
            return "failed", ""
        return "lost", "no site"
    stands = "new" if same(site, new) else "old" if same(site, old) else ""
    code = ran.returncode
    if not stands:
        return "lost", f"a broken site, status {code}: {ran.stderr[-300:]}"
    if code == 0:
        return ("good", "") if stands == "new" else (
            "lost", "status 0, and the old site")
    if dies == "killed" and code in (-9, 137):
        return "failed", ""
    if code == 127 or code == -11 and dies == "loading":
        return ("failed", "") if stands == "old" else ("lost", "loader")
    if code not in (1, 2):
        return "lost", f"status {code}: {ran.stderr[-300:]}"
    if "error" not in ran.stderr:
        return "lost", f"status {code} without a message"
    return "failed", ""


def on_disk(place, size):
    """A build on a disk of that size, which is gone afterwards."""
    disk = place + ".disk"
    os.makedirs(disk, exist_ok=True)
    shutil.rmtree(os.path.join(place, "site"))
    ran = build(os.path.join(disk, "site"), [
        "unshare", "-rm", "sh", "-c", FULL, "sh", disk, str(size), old,
        place])
    os.rmdir(disk)
    return ran


def once(job):
    name, before, env, dies, limit = job
    place, site = fresh(name)
    more = {}
    if limit:
        more["preexec_fn"] = lambda: resource.setrlimit(*limit)
    try:
        ran = on_disk(place, before) if isinstance(before, int) else build(
            site, before, env, **more)
        fate, why = judge(name, site, ran, dies)
        if fate == "failed":
            # The next build clears what is left, and publishes.
            again = build(site)
            if again.returncode or not same(site, new):
                fate, why = "lost", "the next build: " + again.stderr[-300:]
            elif [e for e in os.listdir(place) if e != "site"]:
                fate, why = "lost", "left: " + " ".join(os.listdir(place))
    except subprocess.TimeoutExpired:
        fate, why = "lost", "no end"
    shutil.rmtree(place, ignore_errors=True)
    return name, fate, why


def strace(name, call, what, when):
    # With a filter in the kernel strace is faster, but sends no signal.
    trace = ["strace", "-f", *(["--seccomp-bpf"] if "KILL" not in what else []),
             "-qq", "-e", "signal=none", "-e", f"trace={call}", "-o", "/dev/null",
             "-e", f"inject={call}:{what}:when={when}"]
    return name, trace


def counted():
    """How often the build calls what, in all and while it is loaded."""
    place, site = fresh("count")
    log = os.path.join(top, "calls")
    build(site, ["strace", "-f", "-qq", "-e", "signal=none", "-o", log])
    shutil.rmtree(place)
    calls, loading = {}, {}
    with open(log, errors="replace") as lines:
        for line in lines:
            m = re.match(r"\d+ +(\w+)\(", line)
            if m and m[1] == BEGINS and BEGINS not in calls:
                loading = dict(calls)
            if m:
                calls[m[1]] = calls.get(m[1], 0) + 1
    return calls, loading


def syscall_jobs(calls, loading):
    for call in sorted(set(calls) - set(NEVER)):
        errors = ERRORS.get(call, ["EIO"])
        for n in range(1, calls[call] + 1):
            error = errors[n % len(errors)]
            what = "retval=0" if call == "brk" else f"error={error}"
            name, before = strace(f"{call}-{n}-{error}", call, what, n)
            dies = "loading" if n <= loading.get(call, 0) else ""
            yield name, before, None, dies, None


def kill_jobs(calls, _):
    for call in KILLED:
        for n in range(1, calls.get(call, 0) + 1):
            name, before = strace(f"kill-{call}-{n}", call, "signal=KILL", n)
            yield name, before, None, "killed", None


def alloc_jobs():
    count = os.path.join(top, "allocations")
    env = dict(os.environ, LD_PRELOAD=shim)
    place, site = fresh("count")
    ran = build(site, env=dict(env, FAULT_COUNT=count))
    if ran.returncode:
        sys.exit("with the shim alone: " + ran.stderr)
    shutil.rmtree(place)
    with open(count) as file:
        total = int(file.read())
    for n in range(1, total + 1, max(1, total // 4000)):
        yield f"alloc-{n}", [], dict(env, FAULT_ALLOC=str(n)), "", None


def room_jobs():
    """Sizes that files may have: as a full disk, at any byte."""
    for n in range(1, 201):
        size = n * n * 12
        yield (f"size-{size}", [], None, "",
               (resource.RLIMIT_FSIZE, (size, size)))


# A disk at $1 of $2 bytes with the site $3; what stands there afterwards goes
# back to $4.
FULL = """mount -t tmpfs -o size="$2" tmpfs "$1" && cp -r "$3" "$1/site" ||
	exit 99
disk=$1 out=$4
shift 4
"$@"
status=$?
cp -r "$disk/." "$out"
exit $status"""


def taken(folder):
    """Bytes of a disk that it takes, by whole pages."""
    return sum((os.path.getsize(os.path.join(at, name)) + 4095) // 4096 * 4096
               for at, _, names in os.walk(folder) for name in names)


def disk_jobs():
    """A disk of its own for the site that is full after so many bytes."""
    if subprocess.run(["unshare", "-rm", "true"]).returncode:
        print("# disk: nobody may mount here")
        return
    stands = taken(old)
    for n in range(1, 201):
        size = stands + (8 + n) * 4096
        yield f"disk-{n}", size, None, "", None


def memory_jobs():
    for mib in range(8, 200, 2):
        yield (f"memory-{mib}", [], None, "",
               (resource.RLIMIT_AS, (mib << 20, mib << 20)))


def stack_jobs():
    for kib in (64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048):
        yield (f"stack-{kib}", [], None, "",
               (resource.RLIMIT_STACK, (kib << 10, kib << 10)))


def run(name, jobs):
    began = time.monotonic()
    jobs = list(jobs)
    total = len(jobs)
    if asked.slice and len(jobs) > asked.slice:
        jobs = random.sample(jobs, asked.slice)
    fates = {"good": 0, "failed": 0, "lost": 0}
    with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
        for job, fate, why in pool.map(once, jobs):
            fates[fate] += 1
            if fate == "lost":
                print(f"# {job}: {why}")
    word = "not ok" if fates["lost"] or not jobs else "ok"
    colon = f": {fates['lost']} lost" if fates["lost"] else ""
    print(f"{word} {name}{colon}")
    print(f"# {name}: {len(jobs)} of {total} faults, {fates['good']} survived,"
          f" {fates['failed']} refused, {fates['lost']} lost,"
          f" {time.monotonic() - began:.0f} s", flush=True)
    return word != "ok"


os.makedirs(os.path.join(top, "runs"), exist_ok=True)
shutil.rmtree(guide, ignore_errors=True)
shutil.copytree(asked.guide, guide)
here = os.path.dirname(os.path.abspath(__file__))
subprocess.run([os.environ.get("CC", "cc").split()[-1], "-shared", "-fPIC",
                "-O1", "-o", shim, os.path.join(here, "alloc.c"), "-ldl"],
               check=True)
for site, change in ((old, "Before"), (new, "After")):
    shutil.rmtree(site, ignore_errors=True)
    with open(os.path.join(guide, "site", "more.lua"), "w") as file:
        file.write(f'page "{change.lower()}" {{ title = "{change}", '
                   f'template = "site/more" }}\n')
    with open(os.path.join(guide, "site", "more.md"), "w") as file:
        file.write(f"# {change}\n\nA page of one build.\n\n| a | b |\n"
                   "|---|---|\n| c | d |\n")
    ran = build(site)
    if ran.returncode:
        sys.exit("the guide does not build: " + ran.stderr)

campaigns = {
    "syscalls": lambda: syscall_jobs(*counted()),
    "kills": lambda: kill_jobs(*counted()),
    "allocations": alloc_jobs, "room": room_jobs, "memory": memory_jobs,
    "stack": stack_jobs, "disk": disk_jobs,
}
if set(asked.campaign) - set(campaigns):
    sys.exit("campaigns: " + " ".join(campaigns))
sys.exit(any([run(name, campaigns[name]())
              for name in asked.campaign or campaigns]))
