/*
 * What llama-bench prints: CSV, JSON, JSON lines, or a table of Markdown.
 */
#include "feed/bench.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "unit/number.h"

/* A quantization starts so: Q4_K_M, IQ4_XS, F16, BF16, MXFP4. */
static bool
is_format(const char *s)
{
	if (!strncasecmp(s, "mxfp", 4) || !strncasecmp(s, "bf16", 4))
		return true;
	s += (*s == 'i' || *s == 'I') && (s[1] == 'q' || s[1] == 'Q');
	return strchr("qQfF", *s) && *s && isdigit((unsigned char)s[1]);
}

/* "q4_k_m" of "llama 8B Q4_K - Medium", "f16" of "llama 8B F16". */
static const char *
format_of(struct arena *arena, const char *type)
{
	static const struct {
		const char *said, *end;
	} sizes[] = { { " - Small", "_s" }, { " - Medium", "_m" },
		{ " - Large", "_l" } };
	const char *from = type, *size = "";
	char *name;

	while (from && !is_format(from))
		from = strchr(from, ' ') ? strchr(from, ' ') + 1 : NULL;
	if (!from)
		return NULL;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		if (text_ends(from, sizes[i].said))
			size = sizes[i].end;
	name = arena_printf(arena, "%.*s%s", (int)strcspn(from, " "), from,
	    size);
	for (char *p = name; *p; p++)
		*p = (char)tolower((unsigned char)*p);
	return name;
}

/* "Qwen2.5-7B-Instruct" of "models/Qwen2.5-7B-Instruct-Q4_K_M.gguf". */
static const char *
model_of(struct arena *arena, const char *file)
{
	const char *slash = strrchr(file, '/');
	char *name = arena_strdup(arena, slash ? slash + 1 : file), *at;

	at = strstr(name, ".gguf");
	if (at)
		*at = '\0';
	at = strstr(name, "-00001-of-");
	if (at)
		*at = '\0';
	for (at = name + strlen(name); at > name; at--)
		if ((*at == '-' || *at == '.') && is_format(at + 1)) {
			*at = '\0';
			break;
		}
	return *name ? name : NULL;
}

static void
set_hardware(struct bench *b, const struct bench_result *r,
    struct case_row *row)
{
	const char *gpus = bench_text(r, "gpu_info");
	const char *split = bench_text(r, "split_mode"), *many;
	double count = 1;

	if (!gpus)
		return;
	row->cell[CASE_accelerator] = arena_strndup(b->arena, gpus,
	    strcspn(gpus, ",/"));
	row->cell[CASE_accelerator_name] = row->cell[CASE_accelerator];
	for (const char *p = gpus; *p; p++)
		count += *p == ',' || *p == '/';
	many = bench_cell(b->arena, split && !strcmp(split, "none") ? 1 :
	    count);
	row->cell[CASE_count] = many;
	row->cell[split && !strcmp(split, "row") ? CASE_tp : CASE_pp] = many;
}

/* Tokens of the prompt, of the answer and before both: stated, or read from
 * "pp512", "tg128", "pp512+tg128", "tg128 @ d4096". */
struct test {
	double prompt, answer, depth;
};

static struct test
test_of(struct arena *arena, const struct bench_result *r)
{
	const char *text = bench_text(r, "test");
	struct test t = { 0 };
	const struct {
		const char *mark, *name;
		double *value;
	} parts[] = { { "pp", "n_prompt", &t.prompt },
		{ "tg", "n_gen", &t.answer }, { "@ d", "n_depth", &t.depth } };

	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		const char *at = text ? strstr(text, parts[i].mark) : NULL;

		bench_number(r, parts[i].name, parts[i].value);
		if (!at)
			continue;
		at += strlen(parts[i].mark);
		number_read(arena_strndup(arena, at, strspn(at,
		    "0123456789")), parts[i].value);
	}
	return t;
}

/* Why it is no figure of an accelerator, or NULL. */
static const char *
left_out(const struct bench_result *r, const struct test *t)
{
	const char *layers = bench_text(r, "n_gpu_layers");

	layers = layers ? layers : bench_text(r, "ngl");
	if (layers && !strcmp(layers, "0"))
		return "every layer ran on the host";
	if (t->prompt > 0 && t->answer > 0)
		return "prompt and answer are one figure";
	return t->prompt > 0 || t->answer > 0 ? NULL :
	    "no test is named: neither prompt nor answer";
}

static bool
rate_of(struct arena *arena, const struct bench_result *r, double *rate)
{
	const char *text = bench_text(r, "t/s");

	if (bench_number(r, "avg_ts", rate))
		return *rate > 0;
	return text && number_read(arena_strndup(arena, text, strcspn(text,
	    " ")), rate) && *rate > 0;
}

static const char *
software_of(struct arena *arena, const struct bench_result *r)
{
	const char *build = bench_text(r, "build_number");
	const char *backend = bench_text(r, "backends");

	backend = backend ? backend : bench_text(r, "backend");
	return arena_printf(arena, "llama.cpp%s%s%s%s", build ? " b" : "",
	    build ? build : "", backend ? " " : "", backend ? backend : "");
}

void
bench_llama(struct bench *b, const struct bench_result *r)
{
	const char *file = bench_text(r, "model_filename");
	const char *type = bench_text(r, "model_type"), *why;
	const struct test t = test_of(b->arena, r);
	bool prompt = t.prompt > 0;
	struct case_row row = { 0 };
	double rate;

	type = type ? type : bench_text(r, "model");
	why = left_out(r, &t);
	if (!why && !rate_of(b->arena, r, &rate))
		why = "it has no rate";
	if (why) {
		bench_leave(b, r, why);
		return;
	}
	row.cell[CASE_phase] = prompt ? "prefill" : "decode";
	row.cell[CASE_model] = file ? model_of(b->arena, file) : NULL;
	row.cell[CASE_weight_format] = type ? format_of(b->arena, type) : NULL;
	row.cell[CASE_kv_format] = bench_text(r, "type_k");
	row.cell[CASE_software] = software_of(b->arena, r);
	row.cell[CASE_batch] = "1";
	row.cell[CASE_input_len] = bench_cell(b->arena, prompt ? t.prompt :
	    t.depth);
	row.cell[CASE_output_len] = bench_cell(b->arena, t.answer);
	set_hardware(b, r, &row);
	bench_add(b, r, &row, "tokens_per_s", rate)->cell[CASE_token_basis] =
	    prompt ? "input" : "output";
}
