import TatamiRows
import Testing

/// Runs of equal rows, whose positions are computed by multiplication and division.
@Suite struct EqualRowsTests {
  @Test(arguments: [0.1, 1.0 / 3, 43.7, 44, 1e-7], [0, 0.3, 1_234.567])
  func `a row contains its upper edge, and the row before ends just above`(
    height: Double,
    top: Double
  ) throws {
    let table = try TableGeometry(
      tableHeader: top,
      sections: [TableSection(rows: [RowRun(height: height, count: 20_000)])]
    )
    var before: TablePart?
    var wrongRows: [Int] = []
    for row in 0..<20_000 {
      let part = TablePart.row(RowIndex(section: 0, row: row))
      let y = table.span(of: part)?.y ?? .nan
      if table.part(at: y) != part { wrongRows.append(row) }
      if let before, table.part(at: y.nextDown) != before { wrongRows.append(row) }
      before = part
    }
    #expect(wrongRows.isEmpty)
  }

  @Test func `a million equal rows take as much memory as one row`() throws {
    let run = try RowRun(height: 44, count: 1_000_000)
    let table = try TableGeometry(sections: [TableSection(rows: [run])])
    #expect(table.byteCount < 8_192)
    #expect(table.contentHeight() == 44_000_000)
    #expect(table.part(at: 43_999_999) == .row(RowIndex(section: 0, row: 999_999)))
  }

  @Test func `estimates corrected to the same height are merged into one run`() throws {
    let run = try RowRun(height: 44, count: 1_000, certainty: .estimated)
    var table = try TableGeometry(sections: [TableSection(rows: [run])])
    for row in 0..<1_000 {
      let index = RowIndex(section: 0, row: row)
      #expect(table.certainty(ofRow: index) == .estimated)
      try table.setHeight(50, ofRow: index)
      #expect(table.certainty(ofRow: index) == .measured)
    }
    #expect(table.contentHeight() == 50_000)
    #expect(table.byteCount < 16_384)
  }

  @Test func `moving a section moves its rows and shifts other sections by its height`() throws {
    let rows = try (0..<5_000).map { try RowRun(height: Double($0 % 7)) }
    var table = try TableGeometry(sections: [
      TableSection(header: 10, rows: rows), TableSection(header: 20), TableSection(footer: 5),
    ])
    let height = table.contentHeight()
    let moved = try #require(table.span(ofSection: 0)).height
    try table.moveSection(from: 0, to: 2)
    #expect(table.span(ofSection: 0) == VerticalSpan(y: 0, height: 20))
    #expect(table.span(ofSection: 2) == VerticalSpan(y: 25, height: moved))
    #expect(table.rowCount(inSection: 2) == 5_000)
    #expect(table.contentHeight() == height)
    try table.removeSection(at: 2)
    #expect(table.rowCount == 0)
    #expect(table.contentHeight() == height - moved)
  }
}
