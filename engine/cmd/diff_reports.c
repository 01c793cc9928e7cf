/*
 * The remarks in the forms that CI systems read: JUnit XML, SARIF 2.1.0,
 * GitLab's code quality report and GitHub's annotations.
 */
#include <inttypes.h>
#include <string.h>

#include "base/array.h"
#include "base/digest.h"
#include "base/text.h"
#include "base/version.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "write/json.h"

/* Annotations that GitHub shows of each kind in a step. */
enum { ANNOTATIONS = 10 };

/* What JUnit's suites are about: decisions, and what has no decision. */
static const struct suite {
	const char *name;
	unsigned rules;
} suites[] = {
	{ "decisions", 1u << RULE_flip | 1u << RULE_increase |
	    1u << RULE_stale | 1u << RULE_signed },
	{ "prices", 1u << RULE_outlier },
	{ "claims", 1u << RULE_claim },
};

/* The same remark has the same mark in every run. */
static const char *
fingerprint(struct options *o, const struct remark *r)
{
	const char *of = arena_printf(o->arena, "%s/%s", diff_rules[r->rule],
	    r->subject);

	return arena_printf(o->arena, "%016" PRIx64, digest_add(
	    DIGEST_EMPTY, of, strlen(of)));
}

static void
attribute(struct text *t, const char *name, const char *value)
{
	text_printf(t, " %s=\"", name);
	text_xml(t, value);
	text_char(t, '"');
}

/* Remarks of a suite on one subject; failures first. */
static void
junit_case(struct text *t, const struct suite *s, const char *subject,
    const struct remarks *list)
{
	text_add(t, "<testcase");
	attribute(t, "classname", s->name);
	attribute(t, "name", subject);
	text_add(t, ">\n");
	for (int fails = 1; fails >= 0; fails--)
		for (size_t i = 0; i < list->count; i++) {
			const struct remark *r = &list->item[i];

			if (!(s->rules & 1u << r->rule) ||
			    r->fails != fails || strcmp(r->subject, subject))
				continue;
			text_add(t, fails ? "<failure" : "<system-out>");
			if (fails) {
				attribute(t, "type", diff_rules[r->rule]);
				attribute(t, "message", r->text);
				text_char(t, '>');
			}
			text_xml(t, r->text);
			text_add(t, fails ? "</failure>\n" :
			    "</system-out>\n");
		}
	text_add(t, "</testcase>\n");
}

static bool
is_listed(const char *const *subject, size_t n, const char *of)
{
	for (size_t i = 0; i < n; i++)
		if (!strcmp(subject[i], of))
			return true;
	return false;
}

/* Subjects of a suite, each once: all decisions, else what is remarked. */
static size_t
subjects_of(struct options *o, const struct changes *all,
    const struct suite *s, const struct remarks *list, const char ***subject)
{
	size_t n = 0;

	*subject = arena_array(o->arena, all->count + list->count + 1,
	    sizeof(**subject));
	for (size_t i = 0; s == suites && i < all->count; i++)
		(*subject)[n++] = all->item[i].id;
	for (size_t i = 0; i < list->count; i++)
		if (s->rules & 1u << list->item[i].rule &&
		    !is_listed(*subject, n, list->item[i].subject))
			(*subject)[n++] = list->item[i].subject;
	return n;
}

/* Of one subject of a suite: is there a remark that fails? */
static bool
has_failed(const struct suite *s, const char *subject,
    const struct remarks *list)
{
	for (size_t i = 0; i < list->count; i++)
		if (list->item[i].fails && s->rules & 1u <<
		    list->item[i].rule && !strcmp(list->item[i].subject,
		    subject))
			return true;
	return false;
}

/* What JUnit counts: test cases, and those of them that fail. */
struct tally {
	size_t tests, failures;
};

static void
counts(struct text *t, struct tally n)
{
	text_printf(t, " tests=\"%zu\" failures=\"%zu\" errors=\"0\"",
	    n.tests, n.failures);
}

static struct tally
junit_suite(struct options *o, struct text *t, const struct changes *all,
    const struct suite *s, const struct remarks *list)
{
	const char **subject;
	struct tally n = { .tests = subjects_of(o, all, s, list, &subject) };

	for (size_t i = 0; i < n.tests; i++)
		n.failures += has_failed(s, subject[i], list);
	text_add(t, "<testsuite");
	attribute(t, "name", s->name);
	counts(t, n);
	text_add(t, ">\n");
	for (size_t i = 0; i < n.tests; i++)
		junit_case(t, s, subject[i], list);
	text_add(t, "</testsuite>\n");
	return n;
}

void
diff_junit(struct options *o, const struct changes *all,
    const struct remarks *list)
{
	struct text body;
	struct tally sum = { 0 };

	text_init(&body, o->arena);
	for (const struct suite *s = suites; s < suites + COUNT(suites);
	    s++) {
		struct tally n = junit_suite(o, &body, all, s, list);

		sum.tests += n.tests;
		sum.failures += n.failures;
	}
	text_add(o->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<testsuites name=\"ridgeline diff\"");
	counts(o->out, sum);
	text_add(o->out, ">\n");
	text_add(o->out, body.data);
	text_add(o->out, "</testsuites>\n");
}

