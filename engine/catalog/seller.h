/*
 * seller: providers and shops as people know them.
 */
#ifndef CATALOG_SELLER_H
#define CATALOG_SELLER_H

/* "Google Cloud" of "gcp"; the word itself where no name is known, and "" of
 * NULL. */
const char *seller_name(const char *word);

#endif
