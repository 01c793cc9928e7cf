/* Lists of the page of changes, each cut where a comment has no room. */
#include "cmd/diff_page.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "write/markdown.h"

/* Items of one list on a terminal. */
enum { LISTED = 40 };

/* Text that may hold anything; people are not called by an @. */
void
diff_say(const struct diff_page *p, const char *s)
{
	struct markdown m = { .arena = p->o->arena, .out = p->out };

	if (!p->markdown) {
		text_add(p->out, text_clean(p->o->arena, s, strlen(s),
		    false));
		return;
	}
	while (*s) {
		size_t n = strcspn(s, "@");

		md_text(&m, arena_strndup(p->o->arena, s, n));
		s += n;
		if (*s == '@') {
			text_add(p->out, "&#64;");
			s++;
		}
	}
}

void
diff_heading(const struct diff_page *p, const char *title)
{
	text_printf(p->out, p->markdown ? "\n### %s\n\n" : "\n%s\n\n", title);
}

void
diff_fold(const struct diff_page *p, const char *title, size_t count)
{
	text_printf(p->out, p->markdown ? "\n<details><summary>%s: %zu"
	    "</summary>\n\n" : "\n%s: %zu\n\n", title, count);
}

void
diff_unfold(const struct diff_page *p)
{
	if (p->markdown)
		text_add(p->out, "\n</details>\n");
}

/* A line below a decision. */
void
diff_below(const struct diff_page *p, const char *sentence)
{
	if (!*sentence)
		return;
	text_add(p->out, "  - ");
	diff_say(p, sentence);
	text_char(p->out, '\n');
}

/* Items while there is room, and how many more there are. */
void
diff_write_list(const struct diff_page *p, const struct diff_list *l)
{
	struct arena *own = arena_child(p->o->arena);
	size_t start = p->out->len, done = 0;
	size_t listed = p->markdown ? l->count : LISTED;

	for (; done < l->count && done < listed; done++) {
		struct text one;
		struct diff_page q = *p;

		text_init(&one, own);
		q.out = &one;
		l->write(&q, (const char *)l->item + done * l->size);
		if (p->most && (p->out->len + one.len > p->most ||
		    p->out->len - start + one.len > l->most))
			break;
		text_add(p->out, one.data);
	}
	if (done < l->count)
		text_printf(p->out, "- and %zu more\n", l->count - done);
	arena_free(own);
}

void
diff_write_fact(const struct diff_page *p, const void *item)
{
	const struct fact_change *f = item;

	text_add(p->out, "- ");
	diff_say(p, diff_subject(p->o, p->all, f));
	diff_say(p, diff_values(p->o, f));
	text_char(p->out, '\n');
}
