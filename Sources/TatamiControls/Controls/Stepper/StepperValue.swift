/// A number that changes by steps within a range.
struct StepperValue {
  var range = RangedValue(0...100.0)
  /// The difference of one step, above 0.
  var step = 1.0
  var wraps = false

  /// Whether a step in a direction, 1 or -1, changes the value.
  func canStep(_ direction: Int) -> Bool {
    if wraps { return range.maximum > range.minimum }
    return direction > 0 ? range.value < range.maximum : range.value > range.minimum
  }

  /// Performs a step in a direction, 1 or -1.
  mutating func take(_ direction: Int) {
    let next = range.value + Double(direction) * step
    guard wraps, next > range.maximum || next < range.minimum else { return range.set(next) }
    range.set(next > range.maximum ? range.minimum : range.maximum)
  }
}
