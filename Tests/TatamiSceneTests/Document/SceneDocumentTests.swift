import TatamiScene
import TestSupport
import Testing

@Suite struct SceneDocumentTests {
  @Test func `JSON and YAML with the same content are equal`() throws {
    let json = #"{"a": [1, 1.5, true, null, "x"], "b": {"c": "1"}}"#
    let yaml = """
      a: [1, 1.5, true, null, x]
      b:
        c: "1"
      """
    #expect(try SceneDocument.parse(Array(json.utf8)) == SceneDocument.parse(Array(yaml.utf8)))
  }

  @Test func `a value written as JSON is parsed as the same value`() throws {
    let value: SceneValue = .object([
      "list": .array([.bool(false), .null]), "number": .number(0.1),
      "text": .string("a\"b\\c\n\u{1}é👩‍👩‍👧"), "whole": .number(-3),
    ])
    #expect(try SceneDocument.parse(Array(JSONWriter.text(of: value).utf8)) == value)
  }

  @Test func `one and zero are numbers, true and false are Booleans`() throws {
    let value = try SceneDocument.parse(Array("[1, 0, true, false]".utf8))
    #expect(value == .array([.number(1), .number(0), .bool(true), .bool(false)]))
  }

  @Test(arguments: [
    ("", "not a JSON or YAML document: line 1, column 1: the document is empty"),
    (
      "{\"a\":}",
      "not a JSON or YAML document: line 1, column 6: found '}', expected a value"
    ),
  ])
  func `a malformed document is rejected with the reason`(text: String, message: String) {
    #expect(error(of: Array(text.utf8))?.description == message)
  }

  @Test func `a document with too many levels is rejected with the reason`() {
    let text = String(repeating: "[", count: 100_000)
    let position = TextPosition(line: 1, column: 513)
    #expect(error(of: Array(text.utf8)) == .tooDeep(limit: 512, at: position))
  }

  @Test func `invalid UTF-8 is reported with its offset`() {
    #expect(error(of: Array("{\"a\":\"".utf8) + [0xFF, 0x22, 0x7D]) == .notUTF8(offset: 6))
  }

  @Test func `a YAML document that grows by aliases is rejected`() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...8 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(error(of: Array(yaml.utf8), valueLimit: 10_000) == .tooLarge(limit: 10_000))
  }

  @Test func `an unknown layout is rejected with the known ones`() throws {
    let document = try SceneDocument.parse(Array(#"{"layout": "brackets"}"#.utf8))
    let error = #expect(throws: SceneError.self) { try SceneLayout.read(document).frames() }
    #expect(error?.description.hasPrefix("$.layout: unknown value 'brackets'") == true)
  }

  private func error(
    of bytes: [UInt8],
    valueLimit: Int = SceneDocument.valueLimit
  ) -> SceneError? {
    do throws(SceneError) {
      _ = try SceneDocument.parse(bytes, valueLimit: valueLimit)
      return nil
    } catch {
      return error
    }
  }
}
