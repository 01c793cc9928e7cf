/*
 * audit: claims judged in the terminal, for check --claims.
 */
#ifndef CMD_AUDIT_H
#define CMD_AUDIT_H

#include "cmd/cmd.h"

int audit_run(struct options *);

#endif
