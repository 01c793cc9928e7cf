#include "cmd/watching.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/diag.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/text.h"
#include "catalog/catalog.h"

/* Time between two looks. */
enum { LOOK_MS = 30 };

static uint64_t
add_file(struct arena *arena, uint64_t mark, const char *path)
{
	struct stat st;
	int64_t of[3] = { 0 };

	if (stat(path_join(arena, ".", path), &st) == 0) {
		of[0] = st.st_size;
		of[1] = st.st_mtim.tv_sec;
		of[2] = st.st_mtim.tv_nsec;
	}
	mark = digest_add(mark, path, strlen(path) + 1);
	return digest_add(mark, of, sizeof(of));
}

/* What a build reads: the first two folders are what the catalogue is of. */
static const struct { const char *name, *suffix; } folders[] = {
	{ "specs", "" }, { "site", ".lua" }, { "site", "" },
	{ "templates", "" }, { "static", "" },
};

static bool
is_prices(const char *name)
{
	return text_starts(name, "prices/") && text_ends(name, ".csv");
}

static uint64_t
add_folder(struct arena *arena, uint64_t mark, const char *folder,
    const char *suffix, enum watched_part part)
{
	struct file_list files = { 0 };

	/* A folder that is not there yet, or the file that allows one. */
	if (file_find(arena, folder, suffix, &files) != 0)
		return add_file(arena, mark, folder);
	mark = digest_add(mark, folder, strlen(folder) + 1);
	for (size_t i = 0; i < files.count; i++)
		if (part != WATCHED_FACTS || !is_prices(files.item[i]))
			mark = add_file(arena, mark, path_join(arena, folder,
			    files.item[i]));
	return mark;
}

uint64_t
watching_mark(const struct watched *w, enum watched_part part)
{
	struct arena *own = arena_child(w->arena);
	size_t count = part == WATCHED_ALL ? COUNT(folders) : 2;
	uint64_t mark = DIGEST_EMPTY;

	for (size_t i = 0; i < count; i++)
		mark = add_folder(own, mark, path_join(own, w->dir,
		    folders[i].name), folders[i].suffix, part);
	for (size_t i = 0; i < w->folders; i++)
		mark = add_folder(own, mark, w->folder[i], "", part);
	arena_free(own);
	return mark;
}

static bool
knows(const struct watched *w, const struct catalog *cat)
{
	if (w->folders != cat->folders)
		return false;
	for (size_t i = 0; i < w->folders; i++)
		if (strcmp(w->folder[i], cat->folder[i]) != 0)
			return false;
	return true;
}

void
watching_folders(struct watched *w, const struct catalog *cat)
{
	const char **folder;

	if (knows(w, cat))
		return;
	folder = arena_array(w->arena, cat->folders + 1, sizeof(*folder));
	for (size_t i = 0; i < cat->folders; i++)
		folder[i] = arena_strdup(w->arena, cat->folder[i]);
	w->folder = folder;
	w->folders = cat->folders;
}

uint64_t
watching_wait(const struct watched *w, uint64_t mark, int ms)
{
	const struct timespec pause = { 0, LOOK_MS * 1000000L };
	uint64_t now = watching_mark(w, WATCHED_ALL);

	for (; now == mark && ms > 0; ms -= LOOK_MS) {
		nanosleep(&pause, NULL);
		now = watching_mark(w, WATCHED_ALL);
	}
	return now;
}

/* What one build counted is none of the next one's. */
static void
forget(struct budget *b)
{
	static const enum budget_id counted[] = { BUDGET_steps, BUDGET_pages,
		BUDGET_output };

	for (size_t i = 0; b && i < COUNT(counted); i++)
		budget_give(b, counted[i], (double)b->used[counted[i]]);
}

void
watching_begin(const struct options *o, struct options *own)
{
	*own = *o;
	own->arena = arena_child(o->arena);
	forget(arena_budget(own->arena));
	own->diags = diags_new(own->arena);
	own->out = ARENA_NEW(own->arena, struct text);
	own->aside = ARENA_NEW(own->arena, struct text);
	text_init(own->out, own->arena);
	text_init(own->aside, own->arena);
	own->quiet = own->preview = true;
	own->progress = NULL;
}

void
watching_tell(int fd, const char *text)
{
	size_t len = strlen(text);
	ssize_t n = 1;

	for (; len && n > 0; len -= (size_t)n, text += n) {
		n = write(fd, text, len);
		if (n < 0)
			return;
	}
}
