/// A number that changes by steps within a range.
struct StepperValue {
  private(set) var value = 0.0
  private(set) var minimum = 0.0
  private(set) var maximum = 100.0
  /// The difference of one step, above 0.
  var step = 1.0
  var wraps = false

  /// Sets the value, limited to the range; NaN counts as the minimum.
  mutating func set(_ newValue: Double) {
    value = newValue > minimum ? min(newValue, maximum) : minimum
  }

  /// Sets the minimum and raises maximum and value to it; ignores a number that is not finite.
  mutating func set(minimum newValue: Double) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  /// Sets the maximum and limits minimum and value to it; ignores a number that is not finite.
  mutating func set(maximum newValue: Double) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  /// Whether a step in a direction, 1 or -1, changes the value.
  func canStep(_ direction: Int) -> Bool {
    if wraps { return maximum > minimum }
    return direction > 0 ? value < maximum : value > minimum
  }

  /// Takes a step in a direction, 1 or -1.
  mutating func take(_ direction: Int) {
    let next = value + Double(direction) * step
    guard wraps, next > maximum || next < minimum else { return set(next) }
    value = next > maximum ? minimum : maximum
  }
}
