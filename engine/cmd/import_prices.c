/*
 * import prices: files of a price feed into specs/prices of the guide.
 */
#include "cmd/import.h"
#include "cmd/option.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/stream.h"
#include "base/text.h"
#include "build.h"
#include "catalog/catalog.h"
#include "cmd/cmd.h"
#include "feed/intake.h"
#include "feed/mapped.h"
#include "feed/refusal.h"
#include "unit/number.h"

/* Names of a reason that are printed; the rest are counted. */
enum { NAMED = 8 };

static const struct origin nowhere;

/* Those that have a reader, and those that records describe. */
static void
tell_feeds(struct options *o, const struct catalog *cat)
{
	size_t n = 0;
	const char **names = arena_array(o->arena, feed_count +
	    cat->price_feeds.count, sizeof(*names));

	for (size_t i = 0; i < feed_count; i++)
		names[n++] = feeds[i]->name;
	for (size_t i = 0; i < cat->price_feeds.count; i++)
		names[n++] = cat->price_feeds.item[i]->id;
	options_choice_fault(o, "no such feed", o->feed, names, n);
}

static const struct feed *
find_feed(struct options *o, const struct catalog *cat)
{
	const struct price_feed *record = (const struct price_feed *)
	    catalog_find(&cat->price_feeds, o->feed);
	const struct feed *f = record ? mapped_feed(o->arena, record) :
	    feed_find(o->feed);

	if (!f)
		tell_feeds(o, cat);
	return f;
}

/* The guide's own file and the installed one behind it. */
static bool
read_aliases(struct options *o, const char *name, struct alias_list *list)
{
	const char *own = path_join(o->arena, o->dir, name);
	const char *shared = path_join(o->arena, o->share ?
	    o->share : build_share, name);
	struct feed_file f = { .arena = o->arena, .diags = o->diags };
	bool good = true;

	f.path = own;
	if (file_exists(own))
		good = alias_read(list, &f);
	f.path = shared;
	if (good && file_exists(shared))
		good = alias_read(list, &f);
	return good;
}

/* "gpu_rental_daily" as a source is called: gpu-rental-daily. */
static const char *
source_key(struct options *o)
{
	char *key = arena_strdup(o->arena, o->feed);

	for (char *p = key; *p; p++)
		if (*p == '_')
			*p = '-';
	return o->source ? o->source : key;
}

/* Also one that nothing cited so far. */
static bool
has_source(const struct catalog *cat, const char *key)
{
	for (size_t i = 0; i < cat->uncited.count; i++)
		if (!strcmp(cat->uncited.item[i]->id, key))
			return true;
	return catalog_find(&cat->sources, key);
}

/* The record that the rows cite, where the guide has none of that name. */
static void
write_source(struct options *o, const struct catalog *cat,
    const struct feed *f, const char *key)
{
	struct text t;

	if (has_source(cat, key))
		return;
	text_init(&t, o->arena);
	text_printf(&t, "-- What the prices of this feed are cited from.\n"
	    "source \"%s\" {\n  title = \"%s\",\n", key, f->title);
	if (f->url)
		text_printf(&t, "  url = \"%s\",\n", f->url);
	text_add(&t, "  fresh = ");
	number_exact(&t, f->fresh_days);
	text_add(&t, " * day,\n}\n");
	import_write(o, path_join(o->arena, o->dir, arena_printf(o->arena,
	    "specs/prices/%s.lua", key)), t.data, t.len);
}

/* Files of one provider, one day after another, that came to the same end. */
struct run {
	const struct intake_file *first, *last;
	const char *what;
	size_t files, prices, lost;
};

static void
print_run(struct options *o, const struct run *r)
{
	if (!r->files || o->quiet)
		return;
	text_printf(o->out, "  specs/prices/%s", r->first->name);
	if (r->files > 1)
		text_printf(o->out, " to %s: %zu files, ", r->last->name,
		    r->files);
	else
		text_add(o->out, ": ");
	text_printf(o->out, "%zu price%s, %s", r->prices,
	    r->prices == 1 ? "" : "s", r->what);
	if (r->lost)
		text_printf(o->out, ", without %zu that it had: give the files "
		    "of a day together", r->lost);
	text_char(o->out, '\n');
}

static bool
continues(const struct run *r, const struct intake_file *f, const char *what)
{
	return r->files && !strcmp(r->last->provider, f->provider) &&
	    !strcmp(r->what, what);
}

static void
write_prices(struct options *o, const struct intake_files *files)
{
	struct run r = { 0 };

	for (size_t i = 0; i < files->count; i++) {
		const struct intake_file *f = &files->item[i];
		const char *what = import_file(o, arena_printf(o->arena,
		    "specs/prices/%s", f->name), f->text, f->len);

		if (!what)
			continue;
		if (!continues(&r, f, what)) {
			print_run(o, &r);
			r = (struct run){ .first = f, .what = what };
		}
		r.last = f;
		r.files++;
		r.prices += f->prices;
		r.lost += f->lost;
	}
	print_run(o, &r);
}

