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

static uint64_t
mark_of(struct arena *arena, const char *dir, size_t count)
{
	struct arena *own = arena_child(arena);
	uint64_t mark = DIGEST_EMPTY;

	for (size_t i = 0; i < count; i++) {
		const char *folder = path_join(own, dir, folders[i].name);
		struct file_list files = { 0 };

		if (file_find(own, folder, folders[i].suffix, &files) != 0)
			continue;
		for (size_t n = 0; n < files.count; n++)
			mark = add_file(own, mark, path_join(own, folder,
			    files.item[n]));
	}
	arena_free(own);
	return mark;
}

uint64_t
watching_mark(struct arena *arena, const char *dir)
{
	return mark_of(arena, dir, COUNT(folders));
}

uint64_t
watching_specs(struct arena *arena, const char *dir)
{
	return mark_of(arena, dir, 2);
}

uint64_t
watching_wait(const struct options *o, uint64_t mark, int ms)
{
	const struct timespec pause = { 0, LOOK_MS * 1000000L };
	uint64_t now = watching_mark(o->arena, o->dir);

	for (; now == mark && ms > 0; ms -= LOOK_MS) {
		nanosleep(&pause, NULL);
		now = watching_mark(o->arena, o->dir);
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
