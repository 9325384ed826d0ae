import Foundation

extension UIView {
  /// How long controls take to show a new value, in seconds.
  private static let controlDuration: TimeInterval = 0.25

  /// Makes a view that is part of a control's looks and takes no touches.
  static func controlPart() -> UIView {
    let part = UIView()
    part.isUserInteractionEnabled = false
    return part
  }

  /// Changes the looks of a control, gradually if asked to.
  static func changeControl(
    animated: Bool,
    duration: TimeInterval = controlDuration,
    _ changes: @escaping () -> Void
  ) {
    guard animated else { return changes() }
    let options: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }

  /// Casts the shadow of a thumb.
  func castThumbShadow() {
    layer.shadowOpacity = 0.12
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 3
  }

  /// Rounds the ends of a part with a frame.
  func place(capsule frame: CGRect) {
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
