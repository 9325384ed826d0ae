import TatamiDocuments
import TatamiJSON

/// Parses scene documents.
public enum SceneDocument {
  /// The maximum number of values in a document; a YAML alias counts each time it is used.
  public static let valueLimit = JSONReader.valueLimit

  /// The maximum number of values in a YAML document, which is lower because of aliases.
  public static let yamlValueLimit = 1_000_000

  /// The maximum nesting depth of objects and lists.
  public static let levelLimit = JSONReader.levelLimit

  /// The maximum length of a text of a view, in UTF-8 bytes.
  static let textLimit = 100_000

  /// Parses JSON or YAML: a document that begins with `{` or `[` is JSON.
  ///
  /// JSON is parsed according to RFC 8259, YAML according to the core schema of version 1.2 without
  /// tags and merge keys. Numbers become doubles, which represent whole numbers up to 2^53 exactly.
  ///
  /// - Throws: `SceneError.notUTF8`, `.syntax`, `.duplicateKey`, `.tooDeep` or `.tooLarge`.
  /// - Complexity: O(*n*) in the bytes.
  public static func parse(
    _ bytes: [UInt8],
    valueLimit: Int = SceneDocument.valueLimit
  ) throws(SceneError) -> SceneValue {
    let content = bytes.withoutByteOrderMark
    let text = try converting { () throws(JSONError) in try JSONReader.text(of: content) }
    guard let first = firstCharacter(of: content) else {
      throw .syntax(reason: "the document is empty", at: TextPosition(line: 1, column: 1))
    }
    guard beginsJSON(first) else {
      let counter = ValueCounter(limit: min(valueLimit, yamlValueLimit))
      return try YAMLReader.value(of: text, counter: counter)
    }
    return try converting { () throws(JSONError) in
      try JSONReader.value(ofValidated: content, valueLimit: valueLimit)
    }
  }

  /// Returns the line on which the value of a path begins, or the innermost value around it; nil for
  /// JSON without line breaks.
  ///
  /// - Parameter bytes: A document that has been parsed without an error.
  /// - Complexity: O(*n*) in the bytes, times the depth of the value.
  static func line(of path: DocumentPath, in bytes: [UInt8]) -> Int? {
    if isJSON(bytes) {
      guard bytes.contains(0x0A) || bytes.contains(0x0D) else { return nil }
      let text = JSONText(bytes)
      return text.position(of: text.range(of: path).range.lowerBound).line
    }
    let text = try? JSONReader.text(of: bytes.withoutByteOrderMark)
    return text.flatMap { YAMLReader.line(of: path, in: $0) }
  }

  /// Whether a document begins as JSON does, with `{` or `[`.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    firstCharacter(of: bytes.withoutByteOrderMark).map(beginsJSON) ?? false
  }

  private static func firstCharacter(of content: ArraySlice<UInt8>) -> UInt8? {
    content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private static func beginsJSON(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Converts the errors of the JSON reader.
  private static func converting<Result>(
    _ read: () throws(JSONError) -> Result
  ) throws(SceneError) -> Result {
    do throws(JSONError) {
      return try read()
    } catch {
      throw SceneError(error)
    }
  }
}

extension SceneError {
  /// Creates the error of a scene document from that of its JSON text.
  fileprivate init(_ error: JSONError) {
    self =
      switch error {
      case .syntax(let reason, let position): .syntax(reason: reason, at: position)
      case .duplicateKey(let key, let position): .duplicateKey(key, at: position)
      case .tooDeep(let limit, let position): .tooDeep(limit: limit, at: position)
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .notUTF8(let offset): .notUTF8(offset: offset)
      }
  }
}
