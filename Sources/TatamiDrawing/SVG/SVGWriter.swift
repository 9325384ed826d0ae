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
    try SurfaceLimits.checkDocument(size, side: SurfaceLimits.svgSide)
    var builder = SVGBuilder(size: size)
    for command in list.balancedCommands() { try builder.add(command) }
    let (width, height) = (size.width.svg, size.height.svg)
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    head += " viewBox=\"0 0 \(width) \(height)\""
    if builder.usesSystemFont {
      head += " font-family=\"\(FontDescriptor.Family.system.svg)\""
    }
    // A titled document is one image to a screen reader.
    if !title.isEmpty { head += " role=\"img\"" }
    head += ">\n"
    if !title.isEmpty { head += "<title>\(title.plainForMetadata.escapedForXML)</title>\n" }
    if !description.isEmpty {
      head += "<desc>\(description.plainForMetadata.escapedForXML)</desc>\n"
    }
    if !styleSheet.isEmpty { head += "<style>\(styleSheet.escapedForXML)</style>\n" }
    return head + builder.definitions.text + builder.body + "</svg>\n"
  }
}
