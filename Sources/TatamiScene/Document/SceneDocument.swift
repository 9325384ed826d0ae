import Foundation
import OrderedCollections
import Yams

/// Reads the bytes of a scene document.
public enum SceneDocument {
  /// The most values one document may hold; YAML aliases count as often as they are used.
  public static let valueLimit = 8_000_000

  /// The most values of a YAML document, which people write by hand and aliases multiply.
  public static let yamlValueLimit = 1_000_000

  /// Parses JSON or YAML; which of the two is found out from the first character.
  ///
  /// - Throws: `SceneError.notUTF8`, `.syntax` or `.tooLarge`.
  /// - Complexity: O(*n*) in the bytes.
  public static func parse(
    _ bytes: [UInt8],
    valueLimit: Int = SceneDocument.valueLimit
  ) throws(SceneError) -> SceneValue {
    let text = try decode(bytes)
    var budget = Budget(limit: valueLimit)
    switch text.first(where: { !$0.isWhitespace }) {
    case nil: throw .syntax(reason: "the document is empty")
    case "{", "[": return try parseJSON(text, budget: &budget)
    default:
      budget = Budget(limit: min(valueLimit, yamlValueLimit))
      return try parseYAML(text, budget: &budget)
    }
  }

  private static func decode(_ bytes: [UInt8]) throws(SceneError) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = String(decoding: content, as: UTF8.self).utf8
    let firstWrong = zip(valid, content).prefix { $0 == $1 }.count
    throw .notUTF8(offset: content.startIndex + firstWrong)
  }
}

// MARK: - JSON

extension SceneDocument {
  private static func parseJSON(
    _ text: String,
    budget: inout Budget
  ) throws(SceneError) -> SceneValue {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: Data(text.utf8))
    } catch {
      let details = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .syntax(reason: details ?? "it ends too early")
    }
    return try value(ofJSON: root, budget: &budget)
  }

  /// Converts what the JSON parser made; it refuses more than 512 levels, so recursion is safe.
  private static func value(ofJSON json: Any, budget: inout Budget) throws(SceneError) -> SceneValue
  {
    try budget.spend()
    switch json {
    case let members as [String: Any]:
      var object = OrderedDictionary<String, SceneValue>(minimumCapacity: members.count)
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        object[key] = try value(ofJSON: member, budget: &budget)
      }
      return .object(object)
    case let elements as [Any]:
      var values: [SceneValue] = []
      values.reserveCapacity(elements.count)
      for element in elements {
        values.append(try value(ofJSON: element, budget: &budget))
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

  /// Whether a number was written `true` or `false`: those are stored as a C `char`.
  private static func isBool(_ number: NSNumber) -> Bool {
    number.objCType.pointee == CChar(UInt8(ascii: "c"))
  }
}

// MARK: - YAML

extension SceneDocument {
  private static func parseYAML(
    _ text: String,
    budget: inout Budget
  ) throws(SceneError) -> SceneValue {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      let message = "\(error)".split(separator: "\n").first.map(String.init)
      throw .syntax(reason: message ?? "it cannot be read")
    }
    guard let root else { throw .syntax(reason: "the document is empty") }
    return try value(ofYAML: root, budget: &budget)
  }

  /// Converts what the YAML parser made; it refuses more than 1,000 levels, so recursion is safe.
  private static func value(ofYAML node: Node, budget: inout Budget) throws(SceneError)
    -> SceneValue
  {
    try budget.spend()
    switch node {
    case .mapping(let mapping):
      var object = OrderedDictionary<String, SceneValue>(minimumCapacity: mapping.count)
      for (key, member) in mapping {
        guard let name = key.string else { throw .syntax(reason: "a key is no text") }
        object[name] = try value(ofYAML: member, budget: &budget)
      }
      return .object(object)
    case .sequence(let sequence):
      var values: [SceneValue] = []
      for element in sequence {
        values.append(try value(ofYAML: element, budget: &budget))
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

/// How many more values a document may have.
private struct Budget {
  let limit: Int
  var spent = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func spend() throws(SceneError) {
    spent += 1
    if spent > limit { throw .tooLarge(limit: limit) }
  }
}
