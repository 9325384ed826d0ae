import TatamiTournament
import Testing

/// Columns that tell the brackets of a file apart.
@Suite struct DivisionColumnTests {
  private func read(_ text: String) throws -> Tournament {
    let (document, _) = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
    guard case .tournament(let tournament) = document else { return Tournament() }
    return tournament
  }

  @Test func `F111: a column with an unknown header tells a plate from the cup`() throws {
    let cup = try read(
      """
      contest,round,home,away,result
      Cup,SF,A,B,2-1
      Cup,SF,C,D,0-1
      Cup,Final,A,D,3-0
      Plate,SF,E,F,1-0
      Plate,SF,G,H,1-0
      Plate,Final,E,G,1-2
      """
    )
    #expect(cup.champion() == "A")
    #expect(cup.stages.count == 2)
  }

  @Test func `F111: a column of unknown words tells a losers' bracket from the winners'`() throws {
    let cup = try read(
      """
      Pavouk;Kolo;Hráč 1;Hráč 2;Skóre
      Horní;1. kolo;Mlok;Havran;2:0
      Horní;1. kolo;Tchoř;Rys;0:2
      Horní;Finále horní části;Mlok;Rys;1:2
      Dolní;1. kolo;Havran;Tchoř;2:1
      Dolní;Finále dolní části;Mlok;Havran;2:0
      ;Velké finále;Rys;Mlok;1:3
      """
    )
    #expect(cup.champion() == "Mlok")
  }

  @Test func `F111: a column of places does not change a file with an error`() {
    #expect(throws: TournamentDocumentError.self) {
      try self.read(
        """
        city,round,home,away,result
        Ulm,SF,A,B,2-1
        Bonn,SF,C,D,0-1
        Ulm,Final,A,D,3-0
        Bonn,Final,B,C,3-0
        """
      )
    }
  }
}
