import TatamiGraphics
import TatamiUIKit

extension UIWindow {
  /// Returns a hidden window with the background of the system.
  ///
  /// - Parameter traits: The traits; 2 pixels per point unless they say otherwise.
  static func forSnapshot(_ traits: UITraitCollection) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.traitOverrides.displayScale = 2
    var overrides = window.traitOverrides
    overrides.values.override(with: traits.values)
    window.traitOverrides = overrides
    window.backgroundColor = .systemBackground
    return window
  }

  /// Closes the window and removes a view from it.
  func endSnapshot(of view: UIView?) {
    view?.removeFromSuperview()
    isHidden = true
    rootViewController = nil
  }
}

extension UIView {
  /// Returns a size with the content's lengths in place of those that are 0.
  func snapshotSize(_ size: CGSize) -> CGSize {
    guard size.width == 0 || size.height == 0 else { return size }
    let fitting = systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: size.width == 0 ? .fittingSizeLevel : .required,
      verticalFittingPriority: size.height == 0 ? .fittingSizeLevel : .required
    )
    // A view without content has the size that the program has set.
    return CGSize(
      width: fitting.width > 0 ? fitting.width : bounds.width,
      height: fitting.height > 0 ? fitting.height : bounds.height
    )
  }

  /// Gives the view a size at the origin of its superview, and shows the window.
  func fill(_ size: CGSize) {
    if translatesAutoresizingMaskIntoConstraints {
      frame = CGRect(origin: .zero, size: size)
    } else if let superview {
      NSLayoutConstraint.activate([
        leftAnchor.constraint(equalTo: superview.leftAnchor),
        topAnchor.constraint(equalTo: superview.topAnchor),
        widthAnchor.constraint(equalToConstant: size.width),
        heightAnchor.constraint(equalToConstant: size.height),
      ])
    }
    window?.isHidden = false
    window?.layoutIfNeeded()
  }
}
