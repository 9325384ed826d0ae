import Foundation

/// Distinguishes views that override `sizeThatFits(_:)` from those that leave it to `UIView`.
@MainActor
enum DefaultFitting {
  private static var wasUsed = false

  /// Returns the default of `sizeThatFits(_:)`, the view's own size (S43), and records its use.
  static func size(of view: UIView) -> CGSize {
    wasUsed = true
    return view.bounds.size
  }

  /// Returns the size that a view's override of `sizeThatFits(_:)` computes; nil without one.
  static func overriddenSize(of view: UIView, in size: CGSize) -> CGSize? {
    wasUsed = false
    let fitting = view.sizeThatFits(size)
    defer { wasUsed = false }
    return wasUsed && fitting == view.bounds.size ? nil : fitting
  }
}
