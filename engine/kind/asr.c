/*
 * asr: speech into text, by an encoder that reads a window of sound whole and
 * a decoder that writes its words token by token.  One copy an accelerator.
 */
#include <stddef.h>

#include "base/array.h"
#include "catalog/dimensions.h"
#include "chain_asr.h"
#include "kind/case_bind.h"
#include "kind/reading.h"
#include "kind/shape.h"
#include "kind/text.h"

#define KIND asr
#define KIND_ALSO "transcription speech stt inference"
#include "kind/struct.def"

#define KIND asr
#define KIND_DOC "Turning speech into text."
#include "kind/type.def"

static const struct limit limits[] = {
	READING_LIMITS("latency", "max_latency"),
};

static const struct resource resources[] = {
	READING_RESOURCES("writing_host", "writing_time"),
};

static const struct measure measures[] = {
	{ "usd_per_audio_hour", "Cost per hour of sound", "USD" },
	{ "latency", "Time of a batch", "s" },
	{ "audio_per_s", "Seconds of sound/s of a copy", "1" },
	{ "real_time_factor", "Real-time factor", "1" },
	MONTH_MEASURES,
};

static const struct measure items[] = {
	{ "weights", "Weights", "GiB" },
	{ "cache", "Keys and values", "GiB" },
	{ "workspace", "Working memory", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
};

static const struct reach reaches[] = {
	{ "batch", "Windows of a batch", false, NULL },
};

static const struct lever levers[] = {
	{ LEVER_FORMAT, "Weight format", "weight_formats",
	    "fp32 bf16 fp16 fp8 int8", { NULL } },
	{ LEVER_LESS, "Windows of a batch", "batch", NULL, { NULL } },
};

static const struct measure batch_parts[] = {
	{ "encoder_time", "Encoder", NULL },
	{ "writing_time", "Writing tokens", NULL },
	{ NULL, "Outside of the network", NULL },
};

static const struct measure token_parts[] = {
	{ "step_matrices", "Matrices of the layers and head", NULL },
	{ "step_attended", "Attention", NULL },
	{ "step_between", "Between the matrices", NULL },
	{ NULL, "Launches and waiting for the host", NULL },
};

static const struct shape_time times[] = {
	{ "A batch", "latency", batch_parts, COUNT(batch_parts) },
	{ "A step of the decoder", "token_time", token_parts,
	    COUNT(token_parts) },
};

static const struct shape_work work[] = {
	{ "speech recognition", "flops", "bytes", "latency", NULL },
};

static const struct shape shape = {
	SHAPE_TABLES,
	.sweep = { AXIS_batch, "Windows of a batch",
	    { "latency", "Time of a batch", "s" },
	    { "windows_per_s", "Windows/s of a copy", "1/s" } },
	.rate = { "windows_per_s", "Windows/s of a copy", "1/s" },
};

static const struct reading_slots slots = {
#define S(name) .name = ASR_##name,
	READING_SLOTS(S)
#undef S
};

static const struct common_slots common =
    COMMON_MONTH(ASR, ASR_count, ASR_samples);

_Static_assert(ASR_extra_parameters - ASR_layers + 1 == DIMENSION_COUNT,
    "asr.chain begins with text_parameters.part");

static const struct asr *
asr_of(const struct workload *w)
{
	return (const struct asr *)w;
}

static void
check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct model *m = kind_model(cat, w);

	kind_check_mixer(m, w, diags);
	if (m && (m->encoder_layers.value <= 0 ||
	    m->encoder_layers.value >= m->layers.value))
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" has no encoder with a "
		    "decoder behind it, which turn sound into text",
		    w->head.id, m->head.id);
}

/* What Whisper was trained on: 30 seconds, two convolutions behind a frame of
 * 10 ms, the second with a stride of 2. */
static const struct bind_row default_rows[] = {
	BIND_ROW(ASR, asr, window, 30, "30 s, as Whisper reads"),
	BIND_ROW(ASR, asr, frames, 1500, "1500, as Whisper reads"),
	BIND_ROW(ASR, asr, beams, 1, "one text is followed"),
	BIND_ROW(ASR, asr, audio_rate, 0, "one copy at its capacity"),
};

static void
bind(struct binding *b, const struct catalog *cat, const struct workload *w,
    const struct profile *profile, const struct placement *p)
{
	(void)profile;
	reading_bind(b, &slots, cat, w, p);
	bind_rows(b, default_rows, COUNT(default_rows), &w->head);
	bind_number(b, ASR_output_len, &asr_of(w)->output_len, CAUSE_choice);
}

/* A case: a recording of so many seconds, windows of it in batches; a time is
 * that of all of it. */
static void
predict_case(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	static const struct case_quantity quantities[] = {
		{ "latency_s", ASR_audio_per_s },
		{ "memory_bytes_per_accelerator", ASR_memory_needed },
	};
	struct asr *w = (struct asr *)case_open(p, row, out, "asr");
	bool time = case_is(row, CASE_quantity, "latency_s");
	double sound;

	if (!w)
		return;
	sound = time ? case_or(p, row, out, "asr", CASE_audio_s) : 0;
	case_state(row, &w->output_len, case_or(p, row, out, "asr",
	    CASE_output_len));
	case_state(row, &w->beams, case_or(p, row, out, "asr", CASE_beams));
	p->bound->place.axis[AXIS_batch] = (int)case_or(p, row, out, "asr",
	    CASE_batch);
	case_answer(p, row, out, quantities, COUNT(quantities),
	    ASR_memory_needed);
	if (time)
		out->value = sound / out->value;
}

const struct kind kind_asr = {
	.name = "asr", .title = "Speech to text",
	.task = "Transcribe speech", .menu = 50, .type = &asr_type,
	.chain_name = "asr", .copies = true, .shape = &shape,
	KIND_TABLES,
	.axes = reading_axes, .axis_count = READING_AXES,
	.format_list = offsetof(struct asr, weight_formats),
	.illegal = kind_illegal, .check = check,
	.bind = bind, .common = &common, .predict = predict_case,
};
