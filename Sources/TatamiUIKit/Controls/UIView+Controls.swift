import Foundation

extension UIView {
  /// How long controls take to show a new value, in seconds.
  private static let appearanceDuration: TimeInterval = 0.25

  /// Makes a view that is part of a control's looks and takes no touches.
  static func controlSubview() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  /// Changes the looks of a control, gradually if asked to.
  static func changeAppearance(
    animated: Bool,
    duration: TimeInterval = appearanceDuration,
    _ changes: @escaping () -> Void
  ) {
    guard animated else { return changes() }
    let options: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }

  /// Casts the shadow of a thumb.
  func addThumbShadow() {
    layer.shadowOpacity = 0.12
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 3
  }

  /// Rounds the ends of a part with a frame.
  func setCapsuleFrame(_ frame: CGRect) {
    self.frame = frame
    layer.cornerRadius = max(0, min(frame.width, frame.height) / 2)
  }
}

extension CGRect {
  /// Returns the rectangle with left and right exchanged inside some bounds.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
