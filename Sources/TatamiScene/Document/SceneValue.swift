public import OrderedCollections
import TatamiGeometry

/// A value of a scene document: the common types of JSON and YAML.
public enum SceneValue: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([SceneValue])
  /// Values by name; the order of the names is kept for writing and has no meaning.
  case object(OrderedDictionary<String, SceneValue>)

  /// A description of the value for error messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(JSONWriter.text(of: value))"
    case .string(let value): "the string \"\(value.escaped(limit: 40))\""
    case .array(let values): "a list of \(values.count)"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}

extension SceneValue {
  /// Creates a list of numbers.
  static func numbers(_ values: [Double]) -> SceneValue {
    .array(values.map(SceneValue.number))
  }

  /// Creates a number from an integer.
  static func number(_ value: Int) -> SceneValue {
    .number(Double(value))
  }

  /// Creates `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> SceneValue {
    .numbers(rect.numbers)
  }

  /// Creates `[width, height]`.
  static func size(_ size: Size) -> SceneValue {
    .numbers([size.width, size.height])
  }

  /// Creates `[x, y]`.
  static func point(_ point: Point) -> SceneValue {
    .numbers([point.x, point.y])
  }
}

extension Rect {
  /// The numbers of a frame in documents.
  var numbers: [Double] { [minX, minY, width, height] }
}
