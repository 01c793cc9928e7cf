#include "cmd/shard.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "base/version.h"
#include "catalog/catalog.h"
#include "cmd/answer.h"
#include "feed/json.h"
#include "kind/place.h"

static const char schema[] = "ridgeline-shard-3";

enum { MOST_SHARDS = 1024, LARGEST = 1 << 30 };

bool
shard_option(struct options *o, struct shard *out)
{
	unsigned long number, of;
	char *slash, *end;

	if (!o->shard)
		return true;
	number = strtoul(o->shard, &slash, 10);
	of = *slash == '/' ? strtoul(slash + 1, &end, 10) : 0;
	if (of < 1 || of > MOST_SHARDS || *end || number < 1 || number > of) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "--shard takes I/N, I from 1 to N and N up to %d, not "
		    "\"%s\"", MOST_SHARDS, o->shard);
		return false;
	}
	*out = (struct shard){ number, of };
	return true;
}

static void
add_text(struct text *t, const char *name, const char *value)
{
	text_printf(t, "\"%s\": ", name);
	if (value)
		text_json(t, value);
	else
		text_add(t, "null");
}

static void
add_place(struct text *t, const struct kind *k, const struct placement *p)
{
	text_printf(t, "{\"count\": %d, ", p->count);
	add_text(t, "format", format_id(p->weight_format));
	text_add(t, ", ");
	add_text(t, "offer", p->offer ? p->offer->head.id : NULL);
	for (size_t i = 0; i < k->axis_count; i++)
		text_printf(t, ", \"%s\": %d", place_name(k->axes[i].axis),
		    p->axis[k->axes[i].axis]);
	text_char(t, '}');
}

static void
add_stack(struct text *t, const struct question *q, const struct found *f,
    const struct front *front)
{

	text_char(t, '{');
	add_text(t, "workload", q->workload->head.id);
	text_add(t, ", ");
	add_text(t, "profile", q->profile->head.id);
	text_add(t, ", ");
	add_text(t, "accelerator", f->best.place.accelerator->head.id);
	text_add(t, ", ");
	add_text(t, "stack", f->best.place.stack);
	text_printf(t, ", \"candidates\": %zu, \"fitting\": %zu, "
	    "\"unrecorded\": %d, \"best\": ", f->candidates, f->fitting,
	    f->unrecorded);
	if (f->any)
		add_place(t, q->kind, &f->best.place);
	else
		text_add(t, "null");
	text_add(t, ", \"front\": [");
	for (size_t i = 0; i < front->count; i++) {
		text_add(t, i ? ", " : "");
		add_place(t, q->kind, &front->item[i].place);
	}
	text_add(t, "]}\n");
}

/* A line a stack that was tried. */
static void
add_item(struct text *t, const struct outcomes *found, size_t item)
{
	const struct question *q = outcome_question(found, item);
	size_t at = outcome_at(found, item);

	for (size_t i = at; i < at + q->stacks.count; i++)
		if (found->found[i].best.place.accelerator)
			add_stack(t, q, &found->found[i], &found->front[i]);
}

/* As text: a double of JSON does not hold 64 bits. */
static const char *
specs_digest(struct arena *arena, const struct catalog *cat)
{
	return arena_printf(arena, "%016" PRIx64, cat->digest);
}

void
shard_print(struct options *o, const struct catalog *cat,
    const struct outcomes *found, const char *workload, struct shard shard)
{
	struct text *t = o->out;

	text_char(t, '{');
	add_text(t, "schema", schema);
	text_add(t, ", ");
	add_text(t, "version", ridgeline_version);
	text_add(t, ", ");
	add_text(t, "specs", specs_digest(o->arena, cat));
	text_add(t, ", ");
	add_text(t, "date", cat->date);
	text_add(t, ", ");
	add_text(t, "workload", workload);
	text_add(t, ", ");
	add_text(t, "profile", o->profile);
	text_add(t, ", ");
	add_text(t, "policy", o->policy);
	text_printf(t, ", \"shard\": %zu, \"of\": %zu}\n", shard.number,
	    shard.of);
	for (size_t i = 0; i < found->questions * found->accelerators; i++)
		add_item(t, found, i);
}

/* What is read, file by file. */
struct merge {
	struct options *o;
	const struct catalog *catalog;
	struct origin at;
	struct outcomes *found;     /* NULL before the first line */
	const char *asked[3];       /* workload, profile, policy */
	size_t of;
	bool seen[MOST_SHARDS];
	bool bad;
};

static bool
fault(struct merge *m, const char *what)
{
	diag(m->o->diags, DIAG_bad_shard, m->at, "%s", what);
	m->bad = true;
	return false;
}

static const char *
member_text(const struct json *j, const char *name)
{
	const struct json *member = json_member(j, name);

	return member && member->type == JSON_string ? member->text : NULL;
}

/* A whole number below the bound; the bound where it is none. */
static size_t
member_count(const struct json *j, const char *name, size_t bound)
{
	const struct json *member = json_member(j, name);

	if (!member || member->type != JSON_number || member->number < 0 ||
	    member->number >= (double)bound ||
	    member->number != (double)(size_t)member->number)
		return bound;
	return (size_t)member->number;
}

