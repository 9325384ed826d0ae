import Foundation

extension UISlider {
  /// How far around the thumb a finger takes hold of it, in points.
  private static let grabDistance: CGFloat = 10
  private static let stepFraction: Float = 0.1

  /// Changes the number and shows it.
  func change(animated: Bool = false, _ change: (inout SliderValue) -> Void) {
    change(&sliderValue)
    UIView.changeAppearance(animated: animated) { [self] in placeSubviews() }
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Takes hold of the thumb if the finger is on it.
  func grabThumb(at point: CGPoint) -> Bool {
    let thumb = thumbFrame
    guard thumb.insetBy(dx: -Self.grabDistance, dy: -Self.grabDistance).contains(point) else {
      return false
    }
    grabOffset = point.x - thumb.midX
    return true
  }

  /// Moves the thumb so that the finger keeps its place on it, and sendsEvent so.
  func dragThumb(to point: CGPoint) {
    let track = trackRect(forBounds: bounds)
    let length = track.width - thumbFrame.width
    guard length > 0 else { return }
    let x = point.x - grabOffset - track.minX - thumbFrame.width / 2
    let fraction = Float(max(0, min(1, x / length)))
    userDidSet(
      sliderValue.value(at: isRightToLeft ? 1 - fraction : fraction),
      sendsEvent: isContinuous
    )
  }

  /// Moves the thumb by tenths of the way and sendsEvent so.
  func step(by steps: Int) {
    guard isEnabled else { return }
    let fraction = sliderValue.fraction + Float(steps) * Self.stepFraction
    userDidSet(sliderValue.value(at: max(0, min(1, fraction))), sendsEvent: true)
  }

  private func userDidSet(_ value: Float, sendsEvent: Bool) {
    let old = sliderValue.value
    change { $0.set(value) }
    if sendsEvent, sliderValue.value != old { send(.valueChanged) }
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
