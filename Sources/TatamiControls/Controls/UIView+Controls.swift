import Foundation
package import TatamiViews

extension UIView {
  /// The duration of animated changes, in seconds.
  private static let appearanceDuration: TimeInterval = 0.25

  /// Makes a subview of a control that takes no touches.
  static func controlSubview() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  /// Changes the appearance of a control, optionally animated.
  static func changeAppearance(
    animated: Bool,
    duration: TimeInterval = appearanceDuration,
    _ changes: @escaping () -> Void
  ) {
    guard animated else { return changes() }
    let options: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }

  /// Adds the shadow of a thumb to the view.
  func addThumbShadow() {
    layer.shadowOpacity = 0.12
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 3
  }

  /// Sets the frame and rounds the ends.
  func setCapsuleFrame(_ frame: CGRect) {
    self.frame = frame
    layer.cornerRadius = max(0, min(frame.width, frame.height) / 2)
  }

  /// Returns a coordinate rounded down to a pixel boundary.
  func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded(.down) / scale
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally inside bounds.
  package func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