/* The first file says what was asked; the others say the same. */
static bool
take_question(struct merge *m, const struct json *j)
{
	static const char *const names[] = { "workload", "profile",
		"policy" };
	struct whom whom = { 0 };

	for (int i = 0; i < 3; i++) {
		const char *asked = member_text(j, names[i]);

		if (m->found && !text_equal(asked, m->asked[i]))
			return fault(m, "another question than in the file "
			    "before it");
		m->asked[i] = asked;
	}
	if (m->found)
		return true;
	m->o->profile = m->asked[1];
	m->o->policy = m->asked[2];
	whom.workload = (const struct workload *)answer_find(m->o,
	    &m->catalog->workloads, "workload", m->asked[0] ? m->asked[0] :
	    "");
	if (!whom.workload || !answer_profile(m->o, m->catalog,
	    &whom.profile) || !answer_policy(m->o, m->catalog, &whom.policy))
		return false;
	m->found = outcomes_new(m->o->arena, m->catalog, whom);
	return true;
}

/* The other accelerators were searched as merge would search them now. */
static bool
same_made(struct merge *m, const struct json *j)
{
	if (!text_equal(member_text(j, "version"),
	    ridgeline_version))
		return fault(m, arena_printf(m->o->arena, "made by another "
		    "version of ridgeline than this one, %s",
		    ridgeline_version));
	if (!text_equal(member_text(j, "specs"), specs_digest(m->o->arena,
	    m->catalog)))
		return fault(m, "made from other specs than those that are "
		    "read now");
	if (!text_equal(member_text(j, "date"), m->catalog->date))
		return fault(m, arena_printf(m->o->arena, "made for another "
		    "date than %s", m->catalog->date));
	return true;
}

static bool
take_head(struct merge *m, const struct json *j)
{
	size_t number = member_count(j, "shard", MOST_SHARDS + 1);
	size_t of = member_count(j, "of", MOST_SHARDS + 1);

	if (!text_equal(member_text(j, "schema"), schema))
		return fault(m, "no shard of this version begins so");
	if (!same_made(m, j))
		return false;
	if (of > MOST_SHARDS || number < 1 || number > of ||
	    (m->of && of != m->of))
		return fault(m, "its number is none of as many as the others");
	if (m->seen[number - 1])
		return fault(m, "the same part again");
	m->of = of;
	m->seen[number - 1] = true;
	return take_question(m, j);
}

static const struct offer *
find_offer(const struct merge *m, const struct accelerator *a,
    const char *id)
{
	const struct record_list *list = a->slice ?
	    &m->catalog->part_offers : &m->catalog->offers;

	for (size_t i = 0; i < list->count; i++) {
		const struct offer *o = (const struct offer *)list->item[i];

		if (!strcmp(o->head.id, id) && !strcmp(o->accelerator.text,
		    a->head.id))
			return o;
	}
	return NULL;
}

/* Axes that the workload leaves open are searched. */
static unsigned
searched(const struct question *q)
{
	struct places s;
	struct placement p = { .count = 1 };

	place_open(&s, q->kind, q->workload);
	place_start(&s, &p, 0);
	return p.searched;
}

static bool
read_place(struct merge *m, const struct question *q, const struct json *j,
    struct placement *p)
{
	const struct kind *k = q->kind;
	const char *format = member_text(j, "format");
	const char *offer = member_text(j, "offer");

	p->count = (int)member_count(j, "count", LARGEST);
	p->weight_format = format_find(m->catalog, format);
	p->offer = offer ? find_offer(m, p->accelerator, offer) : NULL;
	p->calibration = kind_calibration(m->catalog, q->workload,
	    p->accelerator, p->stack);
	p->searched = searched(q);
	for (size_t i = 0; i < k->axis_count; i++)
		p->axis[k->axes[i].axis] = (int)member_count(j,
		    place_name(k->axes[i].axis), LARGEST);
	return p->offer && p->count >= 1 &&
	    p->count <= search_max_count(q, p->accelerator) &&
	    p->weight_format && !k->illegal(q->workload, p) &&
	    place_walked(k, q->workload, p) && !(k->misplaced &&
	    k->misplaced(q->model, q->workload, p));
}

/* Goals are those that the search compares, worked out anew. */
static bool
read_front(struct merge *m, const struct question *q,
    const struct placement *of, const struct json *list,
    struct front *front)
{
	front->arena = m->o->arena;
	front->goals = ranking_looks(&q->ranking);
	for (size_t i = 0; list && i < list->count; i++) {
		struct placement p = { .accelerator = of->accelerator,
			.stack = of->stack };
		struct answer answer;

		if (!read_place(m, q, &list->item[i], &p))
			return false;
		search_place(q, &p, &answer, NULL, NULL);
		for (int g = 0; g < GOAL_COUNT; g++)
			if (!(front->goals & 1u << g))
				answer.goal[g] = 0;
		front_add(front, answer.goal, &p);
	}
	return true;
}

