import Foundation
import TatamiViews

extension UISlider: SteppedControl {
  /// The distance from the thumb within which a touch grabs it, in points.
  private static let grabDistance: CGFloat = 10
  private static let stepFraction: Float = 0.1

  /// Changes the value and moves the thumb.
  func change(animated: Bool = false, _ change: (inout RangedValue<Float>) -> Void) {
    change(&sliderValue)
    UIView.changeAppearance(animated: animated) { [self] in placeSubviews() }
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Grabs the thumb if the touch is on it; returns whether it was grabbed.
  func grabThumb(at point: CGPoint) -> Bool {
    let thumb = thumbFrame
    guard thumb.insetBy(dx: -Self.grabDistance, dy: -Self.grabDistance).contains(point) else {
      return false
    }
    grabOffset = point.x - thumb.midX
    return true
  }

  /// Moves the thumb along with a touch and sends `valueChanged` if the slider is continuous.
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

  func take(_ steps: [Int]) { step(by: steps.reduce(0, +)) }

  /// Changes the value by tenths of the range and sends `valueChanged`.
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
}
