import CCairo
import TatamiGeometry

/// A font whose glyphs are icons in a square.
package struct IconFont: Sendable {
  /// The length of the icons' sides, in points.
  private static let side = 16.0

  /// The name of the font's family.
  let family: String
  /// The file of the font; without it, the font has no icons.
  let file: String

  /// Makes a font from the name of its family and its file.
  package init(family: String, file: String) {
    (self.family, self.file) = (family, file)
  }

  /// Returns the icon of a character; nil if the font is not installed or has no such glyph.
  package func icon(of character: Unicode.Scalar) -> Icon? {
    guard (try? RegularFile(file, maxSize: RegularFile.maxImageSize)) != nil else { return nil }
    let path = LibraryLock.withLock { outline(of: character) }
    guard let path, !path.isEmpty else { return nil }
    return Icon([Icon.Shape(path: path, rule: .nonZero)], side: Self.side)
  }

  /// Returns the outline of a glyph between the font's ascent and descent, which make up the square.
  private func outline(of character: Unicode.Scalar) -> Path? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)
    let options = cairo_font_options_create()
    defer {
      cairo_font_options_destroy(options)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_select_font_face(context, family, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    var extents = cairo_font_extents_t()
    cairo_set_font_size(context, Self.side)
    cairo_font_extents(context, &extents)
    cairo_move_to(context, 0, Self.side - extents.descent)
    cairo_text_path(context, String(Character(character)))
    guard let copy = cairo_copy_path(context) else { return nil }
    defer { cairo_path_destroy(copy) }
    return Path(copy.pointee)
  }
}

extension Path {
  /// Creates a path from Cairo's; nil after an error of Cairo.
  fileprivate init?(_ cairo: cairo_path_t) {
    guard cairo.status == CAIRO_STATUS_SUCCESS, let data = cairo.data else { return nil }
    self.init()
    var index = 0
    while index < Int(cairo.num_data) {
      let header = data[index].header
      let point = { (number: Int) in
        Point(x: data[index + number].point.x, y: data[index + number].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: line(to: point(1))
      case CAIRO_PATH_CURVE_TO: curve(to: point(3), control1: point(1), control2: point(2))
      default: close()
      }
      index += max(1, Int(header.length))
    }
  }
}
