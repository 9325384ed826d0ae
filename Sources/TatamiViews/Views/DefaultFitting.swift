package import Foundation

/// Determines whether a view overrides `sizeThatFits(_:)`.
@MainActor
package enum DefaultFitting {
  private static var wasUsed = false

  /// Returns the default of `sizeThatFits(_:)`, the view's own size (S43), and records its use.
  static func size(of view: UIView) -> CGSize {
    wasUsed = true
    return view.bounds.size
  }

  /// Returns the size computed by a view's override of `sizeThatFits(_:)`; nil without an override.
  package static func overriddenSize(of view: UIView, in size: CGSize) -> CGSize? {
    wasUsed = false
    let fitting = view.sizeThatFits(size)
    defer { wasUsed = false }
    return wasUsed && fitting == view.bounds.size ? nil : fitting
  }
}
