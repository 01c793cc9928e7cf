/*
 * library: catalogues that a guide uses, below its own records.
 *
 * use "reference" names an installed one, use "../folder" one beside the
 * guide, below the nearest folder with a file .ridgeline-root; use "folder"
 * one inside it.  A catalogue may use others.  Each is read once.  A guide
 * that keeps a catalogue in folders of its own specs uses that by its name.
 */
#ifndef SPEC_LIBRARY_H
#define SPEC_LIBRARY_H

#include "catalog/catalog.h"

struct spec;

/* Records of one kind that a use names. */
struct pick {
	const char *verb;
	struct words ids;
	bool all;                /* true for the whole kind; else ids alone */
	struct origin at;
};

/* use "name" { ... }, and where it stands. */
struct asked_use {
	const char *name;
	struct origin at;
	bool chosen;             /* a table follows */
	struct {
		struct pick *item;
		size_t count, cap;
	} picks;
};

struct library {
	const char *name;        /* as uses name it: "reference" */
	const char *shown;       /* how its files are named: "reference" */
	const char *folder;      /* where they are */
	const char *base;        /* what its own uses are named from, or NULL */
	const struct words *parts; /* folders that belong to it, NULL for all */
	bool ours;               /* of the guide's own specs */
};

struct library_list {
	struct library **item;
	size_t count, cap;
	/* Folders and files that a use asks for and that are not there. */
	struct {
		const char **item;
		size_t count, cap;
	} sought;
};

/*
 * The catalogue that a use in the guide (user NULL) or in another catalogue
 * names, added to the list unless it is there; NULL after a fault.
 */
struct library *library_find(const struct spec *, struct library_list *,
    const struct library *user, const struct asked_use *);
/* Does a file or folder inside its folder belong to the catalogue? */
bool library_holds(const struct library *, const char *inside);
/* Marks the records that a use asks for by name. */
void library_pick(const struct spec *, struct catalog *,
    const struct library *, const struct asked_use *);

#endif
