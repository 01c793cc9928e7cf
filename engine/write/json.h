/*
 * json: JSON as commands print it, and the parts of guide.json.
 *
 * Objects are written member by member; json_open() and json_close() keep the
 * commas.  A number is the shortest that reads back as the same double; what
 * is not finite is written as null, after a diagnostic where there is a guide.
 */
#ifndef WRITE_JSON_H
#define WRITE_JSON_H

#include "base/arena.h"
#include "base/text.h"
#include "write/parts.h"

struct map;
struct publish;

struct emit {
	const struct guide *guide; /* NULL of what no guide is written of */
	struct arena *arena;
	struct text *out;
	bool more;               /* something stands in the open bracket */
	int digits;              /* of numbers that are not whole; 0: all */
	struct map *inputs;      /* id to struct json_input */
	struct map *steps;       /* "serve/cost" to struct json_step */
	struct map *chains;      /* "serve" to what json_figure.c keeps */
	struct map *cautions;    /* text to its place in the list */
};

/* key NULL for an item of a list; bracket '{' or '['. */
void json_open(struct emit *, const char *key, char bracket);
void json_close(struct emit *, char bracket);
/* A line of its own for what follows: files are compared line by line. */
void json_line(struct emit *);
/* Opens an object on a line of its own, which begins with its id. */
void json_entry(struct emit *, const char *id);
/* Nothing is written for a NULL text. */
void json_text(struct emit *, const char *key, const char *);
void json_number(struct emit *, const char *key, double);
void json_null(struct emit *);
void json_flag(struct emit *, const char *key, bool);
/* {"file", "line"}; nothing for nowhere. */
void json_origin(struct emit *, const char *key, struct origin);
/* One member a field that was given, in the order of the type. */
void json_record(struct emit *, const char *key, const struct record *);

/* What a file says behind the name of its schema; what describes it. */
typedef void json_fill(struct emit *);
typedef void json_print(struct text *);

/* json_file.c: an object with the name of its schema, and what fill says. */
void json_whole(const struct guide *, struct text *, const char *schema,
    json_fill *);
/* data/NAME.schema.json; that and the object, as data/NAME.json. */
int json_schema_file(const struct guide *, struct publish *,
    const char *name, json_print *);
int json_files(const struct guide *, struct publish *, const char *name,
    const char *schema, json_fill *, json_print *);

/* json_schema.c: the schema of guide.json, JSON Schema draft-07. */
void json_schema(struct text *);
/* json_orders_schema.c: that of decisions.json. */
void json_orders_schema(struct text *);
/* json_diff_schema.c: that of what diff prints. */
void json_diff_schema(struct text *);
/* Lines with ' for ". */
void json_schema_lines(struct text *, const char *const *line, size_t);

/*
 * json_figure.c: which inputs there are, before any figure.  Then the measures
 * of an answer of this rank, from 0; of those that tables show every step that
 * limits or times it; of the best and the next, which pages show with their
 * working, what they were made from.
 */
void json_figures_begin(struct emit *);
void json_figures(struct emit *, const struct decision *,
    const struct answer *, size_t rank);
/* json_tenants.c: the tenants of an answer that is a cluster. */
void json_tenants(struct emit *, const struct decision *,
    const struct answer *);
/* json_sizes.c: the list sizes. */
void json_sizes(struct emit *);

/* All inputs that figures were made from, by id. */
void json_inputs(struct emit *);
/* The steps that figures are values of, by chain and row. */
void json_steps(struct emit *);

#endif
