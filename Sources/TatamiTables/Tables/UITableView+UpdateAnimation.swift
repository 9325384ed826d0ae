import Foundation
import TatamiListContent
import TatamiViews

// Animations of rows that are inserted, deleted, reloaded or moved.
extension UITableView {
  /// The duration of animated updates, in seconds.
  private static let updateDuration: TimeInterval = 0.3

  /// Animates all views from their frames before an update to the current ones.
  func animate(
    _ batch: TableUpdates,
    _ map: UpdateMap,
    from before: UpdateFrames,
    _ leaving: LeavingViews
  ) {
    let shift = bounds.minY - before.offset
    let final = (cells: visible.cells.mapValues(\.frame), parts: visible.parts.mapValues(\.frame))
    UIView.performWithoutAnimation {
      placeAtStart(batch, map, before, shift)
      placePartsAtStart(map, before, shift)
      prepare(leaving, map, before, shift)
    }
    UIView.animate(
      withDuration: Self.updateDuration,
      delay: 0,
      options: [.allowUserInteraction, .curveEaseInOut],
      animations: {
        for (path, frame) in final.cells { self.visible.cells[path]?.showUpdate(frame, alpha: 1) }
        for (part, frame) in final.parts { self.visible.parts[part]?.frame = frame }
        self.moveOut(leaving, batch)
      },
      completion: { [weak self] _ in
        self?.remove(leaving)
        for completion in batch.completions { completion(true) }
      }
    )
  }

  // MARK: Rows that appear

  /// Sets the frames with which the visible cells begin.
  private func placeAtStart(
    _ batch: TableUpdates,
    _ map: UpdateMap,
    _ before: UpdateFrames,
    _ shift: CGFloat
  ) {
    var distance: CGFloat = 0
    for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) {
      let old = map.oldPath(of: path)
      let reload = old.flatMap { map.updates.reloadedItems.contains($0) ? $0 : nil }
      if let old, reload == nil {
        if let frame = before.cells[old]?.offsetBy(dx: 0, dy: shift) {
          distance = frame.minY - cell.frame.minY
          cell.showUpdate(frame, alpha: 1)
        } else {
          cell.showUpdate(cell.frame.offsetBy(dx: 0, dy: distance), alpha: 1)
        }
        continue
      }
      let animation = batch.animation(ofNew: path) ?? reload.flatMap(batch.animation(ofOld:))
      let start = cell.frame.displaced(by: animation ?? .fade, in: bounds)
      cell.showUpdate(start, alpha: (animation ?? .fade).isFading ? 0 : 1)
    }
  }

  /// Sets the frames with which the headers and footers of sections that stay begin.
  private func placePartsAtStart(_ map: UpdateMap, _ before: UpdateFrames, _ shift: CGFloat) {
    for (part, view) in visible.parts {
      guard let section = map.oldSection(of: part.section),
        let frame = before.parts[part.with(section: section)]
      else { continue }
      view.frame = frame.offsetBy(dx: 0, dy: shift)
    }
  }

  // MARK: Rows that disappear

  /// Inserts the removed views behind the others, and restores the frames of cells that move out.
  private func prepare(
    _ leaving: LeavingViews,
    _ map: UpdateMap,
    _ before: UpdateFrames,
    _ shift: CGFloat
  ) {
    for (path, cell) in leaving.departing {
      if let frame = map.oldPath(of: path).flatMap({ before.cells[$0] }) {
        cell.frame.origin = CGPoint(x: frame.minX, y: frame.minY + shift)
      }
    }
    for view in Array(leaving.cells.values) as [UIView] + Array(leaving.parts.values)
    where !isShown(view) {
      view.isUserInteractionEnabled = false
      view.frame.origin.y += shift
      insertSubview(view, at: backdrop?.superview === self ? 1 : 0)
    }
  }

  private func moveOut(_ leaving: LeavingViews, _ batch: TableUpdates) {
    for (path, cell) in leaving.cells where !isShown(cell) {
      let animation = batch.animation(ofOld: path) ?? .fade
      let end = cell.frame.displaced(by: animation, in: bounds)
      cell.showUpdate(end, alpha: animation == .none || animation.isFading ? 0 : 1)
    }
    for view in leaving.parts.values where !isShown(view) { view.alpha = 0 }
    for (path, cell) in leaving.departing {
      if let frame = rowFrame(path) { cell.frame.origin.y = frame.minY }
    }
  }

  /// Removes the views of an update, but not those that the program has provided again for other
  /// rows or sections in the meantime.
  func remove(_ leaving: LeavingViews) {
    for (path, cell) in leaving.cells {
      restore(cell)
      if !isShown(cell) { endDisplaying(cell, at: path) }
    }
    for (part, view) in leaving.parts {
      restore(view)
      if !isShown(view) { endDisplaying(view, part) }
    }
    for (path, cell) in leaving.departing where !isShown(cell) { endDisplaying(cell, at: path) }
  }

  private func restore(_ view: UIView) {
    view.alpha = 1
    view.isUserInteractionEnabled = true
  }

  /// Whether a view is that of a visible row, header or footer.
  private func isShown(_ view: UIView) -> Bool {
    visible.cells.values.contains { $0 === view } || visible.parts.values.contains { $0 === view }
  }
}

extension UITableView.RowAnimation {
  /// Whether the opacity of the row changes.
  fileprivate var isFading: Bool { self == .fade || self == .automatic || self == .middle }
}

extension CGRect {
  /// Returns the frame in which a row begins to appear, or with which it has disappeared.
  fileprivate func displaced(
    by animation: UITableView.RowAnimation,
    in bounds: CGRect
  ) -> CGRect {
    switch animation {
    case .right: offsetBy(dx: bounds.width, dy: 0)
    case .left: offsetBy(dx: -bounds.width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    case .middle: insetBy(dx: 0, dy: height / 2)
    case .fade, .none, .automatic: self
    }
  }
}

extension UIView {
  /// Sets the frame and the opacity of a row for an update.
  fileprivate func showUpdate(_ frame: CGRect, alpha: CGFloat) {
    self.frame = frame
    self.alpha = alpha
  }
}
