extension TableGeometry {
  /// Inserts equal rows before a row, or at the end of its section.
  ///
  /// - Throws: `TableError.section` or `.row` for an index out of range, `.tooManyRows` for more
  ///   than `Int.max` rows.
  /// - Complexity: O(log *n*), regardless of the run's count.
  public mutating func insertRows(_ run: RowRun, at index: RowIndex) throws(TableError) {
    let section = try existingLocation(ofSection: index.section)
    let count = sections.payload(at: section).rowTotal.item
    guard index.row >= 0, index.row <= count else { throw missing(index, count) }
    rowCount = try TableSection.sum(rowCount, run.count)
    edit(section) { $1.insert(run, at: index.row, in: &$0) }
  }

  /// Removes rows from a section.
  ///
  /// - Throws: `TableError.section` or `.row` for rows that do not exist.
  /// - Complexity: O(*r* log *n*) in the runs that contain the rows.
  public mutating func removeRows(
    _ rows: Range<Int>,
    inSection section: Int
  ) throws(TableError) {
    let location = try existingLocation(ofSection: section)
    let count = sections.payload(at: location).rowTotal.item
    for bound in [rows.lowerBound, rows.upperBound] where bound < 0 || bound > count {
      throw missing(RowIndex(section: section, row: bound), count)
    }
    rowCount -= rows.count
    edit(location) { $1.remove(rows, in: &$0) }
  }

  /// Moves a row to an index that is counted after the row has been removed.
  ///
  /// - Throws: `TableError.section` or `.row` for an index out of range.
  /// - Complexity: O(log *n*).
  public mutating func moveRow(from: RowIndex, to: RowIndex) throws(TableError) {
    let row = try existingRow(from)
    let count = try existingRows(inSection: to.section) - (from.section == to.section ? 1 : 0)
    guard to.row >= 0, to.row <= count else { throw missing(to, count) }
    edit(try existingLocation(ofSection: from.section)) {
      $1.remove(from.row..<(from.row + 1), in: &$0)
    }
    edit(try existingLocation(ofSection: to.section)) { $1.insert(row, at: to.row, in: &$0) }
  }

  /// Changes the height of a row, for example to correct an estimate.
  ///
  /// - Throws: `TableError.section` or `.row` for a row that does not exist, `.length` outside
  ///   0 to 1e12 points.
  /// - Complexity: O(log *n*).
  public mutating func setHeight(
    _ height: Double,
    ofRow index: RowIndex,
    certainty: RowCertainty = .measured
  ) throws(TableError) {
    let section = try existingLocation(ofSection: index.section)
    let count = sections.payload(at: section).rowTotal.item
    guard index.row >= 0, index.row < count else { throw missing(index, count) }
    let run = try RowRun(height: height, certainty: certainty)
    let list = sections.payload(at: section).rows
    guard let length = rows.setHeight(of: index.row, to: run, in: list) else {
      return edit(section) { $1.replace(index.row, with: run, in: &$0) }
    }
    sections.update(section, in: root) { record in
      record.rowTotal.offset = length
      return record.signedLength
    }
  }

  /// Replaces all rows of a section.
  ///
  /// - Throws: `TableError.section` for a section that does not exist, `.tooManyRows` for more
  ///   than `Int.max` rows.
  /// - Complexity: O(log *n*) and O(1) per run.
  public mutating func replaceRows(
    ofSection section: Int,
    with runs: [RowRun]
  ) throws(TableError) {
    let checked = try TableSection(rows: runs)
    let location = try existingLocation(ofSection: section)
    var count = rowCount - sections.payload(at: location).rowTotal.item
    for run in checked.rows { count = try TableSection.sum(count, run.count) }
    rowCount = count
    edit(location) {
      $1.discard($0)
      $0 = $1.make(checked.rows)
    }
  }
}

extension TableGeometry {
  /// Changes the rows of a section and updates all sums.
  private mutating func edit(
    _ section: RowTree<SectionRecord>.Location,
    _ change: (inout RowList, inout RowStore) -> Void
  ) {
    var list = sections.payload(at: section).rows
    change(&list, &rows)
    let total = rows.total(of: list)
    sections.update(section, in: root) { record in
      record.rows = list
      record.rowTotal = total
      return record.signedLength
    }
  }

  /// Returns the location of a section that is about to be edited.
  private mutating func existingLocation(
    ofSection section: Int
  ) throws(TableError) -> RowTree<SectionRecord>.Location {
    guard section >= 0, section < sectionCount else {
      throw .section(found: section, count: sectionCount)
    }
    return sections.findForEdit(item: section, in: root)
  }

  private func existingRows(inSection section: Int) throws(TableError) -> Int {
    guard let count = rowCount(inSection: section) else {
      throw .section(found: section, count: sectionCount)
    }
    return count
  }

  /// Returns a run that consists of one existing row.
  private func existingRow(_ index: RowIndex) throws(TableError) -> RowRun {
    let count = try existingRows(inSection: index.section)
    guard let run = run(ofRow: index)?.run else { throw missing(index, count) }
    return run.with(count: 1)
  }

  private func missing(_ index: RowIndex, _ count: Int) -> TableError {
    .row(found: index.row, section: index.section, count: count)
  }
}