static const char *
sarif_level(const struct remark *r)
{
	return r->fails ? "error" : r->rule == RULE_increase ? "note" :
	    "warning";
}

static void
sarif_rules(struct emit *e)
{
	json_open(e, "rules", '[');
	for (int r = 0; r < RULES; r++) {
		json_line(e);
		json_open(e, NULL, '{');
		json_text(e, "id", diff_rules[r]);
		json_open(e, "shortDescription", '{');
		json_text(e, "text", diff_rule_docs[r]);
		json_close(e, '}');
		json_close(e, '}');
	}
	json_close(e, ']');
}

static void
sarif_location(struct emit *e, const struct remark *r)
{
	if (!r->at.file)
		return;
	json_open(e, "locations", '[');
	json_open(e, NULL, '{');
	json_open(e, "physicalLocation", '{');
	json_open(e, "artifactLocation", '{');
	json_text(e, "uri", r->at.file);
	json_close(e, '}');
	if (r->at.line > 0) {
		json_open(e, "region", '{');
		json_number(e, "startLine", r->at.line);
		json_close(e, '}');
	}
	json_close(e, '}');
	json_close(e, '}');
	json_close(e, ']');
}

static void
sarif_result(struct emit *e, struct options *o, const struct remark *r)
{
	json_line(e);
	json_open(e, NULL, '{');
	json_text(e, "ruleId", diff_rules[r->rule]);
	json_number(e, "ruleIndex", r->rule);
	json_text(e, "level", sarif_level(r));
	json_open(e, "message", '{');
	json_text(e, "text", r->text);
	json_close(e, '}');
	sarif_location(e, r);
	json_open(e, "partialFingerprints", '{');
	json_text(e, "ridgeline/v1", fingerprint(o, r));
	json_close(e, '}');
	json_close(e, '}');
}

void
diff_sarif(struct options *o, const struct remarks *list)
{
	struct emit e = { .out = o->out };

	json_open(&e, NULL, '{');
	json_text(&e, "$schema",
	    "https://json.schemastore.org/sarif-2.1.0.json");
	json_text(&e, "version", "2.1.0");
	json_open(&e, "runs", '[');
	json_open(&e, NULL, '{');
	json_open(&e, "tool", '{');
	json_open(&e, "driver", '{');
	json_text(&e, "name", "ridgeline");
	json_text(&e, "version", ridgeline_version);
	sarif_rules(&e);
	json_close(&e, '}');
	json_close(&e, '}');
	json_open(&e, "results", '[');
	for (size_t i = 0; i < list->count; i++)
		sarif_result(&e, o, &list->item[i]);
	json_close(&e, ']');
	json_close(&e, '}');
	json_close(&e, ']');
	json_close(&e, '}');
	text_char(o->out, '\n');
}

static void
gitlab_issue(struct emit *e, struct options *o, const struct remark *r)
{
	json_line(e);
	json_open(e, NULL, '{');
	json_text(e, "description", r->text);
	json_text(e, "check_name", diff_rules[r->rule]);
	json_text(e, "fingerprint", fingerprint(o, r));
	json_text(e, "severity", r->fails ? "blocker" :
	    r->rule == RULE_increase ? "info" : "minor");
	json_open(e, "location", '{');
	json_text(e, "path", r->at.file ? r->at.file : "specs");
	json_open(e, "lines", '{');
	json_number(e, "begin", r->at.line > 0 ? r->at.line : 1);
	json_close(e, '}');
	json_close(e, '}');
	json_close(e, '}');
}

void
diff_gitlab(struct options *o, const struct remarks *list)
{
	struct emit e = { .out = o->out };

	json_open(&e, NULL, '[');
	for (size_t i = 0; i < list->count; i++)
		gitlab_issue(&e, o, &list->item[i]);
	json_close(&e, ']');
	text_char(o->out, '\n');
}

static const char *
level_of(const struct remark *r)
{
	return r->fails ? "error" : r->rule == RULE_increase ? "notice" :
	    "warning";
}

/* Of one kind; where there are more, the last one says how many. */
static void
annotate(struct options *o, const struct remarks *list, const char *kind)
{
	size_t all = 0, n = 0;

	for (size_t i = 0; i < list->count; i++)
		all += !strcmp(level_of(&list->item[i]), kind);
	for (size_t i = 0; i < list->count; i++) {
		const struct remark *r = &list->item[i];

		if (strcmp(level_of(r), kind) != 0)
			continue;
		if (++n == ANNOTATIONS && all > ANNOTATIONS) {
			diag_annotation(o->out, kind, (struct origin){ 0 },
			    "more", arena_printf(o->arena, "%zu more",
			    all - n + 1));
			return;
		}
		diag_annotation(o->out, kind, r->at, diff_rules[r->rule],
		    r->text);
	}
}

void
diff_github(struct options *o, const struct remarks *list)
{
	annotate(o, list, "error");
	annotate(o, list, "warning");
	annotate(o, list, "notice");
}
