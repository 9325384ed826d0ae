/// A view that reacts to taps by its touches, which recognizers of superviews cannot see.
@MainActor
package protocol TapReacting: UIView {
  /// Returns whether a tap on the view or on a descendant does something.
  func reactsToTap(on view: UIView) -> Bool
}

extension UITouch {
  /// Whether a view between the touched one and an ancestor reacts to taps.
  package func reachesTapReaction(below ancestor: UIView) -> Bool {
    guard let touched = view else { return false }
    for view in sequence(first: touched, next: \.superview) {
      if view === ancestor { return false }
      if let reacting = view as? any TapReacting, reacting.reactsToTap(on: touched) { return true }
    }
    return false
  }
}
