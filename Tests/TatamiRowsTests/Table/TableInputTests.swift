import TatamiRows
import Testing

/// Numbers and indexes out of range.
@Suite struct TableInputTests {
  @Test(arguments: [-1, -0.001, .nan, .infinity, -.infinity, 1.1e12] as [Double])
  func `invalid lengths are rejected with the field's name`(length: Double) throws {
    var table = try Self.table()
    let row = RowIndex(section: 0, row: 0)
    expect(length, "height") { () throws(TableError) in _ = try RowRun(height: length) }
    expect(length, "height") { () throws(TableError) in try table.setHeight(length, ofRow: row) }
    expect(length, "header") { () throws(TableError) in _ = try TableSection(header: length) }
    expect(length, "footer") { () throws(TableError) in _ = try TableSection(footer: length) }
    expect(length, "header") { () throws(TableError) in try table.setHeader(length, ofSection: 0) }
    expect(length, "footer") { () throws(TableError) in try table.setFooter(length, ofSection: 0) }
    expect(length, "tableHeader") { () throws(TableError) in try table.setTableHeader(length) }
    expect(length, "tableFooter") { () throws(TableError) in try table.setTableFooter(length) }
    expect(length, "headerGap") { () throws(TableError) in
      _ = try TableMetrics(headerGap: length)
    }
    expect(length, "sectionGaps.below") { () throws(TableError) in
      _ = try TableMetrics(sectionGaps: TableSectionGaps(below: length))
    }
    #expect(table.contentHeight() == 60)
  }

  @Test func `an offset of -0 is an offset of 0`() throws {
    let rows = try (0..<400).map { index in
      let certainty = index.isMultiple(of: 2) ? RowCertainty.measured : .estimated
      return try RowRun(height: index < 200 ? 0 : 10, certainty: certainty)
    }
    let table = try TableGeometry(sections: [TableSection(rows: rows)])
    #expect(table.part(at: -0.0) == table.part(at: 0))
    #expect(table.visibleSections(from: -0.0, to: 5) == table.visibleSections(from: 0, to: 5))
    #expect(table.visibleSections(from: 0, to: 5).first?.rows == 200..<201)
  }

