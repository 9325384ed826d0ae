/// The vertical positions of the sections, rows, headers and footers of a table.
///
/// ```swift
/// let rows = try RowRun(height: 44, count: 1_000_000)
/// let table = try TableGeometry(sections: [TableSection(header: 28, rows: [rows])])
/// let last = table.span(of: .row(RowIndex(section: 0, row: 999_999)))
/// ```
///
/// Every query and every edit takes O(log *n*) steps, where *n* is the number of sections plus the
/// number of runs of equal rows. Neighboring rows of equal height share one entry. A row that
/// differs from its neighbors takes about 28 bytes in a new table; edits may leave storage blocks
/// half empty, and arrays may reserve twice what they use. Sums are always recomputed from the
/// heights, so rounding errors do not accumulate.
public struct TableGeometry: Sendable {
  var rows = RowStore()
  var sections = SectionList([])

  /// The gaps between the parts.
  public private(set) var metrics: TableMetrics
  /// The height of the view above all sections in points, or nil.
  public private(set) var tableHeader: Double?
  /// The height of the view below all sections in points, or nil.
  public private(set) var tableFooter: Double?
  /// The number of sections.
  public var sectionCount: Int { sections.count }
  /// The number of rows in all sections.
  public internal(set) var rowCount = 0

  /// Creates a table.
  ///
  /// - Throws: `TableError.length` for a table header or footer outside 0 to 1e12 points,
  ///   `.tooManyRows` for more than `Int.max` rows.
  /// - Complexity: O(*n*) in the sections and runs.
  public init(
    metrics: TableMetrics = .zero,
    tableHeader: Double? = nil,
    tableFooter: Double? = nil,
    sections: [TableSection] = []
  ) throws(TableError) {
    self.metrics = metrics
    try setTableHeader(tableHeader)
    try setTableFooter(tableFooter)
    var records: [SectionRecord] = []
    records.reserveCapacity(sections.count)
    for section in sections {
      let record = makeRecord(section)
      rowCount = try TableSection.sum(rowCount, record.rowTotal.item)
      records.append(record)
    }
    self.sections = SectionList(records)
  }

  /// A table without parts.
  public static var empty: TableGeometry { TableGeometry(metrics: .zero) }

  private init(metrics: TableMetrics) {
    self.metrics = metrics
  }

  /// The bytes allocated for sections and rows, used or reserved.
  public var byteCount: Int {
    rows.trees.byteCount + sections.byteCount
  }
}

// The parts outside of the sections.
extension TableGeometry {
  /// Changes the height of the view above all sections; nil removes the view.
  ///
  /// - Throws: `TableError.length` outside 0 to 1e12 points.
  /// - Complexity: O(1).
  public mutating func setTableHeader(_ height: Double?) throws(TableError) {
    if let height { _ = try TableError.checked(height, "tableHeader") }
    tableHeader = height
  }

  /// Changes the height of the view below all sections; nil removes the view.
  ///
  /// - Throws: `TableError.length` outside 0 to 1e12 points.
  /// - Complexity: O(1).
  public mutating func setTableFooter(_ height: Double?) throws(TableError) {
    if let height { _ = try TableError.checked(height, "tableFooter") }
    tableFooter = height
  }

  /// Changes the gaps between the parts.
  ///
  /// - Complexity: O(*n*) in the sections.
  public mutating func setMetrics(_ metrics: TableMetrics) {
    self.metrics = metrics
    var records: [SectionRecord] = []
    records.reserveCapacity(sectionCount)
    forEachSection { record in
      var record = record
      record.updateGaps(metrics)
      records.append(record)
    }
    sections = SectionList(records)
  }

  private func forEachSection(_ body: (SectionRecord) -> Void) {
    var next = sectionCount > 0 ? sections.tree.find(item: 0, in: sections.root) : nil
    while let location = next {
      body(sections[location])
      next = sections.tree.next(after: location, in: sections.root)
    }
  }

  /// Returns the record of a section.
  mutating func makeRecord(_ section: TableSection) -> SectionRecord {
    let list = rows.make(section.rows)
    var record = SectionRecord(
      header: section.header,
      footer: section.footer,
      rows: list,
      rowTotal: rows.total(of: list)
    )
    record.updateGaps(metrics)
    return record
  }
}