static size_t
find_item(const struct merge *m, const struct json *j)
{
	const struct outcomes *found = m->found;
	size_t n = found->questions * found->accelerators;

	for (size_t i = 0; i < n; i++) {
		const struct question *q = outcome_question(found, i);

		if (text_equal(q->workload->head.id,
		    member_text(j, "workload")) &&
		    text_equal(q->profile->head.id,
		    member_text(j, "profile")) &&
		    text_equal(outcome_accelerator(found, i)->head.id,
		    member_text(j, "accelerator")))
			return i;
	}
	return n;
}

/* Which of the question's stacks the line is of; their count where none. */
static size_t
find_stack(const struct question *q, const struct json *j)
{
	size_t i = 0;

	while (i < q->stacks.count && !text_equal(q->stacks.name[i],
	    member_text(j, "stack")))
		i++;
	return i;
}

static void
search_again(const struct question *asked, const struct accelerator *a,
    const char *stack, struct found *f)
{
	struct question q = *asked;

	q.stacks = (struct stacks){ .name = { stack }, .count = 1 };
	search_accelerator(&q, a, f);
}

static bool
take_result(struct merge *m, const struct question *q,
    const struct json *j, size_t at)
{
	struct found *f = &m->found->found[at];
	const struct placement p = f->best.place;

	*f = (struct found){ .any = true, .best = { .place = p,
	    .reject = REJECT_LIMIT },
	    .candidates = member_count(j, "candidates", LARGEST),
	    .fitting = member_count(j, "fitting", LARGEST),
	    .unrecorded = member_count(j, "unrecorded", 2) == 1 };
	if (f->candidates == LARGEST || f->fitting > f->candidates)
		return fault(m, "its counts are none");
	if (!read_place(m, q, json_member(j, "best"), &f->best.place) ||
	    !read_front(m, q, &p, json_member(j, "front"),
	    &m->found->front[at]))
		return fault(m, "a placement that the guide does not have");
	search_place(q, &f->best.place, &f->best, NULL, NULL);
	return true;
}

/* What was out before any number is asked anew: that takes no time. */
static bool
take_item(struct merge *m, const struct json *j)
{
	struct outcomes *found = m->found;
	size_t item = find_item(m, j), stack;
	const struct question *q;
	struct found *f;

	if (item == found->questions * found->accelerators)
		return fault(m, "the guide has no such question or "
		    "accelerator");
	q = outcome_question(found, item);
	stack = find_stack(q, j);
	if (stack == q->stacks.count)
		return fault(m, "the question has no such stack");
	f = &found->found[outcome_at(found, item) + stack];
	if (f->best.place.accelerator)
		return fault(m, "the same accelerator and stack again");
	f->best.place.accelerator = outcome_accelerator(found, item);
	f->best.place.stack = q->stacks.name[stack];
	if (json_member(j, "best"))
		return take_result(m, q, j, outcome_at(found, item) + stack);
	search_again(q, f->best.place.accelerator, f->best.place.stack, f);
	return true;
}

static void
read_lines(struct merge *m, char *data)
{
	for (char *line = data, *end; *line && !m->bad; line = end) {
		struct json *j;
		const char *error;
		int at;

		end = strchr(line, '\n');
		end = end ? end + 1 : line + strlen(line);
		m->at.line++;
		j = json_read(m->o->arena, line, (size_t)(end - line), &error,
		    &at);
		if (!j || j->type != JSON_object)
			fault(m, "no object of JSON");
		else if (m->at.line == 1 ? !take_head(m, j) :
		    !take_item(m, j))
			m->bad = true;
	}
	if (!m->at.line)
		fault(m, "nothing is in it");
}

static bool
is_whole(struct merge *m)
{
	m->at = (struct origin){ NULL, 0 };
	for (size_t i = 0; i < m->of; i++)
		if (!m->seen[i])
			return fault(m, arena_printf(m->o->arena,
			    "part %zu of %zu is missing", i + 1, m->of));
	for (size_t i = 0; i < m->found->questions * m->found->accelerators;
	    i++)
		if (outcome_asked(m->found, i) && !outcome_known(m->found,
		    i))
			return fault(m, arena_printf(m->o->arena,
			    "no part has the accelerator %s",
			    outcome_accelerator(m->found, i)->head.id));
	return true;
}

struct outcomes *
shard_read(struct options *o, const struct catalog *cat)
{
	struct merge m = { .o = o, .catalog = cat };

	for (int i = 0; i < o->args && !m.bad; i++) {
		size_t len;
		char *data = file_read(o->arena, o->arg[i], &len);

		m.at = (struct origin){ o->arg[i], 0 };
		if (data && memchr(data, '\0', len))
			fault(&m, "holds a NUL byte");
		else if (data)
			read_lines(&m, data);
		else
			diag(o->diags, file_unread(), m.at, "%s",
			    file_error());
		m.bad |= !data;
	}
	return m.bad || !is_whole(&m) ? NULL : m.found;
}
