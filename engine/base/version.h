/* version: which release this program is, "0.1.0". */
#ifndef BASE_VERSION_H
#define BASE_VERSION_H

extern const char ridgeline_version[];

#endif
