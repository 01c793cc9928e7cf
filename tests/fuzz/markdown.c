/*
 * Any bytes as Markdown of a page: HTML that is whole and holds no tag, link
 * or handler but those that prose may have; and Markdown of it.
 */
#include "fuzz.h"

#include <ctype.h>
#include <strings.h>

#include "report/guide.h"
#include "write/html.h"
#include "write/markdown.h"
#include "write/whole.h"

/* Is the word one of those in the list, parted and ended by blanks?  Tags and
 * schemes are the same in whatever case. */
static bool
is_listed(const char *list, const char *word, size_t len)
{
	for (const char *p = list; *p; p += strcspn(p, " ") + 1)
		if (strcspn(p, " ") == len && strncasecmp(p, word, len) == 0)
			return true;
	return false;
}

static bool
is_safe(const char *href)
{
	size_t scheme = strcspn(href, ":/?#\"");

	return href[scheme] != ':' ||
	    is_listed("http https mailto ", href, scheme);
}

static void
check_tag(const char *tag)
{
	size_t len = 0;
	const char *end = strchr(tag, '>'), *href;

	while (isalnum((unsigned char)tag[len]))
		len++;
	fuzz_must(is_listed("a p em strong code pre br hr ul ol li table thead "
	    "tbody tr th td div h2 h3 h4 h5 h6 blockquote ", tag, len),
	    "the tags of prose");
	if (*tag != 'a')
		return;
	href = strstr(tag, "href=\"");
	fuzz_must(href && href < end && is_safe(href + 6), "a safe link");
}

static void
check_html(struct arena *arena, const struct text *out)
{
	struct text page;

	for (const char *p = out->data; (p = strchr(p, '<')); p++)
		if (p[1] != '/')
			check_tag(p + 1);
	text_init(&page, arena);
	text_printf(&page, "<!doctype html><html><body>%s</body></html>\n",
	    out->data);
	fuzz_must(!whole_html(arena, page.data, page.len), "HTML is whole");
	fuzz_must(text_is_utf8(page.data, page.len), "HTML is UTF-8");
}

/* A file that was made is read again before it is published: any bytes. */
static void
read_back(struct arena *arena, const char *s, size_t len)
{
	static const char *const names[] = { "x.html", "x.json", "x.atom",
		"x.csv" };

	for (size_t i = 0; i < COUNT(names); i++)
		whole_file(arena, names[i], s, len);
	whole_xml(arena, s, len);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct fuzz f;
	struct text text;
	struct guide guide = { 0 };
	struct doc doc = { .id = "deep/page", .title = "Page" };
	struct html html = { .guide = &guide, .doc = &doc, .level = 1 };
	struct markdown md = { .guide = &guide, .doc = &doc, .level = 1 };
	const char *s;

	fuzz_open(&f);
	/* What a spec or a template says is UTF-8 without NUL by then. */
	s = text_clean(f.arena, (const char *)data, len, true);
	guide.arena = html.arena = md.arena = f.arena;
	guide.diags = f.options.diags;
	html.out = &f.out;
	html_prose(&html, s, strlen(s));
	check_html(f.arena, &f.out);
	text_init(&text, f.arena);
	md.out = &text;
	md_prose(&md, s, strlen(s), "> ");
	md_link(&md, s, s);
	md_code(&md, s);
	fuzz_must(text_is_utf8(text.data, text.len), "Markdown is UTF-8");
	read_back(f.arena, s, strlen(s));
	fuzz_close(&f);
	return 0;
}
