#pragma once
#include <spawn.h>

/// Has a new process close all files from a number on; declared by the system for GNU C only.
static inline int tatami_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
