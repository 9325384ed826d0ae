import TatamiTournamentViews
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct BracketEntryLabelTests {
  @Test(arguments: [
    ("fuga", "f\nu\ng\na\n"), ("", ""), ("e\u{301}x", "e\u{301}\nx\n"),
    ("👨‍👩‍👧‍👦🇯🇵", "👨‍👩‍👧‍👦\n🇯🇵\n"), ("a\r\nb", "a\n\r\n\nb\n"), ("a b", "a\n \nb\n"),
  ])
  func `2.8: vertical text has one character per line`(text: String, lines: String) {
    let label = BracketEntryLabel()
    label.verticalText = text
    #expect(label.text == lines)
    #expect(label.text.map { Array($0.unicodeScalars) } == Array(lines.unicodeScalars))
  }

  @Test func `2.8: text and vertical text do not change each other back`() {
    let label = BracketEntryLabel()
    label.text = "hoge"
    label.verticalText = nil
    #expect(label.text == "hoge")
    label.verticalText = "fuga"
    label.text = "piyo"
    #expect(label.verticalText == "fuga")
    #expect(label.text == "piyo")
    label.verticalText = nil
    #expect(label.text == "piyo")
  }

  @Test func `2.8: the label is centered, has any number of lines and adjusts its font size`() {
    let label = BracketEntryLabel()
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.font == .systemFont(ofSize: 15))
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.backgroundColor === UIColor.clear)
  }

  @Test func `2.8: an entry's label is created on first access and fills the entry`() {
    let entry = BracketEntryView()
    #expect(entry.subviews.isEmpty)
    let label = entry.textLabel
    #expect(entry.subviews == [label])
    #expect(entry.textLabel === label)
    #expect(label.frame == entry.bounds)
    entry.frame = CGRect(x: 5, y: 5, width: 30, height: 90)
    #expect(label.frame == entry.bounds)
    entry.frame.size = .zero
    entry.frame.size = CGSize(width: 40, height: 50)
    #expect(label.frame == entry.bounds)
  }
}
