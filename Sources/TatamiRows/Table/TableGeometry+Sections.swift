extension TableGeometry {
  /// Inserts a section before another, or at the end.
  ///
  /// - Throws: `TableError.section` for an index out of range, `.tooManyRows` for more than
  ///   `Int.max` rows.
  /// - Complexity: O(log *n*) and O(1) per run of the new rows.
  public mutating func insertSection(
    _ section: TableSection,
    at index: Int
  ) throws(TableError) {
    guard index >= 0, index <= sectionCount else { throw missing(index, sectionCount) }
    var count = rowCount
    for run in section.rows { count = try TableSection.sum(count, run.count) }
    rowCount = count
    sections.insert(makeRecord(section), at: index)
  }

  /// Removes a section with all its rows.
  ///
  /// - Throws: `TableError.section` for a section that does not exist.
  /// - Complexity: O(log *n*), regardless of the number of rows.
  public mutating func removeSection(at index: Int) throws(TableError) {
    _ = try existingLocation(ofSection: index)
    let record = sections.remove(at: index)
    rowCount -= record.rowTotal.item
    rows.discard(record.rows)
  }

  /// Moves a section with its rows to an index that is counted after the section has been removed.
  ///
  /// - Throws: `TableError.section` for an index out of range.
  /// - Complexity: O(log *n*), regardless of the number of rows.
  public mutating func moveSection(from: Int, to: Int) throws(TableError) {
    _ = try existingLocation(ofSection: from)
    guard to >= 0, to < sectionCount else { throw missing(to, sectionCount) }
    sections.insert(sections.remove(at: from), at: to)
  }

  /// Changes the height of a section's header; nil removes the header.
  ///
  /// - Throws: `TableError.section` for a section that does not exist, `.length` outside 0 to
  ///   1e12 points.
  /// - Complexity: O(log *n*).
  public mutating func setHeader(
    _ height: Double?,
    ofSection section: Int
  ) throws(TableError) {
    if let height { _ = try TableError.checked(height, "header") }
    try edit(section) { $0.header = height }
  }

  /// Changes the height of a section's footer; nil removes the footer.
  ///
  /// - Throws: `TableError.section` for a section that does not exist, `.length` outside 0 to
  ///   1e12 points.
  /// - Complexity: O(log *n*).
  public mutating func setFooter(
    _ height: Double?,
    ofSection section: Int
  ) throws(TableError) {
    if let height { _ = try TableError.checked(height, "footer") }
    try edit(section) { $0.footer = height }
  }
}

extension TableGeometry {
  private mutating func edit(
    _ index: Int,
    _ change: (inout SectionRecord) -> Void
  ) throws(TableError) {
    let location = try existingLocation(ofSection: index)
    sections.update(location) { [metrics] record in
      change(&record)
      record.updateGaps(metrics)
    }
  }

  /// Returns the location of a section.
  ///
  /// - Throws: `TableError.section` for a section that does not exist.
  func existingLocation(ofSection index: Int) throws(TableError) -> RowTree.Location {
    guard let location = location(ofSection: index) else { throw missing(index, sectionCount) }
    return location
  }

  private func missing(_ index: Int, _ count: Int) -> TableError {
    .section(found: index, count: count)
  }
}
