#include "catalog/seller.h"

#include <string.h>

#include "base/array.h"

static const struct {
	const char *word, *name;
} sellers[] = {
#define SELLER(word, name) { word, name },
#include "catalog/seller.def"
#undef SELLER
};

const char *
seller_name(const char *word)
{
	for (size_t i = 0; word && i < COUNT(sellers); i++)
		if (!strcmp(sellers[i].word, word))
			return sellers[i].name;
	return word ? word : "";
}
