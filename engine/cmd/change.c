#include "cmd/change.h"

#include <errno.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/map.h"
#include "cmd/cmd.h"
#include "feed/json.h"

static const char schema[] = "ridgeline-guide-1";

const double change_slight = 0.005;

const char *
change_text(const struct json *j, const char *name)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	return member && member->type == JSON_string ? member->text : "";
}

double
change_number(const struct json *j, const char *name)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	return member && member->type == JSON_number ? member->number : 0;
}

/* Items of a list or an object; none where it is neither. */
static size_t
items(const struct json *j, const char *name, const struct json **first)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	*first = member ? member->item : NULL;
	return member ? member->count : 0;
}

const struct json *
change_choice(const struct json *decision)
{
	const struct json *first;

	return items(decision, "ranked", &first) ? first : NULL;
}

const struct json *
change_find(const struct json *decision, const char *list,
    const char *accelerator)
{
	const struct json *item;
	size_t n = items(decision, list, &item);

	for (size_t i = 0; i < n; i++)
		if (!strcmp(change_text(&item[i], "accelerator"), accelerator))
			return &item[i];
	return NULL;
}

/* The file itself, or the one in a published folder. */
static const char *
path_of(struct options *o, const char *path)
{
	static const char *const inside[] = { "data/guide.json",
		"guide.json" };

	for (size_t i = 0; i < COUNT(inside); i++) {
		const char *in = path_join(o->arena, path, inside[i]);

		if (file_exists(in))
			return in;
	}
	return path;
}

/* Lists and objects of a guide hold objects, with these texts. */
static const struct json *
misshapen(const struct json *of, const char *name, enum json_type type,
    const char *text)
{
	const struct json *member = json_member(of, name);

	if (!member || member->type != type)
		return member ? member : of;
	for (size_t i = 0; i < member->count; i++)
		if (member->item[i].type != JSON_object ||
		    (text && !*change_text(&member->item[i], text)))
			return &member->item[i];
	return NULL;
}

/* The first value that is not what a guide has there, or NULL. */
static const struct json *
check_guide(const struct json *root, const char **wanted)
{
	const struct json *d, *bad;
	size_t n;

	*wanted = "decisions wants a list of objects, each with an id";
	if ((bad = misshapen(root, "decisions", JSON_list, "id")))
		return bad;
	*wanted = "inputs wants an object of objects";
	if ((bad = misshapen(root, "inputs", JSON_object, NULL)))
		return bad;
	*wanted = "ranked wants a list of objects, each with an accelerator";
	n = items(root, "decisions", &d);
	for (size_t i = 0; i < n; i++)
		if ((bad = misshapen(&d[i], "ranked", JSON_list,
		    "accelerator")))
			return bad;
	return NULL;
}

static const struct json *
read_guide(struct options *o, const char *given)
{
	const char *path = path_of(o, given), *error = NULL;
	const struct json *root, *bad;
	struct origin at = { path, 0 };
	size_t len;
	char *data = file_read(o->arena, path, &len);

	if (!data) {
		diag(o->diags, DIAG_read, at, "%s", file_error());
		return NULL;
	}
	root = json_read(o->arena, data, len, &error, &at.line);
	if (!root)
		diag(o->diags, DIAG_no_guide, at, "%s", error);
	else if (strcmp(change_text(root, "schema"), schema) != 0)
		diag(o->diags, DIAG_no_guide, (struct origin){ path, 0 },
		    "its schema is \"%s\", and not \"%s\"",
		    change_text(root, "schema"), schema);
	else if ((bad = check_guide(root, &error)))
		diag(o->diags, DIAG_no_guide, (struct origin){ path,
		    bad->line }, "%s", error);
	else
		return root;
	return NULL;
}

/*
 * An input of either guide.  What has several values in one guide, the id and
 * "=value" for those after the first, is decided by the candidate.
 */
struct known {
	struct input_change is;
	bool several;
	size_t asked;           /* the last decision that asked for it */
};

struct inputs {
	struct arena *arena;
	struct map *by_id;
	size_t asking;          /* decisions so far */
	bool all_prices;        /* of both guides: none is left out */
};

static struct known *
know(const struct inputs *in, const char *id)
{
	struct known *k = map_get(in->by_id, id);

	if (k)
		return k;
	k = ARENA_NEW(in->arena, struct known);
	k->is.id = id;
	map_put(in->by_id, id, k);
	return k;
}

/*
 * Did someone state it, or is it a price?  What has no origin follows from the
 * candidate: its count, its format, how it is split.
 */
