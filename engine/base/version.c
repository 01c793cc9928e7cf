#include "base/version.h"

const char ridgeline_version[] = RIDGELINE_VERSION;
