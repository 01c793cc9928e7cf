/* What a site looks like: its colours, fonts and pictures. */
#include <string.h>

#include "base/file.h"
#include "report/compose.h"

static void
check_file(const struct guide *g, const char *field, const struct word *file,
    const char *ending)
{
	const char *name = file->text ? arena_printf(g->arena, "static/%s",
	    file->text) : NULL;

	if (!name)
		return;
	if (!path_is_plain(name) || !file_exists(path_join(g->arena, g->root,
	    name)))
		diag(g->diags, DIAG_path, file->fact.at,
		    "site: %s: the guide has no file \"%s\"", field,
		    text_clean(g->arena, name, strlen(name), false));
	else if (!text_ends(name, ending))
		diag(g->diags, DIAG_bad_choice, file->fact.at,
		    "site: %s wants a file that ends in %s, not \"%s\"",
		    field, ending, file->text);
}

static void
check_color(const struct guide *g, const char *field, const struct word *color)
{
	const char *s = color->text;

	if (s && (*s != '#' || strlen(s) != 7 || s[1 + strspn(s + 1,
	    "0123456789abcdefABCDEF")]))
		diag(g->diags, DIAG_bad_choice, color->fact.at,
		    "site: %s wants #rrggbb, not \"%s\"", field,
		    text_clean(g->arena, s, strlen(s), false));
}

/* Names of fonts end up in a style sheet: no character ends one there. */
static void
check_font(const struct guide *g, const struct site *site)
{
	const char *s = site->font.text;

	if (s && s[strspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	    "abcdefghijklmnopqrstuvwxyz0123456789 ,-")])
		diag(g->diags, DIAG_bad_choice, site->font.fact.at,
		    "site: font wants names of letters, digits, blanks and "
		    "'-', parted by commas, not \"%s\"", text_clean(g->arena,
		    s, strlen(s), false));
	if (site->font_file.text && !s)
		diag(g->diags, DIAG_missing_field, site->font_file.fact.at,
		    "site: font is missing, which names the font of %s",
		    site->font_file.text);
}

void
brand_check(const struct guide *g)
{
	const struct site *site = g->site;

	if (!site)
		return;
	check_file(g, "logo", &site->logo, "");
	check_file(g, "icon", &site->icon, "");
	check_file(g, "font_file", &site->font_file, ".woff2");
	check_color(g, "color", &site->color);
	check_color(g, "color_dark", &site->color_dark);
	check_font(g, site);
}
