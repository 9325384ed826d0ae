import TatamiJSON

/// Replaces `{{name}}` in texts.
enum TemplateText {
  /// Returns a text with the values of the names in it.
  ///
  /// - Throws: A `SceneError` if a brace is not closed, a name is unknown, its value is not a text,
  ///   number or flag, or the text or the document becomes larger than allowed.
  static func expand(
    _ text: String,
    _ reader: SceneReader,
    _ scope: TemplateScope,
    _ budget: inout TemplateBudget
  ) throws(SceneError) -> String {
    try budget.spend(text: text.utf8.count, at: reader.path)
    var pieces = text.split(separator: "{{", omittingEmptySubsequences: false)[...]
    guard var result = pieces.popFirst().map(String.init), !pieces.isEmpty else { return text }
    for piece in pieces {
      guard let close = piece.firstRange(of: "}}") else {
        throw reader.impossible("'{{' without '}}'")
      }
      let name = piece[..<close.lowerBound].drop { $0 == " " }
      let trimmed = String(name.reversed().drop { $0 == " " }.reversed())
      let value = try self.text(of: scope.value(trimmed, reader), trimmed, reader)
      try budget.spend(text: value.utf8.count, at: reader.path)
      result += value
      result += piece[close.upperBound...]
      guard result.utf8.count <= SceneDocument.textLimit else {
        throw reader.impossible("a text of more than \(SceneDocument.textLimit) bytes")
      }
    }
    return result
  }

  private static func text(
    of value: SceneValue,
    _ name: String,
    _ reader: SceneReader
  ) throws(SceneError) -> String {
    switch value {
    case .null: return ""
    case .string(let text): return text
    case .number(let number): return JSONWriter.text(of: number)
    case .bool(let flag): return flag ? "true" : "false"
    case .array, .object:
      throw reader.impossible("\(quoted: name) is \(value.kind), not a text, number or flag")
    }
  }
}
