import Foundation
import TatamiControls
import TatamiListContent
import TatamiRows
import TatamiGraphics
import TatamiRows
import TatamiViews

// Heights that are decided when a part becomes visible.
extension UITableView {
  // MARK: Rows

  /// Resolves the heights of visible rows, headers and footers that are still estimates.
  ///
  /// The first visible row that has a cell keeps its distance from the upper edge unless the table
  /// is at its top.
  func resolveVisibleHeights() {
    let anchor = bounds.minY > -adjustedContentInset.top ? anchorRow : nil
    for _ in 0..<Self.maxPasses {
      let generation = loading.generation
      let before = anchor.flatMap { model.geometry.span(of: .row($0.rowIndex))?.y }
      let isDone = resolveHeights()
      guard generation == loading.generation else { return }
      let after = anchor.flatMap { model.geometry.span(of: .row($0.rowIndex))?.y }
      if let before, let after, before != after { shiftOffset(by: after - before) }
      if isDone { return }
    }
  }

  /// The maximum number of passes over the visible rows in one layout.
  private static let maxPasses = 16

  /// The first row with a cell below the upper edge of the visible area.
  private var anchorRow: IndexPath? {
    visible.cells.keys.filter { path in
      guard let span = model.geometry.span(of: .row(path.rowIndex)) else { return false }
      return span.maxY > Double(bounds.minY)
    }.min()
  }

  /// Moves the offset by a distance after updating the content size, which would clamp the new
  /// offset.
  private func shiftOffset(by distance: Double) {
    let target = bounds.minY + CGFloat(distance)
    updateContentSize()
    bounds.origin.y = target
  }

  /// Recomputes all positions; the first visible row keeps its distance from the upper edge
  /// unless the table is at its top.
  func rebuildGeometryKeepingOffset() {
    let anchor = anchorRow
    let before = anchor.flatMap { model.geometry.span(of: .row($0.rowIndex))?.y }
    rebuildGeometry()
    guard bounds.minY > -adjustedContentInset.top, let anchor, let before,
      let after = model.geometry.span(of: .row(anchor.rowIndex))?.y, before != after
    else { return }
    shiftOffset(by: after - before)
  }

  /// Resolves each visible estimated height; returns whether there were none.
  private func resolveHeights() -> Bool {
    var isDone = true
    let generation = loading.generation
    // A header below the edge may be resolved to none; then the gap above it is none either.
    let sections = model.geometry.visibleSections(
      from: Double(bounds.minY),
      to: Double(bounds.maxY) + model.geometry.metrics.headerTopPadding
    )
    for section in sections {
      if resolve(.header(section.section)) { isDone = false }
      guard isUnchanged(since: generation) else { return true }
      if section.showsFooter || style == .plain && !section.rows.isEmpty {
        if resolve(.footer(section.section)) { isDone = false }
        guard isUnchanged(since: generation) else { return true }
      }
      for row in section.rows {
        let path = IndexPath(row: row, section: section.section)
        guard let span = model.geometry.span(of: .row(path.rowIndex)) else { break }
        guard span.y < Double(bounds.maxY) else { break }
        guard model.geometry.certainty(ofRow: path.rowIndex) == .estimated else { continue }
        resolveRow(path)
        isDone = false
        guard isUnchanged(since: generation) else { return true }
        guard showPrepared(path) else { return true }
      }
    }
    return isDone
  }

  /// Shows the cell of a row that has been measured, unless the row is outside of the bounds;
  /// returns false if the program has reloaded the table in the meantime.
  private func showPrepared(_ path: IndexPath) -> Bool {
    guard visible.preparedCells[path] != nil, let frame = rowFrame(path), frame.maxY > bounds.minY
    else { return true }
    return showCell(path)
  }

  private func resolveRow(_ path: IndexPath) {
    let generation = loading.generation
    guard let height = heightOfRow(path), isUnchanged(since: generation) else { return }
    do {
      try model.geometry.setHeight(height, ofRow: path.rowIndex)
    } catch {
      Diagnostics.report("row (\(path.section), \(path.row)): \(error)")
    }
  }

  /// Returns the height of a row: the delegate's, the table's or that of the measured cell; nil if
  /// the program has changed the table in the meantime.
  private func heightOfRow(_ path: IndexPath) -> Double? {
    let generation = loading.generation
    let height = delegateHeight(of: path) ?? options.rowHeight
    guard isUnchanged(since: generation) else { return nil }
    guard height == Self.automaticDimension else {
      return checkedHeight(height, "row (\(path.section), \(path.row))")
    }
    return measuredHeight(path)
  }

  private func measuredHeight(_ path: IndexPath) -> Double {
    guard let cell = preparedCell(at: path) else { return Double(CellMetrics.height) }
    let width = rowWidth
    if cell.frame.width != width { cell.frame.size.width = width }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let isUsable = size.height > 0 && size.height.isFinite
    return isUsable ? checkedHeight(size.height, "a cell") : Double(CellMetrics.height)
  }

  /// Returns the cell of a row, which is requested if necessary; nil if the data was reloaded
  /// meanwhile.
  func preparedCell(at path: IndexPath) -> UITableViewCell? {
    let existing = visible.cells[path] ?? visible.preparedCells[path]
    guard let cell = existing ?? requestCell(path) else { return nil }
    if existing == nil { visible.preparedCells[path] = cell }
    return cell
  }

  /// Measures a row again in the next layout.
  func remeasure(_ path: IndexPath) {
    guard let height = model.geometry.span(of: .row(path.rowIndex))?.height else { return }
    do {
      try model.geometry.setHeight(height, ofRow: path.rowIndex, certainty: .estimated)
    } catch {
      Diagnostics.report("row (\(path.section), \(path.row)): \(error)")
    }
    setNeedsLayout()
  }

