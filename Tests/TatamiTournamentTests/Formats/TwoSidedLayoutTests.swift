import TatamiBracket
import TatamiTournament
import Testing

/// Layouts with the second half of a single elimination at the right of the final.
@Suite struct TwoSidedLayoutTests {
  private func layout(
    _ format: StageFormat = .singleElimination,
    entrants: Int = 8,
    _ change: (inout StageLayoutStyle) -> Void = { _ in }
  ) throws -> StageLayout {
    var cup = Tournament()
    let names = (1...entrants).map { "Team \($0)" }
    var stage = StageDefinition(format, name: "Cup", entrants: names)
    if format == .singleElimination { stage.settings.consolationFinal = entrants > 2 }
    _ = try cup.add(stage)
    var style = StageLayoutStyle()
    style.style = .leftRight(direction: .top)
    change(&style)
    return cup.layout(ofStage: 0, style: style)
  }

  private func center(_ layout: StageLayout, _ match: Int) throws -> [Double] {
    let box = try #require(layout.boxes.first { $0.match == match })
    return [box.frame.minX, box.center]
  }

  @Test func `the halves are at the left and at the right of the final`() throws {
    let layout = try layout()
    #expect(try center(layout, 0) == [0, 33])
    #expect(try center(layout, 1) == [0, 99])
    #expect(try center(layout, 2) == [760, 33])
    #expect(try center(layout, 3) == [760, 99])
    #expect(try center(layout, 4) == [190, 66])
    #expect(try center(layout, 5) == [570, 66])
    #expect(try center(layout, 6) == [380, 66])
    #expect(try center(layout, 7) == [380, 165])
    #expect(layout.size.width == 910)
    #expect(layout.size.height == 188)
  }

  @Test func `lines of the second half run to the left`() throws {
    let lines = try layout().lines
    let outer = try #require(lines.first { $0.start == 3 })
    #expect(outer.points.map(\.x) == [760, 740, 740, 720])
    #expect(outer.points.map(\.y) == [99, 99, 66, 66])
    let inner = try #require(lines.first { $0.start == 5 })
    #expect(inner.points.map(\.x) == [570, 530])
  }

  @Test func `each round before the final has two headers`() throws {
    let headers = try layout { $0.headerLength = 20 }.headers
    #expect(headers.filter { !$0.isSecondHalf }.map(\.frame.minX) == [0, 190, 380, 380])
    #expect(headers.filter(\.isSecondHalf).map(\.frame.minX) == [760, 570])
  }

  @Test func `collapsed rounds leave the layout of a smaller bracket`() throws {
    let collapsed = try layout(entrants: 16) { $0.collapsedRounds = 1 }
    let smaller = try layout()
    #expect(collapsed.boxes.map(\.frame) == smaller.boxes.map(\.frame))
    #expect(collapsed.lines.map(\.points) == smaller.lines.map(\.points))
    #expect(collapsed.size == smaller.size)
  }

  @Test func `double eliminations and single matches are not divided`() throws {
    let double = try layout(.doubleElimination)
    #expect(try double == layout(.doubleElimination) { $0.style = .left })
    let final = try layout(entrants: 2)
    #expect(try final == layout(entrants: 2) { $0.style = .left })
  }
}