static bool
is_stated(const struct json *input)
{
	return input && (json_member(input, "origin") ||
	    !strcmp(change_text(input, "cause"), "price"));
}

static bool
differs(const struct input_change *i)
{
	double was = change_number(i->was, "value");
	double now = change_number(i->now, "value");

	return i->was && i->now && (was < now || was > now) &&
	    (is_stated(i->was) || is_stated(i->now));
}

/*
 * Does this input explain anything?  One that is in one guide alone came with
 * its answer; of those a price does, which is an offer that came or went.
 */
static bool
explains(const struct inputs *in, const struct known *k)
{
	const struct input_change *i = &k->is;
	const char *last = strrchr(i->id, '/');

	if (k->several)
		return false;
	if (i->was && i->now)
		return differs(i);
	return in->all_prices && last && !strncmp(i->id, "offer/", 6) &&
	    (!strcmp(last, "/price") || !strcmp(last, "/purchase"));
}

/* The inputs of an answer's figures that explain a change, each once. */
static void
explain(const struct inputs *in, const struct json *answer,
    struct input_changes *out)
{
	const struct json *figure, *id;
	size_t figures = items(answer, "figures", &figure);

	for (size_t f = 0; f < figures; f++) {
		size_t n = items(&figure[f], "inputs", &id);

		for (size_t i = 0; i < n; i++) {
			struct known *k = id[i].type == JSON_string ?
			    map_get(in->by_id, id[i].text) : NULL;

			if (!k || k->asked == in->asking)
				continue;
			k->asked = in->asking;
			if (explains(in, k))
				ARRAY_ADD(in->arena, out, k->is);
		}
	}
}

/* Both choices, and what each was or is in the other guide. */
static void
explain_change(struct inputs *in, struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);

	in->asking++;
	explain(in, was, &c->inputs);
	explain(in, now, &c->inputs);
	if (was)
		explain(in, change_find(c->now, "ranked", change_text(was,
		    "accelerator")), &c->inputs);
	if (now)
		explain(in, change_find(c->was, "ranked", change_text(now,
		    "accelerator")), &c->inputs);
}

static enum change_type
type_of(const struct json *old, const struct json *new)
{
	const struct json *was = change_choice(old), *now = change_choice(new);
	double before, after;

	if (!old || !new)
		return old ? CHANGE_gone : CHANGE_added;
	if (!was && !now)
		return CHANGE_alike;
	if (!was || !now || strcmp(change_text(was, "accelerator"),
	    change_text(now, "accelerator")) != 0)
		return CHANGE_flipped;
	if (strcmp(change_text(was, "id"), change_text(now, "id")) != 0)
		return CHANGE_moved;
	before = change_number(was, "objective");
	after = change_number(now, "objective");
	return fabs(after - before) > change_slight * fabs(before) ?
	    CHANGE_cost : CHANGE_alike;
}

/* Pairs by id: those of the new guide in its order, then those gone. */
static void
pair_decisions(struct arena *arena, struct changes *all)
{
	const struct json *was, *now;
	size_t old = items(all->old, "decisions", &was);
	size_t new = items(all->new, "decisions", &now);
	struct map *known = map_new(arena);

	all->item = arena_array(arena, old + new + 1, sizeof(*all->item));
	for (size_t i = 0; i < new; i++) {
		struct change *c = &all->item[all->count++];

		*c = (struct change){ .id = change_text(&now[i], "id"),
			.now = &now[i] };
		map_put(known, c->id, c);
	}
	for (size_t i = 0; i < old; i++) {
		struct change *c = map_get(known, change_text(&was[i], "id"));

		if (!c)
			c = &all->item[all->count++];
		c->id = change_text(&was[i], "id");
		c->was = &was[i];
	}
}

/* All of one type behind each other, in their order. */
static void
sort_changes(struct arena *arena, struct changes *all)
{
	struct change *item = arena_array(arena, all->count + 1,
	    sizeof(*item));
	size_t n = 0;

	for (int type = 0; type < CHANGE_TYPES; type++)
		for (size_t i = 0; i < all->count; i++)
			if ((int)all->item[i].type == type)
				item[n++] = all->item[i];
	all->item = item;
}

static void
compare_decisions(struct inputs *in, struct changes *all)
{
	pair_decisions(in->arena, all);
	for (size_t i = 0; i < all->count; i++) {
		struct change *c = &all->item[i];

		c->type = type_of(c->was, c->now);
		all->types[c->type]++;
		if (c->type != CHANGE_alike)
			explain_change(in, c);
	}
	sort_changes(in->arena, all);
}

