/*
 * serve: the guide in a browser while it is written.
 *
 * A page is made when it is asked for, from the sources as they are then; the
 * page that is open asks whether they changed and loads itself again.  Faults
 * stand in its place, with file and line, until they are gone.
 *
 * A page of the web can have its own name stand for this machine and then read
 * what is answered here, so a request must name this machine by an address.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "build.h"
#include "cmd/option.h"
#include "cmd/watching.h"
#include "kind/predict.h"
#include "report/guide.h"

enum { STACK = 16 << 20, WAIT_MS = 20000 };

struct serving {
	struct options *options;
	const char *dir;           /* where pages are made */
	struct in_addr at;         /* what it listens on */
	pthread_mutex_t lock;      /* of all below */
	char page[512];            /* made last, from the mark's sources */
	uint64_t mark;
	bool good;                 /* it is there */
	struct watched watched;
	struct kept kept;          /* arena NULL before the first */
	uint64_t specs, facts;     /* marks of what it was read from */
};

/* An answer on its way: its own arena, freed with it. */
struct reply {
	struct arena *arena;
	unsigned status;
	const char *type, *data;
	size_t len;
};

static const char live[] =
"(async function (script) {\n"
"  const mark = script.dataset.mark;\n"
"  for (;;) {\n"
"    try {\n"
"      const answer = await fetch('/~changed?' + mark);\n"
"      if (answer.ok && await answer.text() !== mark)\n"
"        return location.reload();\n"
"    } catch (gone) {\n"
"      await new Promise((done) => setTimeout(done, 300));\n"
"    }\n"
"  }\n"
"})(document.currentScript);\n";

static const char *
script_of(struct arena *arena, uint64_t mark)
{
	return arena_printf(arena, "<script src=\"/~live.js\" "
	    "data-mark=\"%llx\"></script>\n", (unsigned long long)mark);
}

static void
say(struct reply *a, unsigned status, const char *type, const char *text)
{
	a->status = status;
	a->type = type;
	a->data = text;
	a->len = strlen(text);
}

static const char *
escaped(struct arena *arena, const char *s)
{
	struct text t;

	text_init(&t, arena);
	for (; *s; s++)
		if (*s == '<')
			text_add(&t, "&lt;");
		else if (*s == '&')
			text_add(&t, "&amp;");
		else
			text_char(&t, *s);
	return t.data;
}

static const char faults_style[] =
"<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem;\n"
"margin: 2rem auto; padding: 0 1rem }\n"
"pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem;\n"
"border-left: .25rem solid #c62828; background: #c6282814 }</style>\n";

/* What stands in the place of a page that could not be made. */
static void
say_faults(struct reply *a, const char *page, uint64_t mark,
    const char *messages)
{
	say(a, MHD_HTTP_INTERNAL_SERVER_ERROR, "text/html; charset=utf-8",
	    arena_printf(a->arena, "<!DOCTYPE html>\n<html lang=\"en\">\n"
	    "<head>\n<meta charset=\"utf-8\">\n<title>Not built</title>\n"
	    "<meta name=\"color-scheme\" content=\"light dark\">\n"
	    "<meta name=\"viewport\" content=\"width=device-width\">\n%s%s"
	    "</head>\n<body>\n<h1>%s was not built</h1>\n<p>It is built again "
	    "as soon as a file is saved.</p>\n<pre id=\"faults\">%s</pre>\n"
	    "</body>\n</html>\n", faults_style, script_of(a->arena, mark),
	    escaped(a->arena, page), escaped(a->arena, messages)));
}

static const char *
type_of(const char *path)
{
	static const char *const types[][2] = {
		{ ".html", "text/html; charset=utf-8" },
		{ ".css", "text/css; charset=utf-8" },
		{ ".js", "text/javascript; charset=utf-8" },
		{ ".json", "application/json" },
		{ ".csv", "text/csv; charset=utf-8" },
		{ ".md", "text/markdown; charset=utf-8" },
		{ ".svg", "image/svg+xml" }, { ".png", "image/png" },
		{ ".jpg", "image/jpeg" }, { ".xml", "application/xml" },
		{ ".woff2", "font/woff2" },
	};

	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++)
		if (text_ends(path, types[i][0]))
			return types[i][1];
	return "application/octet-stream";
}

static void
say_none(struct reply *a)
{
	say(a, MHD_HTTP_NOT_FOUND, "text/plain", "There is no such file.\n");
}

