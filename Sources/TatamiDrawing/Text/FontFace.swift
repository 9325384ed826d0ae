import CCairo
import CPango

/// The face that a run's glyphs belong to, as the readers need it.
public struct FontFace: Hashable, Sendable {
  /// The font of the system, nil for blocks.
  let loaded: LoadedFont?

  /// A face without font: every glyph is a solid block.
  public static let blocks = FontFace(loaded: nil)
}

/// A font of the system at one size; compared by identity.
///
/// A class, because it owns a reference counted C object.
final class LoadedFont: Hashable, @unchecked Sendable {
  // Unchecked: both pointers are constant, and Pango and Cairo count references and look up
  // glyphs of a font under locks of their own.
  let font: UnsafeMutablePointer<PangoFont>
  /// Whether glyphs bring their own colours, as emoji do.
  let hasColor: Bool

  /// Takes one more reference to a font.
  init(retaining font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    let face = pango_font_get_hb_font(font).flatMap { hb_font_get_face($0) }
    hasColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit {
    g_object_unref(font)
  }

  static func == (left: LoadedFont, right: LoadedFont) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
