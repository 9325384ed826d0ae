package import Foundation

/// A view of another target whose natural height depends on its width in a way of its own.
@MainActor
package protocol WidthMeasurable: UIView {
  /// Returns the natural size in a width that constraints determine.
  func fittingSize(inWidth width: CGFloat) -> CGSize
}
