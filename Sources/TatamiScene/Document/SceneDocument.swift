import Foundation
import OrderedCollections
import Yams

/// Parses scene documents.
public enum SceneDocument {
  /// The maximum number of values in a document; a YAML alias counts each time it is used.
  public static let valueLimit = 8_000_000

  /// The maximum number of values in a YAML document, which is lower because of aliases.
  public static let yamlValueLimit = 1_000_000

  /// Parses JSON or YAML, detected by the first character.
  ///
  /// - Throws: `SceneError.notUTF8`, `.syntax` or `.tooLarge`.
  /// - Complexity: O(*n*) in the bytes.
  public static func parse(
    _ bytes: [UInt8],
    valueLimit: Int = SceneDocument.valueLimit
  ) throws(SceneError) -> SceneValue {
    let text = try decode(bytes)
    var counter = ValueCounter(limit: valueLimit)
    switch text.first(where: { !$0.isWhitespace }) {
    case nil: throw .syntax(reason: "the document is empty")
    case "{", "[": return try parseJSON(text, counter: &counter)
    default:
      counter = ValueCounter(limit: min(valueLimit, yamlValueLimit))
      return try parseYAML(text, counter: &counter)
    }
  }

  private static func decode(_ bytes: [UInt8]) throws(SceneError) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = String(decoding: content, as: UTF8.self).utf8
    let firstInvalid = zip(valid, content).prefix { $0 == $1 }.count
    throw .notUTF8(offset: content.startIndex + firstInvalid)
  }
}

// MARK: - JSON

extension SceneDocument {
  private static func parseJSON(
    _ text: String,
    counter: inout ValueCounter
  ) throws(SceneError) -> SceneValue {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: Data(text.utf8))
    } catch {
      let details = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .syntax(reason: details ?? "unexpected end of the document")
    }
    return try value(ofJSON: root, counter: &counter)
  }

  /// Converts the JSON parser's result; the parser rejects more than 512 levels, so the recursion
  /// is safe.
  private static func value(ofJSON json: Any, counter: inout ValueCounter) throws(SceneError)
    -> SceneValue
  {
    try counter.add()
    switch json {
    case let members as [String: Any]:
      var object = OrderedDictionary<String, SceneValue>(minimumCapacity: members.count)
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        object[key] = try value(ofJSON: member, counter: &counter)
      }
      return .object(object)
    case let elements as [Any]:
      var values: [SceneValue] = []
      values.reserveCapacity(elements.count)
      for element in elements {
        values.append(try value(ofJSON: element, counter: &counter))
      }
      return .array(values)
    case let text as String:
      return .string(text)
    case let number as NSNumber:
      return isBool(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    default:
      return .null
    }
  }

  /// Whether a number represents `true` or `false`, which Foundation stores as a C `char`.
  private static func isBool(_ number: NSNumber) -> Bool {
    number.objCType.pointee == CChar(UInt8(ascii: "c"))
  }
}

// MARK: - YAML

extension SceneDocument {
  private static func parseYAML(
    _ text: String,
    counter: inout ValueCounter
  ) throws(SceneError) -> SceneValue {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      let message = "\(error)".split(separator: "\n").first.map(String.init)
      throw .syntax(reason: message ?? "the YAML is invalid")
    }
    guard let root else { throw .syntax(reason: "the document is empty") }
    return try value(ofYAML: root, counter: &counter)
  }

  /// Converts the YAML parser's result; the parser rejects more than 1,000 levels, so the recursion
  /// is safe.
  private static func value(ofYAML node: Node, counter: inout ValueCounter) throws(SceneError)
    -> SceneValue
  {
    try counter.add()
    switch node {
    case .mapping(let mapping):
      var object = OrderedDictionary<String, SceneValue>(minimumCapacity: mapping.count)
      for (key, member) in mapping {
        guard let name = key.string else { throw .syntax(reason: "a key is not a string") }
        object[name] = try value(ofYAML: member, counter: &counter)
      }
      return .object(object)
    case .sequence(let sequence):
      var values: [SceneValue] = []
      for element in sequence {
        values.append(try value(ofYAML: element, counter: &counter))
      }
      return .array(values)
    case .scalar(let scalar):
      return value(of: node, scalar: scalar)
    case .alias:
      throw .syntax(reason: "an alias has no anchor")
    }
  }

  private static func value(of node: Node, scalar: Node.Scalar) -> SceneValue {
    if scalar.style != .plain && scalar.style != .any { return .string(scalar.string) }
    if node.null != nil { return .null }
    if let flag = node.bool { return .bool(flag) }
    if let number = node.float, number.isFinite { return .number(number) }
    return .string(scalar.string)
  }
}

/// Counts the values of a document up to a limit.
private struct ValueCounter {
  private let limit: Int
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add() throws(SceneError) {
    count += 1
    if count > limit { throw .tooLarge(limit: limit) }
  }
}
