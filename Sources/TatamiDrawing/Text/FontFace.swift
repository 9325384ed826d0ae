import CCairo
import CPango

/// The face that a run's glyphs belong to, as the readers need it.
public struct FontFace: Hashable, Sendable {
  /// The font of the system, nil for blocks.
  let loaded: LoadedFont?

  /// A face without font: every glyph is a solid block.
  public static let blocks = FontFace(loaded: nil)
}

/// A font of the system at one size, ready for Cairo.
///
/// A class, because it owns a reference counted C object.
final class LoadedFont: Hashable, @unchecked Sendable {
  // Unchecked: the pointer is constant, and what it leads to is used under `LibraryLock` only.
  let scaled: OpaquePointer
  /// Whether glyphs bring their own colours, as emoji do.
  let hasColor: Bool

  /// Takes a reference to the Cairo font behind a Pango font; nil where there is none.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.scaled = cairo_scaled_font_reference(scaled)
    let face = pango_font_get_hb_font(font).flatMap { hb_font_get_face($0) }
    hasColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit {
    LibraryLock.withLock { cairo_scaled_font_destroy(scaled) }
  }

  static func == (left: LoadedFont, right: LoadedFont) -> Bool { left.scaled == right.scaled }

  func hash(into hasher: inout Hasher) {
    hasher.combine(scaled)
  }
}
