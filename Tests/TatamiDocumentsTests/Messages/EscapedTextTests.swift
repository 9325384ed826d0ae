import TatamiDocuments
import TatamiJSON
import Testing

@Suite struct EscapedTextTests {
  @Test(arguments: [
    ("Côte d'Ivoire – 日本 👩‍👩‍👧", "Côte d'Ivoire – 日本 👩‍👩‍👧"),
    ("a\tb\r\nc", #"a\tb\r\nc"#),
    ("\u{0}\u{1B}[2J\u{7F}\u{85}\u{9B}", #"\u{0}\u{1B}[2J\u{7F}\u{85}\u{9B}"#),
    ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
    ("\u{202E}a\u{2066}\u{200F}\u{61C}", #"\u{202E}a\u{2066}\u{200F}\u{61C}"#),
    ("\u{FFFE}\u{1FFFF}", #"\u{FFFE}\u{1FFFF}"#),
  ])
  func `controls, line breaks and noncharacters become escapes`(text: String, escaped: String) {
    #expect(text.escaped() == escaped)
  }

  @Test func `an ellipsis replaces the middle of a long text`() {
    #expect("0123456789".escaped(limit: 10) == "0123456789")
    #expect("0123456789".escaped(limit: 9) == "01234…789")
    let stacked = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(stacked.escaped().unicodeScalars.count == 120)
  }

  @Test func `a quoted text is escaped`() {
    #expect("found \(quoted: "a\nb")" == #"found 'a\nb'"#)
  }
}
