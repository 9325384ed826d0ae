import CCairo
import CPango

/// A Cairo scaled font: a system font at one size.
///
/// A class, because it owns a reference counted C object.
final class ScaledFont: Hashable, @unchecked Sendable {
  // Unchecked: the pointer is constant, and the font is used only under `LibraryLock`.
  let pointer: OpaquePointer
  /// Whether glyphs have colors of their own, as emoji do.
  let hasColor: Bool
  /// The HarfBuzz face; nil if the outlines of its file are changed before they are drawn.
  let face: OpaquePointer?

  /// Retains the Cairo font of a Pango font; nil if it has none.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let pointer = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(pointer) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.pointer = cairo_scaled_font_reference(pointer)
    let face = pango_font_get_hb_font(font).flatMap { hb_font_get_face($0) }
    hasColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    self.face = cpango_has_outlines_of_file(font) != 0 ? hb_face_reference(face) : nil
  }

  deinit {
    LibraryLock.withLock {
      cairo_scaled_font_destroy(pointer)
      hb_face_destroy(face)
    }
  }

  static func == (left: ScaledFont, right: ScaledFont) -> Bool { left.pointer == right.pointer }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
  }
}
