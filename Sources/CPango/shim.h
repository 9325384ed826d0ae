#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb-subset.h>

/// Returns whether a font's outlines are those of its file: neither emboldened, slanted nor varied.
static inline int cpango_has_outlines_of_file(PangoFont *font) {
  if (!PANGO_IS_FC_FONT(font)) return 0;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcBool flag = FcFalse;
  FcMatrix *matrix = NULL;
  if (FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &flag) == FcResultMatch && flag) return 0;
  if (FcPatternGetBool(pattern, FC_VARIABLE, 0, &flag) == FcResultMatch && flag) return 0;
  if (FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) != FcResultMatch) return 1;
  return matrix->xx == 1 && matrix->xy == 0 && matrix->yx == 0 && matrix->yy == 1;
}

/// Returns the direction of the first letter with a strong direction; Pango deprecates the function
/// that its layouts call.
static inline PangoDirection cpango_base_direction(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
