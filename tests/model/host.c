/* Weights and caches in the host's memory: hand calculations. */
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
	    host_waiting(1, 0, 62e9, 13.5e9, 60e9, buffer), 51e9, 1e-15);
	check_close("by hand: all of the 60 where the stack parts none",
	    host_waiting(1, 1, 62e9, 13.5e9, 60e9, buffer), 60e9, 1e-15);
	check_close("by hand: which it leaves there where all fits",
	    host_waiting(1, 1, 12e9, 13.5e9, 10e9, 0.4e9), 0, 0);
	check_close("by hand: and so it fits to the byte",
	    host_needed(62e9, 51e9, buffer), 13.5e9, 1e-15);
	check_close("by hand: nothing waits where nothing may",
	    host_waiting(0, 0, 62e9, 13.5e9, 60e9, buffer), 0, 0);
	check_close("by hand: nothing waits where all fits",
	    host_waiting(1, 0, 12e9, 13.5e9, 10e9, 0.4e9), 0, 0);
	check_close("by hand: no more than all waits",
	    host_waiting(1, 0, 90e9, 13.5e9, 60e9, buffer), 60e9, 1e-15);
	check_close("by hand: the cache alone is too much then",
	    host_needed(90e9, 60e9, buffer), 32.5e9, 1e-15);
	check_close("by hand: without any waiting",
	    host_needed(12e9, 0, 0.4e9), 12e9, 0);
}

/* OPT-30B, 144 requests of 528 tokens: 2 * 48 * 7168 numbers a token. */
static void
cache(void **state)
{
	const double all = 144.0 * 528 * 2 * 48 * 7168 * 2;

	(void)state;
	check_close("by hand: 104.6 GB in 16 bits", all, 104.6e9, 1e-3);
	check_close("by hand: two of 48 layers stay",
	    host_kept(1, all, 48), all / 24, 1e-12);
	check_close("by hand: all of it where none waits",
	    host_kept(0, all, 48), all, 0);
	check_close("by hand: a network of one layer keeps it",
	    host_kept(1, 8e9, 1), 8e9, 0);
	check_close("by hand: 104.6 GB at 12 GB/s",
	    host_cache_time(1, all, 12e9, 1), 8.72, 1e-3);
	check_close("by hand: four buses carry it in a quarter",
	    host_cache_time(1, all, 12e9, 4), 2.18, 1e-3);
	check_close("by hand: no time where none waits",
	    host_cache_time(0, all, 12e9, 1), 0, 0);
}

/* OPT-6.7B in 4 bits, 72 requests of 528 tokens: FlexGen moves 13 bytes to
 * unpack a number. */
static void
unpacking(void **state)
{
	const double weights = 32 * 12.0 * 4096 * 4096;
	const double cached = 72.0 * 528 * 2 * 32 * 4096;

	(void)state;
	check_close("by hand: 6.44 billion weights at 240 GB/s",
	    host_unpack_time(13, 1, weights / 2, 0.5, cached * 2, 2, 2,
	    240e9), 0.3490, 1e-3);
	check_close("by hand: 9.97 billion numbers of the cache",
	    host_unpack_time(13, 1, weights * 2, 2, cached / 2, 0.5, 2,
	    240e9), 0.5398, 1e-3);
	check_close("by hand: three parts unpack the weights three times",
	    host_unpack_time(13, 3, weights / 2, 0.5, cached / 2, 0.5, 2,
	    240e9), 3 * 0.3490 + 0.5398, 1e-3);
	check_close("by hand: nothing to unpack",
	    host_unpack_time(0, 3, 12.9e9, 2, 2e10, 0.5, 2, 240e9), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(waiting),
		cmocka_unit_test(cache),
		cmocka_unit_test(unpacking),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
