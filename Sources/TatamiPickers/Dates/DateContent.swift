import Foundation
import TatamiViews

/// The views of a date picker in one style.
@MainActor
protocol DateContent: UIView {
  /// Called with the values that a person has picked.
  var didPick: (DateSettings) -> Void { get set }
  /// Whether a person can pick.
  var isEnabled: Bool { get set }
  /// Returns the size for an available width, in points; 0 if it is not limited.
  func fittingSize(_ width: CGFloat) -> CGSize
  /// Shows values.
  func show(_ settings: DateSettings, animated: Bool)
}
