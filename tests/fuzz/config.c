/*
 * Any bytes as the config.json of a network: import prints a model in Lua that
 * the loader reads, or a message.
 */
#include "fuzz.h"

#include "spec/load.h"
#include "spec/locate.h"

/* What import prints, in a file of the guide. */
static void
load(struct fuzz *f)
{
	struct spec spec = { .arena = f->arena, .root = "/nowhere",
		.limits = { 32 << 20, 1e6 } };
	struct loaded file = { .name = "specs/model.lua" };
	struct load l = { .spec = &spec, .arena = f->arena, .file = &file };

	spec.diags = f->options.diags = diags_new(f->arena);
	l.box = sandbox_open(f->arena, spec.diags, spec.limits);
	fuzz_must(l.box != NULL, "Lua starts");
	sandbox_environment(l.box);
	verbs_install(&l);
	l.locate = locate_new(f->arena, f->out.data, f->out.len);
	if (sandbox_load(l.box, file.name, f->out.data, f->out.len, -1) == 0)
		sandbox_call(l.box, 0, 0, DIAG_lua_error);
	sandbox_close(l.box);
	fuzz_told(f, !diags_count(spec.diags, LEVEL_error),
	    "a model that was printed is read");
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	extern const struct command command_import;
	struct fuzz f;
	struct fuzz_file file = fuzz_file(data, len);
	char model[] = "model", *args[] = { model, file.path };

	fuzz_open(&f);
	f.options.arg = args;
	f.options.args = 2;
	if (command_import.run(&f.options) == 0)
		load(&f);
	close(file.fd);
	fuzz_close(&f);
	return 0;
}
