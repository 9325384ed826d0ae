import TatamiTournament
import TestSupport
import Testing

@Suite struct MatchListMutationTests {
  private static let pieces: [[UInt8]] =
    [
      "", "TBD", "bye", "W1", "Winner SF2", "3x", "-1", "0", "7", "1-1 (3-2 p)", "\"", "\"\"", "\r",
      "\n",
      "Final", "Third place", "Semi-final", "Argentina", "Croatia", "2022-12-03", "3.12.2022", ";",
      "\t",
      "\u{0}", "é", "99999999999999999999",
      "9223372036854775807", "-9223372036854775808", "1e308", "2:1 (1:0)", "6-4 3-6 7-6(5)",
      "6-4 2-1 RET", "w/o",
      "kampflos", "2½", "2,5", "21.0", "n. V.", "-:-", "Agg. 2-1", "W", "LB Round 1", "Group A",
      "home",
      "7/14/2024", "3 May 2024", "winner", "Score A", "leg 1", "Game 2",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEF, 0xBB, 0xBF]]

  @Test(arguments: 0..<8)
  func `mutated files are rejected or give a valid tournament`(_ part: Int) throws {
    var random = SeededRandom(seed: UInt64(part))
    let files = try [
      "worldcup-2022.csv", "em-2024.csv", "champions-league-2019.csv", "club-cup.csv",
    ]
    .map(MatchListFixture.example)
    let spreadsheets = try [
      "tennis-singles", "kreispokal", "volleyball-playoffs", "chess-knockout", "hockey-legs",
      "copa-barrio",
    ].map { try MatchListFixture.example("Spreadsheets/\($0).csv") }
    let short = MatchListMutationTests.shortCups
    let sources = (files + spreadsheets + spreadsheets + (0..<8).flatMap { _ in short }).map {
      $0.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }
    let count = Thoroughness.cases(700, thorough: 12_600)
    var accepted = 0
    for _ in 0..<count {
      var lines = random.pick(sources)
      for _ in 0...random.int(in: 0...2) { mutate(&lines, using: &random) }
      let bytes = joined(lines, separator: 0x0A)
      do {
        let list = try MatchListParser.parse(bytes, name: "m.csv")
        let cup = try Tournament.derive(from: list, name: "Cup")
        accepted += 1
        guard cup.stages[0].format == .singleElimination else { continue }
        if let rule = BracketInvariants.violation(in: cup) {
          Issue.record("\(rule): \(String(decoding: bytes, as: UTF8.self))")
        }
      } catch {
        if !"\(error)".hasPrefix("m.csv:") { Issue.record("no location: \(error)") }
      }
    }
    #expect(accepted > count / 12)
    #expect(accepted < count * 11 / 12)
  }

  /// Small tournaments, so that most mutations affect the tree.
  private static let shortCups = [
    "round,home,away,score\nSF,A,B,1-0\nSF,C,D,2-2 (3-4 p)\nThird,B,C,\nF,A,D,0-1",
    "round,home,away,score\nR1,A,B,1-0\nR1,C,D,0-1\nR2,A,E,2-1\nR2,D,F,0-1\nF,A,F,1-0",
    "round,home,away,score\nR1,A,B,1-0\nR1,B,A,0-1\nR1,C,D,0-1\nR1,D,C,1-1\nR2,W1,W3,\n",
    "round,home,away,score\nx,A,B,1-0\ny,B,C,0-1\nz,A,C,0-1\n",
  ].map { Array($0.utf8) }

  private func mutate(_ lines: inout [[UInt8]], using random: inout SeededRandom) {
    let rows = lines.indices.dropFirst(random.chance(0.8) ? 1 : 0)
    guard let line = rows.randomElement(using: &random) else { return }
    switch random.int(in: 0...7) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: random.int(in: 0...lines.count))
    case 2: lines.swapAt(line, random.int(in: 0...(lines.count - 1)))
    case 3: flip(&lines[line], using: &random)
    case 4, 5: replaceField(in: &lines, at: line, using: &random)
    case 6: lines[line].removeLast(random.int(in: 0...lines[line].count))
    default: insert(into: &lines[line], using: &random)
    }
  }

  private func flip(_ line: inout [UInt8], using random: inout SeededRandom) {
    guard let index = line.indices.randomElement(using: &random) else { return }
    line[index] ^= 1 << UInt8(random.int(in: 0...7))
  }

  private func insert(into line: inout [UInt8], using random: inout SeededRandom) {
    let index = random.int(in: 0...line.count)
    line.insert(contentsOf: random.pick(MatchListMutationTests.pieces), at: index)
  }

  /// Replaces a field by a fixed piece or by the same field of another line.
  private func replaceField(
    in lines: inout [[UInt8]],
    at line: Int,
    using random: inout SeededRandom
  ) {
    let delimiter: UInt8 = lines[0].contains(0x3B) ? 0x3B : 0x2C
    var fields = lines[line].split(separator: delimiter, omittingEmptySubsequences: false)
      .map(Array.init)
    guard let index = fields.indices.randomElement(using: &random) else { return }
    let donor = random.pick(lines).split(separator: delimiter, omittingEmptySubsequences: false)
    if random.chance(0.7), donor.indices.contains(index) {
      fields[index] = Array(donor[index])
    } else {
      fields[index] = random.pick(MatchListMutationTests.pieces)
    }
    lines[line] = joined(fields, separator: delimiter)
  }

  /// Appends whole arrays, which a debug build does much faster than `joined(separator:)`.
  private func joined(_ parts: [[UInt8]], separator: UInt8) -> [UInt8] {
    var bytes = parts.first ?? []
    for part in parts.dropFirst() {
      bytes.append(separator)
      bytes.append(contentsOf: part)
    }
    return bytes
  }
}
