/*
 * load: what the parts of the loader share while a guide is read.
 *
 * loader.c runs the files, verbs.c is what they call, reader.c reads a
 * record's table by the rows of its type, fields.c and words.c read one
 * value, filing.c puts what all files gave into the catalogue.  Only files of
 * spec/ include this.
 */
#ifndef SPEC_LOAD_H
#define SPEC_LOAD_H

#include <lua.h>
#include <stdbool.h>

#include "catalog/catalog.h"
#include "catalog/network.h"
#include "spec/library.h"
#include "spec/sandbox.h"
#include "spec/spec.h"

struct locate;
struct map;
struct spec_text;

/* A call that is still to be finished: a verb's table, a place for a cite. */
struct promise {
	struct origin at;
	enum diag_id id;
	const char *text;       /* the message if nothing keeps it */
	bool kept;
};

struct promise_list {
	struct promise *item;
	size_t count, cap;
};

/* prices_csv "name", and where it stands. */
struct asked_prices {
	const char *name;
	struct origin at;
};

/* What one file gave, in its order, until filing.c puts it in its place. */
struct loaded {
	const char *name;
	uint64_t digest;
	struct record_list records;
	struct {
		struct asked_prices *item;
		size_t count, cap;
	} prices;
	struct {
		struct asked_use *item;
		size_t count, cap;
	} uses;
	struct record_list changes; /* fields of records elsewhere */
	bool stopped;           /* before its end */
	const struct spec_text *text; /* it comes with the program, or NULL */
	struct library *library; /* the catalogue that it is of, or NULL */
	const char *inside;     /* its name in the catalogue's folder */
};

/* One worker's: files are run side by side, each by one worker. */
struct load {
	const struct spec *spec;
	struct arena *arena;
	struct sandbox *box;
	struct loaded *file;           /* the one at hand */
	struct locate *locate;         /* of it */
	bool changing;                 /* the record at hand is a change */
	struct promise_list promises;  /* of it */
	/* What each kind of layer says of each option; 0 before it is asked. */
	unsigned char options[LAYER_COUNT][OPTION_COUNT];
};

/* Facts of one cite or assume: a userdata with its table as user value. */
struct cite {
	const char *source, *place, *assume;
	struct origin at;
	size_t promise;
};

/* A table that holds fields of the record being read. */
struct group {
	int table;              /* on the Lua stack */
	const char *source, *place, *assume;
	int open;               /* line of its brace */
};

struct group_list {
	struct group *item;
	size_t count, cap;
};

/* A record being read, and the value that is read now. */
struct reading {
	struct load *load;
	lua_State *lua;
	const struct record_type *type;
	struct record *record;
	const char *what;       /* accelerator "x", for messages */
	int open;               /* line of the record's brace */
	struct group_list groups;
	bool *meant;            /* rows that a misspelt name is near to */
	const struct field *field;
	const struct group *group;
	struct origin at;
};

/*
 * layers.c: the verb layer adds itself to the environment on top of the stack;
 * the list on top of the stack into a network.
 */
void layers_install(struct load *);
void network_read(struct reading *, struct network *);

/*
 * filing.c: puts the records of all files into the catalogue, in order of the
 * files' names; an id that is taken is refused.  Reads the price files that
 * they name.
 */
void file_all(const struct spec *, struct catalog *, const struct loaded *,
    size_t count, const struct library_list *);
/* changes.c: fields of what `change` names take the place of its own. */
void file_changes(const struct spec *, struct catalog *,
    const struct loaded *, size_t count);
/* The digest of a file by its name and bytes. */
uint64_t file_digest(const char *name, const char *data, size_t len);

/*
 * wanted.c: may the file give a record that is asked for, or lead to one; is
 * it one?
 */
bool wanted_file(const struct load *, const char *text, size_t len);
bool wanted_record(const struct spec *, const char *verb, const char *id);

/* uses.c: adds the verb use, in the same way. */
void uses_install(struct load *);
/* Adds the verbs to the environment on top of the stack. */
void verbs_install(struct load *);
/* The cite at index i, or NULL; it counts as used. */
struct cite *cite_get(struct load *, lua_State *, int i);

/*
 * Reads the table on top of the stack as a record; NULL after a fault that
 * leaves no record.
 */
struct record *record_read(struct load *, lua_State *, const char *verb,
    const char *id, struct origin at);

/* Reads the value on top of the stack into the field that is read now. */
void field_read(struct reading *);
/* A fault of the record being read. */
void reading_fault(struct reading *, enum diag_id, struct origin,
    const char *fmt, ...) __attribute__((format(printf, 4, 5)));

/* What the value on top of the stack is, in words; and a fault saying so. */
const char *reading_got(struct reading *);
void reading_wrong_type(struct reading *, const char *wanted);
/*
 * words.c: the text on top of the stack, kept, by the type of the field or of
 * its items; NULL after a fault.
 */
const char *word_take(struct reading *);

bool id_valid(const char *);
/* `; did you mean "x"?`, or "". */
const char *suggestion(struct arena *, const char *word,
    const char *const *words, size_t count);

#endif
