#include "write/write.h"

#include <errno.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/publish.h"
#include "base/text.h"
#include "write/whole.h"

int
write_fault(const struct guide *guide, const char *path)
{
	if (errno != ECANCELED)
		diag(guide->diags, DIAG_write, (struct origin){0}, "%s: %s",
		    path, strerror(errno));
	return -1;
}

int
write_file(const struct guide *guide, struct publish *publish,
    const char *path, const char *data, size_t len)
{
	struct arena *arena = arena_child(guide->arena);
	const char *fault = whole_file(arena, path, data, len);

	if (fault)
		diag(guide->diags, DIAG_write, (struct origin){0}, "%s: is "
		    "not well-formed: %s", path, fault);
	arena_free(arena);
	if (fault)
		return -1;
	if (publish_file(publish, path, data, len) == 0)
		return 0;
	if (errno == EDQUOT && budget_over(arena_budget(guide->arena),
	    BUDGET_output))
		diag(guide->diags, DIAG_limit, (struct origin){0}, "%s: the "
		    "site has more than %.0f bytes (--limit output=N)", path,
		    budget_most(arena_budget(guide->arena), BUDGET_output));
	else
		write_fault(guide, path);
	return -1;
}

int
write_text(const struct guide *guide, struct publish *publish,
    const char *path, const struct text *t)
{
	return write_file(guide, publish, path, t->data, t->len);
}

/* Bytes of the folders that both paths start with, the last '/' included. */
static size_t
shared_folders(const char *a, const char *b)
{
	size_t folders = 0;

	for (size_t i = 0; a[i] && a[i] == b[i]; i++)
		if (a[i] == '/')
			folders = i + 1;
	return folders;
}

const char *
write_href(struct arena *arena, const struct doc *from, const char *href,
    const char *extension)
{
	const char *id, *anchor;
	size_t len, same;
	struct text t;

	if (!text_starts(href, "page:"))
		return href;
	id = href + strlen("page:");
	len = strcspn(id, "#");
	anchor = id + len;
	id = arena_strndup(arena, id, len);
	if (*anchor && strcmp(id, from->id) == 0)
		return anchor;
	same = shared_folders(from->id, id);
	text_init(&t, arena);
	for (const char *p = from->id + same; *p; p++)
		if (*p == '/')
			text_add(&t, "../");
	text_add(&t, id + same);
	text_add(&t, extension);
	text_add(&t, anchor);
	return t.data;
}
