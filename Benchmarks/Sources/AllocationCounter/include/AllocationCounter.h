#pragma once

/// Returns the number of blocks that this process has allocated on the heap.
long allocation_count(void);

/// Returns the size of the blocks that this process has allocated on the heap and not freed, in bytes.
long allocated_bytes(void);
