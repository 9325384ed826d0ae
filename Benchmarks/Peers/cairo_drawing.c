// The scenes of KitBenchmarks' drawing, drawn with Pango and Cairo alone: a window of 1280 x 800
// points with 1,000 items in 25 columns. The scene `labels` has 800 labels and 200 images, the scene
// `rectangles` 1,000 rounded rectangles with labels. Text is not clipped.
//
// usage: cairo_drawing SCENE SCALE RUNS
//
// Prints two lines, the times in milliseconds of first drawings, which shape the text, and of full
// ones, which know its layout.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { kItems = 1000, kColumns = 25, kHues = 24 };

static const char *const kWords[] = {"Inbox", "Sent 42", "Drafts", "Archive",
                                     "Trash 7", "Spam", "Today"};

typedef struct {
  int has_rectangles;
  cairo_surface_t *photo;
  PangoContext *context;
  PangoFontDescription *font;
  PangoLayout *layouts[kItems];
} Scene;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void set_hue(cairo_t *cairo, double hue, double saturation, double value) {
  double channels[3];
  for (int i = 0; i < 3; i++) {
    double k = fmod(5 - 2 * i + hue * 6, 6);
    double distance = fmax(0, fmin(1, fmin(k, 4 - k)));
    channels[i] = value - value * saturation * distance;
  }
  cairo_set_source_rgb(cairo, channels[0], channels[1], channels[2]);
}

static int is_image(const Scene *scene, int index) {
  return !scene->has_rectangles && index % 5 == 4;
}

static void add_rounded_rectangle(cairo_t *cairo, double x, double y) {
  const double width = 48, height = 18, radius = 6;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static cairo_surface_t *make_photo(void) {
  cairo_surface_t *photo = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4 * kHues, 36);
  cairo_t *cairo = cairo_create(photo);
  for (int column = 0; column < kHues; column++) {
    set_hue(cairo, column / (double)kHues, 0.6, 0.9);
    cairo_rectangle(cairo, 4 * column, 0, 4, 36);
    cairo_fill(cairo);
  }
  cairo_destroy(cairo);
  return photo;
}

static void make_layouts(Scene *scene) {
  for (int i = 0; i < kItems; i++) {
    if (scene->layouts[i]) g_object_unref(scene->layouts[i]);
    scene->layouts[i] = NULL;
    if (is_image(scene, i)) continue;
    PangoLayout *layout = pango_layout_new(scene->context);
    pango_layout_set_font_description(layout, scene->font);
    pango_layout_set_text(layout, kWords[i % 7], -1);
    PangoRectangle extents;
    pango_layout_get_extents(layout, NULL, &extents);
    scene->layouts[i] = layout;
  }
}

static void draw(const Scene *scene, cairo_t *cairo) {
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  for (int i = 0; i < kItems; i++) {
    double x = 4 + 51 * (i % kColumns), y = 4 + 20 * (i / kColumns);
    if (is_image(scene, i)) {
      cairo_save(cairo);
      cairo_translate(cairo, x, y);
      cairo_scale(cairo, 0.5, 0.5);
      cairo_set_source_surface(cairo, scene->photo, 0, 0);
      cairo_rectangle(cairo, 0, 0, 96, 36);
      cairo_fill(cairo);
      cairo_restore(cairo);
      continue;
    }
    if (scene->has_rectangles) {
      set_hue(cairo, i % kHues / (double)kHues, 0.3, 0.95);
      add_rounded_rectangle(cairo, x, y);
      cairo_fill(cairo);
    }
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_move_to(cairo, x, y);
    pango_cairo_show_layout(cairo, scene->layouts[i]);
  }
}

int main(int count, char **arguments) {
  if (count != 4) {
    fputs("usage: cairo_drawing labels|rectangles SCALE RUNS\n", stderr);
    return 64;
  }
  int scale = atoi(arguments[2]), runs = atoi(arguments[3]);
  Scene scene = {.has_rectangles = strcmp(arguments[1], "rectangles") == 0, .photo = make_photo()};
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1280 * scale, 800 * scale);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  scene.context = pango_cairo_create_context(cairo);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(scene.context, options);
  pango_context_set_round_glyph_positions(scene.context, FALSE);
  scene.font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(scene.font,
                                           (scene.has_rectangles ? 11 : 14) * PANGO_SCALE);
  for (int is_full = 0; is_full < 2; is_full++) {
    for (int run = 0; run <= runs; run++) {
      double start = milliseconds();
      if (!is_full) make_layouts(&scene);
      draw(&scene, cairo);
      // The first run warms up.
      if (run > 0) printf("%.4f ", milliseconds() - start);
    }
    puts("");
  }
  return 0;
}
