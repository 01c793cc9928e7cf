/*
 * Any bytes as a spec: the loader ends, stays within its memory and its
 * limits, and leaves a sealed catalogue.
 */
#include "fuzz.h"

#include "kind/kind.h"
#include "spec/load.h"
#include "spec/locate.h"

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
	struct fuzz f;
	const struct record_type *types[32];
	struct catalog catalog = { 0 };
	struct spec spec = { .root = "tests/guide", .limits = { 8 << 20, 2e5 },
		.workloads = types };
	struct loaded file = { .name = "specs/case.lua" };
	struct load l = { .spec = &spec, .file = &file };

	fuzz_open(&f);
	spec.arena = l.arena = f.arena;
	spec.diags = f.options.diags;
	while (spec.workload_count < kind_count) {
		types[spec.workload_count] =
		    kinds[spec.workload_count]->type;
		spec.workload_count++;
	}
	l.box = sandbox_open(f.arena, spec.diags, spec.limits);
	fuzz_must(l.box != NULL, "Lua starts");
	run(&l, (const char *)data, len);
	sandbox_close(l.box);
	file_all(&spec, &catalog, &file, 1, &(struct library_list){ 0 });
	catalog_seal(&catalog, f.arena, 1);
	fuzz_close(&f);
	return 0;
}
