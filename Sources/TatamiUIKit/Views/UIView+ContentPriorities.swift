public import Foundation

extension UIView {
  /// The value of `intrinsicContentSize` on an axis without a natural length.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Returns the priority with which the view resists being larger than its natural size.
  ///
  /// The default is 250. Labels have 251 vertically; controls of one size have 750, text fields,
  /// sliders, progress bars and segmented controls vertically. Stack views stretch the arranged
  /// view of the lowest priority.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets the priority with which the view resists being larger than its natural size, limited to
  /// 0...1000.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.setHugging(priority, for: axis)
    superview?.setNeedsLayout()
  }

  /// Returns the priority with which the view resists being smaller than its natural size.
  ///
  /// The default is 750. Stack views compress the arranged views of the lowest priority first and
  /// those with `required` never.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.compressionResistance[axis]
  }

  /// Sets the priority with which the view resists being smaller than its natural size, limited
  /// to 0...1000.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.setCompressionResistance(priority, for: axis)
    superview?.setNeedsLayout()
  }
}
