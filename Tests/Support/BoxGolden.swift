import Foundation

/// A golden case of the box family.
public struct BoxGolden: Decodable, Sendable, CustomStringConvertible {
  /// The name that a failing test prints.
  public let name: String
  /// What goes in.
  public let scene: Scene
  /// What must come out.
  public let expect: Expectation

  /// The name.
  public var description: String { name }

  /// Reads all cases of the family.
  public static func all() throws -> [BoxGolden] {
    struct File: Decodable {
      let cases: [BoxGolden]
    }
    return try JSONDecoder().decode(File.self, from: Data(bytes())).cases
  }

  /// Returns the bytes of the file with all cases.
  public static func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: url))
  }

  private static var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/box.json")
  }
}

extension BoxGolden {
  /// A scene, as documents write it.
  public struct Scene: Decodable, Sendable {
    public let size: [Double?]?
    public var root: Node

    public init(size: [Double?]?, root: Node) {
      self.size = size
      self.root = root
    }
  }

  /// The frames of the active nodes, in pre-order.
  public struct Expectation: Decodable, Sendable {
    public let frames: [Frame]
  }

  /// A node's path and frame.
  public struct Frame: Decodable, Sendable, Equatable {
    public let path: String
    public let numbers: [Double]

    public init(path: String, numbers: [Double]) {
      self.path = path
      self.numbers = numbers
    }

    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      path = try values.decode(String.self)
      var numbers: [Double] = []
      while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
      self.numbers = numbers
    }
  }

  /// A node, as documents write it.
  public struct Node: Decodable, Sendable {
    public var type: String?
    public var width: Length?
    public var height: Length?
    public var margin: [Double]?
    public var padding: [Double]?
    public var alignment: [String: Position]?
    public var justifyContent: [String: Position]?
    public var space: Double?
    public var itemSpace: Double?
    public var runSpace: Double?
    public var format: String?
    public var runFormat: String?
    public var runRowSize: [Length]?
    public var arrange: Int?
    public var reverse: Bool?
    public var direction: String?
    public var activated: Bool?
    public var flowEnding: Bool?
    public var content: [Double]?
    public var flowingContent: Bool?
    public var children: [Node]?

    public init() {}
  }

  /// A length, as documents write it.
  public enum Length: Decodable, Sendable, Equatable {
    case points(Double)
    case word(String)
    case object([String: Double])
    case wrap([String: Double])

    public init(from decoder: any Decoder) throws {
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

  /// A place along an axis, as documents write it.
  public enum Position: Decodable, Sendable, Equatable {
    case word(String)
    case ratio(Double)

    public init(from decoder: any Decoder) throws {
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
  /// Beyond 1e15 points a scene has no limits, and places are what is left of rounding.
  public func isClose(to other: BoxGolden.Frame) -> Bool {
    zip(numbers, other.numbers).allSatisfy { left, right in
      (left - right).magnitude <= max(1e-6, 1e-9 * max(left.magnitude, right.magnitude))
        || max(left.magnitude, right.magnitude) > 1e15
    }
  }
}
