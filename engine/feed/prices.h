/*
 * prices: our own dated price records, one CSV file a provider and date.
 *
 * The header is date,provider,sku,accelerator,count,region,tier,unit,price,
 * currency,source, in any order, all present, and condition where some are
 * not new.  unit is accelerator_hour or
 * instance_hour, or accelerator or instance in the tier purchase; the record
 * holds the price of one accelerator.  Faults are
 * reported with file and line, good rows are kept.
 */
#ifndef FEED_PRICES_H
#define FEED_PRICES_H

#include <stddef.h>

struct arena;
struct catalog;
struct diags;

/* Adds an offer a row.  path names the file in messages. */
void prices_read(struct arena *, struct diags *, struct catalog *,
    const char *path, const char *csv, size_t len);

#endif
