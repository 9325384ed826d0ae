import TatamiBox
import TatamiGeometry

/// Reads the properties of box nodes from documents (Specification/box.md §11).
enum BoxStyleReader {
  /// The range of lengths, in points, and weights; within it the sums of the engine are exact.
  static let lengths = 0...1e15
  private static let distances = -1e15...1e15

  /// Reads the properties of every node.
  static func style(_ object: SceneObject) throws(SceneError) -> BoxStyle {
    var style = BoxStyle(
      width: try object["width"].map(length) ?? .wrap,
      height: try object["height"].map(length) ?? .wrap,
      margin: try object["margin"].map(insets) ?? .zero,
      alignment: try object["alignment"].map(alignment) ?? .none
    )
    style.activated = try object["activated"]?.bool() ?? true
    style.flowEnding = try object["flowEnding"]?.bool() ?? false
    return style
  }

  /// Reads the properties of a box with children.
  static func layout(_ object: SceneObject, _ kind: BoxLayout) throws(SceneError) -> BoxLayout {
    var layout = kind
    layout.padding = try object["padding"].map(insets) ?? .zero
    layout.justifyContent = try object["justifyContent"].map(alignment) ?? .none
    layout.space = try object["space"]?.number(in: distances) ?? 0
    layout.itemSpace = try object["itemSpace"]?.number(in: distances) ?? layout.itemSpace
    layout.runSpace = try object["runSpace"]?.number(in: distances) ?? layout.runSpace
    layout.format = try object["format"]?.choice(formats) ?? .leading
    layout.runFormat = try object["runFormat"]?.choice(formats) ?? .leading
    layout.reverse = try object["reverse"]?.bool() ?? false
    layout.readingDirection = try object["direction"]?.choice(directions) ?? .leftToRight
    layout.arrange = try object["arrange"]?.integer(in: 0...Int(Int32.max)) ?? 0
    for size in try object["runRowSize"]?.array() ?? [] {
      layout.runRowSizes.append(try length(size))
    }
    return layout
  }

  /// Reads `[width, height]` of the content.
  static func size(_ reader: SceneReader) throws(SceneError) -> Size {
    let numbers = try reader.array(count: 2)
    return Size(
      width: try numbers[0].number(in: lengths),
      height: try numbers[1].number(in: lengths)
    )
  }

  /// The distributions of free space by name.
  static let formats: KeyValuePairs<String, Format> = [
    "leading": .leading, "center": .center, "between": .between, "round": .round,
    "trailing": .trailing,
  ]

  private static let directions: KeyValuePairs<String, BoxLayout.ReadingDirection> = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]

  private static let words: KeyValuePairs<String, SizeDescription> = [
    "wrap": .wrap, "fill": .fill,
  ]

  /// Reads a length: a number, a word or an object.
  static func length(_ reader: SceneReader) throws(SceneError) -> SizeDescription {
    switch reader.value {
    case .number: return .fix(try reader.number(in: lengths))
    case .string(let text):
      guard let unit = unit(of: text) else { return try reader.choice(words) }
      throw reader.impossible("\(quoted: text) is not a length; \(unit)")
    default: break
    }
    let object = try reader.object(["ratio", "aspectRatio", "wrap"])
    guard object.members.count == 1 else {
      throw reader.unexpected("one of the keys ratio, aspectRatio, wrap")
    }
    if let ratio = object["ratio"] { return .ratio(try ratio.number(in: lengths)) }
    if let aspect = object["aspectRatio"] {
      return .aspectRatio(try aspect.number(in: Double.leastNormalMagnitude...1e15))
    }
    return try wrap(object.required("wrap"))
  }

  /// Returns what to write instead of a number in quotes; nil for other texts.
  private static func unit(of text: String) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty else { return nil }
    guard text.hasSuffix("%") else {
      return "lengths are points, numbers without a unit and without quotes"
    }
    return "\"fill\" takes the remaining space, and {\"ratio\": 1} next to {\"ratio\": 3} takes a"
      + " quarter of it"
  }

  private static func wrap(_ reader: SceneReader) throws(SceneError) -> SizeDescription {
    let object = try reader.object(["add", "min", "max", "priority", "shrink", "grow"])
    let anyMaximum = 0...WrapLimits.infinite
    return .wrap(
      add: try object["add"]?.number(in: distances) ?? 0,
      min: try object["min"]?.number(in: lengths) ?? 0,
      max: try object["max"]?.number(in: anyMaximum) ?? WrapLimits.infinite,
      priority: try object["priority"]?.number(in: distances) ?? 0,
      shrink: try object["shrink"]?.number(in: lengths) ?? 0,
      grow: try object["grow"]?.number(in: lengths) ?? 0
    )
  }

  private static func insets(_ reader: SceneReader) throws(SceneError) -> Insets {
    for edge in try reader.array(count: 4) { _ = try edge.number(in: distances) }
    return try reader.insets()
  }

  /// Reads the positions along x and y.
  static func alignment(_ reader: SceneReader) throws(SceneError) -> Alignment {
    let object = try reader.object(["x", "y"])
    var alignment = Alignment.none
    if let x = object["x"] { alignment.horizontal = try position(x, horizontals) }
    if let y = object["y"] { alignment.vertical = try position(y, verticals) }
    return alignment
  }

  typealias Positions = KeyValuePairs<String, Alignment.Position>

  static let horizontals: Positions = [
    "start": .start, "end": .end, "leading": .leading, "trailing": .trailing, "center": .ratio(0),
  ]

  static let verticals: Positions = ["start": .start, "end": .end, "center": .ratio(0)]

  private static func position(
    _ reader: SceneReader,
    _ words: Positions
  ) throws(SceneError) -> Alignment.Position {
    guard case .number = reader.value else { return try reader.choice(words) }
    return .ratio(try reader.number(in: -1...1))
  }
}
