/*
 * completion: scripts for shells, from the lists of commands and options.
 */
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "cmd/option.h"

/* "--format --date ..." of a command, or of all. */
static void
add_options(struct text *out, const struct command *c)
{
	for (size_t i = 0; i < option_row_count; i++)
		if (option_is_of(&option_rows[i], c))
			text_printf(out, " --%s", option_rows[i].name);
}

static void
add_commands(struct text *out, const char *between)
{
	for (size_t i = 0; i < command_count; i++)
		text_printf(out, "%s%s", i ? between : "", commands[i]->name);
}

/* The arms of a case over commands; line says what an arm does with words. */
static void
add_arms(struct text *out, const char *line)
{
	text_printf(out, "\t(\"\") %s", line);
	add_commands(out, " ");
	add_options(out, NULL);
	text_add(out, "\" ;;\n");
	for (size_t i = 0; i < command_count; i++) {
		text_printf(out, "\t(%s) %s", commands[i]->name, line);
		add_options(out, commands[i]);
		text_add(out, "\" ;;\n");
	}
	text_add(out, "\tesac\n");
}

static void
print_bash(struct text *out)
{
	text_add(out, "_ridgeline() {\n"
	    "\tlocal word command= choice=\n"
	    "\tfor word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
	    "\t\tcase $word in\n\t\t(");
	add_commands(out, "|");
	text_add(out, ") command=$word; break ;;\n\t\tesac\n\tdone\n"
	    "\tcase $command in\n");
	add_arms(out, "choice=\"");
	text_add(out, "\tCOMPREPLY=($(compgen -W \"$choice\" -- "
	    "\"${COMP_WORDS[COMP_CWORD]}\"))\n}\n"
	    "complete -o default -F _ridgeline ridgeline\n");
}

static void
print_zsh(struct text *out)
{
	text_add(out, "#compdef ridgeline\n"
	    "_ridgeline() {\n"
	    "\tlocal word command= choice=\n"
	    "\tfor word in ${words[2,CURRENT-1]}; do\n"
	    "\t\tcase $word in\n\t\t(");
	add_commands(out, "|");
	text_add(out, ") command=$word; break ;;\n\t\tesac\n\tdone\n"
	    "\tcase $command in\n");
	add_arms(out, "choice=\"");
	text_add(out, "\tcompadd -- ${=choice}\n\t_files\n}\n"
	    "# Called by the completion system, or read by a shell.\n"
	    "if [[ $funcstack[1] == _ridgeline ]]; then\n"
	    "\t_ridgeline \"$@\"\n"
	    "else\n"
	    "\tcompdef _ridgeline ridgeline\n"
	    "fi\n");
}

/* A word in single quotes. */
static void
add_quoted(struct text *out, const char *s)
{
	text_char(out, '\'');
	for (; *s; s++)
		if (*s == '\'')
			text_add(out, "\\'");
		else
			text_char(out, *s);
	text_char(out, '\'');
}

/* The commands that have an option, as fish asks for them. */
static void
add_condition(struct text *out, const struct option_row *row)
{
	text_add(out, " -n '__fish_seen_subcommand_from");
	for (size_t i = 0; i < command_count; i++)
		if (option_is_of(row, commands[i]))
			text_printf(out, " %s", commands[i]->name);
	text_char(out, '\'');
}

static void
print_fish(struct text *out)
{
	for (size_t i = 0; i < command_count; i++) {
		text_printf(out, "complete -c ridgeline -n "
		    "__fish_use_subcommand -a %s -d ", commands[i]->name);
		add_quoted(out, commands[i]->doc);
		text_char(out, '\n');
	}
	for (size_t i = 0; i < option_row_count; i++) {
		const struct option_row *row = &option_rows[i];

		text_add(out, "complete -c ridgeline");
		if (!(row->takes & TAKES_ALWAYS))
			add_condition(out, row);
		text_printf(out, " -l %s", row->name);
		if (row->letter)
			text_printf(out, " -s %c", row->letter);
		text_add(out, *row->arg ? " -r -d " : " -d ");
		add_quoted(out, row->doc);
		text_char(out, '\n');
	}
}

static int
run(struct options *o)
{
	static const struct {
		const char *name;
		void (*print)(struct text *);
	} shells[] = {
		{ "bash", print_bash }, { "zsh", print_zsh },
		{ "fish", print_fish },
	};

	for (size_t i = 0; i < COUNT(shells); i++)
		if (strcmp(shells[i].name, o->arg[0]) == 0) {
			shells[i].print(o->out);
			return diags_status(o->diags);
		}
	options_fault(o, "completion knows bash, zsh and fish, not",
	    o->arg[0], NULL);
	return diags_status(o->diags);
}

const struct command command_completion = {
	.name = "completion", .operands = "SHELL",
	.operands_min = 1, .operands_max = 1,
	.doc = "Print what completes commands and options in a shell.",
	.help = "For bash, zsh and fish; make install puts them in place.\n",
	.formats = 1u << OUTPUT_TEXT,
	.example = "eval \"$(ridgeline completion bash)\"",
	.run = run,
};
