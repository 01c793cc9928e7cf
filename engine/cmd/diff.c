/*
 * diff: what changed between two published guides, as Markdown or JSON.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "cmd/answer.h"
#include "cmd/change.h"
#include "cmd/cmd.h"
#include "feed/json.h"
#include "kind/kind.h"
#include "unit/number.h"

/* Inputs that are named below a decision; the rest are counted. */
enum { NAMED = 6 };

static const struct {
	const char *id, *title, *counted;
} types[CHANGE_TYPES] = {
	[CHANGE_flipped] = { "flipped", "Another choice",
		"with another choice" },
	[CHANGE_moved] = { "moved", "The same accelerator, placed or sold "
		"otherwise", "with the accelerator placed or sold "
		"otherwise" },
	[CHANGE_cost] = { "cost", "The same choice at another cost",
		"at another cost" },
	[CHANGE_added] = { "added", "New decisions", "new" },
	[CHANGE_gone] = { "gone", "Decisions that are gone", "gone" },
	[CHANGE_alike] = { "alike", "", "as they were" },
};

static const char *
shown(struct options *o, const struct json *input)
{
	return input ? answer_show(o->arena, change_number(input, "value"),
	    change_text(input, "unit"), NULL) : "none";
}

/* The cost of an answer in the unit that its kind shows it in. */
static const char *
cost_of(struct options *o, const struct json *decision,
    const struct json *answer)
{
	const struct kind *k = kind_find(change_text(decision, "kind"));
	const struct chain_row *row = k ? chain_row(kind_chain(k),
	    k->measures[0].row) : NULL;

	if (!row)
		return "";
	return answer_show(o->arena, change_number(answer, "objective"),
	    row->unit, k->measures[0].unit);
}

/* "2 x h100-nvl-94gb (fp8, from runpod/...)", or "nothing". */
static const char *
choice_words(struct options *o, const struct json *a)
{
	struct text t;

	if (!a)
		return "nothing";
	text_init(&t, o->arena);
	number_fixed(&t, change_number(a, "count"), 0, "");
	text_printf(&t, " x %s (%s", change_text(a, "accelerator"),
	    change_text(a, "format"));
	if (*change_text(a, "offer"))
		text_printf(&t, ", %s", change_text(a, "offer"));
	text_add(&t, ")");
	return t.data;
}

/* What an accelerator costs in the other guide, or why it is out there. */
static void
add_elsewhere(struct options *o, const struct json *decision,
    const struct json *choice, const char *when)
{
	const char *id = change_text(choice, "accelerator");
	const struct json *a = change_find(decision, "ranked", id);
	const struct json *out = change_find(decision, "rejected", id);

	if (a)
		text_printf(o->out, "  - %s %s %s\n", id, when, cost_of(o,
		    decision, a));
	else if (out)
		text_printf(o->out, "  - %s %s no answer: %s\n", id, when,
		    change_text(out, "reason"));
	else if (choice)
		text_printf(o->out, "  - %s %s not in the guide\n", id, when);
}

static void
add_share(struct options *o, double was, double now)
{
	double percent = was > 0 || was < 0 ? 100 * (now - was) / was : 0;

	if (!(was > 0 || was < 0))
		return;
	text_add(o->out, percent < 0 ? " (" : " (+");
	number_round(o->out, percent, 3);
	text_add(o->out, " %)");
}

static void
add_input(struct options *o, const struct input_change *i)
{
	const struct json *of = i->now ? i->now : i->was;

	text_printf(o->out, "- %s: `%s` ", change_text(of, "cause"), i->id);
	if (i->was && i->now)
		text_printf(o->out, "was %s, is %s", shown(o, i->was),
		    shown(o, i->now));
	else
		text_printf(o->out, "%s %s", i->now ? "is new at" :
		    "is gone, was", shown(o, of));
	if (i->was && i->now)
		add_share(o, change_number(i->was, "value"),
		    change_number(i->now, "value"));
	text_char(o->out, '\n');
}

