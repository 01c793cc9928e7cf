/*
 * Any bytes as prices: the first says whose, a for ours, b for the names of a
 * feed, a letter from c on for a feed's, a capital for the feed's other form.
 * What is read of a feed makes price files that we read again.
 */
#include "fuzz.h"

#include "catalog/catalog.h"
#include "feed/intake.h"
#include "feed/listing.h"
#include "feed/prices.h"

static const char aliases[] =
    "feed,provider,name,sku,region,count,accelerator\n"
    "*,,*alpha*,,,,alpha\n*,,H100*,,,,alpha\n*,,*A100*,,,1,beta\n"
    "*,,*V100*,,,,gamma\n*,,p4d*,,,8,beta\n*,,unsure,,,,?\n*,,none,,,,-\n"
    "*,,sold,,here there,,alpha\n*,,?4*,,,,beta\n";

static void
read_ours(struct fuzz *f, const char *data, size_t len)
{
	struct record_list offers = { 0 };

	if (!text_is_utf8(data, len) || memchr(data, '\0', len))
		return;
	prices_read(f->arena, f->options.diags, listing_new(f->arena,
	    &offers), "prices/x.csv", data, len);
}

static bool
read_aliases(struct fuzz *f, struct alias_list *list, const char *path)
{
	struct feed_file file = { .arena = f->arena,
		.diags = f->options.diags, .path = path };

	return alias_read(list, &file);
}

/* A price file that we wrote is one that we read without a message. */
static void
check_written(struct fuzz *f, const struct intake_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		struct diags *before = f->options.diags;

		f->options.diags = diags_new(f->arena);
		fuzz_must(text_is_utf8(files->item[i].text,
		    files->item[i].len), "a price file is UTF-8");
		read_ours(f, files->item[i].text, files->item[i].len);
		fuzz_told(f, !diags_count(f->options.diags, LEVEL_error),
		    "a price file that was written is read");
		f->options.diags = before;
	}
}

static void
read_feed(struct fuzz *f, const struct feed *feed, const char *path)
{
	struct alias_list names = { 0 }, none = { 0 };
	struct intake_options o = { .arena = f->arena, .feed = feed,
		.catalog = fuzz_guide(), .aliases = &names,
		.providers = &none, .provider = "acme",
		.source = "made-up-prices" };
	struct fuzz_file a = fuzz_file(aliases, sizeof(aliases) - 1);
	struct feed_file file = { .arena = f->arena,
		.diags = f->options.diags, .path = path };
	const struct intake_counts *counts;

	fuzz_must(read_aliases(f, &names, a.path), "aliases");
	close(a.fd);
	file.intake = intake_new(&o);
	intake_file(file.intake, "acme_2026-01-03.csv");
	feed->read(&file);
	counts = intake_close(file.intake);
	for (int s = 0; s < SKIP_COUNT; s++)
		intake_names(file.intake, (enum skip)s, 4, &f->out);
	fuzz_must(text_is_utf8(f->out.data, f->out.len), "names are UTF-8");
	fuzz_must(counts->of[SKIP_none] <= counts->rows, "rows are counted");
	check_written(f, intake_write(file.intake));
}

/* Feeds tell their forms by the ends of names. */
static const char *const ends[] = { ".csv", ".js", ".json", ".jsonl", ".yml",
	".md" };

static char folder[] = "/tmp/ridgeline-fuzz-XXXXXX";

static void
tidy(void)
{
	char path[64];

	for (size_t i = 0; i < COUNT(ends); i++) {
		snprintf(path, sizeof(path), "%s/x%s", folder, ends[i]);
		unlink(path);
	}
	rmdir(folder);
}

/* A file in memory that has a name of each end. */
static int
file_of_names(void)
{
	static int fd = -1;
	char target[40], path[64];

	if (fd >= 0)
		return fd;
	fd = memfd_create("fuzz", MFD_CLOEXEC);
	fuzz_must(fd >= 0 && mkdtemp(folder), "a folder");
	atexit(tidy);
	snprintf(target, sizeof(target), "/proc/self/fd/%d", fd);
	for (size_t i = 0; i < COUNT(ends); i++) {
		snprintf(path, sizeof(path), "%s/x%s", folder, ends[i]);
		fuzz_must(symlink(target, path) == 0, "a name");
	}
	return fd;
}

static const char *
end_of(const char *feed, bool other)
{
	static const char *const others[][2] = { { "aws_vantage", ".js" },
		{ "gpuhunt", ".json" }, { "neocloud_4h", ".jsonl" },
		{ "gcp_calculator", ".yml" } };

	for (size_t i = 0; other && i < COUNT(others); i++)
		if (!strcmp(others[i][0], feed))
			return others[i][1];
	return other ? ".md" : ".csv";
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	size_t all = feed_count + 2, whose;
	struct fuzz f;
	struct alias_list list = { 0 };
	const char *path;
	int fd = file_of_names();
	bool other;

	if (!len)
		return 0;
	/* Letters, so that seeds can be read and written by hand. */
	other = *data >= 'A' && *data <= 'Z';
	whose = (*data + 8 * all - (other ? 'A' : 'a')) % all;
	fuzz_open(&f);
	fuzz_must(ftruncate(fd, 0) == 0 && pwrite(fd, data + 1, len - 1, 0) ==
	    (ssize_t)len - 1, "a file");
	path = arena_printf(f.arena, "%s/x%s", folder, whose < 2 ? ".csv" :
	    end_of(feeds[whose - 2]->name, other));
	if (whose == 0)
		read_ours(&f, (const char *)data + 1, len - 1);
	else if (whose == 1)
		read_aliases(&f, &list, path);
	else
		read_feed(&f, feeds[whose - 2], path);
	fuzz_close(&f);
	return 0;
}
