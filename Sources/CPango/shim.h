#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <harfbuzz/hb-ot.h>

/// Returns the direction of the first letter with a strong direction; Pango deprecates the function
/// that its layouts call.
static inline PangoDirection cpango_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
