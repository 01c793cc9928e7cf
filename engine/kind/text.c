#include "kind/text.h"

#include <string.h>

#include "catalog/dimensions.h"
#include "spec/phrase.h"

struct input
kind_default(const struct record *of, const char *field, const char *note)
{
	return (struct input){ .of = of, .field = field, .note = note,
	    .cause = CAUSE_choice };
}

struct input
kind_derived(const struct model *m, const struct fact *fact, const char *field,
    const char *note)
{
	return (struct input){ .of = &m->head, .field = field, .fact = fact,
	    .note = note, .cause = CAUSE_catalogue };
}

struct input
kind_dimension(const struct model *m, const char *field, const char *note)
{
	return kind_derived(m, m->network.fact.given ? &m->network.fact :
	    &m->layers.fact, field, note);
}

void
bind_format_bytes(struct binding *b, int slot, const struct format *f,
    const struct record *of, const char *field)
{
	bind_value(b, slot, f->width / 8, (struct input){ .of = of,
	    .field = field, .source = f->bits.fact.source,
	    .note = f->name.text, .cause = CAUSE_catalogue });
}

void
bind_or(struct binding *b, int slot, const struct number *n, double otherwise,
    const char *field, const char *note, const struct record *of)
{
	if (n->fact.given)
		bind_number(b, slot, n, CAUSE_choice);
	else
		bind_value(b, slot, otherwise, kind_default(of, field, note));
}

void
bind_rows(struct binding *b, const struct bind_row *row, size_t count,
    const struct record *of)
{
	for (size_t i = 0; i < count; i++)
		bind_or(b, row[i].slot, (const struct number *)
		    ((const char *)of + row[i].at), row[i].otherwise,
		    row[i].field, row[i].note, of);
}

void
bind_dimensions(struct binding *b, int layers, const struct model *m)
{
	struct dimension d[DIMENSION_COUNT];

	model_dimensions(m, d);
	for (int i = 0; i < DIMENSION_COUNT; i++)
		bind_value(b, layers + i, d[i].value, d[i].absent ?
		    (struct input){ 0 } : (struct input){ .of = &m->head,
		    .field = dimension_title((enum dimension_name)i),
		    .fact = d[i].fact, .note = d[i].note,
		    .cause = CAUSE_catalogue });
}

bool
kind_head_again(const struct calibration *c, const struct format *f)
{
	for (size_t i = 0; c && i < c->head_again.count; i++)
		if (!strcmp(c->head_again.item[i].text, f->head.id))
			return true;
	return false;
}

void
kind_widths(const struct model *m, const struct calibration *c,
    const struct format *f, struct model_bits *bits)
{
	model_widths(m, f, bits);
	if (c && c->narrow_rest.on && format_is(f, FORMAT_mxfp4))
		bits->kept = bits->embedding = bits->head =
		    format_beside(f, FORMAT_q8_0)->width;
}

double
kind_windowed(const struct model *m, const struct calibration *c)
{
	return c && c->whole_windows.on ? 0 : m->window_layers.value;
}

double
kind_seeing(const struct model *m)
{
	return m->attention_layers.fact.given ? m->attention_layers.value :
	    m->layers.value - m->state_layers.value;
}

void
kind_check_mixer(const struct model *m, const struct workload *w,
    struct diags *diags)
{
	if (m && m->state_layers.value > 0)
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" has layers with a "
		    "recurrent mixer (%s), which are modelled in serving "
		    "alone", w->head.id, m->head.id, m->mixer.text ?
		    m->mixer.text : "no mixer stated");
}

double
kind_kv_width(const struct model *m)
{
	if (m->kv_lora_rank.fact.given)
		return m->kv_lora_rank.value + m->qk_rope_dim.value;
	return 2 * m->kv_heads.value * m->head_dim.value;
}

const char *
kind_illegal(const struct workload *w, const struct placement *p)
{
	if (!kind_rate(p->accelerator, p->weight_format))
		return SAID_PLAIN(w->catalog->phrases, illegal_format);
	return NULL;
}
