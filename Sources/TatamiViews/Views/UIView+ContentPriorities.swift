public import Foundation

extension UIView {
  /// The value of `intrinsicContentSize` on an axis without a natural length.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.setHugging(priority, for: axis)
    contentPrioritiesDidChange()
  }

  func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.setCompressionResistance(priority, for: axis)
    contentPrioritiesDidChange()
  }

  private func contentPrioritiesDidChange() {
    engineWithItem?.naturalSizeDidChange(of: self)
    arrangingView?.naturalSizeChanged(of: self)
    superview?.setNeedsLayout()
  }
}
