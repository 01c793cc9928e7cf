/* Each role's colours, borders and alignment, by libxlsxwriter. */
#include "write/xlsx_look.h"

#include <string.h>

#include "base/array.h"

enum { FORMAT_LIMIT = 127 };

static void
set_colours(lxw_format *f, lxw_color_t font, lxw_color_t back)
{
	format_set_font_color(f, font);
	if (back)
		format_set_bg_color(f, back);
}

void
look_font(lxw_format *f)
{
	format_set_font_name(f, "Arial");
	format_set_font_size(f, 10);
}

static void
set_head(lxw_format *f)
{
	format_set_bold(f);
	format_set_text_wrap(f);
	format_set_align(f, LXW_ALIGN_VERTICAL_TOP);
	set_colours(f, 0x1f2933, 0xe4e9f0);
}

static void
set_role(lxw_format *f, enum role role)
{
	format_set_align(f, LXW_ALIGN_VERTICAL_TOP);
	switch (role) {
	case ROLE_TITLE:
		format_set_bold(f);
		format_set_font_size(f, 15);
		break;
	case ROLE_NOTE:
		set_colours(f, 0x5b6673, 0);
		break;
	case ROLE_HEAD:
		set_head(f);
		break;
	case ROLE_SECTION:
	case ROLE_TOTAL:
		format_set_bold(f);
		set_colours(f, 0x1f2933, 0xf0f3f7);
		break;
	case ROLE_INPUT:
		set_colours(f, 0x0b3fb8, 0xfff7d1);
		format_set_text_wrap(f);
		format_set_unlocked(f);
		break;
	case ROLE_IMPORT:
		set_colours(f, 0x0b3fb8, 0);
		break;
	case ROLE_SOLVED:
		set_colours(f, 0x14532d, 0xe9f7ee);
		break;
	case ROLE_LINK_WRAP:
		format_set_text_wrap(f);
		/* fallthrough */
	case ROLE_LINK:
		set_colours(f, 0x0b5fa5, 0);
		format_set_underline(f, LXW_UNDERLINE_SINGLE);
		break;
	case ROLE_WRAP:
		format_set_text_wrap(f);
		break;
	case ROLE_STATE:
		format_set_bold(f);
		format_set_align(f, LXW_ALIGN_CENTER);
		break;
	case ROLE_LINE:
		format_set_bottom(f, LXW_BORDER_THIN);
		break;
	case ROLE_PLAIN:
	case ROLE_CALC:
	case ROLE_COUNT:
		break;
	}
}

/* Text keeps off a number that ends where it begins. */
static void
set_text(lxw_format *f, enum role role)
{
	if (role == ROLE_PLAIN || role == ROLE_SOLVED ||
	    role == ROLE_LINK || role == ROLE_LINK_WRAP ||
	    role == ROLE_NOTE)
		format_set_indent(f, 1);
}

static void
set_side(lxw_format *f, enum sheet_side side)
{
	if (side == SIDE_RIGHT)
		format_set_align(f, LXW_ALIGN_RIGHT);
	else if (side == SIDE_OFF)
		format_set_indent(f, 1);
}

lxw_format *
look(struct looks *looks, enum role role, enum sheet_side side,
    const char *number)
{
	struct look l = { .role = role, .side = side,
		.number = number ? number : "" };

	if (strlen(l.number) > FORMAT_LIMIT)
		l.number = "";
	for (size_t i = 0; i < looks->count; i++)
		if (looks->item[i].role == role &&
		    looks->item[i].side == side &&
		    !strcmp(looks->item[i].number, l.number))
			return looks->item[i].format;
	l.format = workbook_add_format(looks->file);
	if (l.format) {
		look_font(l.format);
		set_role(l.format, role);
		if (*l.number)
			format_set_num_format(l.format, l.number);
		else
			set_text(l.format, role);
		set_side(l.format, side);
	}
	ARRAY_ADD(looks->arena, looks, l);
	return l.format;
}
