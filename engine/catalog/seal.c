#include "catalog/seal.h"

#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/check.h"
#include "unit/number.h"

/* A field of an approval: one of text and number. */
struct sealed {
	const char *name, *text, *unit;
	const struct number *number;
};

#define SEALED_TEXT(at, arg) .text = a->at.text
#define SEALED_DATE(at, arg) .text = a->at.text
#define SEALED_CHOICE(at, arg) .text = a->at.text
#define SEALED_NUMBER(at, arg) .number = &a->at, .unit = arg
#define SEALED_COUNT(at, arg) .number = &a->at, .unit = ""

enum { SEALED_MOST = 32 };

static size_t
fields_of(const struct approval *a, struct sealed *out)
{
	size_t n = 0;

#define FIELD(at, type, arg, flags, doc) \
	out[n++] = (struct sealed){ .name = #at, SEALED_##type(at, arg) };
#include "catalog/approval.def"
#undef FIELD
	return n;
}

static bool
is_given(const struct sealed *s)
{
	return s->number ? s->number->fact.given : s->text && *s->text;
}

/* Of those fields that a list of names between blanks does not have. */
static const char *
digest_without(struct arena *arena, const struct approval *a,
    const char *without)
{
	struct sealed field[SEALED_MOST];
	size_t n = fields_of(a, field);
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < n; i++) {
		const char *word = arena_printf(arena, " %s ", field[i].name);

		if (!is_given(&field[i]) || strstr(without, word))
			continue;
		text_printf(&t, "%s=", field[i].name);
		if (field[i].number)
			number_exact(&t, field[i].number->value);
		else
			text_add(&t, field[i].text);
		text_char(&t, '\n');
	}
	return seal_hex(arena, digest_add(DIGEST_EMPTY, t.data, t.len));
}

const char *
seal_hex(struct arena *arena, uint64_t digest)
{
	return arena_printf(arena, "%016" PRIx64, digest);
}

const char *
seal_order(struct arena *arena, const struct approval *a)
{
	return digest_without(arena, a, " date signed_on by note order_digest "
	    "input_digest seal ");
}

const char *
seal_record(struct arena *arena, const struct approval *a)
{
	return digest_without(arena, a, " seal ");
}

void
seal_lua(struct text *t, const struct approval *a)
{
	struct sealed field[SEALED_MOST];
	size_t n = fields_of(a, field);

	for (size_t i = 0; i < n; i++) {
		const struct sealed *s = &field[i];

		if (!is_given(s))
			continue;
		text_printf(t, "  %s = ", s->name);
		if (s->number)
			number_exact(t, s->number->value);
		else
			text_lua(t, s->text);
		text_printf(t, "%s%s,\n", s->number && *s->unit ? " * " : "",
		    s->number ? s->unit : "");
	}
}

void
check_approvals(const struct check *c)
{
	for (size_t i = 0; i < c->catalog->approvals.count; i++) {
		const struct approval *a = (const struct approval *)
		    c->catalog->approvals.item[i];

		if (!a->seal.text ||
		    (!strcmp(a->seal.text, seal_record(c->arena, a)) &&
		    !strcmp(a->order_digest.text ? a->order_digest.text : "",
		    seal_order(c->arena, a))))
			continue;
		diag(c->diags, DIAG_broken_seal, a->head.at,
		    "approval \"%s\": it was changed after %s signed it; take "
		    "back what was signed, or remove the file and sign anew",
		    a->head.id, a->by.text ? a->by.text : "somebody");
	}
}
