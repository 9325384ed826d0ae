import TatamiTournament
import TestSupport
import Testing

/// Match lists of groups and of losers' brackets with wrong fields.
@Suite struct DerivedStageMutationTests {
  private static let sources = [
    """
    WB Round 1,A,B,2,0
    WB Round 1,C,D,2,1
    WB Round 1,E,F,0,1
    WB Round 1,G,H,3,1
    WB Semi-final,A,C,2,1
    WB Semi-final,F,G,0,4
    WB Final,A,G,1,0
    LB Round 1,B,D,1,2
    LB Round 1,E,H,0,2
    LB Round 2,F,D,2,1
    LB Round 2,C,H,1,3
    LB Semi-final,F,H,2,0
    LB Final,G,F,4,1
    Grand final,A,G,0,1
    Grand final reset,A,G,2,1
    """,
    """
    Group A,A,B,2,0
    Group A,C,A,2,2
    Group A,B,C,2,0
    Group B,D,E,1,1
    Group B,E,F,2,0
    Group B,F,D,2,0
    Semi-final,A,E,2,1
    Semi-final,F,C,,
    Third place,,,,
    Final,A,,,
    """,
  ].map {
    $0.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  private static let pieces: [Substring] = [
    "", "A", "B", "G", "X", "TBD", "bye", "Winner LB1", "Loser WB 2", "0", "9", "Group A", "Group",
    "Matchday 1", "LB Final", "LB Round 3", "WB Round 2", "Grand final", "Final", "Third place",
    "Consolation round 1",
  ]

  @Test func `wrong fields give an error with its line, or a valid database`() throws {
    var accepted = 0
    let count = Thoroughness.cases(300, thorough: 20_000)
    for seed in 0..<UInt64(count) {
      var random = SeededRandom(seed: seed)
      var rows = random.pick(Self.sources)
      for _ in 0...random.int(in: 0...2) {
        let row = random.int(in: 0...(rows.count - 1))
        switch random.int(in: 0...5) {
        case 0: rows.remove(at: row)
        case 1: rows.swapAt(row, random.int(in: 0...(rows.count - 1)))
        case 2: rows.append(rows[row])
        default: rows[row][random.int(in: 0...4)] = random.pick(Self.pieces)
        }
      }
      let lines = ["round,home,away,home_score,away_score"] + rows.map { $0.joined(separator: ",") }
      let text = lines.joined(separator: "\n")
      do {
        let list = try MatchListParser.parse(Array(text.utf8), name: "m.csv")
        let tournament = try Tournament.derive(from: list, name: "Cup")
        accepted += 1
        let copy = try Tournament(bracketsModel: tournament.bracketsModel())
        #expect(copy == tournament, "\(text)")
      } catch let error as MatchListError {
        if !"\(error)".hasPrefix("m.csv:") { Issue.record("no location: \(error)\n\(text)") }
      } catch {
        Issue.record("\(error)\n\(text)")
      }
    }
    #expect(accepted > count / 12)
    #expect(accepted < count * 11 / 12)
  }
}
