import TatamiGeometry
import TatamiRoundedTable
import TatamiRows
import TestSupport
import Testing

@Suite struct CardTests {
  @Test func `the corner roles of a row depend on its index and the row count`() {
    #expect(CornerRoles(row: 0, of: 3) == .top)
    #expect(CornerRoles(row: 1, of: 3) == [])
    #expect(CornerRoles(row: 2, of: 3) == .bottom)
    #expect(CornerRoles(row: 0, of: 1) == [.top, .bottom])
  }

  @Test func `corners are updated by edits`() throws {
    var layout = try self.layout(rows: 2)
    let first = RowIndex(section: 0, row: 0)
    try layout.geometry.insertRows(RowRun(height: 30), at: first)
    #expect((0..<3).map { layout.roles(of: RowIndex(section: 0, row: $0)) } == [.top, [], .bottom])
    try layout.geometry.removeRows(1..<3, inSection: 0)
    #expect(layout.roles(of: first) == [.top, .bottom])
    #expect(layout.roles(of: RowIndex(section: 0, row: 1)) == [])
  }

  @Test func `the pieces fill a background without overlaps`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<2_000 {
      let size = Size(width: random.double(in: 0...80), height: random.double(in: 0...60))
      let roles = random.pick([[], .top, .bottom, [.top, .bottom]] as [CornerRoles])
      let radius = random.pick([0, 7, 22.5, 1e9, -3, .nan])
      let pieces = CardPieces(size: size, radius: radius, roles: roles)
      let shown = [
        pieces.top, pieces.middle, pieces.bottom, pieces.topLeft, pieces.topRight,
        pieces.bottomRight, pieces.bottomLeft,
      ].compactMap { $0 }
      #expect(shown.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      let area = shown.map { $0.width * $0.height }.reduce(0, +)
      #expect(abs(area - size.width * size.height) < 1e-9)
      let bounds = Rect(size: size)
      #expect(shown.allSatisfy { $0.union(bounds).size.isClose(to: size) })
    }
  }

  @Test func `the radius is reduced in a row that is too low`() {
    let pieces = CardPieces(size: Size(width: 100, height: 10), radius: 9, roles: [.top, .bottom])
    #expect(pieces.middle == Rect(x: 0, y: 5, width: 100, height: 0))
    #expect(pieces.topLeft == Rect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `the background of a first row always covers the seam below`() throws {
    let layout = try self.layout(rows: 2)
    let card = try #require(layout.card(of: RowIndex(section: 0, row: 0)))
    #expect(card.background.height == 45)
    #expect(card.selectedBackground.height == 44)
    let stock = RowCard(size: Size(width: 9, height: 44), radius: 7, roles: .top, drawn: [])
    #expect(stock.background.height == 45)
    #expect(stock.backgroundPieces.topLeft == nil)
    #expect(layout.card(of: RowIndex(section: 0, row: 2)) == nil)
  }

  @Test func `labels align with the separators unless the style has a label inset`() throws {
    var layout = try self.layout(rows: 1)
    #expect(layout.labelX(separatorInset: 15) == 15)
    #expect(layout.labelX(separatorInset: .nan) == 0)
    var style = RoundedTableStyle()
    style.labelInset = 0
    layout = RoundedTableLayout(
      style: style,
      tableWidth: 768,
      sizeClass: .regular,
      geometry: layout.geometry
    )
    #expect(layout.labelX(separatorInset: 15) == 0)
    style.showsRoundedCorners = false
    layout = RoundedTableLayout(
      style: style,
      tableWidth: 768,
      sizeClass: .regular,
      geometry: layout.geometry
    )
    #expect(layout.labelX(separatorInset: 15) == nil)
  }

  private func layout(rows: Int) throws -> RoundedTableLayout {
    RoundedTableLayout(
      style: RoundedTableStyle(),
      tableWidth: 768,
      sizeClass: .regular,
      geometry: try TableGeometry(
        sections: [TableSection(rows: [RowRun(height: 44, count: rows)])]
      )
    )
  }
}

extension Size {
  fileprivate func isClose(to other: Size) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
