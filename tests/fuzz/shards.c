/*
 * Any bytes as the parts of a sweep, parted by form feeds: merge prints an
 * answer, or says what is wrong with a part.  Behind a '+' come lines of a part
 * whose first line is right, so that a new version or guide does not end every
 * seed there.  What was read is printed, and read again the same.
 */
#include "fuzz.h"

#include "catalog/catalog.h"
#include "cmd/rank.h"
#include "cmd/shard.h"

enum { PARTS = 4 };

struct parts {
	struct fuzz_file file[PARTS];
	char *path[PARTS];
	int count;
};

/* The sweep of a workload in which nothing was searched yet. */
static struct outcomes *
sweep(struct fuzz *f, const struct catalog *cat)
{
	struct whom whom = { .workload = (const struct workload *)
	    catalog_find(&cat->workloads, "chat") };

	return outcomes_new(f->arena, cat, whom);
}

/* The first line of a part, as rank prints it. */
static void
add_head(struct text *t, int part, int of)
{
	const struct catalog *cat = fuzz_guide();
	struct fuzz f;

	fuzz_open(&f);
	shard_print(&f.options, cat, sweep(&f, cat), "chat",
	    (struct shard){ (size_t)part, (size_t)of });
	text_add(t, f.out.data);
	arena_free(f.arena);
}

static void
add_part(struct parts *p, const struct fuzz *f, const char *data, size_t len,
    int of)
{
	struct text t;

	text_init(&t, f->arena);
	if (len && *data == '+')
		add_head(&t, p->count + 1, of);
	text_add_n(&t, len && *data == '+' ? data + 1 : data,
	    len && *data == '+' ? len - 1 : len);
	p->file[p->count] = fuzz_file(t.data, t.len);
	p->path[p->count] = p->file[p->count].path;
	p->count++;
}

static void
cut(struct parts *p, const struct fuzz *f, const char *data, size_t len)
{
	const char *end = data + len, *next;
	int of = 1;

	for (size_t i = 0; i < len; i++)
		of += data[i] == '\f' && of < PARTS;
	for (; p->count < of; data = next + 1) {
		next = p->count + 1 < of ? memchr(data, '\f',
		    (size_t)(end - data)) : end;
		add_part(p, f, data, (size_t)(next - data), of);
	}
}

static struct outcomes *
read_parts(struct fuzz *f, struct parts *p)
{
	f->options.arg = p->path;
	f->options.args = p->count;
	return shard_read(&f->options, fuzz_guide());
}

/* As one part that rank would print. */
static const char *
printed(struct fuzz *f, const struct outcomes *found)
{
	f->out.len = 0;
	shard_print(&f->options, fuzz_guide(), found, "chat",
	    (struct shard){ 1, 1 });
	return arena_strdup(f->arena, f->out.data);
}

static void
check_again(struct fuzz *f, const char *text)
{
	struct parts p = { .count = 1 };
	const struct outcomes *found;

	p.file[0] = fuzz_file(text, strlen(text));
	p.path[0] = p.file[0].path;
	found = read_parts(f, &p);
	fuzz_told(f, found != NULL, "what was printed is read");
	fuzz_told(f, !strcmp(text, printed(f, found)), "it is the same again");
	close(p.file[0].fd);
}

/* What rank prints is read: else no seed would get past the first lines. */
static void
check_sweep(void)
{
	static bool checked;
	struct fuzz f;
	struct outcomes *found;

	if (checked)
		return;
	checked = true;
	fuzz_open(&f);
	found = sweep(&f, fuzz_guide());
	outcomes_search(f.arena, found, (struct shard){ 1, 1 }, 1);
	check_again(&f, printed(&f, found));
	fuzz_close(&f);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const struct catalog *cat = fuzz_guide();
	struct fuzz f;
	struct parts parts = { 0 };
	struct outcomes *found;

	check_sweep();
	fuzz_open(&f);
	cut(&parts, &f, (const char *)data, len);
	found = read_parts(&f, &parts);
	fuzz_must(found || diags_status(f.options.diags),
	    "a part that is not read says why");
	if (found) {
		check_again(&f, printed(&f, found));
		rank_print(&f.options, cat, outcomes_decide(f.arena, found,
		    1));
	}
	for (int i = 0; i < parts.count; i++)
		close(parts.file[i].fd);
	fuzz_close(&f);
	return 0;
}
