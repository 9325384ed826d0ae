/// The font face of a run's glyphs, as the renderers use it.
public struct FontFace: Hashable, Sendable {
  /// The Cairo font; nil for the block face.
  let scaledFont: ScaledFont?

  /// A face without a font: every glyph is a solid block.
  public static let blocks = FontFace(scaledFont: nil)
}
