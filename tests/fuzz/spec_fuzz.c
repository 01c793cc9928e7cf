/*
 * Any bytes as a spec: the loader must end, stay within its arena and limits,
 * and leave a sealed catalogue.  "make fuzz" runs it for a minute.
 */
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/text.h"
#include "spec/load.h"
#include "spec/locate.h"

int LLVMFuzzerTestOneInput(const uint8_t *, size_t);

static void
out_of_memory(void)
{
	abort();
}

static void
run(struct load *l, const char *text, size_t len)
{
	sandbox_environment(l->box);
	verbs_install(l);
	if (sandbox_load(l->box, "specs/case.lua", text, len, -1) == 0) {
		l->locate = locate_new(l->arena, text, len);
		sandbox_call(l->box, 0, 0, DIAG_lua_error);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct arena *arena = arena_new(out_of_memory);
	struct diags *diags = diags_new(arena);
	struct catalog catalog = { 0 };
	struct spec spec = { .arena = arena, .diags = diags, .root = "/nowhere",
		.limits = { 8 << 20, 2e5 } };
	struct loaded file = { .name = "specs/case.lua" };
	struct load l = { .spec = &spec, .arena = arena, .file = &file };
	const union { const uint8_t *bytes; const char *text; } in = { data };
	struct text out;

	l.box = sandbox_open(arena, diags, spec.limits);
	if (!l.box)
		abort();
	run(&l, in.text, len);
	sandbox_close(l.box);
	file_all(&spec, &catalog, &file, 1);
	catalog_seal(&catalog, arena, 1);
	text_init(&out, arena);
	diags_print(diags, &out, DIAG_JSON, false);
	if (!text_is_utf8(out.data, out.len))
		abort();
	arena_free(arena);
	return 0;
}
