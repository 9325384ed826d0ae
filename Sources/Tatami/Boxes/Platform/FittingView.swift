public import TatamiUIKit

#if canImport(ObjectiveC)
/// A view that is measured by `sizeThatFits(_:)` where Auto Layout would solve constraints.
///
/// A table or collection cell whose content is such a view sizes itself by returning what
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` of the content
/// returns.
open class FittingView: UIView {
  /// Returns the size that fits the content in a space; lengths of 0 do not limit it.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// Returns the size that fits the content.
  ///
  /// - Parameters:
  ///   - targetSize: The lengths, in points, of the axes whose priority is required; the others are
  ///     those of the content.
  ///   - horizontalFittingPriority: The priority of the width.
  ///   - verticalFittingPriority: The priority of the height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let hasWidth = horizontalFittingPriority == .required
    let hasHeight = verticalFittingPriority == .required
    let space = CGSize(
      width: hasWidth ? targetSize.width : 0,
      height: hasHeight ? targetSize.height : 0
    )
    let fitting = sizeThatFits(space)
    return CGSize(
      width: hasWidth ? targetSize.width : fitting.width,
      height: hasHeight ? targetSize.height : fitting.height
    )
  }
}
#else
/// A view that is measured by `sizeThatFits(_:)`.
public typealias FittingView = UIView
#endif
