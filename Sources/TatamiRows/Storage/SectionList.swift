/// The sections of a table, in order.
struct SectionList: Sendable {
  /// The tree whose items are the sections; the link of a section is the index of its record.
  private(set) var tree = RowTree()
  /// The root of the tree.
  private(set) var root: Int
  private var records: [SectionRecord]
  /// Indexes of records of removed sections.
  private var unused: [Int] = []

  /// Creates a list of records.
  init(_ records: [SectionRecord]) {
    self.records = records
    root = tree.make(records.indices.lazy.map { records[$0].entry(at: $0) })
  }

  /// The number of sections.
  var count: Int { records.count - unused.count }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    tree.byteCount + records.capacity * MemoryLayout<SectionRecord>.stride
      + unused.capacity * MemoryLayout<Int>.stride
  }

  /// The record of the section at a location.
  subscript(location: RowTree.Location) -> SectionRecord { records[Int(tree[location].link)] }

  /// Changes the record of a section and updates all sums.
  mutating func update(_ location: RowTree.Location, _ change: (inout SectionRecord) -> Void) {
    let index = Int(tree[location].link)
    change(&records[index])
    tree.replace(location, with: records[index].entry(at: index), in: root)
  }

  /// Inserts a section before another, or at the end.
  mutating func insert(_ record: SectionRecord, at index: Int) {
    let location = tree.find(item: index, in: root)
    let slot = location.start.item == index ? location.slot : location.slot + 1
    let recordIndex = unused.popLast() ?? records.count
    records.replaceSubrange(recordIndex..<min(recordIndex + 1, records.count), with: [record])
    tree.insert(record.entry(at: recordIndex), at: slot, of: location.leaf, in: &root)
  }

  /// Removes a section and returns its record.
  mutating func remove(at index: Int) -> SectionRecord {
    let location = tree.find(item: index, in: root)
    let recordIndex = Int(tree[location].link)
    tree.remove(location, in: &root)
    unused.append(recordIndex)
    return records[recordIndex]
  }
}

/// A section as stored in a table.
struct SectionRecord: Sendable {
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

  /// Recomputes the gaps around the rows (Specification/rounded-table.md §2.14).
  mutating func updateGaps(_ metrics: TableMetrics) {
    lead = header.map { metrics.headerTopPadding + $0 } ?? metrics.headerGap
    trail = footer ?? metrics.footerGap
    spacing = metrics.sectionGaps.between
  }

  /// Returns the entry of the section in the tree.
  fileprivate func entry(at index: Int) -> RowTree.Entry {
    let length = lead + rowTotal.offset + trail + spacing
    return RowTree.Entry(count: 1, length: length, link: UInt64(index))
  }
}

/// The rows of a section.
enum RowList: Sendable {
  /// Equal rows.
  case uniform(RowRun)
  /// Runs of different rows: the root of their tree.
  case tree(Int)
}
