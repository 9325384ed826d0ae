import TatamiViews

/// A control whose value changes by steps with arrow keys: a slider, a stepper or a page control.
@MainActor
protocol SteppedControl: UIControl {
  /// Returns the number of steps of an arrow key; nil for other keys.
  func steps(for key: UIKey) -> Int?

  /// Performs steps one after the other on behalf of the user.
  func take(_ steps: [Int])
}

extension SteppedControl {
  func steps(for key: UIKey) -> Int? {
    switch key.keyCode {
    case .keyboardUpArrow: 1
    case .keyboardDownArrow: -1
    case .keyboardRightArrow: isRightToLeft ? -1 : 1
    case .keyboardLeftArrow: isRightToLeft ? 1 : -1
    default: nil
    }
  }

  /// Performs the steps of pressed arrow keys; returns whether there were any.
  func takeSteps(of presses: Set<UIPress>) -> Bool {
    let steps = presses.compactMap { $0.key.flatMap(steps(for:)) }
    guard isEnabled, !steps.isEmpty else { return false }
    take(steps)
    return true
  }
}
