/*
 * link: what joins the accelerators of one host.
 *
 * Cards that do not reach each other's memory send through the host's.  The
 * formula of that is asked here and not in a chain, as slice.c does: it says
 * what a card has in its host, and no choice of a search changes it.
 */
#include "kind/link.h"

#include "model/link.h"

void
link_bind(struct binding *b, int slot, const struct accelerator *a)
{
	const struct number *link = &a->link_bandwidth;
	const struct number *memory = &a->host_memory_bandwidth;
	double through = link_through_host(link->value, memory->value);

	/* A bridge goes round the bus. */
	if (!word_is(&a->peer_access, "no") || !memory->fact.given ||
	    a->linked.value > 1 || through >= link->value) {
		bind_number(b, slot, link, CAUSE_catalogue);
		return;
	}
	bind_value(b, slot, through, (struct input){ .of = &a->head,
	    .field = "link_bandwidth", .fact = &memory->fact,
	    .note = "its share of the host's memory bandwidth, where what "
	    "they send is written and read", .cause = CAUSE_catalogue });
}
