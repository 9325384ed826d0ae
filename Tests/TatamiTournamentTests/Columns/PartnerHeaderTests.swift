import TatamiTournament
import Testing

/// Doubles whose partners have columns of their own under known headers.
@Suite struct PartnerHeaderTests {
  private static let rows = """
    SF,Ann,Bea,Cat,Dee,6-4 6-3
    SF,Eve,Fay,Gil,Hal,6-3 6-4
    F,Ann,Bea,Eve,Fay,6-1 6-2
    """

  @Test(arguments: [
    "Player 1,Partner 1,Player 2,Partner 2", "home,home_partner,away,away_partner",
    "Player A,Partner A,Player B,Partner B", "Heim,Heim Partner,Gast,Gast Partner",
    "Spieler 1,Partner Spieler 1,Spieler 2,Partner Spieler 2",
    "Spieler 1,Mitspieler 1,Spieler 2,Mitspieler 2",
    "Jugador 1,Compañero 1,Jugador 2,Compañero 2",
    "Giocatore 1,Compagno 1,Giocatore 2,Compagno 2",
    "Joueur 1,Partenaire 1,Joueur 2,Partenaire 2",
    "Joueur 1,Coéquipier 1,Joueur 2,Coéquipier 2",
    "Jogador 1,Parceiro 1,Jogador 2,Parceiro 2",
    "Speler 1,Dubbelpartner 1,Speler 2,Dubbelpartner 2", "Home,Partner,Away,Partner",
    "Player 1,Player 1 Partner,Player 2,Player 2 Partner",
    "winner,winner partner,loser,loser partner",
  ])
  func `both partners of a pair are drawn`(_ names: String) throws {
    let cup = try MatchListFixture.tournament("Round,\(names),Score\n\(Self.rows)")
    #expect(
      cup.participants.map(\.name).sorted() == ["Ann / Bea", "Cat / Dee", "Eve / Fay", "Gil / Hal"]
    )
    #expect(cup.champion() == "Ann / Bea")
  }

  @Test func `the partners of one side alone are refused`() {
    let text = "Round,Player 1,Partner 1,Player 2,Score\nF,Ann,Bea,Cat,6-4 6-3"
    let message = MatchListFixture.errorMessage(text) ?? ""
    #expect(message.hasPrefix("cup.csv:1: no column 'away_partner'"), "\(message)")
  }

  @Test(arguments: ["round,home,away,partner,score", "round,home,partner,away,score"])
  func `one column of partners without a side is not read`(_ header: String) throws {
    let fields = header.hasPrefix("round,home,away") ? "A,B,Acme" : "A,Acme,B"
    let cup = try MatchListFixture.tournament("\(header)\nFinal,\(fields),2-1")
    #expect(cup.participants.map(\.name) == ["A", "B"])
  }

  @Test(arguments: ["Player", "Spieler"])
  func `four numbered players are refused with their columns`(_ name: String) {
    let names = (1...4).map { "\(name) \($0)" }
    let text = "Round,\(names.joined(separator: ",")),Score\n\(Self.rows)"
    let message = MatchListFixture.errorMessage(text) ?? ""
    let columns = names.map { "'\($0)'" }.joined(separator: ", ")
    #expect(message.hasPrefix("cup.csv:1: the columns \(columns) can be two pairs"), "\(message)")
  }

  @Test func `partners stay where the cells identify the results`() throws {
    let text = "Round,Player 1,Partner 1,Player 2,Partner 2,Erg\n\(Self.rows)"
    #expect(try MatchListFixture.tournament(text).champion() == "Ann / Bea")
  }
}
