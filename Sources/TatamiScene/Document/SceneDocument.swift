/// Parses scene documents.
public enum SceneDocument {
  /// The maximum number of values in a document; a YAML alias counts each time it is used.
  public static let valueLimit = 8_000_000

  /// The maximum number of values in a YAML document, which is lower because of aliases.
  public static let yamlValueLimit = 1_000_000

  /// The maximum number of objects and lists that contain each other.
  public static let levelLimit = 512

  /// Parses JSON or YAML: a document that begins with `{` or `[` is JSON.
  ///
  /// JSON is that of RFC 8259, YAML that of the core schema of version 1.2 without tags and merge
  /// keys. Numbers become doubles, which hold whole numbers up to 2^53 exactly.
  ///
  /// - Throws: `SceneError.notUTF8`, `.syntax`, `.duplicateKey`, `.tooDeep` or `.tooLarge`.
  /// - Complexity: O(*n*) in the bytes.
  public static func parse(
    _ bytes: [UInt8],
    valueLimit: Int = SceneDocument.valueLimit
  ) throws(SceneError) -> SceneValue {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    let text = try decode(content)
    switch content.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case nil:
      throw .syntax(reason: "the document is empty", at: TextPosition(line: 1, column: 1))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try JSONReader.value(of: content, counter: ValueCounter(limit: valueLimit))
    default:
      let counter = ValueCounter(limit: min(valueLimit, yamlValueLimit))
      return try YAMLReader.value(of: text, counter: counter)
    }
  }

  private static func decode(_ content: ArraySlice<UInt8>) throws(SceneError) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = String(decoding: content, as: UTF8.self).utf8
    let firstInvalid = zip(valid, content).prefix { $0 == $1 }.count
    throw .notUTF8(offset: content.startIndex + firstInvalid)
  }
}
