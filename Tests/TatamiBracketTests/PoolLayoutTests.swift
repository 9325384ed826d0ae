import TatamiBracket
import TatamiGeometry
import Testing

@Suite struct PoolLayoutTests {
  private var style: PoolLayoutStyle {
    var style = PoolLayoutStyle()
    style.matchSize = Size(width: 100, height: 20)
    style.matchGap = 4
    style.columnGap = 30
    style.titleHeight = 28
    style.headerHeight = 24
    style.roundGap = 6
    style.tableGap = 12
    return style
  }

  private func layout(
    _ counts: [Int],
    tableHeight: Double,
    _ arrangement: PoolLayoutStyle.Arrangement
  ) -> PoolLayout {
    var style = style
    style.arrangement = arrangement
    let table = Size(width: 120, height: tableHeight)
    return PoolLayout(matchCounts: counts, tableSize: table, style: style)
  }

  @Test func `rounds are columns beside the table`() {
    let layout = layout([2, 1], tableHeight: 50, .columns)
    #expect(layout.title == Rect(x: 0, y: 0, width: 120, height: 28))
    #expect(layout.table == Rect(x: 0, y: 28, width: 120, height: 50))
    #expect(
      layout.rounds.map(\.header)
        == [
          Rect(x: 150, y: 28, width: 100, height: 24), Rect(x: 280, y: 28, width: 100, height: 24),
        ]
    )
    #expect(
      layout.rounds.flatMap(\.matches)
        == [
          Rect(x: 150, y: 52, width: 100, height: 20), Rect(x: 150, y: 76, width: 100, height: 20),
          Rect(x: 280, y: 52, width: 100, height: 20),
        ]
    )
    #expect(layout.size == Size(width: 380, height: 96))
  }

  @Test func `rounds are below a table that is not much shorter`() {
    let layout = layout([2, 1], tableHeight: 60, .filled)
    #expect(layout.rounds.map(\.header.origin) == [Point(x: 0, y: 100), Point(x: 0, y: 178)])
    #expect(layout.rounds.map(\.matches[0].minY) == [124, 202])
    #expect(layout.size == Size(width: 120, height: 222))
  }

  @Test func `many rounds are in columns beside the table`() {
    let layout = layout(Array(repeating: 2, count: 20), tableHeight: 60, .filled)
    let columns = Set(layout.rounds.map(\.header.minX))
    #expect(columns.count == 5)
    #expect(columns.min() == 150)
    #expect(layout.rounds[0].header.minY == layout.table.minY)
    let inset = Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    let frames = layout.rounds.flatMap { [$0.header] + $0.matches }.map { $0.inset(by: inset) }
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
  }

  @Test(arguments: [PoolLayoutStyle.Arrangement.columns, .filled])
  func `a pool without rounds has the size of its table`(arrangement: PoolLayoutStyle.Arrangement) {
    let layout = layout([], tableHeight: 60, arrangement)
    #expect(layout.rounds == [])
    #expect(layout.size == Size(width: 120, height: 88))
  }

  @Test func `hostile lengths count as zero or as the longest length`() {
    var style = PoolLayoutStyle()
    style.arrangement = .filled
    style.matchSize = Size(width: .nan, height: .infinity)
    (style.matchGap, style.headerHeight) = (-1, -.infinity)
    let layout = PoolLayout(
      matchCounts: [1, 2],
      tableSize: Size(width: 9, height: 9),
      style: style
    )
    let numbers = layout.rounds.flatMap(\.matches).flatMap { [$0.maxX, $0.maxY] }
    #expect(numbers.allSatisfy { $0.isFinite })
    #expect(layout.rounds.map(\.header.height) == [0, 0])
  }
}