/* What was found of it serves once more where prices alone are others. */
static void
keep_anew(struct serving *s, bool prices_alone)
{
	struct kept *k = &s->kept, was = *k;

	*k = (struct kept){ .arena = arena_child(s->options->arena),
		.predicted = was.predicted, .unpriced = was.unpriced };
	if (!prices_alone || !k->predicted) {
		arena_free(k->unpriced);
		k->unpriced = arena_child(s->options->arena);
		k->predicted = predicted_new(k->unpriced);
	}
	if (prices_alone && was.now.count) {
		k->before = was.now;
		k->older = was.arena;
		was.arena = NULL;
	} else if (prices_alone) {
		k->before = was.before;
		k->older = was.older;
		was.older = NULL;
	}
	if (was.older)
		arena_free(was.older);
	if (was.arena)
		arena_free(was.arena);
}

/* The catalogue as its specs are now, NULL where it has a fault; what is wrong
 * goes to the build's messages.  Prose and templates change none of it. */
static struct kept *
keep(struct serving *s, struct options *own)
{
	uint64_t mark = watching_mark(&s->watched, WATCHED_SPECS);
	uint64_t facts = watching_mark(&s->watched, WATCHED_FACTS);
	struct options reading = *own;

	if (s->kept.catalog && s->specs == mark)
		return &s->kept;
	keep_anew(s, s->facts == facts);
	reading.arena = s->kept.arena;
	reading.watched = &s->watched;
	s->kept.catalog = build_catalog(&reading);
	s->specs = mark;
	s->facts = facts;
	if (diags_status(own->diags))
		s->kept.catalog = NULL;
	return s->kept.catalog ? &s->kept : NULL;
}

/* Reads the specs; the mark is of all that is watched once they are read. */
static void
begin(struct serving *s, struct options *own)
{
	const char **folders;

	do {
		folders = s->watched.folder;
		s->mark = watching_mark(&s->watched, WATCHED_ALL);
		watching_begin(s->options, own);
		own->kept = keep(s, own);
		if (s->watched.folder == folders)
			return;
		s->specs = 0;
		arena_free(own->arena);
	} while (true);
}

/* Makes the page unless it is there as its sources are now; the messages of
 * what went wrong, or NULL. */
static const char *
make(struct serving *s, struct reply *a, const char *page)
{
	struct options own;
	struct text said;

	if (s->good && s->mark == watching_mark(&s->watched, WATCHED_ALL) &&
	    !strcmp(s->page, page))
		return NULL;
	begin(s, &own);
	own.only = arena_printf(a->arena, "%s.html", page);
	own.output = s->dir;
	s->good = own.kept && build_site(&own) == 0;
	text_init(&said, a->arena);
	diags_print(own.diags, &said, DIAG_TEXT, false);
	arena_free(own.arena);
	s->good &= strlen(page) < sizeof(s->page);
	if (s->good)
		memcpy(s->page, page, strlen(page) + 1);
	return s->good ? NULL : said.data;
}

/* A file of what was made, or of the site that was built before; false where
 * there is none. */
static bool
find_file(struct serving *s, struct reply *a, const char *path)
{
	const char *const dirs[] = { s->dir, path_join(a->arena,
	    s->options->dir, "build/site") };

	for (size_t i = 0; path_is_plain(path) && i < COUNT(dirs); i++) {
		size_t len;
		char *data = file_read(a->arena, path_join(a->arena, dirs[i],
		    path), &len);

		if (!data)
			continue;
		say(a, MHD_HTTP_OK, type_of(path), data);
		a->len = len;
		return true;
	}
	return false;
}

/* The page that was made, or the one that says that there is none. */
static bool
find_page(struct serving *s, struct reply *a, const char *page)
{
	const char *path = arena_printf(a->arena, "%s.html", page);
	bool there = file_exists(path_join(a->arena, s->dir, path));

	if (!find_file(s, a, there ? path : PAGE_MISSING ".html"))
		return false;
	if (!there)
		a->status = MHD_HTTP_NOT_FOUND;
	return true;
}

/* The page as it was made, which asks whether it still is what it was. */
static void
say_page(struct serving *s, struct reply *a, const char *page)
{
	const char *wrong = make(s, a, page), *head;
	struct text t;

	if (wrong) {
		say_faults(a, page, s->mark, wrong);
		return;
	}
	head = find_page(s, a, page) ? strstr(a->data, "</head>") : NULL;
	if (!head) {
		say_none(a);
		return;
	}
	text_init(&t, a->arena);
	text_add_n(&t, a->data, (size_t)(head - a->data));
	text_add(&t, script_of(a->arena, s->mark));
	text_add(&t, head);
	a->data = t.data;
	a->len = t.len;
}

