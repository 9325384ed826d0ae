#if !canImport(ObjectiveC)

import TatamiUIKit

extension ViewCompanion: ResponderCompanion {
  func intrinsicContentSizeDidChange() -> Bool { naturalSizeDidChange() }

  func geometryDidChange() { geometryChanged() }

  /// Marks the box that measures the view, which then solves the constraints with its new frame.
  func constraintsInsideDidChange() {
    let isMeasured = naturalSizeDidChange()
    measure?.view?.solvesInLayout = isMeasured
  }
}

extension UIResponder {
  /// The companion of the responder, or nil if it has none yet.
  var storedCompanion: ViewCompanion? { companion as? ViewCompanion }

  /// The companion of the responder, created on first use.
  var viewCompanion: ViewCompanion {
    if let storedCompanion { return storedCompanion }
    let created = ViewCompanion()
    companion = created
    return created
  }
}

/// A table cell that is measured by `sizeThatFits(_:)`.
package typealias SelfSizingTableCell = UITableViewCell

/// A header or footer that is measured by `sizeThatFits(_:)`.
package typealias SelfSizingHeaderFooterView = UITableViewHeaderFooterView

extension GeometryObserver {
  /// Starts reporting the changes of a view.
  func observe(_ view: UIView) {
    view.viewCompanion.add(self)
  }
}
#endif
