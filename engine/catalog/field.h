/*
 * field: what a record is made of, and where each value came from.
 *
 * A record type is a list of rows in <record>.def.  The same rows make the C
 * struct, the reader and its checks, the manual, the editor types and the
 * JSON.  Values stand in base units; every value carries its fact: the line
 * that stated it and who says so.
 */
#ifndef CATALOG_FIELD_H
#define CATALOG_FIELD_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/diag.h"
#include "catalog/choices.h"

struct arena;
struct record;

/* Who says so.  source and assume are both NULL for a choice or a label. */
struct fact {
	bool given;               /* stated by the author, not a default */
	bool shared;              /* taken from an entry it is like */
	struct origin at;
	const char *source;       /* key of a source record, under cite */
	const char *place;        /* where in the source, or NULL */
	const char *assume;       /* why we believe it, under assume */
	const struct record *of;  /* whose value this is */
	const char *field;        /* its field's name */
	const char *part;         /* "bf16" for one entry of rates, or NULL */
};

struct number {
	double value;             /* base units; 0 when not given */
	struct fact fact;
};

struct word {
	const char *text;         /* NULL when not given */
	struct fact fact;
};

struct flag {
	bool on;
	struct fact fact;
};

struct words {
	const struct word *item;
	size_t count;
	struct fact fact;
};

/*
 * Number formats are records of the catalogue, catalog/vocabulary.h.  Those
 * that the engine tells apart have a name here; all others are FORMAT_other.
 */
struct format;
enum format_name {
	FORMAT_other,
#define SPOKEN_FORMAT(id) FORMAT_##id,
#include "catalog/spoken_formats.def"
	FORMAT_NAMES
};

/* A network as a list of layers: catalog/network.h says what they are. */
struct layer;
struct network {
	const struct layer **layer;
	size_t count;
	double input[4];          /* sizes, the first outermost */
	int rank;                 /* how many of them */
	const struct network_law *law; /* of one that makes images, or NULL */
	struct fact fact;
};

/* The number of one format; fact.part is the format's id. */
struct rate {
	const struct format *of;  /* set by catalog_seal() */
	struct number number;
};

enum { RATES_MOST = 24 };

/* One number a format: rates of an accelerator, for instance, in the order of
 * the catalogue's formats. */
struct rates {
	struct rate item[RATES_MOST];
	size_t count;
	struct fact fact;
};

enum field_type {
	FIELD_TEXT,    /* struct word: any one-line text; with an arg the
	                * name of a record of that type */
	FIELD_URL,     /* struct word: http, https or a repository path */
	FIELD_DATE,    /* struct word: YYYY-MM-DD */
	FIELD_CHOICE,  /* struct word: one of the words in arg, blank between */
	FIELD_REF,     /* struct word: id of a record of type arg */
	FIELD_FLAG,    /* struct flag */
	FIELD_NUMBER,  /* struct number: a quantity of unit arg */
	FIELD_COUNT,   /* struct number: a whole number, no unit */
	FIELD_RATES,   /* struct rates: table from format to unit arg */
	FIELD_TEXTS,   /* struct words: list of texts, likewise */
	FIELD_REFS,    /* struct words: list of ids of type arg */
	FIELD_CHOICES, /* struct words: list of words of arg, or one */
	FIELD_NETWORK  /* struct network: input and list of layers */
};

/* The C type of each field type, for the struct made from the rows. */
#define CARRIER_TEXT struct word
#define CARRIER_URL struct word
#define CARRIER_DATE struct word
#define CARRIER_CHOICE struct word
#define CARRIER_REF struct word
#define CARRIER_FLAG struct flag
#define CARRIER_NUMBER struct number
#define CARRIER_COUNT struct number
#define CARRIER_RATES struct rates
#define CARRIER_TEXTS struct words
#define CARRIER_REFS struct words
#define CARRIER_CHOICES struct words
#define CARRIER_NETWORK struct network

