import TatamiUIKit

extension UIView {
  /// Adds views that constraints place.
  func addConstrained(_ views: [UIView]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Pins views one below another, from the upper edge to the lower one.
  func pinColumn(_ views: [UIView], spacing: CGFloat = 0) {
    var top = topAnchor
    for (index, view) in views.enumerated() {
      let distance = index == 0 ? 0 : spacing
      view.topAnchor.constraint(equalTo: top, constant: distance).isActive = true
      top = view.bottomAnchor
    }
    top.constraint(equalTo: bottomAnchor).isActive = true
  }
}
