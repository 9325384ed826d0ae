extension TableGeometry {
  /// Returns the part at an offset from the top of the content, or nil in gaps and outside.
  ///
  /// A part contains its upper edge and not its lower edge.
  ///
  /// - Complexity: O(log *n*).
  public func part(at y: Double) -> TablePart? {
    if covers(span(of: .tableHeader), y) { return .tableHeader }
    if covers(span(of: .tableFooter), y) { return .tableFooter }
    guard sectionCount > 0, y >= sectionsY else { return nil }
    let section = self.section(
      at: sections.tree.find(offset: y, in: sections.root, from: sectionsY)
    )
    if covers(section.header, y) { return .header(section: section.index) }
    if covers(section.footer, y) { return .footer(section: section.index) }
    guard section.record.rowTotal.item > 0, y >= section.rowsY, y < section.rowsMaxY else {
      return nil
    }
    return .row(RowIndex(section: section.index, row: row(at: y, in: section)))
  }

  /// Returns the visible part of each section between two offsets, from top to bottom.
  ///
  /// Parts that only touch an offset and parts of height 0 are not visible.
  ///
  /// - Complexity: O(*v* log *n*) in the sections between the offsets, regardless of the number of
  ///   rows.
  public func visibleSections(from top: Double, to bottom: Double) -> [VisibleSection] {
    guard sectionCount > 0, top < bottom else { return [] }
    var visible: [VisibleSection] = []
    var next = Optional(sections.tree.find(offset: top, in: sections.root, from: sectionsY))
    while let location = next, location.start.offset < bottom {
      let part = visiblePart(of: section(at: location), from: top, to: bottom)
      if !part.rows.isEmpty || part.showsHeader || part.showsFooter { visible.append(part) }
      next = sections.tree.next(after: location, in: sections.root)
    }
    return visible
  }
}

extension TableGeometry {
  private func visiblePart(
    of section: PlacedSection,
    from top: Double,
    to bottom: Double
  ) -> VisibleSection {
    VisibleSection(
      section: section.index,
      rows: visibleRows(of: section, from: top, to: bottom),
      showsHeader: overlaps(section.header, top, bottom),
      showsFooter: overlaps(section.footer, top, bottom)
    )
  }

  private func visibleRows(
    of section: PlacedSection,
    from top: Double,
    to bottom: Double
  ) -> Range<Int> {
    let span = VerticalSpan(y: section.rowsY, height: section.record.rowTotal.offset)
    guard overlaps(span, top, bottom) else { return 0..<0 }
    let first = row(at: top, in: section)
    guard bottom < section.rowsMaxY else { return first..<section.record.rowTotal.item }
    let last = row(at: bottom, in: section)
    let run = rows.run(ofRow: last, in: section.record.rows, top: section.rowsY)
    let end = run.span(ofRow: last).y < bottom ? last + 1 : last
    return first..<max(first, end)
  }

  private func row(at y: Double, in section: PlacedSection) -> Int {
    rows.row(at: y, in: section.record.rows, top: section.rowsY)
  }

  private func covers(_ span: VerticalSpan?, _ y: Double) -> Bool {
    guard let span else { return false }
    return y >= span.y && y < span.maxY
  }

  private func overlaps(_ span: VerticalSpan?, _ top: Double, _ bottom: Double) -> Bool {
    guard let span, span.height > 0 else { return false }
    return span.y < bottom && span.maxY > top
  }
}
