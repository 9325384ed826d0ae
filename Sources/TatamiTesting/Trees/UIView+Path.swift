import TatamiUIKit

extension UIView {
  /// The classes of the views from the window to this one, with identifiers, or else with numbers
  /// among views of the same class: `UIWindow/UIStackView/UIButton[1]`.
  var pathFromWindow: String {
    let views = sequence(first: self) { $0.superview }
    return views.map(\.pathComponent).reversed().joined(separator: "/")
  }

  private var pathComponent: String {
    let name = "\(type(of: self))"
    if let accessibilityIdentifier { return "\(name)#\(accessibilityIdentifier)" }
    let alike = superview?.subviews.filter { type(of: $0) == type(of: self) } ?? []
    guard alike.count > 1, let index = alike.firstIndex(of: self) else { return name }
    return "\(name)[\(index)]"
  }
}

extension UIResponder {
  /// The view itself, or the view that contains an element; containers are followed 100 times.
  var containingView: UIView? {
    let containers = sequence(first: self as AnyObject) { object in
      (object as? UIAccessibilityElement)?.accessibilityContainer
    }
    return containers.prefix(100).lazy.compactMap { $0 as? UIView }.first
  }
}
