/*
 * hf_read: one config.json on its way into a model; for feed/hf_*.c alone.
 *
 * What the file states has its line; what the family's code says where the
 * file does not is assumed, and says so.
 */
#ifndef FEED_HF_READ_H
#define FEED_HF_READ_H

#include "catalog/catalog.h"
#include "feed/json.h"

/* A family of text networks: a line of hf_arch.def. */
struct hf_arch {
	const char *type, *mlp, *norm;
	double norms;
	unsigned traits;
};

struct hf_reading {
	struct arena *arena;
	struct diags *diags;
	const char *path;
	const struct json *whole;   /* the file */
	const struct json *file;    /* its text network */
	const struct hf_arch *arch;
	struct model *model;
	bool dense;                 /* none of its layers has experts */
	bool failed;
};

/* The names that families use for one dimension, the usual one first. */
enum { HF_NAMES = 7 };
typedef const char *const hf_names[HF_NAMES];

/* A fault at a line of the file, which is not read then. */
void hf_fault(struct hf_reading *, enum diag_id, int line, const char *fmt,
    ...) __attribute__((format(printf, 4, 5)));
/* The line at which to tell what an object of the file lacks. */
int hf_line(const struct json *object);
/* The fault that a network of its family needs what is not there. */
void hf_lack(struct hf_reading *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
/* Is it this text? */
bool hf_is(const struct json *, const char *text);
/* The number of a member, or what stands for it; a fault where that is 0. */
double hf_size(struct hf_reading *, const struct json *of, const char *name,
    double otherwise);

/* What the family's code takes where the file does not say, or NULL. */
const double *hf_default(const struct hf_reading *, const char *key);
/* From a line of the file, or, with 0, from the code that reads it. */
struct fact hf_fact(const struct hf_reading *, int line);
void hf_state(const struct hf_reading *, struct number *, double value,
    int line);
/* The number that the file states, else the code; false where neither does. */
bool hf_take(struct hf_reading *, struct number *, hf_names);
/* The same; a fault where neither does. */
void hf_need(struct hf_reading *, struct number *, hf_names);
/* A flag of the file, or NULL; whether it holds. */
const struct json *hf_flag_of(const struct hf_reading *, const char *key);
bool hf_flag(const struct hf_reading *, const char *key, bool otherwise);
/* What is true of it, by the file where it has the key, else by the code. */
void hf_raise(const struct hf_reading *, struct flag *, bool on,
    const char *key);
void hf_word(const struct hf_reading *, struct word *, const char *text);

/* The dimensions of a text network; alone, nothing else may be in its file:
 * hf_text.c. */
void hf_read_text(struct hf_reading *, bool alone);

/* Recurrent mixers, and how many layers have which: hf_state.c. */
void hf_read_state(struct hf_reading *);
/* Does a family of that type have some? */
bool hf_has_state(const char *type);

/* How the weights are published: hf_format.c. */
void hf_read_format(struct hf_reading *);

/* Networks of several parts: hf_parts.c. */
struct hf_part;
/* The parts of a file of this model_type, or NULL. */
const struct hf_part *hf_part_find(const char *type);
/* Family of its text network where that does not say. */
const char *hf_part_text(const struct hf_part *);
/* Counts what reads images, and what joins it to the text. */
double hf_part_count(struct hf_reading *, const struct hf_part *);
/* What a network of that type has and no model here, or NULL. */
const char *hf_missing(const char *type);
/* A network for images alone: its layers as Lua, its parameters counted. */
const char *hf_read_vit(struct hf_reading *);

#endif
