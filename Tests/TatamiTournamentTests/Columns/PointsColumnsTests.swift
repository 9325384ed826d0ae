import TatamiTournament
import Testing

/// Columns with the points of a league's table, or with bonus points.
@Suite struct PointsColumnsTests {
  private typealias Document = (tournament: Tournament, notices: [String])

  private func read(_ text: String, points: TablePoints? = nil) throws -> Document {
    var options = TournamentDocument.Options()
    options.points = points
    let read = try TournamentDocument.read(Array(text.utf8), name: "a.csv", options: options)
    guard case .tournament(let tournament) = read.document else {
      throw MatchListError.empty(file: "a.csv")
    }
    return (tournament, read.notices.map(\.description))
  }

  private func points(_ document: Document) -> [String: Double] {
    let tournament = document.tournament
    let rows = tournament.table(ofGroup: 0, rules: tournament.usualRules(ofGroup: 0))
    return Dictionary(
      uniqueKeysWithValues: rows.map {
        (tournament.participants[$0.participant].name, $0.points)
      }
    )
  }

  private let volleyball = """
    Matchday,Home,Away,Sets,Pts 1,Pts 2
    1,Ash,Birch,3-2,2,1
    1,Cedar,Dogwood,3-0,3,0
    2,Birch,Cedar,1-3,0,3
    2,Dogwood,Ash,2-3,1,2
    3,Ash,Cedar,3-1,3,0
    3,Birch,Dogwood,3-0,3,0
    """

  @Test func `points of both sides are added up`() throws {
    let document = try read(volleyball)
    #expect(points(document) == ["Ash": 7, "Birch": 4, "Cedar": 6, "Dogwood": 1])
    let note = document.notices.last ?? ""
    #expect(note.hasPrefix("a.csv: tables add up the points in 'Pts 1', 'Pts 2'"), "\(note)")
    #expect(document.notices.allSatisfy { !$0.contains("not used") }, "\(document.notices)")
  }

  @Test func `chosen points replace those of the file`() throws {
    let document = try read(volleyball, points: .football)
    #expect(points(document) == ["Ash": 9, "Birch": 3, "Cedar": 6, "Dogwood": 0])
    #expect(document.notices.last?.contains("3 for a win") == true, "\(document.notices)")
  }

  @Test(arguments: [
    ("Body", "2:0", "0:2", "1:1"), ("Wertung", "3-0", "0-3", "1-1"),
  ])
  func `points in one column are added up`(
    header: String,
    won: String,
    lost: String,
    drawn: String
  ) throws {
    let document = try read(
      """
      Matchday,Home,Away,Result,\(header)
      1,Ash,Birch,5:4,\(won)
      1,Cedar,Dogwood,7:7,\(drawn)
      2,Birch,Cedar,2:6,\(lost)
      2,Dogwood,Ash,8:5,\(won)
      3,Ash,Cedar,4:4,\(drawn)
      3,Birch,Dogwood,6:1,\(won)
      """
    )
    let win = Double(won.prefix(1)) ?? 0
    #expect(
      points(document)
        == ["Ash": win + 1, "Birch": win, "Cedar": win + 2, "Dogwood": win + 1]
    )
  }

  @Test(arguments: ["HT 1,HT 2", "Red 1,Red 2", "Shots 1,Shots 2"])
  func `other numbers are no points`(headers: String) throws {
    let document = try read(
      """
      Matchday,Home,Away,Home Score,Away Score,\(headers)
      1,Ash,Birch,5,4,2,1
      1,Cedar,Dogwood,7,7,3,3
      2,Birch,Cedar,2,6,0,3
      2,Dogwood,Ash,8,5,4,1
      3,Ash,Cedar,4,4,2,2
      3,Birch,Dogwood,6,1,3,0
      """
    )
    #expect(points(document)["Ash"] == 4)
  }

  @Test func `bonus points are added to four points for a win`() throws {
    let document = try read(
      """
      Round,Home,Away,HS,AS,HBP,ABP
      1,Ash,Birch,31,24,1,1
      1,Cedar,Dogwood,10,15,0,0
      2,Birch,Cedar,22,17,0,1
      2,Dogwood,Ash,12,40,0,1
      3,Ash,Cedar,28,9,1,0
      3,Birch,Dogwood,20,20,0,0
      """
    )
    #expect(points(document) == ["Ash": 15, "Birch": 7, "Cedar": 1, "Dogwood": 6])
    let notes = document.notices.suffix(2)
    #expect(notes.first?.contains("4 for a win, 2 for a draw") == true, "\(notes)")
    #expect(notes.last?.contains("bonus points in 'HBP', 'ABP'") == true, "\(notes)")
  }

  @Test func `columns of teams with a bonus give one point each`() throws {
    let document = try read(
      """
      Matchday,Home,Away,Score,Bonus off.,Bonus def.
      1,Ash,Birch,27-10,Ash,
      1,Cedar,Dogwood,18-21,,Cedar
      2,Birch,Cedar,9-12,,Birch
      2,Dogwood,Ash,20-20,,
      3,Ash,Cedar,33-8,Ash,
      3,Birch,Dogwood,24-23,,Dogwood
      """
    )
    #expect(points(document) == ["Ash": 12, "Birch": 5, "Cedar": 5, "Dogwood": 7])
  }

  @Test func `points and bonus points are part of the database`() throws {
    for text in [volleyball, volleyball.replacing("Pts", with: "Bonus")] {
      let document = try read(text)
      let database = document.tournament.bracketsModel()
      let copy = try Tournament(bracketsModel: database)
      #expect(points((copy, [])) == points(document))
    }
  }
}
