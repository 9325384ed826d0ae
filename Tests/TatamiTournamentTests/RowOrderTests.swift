import TatamiTournament
import TestSupport
import Testing

/// The same rows in any order give the same tournament or the same refusal.
@Suite struct RowOrderTests {
  private static let header =
    "round,home,away,home_score,away_score,home_penalties,away_penalties,date\n"

  /// Returns what a picture of the rows shows, or the error with row contents instead of lines.
  private func outcome(_ rows: [String]) -> String {
    do {
      return picture(try MatchListFixture.tournament(Self.header + rows.joined(separator: "\n")))
    } catch {
      var text = "\(error)"
      for (index, row) in rows.enumerated().reversed() {
        for place in ["cup.csv:\(index + 2):", "line \(index + 2)"] {
          text = text.split(separator: place, omittingEmptySubsequences: false)
            .joined(separator: "<\(row)>")
        }
      }
      return text
    }
  }

  private func picture(_ cup: Tournament) -> String {
    let bracket = SingleElimination(cup)
    let dates = cup.dates.map { "\($0.first) to \($0.last)" } ?? ""
    let lines = bracket.outline + bracket.facts + bracket.roundNames + [dates]
    return lines.joined(separator: "\n")
  }

  private func expectSameOutcome(
    of rows: [String],
    using random: inout SeededRandom,
    shuffles: Int = 2
  ) -> String {
    let expected = outcome(rows)
    for _ in 0..<shuffles {
      let shuffled = rows.shuffled(using: &random)
      #expect(outcome(shuffled) == expected, "\(shuffled.joined(separator: "\n"))")
    }
    return expected
  }

  @Test func `random cups with mistakes have the same outcome in any order`() {
    var random = SeededRandom(seed: 10)
    var refused = 0
    for _ in 0..<60 {
      var rows = RandomCup.text(RandomCup.rows(using: &random)).split(separator: "\n").dropFirst()
        .map(String.init)
      let date = random.int(in: 0...2)
      for index in rows.indices {
        // No date, one of a common form, or one that cannot be compared.
        rows[index] += ["", "2026-01-\(10 + index % 9)", "\(index) May"][date].prependingComma
      }
      for _ in 0..<random.int(in: 0...2) { addMistake(to: &rows, using: &random) }
      if expectSameOutcome(of: rows, using: &random).contains("<") { refused += 1 }
    }
    #expect(refused > 10)
    #expect(refused < 50)
  }

  private func addMistake(to rows: inout [String], using random: inout SeededRandom) {
    let index = random.int(in: 0...(rows.count - 1))
    var fields = rows[index].split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    switch random.int(in: 0...5) {
    case 0: rows.append(rows[index])
    case 1:
      fields.swapAt(1, 2)
      rows.append(fields.joined(separator: ","))
    case 2:
      fields.swapAt(1, 2)
      (fields[3], fields[4], fields[5], fields[6]) = ("", "", "", "")
      rows.append(fields.joined(separator: ","))
    case 3:
      fields[1] = "TBD"
      rows[index] = fields.joined(separator: ",")
    case 4:
      (fields[3], fields[4], fields[5], fields[6]) = ("9", "0", "", "")
      rows[index] = fields.joined(separator: ",")
    default:
      fields.swapAt(3, 4)
      rows[index] = fields.joined(separator: ",")
    }
  }

  @Test(arguments: [
    // A duplicated second leg used to become a third match.
    (
      ["Final,A,B,1,0,,,", "Final,B,A,2,0,,,", "Final,B,A,2,0,,,"],
      "<Final,B,A,2,0,,,> the same row as <Final,B,A,2,0,,,>; remove one of them"
    ),
    // The semifinal that stood first used to have the champion.
    (
      ["SF,A,B,1,0,,,", "SF,C,D,1,0,,,", "Final,TBD,TBD,2,1,,,"],
      "<Final,TBD,TBD,2,1,,,> a score, but home is 'TBD'; name both teams of a match with a score"
    ),
    (
      ["SF,A,B,1,0,,,", "SF,C,D,1,0,,,", "Final,A,Winner SF2,2,1,,,"],
      "<Final,A,Winner SF2,2,1,,,> a score, but away is 'Winner SF2'; name both teams of a match with"
        + " a score"
    ),
    // The loser of the first leg used to advance.
    (
      ["R1,A,B,2,0,,,", "R1,B,A,,,,,", "R2,B,C,,,,,"],
      "<R2,B,C,,,,,> 'B' plays in round 'R2' but is behind in the tie of <R1,A,B,2,0,,,>, in which a"
        + " row has no score; add the score"
    ),
    // The shoot-out of the row that stood last used to decide.
    (
      ["Final,A,B,1,1,4,3,", "Final,B,A,1,1,5,4,"],
      "<Final,B,A,1,1,5,4,> a second shoot-out in the tie of <Final,A,B,1,1,4,3,>; keep the one that"
        + " decided it"
    ),
  ])
  func `mistakes that depended on the order are refused`(_ rows: [String], _ message: String) {
    var random = SeededRandom(seed: 11)
    #expect(expectSameOutcome(of: rows, using: &random, shuffles: 6) == message)
  }

  @Test(arguments: [
    ["SF,A,B,1,0,,,3 May", "SF,B,A,1,0,5,4,2 May", "SF,C,D,1,0,,,4 May", "Final,A,C,,,,,9 May"],
    ["Final,B,A,1,0,,,", "Final,A,B,2,0,,,"],
    ["Blue,A,B,1,0,,,", "Red,C,D,1,0,,,", "Green,A,C,1,0,,,", "5th,B,X,1,0,,,"],
    ["F,A,C,1,0,,,", "S,A,B,1,0,,,", "S,C,D,1,0,,,", "9th place,B,D,1,0,,,", "Bronze,B,D,1,0,,,"],
    ["R1,A,B,2,0,,,", "R1,B,A,,,,,", "R2,A,C,,,,,"],
  ])
  func `valid rows have the same picture in any order`(_ rows: [String]) {
    var random = SeededRandom(seed: 12)
    _ = expectSameOutcome(of: rows, using: &random, shuffles: 8)
  }

  @Test func `dates order the matches that an open draw counts`() throws {
    let lines = String(decoding: try MatchListFixture.example("club-cup.csv"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let expected = picture(try MatchListFixture.tournament(lines.joined(separator: "\n")))
    var random = SeededRandom(seed: 13)
    for _ in 0..<10 {
      let shuffled = [lines[0]] + lines.dropFirst().shuffled(using: &random)
      let cup = try MatchListFixture.tournament(shuffled.joined(separator: "\n"))
      #expect(picture(cup) == expected)
    }
  }
}

extension String {
  fileprivate var prependingComma: String { "," + self }
}