static void
know_value(const struct inputs *in, const char *id)
{
	const char *value = strrchr(id, '=');

	if (value)
		know(in, arena_strndup(in->arena, id, (size_t)(value -
		    id)))->several = true;
}

/* The prices of a guide, where it lists them: offers.json beside its data. */
static const struct json *
read_offers(struct options *o, const char *given)
{
	char *path = arena_strdup(o->arena, path_of(o, given));
	char *slash = strrchr(path, '/');
	const struct json *root;
	const char *error;
	size_t len;
	char *data;
	int line;

	if (slash)
		*slash = '\0';
	path = path_join(o->arena, slash ? path : "", "offers.json");
	data = file_exists(path) ? file_read(o->arena, path, &len) : NULL;
	root = data ? json_read(o->arena, data, len, &error, &line) : NULL;
	return root && !strcmp(change_text(root, "schema"),
	    "ridgeline-offers-1") ? root : NULL;
}

/* Prices that no decision was made from are inputs like the others. */
static void
know_offers(struct inputs *in, const struct json *offers, bool now)
{
	const struct json *item;
	size_t n = items(offers, "offers", &item);

	for (size_t i = 0; i < n; i++) {
		struct input_change *is = &know(in, change_text(&item[i],
		    "input"))->is;

		if (now && !is->now)
			is->now = &item[i];
		else if (!now && !is->was)
			is->was = &item[i];
	}
}

static bool
is_price(const char *id)
{
	const char *last = strrchr(id, '/');

	return last && !strncmp(id, "offer/", 6) &&
	    strncmp(id, "offer/own/", 10) != 0 &&
	    (!strcmp(last, "/price") || !strcmp(last, "/purchase"));
}

/* What is not among the inputs of the new guide: prices, and those gone. */
static void
compare_offers(struct inputs *in, struct changes *all,
    const struct json *now)
{
	size_t n = map_count(in->by_id);

	for (size_t i = 0; i < n; i++) {
		const struct known *k = map_value(in->by_id, i);
		if (k->several || !is_price(k->is.id))
			continue;
		if (!k->is.was)
			ARRAY_ADD(in->arena, &all->added, k->is);
		else if (!k->is.now)
			ARRAY_ADD(in->arena, &all->removed, k->is);
		else if (differs(&k->is) && !json_member(json_member(all->new,
		    "inputs"), k->is.id))
			ARRAY_ADD(in->arena, &all->inputs, k->is);
	}
	all->held_count = items(now, "held", &all->held);
}

static void
compare_inputs(struct inputs *in, struct changes *all)
{
	const struct json *was, *now;
	size_t before = items(all->old, "inputs", &was);
	size_t after = items(all->new, "inputs", &now);

	for (size_t i = 0; i < before; i++) {
		know(in, was[i].name)->is.was = &was[i];
		know_value(in, was[i].name);
	}
	for (size_t i = 0; i < after; i++) {
		know(in, now[i].name)->is.now = &now[i];
		know_value(in, now[i].name);
	}
	for (size_t i = 0; i < after; i++) {
		const struct known *k = know(in, now[i].name);

		if (!k->several && differs(&k->is))
			ARRAY_ADD(in->arena, &all->inputs, k->is);
	}
}

const struct changes *
changes_read(struct options *o, const char *old, const char *new)
{
	struct changes *all = ARENA_NEW(o->arena, struct changes);
	struct inputs in = { .arena = o->arena, .by_id = map_new(o->arena) };
	const struct json *was, *now;

	*all = (struct changes){ .old = read_guide(o, old),
		.new = read_guide(o, new) };
	if (!all->old || !all->new)
		return NULL;
	was = read_offers(o, old);
	now = read_offers(o, new);
	all->prices = now;
	in.all_prices = all->all_prices = was && now;
	if (in.all_prices) {
		know_offers(&in, was, false);
		know_offers(&in, now, true);
	}
	compare_inputs(&in, all);
	if (in.all_prices)
		compare_offers(&in, all, now);
	compare_decisions(&in, all);
	return all;
}

bool
change_is_stale(const struct changes *all, const char *offer)
{
	const struct json *item;
	size_t n = items(all->prices, "offers", &item);

	for (size_t i = 0; i < n; i++)
		if (!strcmp(change_text(&item[i], "id"), offer))
			return json_member(&item[i], "stale") &&
			    json_member(&item[i], "stale")->number > 0;
	return false;
}
