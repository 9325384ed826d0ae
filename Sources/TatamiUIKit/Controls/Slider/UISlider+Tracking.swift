import Foundation

extension UISlider {
  /// How far around the thumb a finger takes hold of it, in points.
  private static let reach: CGFloat = 10
  private static let stepShare: Float = 0.1

  /// Changes the number and shows it.
  func change(animated: Bool = false, _ change: (inout SliderValue) -> Void) {
    change(&number)
    UIView.changeControl(animated: animated) { [self] in placeParts() }
  }

  private var thumbPlace: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Takes hold of the thumb if the finger is on it.
  func takeHold(at point: CGPoint) -> Bool {
    let thumb = thumbPlace
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
    grip = point.x - thumb.midX
    return true
  }

  /// Moves the thumb so that the finger keeps its place on it, and tells so.
  func follow(to point: CGPoint) {
    let track = trackRect(forBounds: bounds)
    let length = track.width - thumbPlace.width
    guard length > 0 else { return }
    let x = point.x - grip - track.minX - thumbPlace.width / 2
    let share = Float(max(0, min(1, x / length)))
    setByUser(number.value(at: isRightToLeft ? 1 - share : share), tells: isContinuous)
  }

  /// Moves the thumb by tenths of the way and tells so.
  func step(by steps: Int) {
    guard isEnabled else { return }
    let share = number.share + Float(steps) * Self.stepShare
    setByUser(number.value(at: max(0, min(1, share))), tells: true)
  }

  private func setByUser(_ value: Float, tells: Bool) {
    let old = number.value
    change { $0.set(value) }
    if tells, number.value != old { send(.valueChanged) }
  }

  /// Returns how far an arrow key moves the thumb; nil for other keys.
  func steps(for key: UIKey) -> Int? {
    switch key.keyCode {
    case .keyboardUpArrow: 1
    case .keyboardDownArrow: -1
    case .keyboardRightArrow: isRightToLeft ? -1 : 1
    case .keyboardLeftArrow: isRightToLeft ? 1 : -1
    default: nil
    }
  }
}
