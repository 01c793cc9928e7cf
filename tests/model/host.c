/* Weights in the host's memory: hand calculations. */
#include "check.h"

#include "model/host.h"

static void
waiting(void **state)
{
	/* OPT-30B in 16 bits is 60 GB in 48 layers; a T4 has 13.5 to fill. */
	double buffer = host_buffer(60e9, 48);

	(void)state;
	check_close("by hand: two of 48 layers of 60 GB", buffer, 2.5e9,
	    1e-15);
	check_close("by hand: 62 needed, 13.5 there, 2.5 kept free",
	    host_waiting(1, 62e9, 13.5e9, 60e9, buffer), 51e9, 1e-15);
	check_close("by hand: and so it fits to the byte",
	    host_needed(62e9, 51e9, buffer), 13.5e9, 1e-15);
	check_close("by hand: nothing waits where nothing may",
	    host_waiting(0, 62e9, 13.5e9, 60e9, buffer), 0, 0);
	check_close("by hand: nothing waits where all fits",
	    host_waiting(1, 12e9, 13.5e9, 10e9, 0.4e9), 0, 0);
	check_close("by hand: no more than all waits",
	    host_waiting(1, 90e9, 13.5e9, 60e9, buffer), 60e9, 1e-15);
	check_close("by hand: the cache alone is too much then",
	    host_needed(90e9, 60e9, buffer), 32.5e9, 1e-15);
	check_close("by hand: without any waiting",
	    host_needed(12e9, 0, 0.4e9), 12e9, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(waiting),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
