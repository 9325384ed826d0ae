import TatamiBracket
import TatamiTournament
import Testing

/// Layouts whose first rounds are collapsed.
@Suite struct CollapsedLayoutTests {
  private func layouts(
    _ format: StageFormat,
    entrants: Int = 16,
    _ change: (inout StageLayoutStyle) -> Void
  ) throws -> (cup: Tournament, whole: StageLayout, collapsed: StageLayout) {
    var cup = Tournament()
    let names = (1...entrants).map { "Team \($0)" }
    _ = try cup.add(StageDefinition(format, name: "Cup", entrants: names))
    var style = StageLayoutStyle()
    style.headerLength = 20
    let whole = cup.layout(ofStage: 0, style: style)
    change(&style)
    return (cup, whole, cup.layout(ofStage: 0, style: style))
  }

  @Test func `collapsed rounds of a single elimination leave the layout of a smaller one`() throws {
    let collapsed = try layouts(.singleElimination) { $0.collapsedRounds = 1 }.collapsed
    let smaller = try layouts(.singleElimination, entrants: 8) { _ in }.whole
    #expect(collapsed.boxes.map(\.frame) == smaller.boxes.map(\.frame))
    #expect(collapsed.lines.map(\.points) == smaller.lines.map(\.points))
    #expect(collapsed.headers.map(\.frame) == smaller.headers.map(\.frame))
    #expect(collapsed.size == smaller.size)
  }

  @Test(arguments: 1...3)
  func `collapsed rounds of a double elimination leave its end`(count: Int) throws {
    let (cup, whole, collapsed) = try layouts(.doubleElimination) { $0.collapsedRounds = count }
    let rounds = Set(collapsed.boxes.compactMap { cup.matches[$0.match].round })
    let numbers = rounds.filter { cup.rounds[$0].group == 0 }.map { cup.rounds[$0].number }
    #expect(numbers.min() == count + 1)
    let first = collapsed.boxes.map(\.frame.minX).min()
    #expect(first == 0)
    let shift = whole.size.width - collapsed.size.width
    for box in collapsed.boxes {
      let frame = try #require(whole.boxes.first { $0.match == box.match }?.frame)
      #expect(abs(frame.minX - shift - box.frame.minX) < 1e-9)
    }
    for (index, box) in collapsed.boxes.enumerated() {
      for other in collapsed.boxes[..<index] { #expect(!box.frame.intersects(other.frame)) }
    }
  }

  @Test(arguments: [-1, 99])
  func `the number of collapsed rounds is clamped`(count: Int) throws {
    let (_, whole, collapsed) = try layouts(.singleElimination) { $0.collapsedRounds = count }
    #expect(collapsed.boxes.count == (count < 0 ? whole.boxes.count : 1))
  }
}
