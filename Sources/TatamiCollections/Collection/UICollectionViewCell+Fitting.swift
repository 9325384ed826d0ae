import Foundation
import TatamiViews

extension UICollectionViewCell {
  /// Returns the size of a cell in which the constraints of the content fit; nil without constraints.
  func constrainedContentSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard contentView.hasConstraintsInside else { return nil }
    let insets = (self as? UICollectionViewListCell)?.contentInsets ?? (leading: 0, trailing: 0)
    let across = insets.leading + insets.trailing
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - across), height: target.height),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    size.width += across
    return size
  }
}
