/// The definitions of a document; equal ones are written once.
struct SVGDefinitions {
  private var identifiers: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var images: [ObjectIdentifier: String] = [:]
  private var lines: [String] = []

  /// The definitions' element; empty for none.
  var text: String {
    lines.isEmpty ? "" : "<defs>\n" + lines.joined() + "</defs>\n"
  }

  /// Returns the identifier of a definition, adding it if it is new.
  ///
  /// - Parameters:
  ///   - kind: What identifiers of the kind begin with.
  ///   - tag: The element's name with its attributes.
  ///   - content: What stands within the element; it ends with the element's closing tag.
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
    let data: [UInt8]
    do { data = try bitmap.pngData() } catch { throw .image(error) }
    let identifier = next("image")
    images[ObjectIdentifier(bitmap)] = identifier
    lines.append(
      "<image id=\"\(identifier)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\""
        + " preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Base64.text(of: data))\"/>\n"
    )
    return identifier
  }

  private mutating func next(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    return "tatami-\(kind)-\(counts[kind, default: 1])"
  }
}

/// Bytes as text of 64 characters.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Returns the text of bytes, filled up with equal signs.
  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        let digit = alphabet[bits >> (18 - 6 * index) & 63]
        result.append(index <= count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
