public import TatamiJSON
import TatamiGeometry

/// A value of a scene document: the common types of JSON and YAML.
public typealias SceneValue = JSONValue

extension JSONValue {
  /// Creates a list of numbers.
  static func numbers(_ values: [Double]) -> JSONValue {
    .array(values.map(JSONValue.number))
  }

  /// Creates `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> JSONValue {
    .numbers(rect.numbers)
  }

  /// Creates `[width, height]`.
  static func size(_ size: Size) -> JSONValue {
    .numbers([size.width, size.height])
  }

  /// Creates `[x, y]`.
  static func point(_ point: Point) -> JSONValue {
    .numbers([point.x, point.y])
  }
}

extension Rect {
  /// The numbers of a frame in documents.
  var numbers: [Double] { [minX, minY, width, height] }
}
