/// A number limited to a range.
struct SliderValue {
  private(set) var value: Float = 0
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1

  /// The position of the value between minimum and maximum, 0...1.
  var fraction: Float {
    let length = maximum / 2 - minimum / 2
    return length > 0 ? (value / 2 - minimum / 2) / length : 0
  }

  /// Sets the value, limited to the range; NaN counts as the minimum.
  mutating func set(_ newValue: Float) {
    value = newValue > minimum ? min(newValue, maximum) : minimum
  }

  /// Sets the minimum and raises maximum and value to it; ignores a number that is not finite.
  mutating func set(minimum newValue: Float) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  /// Sets the maximum and limits minimum and value to it; ignores a number that is not finite.
  mutating func set(maximum newValue: Float) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  /// Returns the value at a position between minimum (0) and maximum (1).
  func value(at fraction: Float) -> Float {
    minimum * (1 - fraction) + maximum * fraction
  }
}
