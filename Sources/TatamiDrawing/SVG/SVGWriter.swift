public import TatamiGeometry

/// Writes display lists as semantic SVG documents.
///
/// Text stays text, with font families and its measured length; semantic elements become groups
/// with identifiers, titles and links; gradients, clips, shadows and images become definitions
/// with stable identifiers. Numbers have at most three decimals. The same list gives the same
/// text.
public enum SVGWriter {
  /// Returns a document.
  ///
  /// Blend modes that CSS lacks are written as normal blending.
  ///
  /// - Parameters:
  ///   - list: The content of the document.
  ///   - size: The size in points, up to 4,194,304 on a side.
  ///   - title: The document's accessible name; empty for none.
  ///   - description: The document's accessible description; empty for none.
  ///   - styleSheet: CSS rules, such as colors for a dark appearance; empty for none.
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `image` if an image cannot be embedded.
  public static func text(
    of list: DisplayList,
    size: Size,
    title: String = "",
    description: String = "",
    styleSheet: String = ""
  ) throws(DrawingError) -> String {
    let pieces = try pieces(
      of: list,
      size: size,
      title: title,
      description: description,
      styleSheet: styleSheet
    )
    return String(decoding: Array(pieces.joined()), as: UTF8.self)
  }

  /// Returns the UTF-8 of a document in pieces, so that a large one is never copied as a whole; see
  /// ``text(of:size:title:description:styleSheet:)`` for the parameters.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `image` if an image cannot be embedded.
  package static func pieces(
    of drawing: some DrawingParts,
    size: Size,
    title: String = "",
    description: String = "",
    styleSheet: String = ""
  ) throws(DrawingError) -> [[UInt8]] {
    try SurfaceLimits.checkDocument(size, side: SurfaceLimits.svgSide)
    var builder = SVGBuilder(size: size)
    try drawing.forEachPart { part throws(DrawingError) in
      for command in part.balancedCommands() { try builder.add(command) }
    }
    var head: SVGMarkup = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    head += " width=\"\(size.width)\" height=\"\(size.height)\""
    head += " viewBox=\"0 0 \(size.width) \(size.height)\""
    if builder.usesSystemFont { head += " font-family=\"\(FontDescriptor.Family.system.svg)\"" }
    // A titled document is one image to a screen reader.
    if !title.isEmpty { head += " role=\"img\"" }
    head += ">\n"
    if !title.isEmpty { head += "<title>\(title.plainForMetadata)</title>\n" }
    if !description.isEmpty { head += "<desc>\(description.plainForMetadata)</desc>\n" }
    if !styleSheet.isEmpty { head += "<style>\(styleSheet)</style>\n" }
    head += builder.definitions.markup
    return [head.bytes] + builder.pieces + [Array("</svg>\n".utf8)]
  }
}
