import Testing

@testable import TatamiTournament

/// Parts of a tree as trees of their own.
@Suite struct KnockoutSectionTests {
  private static let text = """
    round,home,away,score
    R1,A,B,1-0
    R1,C,D,1-0
    R1,E,F,1-0
    R2,A,C,1-0
    R2,E,G,1-0
    R3,A,E,2-1
    Third place,C,G,1-0
    """

  private func cup() throws -> Knockout {
    let list = try MatchListParser.parse(Array(Self.text.utf8), name: "cup.csv")
    return try Knockout.derive(from: list)
  }

  private func checkLinks(_ cup: Knockout) {
    for (index, entry) in cup.entries.enumerated() {
      #expect(cup.matches[entry.match][entry.slot].origin == .entry(index))
      #expect(entry.byes == cup.matches[entry.match].layer - 1)
    }
    for (index, match) in cup.matches.enumerated() {
      for slot in [Knockout.Slot.home, .away] {
        guard case .winner(let source) = match[slot].origin else { continue }
        #expect(source < index)
        #expect(cup.matches[source].layer < match.layer)
      }
      #expect(cup.layers[match.layer - 1].matches.contains(index))
    }
    #expect(cup.entries.count == cup.matches.count + 1)
  }

  @Test func `a section ends with its match and has the names of its rounds`() throws {
    let cup = try cup()
    let finals = cup.sectionFinals(upTo: 2)
    let sections = finals.map { cup.section(endingAt: $0) }
    #expect(sections.map { $0.entries.map(\.label) } == [["A", "B", "C", "D"], ["E", "F", "G"]])
    #expect(sections.map { $0.layers.map(\.title) } == [["R1", "R2"], ["R1", "R2"]])
    #expect(sections.map(\.champion) == ["A", "E"])
    #expect(sections.map { $0.thirdPlaceMatch == nil } == [true, true])
    for section in sections { checkLinks(section) }
  }

  @Test func `the winners of earlier rounds are the entries of later ones`() throws {
    let later = try cup().laterRounds(from: 2)
    #expect(later.entries.map(\.label) == ["A", "C", "E", "G"])
    #expect(later.layers.map(\.title) == ["R2", "R3"])
    #expect(later.thirdPlaceMatch?.home.team == "C")
    checkLinks(later)
    let final = try cup().laterRounds(from: 3)
    #expect(final.matches.map(\.round) == ["R3"])
    checkLinks(final)
  }

  @Test func `every match of the first rounds is in one section`() throws {
    let cup = try cup()
    for layer in 1...3 {
      let sections = cup.sectionFinals(upTo: layer).map { cup.section(endingAt: $0) }
      let later = layer < 3 ? cup.laterRounds(from: layer + 1).matches.count : 0
      #expect(sections.map(\.matches.count).reduce(0, +) + later == cup.matches.count)
    }
  }
}
