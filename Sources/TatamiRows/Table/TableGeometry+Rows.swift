extension TableGeometry {
  /// Inserts equal rows before a row, or at the end of its section.
  ///
  /// - Throws: `TableError.section` or `.row` for an index out of range, `.tooManyRows` for more
  ///   than `Int.max` rows.
  /// - Complexity: O(log *n*), regardless of the run's count.
  public mutating func insertRows(_ run: RowRun, at index: RowIndex) throws(TableError) {
    let section = try existingLocation(ofSection: index.section)
    let count = sections[section].rowTotal.item
    guard index.row >= 0, index.row <= count else { throw missing(index, count) }
    rowCount = try TableSection.sum(rowCount, run.count)
    edit(section) { $0.insert(run, at: index.row, in: &$1) }
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
    let count = sections[location].rowTotal.item
    for bound in [rows.lowerBound, rows.upperBound] where bound < 0 || bound > count {
      throw missing(RowIndex(section: section, row: bound), count)
    }
    rowCount -= rows.count
    edit(location) { $0.remove(rows, in: &$1) }
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
      $0.remove(from.row..<(from.row + 1), in: &$1)
    }
    edit(try existingLocation(ofSection: to.section)) { $0.insert(row, at: to.row, in: &$1) }
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
    let count = sections[section].rowTotal.item
    guard index.row >= 0, index.row < count else { throw missing(index, count) }
    let run = try RowRun(height: height, certainty: certainty)
    edit(section) { $0.replace(index.row, with: run, in: &$1) }
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
    var count = rowCount - sections[location].rowTotal.item
    for run in checked.rows { count = try TableSection.sum(count, run.count) }
    rowCount = count
    sections.update(location) { record in
      rows.discard(record.rows)
      record.rows = rows.make(checked.rows)
      record.rowTotal = rows.total(of: record.rows)
    }
  }
}

extension TableGeometry {
  /// Changes the rows of a section and updates all sums.
  private mutating func edit(
    _ section: RowTree.Location,
    _ change: (inout RowStore, inout Int) -> Void
  ) {
    sections.update(section) { record in
      rows.edit(&record.rows, change)
      record.rowTotal = rows.total(of: record.rows)
    }
  }

  private func existingRows(inSection section: Int) throws(TableError) -> Int {
    sections[try existingLocation(ofSection: section)].rowTotal.item
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
