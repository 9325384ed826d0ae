import Testing

@testable import TatamiMatchLists

/// Numbers around a sign in titles and cells.
@Suite struct PairTextTests {
  @Test(arguments: [
    ("A 3 - 1 B", "A 3-1 B"), ("A 3 : 1 B 2 – 2", "A 3:1 B 2–2"), ("1 - 2 - 3", "1-2 - 3"),
    ("A - B", "A - B"), ("3 -", "3 -"), ("", ""), ("12 - 10", "12-10"),
  ])
  func `spaces around a sign between digits are removed`(text: String, closed: String) {
    #expect(PairText.closingUp(text) == closed)
  }

  @Test(arguments: ["3:1", "(3:1)", "(12-10),", "3–1", "1234-1"])
  func `a pair is two numbers, also in brackets`(word: String) {
    #expect(PairText.isPair(word))
  }

  @Test(arguments: ["3", "3:", ":1", "3:1:2", "12345-1", "a-1", "((3:1)", "", ")", "("])
  func `other words are no pairs`(word: String) {
    #expect(!PairText.isPair(word))
  }

  @Test(arguments: [
    ("final 3:1", true), ("6 - 4", true), ("A 21-19 B", true), ("x3:1x", true), ("10:07", true),
    ("10:05", false), ("2024-05-01", false), ("2023/24", false), ("2023-2024", false),
    ("1.3:1", false), ("3:1:2", false), ("3", false), ("3:", false), ("A-B", false),
    ("12345:1", false), ("1:12345", false),
  ])
  func `results are told apart from dates, times and seasons`(text: String, hasResult: Bool) {
    #expect(NoteText.hasResult(text) == hasResult)
  }
}
