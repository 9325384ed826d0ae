import TatamiGeometry

extension Icon {
  /// The maximum size of an SVG file of an icon, in bytes.
  private static let maxFileSize = 1 << 16

  /// Reads an SVG file whose elements are paths and circles in one color; nil if there is no such
  /// file, it has more than 64 KiB, or a path is wrong.
  ///
  /// Other elements, styles and transforms are ignored.
  package init?(svgFile path: String) {
    guard let file = try? RegularFile(path, maxSize: Self.maxFileSize),
      let bytes = try? file.bytes()
    else { return nil }
    self.init(svg: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads the text of an SVG file.
  init?(svg text: String) {
    var shapes: [Shape] = []
    var side = 16.0
    for tag in SVGTag.all(in: text) {
      switch tag.name {
      case "svg":
        let box = tag.attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
        if box.count == 4 { side = max(box[2], box[3]) }
      case "path", "circle":
        guard let path = tag.path else { return nil }
        let isEvenOdd = tag.attributes["fill-rule"] == "evenodd"
        shapes.append(Shape(path: path, rule: isEvenOdd ? .evenOdd : .nonZero))
      default: continue
      }
    }
    guard !shapes.isEmpty else { return nil }
    self.init(shapes, side: side)
  }
}

/// The name and the attributes of a start tag.
private struct SVGTag {
  let name: String
  var attributes: [String: String] = [:]

  /// Returns the start tags of a document, in order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in text: String) -> [SVGTag] {
    text.split(separator: "<").compactMap { part in
      guard let content = part.split(separator: ">", maxSplits: 1).first,
        content.first?.isLetter == true
      else { return nil }
      return SVGTag(content)
    }
  }

  /// Reads the text between the angle brackets; quotation marks separate names from values.
  private init(_ content: Substring) {
    let words = content.split(separator: "\"", omittingEmptySubsequences: false)
    name = String(content.prefix { $0.isLetter })
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      guard let key = words[index].split(whereSeparator: { $0.isWhitespace || $0 == "=" }).last
      else { continue }
      attributes[String(key)] = String(words[index + 1])
    }
  }

  /// The outline of a path or a circle; nil if its values are wrong.
  var path: Path? {
    if name == "path" { return Path(svgData: attributes["d"] ?? "") }
    let numbers = ["cx", "cy", "r"].compactMap { Double(attributes[$0] ?? "0") }
    guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
    let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
    var circle = Path()
    circle.addEllipse(
      in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    )
    return circle
  }
}
