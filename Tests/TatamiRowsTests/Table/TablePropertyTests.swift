import TestSupport
import Testing

@testable import TatamiRows

/// Random edits; after each one the table is compared with a model of plain arrays.
@Suite struct TablePropertyTests {
  /// The number of random tables of each kind.
  static let seedCount = UInt64(Thoroughness.cases(2, thorough: 4))

  /// Heights with exact sums, so that results must be equal and not only close.
  static let exact = stride(from: 0.0, through: 60, by: 0.25).map { $0 }

  @Test(arguments: 1...seedCount)
  func `a table of different rows equals the model after every edit`(seed: UInt64) throws {
    try compare(seed: seed, heights: Self.exact, edits: 400)
  }

  @Test(arguments: 11...(10 + seedCount))
  func `a table of long runs equals the model after every edit`(seed: UInt64) throws {
    try compare(seed: seed, heights: [0, 20, 44], edits: 400)
  }

  @Test(arguments: [21, 22] as [UInt64])
  func `rounding errors do not accumulate over thousands of edits`(seed: UInt64) throws {
    var pair = try TablePair(seed: seed, heights: [0.1, 1e-9, 43.7, 1_234_567.89, 1 / 3])
    for _ in 0..<3_000 { try pair.edit() }
    let (parts, height) = pair.model.parts()
    #expect(abs(pair.table.contentHeight() - height) <= 1e-12 * height)
    for (part, span) in parts {
      let found = try #require(pair.table.span(of: part))
      #expect(abs(found.y - span.y) <= 1e-12 * height)
      #expect(found.height == span.height)
    }
  }

  private func compare(seed: UInt64, heights: [Double], edits: Int) throws {
    var pair = try TablePair(seed: seed, heights: heights)
    for edit in 0..<edits {
      try pair.edit()
      let model = pair.model.parts()
      try #require(pair.table.contentHeight() == model.height, "seed \(seed), edit \(edit)")
      // An expectation per part would take longer than the query.
      let wrong = model.parts.first { pair.table.span(of: $0.part) != $0.span }?.part
      try #require(wrong == nil, "seed \(seed), edit \(edit)")
      try compareSearch(&pair, model.parts, model.height)
      try compareVisible(&pair, model.parts, model.height)
      try compareRows(pair)
      pair.table.checkInvariants()
    }
  }

  /// Checks that the part at an offset is the first one that covers it.
  private func compareSearch(
    _ pair: inout TablePair,
    _ parts: [(part: TablePart, span: VerticalSpan)],
    _ height: Double
  ) throws {
    for _ in 0..<8 {
      let y = (pair.random.double(in: -20...(height + 20)) * 4).rounded() / 4
      let expected = parts.first { $0.span.y <= y && y < $0.span.maxY }?.part
      try #require(pair.table.part(at: y) == expected, "at \(y)")
    }
  }

  /// Checks that the visible parts are those that overlap the interval.
  private func compareVisible(
    _ pair: inout TablePair,
    _ parts: [(part: TablePart, span: VerticalSpan)],
    _ height: Double
  ) throws {
    let top = (pair.random.double(in: -20...(height + 20)) * 4).rounded() / 4
    let bottom = top + (pair.random.double(in: 0...300) * 4).rounded() / 4
    let visible = pair.table.visibleSections(from: top, to: bottom)
    let shown = visible.flatMap { section -> [TablePart] in
      let rows = section.rows.map { RowIndex(section: section.section, row: $0) }
      return (section.showsHeader ? [.header(section: section.section)] : [])
        + rows.map { .row($0) } + (section.showsFooter ? [.footer(section: section.section)] : [])
    }
    let expected = parts.filter { part, span in
      part != .tableHeader && part != .tableFooter && span.height > 0 && span.y < bottom
        && span.maxY > top
    }.map(\.part)
    let withHeight = shown.filter { (pair.table.span(of: $0)?.height ?? 0) > 0 }
    try #require(withHeight == expected, "from \(top) to \(bottom)")
  }

  /// Checks counts and certainties, and that iteration gives the same spans as single queries.
  private func compareRows(_ pair: TablePair) throws {
    let table = pair.table
    try #require(table.sectionCount == pair.model.sections.count)
    try #require(table.rowCount == pair.model.sections.map(\.rows.count).reduce(0, +))
    for (index, section) in pair.model.sections.enumerated() {
      try #require(table.rowCount(inSection: index) == section.rows.count)
      var iterated: [VerticalSpan] = []
      table.forEachRow(0..<Int.max, inSection: index) { iterated.append($1) }
      let queried = section.rows.indices.map { row in
        table.span(of: .row(RowIndex(section: index, row: row)))
      }
      try #require(iterated == queried)
      let certainties = section.rows.indices.map { row in
        table.certainty(ofRow: RowIndex(section: index, row: row))
      }
      try #require(certainties == section.rows.map(\.certainty))
    }
  }
}
