/*
 * replay FILE...: hands each file to a door once, without a fuzzer, for tools
 * that watch the run: coverage, valgrind.
 */
#include "fuzz.h"

#include "base/file.h"

int
main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct arena *arena = arena_new(fuzz_no_memory);
		size_t len;
		char *data = file_read(arena, argv[i], &len);

		fuzz_must(data != NULL, argv[i]);
		LLVMFuzzerTestOneInput((const uint8_t *)data, len);
		arena_free(arena);
	}
	printf("%d files\n", argc - 1);
	return 0;
}
