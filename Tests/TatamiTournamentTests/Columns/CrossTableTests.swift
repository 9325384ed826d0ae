import TatamiTournament
import Testing

@Suite struct CrossTableTests {
  @Test func `cells that contradict each other are refused with both lines`() {
    let text = ",Ann,Ben,Cyd\nAnn,x,3:1,2:2\nBen,1:3,x,4:0\nCyd,2:2,0:3,x"
    #expect(
      MatchListFixture.errorMessage(text)
        == "cup.csv:4: 'Cyd' - 'Ben' is '0:3', but 'Ben' - 'Cyd' is '4:0' in line 3; correct one of them,"
        + " or list the matches in rows if the teams play twice"
    )
  }

  @Test func `a table whose pairs differ is a double round, with a note`() throws {
    let text = ",Ann,Ben,Cyd\nAnn,x,3:1,2:2\nBen,2:3,x,4:0\nCyd,1:2,1:1,x"
    let list = try MatchListFixture.list(text)
    #expect(list.records.count == 6)
    #expect(
      list.notices.map(\.description) == [
        "cup.csv:1: read as a table with a row and a column for each of 3 teams; the cells of the pairs"
          + " differ, so each pair plays twice, at home in its own row"
      ]
    )
  }

  @Test func `a return match with the first result counts in a double round`() throws {
    let text = ",A,B,C,D\nA,x,3:1,2:2,1:0\nB,1:3,x,4:0,2:2\nC,1:2,1:1,x,0:1\nD,2:1,0:2,1:3,x"
    #expect(try MatchListFixture.list(text).records.count == 12)
  }

  @Test func `a double round of three teams can have a pair with equal results`() throws {
    let text = ",A,B,C\nA,x,3:1,1:1\nB,2:3,x,4:0\nC,1:1,1:1,x"
    #expect(try MatchListFixture.list(text).records.count == 6)
  }

  @Test(arguments: [
    ",A,B,C\nA,x,3:1,2:2\nB,1:3,x,4:0\nC,2:2,0:4,x", ",A,B,C\nA,x,3:1,2:2\nB,,x,4:0\nC,,,x",
    ",A,B,C\nA,x,,\nB,1:3,x,\nC,2:2,0:4,x", ",A,B,C\nA,x,3:1,2:2\nB,-,x,4:0\nC,-,-,x",
  ])
  func `a pair with one result plays once`(_ text: String) throws {
    #expect(try MatchListFixture.list(text).records.count == 3)
  }
}
