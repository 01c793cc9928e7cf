/*
 * choices: lists of words that several places speak of, each stated once.
 *
 * A list takes what is made of a word and what stands between two, so that the
 * rows of records have it as one text and C as a table of names:
 *
 *	FIELD(phase, CHOICE, CHOICES(PHASE_WORDS), 0, "What was timed.")
 *	static const char *const phases[] = { CHOICE_NAMES(PHASE_WORDS) };
 *
 * A list that one record alone has stands in its row.
 */
#ifndef CATALOG_CHOICES_H
#define CATALOG_CHOICES_H

#define CHOICE_WORD(word) #word
#define CHOICE_COMMA ,
#define CHOICES(list) list(CHOICE_WORD, " ")
#define CHOICE_NAMES(list) list(CHOICE_WORD, CHOICE_COMMA)

/* Order of an image's channels in memory: first or last. */
#define LAYOUT_WORDS(W, AND) W(nchw) AND W(nhwc)
/* Recurrent mixers of text networks. */
#define MIXER_WORDS(W, AND) W(mamba) AND W(mamba2) AND W(delta)
/* Whether scores of attention are written out. */
#define ATTENTION_WORDS(W, AND) W(flash) AND W(eager)
/* Activations that are computed again where layers have one way to. */
#define RECOMPUTE_WORDS(W, AND) W(none) AND W(full)
/* What is timed of a kind: serving has the last two, all else a step. */
#define PHASE_WORDS(W, AND) W(step) AND W(prefill) AND W(decode)
/* How accelerators are come by, as enum tenure has it. */
#define TENURE_WORDS(W, AND) \
	W(rent) AND W(commit) AND W(buy) AND W(own) AND W(extend)
/* What a claim may be expected to come out as. */
#define VERDICT_WORDS(W, AND) W(agrees) AND W(disagrees) AND W(close)
/* What kind of input moved a decision, as enum change_cause has it. */
#define CAUSE_WORDS(W, AND) \
	W(price) AND W(currency) AND W(catalogue) AND W(model) AND \
	W(profile) AND W(program)

#endif
