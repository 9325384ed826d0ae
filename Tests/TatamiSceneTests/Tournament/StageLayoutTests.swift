import TatamiScene
import TestSupport
import Testing

/// The positions of matches: boxes of 150 by 46 points, gaps of 40, rows of 66, sections 40 apart.
@Suite struct StageLayoutTests {
  typealias Answer = TournamentAnswer

  private func layout(_ input: String, _ members: String = "", header: Int = 0) throws -> Answer {
    let style = #"{"w": 150, "h": 46, "g": 40, "p": 66, "H": \#(header), "s": 40}"#
    return try Answer(input, members: #", "geometry": {"style": \#(style)\#(members)}"#)
  }

  @Test func `F80, F81, F82, F90: the halves of a double elimination are below each other`() throws
  {
    let cup = try layout(Answer.double(8, #""grandFinal": "simple""#))
    let upper = [[0, 33], [0, 99], [0, 165], [0, 231], [190, 66], [190, 198], [570, 132]]
    #expect((0..<7).map(cup.box) == upper.map { $0.map(Double.init) })
    let lower = [[0, 337], [0, 403], [190, 337], [190, 403], [380, 370], [570, 370]]
    #expect((7..<13).map(cup.box) == lower.map { $0.map(Double.init) })
    #expect(cup.size == [910, 426])
  }

  @Test func `F83, F90: grand finals are at the mean of both finals`() throws {
    let settings = #""grandFinal": "double""#
    let cup = try layout(Answer.double(8, settings))
    #expect(cup.box(13) == [760, 251])
    #expect(cup.size == [910, 426])
    let style = #"{"w": 150, "h": 46, "g": 40, "p": 66, "H": 0, "s": 40}"#
    let both = try Answer(
      Answer.double(8, settings),
      Answer.wins(upTo: 13),
      Answer.win(13, side: 2),
      members: #", "geometry": {"style": \#(style)}"#
    )
    #expect(both.box(14) == [950, 251])
    #expect(both.size == [1100, 426])
  }

  @Test func `F80: columns begin with the lower bracket if the first round is skipped`() throws {
    let cup = try layout(Answer.double(8, #""skipFirstRound": true"#))
    #expect((0..<5).map { cup.box($0)[0] } == [190, 190, 570, 0, 0])
  }

  @Test func `F84: the match for third place is below the final`() throws {
    let cup = try layout(Answer.single(8, #""consolationFinal": true"#))
    #expect(cup.box(6) == [380, 132])
    #expect(cup.box(7) == [380, 132 + 1.5 * 66])
  }

  @Test func `F87: headers are at the top of each half, that of the consolation above its box`()
    throws
  {
    let cup = try layout(Answer.double(4, #""grandFinal": "simple""#), header: 20)
    let headers = (0..<5).map { cup.value["headers"]?["\($0)"]?.elements.compactMap(\.number) }
    #expect(
      headers == [
        [0, 0, 150, 20], [190, 0, 150, 20], [0, 192, 150, 20], [190, 192, 150, 20],
        [380, 0, 150, 20],
      ]
    )
    let third = try layout(Answer.single(4, #""consolationFinal": true"#), header: 20)
    let header = third.value["headers"]?["2"]?.elements.compactMap(\.number)
    #expect(header == [190, third.box(3)[1] - 23 - 20, 150, 20])
  }

  @Test func `F88: right-to-left mirrors the layout`() throws {
    let settings = #""grandFinal": "simple""#
    let cup = try layout(Answer.double(8, settings))
    let mirrored = try layout(Answer.double(8, settings), #", "rightToLeft": true"#)
    for match in 0..<14 {
      #expect(mirrored.box(match) == [910 - 150 - cup.box(match)[0], cup.box(match)[1]])
    }
  }

  @Test func `F88: a compact layout has the grand final beside the upper final`() throws {
    let cup = try layout(Answer.double(8, #""grandFinal": "simple""#), #", "compact": true"#)
    #expect(cup.box(6) == [380, 132])
    #expect(cup.box(13) == [570, 132])
    let lines = try #require(cup.value["lines"]).elements.map(\.elements)
    #expect(lines.filter { $0[1].number == 13 }.map { $0[0].number } == [6])
  }
}
