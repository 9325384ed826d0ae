package import Foundation
package import TatamiViews

/// The view of a navigation controller or of another container with bars.
package final class NavigationView: UIView {
  /// Called to place the subviews.
  package var layoutHandler: () -> Void = {}

  /// Creates a view with a frame.
  package override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil: this kit cannot read archives.
  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layoutHandler()
  }
}
