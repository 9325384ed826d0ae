import TatamiJSON
import Testing

/// Texts that are longer than the memory of the writer at first.
@Suite struct JSONWriterTests {
  @Test(arguments: [256, 512, 1024, 2048])
  func `escapes and numbers are written whole where the memory grows`(size: Int) {
    for length in size - 40...size + 4 {
      let start = String(repeating: "a", count: length)
      let value = JSONValue.array([
        .string(start), .string("\"\\\n\u{1}\u{1F}é"), .number(-9_007_199_254_740_991),
        .number(0.5),
        .bool(true),
      ])
      #expect(
        JSONWriter.text(of: value)
          == #"["\#(start)","\"\\\n\u0001\u001fé",-9007199254740991,0.5,true]"#
      )
    }
  }

  @Test func `a text of control characters grows to six times its length`() {
    for length in 30...360 {
      let value = JSONValue.string(String(repeating: "\u{2}", count: length))
      let expected = "\"" + String(repeating: #"\u0002"#, count: length) + "\""
      #expect(JSONWriter.text(of: value) == expected)
    }
  }
}
