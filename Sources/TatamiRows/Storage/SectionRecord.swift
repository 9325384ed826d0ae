/// A section as stored in a table.
struct SectionRecord: MeasuredRun {
  /// The height of the header, nil for none.
  var header: Double?
  /// The height of the footer, nil for none.
  var footer: Double?
  /// The rows.
  var rows: RowList
  /// The number and the length of the rows.
  var rowTotal: RunPosition
  /// The distance from the section's upper edge to its first row, in points.
  private(set) var lead = 0.0
  /// The distance from the last row to the section's lower edge, in points.
  private(set) var trail = 0.0
  /// The distance from the section's lower edge to the next section, in points.
  private(set) var spacing = 0.0

  /// Fills the unused slots of a block.
  static let filler = SectionRecord(
    header: nil,
    footer: nil,
    rows: .uniform(.empty),
    rowTotal: RunPosition(item: 0, offset: 0)
  )

  var count: Int { 1 }
  var signedLength: Double { lead + rowTotal.offset + trail + spacing }
  var payload: SectionRecord { self }

  /// Recomputes the gaps around the rows (Specification/rounded-table.md §2.14).
  mutating func updateGaps(_ metrics: TableMetrics) {
    lead = header.map { metrics.headerTopPadding + $0 } ?? metrics.headerGap
    trail = footer ?? metrics.footerGap
    spacing = metrics.sectionGaps.between
  }
}

extension SectionRecord {
  init(signedLength: Double, isSingle: Bool, payload: @autoclosure () -> SectionRecord) {
    self = payload()
  }
}

/// The rows of a section.
enum RowList: Sendable {
  /// Equal rows.
  case uniform(RowRun)
  /// Runs of different rows.
  case tree(RowTree<RowRun>.Root)
}