static void
add_inputs(struct options *o, const struct input_changes *inputs)
{
	for (size_t i = 0; i < inputs->count && i < NAMED; i++) {
		text_add(o->out, "  ");
		add_input(o, &inputs->item[i]);
	}
	if (inputs->count > NAMED)
		text_printf(o->out, "  - and %zu inputs more\n",
		    inputs->count - NAMED);
}

static void
add_change(struct options *o, const struct change *c)
{
	const struct json *was = change_choice(c->was);
	const struct json *now = change_choice(c->now);

	text_printf(o->out, "- **%s**: ", c->id);
	if (c->was)
		text_add(o->out, choice_words(o, was));
	if (was)
		text_printf(o->out, " at %s", cost_of(o, c->was, was));
	if (c->was && c->now)
		text_add(o->out, ", now ");
	if (c->now && c->type != CHANGE_cost)
		text_printf(o->out, "%s%s", choice_words(o, now), now ?
		    " at " : "");
	if (now)
		text_add(o->out, cost_of(o, c->now, now));
	if (c->type == CHANGE_cost)
		add_share(o, change_number(was, "objective"),
		    change_number(now, "objective"));
	text_char(o->out, '\n');
	if (c->type == CHANGE_flipped && was)
		add_elsewhere(o, c->now, was, "is now");
	if (c->type == CHANGE_flipped && now)
		add_elsewhere(o, c->was, now, "was");
	if (c->was && c->now)
		add_inputs(o, &c->inputs);
}

static void
add_section(struct options *o, const struct changes *all,
    enum change_type type)
{
	if (type == CHANGE_alike || !all->types[type])
		return;
	text_printf(o->out, "\n## %s\n\n", types[type].title);
	for (size_t i = 0; i < all->count; i++)
		if (all->item[i].type == type)
			add_change(o, &all->item[i]);
}

/* Lines of one list that are printed; the rest are counted. */
enum { LISTED = 40 };

static void
add_list(struct options *o, const char *title,
    const struct input_changes *list)
{
	if (!list->count)
		return;
	text_printf(o->out, "\n## %s: %zu\n\n", title, list->count);
	for (size_t i = 0; i < list->count && i < LISTED; i++)
		add_input(o, &list->item[i]);
	if (list->count > LISTED)
		text_printf(o->out, "- and %zu more\n", list->count - LISTED);
}

/* Prices that decide nothing, and why. */
static void
add_held(struct options *o, const struct changes *all)
{
	if (!all->held_count)
		return;
	text_printf(o->out, "\n## Prices held back: %zu\n\n",
	    all->held_count);
	for (size_t i = 0; i < all->held_count && i < LISTED; i++)
		text_printf(o->out, "- `%s` of %s: %s\n", change_text(
		    &all->held[i], "id"), change_text(&all->held[i], "date"),
		    change_text(&all->held[i], "reason"));
	if (all->held_count > LISTED)
		text_printf(o->out, "- and %zu more\n", all->held_count -
		    LISTED);
}

static void
print_text(struct options *o, const struct changes *all)
{
	bool said = false;

	text_printf(o->out, "# %zu of %zu choices changed\n\n",
	    all->types[CHANGE_flipped], all->count);
	text_printf(o->out, "The guide of %s beside that of %s. Decisions:\n",
	    change_text(all->new, "date"), change_text(all->old, "date"));
	for (int type = 0; type < CHANGE_TYPES; type++) {
		if (all->types[type])
			text_printf(o->out, "%s%zu %s", said ? ", " : "",
			    all->types[type], types[type].counted);
		said |= all->types[type] > 0;
	}
	text_add(o->out, ".\n");
	for (int type = 0; type < CHANGE_TYPES; type++)
		add_section(o, all, (enum change_type)type);
	add_held(o, all);
	if (all->inputs.count)
		text_add(o->out, "\n## Inputs that changed\n\n");
	for (size_t i = 0; i < all->inputs.count; i++)
		add_input(o, &all->inputs.item[i]);
	add_list(o, "New prices", &all->added);
	add_list(o, "Prices that are gone", &all->removed);
}

static void
json_member_text(struct options *o, const char *name, const char *value)
{
	text_printf(o->out, "\"%s\":", name);
	text_json(o->out, value);
}

