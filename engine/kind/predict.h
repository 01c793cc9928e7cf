/*
 * predict: a published case through the chains that decide.
 *
 * A predictor binds the cells of a case to the inputs of the same chain that
 * answers workloads of its kind, and takes from it what the case measured.
 * What the case does not state is a documented default (case_default.def) or
 * a reason to pass it over; nothing is guessed in silence.
 */
#ifndef KIND_PREDICT_H
#define KIND_PREDICT_H

#include "feed/cases.h"
#include "kind/kind.h"

enum predict_status { PREDICT_ok, PREDICT_skipped, PREDICT_error };

struct prediction {
	enum predict_status status;
	double value;            /* in the quantity's base unit */
	double bound;            /* what the peak allows: rates lie below it,
	                            times above; 0 where it is not known */
	enum { FIT_unknown, FIT_no, FIT_yes } fit; /* in the memory there */
	const char *reason;      /* of a case that is passed over, or NULL */
	const struct calibration *calibration; /* what it used, or NULL */
	/* Memory that it takes and that there is, where the predictor tells
	 * them and the chain has them; else 0. */
	double needed, usable;
	/* What was bound, where the predictor keeps it: the workload, where it
	 * ran, and the values of the chain's slots; else NULL. */
	const struct case_bound *ran;
	const double *values;
};

/* What a case measures, as far as who predicts it goes; see quantity.def. */
enum quantity_class { CLASS_unknown, CLASS_memory, CLASS_speed, CLASS_cost };

struct predictor {
	struct arena *arena;
	const struct catalog *catalog;
	/* What every case is known to use; NULL where it is to be found. */
	const struct calibration *calibration;
	/* Where cases run their chain, one after the other: predict_lane(), or
	 * NULL where each has one of its own. */
	double (*lane)[CHAIN_BLOCK];
	/* As what it is bound; predict() makes it, zeroed. */
	struct case_bound *bound;
	bool tells;              /* of memory too, in the prediction */
	bool keeps;              /* what was bound, for who holds it to rank */
	struct predicted *known; /* what predict_value() knows, or NULL */
};

/* The defaults of blank cells, for the manual. */
struct case_default {
	const char *group;
	enum case_column column;
	double value;
	const char *why;
};

extern const struct case_default case_defaults[];
extern const size_t case_default_count;

/* Room for the values of any chain: a third of the time of a prediction is
 * making it. */
double (*predict_lane(struct arena *))[CHAIN_BLOCK];
struct prediction predict(const struct predictor *, const struct case_row *);
/* Values of cases, for who asks again: no offer moves one, any other record
 * may.  They last as long as the arena. */
struct predicted *predicted_new(struct arena *);
/* Room, zeroed when it is new, for what somebody knows of a case. */
void *predicted_of(struct predicted *, const char *who,
    const struct case_row *, size_t);
/* One that lasts as long, which an entry of the catalogue does not. */
struct prediction predicted_lasting(struct predicted *, struct prediction);
/* The value alone, which is not worked out twice; 0 of what is passed over. */
double predict_value(const struct predictor *, const struct case_row *);
const char *predict_status_name(enum predict_status);
enum quantity_class predict_class(const struct case_row *);
/* Is less better? */
bool predict_is_time(const struct case_row *);
/* Does what was measured beat the bound that was predicted for it? */
bool predict_beaten(const struct case_row *, const struct prediction *);
/* What the quantity is shown in; NULL for a bare number. */
const char *predict_unit(const struct case_row *);

/* One a group: fills the prediction, whose status starts as ok. */
void case_cost(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_train(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_train_speed(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_serve(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_serve_speed(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_diffusion(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_diffusion_train(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_vision_train(const struct predictor *, const struct case_row *,
    struct prediction *);
void case_vision_infer(const struct predictor *, const struct case_row *,
    struct prediction *);

/* What a case ran on that names no software. */
void case_serve_unsaid(const struct predictor *, const struct case_row *,
    struct printed_stack *);
void case_diffusion_unsaid(const struct predictor *, const struct case_row *,
    struct printed_stack *);
void case_vision_unsaid(const struct predictor *, const struct case_row *,
    struct printed_stack *);
void case_train_unsaid(const struct predictor *, const struct case_row *,
    struct printed_stack *);
void case_images_spread(const struct predictor *, const struct case_row *,
    struct printed_stack *);

#endif
