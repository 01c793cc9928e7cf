/*
 * text: what the kinds that run a text network bind alike.
 */
#ifndef KIND_TEXT_H
#define KIND_TEXT_H

#include "kind/kind.h"

/* A default that the manual states, as an input of this record's field. */
struct input kind_default(const struct record *of, const char *field,
    const char *note);
/* A value that follows from this fact of a model, or from its dimensions. */
struct input kind_derived(const struct model *, const struct fact *,
    const char *field, const char *note);
struct input kind_dimension(const struct model *, const char *field,
    const char *note);
/* Bytes of one element of a format, with the format's own source. */
void bind_format_bytes(struct binding *, int slot, const struct format *,
    const struct record *of, const char *field);
/* More than any limit comes to. */
#define UNBOUNDED 1e18
/* A count the author gave, else the default. */
void bind_or(struct binding *, int slot, const struct number *, double,
    const char *field, const char *note, const struct record *of);
/* The same as a row: of an input that is called as the field of its record, or
 * of another. */
struct bind_row {
	int slot;
	size_t at;               /* of the number in its record */
	double otherwise;
	const char *field, *note;
};
#define BIND_ROW(CHAIN, record, field, otherwise, note) \
	BIND_AS(CHAIN##_##field, record, field, otherwise, note)
#define BIND_AS(slot, record, field, otherwise, note) \
	{ slot, offsetof(struct record, field), otherwise, #field, note }
void bind_rows(struct binding *, const struct bind_row *, size_t,
    const struct record *of);
/* What a chain with text_parameters.part begins with; layers is its slot. */
void bind_dimensions(struct binding *, int layers, const struct model *);
/* Does a file hold the head again where it is tied to the embedding?  The
 * calibration may be NULL. */
bool kind_head_again(const struct calibration *, const struct format *);
/* Bits of a weight of each part as a stack stores them. */
void kind_widths(const struct model *, const struct calibration *,
    const struct format *, struct model_bits *);
/* Layers with attention. */
double kind_seeing(const struct model *);
/* Tells a workload whose kind has no equations for recurrent mixers. */
void kind_check_mixer(const struct model *, const struct workload *,
    struct diags *);
/* Layers whose attention looks back one window only, as the stack runs them. */
double kind_windowed(const struct model *, const struct calibration *);
/* Numbers cached a token and layer: keys and values, or their latent. */
double kind_kv_width(const struct model *);
/* NULL, or why the accelerator cannot run the placement's format. */
const char *kind_illegal(const struct workload *, const struct placement *);

#endif
