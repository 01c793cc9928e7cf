/*
 * import model: a network's config.json as a spec to go on with.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/import.h"
#include "feed/hf_config.h"
#include "unit/number.h"

/* The file's folder, or its own name: what a model is likely called. */
static const char *
name_of(struct options *o, const char *path)
{
	char *copy = arena_strdup(o->arena, path);
	char *slash = strrchr(copy, '/'), *dot;

	if (slash && !strcmp(slash + 1, "config.json")) {
		*slash = '\0';
		slash = strrchr(copy, '/');
	}
	copy = slash ? slash + 1 : copy;
	dot = strrchr(copy, '.');
	if (dot && !strcmp(dot, ".json"))
		*dot = '\0';
	return !strcmp(copy, "-") || !*copy ? "imported" : copy;
}

static const char *
id_of(struct options *o, const char *name)
{
	struct text t;

	text_init(&t, o->arena);
	for (; *name && t.len < 48; name++) {
		bool good = (*name >= 'a' && *name <= 'z') ||
		    (*name >= '0' && *name <= '9') ||
		    (t.len && strchr("._-", *name));

		if (*name >= 'A' && *name <= 'Z')
			text_char(&t, (char)(*name - 'A' + 'a'));
		else if (good)
			text_char(&t, *name);
		else if (t.len)
			text_char(&t, '-');
	}
	return t.len ? t.data : "imported";
}

/* A Lua string: JSON's, but for the escapes that Lua writes otherwise. */
static void
add_string(struct options *o, const char *s)
{
	text_char(o->out, '"');
	for (s = text_clean(o->arena, s, strlen(s), false); *s; s++) {
		if (*s == '"' || *s == '\\')
			text_char(o->out, '\\');
		text_char(o->out, *s);
	}
	text_char(o->out, '"');
}

static void
add_field(struct options *o, const struct model *m, const struct field *f)
{
	const void *slot = record_field(&m->head, f);

	text_printf(o->out, "    %s = ", f->name);
	if (f->type == FIELD_COUNT || f->type == FIELD_NUMBER)
		number_exact(o->out, ((const struct number *)slot)->value);
	else if (f->type == FIELD_FLAG)
		text_add(o->out, ((const struct flag *)slot)->on ? "true" :
		    "false");
	else
		add_string(o, ((const struct word *)slot)->text);
	text_add(o->out, ",\n");
}

/* Is the field given, by the file or, with a reason, by the family's code? */
static bool
is_so(const struct model *m, const struct field *f, const char *reason)
{
	const struct fact *fact = record_fact(&m->head, f);

	if (!fact->given || !strcmp(f->name, "parameters"))
		return false;
	return reason ? fact->assume && !strcmp(fact->assume, reason) :
	    !fact->assume;
}

static void
add_fields(struct options *o, const struct model *m, const char *reason)
{
	for (size_t i = 0; i < m->head.type->fields; i++)
		if (is_so(m, &m->head.type->field[i], reason))
			add_field(o, m, &m->head.type->field[i]);
	text_add(o->out, "  },\n");
}

/* What the file leaves open, a block for each reason. */
static void
add_assumed(struct options *o, const struct model *m)
{
	const char *said[8];
	size_t reasons = 0;

	for (size_t i = 0; i < m->head.type->fields; i++) {
		const char *why = record_fact(&m->head,
		    &m->head.type->field[i])->assume;
		size_t n = 0;

		while (why && n < reasons && strcmp(said[n], why))
			n++;
		if (!why || n < reasons || reasons == 8)
			continue;
		said[reasons++] = why;
		text_add(o->out, "  assume ");
		add_string(o, why);
		text_add(o->out, " {\n");
		add_fields(o, m, why);
	}
}

static void
print(struct options *o, const struct model *m, const char *network)
{
	const char *name = name_of(o, o->arg[1]);
	const char *id = id_of(o, name);

	text_printf(o->out, "source \"%s-config\" {\n  title = ", id);
	add_string(o, arena_printf(o->arena, "%s: config.json", name));
	text_printf(o->out, ",\n}\n\nmodel \"%s\" {\n  name = ", id);
	add_string(o, name);
	text_printf(o->out, ",\n  cite(\"%s-config\", \"config.json\") {\n",
	    id);
	if (network)
		text_printf(o->out, "    network = {\n%s    },\n", network);
	add_fields(o, m, NULL);
	add_assumed(o, m);
	text_add(o->out, "  assume \"counted from what stands above; compare "
	    "it with the published count\" {\n    parameters = ");
	number_exact(o->out, m->parameters.value);
	text_add(o->out, ",\n  },\n}\n");
}

int
import_model(struct options *o)
{
	struct hf_file file = { .path = o->arg[1] };
	const char *network;
	struct model *m;

	if (o->args > 2 || o->feed) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "import model takes one FILE, and no --feed");
		return diags_status(o->diags);
	}
	file.data = strcmp(file.path, "-") ? file_read(o->arena, file.path,
	    &file.len) : file_read_input(o->arena, &file.len);
	if (!file.data) {
		diag(o->diags, file_unread(), (struct origin){ file.path, 0 },
		    "%s", file_error());
		return diags_status(o->diags);
	}
	m = hf_config_read(o->arena, o->diags, &file, &network);
	if (m)
		print(o, m, network);
	return diags_status(o->diags);
}
