import Foundation
import TatamiViews

extension UIStackView {
  /// The visible arranged view with the greatest natural height, the first of several.
  var tallestView: UIView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard var tallest = views.first else { return nil }
    for view in views.dropFirst() where view.naturalHeight > tallest.naturalHeight {
      tallest = view
    }
    return tallest
  }

  /// Has engines read again which view has the baselines of this stack view and of those that arrange
  /// it.
  func renewBaselines() {
    var next: UIStackView? = self
    while let stack = next {
      let mentions = stack.constraintState?.mentions
      mentions?.filter { $0.mentionsBaseline(of: stack) }.forEach { $0.renewRow() }
      next = stack.enclosingStack
      next?.generated?.renewBaselines()
    }
  }
}

extension UIView {
  fileprivate var naturalHeight: CGFloat {
    (self as? UIStackView)?.fittingSize(width: 0).height ?? intrinsicContentSize.height
  }
}

extension NSLayoutConstraint {
  fileprivate final func mentionsBaseline(of view: UIView) -> Bool {
    first.mentionsBaseline(of: view) || second?.mentionsBaseline(of: view) == true
  }
}

extension ConstraintSide {
  /// Whether the side, or the start of its distance, is a baseline of a view.
  fileprivate func mentionsBaseline(of view: UIView) -> Bool {
    if item === view, attribute.isBaseline { return true }
    return start?.side.mentionsBaseline(of: view) == true
  }
}
