/*
 * watch: build again whenever a source of the guide is saved.
 */
#include <unistd.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "cmd/watching.h"

/* What it made, or why it did not. */
static void
tell(struct options *own, int status)
{
	struct text said;

	text_init(&said, own->arena);
	diags_print(own->diags, &said, DIAG_TEXT, own->color);
	watching_tell(STDERR_FILENO, said.data);
	watching_tell(STDOUT_FILENO, status ?
	    "not built; the last one stays\n" : own->out->data);
}

/* Has it watch what the specs use, before anything is made of them. */
static void
learn(struct options *o, struct watched *w)
{
	struct options own;

	watching_begin(o, &own);
	own.watched = w;
	build_catalog(&own);
	arena_free(own.arena);
}

static int
run(struct options *o)
{
	const int forever = 24 * 3600 * 1000;
	struct watched w = { .arena = o->arena, .dir = o->dir };
	uint64_t mark = 0, now;

	learn(o, &w);
	now = watching_mark(&w, WATCHED_ALL);
	while (!diags_status(o->diags)) {
		const char **folders = w.folder;
		struct options own;

		if (now != mark) {
			mark = now;
			watching_begin(o, &own);
			own.quiet = o->quiet;
			own.watched = &w;
			tell(&own, build_site(&own));
			arena_free(own.arena);
			/* What was saved in a folder that is new to it, once
			 * it was read, would never be seen. */
			if (w.folder != folders)
				mark = 0;
		}
		now = watching_wait(&w, mark, forever);
	}
	return diags_status(o->diags);
}

const struct command command_watch = {
	.name = "watch", .operands = "",
	.doc = "Build again whenever a source is saved.",
	.formats = 1u << OUTPUT_TEXT,
	.takes = TAKES_ONLY | TAKES_SET,
	.help = "A build that fails leaves the last one in its place.  Ends "
	    "when it is stopped.\n",
	.example = "ridgeline watch --only workloads/chat-70b",
	.run = run,
};
