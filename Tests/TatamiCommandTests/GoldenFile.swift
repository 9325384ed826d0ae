import Foundation

/// The golden cases of a family, as plain JSON.
enum GoldenFile {
  struct Case {
    let name: String
    let scene: [String: Any]
    let expect: [String: Any]

    /// The scene with the queries and the probe that the expectation needs.
    func document() throws -> Data {
      var scene = scene
      let queries = (expect["queries"] as? [[String: Any]])?.compactMap { $0["rect"] }
      if let queries, !queries.isEmpty { scene["queries"] = queries }
      let isSample = expect["complete"] as? Bool == false || expect["sampled"] as? Bool == true
      if isSample, let items = expect["items"] as? [[Any]] {
        scene["probe"] = items.map { Array($0.prefix(2)) }
      }
      return try JSONSerialization.data(withJSONObject: scene)
    }
  }

  static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden").standardized
  }

  static func cases(_ family: String) throws -> [Case] {
    let data = try Data(contentsOf: folder.appending(path: "\(family).json"))
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (file?["cases"] as? [[String: Any]] ?? []).compactMap { value in
      guard let name = value["name"] as? String, let scene = value["scene"] as? [String: Any],
        let expect = value["expect"] as? [String: Any]
      else { return nil }
      return Case(name: name, scene: scene, expect: expect)
    }
  }
}

/// Compares JSON values: numbers within 1e-6 absolute or 1e-9 relative.
enum JSONDifference {
  /// Returns the first difference, with its path.
  ///
  /// Additional keys are allowed; the key `source` of an expectation is not compared.
  static func first(expected: Any, found: Any?, at path: String = "$") -> String? {
    switch (expected, found) {
    case (let expected as [String: Any], let found as [String: Any]):
      for (key, value) in expected.sorted(by: { $0.key < $1.key }) where key != "source" {
        if let difference = first(expected: value, found: found[key], at: "\(path).\(key)") {
          return difference
        }
      }
      return nil
    case (let expected as [Any], let found as [Any]):
      return firstInList(expected, found, at: path)
    case (let expected as NSNumber, let found as NSNumber):
      let tolerance = max(1e-6, 1e-9 * abs(expected.doubleValue))
      let isNear = abs(expected.doubleValue - found.doubleValue) <= tolerance
      return isNear ? nil : "\(path): found \(found), expected \(expected)"
    case (let expected as String, let found as String):
      return expected == found ? nil : "\(path): found \(found), expected \(expected)"
    case (is NSNull, is NSNull):
      return nil
    default:
      return "\(path): found \(found ?? "nothing"), expected \(expected)"
    }
  }

  private static func firstInList(_ expected: [Any], _ found: [Any], at path: String) -> String? {
    guard expected.count == found.count else {
      return "\(path): found \(found.count) elements, expected \(expected.count)"
    }
    let isFreeOrder = path.contains(".queries[")
    let pairs = isFreeOrder ? zip(sorted(expected), sorted(found)) : zip(expected, found)
    for (index, pair) in pairs.enumerated() {
      if let difference = first(expected: pair.0, found: pair.1, at: "\(path)[\(index)]") {
        return difference
      }
    }
    return nil
  }

  /// Sorts the results of a query by their text; the numbers of an index or rectangle keep their
  /// order.
  private static func sorted(_ values: [Any]) -> [Any] {
    guard values.contains(where: { $0 is [Any] || $0 is [String: Any] }) else { return values }
    return values.sorted { text(of: $0) < text(of: $1) }
  }

  private static func text(of value: Any) -> String {
    guard let members = value as? [String: Any] else { return "\(value)" }
    return members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined()
  }
}
