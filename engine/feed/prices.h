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

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct diags;
struct listing;

/* Lists an offer a row.  path names the file in messages. */
void prices_read(struct arena *, struct diags *, struct listing *,
    const char *path, const char *csv, size_t len);
/* May a cell of such a file hold this text?  One line, not too long. */
bool prices_holds(const char *cell);
/* A list by its one name: gpu_rental_daily is gpu-rental-daily. */
const char *prices_list(struct arena *, const char *name);
/* Is it one of the words of tier, unit or condition? */
bool prices_takes(const char *column, const char *word);

#endif
