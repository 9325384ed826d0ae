import TatamiTournament
import Testing

/// Scores with words of unknown languages, and with numbers that other rows explain.
@Suite struct LooseResultTests {
  private static func cup(_ first: String, final: String = "1-0") -> String {
    "round,home,away,result\nSF,A,B,\(first)\nSF,C,D,2-1\nF,B,C,\(final)"
  }

  private func read(_ text: String) throws -> (Tournament, [String]) {
    let (document, notices) = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
    guard case .tournament(let tournament) = document else {
      Issue.record("read as a Swiss tournament")
      return (Tournament(), [])
    }
    return (tournament, notices.map(\.description))
  }

  @Test(arguments: ["2:3 pp", "1–2 e.f.", "1:2 д.в.", "1-1 (3-4 str.)", "1–1 rp 3–4", "2-2 (0-1)"])
  func `F109: a score with unknown words has the winner of its numbers`(_ score: String) throws {
    let (tournament, _) = try read(Self.cup(score))
    #expect(tournament.champion() == "B")
  }

  @Test func `F109: unknown words are stated in a notice`() throws {
    let (_, notices) = try read(Self.cup("2:3 pp", final: "2-1 e.f."))
    #expect(notices.contains { $0.contains("without 'pp', 'e.f.', whose meaning is unknown") })
  }

  @Test func `F109: sets with an unknown word have no winner by themselves`() {
    #expect(throws: TournamentDocumentError.self) { try self.read(Self.cup("4/6 1/2 zz.")) }
  }

  @Test func `F110: numbers after a draw are a shoot-out if no decided match has any`() throws {
    let (tournament, notices) = try read(
      Self.cup("3-2", final: "8-8 (4-3)").replacing("3-2", with: "2-3")
    )
    #expect(tournament.champion() == "B")
    #expect(notices.contains { $0.contains("read as a shoot-out") })
  }

  @Test func `F110: numbers after a draw are an earlier score if decided matches have some`() throws
  {
    let (tournament, _) = try read(Self.cup("0-1 (0-1)", final: "2-2 (1-0)"))
    #expect(tournament.champion() == nil)
  }

  @Test func `F110: a shoot-out that contradicts the later rounds is refused`() {
    #expect(throws: TournamentDocumentError.self) { try self.read(Self.cup("2-2 (1-0)")) }
  }
}
