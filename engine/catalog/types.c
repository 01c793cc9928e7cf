#include "catalog/catalog.h"

#include <stddef.h>
#include <string.h>

#include "base/array.h"

/* The rows of <record>.def with the place of each in struct OF. */
#define FIELD(name, type, arg, flags, doc) \
	{ #name, FIELD_##type, arg, flags, doc, offsetof(struct OF, name) },

#define OF source
static const struct field source_rows[] = {
#include "catalog/source.def"
};
#undef OF
#define OF format
static const struct field format_rows[] = {
#include "catalog/format.def"
};
#undef OF
#define OF optimizer
static const struct field optimizer_rows[] = {
#include "catalog/optimizer.def"
};
#undef OF
#define OF scheme
static const struct field scheme_rows[] = {
#include "catalog/scheme.def"
};
#undef OF
#define OF method
static const struct field method_rows[] = {
#include "catalog/method.def"
};
#undef OF
#define OF architecture
static const struct field architecture_rows[] = {
#include "catalog/architecture.def"
};
#undef OF
#define OF segment
static const struct field segment_rows[] = {
#include "catalog/segment.def"
};
#undef OF
#define OF tier
static const struct field tier_rows[] = {
#include "catalog/tier.def"
};
#undef OF
#define OF sharding
static const struct field sharding_rows[] = {
#include "catalog/sharding.def"
};
#undef OF
#define OF targets
static const struct field targets_rows[] = {
#include "catalog/targets.def"
};
#undef OF
#define OF currency
static const struct field currency_rows[] = {
#include "catalog/currency.def"
};
#undef OF
#define OF condition
static const struct field condition_rows[] = {
#include "catalog/condition.def"
};
#undef OF
#define OF provider
static const struct field provider_rows[] = {
#include "catalog/provider.def"
};
#undef OF
#define OF accelerator
static const struct field accelerator_rows[] = {
#include "catalog/accelerator.def"
};
#undef OF
#define OF catalogue
static const struct field catalogue_rows[] = {
#include "catalog/catalogue.def"
};
#undef OF
#define OF slice
static const struct field slice_rows[] = {
#include "catalog/slice.def"
};
#undef OF
#define OF host
static const struct field host_rows[] = {
#include "catalog/host.def"
};
#undef OF
#define OF model
static const struct field model_rows[] = {
#include "catalog/model.def"
};
#undef OF
#define OF processor
static const struct field processor_rows[] = {
#include "catalog/processor.def"
};
#undef OF
#define OF facility
static const struct field facility_rows[] = {
#include "catalog/facility.def"
};
#undef OF
#define OF tested
static const struct field tested_rows[] = {
#include "catalog/tested.def"
};
#undef OF
#define OF carried
static const struct field carried_rows[] = {
#include "catalog/carried.def"
};
#undef OF
#define OF replayed
static const struct field replayed_rows[] = {
#include "catalog/replayed.def"
};
#undef OF
#define OF outcome
static const struct field outcome_rows[] = {
#include "catalog/outcome.def"
};
#undef OF
#define OF reliability
static const struct field reliability_rows[] = {
#include "catalog/reliability.def"
};
#undef OF
#define OF contract
static const struct field contract_rows[] = {
#include "catalog/contract.def"
};
#undef OF
#define OF policy
static const struct field policy_rows[] = {
#include "catalog/policy.def"
};
#undef OF
#define OF tenant
static const struct field tenant_rows[] = {
#include "catalog/tenant.def"
};
#undef OF
#define OF profile
static const struct field profile_rows[] = {
#include "catalog/profile.def"
};
#undef OF
#define OF machine
static const struct field machine_rows[] = {
#include "catalog/machine.def"
};
#undef OF
#define OF holding
static const struct field holding_rows[] = {
#include "catalog/holding.def"
};
#undef OF
#define OF offer
static const struct field offer_rows[] = {
#include "catalog/offer.def"
};
#undef OF
#define OF calibration
static const struct field calibration_rows[] = {
#include "catalog/calibration.def"
};
#undef OF
#define OF support
static const struct field support_rows[] = {
#include "catalog/support.def"
};
#undef OF
#define OF quality
static const struct field quality_rows[] = {
#include "catalog/quality.def"
};
#undef OF
#define OF claim
static const struct field claim_rows[] = {
#include "catalog/claim.def"
};
#undef OF
#define OF exchange
static const struct field exchange_rows[] = {
#include "catalog/exchange.def"
};
#undef OF
#define OF accept
static const struct field accept_rows[] = {
#include "catalog/accept.def"
};
#undef OF
#define OF price_feed
static const struct field price_feed_rows[] = {
#include "catalog/price_feed.def"
};
#undef OF
#define OF label
static const struct field label_rows[] = {
#include "catalog/label.def"
};
#undef OF
#define OF contradiction
static const struct field contradiction_rows[] = {
#include "catalog/contradiction.def"
};
#undef OF
#define OF deployment
static const struct field deployment_rows[] = {
#include "catalog/deployment.def"
};
#undef OF
#define OF answered
static const struct field answered_rows[] = {
#include "catalog/answered.def"
};
#undef OF
#define OF decided
static const struct field decided_rows[] = {
#include "catalog/decided.def"
};
#undef OF
#define OF approval
static const struct field approval_rows[] = {
#include "catalog/approval.def"
};
#undef OF
#define OF comparison
static const struct field comparison_rows[] = {
#include "catalog/comparison.def"
};
#undef OF
#define OF page
static const struct field page_rows[] = {
#include "catalog/page.def"
};
#undef OF
#define OF site
static const struct field site_rows[] = {
#include "catalog/site.def"
};
#undef OF
#define OF workload
const struct field workload_fields[] = {
#include "catalog/workload.def"
};
#undef OF
#undef FIELD

const size_t workload_field_count = COUNT(workload_fields);

const struct record_type record_types[] = {
#define RECORD(verb, many, singleton, doc) \
	{ #verb, NULL, NULL, doc, verb##_rows, COUNT(verb##_rows), NULL, 0, \
	    sizeof(struct verb), singleton, false, false },
#include "catalog/record.def"
#undef RECORD
};

const size_t record_type_count = COUNT(record_types);

const struct record_type *
record_type_of(const char *verb)
{
	for (size_t i = 0; i < record_type_count; i++)
		if (!strcmp(record_types[i].verb, verb))
			return &record_types[i];
	return NULL;
}
