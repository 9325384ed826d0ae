import TatamiJSON

/// Finds references in a document that has no data for them.
enum TemplateSearch {
  private static let keys = [SceneTemplate.data, SceneTemplate.each, SceneTemplate.condition]

  /// Checks that a value has no references; the recursion is as deep as the document.
  ///
  /// - Throws: A `SceneError` with the path of the first one.
  static func check(_ reader: SceneReader) throws(SceneError) {
    switch reader.value {
    case .string(let text):
      guard let open = text.firstRange(of: "{{"),
        let close = text[open.upperBound...].firstRange(of: "}}")
      else { return }
      throw missing(String(text[open.lowerBound..<close.upperBound]), reader)
    case .array:
      for element in try reader.array() { try check(element) }
    case .object(let members):
      if let key = keys.first(where: { members[$0] != nil }) { throw missing(key, reader) }
      for (_, value) in try reader.members() { try check(value) }
    case .null, .bool, .number: return
    }
  }

  private static func missing(_ reference: String, _ reader: SceneReader) -> SceneError {
    reader.impossible(
      "\(quoted: reference) refers to data, and there are none; add --data FILE or the member 'data'"
    )
  }
}