enum field_flags {
	FIELD_FACT = 1,      /* stands under cite or assume */
	FIELD_REQUIRED = 2,
	FIELD_ZERO = 4,      /* a number may be zero */
	FIELD_SHARE = 8,     /* a number lies in 0..1 */
	FIELD_FIT = 16,      /* calibrate refits it to measured memory */
	FIELD_DIMENSION = 32, /* required of a record without a network */
	FIELD_MIXED = 512,   /* of these, not of one with a recurrent mixer */
	FIELD_COUNTED = 128, /* the same, and may stand beside a network */
	FIELD_MONTH = 256,   /* a time is less than a month, 730 h */
	FIELD_FIT_SPEED = 64 /* calibrate refits it to measured speeds */
};

/*
 * One row.  For a number, arg is the unit it is shown in and whose dimension
 * it must have ("GiB", "TB/s", "1"); numbers are positive and finite unless
 * flags say otherwise.
 */
struct field {
	const char *name;
	enum field_type type;
	const char *arg;
	unsigned flags;
	const char *doc;     /* one sentence, for the manual and editors */
	size_t offset;       /* of the carrier in the record's struct */
};

/*
 * A record type.  Workloads have one type a kind: the rows of workload.def
 * and those of the kind, under one verb.
 */
struct record_type {
	const char *verb;          /* "accelerator": the Lua verb */
	const char *variant;       /* "serve" for a kind of workload, or NULL */
	const char *also;          /* what people call the variant, or NULL */
	const char *doc;
	const struct field *field;
	size_t fields;
	const struct field *more;  /* rows of the variant, or NULL */
	size_t mores;
	size_t size;               /* of the whole struct */
	bool singleton;            /* site {...}: no id */
	bool modelless;            /* a workload that runs no model */
	bool networks;             /* a workload that runs lists of layers */
};

/* What every record's struct starts with. */
struct record {
	const char *id;
	const struct record_type *type;
	struct origin at;
	bool installed;            /* it comes with the program or is stocked */
	bool stocked;              /* it comes from a catalogue in use */
	bool ours;                 /* of one that the guide itself keeps */
	bool picked;               /* a use asks for it by name */
	bool withheld;             /* not for who the build is for */
};

/* Those of the types that people call so, " or " between; NULL for none. */
const char *record_types_called(struct arena *,
    const struct record_type *const *, size_t count, const char *word);
/* Rows of both parts as one list. */
size_t record_type_fields(const struct record_type *);
const struct field *record_type_field(const struct record_type *, size_t);
/* The place of a row by its name, or the count of rows; and the row. */
size_t record_type_index(const struct record_type *, const char *name);
const struct field *record_type_find(const struct record_type *,
    const char *name);
/* The carrier of a field in a record, as the type says. */
const void *record_field(const struct record *, const struct field *);
void *record_slot(struct record *, const struct field *);
/* Takes a field as another record of the type has it. */
void record_take(struct record *, const struct record *from,
    const struct field *);
/* The fact of a field; one entry of rates by its format. */
const struct fact *record_fact(const struct record *, const struct field *);

const char *field_type_name(enum field_type);

/* The i-th word of a field's arg; false past the last. */
bool field_word(const struct field *, int i, const char **word, size_t *len);
/* The place of a word among them; -1 when it is none. */
int field_word_index(const struct field *, const char *text);
/* What a choice, or a list with one, says; NULL where it says nothing or
 * more; and has it say so. */
const char *record_choice(const struct record *, const struct field *);
void record_choose(struct arena *, struct record *, const struct field *,
    const char *text);

/*
 * Zero, or of a magnitude that no formula takes out of what a double holds:
 * 1e-30 to 1e30 base units.
 */
bool field_holds(double value);
/* What a field wants where a finite number will not do; else NULL. */
const char *field_refuses(const struct field *, double value);

/* Was the word given, and is it this one? */
static inline bool
word_is(const struct word *w, const char *text)
{
	return w->text && !strcmp(w->text, text);
}

#endif
