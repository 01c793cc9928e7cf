/* How soon: by hand. */
#include "check.h"

#include "model/supply.h"

static void
waiting(void **state)
{
	(void)state;
	check_close("by hand: servers come after the racks",
	    supply_lead_time(12, 8), 12, 0);
	check_close("by hand: racks come after the cards",
	    supply_lead_time(1, 8), 8, 0);
	check_close("by hand: on the shelf, on a desk",
	    supply_lead_time(0, 0), 0, 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(waiting),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