static void
print_counts(struct options *o, const struct intake *in,
    const struct intake_counts *c)
{
	text_printf(o->out, "%s: %zu row%s read, %zu used, %zu skipped\n",
	    o->feed, c->rows, c->rows == 1 ? "" : "s",
	    c->of[SKIP_none], c->rows - c->of[SKIP_none]);
	for (int s = SKIP_none + 1; s < SKIP_COUNT; s++) {
		struct text names;

		if (!c->of[s])
			continue;
		text_init(&names, o->arena);
		intake_names(in, (enum skip)s, NAMED, &names);
		text_printf(o->out, "  %zu %s%s%s\n", c->of[s],
		    skip_words((enum skip)s), names.len ? ": " : "",
		    names.data);
	}
	if (c->merged)
		text_printf(o->out, "  prices said again on the same day, of "
		    "which one is kept: %zu\n", c->merged);
	if (c->stated)
		text_printf(o->out, "  prices that another file of the guide "
		    "states: %zu\n", c->stated);
}

/* How much of a file tells what it is. */
enum { HEAD = 8192 };

/* The begin of a file, or all of a short one; NULL where it cannot be opened,
 * which its reader tells. */
static const char *
head_of(struct arena *arena, const char *path, size_t *len)
{
	struct stream s;
	struct text t;
	const char *line;
	size_t n;

	if (stream_open(&s, arena, path) != 0)
		return NULL;
	text_init(&t, arena);
	while (t.len < HEAD && (line = stream_next(&s, false, &n)))
		text_printf(&t, "%s\n", line);
	stream_close(&s);
	*len = t.len;
	return t.data;
}

/* Is it prices, or what a server sent in place of them? */
static bool
is_answer(struct options *o, const struct feed *feed, const char *path)
{
	struct arena *own = arena_child(o->arena);
	size_t len = 0;
	const char *text = head_of(own, path, &len);
	const char *why = text ? feed_refusal(own, text, len) : NULL;

	if (why)
		diag(o->diags, DIAG_feed_failed, (struct origin){ path, 0 },
		    "%s: %s", feed->name, why);
	arena_free(own);
	return !why;
}

static void
read_files(struct options *o, const struct catalog *cat,
    const struct feed *feed, struct intake *in)
{
	for (int i = 1; i < o->args; i++) {
		struct feed_file f = { .arena = o->arena, .diags = o->diags,
			.intake = in, .path = o->arg[i],
			.mapping = (const struct price_feed *)catalog_find(
			&cat->price_feeds, feed->name) };

		if (!is_answer(o, feed, f.path))
			continue;
		intake_file(in, o->arg[i]);
		feed->read(&f);
	}
}

/* What is imported and for which guide; false with messages. */
static bool
prepare(struct options *o, struct intake_options *is,
    struct alias_list *aliases, struct alias_list *providers)
{
	if (!o->feed) {
		diag(o->diags, DIAG_usage, nowhere, "import prices wants "
		    "--feed NAME: the feed that wrote the files");
		return false;
	}
	if (!read_aliases(o, "specs/feeds/aliases.csv", aliases) ||
	    !read_aliases(o, "specs/feeds/providers.csv", providers))
		return false;
	is->aliases = aliases;
	is->providers = providers;
	is->source = source_key(o);
	is->catalog = import_prices_catalog(o, is->source);
	is->feed = find_feed(o, is->catalog);
	return is->feed != NULL;
}

int
import_prices(struct options *o)
{
	struct alias_list aliases = { 0 }, providers = { 0 };
	struct intake_options is = { .arena = o->arena,
		.provider = o->provider, .date = o->date };
	const struct intake_counts *counts;
	const struct intake_files *files;
	struct intake *in;

	if (!prepare(o, &is, &aliases, &providers))
		return diags_status(o->diags);
	in = intake_new(&is);
	read_files(o, is.catalog, is.feed, in);
	counts = intake_close(in);
	if (diags_status(o->diags))
		return diags_status(o->diags);
	if (!counts->of[SKIP_none]) {
		print_counts(o, in, counts);
		diag(o->diags, DIAG_feed_failed, nowhere, "%s: none of %zu "
		    "row%s can be used", is.feed->name, counts->rows,
		    counts->rows == 1 ? "" : "s");
		return diags_status(o->diags);
	}
	files = intake_write(in);
	if (!o->quiet)
		print_counts(o, in, counts);
	if (counts->cited)
		write_source(o, is.catalog, is.feed, is.source);
	write_prices(o, files);
	return diags_status(o->diags);
}
