import Foundation

extension UIStackView: BaselineArranging {
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
      for constraint in stack.constraintState?.mentions ?? []
      where constraint.mentionsBaseline(of: stack) {
        constraint.renewRow()
      }
      next = stack.enclosingStack
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
    [first, second].compactMap(\.self).contains { side in
      (side.item === view && side.attribute.isBaseline)
        || (side.offsetItem === view && side.offsetAttribute?.isBaseline == true)
    }
  }
}