static void
json_side(struct options *o, const char *name, const struct json *a)
{
	text_printf(o->out, ",\"%s\":", name);
	if (!a) {
		text_add(o->out, "null");
		return;
	}
	text_char(o->out, '{');
	json_member_text(o, "id", change_text(a, "id"));
	text_char(o->out, ',');
	json_member_text(o, "accelerator", change_text(a, "accelerator"));
	text_add(o->out, ",\"count\":");
	number_exact(o->out, change_number(a, "count"));
	text_add(o->out, ",\"objective\":");
	number_exact(o->out, change_number(a, "objective"));
	text_char(o->out, '}');
}

static void
json_value(struct options *o, const char *name, const struct json *input)
{
	text_printf(o->out, ",\"%s\":", name);
	if (input)
		number_exact(o->out, change_number(input, "value"));
	else
		text_add(o->out, "null");
}

static void
json_inputs(struct options *o, const char *name,
    const struct input_changes *inputs)
{
	text_printf(o->out, "\"%s\":[", name);
	for (size_t i = 0; i < inputs->count; i++) {
		const struct input_change *c = &inputs->item[i];
		const struct json *of = c->now ? c->now : c->was;

		text_add(o->out, i ? ",{" : "{");
		json_member_text(o, "id", c->id);
		json_value(o, "was", c->was);
		json_value(o, "now", c->now);
		text_char(o->out, ',');
		json_member_text(o, "unit", change_text(of, "unit"));
		text_char(o->out, ',');
		json_member_text(o, "cause", change_text(of, "cause"));
		text_char(o->out, '}');
	}
	text_char(o->out, ']');
}

static void
json_held(struct options *o, const struct changes *all)
{
	text_add(o->out, ",\n\"held\":[");
	for (size_t i = 0; i < all->held_count; i++) {
		text_add(o->out, i ? ",{" : "{");
		json_member_text(o, "id", change_text(&all->held[i], "id"));
		text_char(o->out, ',');
		json_member_text(o, "date", change_text(&all->held[i],
		    "date"));
		text_char(o->out, ',');
		json_member_text(o, "reason", change_text(&all->held[i],
		    "reason"));
		text_char(o->out, '}');
	}
	text_char(o->out, ']');
}

static void
print_json(struct options *o, const struct changes *all)
{
	text_char(o->out, '{');
	json_member_text(o, "old", change_text(all->old, "date"));
	text_char(o->out, ',');
	json_member_text(o, "new", change_text(all->new, "date"));
	for (int type = 0; type < CHANGE_TYPES; type++)
		text_printf(o->out, ",\"%s\":%zu", types[type].id,
		    all->types[type]);
	text_add(o->out, ",\"decisions\":[");
	for (size_t i = 0; i < all->count; i++) {
		const struct change *c = &all->item[i];

		if (c->type == CHANGE_alike)
			break;
		text_add(o->out, i ? ",\n{" : "\n{");
		json_member_text(o, "id", c->id);
		text_char(o->out, ',');
		json_member_text(o, "change", types[c->type].id);
		json_side(o, "was", change_choice(c->was));
		json_side(o, "now", change_choice(c->now));
		text_char(o->out, ',');
		json_inputs(o, "inputs", &c->inputs);
		text_char(o->out, '}');
	}
	text_add(o->out, "],\n");
	json_inputs(o, "inputs", &all->inputs);
	text_add(o->out, ",\n");
	json_inputs(o, "prices_added", &all->added);
	text_add(o->out, ",\n");
	json_inputs(o, "prices_removed", &all->removed);
	json_held(o, all);
	text_add(o->out, "}\n");
}

static void __attribute__((format(printf, 2, 3)))
fail(struct options *o, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	diag(o->diags, DIAG_fail_on, (struct origin){ NULL, 0 }, "%s",
	    arena_vprintf(o->arena, fmt, args));
	va_end(args);
}

