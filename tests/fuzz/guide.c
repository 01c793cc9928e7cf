/*
 * Any bytes as a published guide.json, and behind a form feed as its
 * offers.json, beside a guide that is sound: diff says what changed, or what is
 * wrong with the file.
 */
#include "fuzz.h"

#include <sys/stat.h>

#include "write/whole.h"

extern const struct command command_diff;

static const char sound[] = "{\"schema\":\"ridgeline-guide-1\","
    "\"date\":\"2026-01-01\",\"decisions\":[{\"id\":\"chat/team\","
    "\"kind\":\"serve\",\"ranked\":[{\"id\":\"a\",\"accelerator\":\"alpha\","
    "\"count\":1,\"format\":\"bf16\",\"offer\":\"acme/x\",\"objective\":2,"
    "\"usd_attributed\":2,\"inputs\":[\"accelerator/alpha/memory\","
    "\"offer/acme/x/price\"]},{\"accelerator\":\"gamma\","
    "\"objective\":3}],\"rejected\":["
    "{\"accelerator\":\"beta\",\"reason\":\"memory\"}]}],"
    "\"inputs\":{\"accelerator/alpha/memory\":{\"value\":80e9,"
    "\"unit\":\"byte\",\"cause\":\"catalogue\",\"source\":\"s\"},"
    "\"offer/acme/x/price\":{\"value\":2,\"unit\":\"USD\","
    "\"cause\":\"price\",\"source\":\"s\"}}}\n";
static const char offers[] = "{\"schema\":\"ridgeline-offers-1\","
    "\"offers\":[{\"id\":\"acme/x\",\"input\":\"offer/acme/x/price\","
    "\"value\":2,\"unit\":\"USD\",\"cause\":\"price\",\"source\":\"s\"},"
    "{\"id\":\"acme/y\",\"input\":\"offer/acme/y/price\",\"value\":3,"
    "\"unit\":\"USD\",\"cause\":\"price\",\"source\":\"s\"}],\"held\":[]}\n";

/* Two folders of files that are names of files in memory. */
static const char *const names[] = { "old/guide.json", "old/offers.json",
	"new/guide.json", "new/offers.json" };
static char folder[] = "/tmp/ridgeline-fuzz-XXXXXX";
static int fds[COUNT(names)];

static const char *
inside(char *path, size_t size, const char *name)
{
	snprintf(path, size, "%s/%s", folder, name);
	return path;
}

static void
tidy(void)
{
	char path[64];

	for (size_t i = 0; i < COUNT(names); i++)
		unlink(inside(path, sizeof(path), names[i]));
	rmdir(inside(path, sizeof(path), "old"));
	rmdir(inside(path, sizeof(path), "new"));
	rmdir(folder);
}

static void
make_folders(void)
{
	char path[64], target[40];

	if (fds[0])
		return;
	fuzz_must(mkdtemp(folder) != NULL, "a folder");
	atexit(tidy);
	mkdir(inside(path, sizeof(path), "old"), 0700);
	mkdir(inside(path, sizeof(path), "new"), 0700);
	for (size_t i = 0; i < COUNT(names); i++) {
		fds[i] = memfd_create("fuzz", MFD_CLOEXEC);
		snprintf(target, sizeof(target), "/proc/self/fd/%d", fds[i]);
		fuzz_must(fds[i] > 0 && symlink(target, inside(path,
		    sizeof(path), names[i])) == 0, "a name");
	}
}

static void
put(size_t i, const void *data, size_t len)
{
	fuzz_must(ftruncate(fds[i], 0) == 0 && pwrite(fds[i], data, len, 0) ==
	    (ssize_t)len, "a file");
}

static void
compare(const char *old, const char *new, enum output_format format)
{
	struct fuzz f;
	char was[64], now[64], *args[] = { was, now };

	fuzz_open(&f);
	inside(was, sizeof(was), old);
	inside(now, sizeof(now), new);
	f.options.arg = args;
	f.options.args = 2;
	f.options.format = format;
	f.options.fail_on = "flip,increase>5%,stale,outlier";
	command_diff.run(&f.options);
	fuzz_must(text_is_utf8(f.out.data, f.out.len), "UTF-8 comes out");
	if ((format == OUTPUT_JSON || format == OUTPUT_SARIF ||
	    format == OUTPUT_GITLAB) && f.out.len)
		fuzz_told(&f, !whole_json(f.arena, f.out.data, f.out.len),
		    "JSON comes out whole");
	if (format == OUTPUT_JUNIT && f.out.len)
		fuzz_told(&f, !whole_xml(f.arena, f.out.data, f.out.len),
		    "XML comes out whole");
	fuzz_close(&f);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static const enum output_format forms[] = { OUTPUT_JSON,
		OUTPUT_MARKDOWN, OUTPUT_JUNIT, OUTPUT_SARIF, OUTPUT_GITLAB,
		OUTPUT_GITHUB, OUTPUT_LUA };
	const uint8_t *end = memchr(data, '\f', len);
	size_t first = end ? (size_t)(end - data) : len;

	make_folders();
	put(0, sound, sizeof(sound) - 1);
	put(1, offers, sizeof(offers) - 1);
	put(2, data, first);
	put(3, end ? (const void *)(end + 1) : offers,
	    end ? len - first - 1 : sizeof(offers) - 1);
	compare("old", "new", OUTPUT_TEXT);
	compare("new", "old", forms[len % COUNT(forms)]);
	return 0;
}
