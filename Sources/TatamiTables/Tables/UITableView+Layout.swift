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

  /// The maximum number of times that the rows are shown again in one layout because the program
  /// has reloaded the table in the meantime.
  static let maxReloads = 4

  /// Shows the visible rows, headers and footers, and removes all others.
  ///
  /// A batch of updates that has begun postpones the layout: the data may have changed already.
  func layoutContent() {
    guard updates.depth == 0, !loading.isLoading, !loading.isLayingOut else {
      return loading.needsLayout = true
    }
    loading.isLayingOut = true
    loading.needsLayout = false
    var isComplete = false
    for _ in 0...Self.maxReloads where !isComplete { isComplete = showRows() }
    loading.isLayingOut = false
    if !isComplete || loading.needsLayout { setNeedsLayout() }
  }

  /// Shows the visible rows; returns false if the program has reloaded the table in the meantime.
  private func showRows() -> Bool {
    reloadIfNeeded()
    adoptConditions()
    let generation = loading.generation
    let steps = [
      resolveVisibleHeights, updateContentSize, updateVisibleViews, placeVisibleViews, prefetchRows,
    ]
    for step in steps {
      guard isUnchanged(since: generation) else { return false }
      step()
    }
    return isUnchanged(since: generation)
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

  // MARK: Placing

  /// Sets the frames of all visible views.
  func placeVisibleViews() {
    let gaps = gaps
    for (path, cell) in visible.cells where cell !== reordering?.cell {
      guard let frame = rowFrame(path) else { continue }
      if swipe?.cell !== cell || !gaps.isEmpty {
        cell.setFrame(frame.offsetBy(dx: 0, dy: gaps.shift { $0.shift(of: path) }))
      }
      round(cell, at: path, gaps)
    }
    for (part, view) in visible.parts {
      let shift = gaps.shift { $0.shift(of: part) }
      view.setFrame(frame(of: part, view).offsetBy(dx: 0, dy: shift))
    }
    rowDrops?.placePlaceholders()
    backdrop?.setFrame(bounds)
    headerView?.view.setFrame(rect(of: .tableHeader))
    footerView?.view.setFrame(rect(of: .tableFooter))
    placeSwipe()
    placeSectionIndex()
  }

  /// The gaps between rows for rows that are moved or dragged, and for placeholders.
  var gaps: [TableGap] {
    let moving = reordering.map { [$0.gap] } ?? []
    return moving + (rowDrops?.gaps ?? [])
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
  private func round(_ cell: UITableViewCell, at path: IndexPath, _ gaps: [TableGap]) {
    guard style == .insetGrouped else { return }
    var position = (row: path.row, count: model.counts[path.section])
    for gap in gaps {
      let shifted = IndexPath(row: position.row, section: path.section)
      position = gap.position(of: shifted, of: position.count)
    }
    var corners: CACornerMask = []
    if position.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.row == position.count - 1 {
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

extension [TableGap] {
  /// Returns the sum of the distances that each gap moves a view, in points.
  func shift(_ distance: (TableGap) -> CGFloat) -> CGFloat {
    reduce(0) { $0 + distance($1) }
  }
}

extension UIView {
  /// Sets the frame unless it is the same.
  fileprivate func setFrame(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}
