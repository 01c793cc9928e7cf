#define _GNU_SOURCE	/* pipe2() */
#include "base/progress.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "base/arena.h"

struct progress {
	pthread_t thread;
	pthread_mutex_t lock;
	const char *says;
	bool started, shown, ended;
	int fd, wake[2];         /* a byte wakes the thread */
	unsigned seconds;        /* since the start */
};

/* One line, from its start to the end of what stood there; a terminal that is
 * gone changes nothing about the work. */
static void
show(const struct progress *p, const char *says)
{
	char line[160];
	int len = snprintf(line, sizeof(line), "\r\033[K");

	if (says)
		len += snprintf(line + len, sizeof(line) - (size_t)len,
		    "%.60s, %u s", says, p->seconds);
	if (write(p->fd, line, (size_t)len) < 0)
		return;
}

/* Each second, and where the words change once a second has passed.  Seconds
 * are waits that nothing ended: the time of day is nobody's business here. */
static void *
watch(void *context)
{
	struct progress *p = context;
	struct pollfd wake = { .fd = p->wake[0], .events = POLLIN };
	char byte;

	for (;;) {
		int woken = poll(&wake, 1, 1000);

		if (woken > 0 && read(p->wake[0], &byte, 1) < 1)
			return NULL;
		pthread_mutex_lock(&p->lock);
		p->seconds += !woken;
		if (p->seconds && !p->ended) {
			show(p, p->says);
			p->shown = true;
		}
		pthread_mutex_unlock(&p->lock);
	}
}

struct progress *
progress_new(struct arena *arena, int fd)
{
	struct progress *p = ARENA_NEW(arena, struct progress);

	p->fd = fd;
	return p;
}

static void
start(struct progress *p)
{
	if (pipe2(p->wake, O_CLOEXEC))
		return;
	pthread_mutex_init(&p->lock, NULL);
	p->started = !pthread_create(&p->thread, NULL, watch, p);
}

void
progress_say(struct progress *p, const char *says)
{
	if (!p)
		return;
	if (!p->started) {
		p->says = says;
		start(p);
		return;
	}
	pthread_mutex_lock(&p->lock);
	p->says = says;
	pthread_mutex_unlock(&p->lock);
	if (write(p->wake[1], "", 1) < 0)
		return;
}

void
progress_end(struct progress *p)
{
	if (!p || !p->started)
		return;
	pthread_mutex_lock(&p->lock);
	p->ended = true;
	pthread_mutex_unlock(&p->lock);
	/* The end of the pipe ends the thread. */
	close(p->wake[1]);
	pthread_join(p->thread, NULL);
	close(p->wake[0]);
	if (p->shown)
		show(p, NULL);
}
