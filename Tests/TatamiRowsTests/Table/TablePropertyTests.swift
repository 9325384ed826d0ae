import TestSupport
import Testing

@testable import TatamiRows

/// Random edits, compared after every one with a model of plain lists.
@Suite struct TablePropertyTests {
  /// Heights whose sums are exact, so that every answer must be equal, not close.
  static let exact = stride(from: 0.0, through: 60, by: 0.25).map { $0 }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a table of differing rows agrees with the model after every edit`(seed: UInt64) throws {
    try compare(seed: seed, heights: Self.exact, edits: 400)
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `a table of long runs agrees with the model after every edit`(seed: UInt64) throws {
    try compare(seed: seed, heights: [0, 20, 44], edits: 400)
  }

  @Test(arguments: [21, 22] as [UInt64])
  func `sums of fractions stay close to the model's however many edits`(seed: UInt64) throws {
    var pair = try TablePair(seed: seed, heights: [0.1, 1e-9, 43.7, 1_234_567.89, 1 / 3])
    for _ in 0..<3_000 { try pair.edit() }
    let (parts, height) = pair.model.parts()
    #expect(abs(pair.table.contentHeight() - height) <= 1e-12 * height)
    for (part, span) in parts {
      let found = try #require(pair.table.span(of: part))
      #expect(abs(found.y - span.y) <= 1e-12 * height && found.height == span.height)
    }
  }

  private func compare(seed: UInt64, heights: [Double], edits: Int) throws {
    var pair = try TablePair(seed: seed, heights: heights)
    for edit in 0..<edits {
      try pair.edit()
      let model = pair.model.parts()
      try #require(pair.table.contentHeight() == model.height, "seed \(seed), edit \(edit)")
      for (part, span) in model.parts {
        try #require(pair.table.span(of: part) == span, "seed \(seed), edit \(edit), \(part)")
      }
      try compareSearch(&pair, model.parts, model.height)
      try compareVisible(&pair, model.parts, model.height)
      try compareRows(pair)
      pair.table.checkInvariants()
    }
  }

  /// At any offset stands the first part that covers it.
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

  /// What can be seen between two offsets is what overlaps them.
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

  /// Counts and certainties agree, and walking gives what asking gives.
  private func compareRows(_ pair: TablePair) throws {
    let table = pair.table
    try #require(table.sectionCount == pair.model.sections.count)
    try #require(table.rowCount == pair.model.sections.map(\.rows.count).reduce(0, +))
    for (index, section) in pair.model.sections.enumerated() {
      try #require(table.rowCount(inSection: index) == section.rows.count)
      var walked: [VerticalSpan] = []
      table.forEachRow(0..<Int.max, inSection: index) { walked.append($1) }
      let asked = section.rows.indices.map { row in
        table.span(of: .row(RowIndex(section: index, row: row)))
      }
      try #require(walked == asked)
      let certainties = section.rows.indices.map { row in
        table.certainty(ofRow: RowIndex(section: index, row: row))
      }
      try #require(certainties == section.rows.map(\.certainty))
    }
  }
}
