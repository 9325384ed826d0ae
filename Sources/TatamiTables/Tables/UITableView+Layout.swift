import Foundation
import TatamiControls
import TatamiListContent
import TatamiRows
import TatamiViews

extension UITableView {
  // MARK: Lengths

  /// The distance of rows from the left and the right edge, in points.
  var sideMargins: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let side = CellMetrics.side(forWidth: bounds.width)
    return (side + safeAreaInsets.left, side + safeAreaInsets.right)
  }

  /// The width of rows, in points.
  var rowWidth: CGFloat { max(0, bounds.width - sideMargins.left - sideMargins.right) }

  /// Returns the frame of a row; nil if the row does not exist.
  func rowFrame(_ path: IndexPath) -> CGRect? {
    guard model.contains(path), let span = model.geometry.span(of: .row(path.rowIndex)) else {
      return nil
    }
    return CGRect(x: sideMargins.left, y: span.y, width: rowWidth, height: span.height)
  }

  /// Returns the rectangle of a part over the whole width; zero if it does not exist.
  func rect(of part: TablePart) -> CGRect {
    let span = model.geometry.span(of: part)
    return CGRect(x: 0, y: span?.y ?? 0, width: bounds.width, height: span?.height ?? 0)
  }

  // MARK: Layout

  /// Shows the visible rows, headers and footers, and removes all others.
  func layoutContent() {
    reloadIfNeeded()
    guard !loading.isLoading else { return }
    guard !loading.isLayingOut else { return loading.needsLayout = true }
    loading.isLayingOut = true
    loading.needsLayout = false
    adoptConditions()
    resolveVisibleHeights()
    updateContentSize()
    if !loading.isStale { updateVisibleViews() }
    placeVisibleViews()
    if !loading.isStale { prefetchRows() }
    loading.isLayingOut = false
    if loading.isStale || loading.needsLayout { setNeedsLayout() }
  }

  /// Measures everything again in a new width or text size.
  private func adoptConditions() {
    let textSize = traitCollection.preferredContentSizeCategory
    guard bounds.width != loading.width || textSize != loading.textSize else { return }
    let isFirst = loading.width == nil
    (loading.width, loading.textSize) = (bounds.width, textSize)
    guard !isFirst else { return }
    closeSwipe(animated: false)
    rebuildGeometryKeepingOffset()
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: CGFloat(model.geometry.contentHeight()))
    if contentSize != size { contentSize = size }
  }

  // MARK: Visible views

  private func updateVisibleViews() {
    let sections = model.geometry.visibleSections(
      from: Double(bounds.minY),
      to: Double(bounds.maxY)
    )
    var paths: Set<IndexPath> = []
    var parts: [SectionPart] = []
    for section in sections {
      model.geometry.forEachRow(section.rows, inSection: section.section) { row, span in
        if span.height > 0 { paths.insert(IndexPath(row: row, section: section.section)) }
      }
      parts += shownParts(of: section)
    }
    if let reordering { paths.insert(reordering.source) }
    removeViews(except: paths, Set(parts))
    guard !loading.isStale else { return }
    for path in paths.sorted() where visible.cells[path] == nil {
      guard showCell(path) else { return }
    }
    for part in parts where visible.parts[part] == nil {
      guard showPart(part) else { return }
    }
  }

  /// Returns the header and footer of a section that are visible, pinned ones included.
  private func shownParts(of section: VisibleSection) -> [SectionPart] {
    var parts: [SectionPart] = []
    let isPlain = style == .plain
    if section.showsHeader || isPlain { parts.append(.header(section.section)) }
    if section.showsFooter || isPlain && !section.rows.isEmpty {
      parts.append(.footer(section.section))
    }
    return parts.filter { height(of: $0) > 0 }
  }

  private func height(of part: SectionPart) -> Double {
    model.geometry.span(of: part.tablePart)?.height ?? 0
  }

  private func removeViews(except paths: Set<IndexPath>, _ parts: Set<SectionPart>) {
    let gone = visible.cells.keys.filter { !paths.contains($0) }.sorted()
    for path in gone {
      if let cell = visible.cells.removeValue(forKey: path) { remove(cell, at: path) }
    }
    for path in visible.preparedCells.keys where !paths.contains(path) {
      if let cell = visible.preparedCells.removeValue(forKey: path) { reuse.pool(cell) }
    }
    for part in visible.preparedParts.keys where !parts.contains(part) {
      if let view = visible.preparedParts.removeValue(forKey: part) { reuse.pool(view) }
    }
    for part in visible.parts.keys.filter({ !parts.contains($0) }).sorted() {
      if let view = visible.parts.removeValue(forKey: part) { endDisplaying(view, part) }
    }
  }

  /// Removes the cell of a row that is no longer visible; during an animated update, later.
  private func remove(_ cell: UITableViewCell, at path: IndexPath) {
    if visible.departing == nil {
      endDisplaying(cell, at: path)
    } else {
      visible.departing?[path] = cell
    }
  }

  /// Shows the cell of a row; returns false if the program has changed the table in the process.
  private func showCell(_ path: IndexPath) -> Bool {
    let generation = loading.generation
    guard let cell = visible.preparedCells.removeValue(forKey: path) ?? requestCell(path) else {
      return false
    }
    guard generation == loading.generation, !loading.isStale, let frame = rowFrame(path) else {
      reuse.pool(cell)
      return false
    }
    visible.cells[path] = cell
    UIView.performWithoutAnimation { cell.frame = frame }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard visible.path(of: cell) != nil else { return false }
    insertSubview(cell, at: backdrop?.superview === self ? 1 : 0)
    return generation == loading.generation && !loading.isStale
  }

  /// Shows a header or footer; returns false if the program has changed the table in the process.
  private func showPart(_ part: SectionPart) -> Bool {
    let generation = loading.generation
    guard let view = visible.preparedParts.removeValue(forKey: part) ?? requestView(part) else {
      return generation == loading.generation && !loading.isStale
    }
    guard generation == loading.generation, !loading.isStale else {
      reuse.pool(view)
      return false
    }
    visible.parts[part] = view
    if part.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
    if visible.parts.contains(where: { $0.value === view }) { addSubview(view) }
    return generation == loading.generation && !loading.isStale
  }

  // MARK: Placing

  /// Sets the frames of all visible views.
  func placeVisibleViews() {
    for (path, cell) in visible.cells {
      guard let frame = rowFrame(path) else { continue }
      if let reordering {
        guard cell !== reordering.cell else { continue }
        cell.setFrame(frame.offsetBy(dx: 0, dy: reordering.shift(of: path)))
      } else if swipe?.cell !== cell {
        cell.setFrame(frame)
      }
      round(cell, at: path)
    }
    for (part, view) in visible.parts {
      let shift = reordering?.shift(of: part) ?? 0
      view.setFrame(frame(of: part, view).offsetBy(dx: 0, dy: shift))
    }
    backdrop?.setFrame(bounds)
    headerView?.view.setFrame(rect(of: .tableHeader))
    footerView?.view.setFrame(rect(of: .tableFooter))
    placeSwipe()
    placeSectionIndex()
  }

  private func frame(of part: SectionPart, _ view: UIView) -> CGRect {
    var frame = rect(of: part.tablePart)
    frame.origin.x = sideMargins.left
    frame.size.width = rowWidth
    guard style == .plain, let section = model.geometry.span(ofSection: part.section) else {
      return frame
    }
    let (natural, insets) = (frame.minY, adjustedContentInset)
    if part.isHeader {
      let last = CGFloat(section.maxY) - frame.height
      frame.origin.y = max(natural, min(bounds.minY + insets.top, last))
    } else {
      let header = model.geometry.span(of: .header(section: part.section))
      let first = CGFloat(header?.maxY ?? section.y)
      frame.origin.y = min(natural, max(bounds.maxY - insets.bottom - frame.height, first))
    }
    (view as? UITableViewHeaderFooterView)?.isPinned = frame.minY != natural
    return frame
  }

  /// Rounds the corners of the first and the last row of a card.
  private func round(_ cell: UITableViewCell, at path: IndexPath) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == model.counts[path.section] - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    let radius = corners.isEmpty ? 0 : TableMetric.cardRadius
    if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
    if cell.layer.maskedCorners != corners { cell.layer.maskedCorners = corners }
    if cell.clipsToBounds != !corners.isEmpty { cell.clipsToBounds = !corners.isEmpty }
  }
}

extension SectionPart {
  /// The part as a part of the geometry.
  var tablePart: TablePart {
    isHeader ? .header(section: section) : .footer(section: section)
  }
}

extension UIView {
  /// Sets the frame unless it is the same.
  fileprivate func setFrame(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}