  /// Measures the visible rows of which constraints may determine the height again in the next layout
  /// (L87, AL196).
  func remeasureConstrainedRows() {
    guard rowHeight < 0 else { return }
    for (path, cell) in visible.cells where cell.contentView.hasConstraintsInside {
      remeasure(path)
    }
  }

  // MARK: Headers and footers

  /// Returns the height of a header or footer before it is shown; nil for none.
  func initialHeight(of part: SectionPart) -> Double? {
    if let estimate = delegateEstimate(of: part), estimate > 0 {
      return checkedHeight(estimate, "a section's estimate")
    }
    if case .known(let height) = decidedHeight(of: part) {
      model.resolvedParts.insert(part)
      return height
    }
    let estimate =
      part.isHeader ? options.estimatedSectionHeaderHeight : options.estimatedSectionFooterHeight
    let isKnown = estimate > 0
    return isKnown ? checkedHeight(estimate, "a section's estimate") : standardHeight(of: part)
  }

  /// The height of a header or footer.
  private enum PartHeight {
    /// The height in points; nil for no header or footer.
    case known(Double?)
    /// The view must be measured.
    case measured
  }

  /// Returns the height given by the delegate, by the table or by the absence of a view.
  private func decidedHeight(of part: SectionPart) -> PartHeight {
    let generation = loading.generation
    let own = delegateHeight(of: part)
    // The section may no longer exist; the height is discarded.
    guard isUnchanged(since: generation) else { return .known(nil) }
    if let own, own != Self.automaticDimension {
      return .known(checkedHeight(own, part.isHeader ? "a header" : "a footer"))
    }
    let common = part.isHeader ? options.sectionHeaderHeight : options.sectionFooterHeight
    let height = own ?? common
    guard mayHaveView(part) else {
      guard style != .plain, height != Self.automaticDimension else {
        return .known(gapHeight(of: part))
      }
      return .known(checkedHeight(height, part.isHeader ? "headers" : "footers"))
    }
    guard height == Self.automaticDimension else {
      return .known(checkedHeight(height, part.isHeader ? "headers" : "footers"))
    }
    return .measured
  }

  private func delegateEstimate(of part: SectionPart) -> CGFloat? {
    answer { delegate in
      OptionalMethod.result {
        part.isHeader
          ? delegate.tableView(self, estimatedHeightForHeaderInSection: part.section)
          : delegate.tableView(self, estimatedHeightForFooterInSection: part.section)
      }
    }
  }

  private func delegateHeight(of part: SectionPart) -> CGFloat? {
    answer { delegate in
      OptionalMethod.result {
        part.isHeader
          ? delegate.tableView(self, heightForHeaderInSection: part.section)
          : delegate.tableView(self, heightForFooterInSection: part.section)
      }
    }
  }

  private func mayHaveView(_ part: SectionPart) -> Bool {
    if part.isHeader ? model.delegateMakes.headers : model.delegateMakes.footers { return true }
    return title(of: part) != nil
  }

  /// The gap in place of a missing header or footer; nil in plain tables.
  private func gapHeight(of part: SectionPart) -> Double? {
    guard style != .plain else { return nil }
    return Double(TableMetric.groupedGap + additionalGap(of: part))
  }

  private func additionalGap(of part: SectionPart) -> CGFloat {
    part == .header(0) && style != .plain && headerView == nil ? TableMetric.firstGap : 0
  }

  private func standardHeight(of part: SectionPart) -> Double {
    guard style != .plain else { return Double(HeaderFooterRole.plainHeight) }
    let height = part.isHeader ? HeaderFooterRole.groupedHeaderHeight : TableMetric.groupedGap
    return Double(height + additionalGap(of: part))
  }

  /// Decides or measures the height of a header or footer; returns whether it was an estimate.
  private func resolve(_ part: SectionPart) -> Bool {
    guard model.counts.indices.contains(part.section),
      model.resolvedParts.insert(part).inserted
    else { return false }
    let generation = loading.generation
    let height = finalHeight(of: part)
    if isUnchanged(since: generation) { set(height, part) }
    return true
  }

  /// Returns the height that is decided, or that of the measured view; nil for no view.
  private func finalHeight(of part: SectionPart) -> Double? {
    if case .known(let height) = decidedHeight(of: part) { return height }
    let generation = loading.generation
    let existing = visible.parts[part] ?? visible.preparedParts[part]
    let view = existing ?? requestView(part)
    guard isUnchanged(since: generation) else { return nil }
    if existing == nil, let view { visible.preparedParts[part] = view }
    return view.map { measuredHeight(of: $0, part) } ?? gapHeight(of: part)
  }

  private func measuredHeight(of view: UIView, _ part: SectionPart) -> Double {
    view.frame.size.width = rowWidth
    let height = view.fittingHeight(inWidth: rowWidth)
    guard height > 0, height.isFinite else { return standardHeight(of: part) }
    let isStandard = view is UITableViewHeaderFooterView
    return checkedHeight(height + (isStandard ? additionalGap(of: part) : 0), "a section view")
  }

  /// Measures the header of a section again after it has become, or is no longer, the first one.
  func resetHeaderHeight(ofSection section: Int) {
    guard style != .plain else { return }
    model.resolvedParts.remove(.header(section))
    let generation = loading.generation
    let height = initialHeight(of: .header(section))
    guard isUnchanged(since: generation) else { return }
    set(height, .header(section))
    setNeedsLayout()
  }

  private func set(_ height: Double?, _ part: SectionPart) {
    do {
      if part.isHeader {
        try model.geometry.setHeader(height, ofSection: part.section)
      } else {
        try model.geometry.setFooter(height, ofSection: part.section)
      }
    } catch {
      Diagnostics.report("section \(part.section): \(error)")
    }
  }
}
