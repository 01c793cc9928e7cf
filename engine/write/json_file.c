/* A file of JSON, and the schema beside it. */
#include "base/map.h"
#include "write/json.h"
#include "write/write.h"

void
json_whole(const struct guide *guide, struct text *out, const char *schema,
    json_fill *fill)
{
	struct emit j = { .guide = guide, .arena = out->arena, .out = out,
		.inputs = map_new(out->arena),
		.steps = map_new(out->arena), .chains = map_new(out->arena),
		.cautions = map_new(out->arena) };

	json_open(&j, NULL, '{');
	json_text(&j, "schema", schema);
	fill(&j);
	json_close(&j, '}');
	text_char(out, '\n');
}

static int
json_file(const struct guide *guide, struct publish *publish,
    const char *name, const char *schema, json_fill *fill)
{
	struct arena *arena = arena_child(guide->arena);
	struct text out;
	int bad;

	text_init(&out, arena);
	json_whole(guide, &out, schema, fill);
	bad = write_text(guide, publish, arena_printf(arena, "data/%s.json",
	    name), &out);
	arena_free(arena);
	return bad;
}

int
json_schema_file(const struct guide *guide, struct publish *publish,
    const char *name, json_print *print)
{
	struct arena *arena = arena_child(guide->arena);
	struct text out;
	int bad;

	text_init(&out, arena);
	print(&out);
	bad = write_text(guide, publish, arena_printf(arena,
	    "data/%s.schema.json", name), &out);
	arena_free(arena);
	return bad;
}

int
json_files(const struct guide *guide, struct publish *publish,
    const char *name, const char *schema, json_fill *fill, json_print *print)
{
	return json_file(guide, publish, name, schema, fill) |
	    json_schema_file(guide, publish, name, print);
}
