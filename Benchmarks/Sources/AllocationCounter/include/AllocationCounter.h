#pragma once

/// Returns the number of blocks that this process has allocated on the heap.
long allocation_count(void);
