/// A section as a table keeps it.
struct SectionRecord: Stacked {
  /// The height of the header, nil for none.
  var header: Double?
  /// The height of the footer, nil for none.
  var footer: Double?
  /// The rows.
  var rows: RowList
  /// What the rows add up to.
  var rowTotal: StackPosition
  /// From the section's start to its first row.
  private(set) var lead = 0.0
  /// From the last row's end to the section's end.
  private(set) var trail = 0.0
  /// From there to where the next section starts.
  private(set) var spacing = 0.0

  /// Fills the unused places of a block.
  static let filler = SectionRecord(
    header: nil,
    footer: nil,
    rows: .uniform(.empty),
    rowTotal: StackPosition(item: 0, offset: 0)
  )

  var count: Int { 1 }
  var length: Double { lead + rowTotal.offset + trail + spacing }

  /// Works out anew what stands around the rows (spec §2.14).
  mutating func arrange(_ metrics: TableMetrics) {
    lead = header.map { metrics.headerTopPadding + $0 } ?? metrics.headerGap
    trail = footer ?? metrics.footerGap
    spacing = metrics.sectionSpacing
  }
}

/// The rows of a section.
enum RowList: Sendable {
  /// Equal rows, which need no memory of their own.
  case uniform(RowRun)
  /// A stack of runs.
  case stack(StackForest<RowRun>.Root)
}
