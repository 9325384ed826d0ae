/// A golden case of the box family.
package struct BoxGolden: Decodable, Sendable, CustomStringConvertible {
  /// The name of the case, printed by failing tests.
  package let name: String
  /// The input.
  package let scene: Scene
  /// The expected output.
  package let expect: Expectation

  /// The name.
  package var description: String { name }

  /// Returns all cases in the order of the file.
  package static func all() throws -> [BoxGolden] {
    try GoldenFile.cases(of: "box")
  }

  /// Returns the bytes of the file.
  package static func bytes() throws -> [UInt8] {
    try GoldenFile.bytes(of: "box")
  }
}

extension BoxGolden {
  /// A scene, as documents write it.
  package struct Scene: Decodable, Sendable {
    package let size: [Double?]?
    package var root: Node

    package init(size: [Double?]?, root: Node) {
      self.size = size
      self.root = root
    }
  }

  /// The frames of the active nodes, in pre-order.
  package struct Expectation: Decodable, Sendable {
    package let frames: [Frame]
  }

  /// A node's path and frame.
  package struct Frame: Decodable, Sendable, Equatable {
    package let path: String
    package let numbers: [Double]

    package init(path: String, numbers: [Double]) {
      self.path = path
      self.numbers = numbers
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      path = try values.decode(String.self)
      var numbers: [Double] = []
      while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
      self.numbers = numbers
    }
  }

  /// A node, as documents write it.
  package struct Node: Decodable, Sendable {
    package var type: String?
    package var width: Length?
    package var height: Length?
    package var margin: [Double]?
    package var padding: [Double]?
    package var alignment: [String: Position]?
    package var justifyContent: [String: Position]?
    package var space: Double?
    package var itemSpace: Double?
    package var runSpace: Double?
    package var format: String?
    package var runFormat: String?
    package var runRowSize: [Length]?
    package var arrange: Int?
    package var reverse: Bool?
    package var direction: String?
    package var activated: Bool?
    package var flowEnding: Bool?
    package var content: [Double]?
    package var flowingContent: Bool?
    package var children: [Node]?

    package init() {}
  }

  /// A length, as documents write it.
  package enum Length: Decodable, Sendable, Equatable {
    case points(Double)
    case word(String)
    case object([String: Double])
    case wrap([String: Double])

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let points = try? value.decode(Double.self) {
        self = .points(points)
      } else if let word = try? value.decode(String.self) {
        self = .word(word)
      } else if let object = try? value.decode([String: Double].self) {
        self = .object(object)
      } else {
        let wraps = try value.decode([String: [String: Double]].self)
        self = .wrap(wraps["wrap", default: [:]])
      }
    }
  }

  /// A position along an axis, as documents write it.
  package enum Position: Decodable, Sendable, Equatable {
    case word(String)
    case ratio(Double)

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let ratio = try? value.decode(Double.self) {
        self = .ratio(ratio)
      } else {
        self = .word(try value.decode(String.self))
      }
    }
  }
}

extension BoxGolden.Frame {
  /// Whether all numbers agree within 1e-6 points or a billionth of them.
  ///
  /// Beyond 1e15 points a scene is unlimited and its coordinates are rounding errors.
  package func isClose(to other: BoxGolden.Frame) -> Bool {
    zip(numbers, other.numbers).allSatisfy { left, right in
      (left - right).magnitude <= max(1e-6, 1e-9 * max(left.magnitude, right.magnitude))
        || max(left.magnitude, right.magnitude) > 1e15
    }
  }
}
