import TatamiDocuments
import Testing

@Suite struct SpellingSuggestionTests {
  private static let words = ["width", "height", "cornerRadius"]

  @Test(arguments: [
    ("widt", "width"), ("HEIGHT", "height"), ("cornerRadus", "cornerRadius"), ("heigt", "height"),
  ])
  func `a misspelled word is close to the word that is meant`(word: String, meant: String) {
    #expect(SpellingSuggestion.nearest(to: word, among: Self.words) == meant)
  }

  @Test func `swapped letters are one mistake, and the first letter decides between equals`() {
    let words = ["table", "cable", "label", "tables"]
    #expect(SpellingSuggestion.nearest(to: "lable", among: words) == "label")
    #expect(SpellingSuggestion.nearest(to: "talbe", among: ["tables", "table"]) == "table")
    #expect(SpellingSuggestion.nearest(to: "cible", among: ["table", "bible", "cable"]) == "cable")
  }

  @Test(arguments: ["color", "w", "", String(repeating: "width", count: 9)])
  func `another word is close to none`(word: String) {
    #expect(SpellingSuggestion.nearest(to: word, among: Self.words) == nil)
    #expect(SpellingSuggestion.hint(for: word, among: Self.words).isEmpty)
  }

  @Test func `a hint asks for the word that is meant`() {
    let hint = SpellingSuggestion.hint(for: "widt", among: Self.words)
    #expect(hint == "; did you mean 'width'?")
  }

  @Test(arguments: [("", "abc", 3), ("abc", "abc", 0), ("abc", "axc", 1), ("abcd", "bcda", 2)])
  func `the distance counts insertions, deletions and replacements`(
    left: String,
    right: String,
    distance: Int
  ) {
    #expect(SpellingSuggestion.editDistance(Array(left), Array(right)) == distance)
    #expect(SpellingSuggestion.editDistance(Array(right), Array(left)) == distance)
  }
}
