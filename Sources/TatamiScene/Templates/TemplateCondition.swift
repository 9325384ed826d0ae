import TatamiJSON

/// The condition of an object in a template: `vip`, `!vip`, `role == Speaker` or `role != Speaker`.
struct TemplateCondition {
  private let reader: SceneReader
  private let name: String
  /// The text with which the value is compared; nil without a comparison.
  private let text: String?
  private let isNegated: Bool

  /// Parses a condition.
  init(_ reader: SceneReader) throws(SceneError) {
    self.reader = reader
    let condition = try reader.string()
    for (sign, isNegated) in [("==", false), ("!=", true)] {
      guard let range = condition.firstRange(of: sign) else { continue }
      name = Self.trimmed(condition[..<range.lowerBound])
      text = Self.trimmed(condition[range.upperBound...])
      self.isNegated = isNegated
      return
    }
    isNegated = condition.hasPrefix("!")
    name = Self.trimmed(condition.drop { $0 == "!" })
    text = nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " }
    return String(rest.prefix(rest.lastIndex { $0 != " " }.map { rest[...$0].count } ?? 0))
  }

  /// Returns whether the condition is true in a scope.
  ///
  /// - Parameter isTable: Whether the data are a table, whose cells are texts and whose columns are
  ///   known; otherwise a name that does not exist is like null.
  /// - Throws: A `SceneError` for a column that does not exist.
  func isTrue(_ scope: TemplateScope, isTable: Bool) throws(SceneError) -> Bool {
    var value = SceneValue.null
    do throws(SceneError) {
      value = try scope.value(name, reader)
    } catch  where isTable {
      throw error
    } catch {}
    let isTrue = text.map { Self.text(of: value) == $0 } ?? Self.isTrue(value, isTable)
    return isTrue != isNegated
  }

  private static func text(of value: SceneValue) -> String? {
    switch value {
    case .null: ""
    case .string(let text): text
    case .number(let number): JSONWriter.text(of: number)
    case .bool(let flag): flag ? "true" : "false"
    case .array, .object: nil
    }
  }

  /// Null, false, 0, and what is empty are false; of cells also the texts `false` and `0`.
  private static func isTrue(_ value: SceneValue, _ isTable: Bool) -> Bool {
    switch value {
    case .null: false
    case .bool(let flag): flag
    case .number(let number): number != 0
    case .string(let text):
      !text.isEmpty && !(isTable && ["false", "0"].contains(text.lowercased()))
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    }
  }
}
