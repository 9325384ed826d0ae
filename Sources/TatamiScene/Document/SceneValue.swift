public import OrderedCollections
import TatamiGeometry

/// A value of a scene document: what JSON and YAML have in common.
public enum SceneValue: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([SceneValue])
  /// Values by name; the order of the names is kept for writing and means nothing.
  case object(OrderedDictionary<String, SceneValue>)

  /// What the value is, in the words of an error message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(JSONWriter.text(of: value))"
    case .string(let value): "the text \"\(value.prefix(40))\""
    case .array(let values): "a list of \(values.count)"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}

extension SceneValue {
  /// Makes a list of numbers.
  static func numbers(_ values: [Double]) -> SceneValue {
    .array(values.map(SceneValue.number))
  }

  /// Makes a number of a count.
  static func number(_ value: Int) -> SceneValue {
    .number(Double(value))
  }

  /// Makes `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> SceneValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }
}
