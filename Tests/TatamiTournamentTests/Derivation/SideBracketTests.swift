import TatamiTournament
import Testing

/// Brackets beside the main one.
@Suite struct SideBracketTests {
  private static let main = """
    Quarter-final,A,B,1-0
    Quarter-final,C,D,1-0
    Quarter-final,E,F,1-0
    Quarter-final,G,H,1-0
    Semi-final,A,C,1-0
    Semi-final,E,G,1-0
    Final,A,E,1-0

    """
  private static let mainMatches =
    "A* 1-0 B, C* 1-0 D, E* 1-0 F, G* 1-0 H, A* 1-0 C, E* 1-0 G, A* 1-0 E"
  private static let sideMatches = "B* 1-0 D, F* 1-0 H, B* 1-0 F"

  @Test(arguments: [
    ("Consolation", "Consolation bracket"), ("Plate", "Plate"), ("Trostrunde", "Trostrunde"),
    ("B Draw", "B Draw"), ("Silver", "Silver"), ("Bowl", "Bowl"),
  ])
  func `a second bracket has a final of its own`(_ bracket: String, _ stage: String) throws {
    let side =
      "\(bracket) semi-final,B,D,1-0\n\(bracket) semi-final,F,H,1-0\n\(bracket) final,B,F,1-0\n"
    for rows in [Self.main + side, side + Self.main] {
      #expect(
        try DerivationFixture.stages(rows)
          == ["Main bracket: \(Self.mainMatches)", "\(stage): \(Self.sideMatches)"]
      )
      #expect(try DerivationFixture.champion(rows) == "A")
    }
  }

  @Test func `a lone consolation final is the match for the third place`() throws {
    let cup = try MatchListFixture.tournament(
      "\(DerivationFixture.header)\(Self.main)Consolation Final,C,G,1-0"
    )
    #expect(SingleElimination(cup).thirdPlaceMatch != nil)
    #expect(cup.stages.count == 1)
  }

  @Test func `a bracket has its own match for the third place`() throws {
    let stages = try DerivationFixture.stages(
      "\(Self.main)Plate semi-final,B,D,1-0\nPlate semi-final,F,H,1-0\nPlate final,B,F,1-0\n"
        + "Plate third place,D,H,1-0\nThird place,C,G,1-0"
    )
    #expect(
      stages == [
        "Main bracket: \(Self.mainMatches), C* 1-0 G", "Plate: \(Self.sideMatches), D* 1-0 H",
      ]
    )
  }

  @Test(arguments: [
    ["5th-8th place", "5th place", "7th place"], ["Semi-final 5-8", "Final 5-6", "Final 7-8"],
    ["Platz 5-8", "Platz 5", "Platz 7"], ["Places 5 to 8", "Place 5/6", "Place 7/8"],
  ])
  func `placement matches of teams that meet again are a bracket`(_ names: [String]) throws {
    let stages = try DerivationFixture.stages(
      "\(Self.main)\(names[0]),B,D,1-0\n\(names[0]),F,H,1-0\n\(names[1]),B,F,1-0\n"
        + "\(names[2]),D,H,1-0"
    )
    #expect(stages == ["Cup: \(Self.mainMatches)", "\(names[0]): \(Self.sideMatches), D* 1-0 H"])
  }

  @Test func `a repechage leads to two bronze matches`() throws {
    let rows =
      "\(Self.main)Repechage,B,D,1-0\nRepechage,F,H,1-0\nBronze medal match,B,G,1-0\n"
      + "Bronze medal match,F,C,0-1"
    let stages = try DerivationFixture.stages(rows)
    #expect(stages.first == "Cup: \(Self.mainMatches)")
    #expect(
      stages.dropFirst().map { $0.split(separator: ": ").last.map(String.init) }
        == ["B* 1-0 D, B* 1-0 G", "F* 1-0 H, F 0-1 C*"]
    )
    #expect(try DerivationFixture.champion(rows) == "A")
  }

  @Test func `two bronze matches belong to no final`() throws {
    let stages = try DerivationFixture.stages("\(Self.main)Bronze,B,G,1-0\nBronze,F,C,1-0")
    #expect(stages == ["Cup: \(Self.mainMatches)", "Bronze: B* 1-0 G", "Bronze: F* 1-0 C"])
  }

  private static let columns = "round,region,home,away,score\n"

  @Test func `a column tells a second draw apart`() throws {
    let main = Self.main.split(separator: "\n").map { row in
      String(row).replacing(",", with: ",A,", maxReplacements: 1)
    }
    let side = ["Semi-final,B,B,D,1-0", "Semi-final,B,F,H,1-0", "Final,B,B,F,1-0"]
    let rows = (main + side).joined(separator: "\n")
    #expect(
      try DerivationFixture.stages(rows, header: Self.columns)
        == ["Main bracket: \(Self.mainMatches)", "B: \(Self.sideMatches)"]
    )
    #expect(
      DerivationFixture.messages(rows, header: Self.columns)
        == ["cup.csv:2: 'B' is a bracket with a final of its own"]
    )
  }

  @Test func `regions lead to one final`() throws {
    let rows = "SF,East,A,B,1-0\nSF,West,C,D,1-0\nFinal,,A,C,1-0"
    #expect(
      try DerivationFixture.stages(rows, header: Self.columns)
        == ["Cup: A* 1-0 B, C* 1-0 D, A* 1-0 C"]
    )
  }

  @Test func `a plate of teams from groups has no champion`() throws {
    let groups = "Group A,A,B,1-0\nGroup A,C,D,1-0\nGroup A,A,C,1-0\nGroup A,B,D,1-0\n"
    let rows = "\(groups)Final,A,B,1-0\nPlate final,C,D,1-0"
    #expect(try DerivationFixture.champion(rows) == "A")
  }
}
