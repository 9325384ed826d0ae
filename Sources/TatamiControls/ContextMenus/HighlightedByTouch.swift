package import TatamiViews

/// A view that touches highlight: controls and cells.
@MainActor
package protocol HighlightedByTouch: UIView {
  /// Whether the view is highlighted.
  var isHighlighted: Bool { get set }
}
