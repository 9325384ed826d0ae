#if canImport(ObjectiveC)
public import Foundation
public import TatamiUIKit

/// A table cell that Auto Layout measures at the width of a column.
open class ColumnCell: UITableViewCell {
  /// Returns the size that fits the constraints at the width of the column.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = (self as? any ColumnMeasuring)?.columnWidth(targetSize.width) ?? targetSize.width
    return super.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

extension UITableView {
  /// Returns the proposed target; a different target of the delegate is visible only after the
  /// drop.
  func acceptedTarget(from source: IndexPath, to proposal: IndexPath) -> IndexPath { proposal }
}
#endif