/* "prices", where a file would have an ending. */
static bool
names_no_file(const char *path)
{
	const char *last = strrchr(path, '/');

	return path_is_plain(path) && !strchr(last ? last : path, '.');
}

static void
find_answer(struct serving *s, struct reply *a, const char *path)
{
	size_t len = strlen(path);

	if (!strcmp(path, "~live.js")) {
		say(a, MHD_HTTP_OK, type_of(".js"), live);
		return;
	}
	pthread_mutex_lock(&s->lock);
	if (!len || path[len - 1] == '/')
		say_page(s, a, arena_printf(a->arena, "%sindex", path));
	else if (text_ends(path, ".html"))
		say_page(s, a, arena_strndup(a->arena, path, len -
		    strlen(".html")));
	else if (!find_file(s, a, path) && names_no_file(path))
		say_page(s, a, path);
	else if (!a->data)
		say_none(a);
	pthread_mutex_unlock(&s->lock);
}

/* Once the sources are not those of the mark, or after a while. */
static void
say_mark(struct serving *s, struct reply *a, const char *mark)
{
	struct watched w;
	uint64_t now;

	pthread_mutex_lock(&s->lock);
	w = s->watched;
	pthread_mutex_unlock(&s->lock);
	now = watching_wait(&w, strtoull(mark, NULL, 16), WAIT_MS);

	say(a, MHD_HTTP_OK, "text/plain", arena_printf(a->arena, "%llx",
	    (unsigned long long)now));
}

/* The name of the one parameter of a request. */
static enum MHD_Result
take_mark(void *mark, enum MHD_ValueKind kind, const char *key,
    const char *value)
{
	(void)kind;
	(void)value;
	*(const char **)mark = key;
	return MHD_NO;
}

static enum MHD_Result
respond(struct MHD_Connection *c, const struct reply *a)
{
	/* The library copies it and changes nothing of what it is given. */
	union {
		const void *given;
		void *taken;
	} data = { a->data };
	struct MHD_Response *r = MHD_create_response_from_buffer(a->len,
	    data.taken, MHD_RESPMEM_MUST_COPY);
	enum MHD_Result sent;

	if (!r)
		return MHD_NO;
	MHD_add_response_header(r, "Content-Type", a->type);
	MHD_add_response_header(r, "Cache-Control", "no-store");
	sent = MHD_queue_response(c, a->status, r);
	MHD_destroy_response(r);
	return sent;
}

/* Is a Host header this machine's?  No name is but localhost, as others can be
 * made to stand for it.  An address cannot, so that where every address of the
 * machine is listened on, any will do. */
static bool
is_own_host(struct arena *arena, struct in_addr at, const char *host)
{
	const char *colon = host ? strrchr(host, ':') : NULL;
	struct in_addr named;

	if (!host)
		return false;
	if (colon && colon[1 + strspn(colon + 1, "0123456789")] == '\0')
		host = arena_strndup(arena, host, (size_t)(colon - host));
	if (!strcasecmp(host, "localhost") || !strcmp(host, "127.0.0.1") ||
	    !strcmp(host, "[::1]"))
		return true;
	return inet_pton(AF_INET, host, &named) == 1 &&
	    (at.s_addr == htonl(INADDR_ANY) || named.s_addr == at.s_addr);
}

static enum MHD_Result
on_request(void *serving, struct MHD_Connection *c, const char *url,
    const char *method, const char *version, const char *data,
    size_t *data_len, void **state)
{
	struct serving *s = serving;
	struct reply a = { .arena = arena_child(s->options->arena) };
	const char *mark = "";
	enum MHD_Result sent;

	(void)version;
	(void)data;
	(void)data_len;
	(void)state;
	if (!is_own_host(a.arena, s->at, MHD_lookup_connection_value(c,
	    MHD_HEADER_KIND, MHD_HTTP_HEADER_HOST))) {
		say(&a, MHD_HTTP_FORBIDDEN, "text/plain",
		    "Ask by the address that serve printed, or localhost.\n");
	} else if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0) {
		say(&a, MHD_HTTP_METHOD_NOT_ALLOWED, "text/plain",
		    "Only GET is answered.\n");
	} else if (!strcmp(url, "/~changed")) {
		MHD_get_connection_values(c, MHD_GET_ARGUMENT_KIND,
		    take_mark, &mark);
		say_mark(s, &a, mark);
	} else {
		find_answer(s, &a, url + 1);
	}
	sent = respond(c, &a);
	arena_free(a.arena);
	return sent;
}

