import OrderedCollections
import Tatami
import TatamiBox
import TatamiJSON

extension ValueForm<SizeDescription> {
  /// A length of a node in its box.
  static let length = ValueForm(
    "[length](#lengths)",
    example: "120",
    schema: SchemaPart.reference("length")
  ) { reader, _ throws(SceneError) in
    try BoxStyleReader.length(reader)
  }

  /// The forms of lengths as JSON Schema.
  static var lengthSchema: JSONValue {
    let (length, any) = (SchemaPart.number(BoxStyleReader.lengths), SchemaPart.anyNumber)
    let limits = SchemaPart.object([
      "add": any, "min": length, "max": length, "priority": any, "shrink": length, "grow": length,
    ])
    return SchemaPart.any(of: [
      length, SchemaPart.words(["wrap", "fill"]),
      SchemaPart.object(["ratio": length], required: ["ratio"]),
      SchemaPart.object(["aspectRatio": length], required: ["aspectRatio"]),
      SchemaPart.object(["wrap": limits], required: ["wrap"]),
    ])
  }
}

extension ValueForm<Tatami.Alignment> {
  /// A position in a box on both axes.
  static let alignment = ValueForm(
    "[alignment](#alignments)",
    example: #"{"x": "center"}"#,
    schema: SchemaPart.reference("alignment")
  ) { reader, _ throws(SceneError) in
    if case .string = reader.value { return try reader.choice(["center": .center]) }
    return try BoxStyleReader.alignment(reader)
  }

  /// The forms of alignments as JSON Schema.
  static var alignmentSchema: JSONValue {
    func position(_ words: [String]) -> JSONValue {
      SchemaPart.any(of: [SchemaPart.words(words), SchemaPart.number(-1...1)])
    }
    return SchemaPart.any(of: [
      SchemaPart.words(["center"]),
      SchemaPart.object([
        "x": position(BoxStyleReader.horizontals.map(\.key)),
        "y": position(BoxStyleReader.verticals.map(\.key)),
      ]),
    ])
  }
}

extension ValueForm<BorderInsets> {
  /// Distances from the edges.
  static let insets = ValueForm(
    "[insets](#insets)",
    example: #"{"x": 16, "y": 12}"#,
    schema: SchemaPart.reference("insets")
  ) { reader, _ throws(SceneError) in
    try InsetsReader.insets(reader)
  }

  /// The forms of insets as JSON Schema.
  static var insetsSchema: JSONValue {
    let distance = SchemaPart.number(InsetsReader.range)
    let sides = InsetsReader.sides.map { ($0, distance) }
    return SchemaPart.any(of: [
      distance, SchemaPart.list(of: distance, count: 4...4),
      SchemaPart.object(OrderedDictionary(uniqueKeysWithValues: sides)),
    ])
  }
}

/// Reads distances from edges: one number, four sides, or an object.
enum InsetsReader {
  static let range = -10_000.0...10_000
  static let sides = ["x", "y", "top", "bottom", "leading", "trailing", "left", "right"]

  static func insets(_ reader: SceneReader) throws(SceneError) -> BorderInsets {
    switch reader.value {
    case .number:
      let distance = try reader.number(in: range)
      return BorderInsets(top: distance, left: distance, bottom: distance, right: distance)
    case .array:
      let sides = try reader.array(count: 4)
      return BorderInsets(
        top: try sides[0].number(in: range),
        left: try sides[1].number(in: range),
        bottom: try sides[2].number(in: range),
        right: try sides[3].number(in: range)
      )
    case .object: return try sides(reader)
    default: throw reader.unexpected("a number, a list of 4 or an object")
    }
  }

  private static func sides(_ reader: SceneReader) throws(SceneError) -> BorderInsets {
    let object = try reader.object(sides)
    func distance(_ key: String) throws(SceneError) -> CGFloat? {
      guard let reader = object[key] else { return nil }
      return CGFloat(try reader.number(in: range))
    }
    let (x, y) = (try distance("x"), try distance("y"))
    let (left, right) = (try distance("left"), try distance("right"))
    let (leading, trailing) = (try distance("leading"), try distance("trailing"))
    let hasSides = left != nil || right != nil
    guard !hasSides || (leading ?? trailing) == nil else {
      throw reader.impossible("left and right exclude leading and trailing")
    }
    let top = try distance("top") ?? y ?? 0
    let bottom = try distance("bottom") ?? y ?? 0
    guard hasSides else {
      return BorderInsets(
        top: top,
        leading: leading ?? x ?? 0,
        bottom: bottom,
        trailing: trailing ?? x ?? 0
      )
    }
    return BorderInsets(top: top, left: left ?? x ?? 0, bottom: bottom, right: right ?? x ?? 0)
  }
}