  @Test func `more rows than Int.max are rejected and change nothing`() throws {
    let half = try RowRun(height: 1, count: Int.max / 2 + 1)
    #expect(throws: TableError.count(field: "count", found: -1)) {
      try RowRun(height: 1, count: -1)
    }
    #expect(throws: TableError.tooManyRows) { try TableSection(rows: [half, half]) }
    let section = try TableSection(rows: [half])
    #expect(throws: TableError.tooManyRows) { try TableGeometry(sections: [section, section]) }
    var table = try TableGeometry(sections: [section])
    #expect(throws: TableError.tooManyRows) { try table.insertSection(section, at: 1) }
    #expect(throws: TableError.tooManyRows) {
      try table.insertRows(half, at: RowIndex(section: 0, row: 0))
    }
    #expect(throws: TableError.tooManyRows) {
      try table.replaceRows(ofSection: 0, with: [half, half])
    }
    #expect(table.rowCount == half.count)
    #expect(table.sectionCount == 1)
  }

  @Test(arguments: [-1, 2, Int.min, Int.max])
  func `indexes of missing sections are rejected`(section: Int) throws {
    var table = try Self.table()
    let missing = TableError.section(found: section, count: 1)
    let inside = RowIndex(section: section, row: 0)
    let existing = RowIndex(section: 0, row: 0)
    let run = try RowRun(height: 1)
    #expect(throws: missing) { try table.insertSection(TableSection(), at: section) }
    #expect(throws: missing) { try table.removeSection(at: section) }
    #expect(throws: missing) { try table.moveSection(from: section, to: 0) }
    #expect(throws: missing) { try table.moveSection(from: 0, to: section) }
    #expect(throws: missing) { try table.setHeader(1, ofSection: section) }
    #expect(throws: missing) { try table.setFooter(nil, ofSection: section) }
    #expect(throws: missing) { try table.insertRows(run, at: inside) }
    #expect(throws: missing) { try table.removeRows(0..<1, inSection: section) }
    #expect(throws: missing) { try table.replaceRows(ofSection: section, with: []) }
    #expect(throws: missing) { try table.moveRow(from: inside, to: existing) }
    #expect(throws: missing) { try table.moveRow(from: existing, to: inside) }
    #expect(throws: missing) { try table.setHeight(1, ofRow: inside) }
    #expect(table.span(ofSection: section) == nil)
    #expect(table.rowCount(inSection: section) == nil)
    #expect(table.span(of: .header(section: section)) == nil)
    #expect(table.contentHeight() == 60)
  }

  @Test(arguments: [-1, 4, Int.min, Int.max])
  func `indexes of missing rows are rejected`(row: Int) throws {
    var table = try Self.table()
    let missing = TableError.row(found: row, section: 0, count: 3)
    let index = RowIndex(section: 0, row: row)
    let run = try RowRun(height: 1)
    #expect(throws: missing) { try table.insertRows(run, at: index) }
    #expect(throws: missing) { try table.removeRows(min(0, row)..<max(0, row), inSection: 0) }
    #expect(throws: missing) { try table.moveRow(from: index, to: RowIndex(section: 0, row: 0)) }
    #expect(throws: TableError.row(found: row, section: 0, count: 2)) {
      try table.moveRow(from: RowIndex(section: 0, row: 0), to: index)
    }
    #expect(throws: missing) { try table.setHeight(1, ofRow: index) }
    #expect(table.span(of: .row(index)) == nil)
    #expect(table.certainty(ofRow: index) == nil)
    #expect(table.rowCount == 3)
    #expect(table.contentHeight() == 60)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -1, 1e300] as [Double])
  func `no part lies at an invalid offset`(offset: Double) throws {
    let table = try Self.table()
    #expect(table.part(at: offset) == nil)
    #expect(table.visibleSections(from: offset, to: offset).isEmpty)
    #expect(table.visibleSections(from: .nan, to: offset).isEmpty)
  }

  @Test func `everything is visible in an infinite interval`() throws {
    let visible = try Self.table().visibleSections(from: -.infinity, to: .infinity)
    #expect(visible.map(\.rows) == [0..<3])
  }

  @Test func `queries on Int.max rows are immediate`() throws {
    let run = try RowRun(height: 1e12, count: Int.max)
    var table = try TableGeometry(sections: [TableSection(rows: [run])])
    let last = RowIndex(section: 0, row: Int.max - 1)
    #expect(table.contentHeight().isFinite)
    #expect(table.span(of: .row(last))?.y.isFinite == true)
    #expect(table.part(at: 5.5e12) == .row(RowIndex(section: 0, row: 5)))
    #expect(table.visibleSections(from: 2e12, to: 1e30).first?.rows.lowerBound == 2)
    try table.setHeight(1, ofRow: RowIndex(section: 0, row: 3))
    try table.removeRows(1..<(Int.max - 1), inSection: 0)
    #expect(table.rowCount == 2)
    #expect(table.contentHeight() == 2e12)
  }

  @Test func `searches among rows of the smallest height terminate`() throws {
    let tiny = try RowRun(height: .leastNonzeroMagnitude, count: Int.max - 1)
    let table = try TableGeometry(
      tableHeader: 1e12,
      sections: [TableSection(rows: [tiny, RowRun(height: 1)])]
    )
    #expect(table.part(at: 1e12) == .row(RowIndex(section: 0, row: Int.max - 1)))
    #expect(!table.visibleSections(from: 0, to: 2e12).isEmpty)
  }

  @Test(arguments: [
    (
      TableError.length(field: "height", found: -1),
      "height: found -1.0; allowed are 0 to 1e12 points"
    ),
    (.count(field: "count", found: -2), "count: found -2; allowed are 0 and more"),
    (.tooManyRows, "rows: more than 9223372036854775807 in one table"),
    (.section(found: 3, count: 1), "section: found 3; there is 1, counted from 0"),
    (
      .row(found: 9, section: 2, count: 4), "row: found 9 in section 2; there are 4, counted from 0"
    ),
  ])
  func `an error describes the field, the value and the allowed values`(
    error: TableError,
    text: String
  ) {
    #expect(error.description == text)
  }

  private static func table() throws -> TableGeometry {
    try TableGeometry(sections: [TableSection(rows: [RowRun(height: 20, count: 3)])])
  }

  private func expect(
    _ length: Double,
    _ field: String,
    _ body: () throws(TableError) -> Void
  ) {
    do {
      try body()
      Issue.record("\(field) took \(length)")
    } catch .length(let name, let found) {
      #expect(name == field)
      #expect(found == length || found.isNaN && length.isNaN)
    } catch {
      Issue.record("\(field): \(error)")
    }
  }
}
