/// A number clamped to a range.
struct RangedValue<Number: BinaryFloatingPoint> {
  private(set) var value: Number
  private(set) var minimum: Number
  private(set) var maximum: Number

  /// Creates a value at the lower end of a range.
  init(_ range: ClosedRange<Number>) {
    (value, minimum, maximum) = (range.lowerBound, range.lowerBound, range.upperBound)
  }

  /// Sets the value, clamped to the range; NaN counts as the minimum.
  mutating func set(_ newValue: Number) {
    value = newValue > minimum ? min(newValue, maximum) : minimum
  }

  /// Sets the minimum and raises maximum and value to it; ignores numbers that are not finite.
  mutating func set(minimum newValue: Number) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  /// Sets the maximum and lowers minimum and value to it; ignores numbers that are not finite.
  mutating func set(maximum newValue: Number) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  /// The position of the value between minimum and maximum, 0...1.
  var fraction: Number {
    let length = maximum / 2 - minimum / 2
    return length > 0 ? (value / 2 - minimum / 2) / length : 0
  }

  /// Returns the value at a position between minimum (0) and maximum (1).
  func value(at fraction: Number) -> Number {
    minimum * (1 - fraction) + maximum * fraction
  }
}
