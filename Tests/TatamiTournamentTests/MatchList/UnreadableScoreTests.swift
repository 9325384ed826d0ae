import Testing

/// A column of scores in which one cell cannot be read.
@Suite struct UnreadableScoreTests {
  @Test(arguments: [
    ("?", "cup.csv:3: away_score is '?' but the other side has a number; give both or none"),
    ("x", "cup.csv:3: away_score is 'x' but the other side has a number; give both or none"),
  ])
  func `one unreadable score does not turn results into fixtures`(
    _ cell: String,
    _ message: String
  ) {
    let rows = "SF,Ash,Birch,3,1\nSF,Cedar,Dale,2,\(cell)\nFinal,Ash,Cedar,1,0"
    for names in ["HS,AS", "home_score,away_score"] {
      let text = "round,home,away,\(names)\n\(rows)"
      let found = MatchListFixture.errorMessage(text) ?? ""
      #expect(found.hasPrefix(message), "\(names): \(found)")
    }
  }
}
