public import Foundation

extension UIView {
  /// A target for the smallest size that fits the content: zero.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for the largest size that fits the content: 10,000 x 10,000 points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size for a target with fitting priority on both axes.
  func fittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size for a target whose lengths compete with the natural ones of the content.
  ///
  /// A length without a natural one is that of the target. The natural height is that in the
  /// resulting width.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if hasConstraintsInside, let size = solvedFittingSize(target, horizontal, vertical) {
      return size
    }
    let free = CGSize(width: horizontal == .required ? target.width : 0, height: 0)
    var natural = naturalSize(in: free)
    let width = fittingLength(.horizontal, natural.width, target.width, horizontal)
    if width < natural.width { natural = naturalSize(in: CGSize(width: width, height: 0)) }
    let height = fittingLength(.vertical, natural.height, target.height, vertical)
    return CGSize(width: width, height: height)
  }

  /// Returns the size that the content has in a width.
  func measuredSize(inWidth width: CGFloat) -> CGSize {
    (self as? any WidthMeasurable)?.fittingSize(inWidth: width)
      ?? sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Returns the size that the content has in a size; `noIntrinsicMetric` for an axis without one.
  private func naturalSize(in size: CGSize) -> CGSize {
    DefaultFitting.overriddenSize(of: self, in: size) ?? intrinsicContentSize
  }

  private func fittingLength(
    _ axis: NSLayoutConstraint.Axis,
    _ natural: CGFloat,
    _ target: CGFloat,
    _ priority: UILayoutPriority
  ) -> CGFloat {
    guard natural != Self.noIntrinsicMetric, priority != .required else { return target }
    let resistance =
      target > natural
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return priority.rawValue > resistance.rawValue ? target : natural
  }
}
