import TatamiRows
import Testing

// The samples in the documentation of types of TatamiRows.

@Suite struct RowTypeSamples {
  @Test func `the sample of RowIndex gives the stated values`() throws {
    var table = try TableGeometry(sections: [TableSection(rows: [RowRun(height: 44, count: 3)])])
    try table.moveRow(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 0, row: 2))
    #expect(table.contentHeight() == 132)
  }

  @Test func `the sample of RowRun gives the stated values`() throws {
    let measured = try RowRun(height: 44, count: 1_000)
    let guessed = try RowRun(height: 60, count: 10, certainty: .estimated)
    #expect(measured.certainty == .measured)
    #expect(guessed.height == 60)
  }

  @Test func `the sample of TableGeometry gives the stated values`() throws {
    let rows = try RowRun(height: 44, count: 1_000_000)
    let table = try TableGeometry(sections: [TableSection(header: 28, rows: [rows])])
    let last = table.span(of: .row(RowIndex(section: 0, row: 999_999)))
    #expect(last?.y == Double(28 + 44 * 999_999))
  }

  @Test func `the sample of TableMetrics gives the stated values`() throws {
    let gaps = TableSectionGaps(above: 18, between: 36, below: 18)
    let grouped = try TableMetrics(sectionGaps: gaps, headerGap: 8)
    let table = try TableGeometry(metrics: grouped, sections: [TableSection()])
    #expect(table.sectionCount == 1)
  }

  @Test func `the sample of TableSection gives the stated values`() throws {
    let people = try TableSection(header: 28, rows: [RowRun(height: 44, count: 12)])
    let table = try TableGeometry(sections: [people])
    #expect(table.contentHeight() == 28 + 44 * 12)
  }

  @Test func `the sample of TableSectionGaps gives the stated values`() throws {
    let gaps = TableSectionGaps(above: 16, between: 32, below: 16)
    let metrics = try TableMetrics(sectionGaps: gaps)
    #expect(metrics.sectionGaps == gaps)
  }
}
