/*
 * Any bytes as a template: it compiles and runs within its limits, or says in
 * which line it does not.
 */
#include "fuzz.h"

#include "spec/template.h"

static void
markup(void *context, const char *text, size_t len)
{
	text_add_n(context, text, len);
}

static void
show(void *context, const struct value *v)
{
	text_printf(context, "<%d>", (int)v->type);
}

/* first(...): its first argument; refuses none. */
static const struct value *
first(void *context, struct arena *arena, const struct value *const *args,
    size_t count, const char **error)
{
	(void)context;
	(void)arena;
	if (count)
		return args[0];
	*error = "wants an argument";
	return NULL;
}

static const struct value *
later(void *context)
{
	return context;
}

static struct value *
card(struct arena *a)
{
	struct value *map = value_map(a), *list = value_list(a);

	value_set(a, map, "name", value_text(a, "Card {{ x }} %}", NULL));
	value_set(a, map, "memory", value_number(a, 80e9, "GB", NULL));
	value_set(a, map, "ecc", value_flag(a, true));
	value_set(a, map, "nothing", value_nil(a));
	value_set(a, map, "eight", value_number(a, 8, NULL, NULL));
	value_set(a, map, "share", value_number(a, 0.5, NULL, NULL));
	value_add(a, list, value_text(a, "b", NULL));
	value_set(a, map, "tags", list);
	value_set(a, map, "block", value_block(a, "block"));
	return map;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct fuzz f;
	struct templates *t;
	struct template_sink sink = { NULL, markup, show };
	int status;

	fuzz_open(&f);
	sink.context = &f.out;
	t = templates_open(f.arena, f.options.diags, "tests/guide", ".",
	    (struct spec_limits){ 8 << 20, 2e5 });
	fuzz_must(t != NULL, "Lua starts");
	templates_set(t, "card", card(f.arena));
	templates_later(t, "later", later, card(f.arena));
	templates_function(t, "first", first, NULL);
	status = templates_run_text(t, "case.md", 1, (const char *)data, len,
	    card(f.arena), &sink);
	fuzz_must((status < 0) == (diags_status(f.options.diags) != 0),
	    "a template that does not run says why");
	templates_make(t);
	templates_close(t);
	fuzz_close(&f);
	return 0;
}
