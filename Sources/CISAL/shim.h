#pragma once
#include <isa-l/igzip_lib.h>

/// The size of the working memory of level 2, whose blocks have up to 4,096 strings and bytes.
static const uint32_t tatami_isal_memory_size =
    ISAL_DEF_LVL2_REQ + 4 * IGZIP_K * ISAL_DEF_LVL2_TOKEN_SIZE;