/* Names are not looked up; localhost is known. */
static bool
read_machine(struct options *o, const char *said, size_t len,
    struct in_addr *at)
{
	const char *name = arena_strndup(o->arena, said, len);

	if (strcasecmp(name, "localhost") == 0) {
		at->s_addr = htonl(INADDR_LOOPBACK);
		return true;
	}
	return inet_pton(AF_INET, name, at) == 1;
}

/* "127.0.0.1:8000", "localhost:8000" or "8000"; false where it is none. */
static bool
read_address(struct options *o, struct sockaddr_in *at)
{
	const char *said = o->listen ? o->listen : "127.0.0.1:8000";
	const char *colon = strrchr(said, ':');
	const char *port = colon ? colon + 1 : said;
	char *end;
	unsigned long n = strtoul(port, &end, 10);

	*at = (struct sockaddr_in){ .sin_family = AF_INET,
	    .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	at->sin_port = htons((uint16_t)n);
	if (*port && !*end && n < 65536 && (!colon || read_machine(o, said,
	    (size_t)(colon - said), &at->sin_addr)))
		return true;
	options_fault(o, "--listen takes an address and a port, as "
	    "127.0.0.1:8000, not", said, NULL);
	return false;
}

static void
tell_address(struct options *o, struct MHD_Daemon *d,
    const struct sockaddr_in *at)
{
	const union MHD_DaemonInfo *info = MHD_get_daemon_info(d,
	    MHD_DAEMON_INFO_BIND_PORT);
	char address[INET_ADDRSTRLEN] = "";

	inet_ntop(AF_INET, &at->sin_addr, address, sizeof(address));
	watching_tell(STDOUT_FILENO, arena_printf(o->arena,
	    "http://%s:%u/\n", address, info ? info->port :
	    ntohs(at->sin_port)));
}

/* Why nothing can listen there, by trying; 0 where it can now. */
static int
unheard(const struct sockaddr_in *at)
{
	union {
		struct sockaddr_in in;
		struct sockaddr any;
	} to = { *at };
	int s = socket(AF_INET, SOCK_STREAM, 0);
	int why = s < 0 || bind(s, &to.any, sizeof(to.in)) ? errno : 0;

	if (s >= 0)
		close(s);
	return why;
}

static void
tell_unheard(struct options *o, const struct sockaddr_in *at)
{
	const char *said = o->listen ? o->listen : "127.0.0.1:8000";
	const int why = unheard(at);

	diag(o->diags, DIAG_write, (struct origin){ NULL, 0 },
	    "nothing can listen on %s: %s; %s", said, strerror(why),
	    why == EADDRNOTAVAIL ? "--listen wants an address of this "
	    "machine" : "take another port, as --listen 8001, or 0 for any "
	    "that is free");
}

static int
run(struct options *o)
{
	struct serving s = { .options = o, .dir = o->output ? o->output :
	    path_join(o->arena, o->dir, "build/serve"),
	    .watched = { .arena = o->arena, .dir = o->dir },
	    .lock = PTHREAD_MUTEX_INITIALIZER };
	struct sockaddr_in at;
	struct MHD_Daemon *d;
	sigset_t ends;
	int got;

	arena_stay();
	if (!read_address(o, &at))
		return diags_status(o->diags);
	s.at = at.sin_addr;
	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &ends, NULL);
	d = MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD |
	    MHD_USE_THREAD_PER_CONNECTION, 0, NULL, NULL, on_request, &s,
	    MHD_OPTION_SOCK_ADDR, &at, MHD_OPTION_THREAD_STACK_SIZE,
	    (size_t)STACK, MHD_OPTION_END);
	if (!d) {
		tell_unheard(o, &at);
		return diags_status(o->diags);
	}
	tell_address(o, d, &at);
	sigwait(&ends, &got);
	/* A page that waits for a change is not waited for. */
	MHD_quiesce_daemon(d);
	return diags_status(o->diags);
}

const struct command command_serve = {
	.name = "serve", .operands = "",
	.doc = "Show the guide in a browser, anew after each change.",
	.formats = 1u << OUTPUT_TEXT,
	.takes = TAKES_LISTEN | TAKES_SET,
	.help = "A page is made when it is asked for, into build/serve or "
	    "-o DIR; what it links to\nand is no page comes from build/site. "
	    " Faults stand in its place, with file and\nline.  It answers on "
	    "this machine alone unless --listen says otherwise.\n",
	.example = "ridgeline serve --listen 127.0.0.1:8080",
	.run = run,
};
