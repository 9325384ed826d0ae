extension TableGeometry {
  /// A section's record and where it starts.
  struct PlacedSection {
    var record: SectionRecord
    var index: Int
    var y: Double

    /// Where the first row starts.
    var rowsY: Double { y + record.lead }
    /// Where the last row ends.
    var rowsMaxY: Double { rowsY + record.rowTotal.offset }
    /// Where the section ends; the spacing to the next one is not part of it.
    var maxY: Double { rowsMaxY + record.trail }

    /// The header, if there is one.
    var header: VerticalSpan? {
      record.header.map { VerticalSpan(y: rowsY - $0, height: $0) }
    }

    /// The footer, if there is one.
    var footer: VerticalSpan? {
      record.footer.map { VerticalSpan(y: rowsMaxY, height: $0) }
    }
  }

  /// The height of everything, in points (spec §2.14).
  ///
  /// - Complexity: O(log *n*).
  public func contentHeight() -> Double {
    sectionsMaxY() + (tableFooter ?? 0)
  }

  /// Returns how many rows a section has, nil if there is no such section.
  ///
  /// - Complexity: O(log *n*).
  public func rowCount(inSection section: Int) -> Int? {
    self.section(section)?.record.rowTotal.item
  }

  /// Returns where a part lies, nil if there is no such part.
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

  /// Returns where a section lies from its header to its footer, nil if there is no such section.
  ///
  /// - Complexity: O(log *n*).
  public func span(ofSection section: Int) -> VerticalSpan? {
    self.section(section).map { VerticalSpan(y: $0.y, height: $0.maxY - $0.y) }
  }

  /// Returns how a row's height is known, nil if there is no such row.
  ///
  /// - Complexity: O(log *n*).
  public func certainty(ofRow row: RowIndex) -> RowCertainty? {
    run(ofRow: row)?.run.certainty
  }

  /// Hands out rows of a section in order; rows that do not exist are left out.
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
  /// Where the first section starts, or would start.
  var sectionsY: Double {
    (tableHeader ?? 0) + (sectionCount > 0 ? metrics.firstSectionTop : 0)
  }

  private func sectionsMaxY() -> Double {
    section(sectionCount - 1).map { $0.maxY + metrics.lastSectionBottom } ?? sectionsY
  }

  func section(_ index: Int) -> PlacedSection? {
    guard index >= 0, index < sectionCount else { return nil }
    return placed(sections.find(item: index, in: root, from: sectionsY))
  }

  func placed(_ place: StackForest<SectionRecord>.Place) -> PlacedSection {
    PlacedSection(record: sections[place], index: place.start.item, y: place.start.offset)
  }

  func run(ofRow index: RowIndex) -> RowStore.PlacedRun? {
    guard let section = section(index.section) else { return nil }
    guard index.row >= 0, index.row < section.record.rowTotal.item else { return nil }
    return rows.run(ofRow: index.row, in: section.record.rows, top: section.rowsY)
  }
}
