import TatamiScene
import Testing

@Suite struct JSONReaderTests {
  private func message(_ text: String) -> String? {
    do throws(SceneError) {
      _ = try SceneDocument.parse(Array(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func value(_ text: String) throws -> SceneValue {
    guard case .array(let values) = try SceneDocument.parse(Array("[\(text)]".utf8)) else {
      return .null
    }
    return try #require(values.first)
  }

  @Test(arguments: [
    ("[1,]", 1, 3, "a comma before the closing bracket; remove it"),
    ("{\"a\": 1,\n}", 1, 8, "a comma before the closing bracket; remove it"),
    ("[,1]", 1, 2, "found ',', expected a value"),
    ("[1 2]", 1, 4, "found '2', expected ',' or ']'"),
    ("{\"a\" 1}", 1, 6, "found '1', expected ':'"),
    ("{\"a\": 1 \"b\": 2}", 1, 9, "found '\"', expected ',' or '}'"),
    ("{a: 1}", 1, 2, "found 'a', expected a key in quotes"),
    ("{'a': 1}", 1, 2, "found ''', expected a key in quotes"),
    ("[\n  1,\r\n  é\n]", 3, 3, "found 'é', expected a value"),
    ("[1] []", 1, 5, "found '[', expected nothing more"),
    ("[1]\u{0}", 1, 4, "found U+0000, expected nothing more"),
    ("[1", 1, 3, "found the end of the document, expected ',' or ']'"),
    ("[", 1, 2, "found the end of the document, expected a value"),
    ("[tru]", 1, 2, "found 't', expected a value"),
    ("[NaN]", 1, 2, "found 'N', expected a value"),
    ("[// 1\n1]", 1, 2, "found '/', expected a value"),
    ("[\u{A0}1]", 1, 2, "found '\u{A0}', expected a value"),
  ])
  func `a syntax error has its line and column`(
    _ text: String,
    _ line: Int,
    _ column: Int,
    _ reason: String
  ) {
    let prefix = "not a JSON or YAML document: line \(line), column \(column): "
    #expect(message(text) == prefix + reason)
  }

  @Test(arguments: [
    ("{\"a\": 1, \"a\": 2}", "line 1, column 10: the key 'a' occurs twice in one object"),
    (
      "{\"a\": [{\"b\": 1,\n\"\\u0062\": 1}]}",
      "line 2, column 1: the key 'b' occurs twice in one object"
    ),
    // Keys that look alike: one scalar, and a letter with a combining mark.
    (
      "{\"\u{e9}\": 1, \"e\u{301}\": 2}",
      "line 1, column 10: the key 'e\u{301}' occurs twice in one object"
    ),
  ])
  func `a duplicate key is refused`(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-12", -12), ("1.5", 1.5), ("1e3", 1000), ("1E+3", 1000),
    ("25e-1", 2.5), ("123456789012345", 123_456_789_012_345), ("1e-999", 0),
    ("9007199254740993", 9_007_199_254_740_992),
    ("123456789012345678901234567890", 1.2345678901234568e29),
    ("1.7976931348623157e308", .greatestFiniteMagnitude),
  ])
  func `a number is the nearest double`(_ text: String, _ expected: Double) throws {
    #expect(try value(text) == .number(expected))
  }

  @Test(arguments: [
    ("1e999", "the number 1e999 is too large"),
    ("-1e999", "the number -1e999 is too large"),
    ("01", "a number with a leading zero; remove the zero"),
    ("-01", "a number with a leading zero; remove the zero"),
    (".5", "found '.', expected a value"),
    ("+1", "found '+', expected a value"),
    ("1.", "found ']', expected a digit"),
    ("1.e3", "found 'e', expected a digit"),
    ("1e", "found ']', expected a digit"),
    ("-", "found ']', expected a digit"),
    ("-Infinity", "found 'I', expected a digit"),
    ("0x1F", "found 'x', expected ',' or ']'"),
  ])
  func `a number in another notation is refused`(_ text: String, _ reason: String) {
    #expect(message("[\(text)]")?.hasSuffix(reason) == true, "\(message("[\(text)]") ?? "")")
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0000""#, "é\u{0}"),
    (#""\uD83D\uDE00x""#, "😀x"), (#""é日本""#, "é日本"), (#""""#, ""), ("\"\u{7F}\"", "\u{7F}"),
  ])
  func `a string has its characters`(_ text: String, _ expected: String) throws {
    #expect(try value(text) == .string(expected))
  }

  @Test(arguments: [
    (#""a"#, "line 1, column 2: a quote opens here and never closes"),
    (#""a\""#, "line 1, column 2: a quote opens here and never closes"),
    ("\"a\nb\"", "line 1, column 4: a control character in a string; write it as \\u00XX"),
    (
      #""\x""#,
      "line 1, column 4: found 'x', expected one of \" \\ / b f n r t u after the backslash"
    ),
    (#""\u12G4""#, "line 1, column 7: found 'G', expected four hexadecimal digits"),
    (#""\uD800""#, "line 1, column 3: half of a surrogate pair; write both halves"),
    (#""\uDC00\uD800""#, "line 1, column 3: half of a surrogate pair; write both halves"),
    (#""\uD800\u0041""#, "line 1, column 3: half of a surrogate pair; write both halves"),
  ])
  func `a string that is not well formed is refused`(_ text: String, _ reason: String) {
    #expect(message("[" + text)?.hasSuffix(reason) == true, "\(message("[" + text) ?? "")")
  }

  @Test func `512 levels are read, and one more is refused with its position`() {
    func nested(_ count: Int) -> String {
      String(repeating: "[{\"a\":", count: count / 2) + "0"
        + String(repeating: "}]", count: count / 2)
    }
    #expect(message(nested(512)) == nil)
    #expect(message(nested(514))?.hasSuffix("more than 512 levels of objects and lists") == true)
  }
}
