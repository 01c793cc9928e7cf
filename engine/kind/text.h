/*
 * text: what the kinds that run a text network bind alike.
 */
#ifndef KIND_TEXT_H
#define KIND_TEXT_H

#include "kind/kind.h"

/* A default that the manual states, as an input of this record's field. */
struct input kind_default(const struct record *of, const char *field,
    const char *note);
/* A value that follows from the dimensions of a model. */
struct input kind_dimension(const struct model *, const char *field,
    const char *note);
/* Bytes of one element of a format, with the format's own source. */
void bind_format_bytes(struct binding *, int slot, const struct format *,
    const struct record *of, const char *field);
/* A count the author gave, else the default. */
void bind_or(struct binding *, int slot, const struct number *, double,
    const char *field, const char *note, const struct record *of);
/* Counts of a model's parts as a stack stores them: a tied head may stand in
 * the file once more.  The calibration may be NULL. */
void kind_parts(const struct model *, const struct calibration *,
    const struct format *, struct model_parts *);
/* Bits of a weight of each part as a stack stores them. */
void kind_widths(const struct model *, const struct calibration *,
    const struct format *, struct model_bits *);
/* Layers whose attention looks back one window only, as the stack runs them. */
double kind_windowed(const struct model *, const struct calibration *);
/* Width of the MLPs that a token passes in one layer, experts included. */
double kind_token_ffn(const struct model *);
/* Mean width of a head's keys and values: where a prompt is read, and where a
 * step meets the cache, which latent attention does on the latent. */
double kind_prompt_dim(const struct model *);
double kind_decode_dim(const struct model *);
/* Numbers cached a token and layer: keys and values, or their latent. */
double kind_kv_width(const struct model *);
/* The formats named in a list, in its order. */
size_t kind_formats(const struct catalog *, const struct words *,
    const struct format *out[FORMAT_MOST]);

#endif
