extension TableGeometry {
  /// A section with its position.
  struct PlacedSection {
    var record: SectionRecord
    var index: Int
    var y: Double

    /// The upper edge of the first row.
    var rowsY: Double { y + record.lead }
    /// The lower edge of the last row.
    var rowsMaxY: Double { rowsY + record.rowTotal.offset }
    /// The lower edge of the section, without the spacing to the next one.
    var maxY: Double { rowsMaxY + record.trail }

    /// The span of the header, or nil.
    var header: VerticalSpan? {
      record.header.map { VerticalSpan(y: rowsY - $0, height: $0) }
    }

    /// The span of the footer, or nil.
    var footer: VerticalSpan? {
      record.footer.map { VerticalSpan(y: rowsMaxY, height: $0) }
    }
  }

  /// Returns the height of the whole table, in points.
  ///
  /// - Complexity: O(log *n*).
  public func contentHeight() -> Double {
    sectionsMaxY() + (tableFooter ?? 0)
  }

  /// Returns the number of rows in a section, or nil if the section does not exist.
  ///
  /// - Complexity: O(log *n*).
  public func rowCount(inSection section: Int) -> Int? {
    location(ofSection: section).map { sections[$0].rowTotal.item }
  }

  /// Returns the span of a part, or nil if the part does not exist.
  ///
  /// - Complexity: O(log *n*).
  public func span(of part: TablePart) -> VerticalSpan? {
    switch part {
    case .tableHeader: tableHeader.map { VerticalSpan(y: 0, height: $0) }
    case .header(let section): self.section(section)?.header
    case .row(let index): run(ofRow: index)?.span(ofRow: index.row)
    case .footer(let section): self.section(section)?.footer
    case .tableFooter: tableFooter.map { VerticalSpan(y: sectionsMaxY(), height: $0) }
    }
  }

  /// Returns the span of a section from its header to its footer, or nil if it does not exist.
  ///
  /// - Complexity: O(log *n*).
  public func span(ofSection section: Int) -> VerticalSpan? {
    self.section(section).map { VerticalSpan(y: $0.y, height: $0.maxY - $0.y) }
  }

  /// Returns whether the height of a row is final, or nil if the row does not exist.
  ///
  /// - Complexity: O(log *n*).
  public func certainty(ofRow row: RowIndex) -> RowCertainty? {
    run(ofRow: row)?.run.certainty
  }

  /// Calls a closure with rows of a section, in order; rows that do not exist are skipped.
  ///
  /// - Complexity: O(log *n*) and O(1) per row.
  public func forEachRow(
    _ rows: Range<Int>,
    inSection section: Int,
    _ body: (Int, VerticalSpan) -> Void
  ) {
    guard let section = self.section(section) else { return }
    let existing = rows.clamped(to: 0..<section.record.rowTotal.item)
    self.rows.forEachRow(existing, in: section.record.rows, top: section.rowsY, body)
  }
}

extension TableGeometry {
  /// The upper edge of the first section, or of an empty table's content.
  var sectionsY: Double {
    (tableHeader ?? 0) + (sectionCount > 0 ? metrics.sectionGaps.above : 0)
  }

  private func sectionsMaxY() -> Double {
    section(sectionCount - 1).map { $0.maxY + metrics.sectionGaps.below } ?? sectionsY
  }

  /// Returns a section with its position, or nil if it does not exist.
  func section(_ index: Int) -> PlacedSection? {
    guard index >= 0, index < sectionCount else { return nil }
    return section(at: sections.tree.find(item: index, in: sections.root, from: sectionsY))
  }

  /// Returns the location of a section, or nil if it does not exist.
  func location(ofSection index: Int) -> RowTree.Location? {
    guard index >= 0, index < sectionCount else { return nil }
    return sections.tree.find(item: index, in: sections.root)
  }

  /// Returns the section at a location of the tree.
  func section(at location: RowTree.Location) -> PlacedSection {
    PlacedSection(
      record: sections[location],
      index: location.start.item,
      y: location.start.offset
    )
  }

  /// Returns the run that contains a row, or nil if the row does not exist.
  func run(ofRow index: RowIndex) -> RowStore.PlacedRun? {
    guard let section = section(index.section), index.row >= 0,
      index.row < section.record.rowTotal.item
    else { return nil }
    return rows.run(ofRow: index.row, in: section.record.rows, top: section.rowsY)
  }
}
