/// The definitions of a document, without duplicates.
struct SVGDefinitions {
  private var identifiers: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var images: [ObjectIdentifier: String] = [:]
  private var lines: [String] = []

  /// The `defs` element; empty without definitions.
  var text: String {
    lines.isEmpty ? "" : "<defs>\n" + lines.joined() + "</defs>\n"
  }

  /// Returns the identifier of a definition, adding it if it is new.
  ///
  /// - Parameters:
  ///   - kind: The kind of definition, which is part of the identifier.
  ///   - tag: The element's name with its attributes.
  ///   - content: The content of the element.
  mutating func identifier(_ kind: String, tag: String, content: String) -> String {
    let key = kind + tag + content
    if let known = identifiers[key] { return known }
    let identifier = next(kind)
    identifiers[key] = identifier
    let name = tag.prefix { $0 != " " }
    let attributes = tag.dropFirst(name.count)
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
    lines.append(
      "<image id=\"\(identifier)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\""
        + " preserveAspectRatio=\"none\" href=\"data:\(file.mediaType);base64,"
        + "\(Base64.text(of: file.bytes))\"/>\n"
    )
    return identifier
  }

  private mutating func next(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    return "tatami-\(kind)-\(counts[kind, default: 1])"
  }
}
