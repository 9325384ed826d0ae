/// Where the sections, rows, headers and footers of a table lie from top to bottom.
///
/// Every question about a place and every edit takes O(log *n*) steps, *n* the sections plus the
/// runs of equal rows. Neighbouring rows of one height share one entry. Rows that all differ take
/// about 18 bytes each when a table is built; edits may leave blocks half empty, and arrays may hold
/// as much again in reserve. Sums are made of the heights themselves, so they do not drift.
public struct TableGeometry: Sendable {
  var rows = RowStore()
  var sections = StackForest<SectionRecord>(filler: .filler)
  var root: StackForest<SectionRecord>.Root

  /// The gaps between the parts.
  public private(set) var metrics: TableMetrics
  /// The height of the view above all sections in points, nil for none.
  public private(set) var tableHeader: Double?
  /// The height of the view below all sections in points, nil for none.
  public private(set) var tableFooter: Double?
  /// The sections.
  public internal(set) var sectionCount: Int
  /// The rows of all sections.
  public internal(set) var rowCount = 0

  /// Makes a table.
  ///
  /// - Throws: `TableError.length` for a table header or footer outside 0 to 1e12 points,
  ///   `.tooManyRows` if the rows cannot be counted.
  /// - Complexity: O(*n*) in the sections and runs.
  public init(
    metrics: TableMetrics = .zero,
    tableHeader: Double? = nil,
    tableFooter: Double? = nil,
    sections: [TableSection] = []
  ) throws(TableError) {
    self.metrics = metrics
    root = self.sections.make(EmptyCollection())
    sectionCount = sections.count
    try setTableHeader(tableHeader)
    try setTableFooter(tableFooter)
    var records: [SectionRecord] = []
    records.reserveCapacity(sections.count)
    for section in sections {
      let record = makeRecord(section)
      rowCount = try TableSection.sum(rowCount, record.rowTotal.item)
      records.append(record)
    }
    root = self.sections.make(records)
  }

  /// The bytes of memory held for sections and rows, used or in reserve.
  public var byteCount: Int {
    rows.forest.byteCount + sections.byteCount
  }
}

// What is not inside a section.
extension TableGeometry {
  /// Changes the height of the view above all sections; nil takes it away.
  ///
  /// - Throws: `TableError.length` outside 0 to 1e12 points.
  /// - Complexity: O(1).
  public mutating func setTableHeader(_ height: Double?) throws(TableError) {
    if let height { _ = try TableError.checked(height, "tableHeader") }
    tableHeader = height
  }

  /// Changes the height of the view below all sections; nil takes it away.
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
      record.arrange(metrics)
      records.append(record)
    }
    sections.discard(root)
    root = sections.make(records)
  }

  private func forEachSection(_ body: (SectionRecord) -> Void) {
    var next = sectionCount > 0 ? sections.find(item: 0, in: root) : nil
    while let place = next {
      body(sections[place])
      next = sections.next(after: place, in: root)
    }
  }

  /// Returns what is kept of a section.
  mutating func makeRecord(_ section: TableSection) -> SectionRecord {
    let list = rows.make(section.rows)
    var record = SectionRecord(
      header: section.header,
      footer: section.footer,
      rows: list,
      rowTotal: rows.total(of: list)
    )
    record.arrange(metrics)
    return record
  }
}
