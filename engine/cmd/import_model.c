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

/* The last part of a path, which loses it; NULL where none is left. */
static const char *
cut_part(char *path)
{
	char *slash = strrchr(path, '/');

	if (!slash)
		return NULL;
	*slash = '\0';
	slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

/* A folder that nobody gave a name: ".", a revision, what holds revisions. */
static bool
is_nameless(const char *folder)
{
	size_t hex = strspn(folder, "0123456789abcdef");

	return !*folder || *folder == '.' || !strcmp(folder, "snapshots") ||
	    (hex >= 32 && !folder[hex]);
}

/* Of "Qwen3-8B/config.json", and of the Hub's own cache:
 * "models--Qwen--Qwen3-8B/snapshots/9f2c.../config.json"; or NULL. */
static const char *
name_of_folder(struct options *o, const char *path)
{
	char *copy = arena_strdup(o->arena, path);
	const char *name = cut_part(copy), *owner;

	while (name && is_nameless(name))
		name = cut_part(copy);
	owner = name && text_starts(name, "models--") ? name + 8 : NULL;
	if (owner && strstr(owner, "--"))
		return strstr(owner, "--") + 2;
	return name;
}

/* Of what the network was loaded from: a name on the Hub, no path; or NULL. */
static const char *
name_said(const char *from)
{
	const char *slash = from ? strchr(from, '/') : NULL;

	if (!from || !*from || strchr("./~", *from) || strchr(from, '\\') ||
	    (slash && (!slash[1] || strchr(slash + 1, '/'))))
		return NULL;
	return slash ? slash + 1 : from;
}

/* The name that somebody gave the file, its folder or the network, if any. */
static const char *
name_of(struct options *o, const char *path, const char *from)
{
	const char *slash = strrchr(path, '/'), *name;
	const char *file = slash ? slash + 1 : path;
	size_t len = strlen(file);

	if (strcmp(file, "config.json") != 0 && strcmp(path, "-") != 0)
		return arena_strndup(o->arena, file, text_ends(file, ".json") &&
		    len > 5 ? len - 5 : len);
	name = name_of_folder(o, path);
	return name ? name : name_said(from);
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
	return t.len ? t.data : NULL;
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
print(struct options *o, const struct model *m, const char *id,
    const char *name, const char *network)
{
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

/* Prints it under the id that was asked for, or that its name makes. */
static void
name_and_print(struct options *o, const struct model *m,
    const struct hf_said *said)
{
	const char *name = name_of(o, o->arg[1], said->from);
	const char *id = o->id ? o->id : name ? id_of(o, name) : NULL;

	if (o->id && !import_takes_id(o, o->id))
		return;
	if (!id)
		diag(o->diags, DIAG_usage, (struct origin){ o->arg[1], 0 },
		    "neither the file nor its folder says what the model is "
		    "called: add --id, as in --id our-model");
	else
		print(o, m, id, name ? name : id, said->network);
}

int
import_model(struct options *o)
{
	struct hf_file file = { .path = o->arg[1] };
	struct hf_said said;
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
	m = hf_config_read(o->arena, o->diags, &file, &said);
	if (m)
		name_and_print(o, m, &said);
	return diags_status(o->diags);
}
