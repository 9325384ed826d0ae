/// The definitions of a document, without duplicates.
struct SVGDefinitions {
  private var identifiers: [Definition: String] = [:]
  private var counts: [String: Int] = [:]
  private var images: [ObjectIdentifier: String] = [:]
  private var lines: [SVGMarkup] = []

  /// The element of a definition without its identifier.
  private struct Definition: Hashable {
    let name: String
    let attributes: SVGMarkup
    let content: SVGMarkup
  }

  /// The `defs` element; empty without definitions.
  var markup: SVGMarkup {
    guard !lines.isEmpty else { return SVGMarkup() }
    return lines.reduce(into: "<defs>\n") { $0 += $1 } + "</defs>\n"
  }

  /// Returns the identifier of a definition, adding it if it is new.
  ///
  /// - Parameters:
  ///   - kind: The kind of definition, which is part of the identifier.
  ///   - name: The name of the element.
  ///   - attributes: The attributes of the element, with a space before each.
  ///   - content: The content of the element.
  mutating func identifier(
    _ kind: String,
    name: String,
    attributes: SVGMarkup,
    content: SVGMarkup
  ) -> String {
    let definition = Definition(name: name, attributes: attributes, content: content)
    if let known = identifiers[definition] { return known }
    let identifier = next(kind)
    identifiers[definition] = identifier
    lines.append("<\(name) id=\"\(identifier)\"\(attributes)>\(content)</\(name)>\n")
    return identifier
  }

  /// Returns the identifier of an embedded image, adding it if it is new.
  mutating func identifier(of bitmap: Bitmap) throws(DrawingError) -> String {
    if let known = images[ObjectIdentifier(bitmap)] { return known }
    let file: (mediaType: String, bytes: [UInt8])
    do { file = try bitmap.embeddedFile() } catch { throw .image(error) }
    let identifier = next("image")
    images[ObjectIdentifier(bitmap)] = identifier
    let size: SVGMarkup = " width=\"\(bitmap.width)\" height=\"\(bitmap.height)\""
    lines.append("<image id=\"\(identifier)\"\(size) preserveAspectRatio=\"none\" href=\"data:")
    lines.append("\(file.mediaType);base64,\(Base64.text(of: file.bytes))\"/>\n")
    return identifier
  }

  private mutating func next(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    return "tatami-\(kind)-\(counts[kind, default: 1])"
  }
}
