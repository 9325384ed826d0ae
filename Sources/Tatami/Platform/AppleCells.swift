#if canImport(ObjectiveC)
import TatamiUIKit

/// A table cell that is measured by `sizeThatFits(_:)`, as the kit's cells are.
package class SelfSizingTableCell: UITableViewCell {
  package override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }
}

/// A header or footer that is measured by `sizeThatFits(_:)`, as the kit's are.
package class SelfSizingHeaderFooterView: UITableViewHeaderFooterView {
  package override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }
}
#endif
