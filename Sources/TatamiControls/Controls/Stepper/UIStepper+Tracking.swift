import Foundation
import TatamiViews

extension UIStepper: SteppedControl {
  /// The time until the first repetition, in seconds.
  private static let repeatDelay: TimeInterval = 0.5
  /// The time between repetitions, in seconds; a quarter of it after ten repetitions.
  private static let repeatInterval: TimeInterval = 0.2

  /// Changes the value or its range.
  func change(_ change: (inout StepperValue) -> Void) {
    change(&stepperValue)
    updateAppearance()
  }

  func take(_ steps: [Int]) {
    for step in steps { userDidStep(step) }
  }

  /// Performs a step on behalf of the user and sends `valueChanged`.
  func userDidStep(_ direction: Int, sendsEvent: Bool = true) {
    let old = value
    change { $0.take(direction) }
    if sendsEvent, value != old { send(.valueChanged) }
  }

  /// Returns the direction of the half at a point.
  private func direction(at point: CGPoint) -> Int {
    (point.x < bounds.midX) == isRightToLeft ? 1 : -1
  }

  /// Performs a step and schedules its repetition.
  func beginPress(at point: CGPoint) {
    press = StepperPress(direction: direction(at: point), valueBefore: value)
    step()
    repeatStep(after: Self.repeatDelay)
  }

  /// Pauses the repetition outside of the half that was touched first.
  func movePress(to point: CGPoint) {
    guard let press else { return }
    let isInside = bounds.contains(point) && direction(at: point) == press.direction
    guard isInside != press.isInside else { return }
    self.press?.isInside = isInside
    updateAppearance()
  }

  /// Ends the repetition.
  func endPress() {
    guard let press else { return }
    press.timer?.cancel()
    self.press = nil
    updateAppearance()
    if !isContinuous, value != press.valueBefore { send(.valueChanged) }
  }

  private func step() {
    guard let press, press.isInside else { return }
    userDidStep(press.direction, sendsEvent: isContinuous)
  }

  private func repeatStep(after delay: TimeInterval) {
    guard autorepeat else { return }
    press?.timer = layer.runLoop.clock.after(delay) { [weak self] in
      guard let self, press != nil else { return }
      step()
      press?.repetitions += 1
      let isFast = (press?.repetitions ?? 0) >= 10
      repeatStep(after: isFast ? Self.repeatInterval / 4 : Self.repeatInterval)
    }
  }
}
