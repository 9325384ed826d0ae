import TatamiJSON

/// Finds references in a document before data replace them.
enum TemplateSearch {
  private static let keys = [SceneTemplate.data, SceneTemplate.each, SceneTemplate.condition]

  /// Checks that members of an object have no references.
  ///
  /// - Throws: A `SceneError` with the path of the first one.
  static func check(
    members reader: SceneReader,
    _ names: some Sequence<String>
  ) throws(SceneError) {
    let object = try reader.object()
    for name in names {
      if let value = object[name] { try check(value) }
    }
  }

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

  /// Whether a value refers to the list of all rows of a table, or of all elements of a list.
  static func refersToRows(_ value: SceneValue) -> Bool {
    switch value {
    case .string(let text):
      text.ranges(of: "{{").contains { isRows(text[$0.upperBound...]) }
    case .array(let elements): elements.contains(where: refersToRows)
    case .object(let members):
      members.contains { name, value in
        if keys.contains(name), case .string(let text) = value { return isRows(text[...]) }
        return refersToRows(value)
      }
    case .null, .bool, .number: false
    }
  }

  /// Whether a reference, which can be followed by other text, begins with the name of all rows.
  private static func isRows(_ reference: Substring) -> Bool {
    let name = reference.drop { " !".contains($0) }.prefix { !" .=!}".contains($0) }
    return name == SceneData.rows
  }

  private static func missing(_ reference: String, _ reader: SceneReader) -> SceneError {
    reader.impossible(
      "\(quoted: reference) refers to data, and there are none; add --data FILE or the member 'data'"
    )
  }
}
