import TatamiTournament
import Testing

/// Columns in another order than people use.
@Suite struct ColumnOrderTests {
  private func champion(_ text: String) throws -> String? {
    let document = try TournamentDocument.read(Array(text.utf8), name: "cup.csv").document
    return if case .tournament(let tournament) = document { tournament.champion() } else { nil }
  }

  private func message(
    _ text: String,
    _ options: TournamentDocument.Options = TournamentDocument.Options()
  ) -> String {
    do {
      let document = try TournamentDocument.read(
        Array(text.utf8),
        name: "cup.csv",
        options: options
      ).document
      guard case .tournament(let tournament) = document else { return "no tournament" }
      return tournament.champion() ?? "no champion"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "Kolo,Par B,Par A,Skor\nS,B,A,2-1\nS,D,C,0-1\nF,A,D,2-3",
    "Satz 2,Kolo,Satz 1,Lag 2,Satz 3,Lag 1\n6-1,S,6-2,B,,A\n6-2,S,4-6,D,1-6,C\n6-2,F,4-6,D,6-1,A",
  ])
  func `F112: headers with the numbers of sides and sets order the columns`(_ text: String) throws {
    #expect(try champion(text) == "A")
  }

  @Test func `F112: a column of the least integer is not a column of rounds`() throws {
    let text = """
      Qa,Kolo,Par A,Par B,Skor
      -9223372036854775808,S,A,B,2-1
      -9223372036854775808,S,C,D,0-1
      -9223372036854775808,F,A,D,3-2
      """
    #expect(try champion(text) == "A")
  }

  @Test func `F112: partners are found in any order of the columns`() throws {
    let text = """
      B2,Ronda,A2,B1,A1,Sets
      Dan,S,Bea,Cid,Ann,2-1
      Hal,S,Flo,Gus,Eva,0-2
      Hal,F,Bea,Gus,Ann,2-0
      """
    #expect(try champion(text) == "Ann / Bea")
  }

  /// Names that belong one to one to those of the sides, under headers without a meaning.
  private static let couples = """
    Round,Qab,Qol,Qir,Qux,Result
    Semi-final,Ann,Bea,Cid,Dan,2-1
    Semi-final,Eva,Flo,Gus,Hal,0-2
    Final,Ann,Bea,Gus,Hal,2-0
    """

  @Test func `F113: partners without headers that name them are refused`() {
    let message = message(Self.couples)
    #expect(
      message.contains("--column home_partner='Qol' --column away_partner='Qux'"),
      "\(message)"
    )
  }

  @Test func `F113: options choose the partners`() throws {
    var options = TournamentDocument.Options()
    for choice in ["home=Qab", "away=Qir", "home_partner=Qol", "away_partner=Qux"] {
      options.list.columns.append(try #require(ColumnChoice(choice)))
    }
    #expect(message(Self.couples, options) == "Ann / Bea")
  }

  @Test func `F112: marks of won and lost matches tell whose numbers a column has`() throws {
    let text = """
      Runde,RA,R,Team,Opponent,W/L
      Semi-final,3,5,A,B,W
      Semi-final,5,3,B,A,L
      Semi-final,1,2,D,C,W
      Semi-final,2,1,C,D,L
      Final,4,6,A,D,W
      Final,6,4,D,A,L
      """
    #expect(try champion(text) == "A")
  }

  @Test func `F112: two columns of scores with other winners are refused`() {
    let message = message("Kolo,Par 1,Par 2,X,Y\n1,A,B,2-1,1-2\n2,C,A,1-0,0-1\n3,B,C,2-0,0-1\n")
    #expect(
      message == """
        cup.csv:1: the cells allow two readings; choose one of them:
          'X' as result: --column result='X'
          'Y' as result: --column result='Y'
        """
    )
  }

  @Test func `F114: numbers that can be results are not left out`() {
    let message = message(
      """
      Qux0,Qab7,Qol14,Qir21,Qux28,Qab35,Qol42
      East First Round,1,Corbel State,82,4,Nye Tech,60
      East First Round,2,Larkin,66,3,Bowdale,70
      West First Round,1,Ridgeway,75,4,St. Orban,61
      West First Round,2,Morrow,88,3,Quincy Valley,80
      East Regional Final,1,Corbel State,71,3,Bowdale,64
      West Regional Final,1,Ridgeway,68,2,Morrow,69
      National Championship,1,Corbel State,77,2,Morrow,74
      """
    )
    #expect(message.contains("do not show which numbers are the result"), "\(message)")
  }
}
