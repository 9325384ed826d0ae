package import Foundation

/// The state of a view whose margins include those of its superview.
@MainActor
final class InheritedMargins {
  /// The frame of the view, and the bounds of its superview, at which it is measured; nil for the
  /// present ones.
  var place: (frame: CGRect, bounds: CGRect)?
  /// The margins of the last `layoutMarginsDidChange()`, in points.
  fileprivate var used: UIEdgeInsets?
}

// Margins that include the superview's follow the frame in the superview (AL54).
extension UIView {
  func preserveSuperviewMargins(_ isPreserving: Bool) {
    guard isPreserving != (margins.inherited != nil) else { return }
    changeMargins { $0.inherited = isPreserving ? InheritedMargins() : nil }
    margins.inherited?.used = layoutMargins
    if isPreserving { superview?.margins.arePreservedInside = true }
    updateSolverMetrics(.margins)
  }

  /// Updates the margins after the view has moved to another superview.
  func inheritMarginsOfSuperview() {
    guard margins.inherited != nil else { return }
    superview?.margins.arePreservedInside = true
    inheritMargins()
  }

  /// Updates the margins that depend on the frame and the bounds of the view.
  func inheritMargins() {
    if margins.inherited != nil { takeInheritedMargins() }
    inheritMarginsInside()
  }

  /// Updates the margins of the descendants that include those of the view.
  func inheritMarginsInside() {
    guard margins.arePreservedInside else { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      for subview in view.subviews.reversed() where subview.margins.inherited != nil {
        guard subview.takeInheritedMargins(), subview.margins.arePreservedInside else { continue }
        waiting.append(subview)
      }
    }
  }

  /// Uses the margins if they are other ones than before; returns whether they are.
  @discardableResult
  private func takeInheritedMargins() -> Bool {
    guard margins.inherited?.used != layoutMargins else { return false }
    useMargins()
    return true
  }

  /// Gives the solver and the program the margins.
  func useMargins() {
    margins.inherited?.used = layoutMargins
    updateSolverMetrics(.margins)
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Returns what a closure measures while the view has the margins of another place: of a frame in a
  /// superview with other bounds, in points.
  package func measured<Answer>(
    at frame: CGRect,
    in bounds: CGRect,
    _ measure: () -> Answer
  ) -> Answer {
    guard let inherited = margins.inherited else { return measure() }
    inherited.place = (frame, bounds)
    updateSolverMetrics(.margins)
    defer {
      inherited.place = nil
      updateSolverMetrics(.margins)
    }
    return measure()
  }
}
