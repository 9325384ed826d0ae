#if canImport(ObjectiveC)
import TatamiUIKit

extension ListCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }
}

extension ListBoundaryView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }
}

extension BoxView {
  /// Returns the size that fits the content; a required length of the target is kept.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthRequired = horizontalFittingPriority == .required
    let isHeightRequired = verticalFittingPriority == .required
    let fitting = sizeThatFits(
      CGSize(
        width: isWidthRequired ? targetSize.width : 0,
        height: isHeightRequired ? targetSize.height : 0
      )
    )
    return CGSize(
      width: isWidthRequired ? targetSize.width : fitting.width,
      height: isHeightRequired ? targetSize.height : fitting.height
    )
  }
}
#endif
