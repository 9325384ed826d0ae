import Foundation

extension UIViewController {
  /// The smallest margins of the root view in the width of the traits.
  var traitMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Returns the margins of the root view (AL53).
  func margins(ofView margins: ViewMargins) -> NSDirectionalEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return margins.own ?? margins.standard }
    let minimum = systemMinimumLayoutMargins
    guard let own = margins.own else { return minimum }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top),
      leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom),
      trailing: max(own.trailing, minimum.trailing)
    )
  }
}
