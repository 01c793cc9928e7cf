/*
 * json: RFC 8259 text as a tree in an arena.
 *
 * Numbers are doubles; strings are UTF-8 with escapes resolved; members keep
 * their order, and of two with one name the first is found.
 *
 * A library would leave no less to keep: its tree would have to be copied, as
 * values here live in an arena and know their line.
 */
#ifndef FEED_JSON_H
#define FEED_JSON_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

enum json_type { JSON_null, JSON_flag, JSON_number, JSON_string, JSON_list,
	JSON_object };

struct json {
	enum json_type type;
	int line;
	const char *name;    /* of a member of an object, else NULL */
	double number;       /* of a flag: 1 or 0 */
	const char *text;    /* of a string */
	struct json *item;   /* of a list or an object */
	size_t count;
};

/*
 * The value that the text holds; NULL for a fault, with what is wrong in
 * *error and where in *line.
 */
struct json *json_read(struct arena *, const char *data, size_t len,
    const char **error, int *line);
/* The member of this name; NULL where there is none or it is null. */
const struct json *json_member(const struct json *, const char *name);
/* Of a value or NULL: "" where the member is no text, 0 where it is no
 * number. */
const char *json_text_of(const struct json *, const char *name);
double json_number_of(const struct json *, const char *name);
/* Items of a list or an object; none where it is neither. */
size_t json_items(const struct json *, const char *name,
    const struct json **first);

#endif
