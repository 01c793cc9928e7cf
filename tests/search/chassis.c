/*
 * The machine that cards are put in, over tests/guide: alpha draws 500 W and
 * its host as much again.
 */
#include "check.h"

#include <string.h>

#include "fixture.h"

struct kit {
	struct arena *arena;
	struct catalog *catalog;
	struct profile *profile;
	struct machine *machine;
	struct accelerator *alpha;
};

static struct number
number(double value)
{
	return (struct number){ value, { .given = true } };
}

/* One who buys alone, and a card of two slots with a fan. */
static struct kit
kit_open(void)
{
	struct kit k;

	k.catalog = fixture_load(&k.arena, "tests/guide");
	k.profile = fixture_record(&k.catalog->profiles, "keeper");
	k.machine = fixture_record(&k.catalog->machines, "box");
	k.alpha = fixture_record(&k.catalog->accelerators, "alpha");
	k.profile->owns.count = 0;
	k.profile->machine.text = "box";
	k.profile->deployment.text = "on_prem";
	k.alpha->slots = number(2);
	k.alpha->cooling.text = "fan";
	return k;
}

static const struct answer *
ask(const struct kit *k)
{
	const struct whom whom = {
	    fixture_record(&k->catalog->workloads, "chat"),
		k->profile, NULL, false };

	return decide_accelerator(k->arena, k->catalog, decide_for(k->arena,
	    k->catalog, whom, 1)->item, k->alpha, NULL);
}

static void
refused(const char *name, const struct answer *a, const char *limit,
    double need, double have)
{
	check_int(name, a->reject, REJECT_LIMIT);
	check_text(name, a->limit->name, limit);
	check_close(name, a->need, need, 1e-12);
	check_close(name, a->have, have, 1e-12);
}

static void
limits(void **state)
{
	struct kit k = kit_open();
	struct facility *room = fixture_record(&k.catalog->facilities, "room");

	(void)state;
	check_int("500 + 100 W of 0.8 * 800", ask(&k)->reject, REJECT_NONE);
	k.machine->supply.value = 700;
	refused("0.8 * 700", ask(&k), "supply", 600, 560);
	k.machine->supply.value = 800;
	k.alpha->slots = number(4);
	refused("one card of four slots in three", ask(&k), "slots", 4, 3);
	k.alpha->slots = number(2);
	room->power_limit = number(900);
	refused("500 W twice in a room of 900", ask(&k), "place", 1000, 900);
	room->power_limit = number(1000);
	check_int("it holds as much", ask(&k)->reject, REJECT_NONE);
	arena_free(k.arena);
}

static void
cooled(void **state)
{
	struct kit k = kit_open();

	(void)state;
	k.alpha->cooling.text = "air";
	check_int("no fan", ask(&k)->reject, REJECT_SEGMENT);
	k.machine->airflow.on = true;
	check_int("the machine has fans", ask(&k)->reject, REJECT_NONE);
	k.alpha->cooling.text = "liquid";
	check_int("no liquid", ask(&k)->reject, REJECT_SEGMENT);
	k.alpha->cooling.text = "fan";
	k.alpha->slots.fact.given = false;
	check_int("a module", ask(&k)->reject, REJECT_SEGMENT);
	arena_free(k.arena);
}

/* A place takes what a liquid cools only with a loop, whatever it stands in. */
static void
liquid(void **state)
{
	struct kit k = kit_open();
	struct facility *room = fixture_record(&k.catalog->facilities, "room");

	(void)state;
	k.profile->machine.text = NULL;
	k.alpha->cooling.text = "liquid";
	check_int("no loop", ask(&k)->reject, REJECT_SEGMENT);
	room->liquid.on = true;
	check_int("a loop", ask(&k)->reject, REJECT_NONE);
	arena_free(k.arena);
}

/* What is rented stands elsewhere. */
static void
rented(void **state)
{
	struct kit k = kit_open();
	const struct answer *a;

	(void)state;
	k.profile->deployment.text = NULL;
	k.machine->supply.value = 100;
	a = ask(&k);
	check_int("rented", a->reject, REJECT_NONE);
	check_text("on demand", a->place.offer->tier.text, "on_demand");
	arena_free(k.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(limits), cmocka_unit_test(cooled),
		cmocka_unit_test(liquid), cmocka_unit_test(rented),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
