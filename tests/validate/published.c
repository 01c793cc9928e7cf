/*
 * Every model's parameters, counted from its dimensions or its layers, against
 * what its authors, the Hub's file totals or keras-hub's presets print.
 */
#include "check.h"

#include "base/array.h"
#include "catalog/network.h"
#include "search/fixture.h"

static double
counted(struct arena *arena, const struct model *m)
{
	struct network_count n;
	struct model_parts parts;

	if (m->network.fact.given) {
		network_count(&m->network, arena, &n);
		return n.parameters;
	}
	model_count(m, &parts);
	return parts.total;
}

static void
published(void **state)
{
	static const struct {
		const char *id;
		double parameters;
	} rows[] = {
		{ "llama-2-7b", 6738417664 },
		{ "llama-2-13b", 13015866880 },
		{ "llama-2-70b", 68976653312 },
		{ "llama-3-8b", 8030261248 },
		{ "llama-3-70b", 70553706496 },
		{ "llama-3.1-8b", 8030261248 },
		{ "llama-3.1-70b", 70553706496 },
		{ "llama-3.1-405b", 405853388800 },
		{ "llama-3.2-1b", 1235814400 },
		{ "llama-3.2-3b", 3212749824 },
		{ "llama-4-scout", 108641793536 },
		{ "llama-4-maverick", 400000000000 },
		{ "mistral-7b-v0.1", 7241732096 },
		{ "mistral-7b-v0.3", 7248023552 },
		{ "mistral-nemo-12b", 12247782400 },
		{ "mistral-small-3-24b", 23572403200 },
		{ "mistral-large-2407", 123000000000 },
		{ "mixtral-8x7b", 46702792704 },
		{ "mixtral-8x22b", 141000000000 },
		{ "qwen2.5-0.5b", 494032768 },
		{ "qwen2.5-1.5b", 1543714304 },
		{ "qwen2.5-3b", 3085938688 },
		{ "qwen2.5-7b", 7615616512 },
		{ "qwen2.5-14b", 14770000000 },
		{ "qwen2.5-32b", 32763876352 },
		{ "qwen2.5-72b", 72706203648 },
		{ "qwen3-0.6b", 596049920 },
		{ "qwen3-1.7b", 1720574976 },
		{ "qwen3-4b", 4022468096 },
		{ "qwen3-8b", 8190735360 },
		{ "qwen3-14b", 14768307200 },
		{ "qwen3-32b", 32762123264 },
		{ "qwen3-30b-a3b", 30532122624 },
		{ "qwen3-235b-a22b", 235093634560 },
		{ "qwen3-coder-480b-a35b", 480000000000 },
		{ "deepseek-v2-lite", 15700000000 },
		{ "deepseek-v2", 236000000000 },
		{ "deepseek-v3", 671000000000 },
		{ "kimi-k2", 1026408235864 },
		{ "gemma-2b", 2506172416 },
		{ "gemma-7b", 8537680896 },
		{ "gemma-2-2b", 2614341888 },
		{ "gemma-2-9b", 9241705984 },
		{ "gemma-2-27b", 27227128320 },
		{ "gemma-3-1b", 999885952 },
		{ "gemma-3-4b", 4300079472 },
		{ "gemma-3-12b", 12187325040 },
		{ "gemma-3-27b", 27432406640 },
		{ "phi-2", 2779683840 },
		{ "phi-3-mini-4k", 3821079552 },
		{ "phi-3-medium-14b", 13960000000 },
		{ "phi-3.5-moe", 41900000000 },
		{ "phi-4", 14659507200 },
		{ "phi-4-mini", 3836021760 },
		{ "gpt2-124m", 124439808 },
		{ "gpt2-355m", 355000000 },
		{ "gpt2-774m", 774030080 },
		{ "gpt2-1.5b", 1557611200 },
		{ "gpt3-175b", 175000000000 },
		{ "opt-125m", 125239296 },
		{ "opt-1.3b", 1315758080 },
		{ "opt-6.7b", 6660000000 },
		{ "opt-13b", 12850000000 },
		{ "opt-30b", 29970000000 },
		{ "opt-66b", 65700000000 },
		{ "opt-175b", 175000000000 },
		{ "bloom-176b", 176247271424 },
		{ "bloom-7b1", 7069016064 },
		{ "falcon-7b", 6920000000 },
		{ "falcon-40b", 41300000000 },
		{ "falcon-180b", 179522565120 },
		{ "gpt-oss-20b", 20914757184 },
		{ "gpt-oss-120b", 116829156672 },
		{ "command-r-35b", 35000000000 },
		{ "command-r-plus-104b", 104000000000 },
		{ "starcoder-15b", 15517456384 },
		{ "bert-base", 109482240 },
		{ "bert-large", 335141888 },
		{ "t5-small", 60506624 },
		{ "t5-base", 222903552 },
		{ "t5-large", 737668096 },
		{ "t5-3b", 2850000000 },
		{ "t5-11b", 11300000000 },
		{ "t5-v1.1-xxl", 11135332352 },
		{ "whisper-tiny", 37760640 },
		{ "whisper-base", 72593920 },
		{ "whisper-small", 241734912 },
		{ "whisper-medium", 763857920 },
		{ "whisper-large-v2", 1543304960 },
		{ "whisper-large-v3", 1550000000 },
		{ "whisper-large-v3-turbo", 809000000 },
		{ "vit-b-16", 86570000 },
		{ "vit-l-16", 304330000 },
		{ "vit-h-14", 632050000 },
		{ "resnet-50", 25560000 },
		{ "resnet-152", 60190000 },
		{ "clip-vit-b-32", 151277313 },
		{ "clip-vit-l-14", 427616513 },
		{ "clip-vit-h-14", 986109698 },
		{ "clip-vit-bigg-14", 2539567362 },
		{ "sd1.5-unet", 859520964 },
		{ "sd1.5-text-encoder", 123060480 },
		{ "sd1.5-vae", 83653863 },
		{ "sd2.1-unet", 865910724 },
		{ "sd2.1-text-encoder", 340387840 },
		{ "sdxl-unet", 2567463684 },
		{ "sdxl-text-encoder-1", 123060480 },
		{ "sdxl-text-encoder-2", 694659840 },
		{ "svd-unet", 1521000000 },
		{ "svd-vae", 97742847 },
		{ "sd3-medium", 2084951104 },
		{ "sd3.5-medium", 2469663936 },
		{ "sd3.5-large", 8146280768 },
		{ "sd3-vae", 83800000 },
		{ "flux.1-dev", 11901408320 },
		{ "flux.1-schnell", 11890000000 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct model *m = (const struct model *)catalog_find(
		    &cat->models, rows[i].id);

		if (!m)
			fail_msg("no model %s", rows[i].id);
		check_close(rows[i].id, counted(arena, m),
		    rows[i].parameters, 5e-3);
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
