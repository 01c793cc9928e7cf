#include "cmd/audit.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "validate/claim.h"

/* Why there is no verdict, or how the computed value came about. */
static const char *
note_of(const struct finding *f)
{
	const char *own = f->claim->note.text;

	if (f->why)
		return f->why;
	return own ? own : "";
}

static const char *
working_of(struct options *o, const struct finding *f)
{
	const char *value = term_value(o->arena, f->computed);

	if (f->verdict == VERDICT_untestable)
		return "";
	return strcmp(value, f->computed.shown) ? arena_printf(o->arena,
	    "%s = %s", value, f->computed.shown) : value;
}

static void
add_json(struct options *o, const struct finding *f, bool first)
{
	const struct { const char *key, *text; } member[] = {
		{ "id", f->claim->head.id },
		{ "verdict", verdict_name(f->verdict) },
		{ "topic", f->claim->topic.text },
		{ "says", f->claim->says.text },
		{ "compare", f->by->id },
		{ "stated", f->claim->stated.text },
		{ "computed", working_of(o, f) },
		{ "note", note_of(f) },
	};

	text_add(o->out, first ? "\n{" : ",\n{");
	for (size_t i = 0; i < sizeof(member) / sizeof(*member); i++) {
		text_printf(o->out, "%s\"%s\":", i ? "," : "", member[i].key);
		text_json(o->out, member[i].text);
	}
	text_char(o->out, '}');
}

static void
add_line(struct options *o, const struct finding *f)
{
	text_printf(o->out, "%s: %s: stated %s", f->claim->head.id,
	    verdict_name(f->verdict), f->claim->stated.text);
	if (f->verdict == VERDICT_untestable)
		text_printf(o->out, "; %s\n", note_of(f));
	else
		text_printf(o->out, ", computed %s%s\n", working_of(o, f),
		    f->verdict == VERDICT_close ? "; within the error of the "
		    "models it comes out otherwise" : "");
}

static void
hold(struct options *o, const struct finding *f)
{
	const char *expected = f->claim->expect.text;

	if (expected && strcmp(expected, verdict_name(f->verdict)))
		diag(o->diags, DIAG_claim_flipped, f->claim->expect.fact.at,
		    "claim \"%s\": %s, and not %s as expected",
		    f->claim->head.id, verdict_name(f->verdict), expected);
}

static void
print(struct options *o, const struct findings *all)
{
	size_t count[VERDICT_COUNT] = {0};
	bool json = o->format == OUTPUT_JSON;

	if (json)
		text_add(o->out, "{\"claims\":[");
	for (size_t i = 0; i < all->count; i++) {
		const struct finding *f = &all->item[i];

		count[f->verdict]++;
		hold(o, f);
		if (json)
			add_json(o, f, i == 0);
		else
			add_line(o, f);
	}
	if (json)
		text_add(o->out, "\n]}\n");
	if (!o->quiet)
		text_printf(o->aside, "%zu claims: %zu agree, %zu disagree, "
		    "%zu too close to call, %zu untestable\n", all->count,
		    count[VERDICT_agrees], count[VERDICT_disagrees],
		    count[VERDICT_close], count[VERDICT_untestable]);
}

int
audit_run(struct options *o)
{
	struct catalog *catalog = build_catalog(o);
	struct findings all;
	struct ask *of;

	if (diags_status(o->diags))
		return diags_status(o->diags);
	of = ask_open(o->arena, o->diags, catalog, decide_all(o->arena,
	    catalog, o->jobs), NULL);
	all = claims_check(of, o->diags);
	ask_close(of);
	print(o, &all);
	return diags_status(o->diags);
}