/* Decisions whose cost rose by more than the share. */
static void
hold_increase(struct options *o, const struct changes *all, double share)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct change *c = &all->item[i];
		const struct json *was = change_choice(c->was);
		const struct json *now = change_choice(c->now);

		if (was && now && change_number(now, "objective") >
		    (1 + share) * change_number(was, "objective"))
			fail(o, "decision \"%s\": %s costs %s, now %s", c->id,
			    choice_words(o, now), cost_of(o, c->was, was),
			    cost_of(o, c->now, now));
	}
}

/* Decisions that rest on a price older than its source allows. */
static void
hold_stale(struct options *o, const struct changes *all)
{
	for (size_t i = 0; i < all->count; i++) {
		const char *offer = change_text(change_choice(
		    all->item[i].now), "offer");

		if (*offer && change_is_stale(all, offer))
			fail(o, "decision \"%s\": the price of %s is stale",
			    all->item[i].id, offer);
	}
}

static void
hold_outliers(struct options *o, const struct changes *all)
{
	for (size_t i = 0; i < all->held_count; i++)
		fail(o, "offer \"%s\" is held back: %s", change_text(
		    &all->held[i], "id"), change_text(&all->held[i],
		    "reason"));
}

/* A gate where the caller asked for one. */
static void
hold(struct options *o, const struct changes *all)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct change *c = &all->item[i];

		if (c->type != CHANGE_flipped && c->type != CHANGE_gone)
			continue;
		diag(o->diags, DIAG_choice_flipped, (struct origin){ NULL, 0 },
		    "decision \"%s\": %s, now %s", c->id,
		    choice_words(o, change_choice(c->was)), c->now ?
		    choice_words(o, change_choice(c->now)) :
		    "no such decision");
	}
}

/* "increase>5%": the share, or a negative number. */
static double
increase_of(const char *word)
{
	static const char name[] = "increase>";
	char number[32];
	double percent;

	if (!text_starts(word, name))
		return -1;
	snprintf(number, sizeof(number), "%s", word + strlen(name));
	number[strcspn(number, "%")] = '\0';
	return number_read(number, &percent) && percent >= 0 ? percent / 100 :
	    -1;
}

static void
hold_word(struct options *o, const struct changes *all, const char *word)
{
	double share = increase_of(word);

	if (!strcmp(word, "flip"))
		hold(o, all);
	else if (!strcmp(word, "stale"))
		hold_stale(o, all);
	else if (!strcmp(word, "outlier"))
		hold_outliers(o, all);
	else if (share >= 0)
		hold_increase(o, all, share);
	else
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "--fail-on takes flip, increase>N%%, stale and outlier, "
		    "parted by commas, not \"%s\"", word);
}

static void
hold_all(struct options *o, const struct changes *all)
{
	for (const char *p = o->fail_on; *p; p += *p == ',') {
		size_t n = strcspn(p, ",");

		hold_word(o, all, arena_strndup(o->arena, p, n));
		p += n;
	}
}

static int
run(struct options *o)
{
	const struct changes *all = changes_read(o, o->arg[0], o->arg[1]);

	if (!all)
		return diags_status(o->diags);
	if (o->format == OUTPUT_JSON)
		print_json(o, all);
	else
		print_text(o, all);
	if (o->gate)
		hold(o, all);
	if (o->fail_on)
		hold_all(o, all);
	return diags_status(o->diags);
}

const struct command command_diff = {
	.name = "diff", .operands = "OLD NEW",
	.operands_min = 2, .operands_max = 2,
	.doc = "Print what changed between two published guides.",
	.help = "OLD and NEW are published folders, or their data/guide.json. "
	    " Printed is Markdown:\nthe decisions with another choice first, "
	    "each with the inputs that moved it,\nthen those that cost more "
	    "or less, prices held back, every input with another\nvalue, "
	    "prices that are new and prices that are gone.\n\n--fail-on "
	    "flip,increase>5%,stale,outlier makes the exit status 3 when a\n"
	    "decision has another choice or is gone, costs more than that, "
	    "rests on a price\nolder than its source allows, or a price is "
	    "held back.  --gate is --fail-on flip.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_JSON,
	.takes = TAKES_GATE,
	.example = "ridgeline diff old/guide.json build/site/data/guide.json",
	.run = run,
};
