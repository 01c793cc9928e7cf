/* held: every price of all days that a rule holds back, by the rule. */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "catalog/catalog.h"
#include "catalog/evidence.h"
#include "catalog/health.h"
#include "catalog/hold.h"
#include "cmd/cmd.h"
#include "unit/number.h"

static const char *
said(const char *text)
{
	return text ? text : "";
}

/* What a row says; price is what stands in the file's unit of one. */
struct cells {
	const char *rule, *feed, *provider, *date, *offer, *price, *why;
};

static struct cells
cells_of(struct options *o, const struct catalog *c, const struct offer *p)
{
	bool bought = offer_is_bought(p);
	size_t len;
	const char *feed = offer_witness(c, p, &len);

	return (struct cells){ p->held_by, arena_strndup(o->arena, said(feed),
	    len), said(p->provider.text), said(p->date.text), p->head.id,
	    number_shown(o->arena, offer_asks(p), bought ? "USD" : "USD/h",
	    bought ? "USD" : "USD/h", 4), said(p->held) };
}

static void
add_csv(struct options *o, const char *text, const char *end)
{
	text_char(o->out, '"');
	for (; *text; text++) {
		if (*text == '"')
			text_char(o->out, '"');
		text_char(o->out, *text);
	}
	text_printf(o->out, "\"%s", end);
}

static void
print_csv(struct options *o, const struct catalog *c)
{
	text_add(o->out, "rule,feed,provider,date,offer,price,why\n");
	for (size_t i = 0; i < c->alarms.count; i++) {
		const struct cells s = cells_of(o, c, (const struct offer *)
		    c->alarms.item[i]);

		add_csv(o, s.rule, ",");
		add_csv(o, s.feed, ",");
		add_csv(o, s.provider, ",");
		add_csv(o, s.date, ",");
		add_csv(o, s.offer, ",");
		add_csv(o, s.price, ",");
		add_csv(o, s.why, "\n");
	}
}

static void
add_json(struct options *o, const char *key, const char *text,
    const char *end)
{
	text_printf(o->out, "\"%s\":", key);
	text_json(o->out, text);
	text_add(o->out, end);
}

static void
print_json(struct options *o, const struct catalog *c)
{
	text_add(o->out, "{\"held\":[");
	for (size_t i = 0; i < c->alarms.count; i++) {
		const struct cells s = cells_of(o, c, (const struct offer *)
		    c->alarms.item[i]);

		text_add(o->out, i ? ",\n{" : "\n{");
		add_json(o, "rule", s.rule, ",");
		add_json(o, "feed", s.feed, ",");
		add_json(o, "provider", s.provider, ",");
		add_json(o, "date", s.date, ",");
		add_json(o, "offer", s.offer, ",");
		add_json(o, "price", s.price, ",");
		add_json(o, "why", s.why, "}");
	}
	text_add(o->out, "\n]}\n");
}

static size_t
count_held(const struct catalog *c, const char *rule, const char **newest)
{
	size_t n = 0;

	for (size_t i = 0; i < c->alarms.count; i++) {
		const struct offer *p = (const struct offer *)
		    c->alarms.item[i];

		if (strcmp(p->held_by, rule) != 0)
			continue;
		n++;
		*newest = said(p->date.text);
	}
	return n;
}

static void
print_rules(struct options *o, const struct catalog *c)
{
	size_t all;

	for (int r = HOLD_none + 1; r < HOLD_RULES; r++) {
		const char *id = hold_id((enum hold_rule)r), *newest = "";
		size_t n = count_held(c, id, &newest);

		text_printf(o->out, "%-14s %5zu  %-10s  %s\n", id, n, newest,
		    hold_doc((enum hold_rule)r));
	}
	catalog_prices(o->arena, c, &all);
	text_printf(o->out, "%zu of %zu prices held\n", c->alarms.count,
	    all);
}

/* A line a feed that does not come, is not whole or is not believed. */
static void
print_feeds(struct options *o, const struct catalog *c)
{
	const struct feeds_health all = catalog_health(o->arena, c);

	for (size_t i = 0; i < all.count; i++) {
		if (all.item[i].state >= HEALTH_old)
			continue;
		feed_tell(o->out, &all.item[i]);
		text_char(o->out, '\n');
	}
}

static int
run(struct options *o)
{
	const struct catalog *c = build_catalog(o);

	if (diags_status(o->diags))
		return diags_status(o->diags);
	if (o->format == OUTPUT_CSV)
		print_csv(o, c);
	else if (o->format == OUTPUT_JSON)
		print_json(o, c);
	else {
		print_rules(o, c);
		print_feeds(o, c);
	}
	return diags_status(o->diags);
}

const struct command command_held = {
	.name = "held", .operands = "",
	.doc = "Print how many prices of all days each rule holds back.",
	.help = "A line a price feed that stopped, is late, held or "
	    "contradicted follows.\n\n--format csv and json print each price "
	    "with its rule and the reason.  A record\naccept takes one, or "
	    "the day of a feed.\n",
	.formats = TABLE_FORMATS,
	.example = "ridgeline held --format csv",
	.run = run,
};
